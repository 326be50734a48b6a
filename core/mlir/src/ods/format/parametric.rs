//! The declarative formats of types and attributes: `` `<` struct(params) `>` ``. What the parameters are follows from
//! their classes in C++ (MLIR: `FieldParser`).

use super::lexer::{Lexer, Token};
use super::parametric_classes::{Classes, parameter};
use super::parametric_defaults::makes_value;
use super::{FormatError, Whitespace};
use crate::ods::{DialectDescription, Dialects, EnumDescription, ParametricDescription};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The maximum depth of groups.
const MAX_GROUP_DEPTH: u32 = 16;

/// A piece of a format. Parameters are indices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParameterDirective {
    /// A keyword or punctuation.
    Literal(Box<str>),
    /// White space between two elements; only the printer uses it.
    Whitespace(Whitespace),
    /// `$parameter`
    Parameter {
        /// Its index.
        index: usize,
        /// Whether it is written with the name of its dialect and its own.
        qualified: bool,
    },
    /// `params`, or several of them: with commas between.
    Parameters(Vec<usize>),
    /// `struct(params)`: `name = value`, with commas between, in any order.
    Struct(Vec<usize>),
    /// `custom<X>(…)`: only C++ knows. Its text is kept for the first of its parameters.
    Custom(Vec<usize>),
    /// `(… $anchor^ …)?` or `(…) : (…)?`
    Optional {
        /// The group that is written first.
        first: Vec<ParameterDirective>,
        /// The one after the colon.
        second: Vec<ParameterDirective>,
        /// The parameters; at least one must be present.
        anchor: Vec<usize>,
        /// Whether the anchor is in the second group: it is printed if the anchor is present.
        in_second: bool,
    },
}

/// The kind of a parameter, or of each element of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParameterKind {
    /// An integer: `4`.
    Integer,
    /// `true` or `false`.
    Boolean,
    /// A number as C++ prints one: `1.000000e-01`.
    Float,
    /// A text in quotes.
    Text,
    /// A word of an enumeration; several of a set in quotes.
    Word(Arc<EnumDescription>),
    /// A word of an enumeration, or several of a set.
    Words(Arc<EnumDescription>),
    /// An attribute in full.
    Attribute,
    /// `[1, 2]`, with the type of the elements.
    DenseArray(Box<str>),
    /// A map without its keyword.
    AffineMap,
    /// A type in full.
    Type,
    /// An attribute of a dialect, by its full name, which need not be written.
    AttributeOf(Box<str>),
    /// A type of a dialect, by its full name, which need not be written.
    TypeOf(Box<str>),
    /// The attribute of an enumeration.
    EnumAttribute(Arc<EnumDescription>),
    /// An attribute that is stored once: its full name, which need not be written, or `None` for an attribute in full of
    /// a class that only C++ declares.
    Linked(Option<Box<str>>),
    /// Only C++ knows.
    Unknown,
}

impl ParameterKind {
    /// Whether only C++ knows all the values.
    #[must_use]
    pub fn is_of_cpp(&self) -> bool {
        matches!(self, ParameterKind::Linked(None) | ParameterKind::Unknown)
    }
}

/// A parameter of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormParameter {
    /// As in structs.
    pub name: Box<str>,
    /// Its kind.
    pub kind: ParameterKind,
    /// Whether it is a list of that, with commas between.
    pub is_list: bool,
    /// Whether it need not be written.
    pub is_optional: bool,
    /// The default value as the format spells it; `None` if only C++ can spell it.
    pub default: Option<Box<str>>,
    /// Its class in C++.
    pub class: Box<str>,
    /// Whether it is the type after the attribute.
    pub is_self_type: bool,
}

/// A type or an attribute that has a declarative format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParametricForm {
    /// The name of the class in C++, without its namespace.
    pub class: Box<str>,
    /// Its parameters.
    pub parameters: Vec<FormParameter>,
    /// Their spelling.
    pub directives: Vec<ParameterDirective>,
    /// Whether it has no C++-only parts.
    pub is_known: bool,
    /// Whether text that does not fit is an error: if there are C++-only parts, they are parameters of structs, whose names
    /// tell where they end.
    pub is_held: bool,
    /// Whether it is checked and not printed: its attributes refer to others, each stored once.
    pub is_linked: bool,
    /// Whether equal values have one text: no parameter may be left out for a default that only C++ knows.
    pub has_one_text: bool,
}

impl ParametricForm {
    /// Whether nothing follows the name.
    #[must_use]
    pub fn takes_nothing(&self) -> bool {
        self.directives.iter().all(|one| matches!(one, ParameterDirective::Whitespace(_)))
    }

    /// Whether no parameter may be an attribute that refers to others by its own form.
    #[must_use]
    pub fn has_plain_parameters(&self) -> bool {
        let is_plain = |one: &FormParameter| match &one.kind {
            ParameterKind::Integer
            | ParameterKind::Boolean
            | ParameterKind::Text
            | ParameterKind::Attribute
            | ParameterKind::Type => true,
            ParameterKind::Word(words)
            | ParameterKind::Words(words)
            | ParameterKind::EnumAttribute(words) => !words.bits,
            _ => false,
        };
        self.is_known && self.parameters.iter().all(is_plain)
    }

    /// Whether the printer always begins without a blank.
    #[must_use]
    pub fn begins_adjacent(&self) -> bool {
        self.directives.first() == Some(&ParameterDirective::Whitespace(Whitespace::Nothing))
    }

    /// Whether `<` has to follow the name.
    #[must_use]
    pub fn needs_bracket(&self) -> bool {
        let first = self.directives.first();
        matches!(first, Some(ParameterDirective::Literal(text)) if &**text == "<")
    }

    /// Whether the text after the name begins with `<` or is empty.
    #[must_use]
    pub fn begins_with_bracket(&self) -> bool {
        let mut written =
            self.directives.iter().filter(|one| !matches!(one, ParameterDirective::Whitespace(_)));
        match written.next() {
            Some(ParameterDirective::Literal(text)) => text.starts_with('<'),
            // Brackets that need not be there: `!llvm.ptr<3>`.
            Some(ParameterDirective::Optional { first, .. }) => matches!(
                first.first(),
                Some(ParameterDirective::Literal(text)) if text.starts_with('<')
            ),
            first => first.is_none(),
        }
    }
}

/// The forms of types and attributes, by full name.
#[derive(Debug, Clone, Default)]
pub struct ParametricForms {
    types: FxHashMap<Box<[u8]>, Arc<ParametricForm>>,
    attributes: FxHashMap<Box<[u8]>, Arc<ParametricForm>>,
}

/// The facts about a form that those within it may change.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Knowledge {
    is_known: bool,
    is_held: bool,
    has_one_text: bool,
}

impl ParametricForms {
    /// The forms that a project's own files declare.
    #[must_use]
    pub fn new(dialects: &Dialects) -> ParametricForms {
        let mut forms = ParametricForms::default();
        let is_declared = |one: &Arc<ParametricDescription>| one.place.is_some();
        let mut own = dialects.replaced();
        if !own.any(|one| one.types.iter().chain(&one.attributes).any(is_declared)) {
            return forms;
        }
        let classes = Classes::new(dialects);
        for dialect in dialects.replaced() {
            for (all, list) in
                [(&mut forms.types, &dialect.types), (&mut forms.attributes, &dialect.attributes)]
            {
                for one in list.iter().filter(|one| is_declared(one)) {
                    if let Some(form) = form(one, &classes) {
                        all.insert(one.name.as_bytes().into(), Arc::new(form));
                    }
                }
            }
        }
        forms.spread_unknown();
        forms
    }

    /// The forms of a dialect that a project's files do not describe, as far as that dialect alone determines them. Its
    /// attributes refer to each other, each stored once, if they are `linked`.
    #[must_use]
    pub fn of_dialect(dialect: &DialectDescription, linked: bool) -> ParametricForms {
        let mut forms = ParametricForms::default();
        let mut classes = Classes::of(std::iter::once(dialect));
        classes.linked = linked;
        for (all, list) in
            [(&mut forms.types, &dialect.types), (&mut forms.attributes, &dialect.attributes)]
        {
            for one in list {
                if let Some(form) = form(one, &classes) {
                    all.insert(one.name.as_bytes().into(), Arc::new(form));
                }
            }
        }
        forms.spread_unknown();
        forms
    }

    /// A form that has one within that is not known to the end is not known either, and one with several texts within
    /// has several texts. One that is not held within makes it not held, but in a struct of linked attributes.
    fn spread_unknown(&mut self) {
        loop {
            let changed = |forms: &FxHashMap<Box<[u8]>, Arc<ParametricForm>>| -> Vec<_> {
                let changed = forms.iter().filter_map(|(name, form)| {
                    let next = self.spread_to(form)?;
                    Some((name.clone(), next))
                });
                changed.collect()
            };
            let (types, attributes) = (changed(&self.types), changed(&self.attributes));
            if types.is_empty() && attributes.is_empty() {
                return;
            }
            for (all, changed) in [(&mut self.types, types), (&mut self.attributes, attributes)] {
                for (name, next) in changed {
                    if let Some(form) = all.get_mut(&name).map(Arc::make_mut) {
                        form.is_known = next.is_known;
                        form.is_held = next.is_held;
                        form.has_one_text = next.has_one_text;
                    }
                }
            }
        }
    }

    /// Returns the facts about a form after those within it; `None` if they are the same.
    fn spread_to(&self, form: &ParametricForm) -> Option<Knowledge> {
        let own = Knowledge {
            is_known: form.is_known,
            is_held: form.is_held,
            has_one_text: form.has_one_text,
        };
        let mut next = own;
        for (index, one) in form.parameters.iter().enumerate() {
            let inner = match &one.kind {
                ParameterKind::AttributeOf(name) | ParameterKind::Linked(Some(name)) => {
                    self.attribute(name.as_bytes())
                }
                ParameterKind::TypeOf(name) => self.ty(name.as_bytes()),
                _ => continue,
            };
            let is_linked = matches!(one.kind, ParameterKind::Linked(_));
            next.is_known &= inner.is_some_and(|inner| inner.is_known);
            next.has_one_text &= inner.is_some_and(|inner| inner.has_one_text);
            next.is_held &= inner.is_some_and(|inner| inner.is_held)
                || is_linked && !is_outside_struct(&form.directives, index);
        }
        (next != own).then_some(next)
    }

    /// The form of a type, by its full name.
    #[must_use]
    pub fn ty(&self, name: &[u8]) -> Option<&Arc<ParametricForm>> {
        self.types.get(name)
    }

    /// The form of an attribute, by its full name.
    #[must_use]
    pub fn attribute(&self, name: &[u8]) -> Option<&Arc<ParametricForm>> {
        self.attributes.get(name)
    }
}

fn form(one: &ParametricDescription, classes: &Classes<'_>) -> Option<ParametricForm> {
    let mut parameters: Vec<_> =
        one.parameters.iter().map(|own| parameter(own, &one.class, classes)).collect();
    let lexer = Lexer::new(declared_format(one)?);
    let mut parser = DefFormatParser { lexer, parameters: &parameters, custom: Vec::new() };
    let directives = parser.format().ok()?;
    let has_custom_in_struct = !parser.custom.is_empty();
    for index in parser.custom {
        if let Some(own) = parameters.get_mut(index) {
            own.kind = ParameterKind::Unknown;
        }
    }
    let is_plain = !has_custom(&directives);
    let is_known =
        is_plain && parameters.iter().all(|own| own.is_self_type || !own.kind.is_of_cpp());
    // A parser of the project's own may take names and commas.
    let may_be_held = |(index, own): (usize, &FormParameter)| {
        let is_custom = one.parameters.get(index).is_some_and(|one| one.is_custom);
        own.kind != ParameterKind::Unknown
            || own.is_self_type
            || !(is_outside_struct(&directives, index) || is_custom && one.place.is_some())
    };
    let is_held =
        is_plain && !has_custom_in_struct && parameters.iter().enumerate().all(may_be_held);
    let has_one_text = one.parameters.iter().zip(&parameters).all(|(described, own)| {
        let is_cpp_only = || described.default.as_deref().is_some_and(|it| makes_value(it, own));
        own.default.is_some() || !is_cpp_only()
    });
    let class = one.class.rsplit("::").next().unwrap_or_default().into();
    Some(ParametricForm {
        class,
        parameters,
        directives,
        is_known,
        is_held,
        is_linked: classes.linked,
        has_one_text,
    })
}

/// The format of a type or an attribute; `None` if only C++ knows it. Without parameters there is nothing to write.
fn declared_format(one: &ParametricDescription) -> Option<&str> {
    let is_plain = one.parameters.is_empty()
        && !one.is_custom
        && !one.is_condition
        && one.place.is_some()
        && !one.name.ends_with('.');
    one.format.as_deref().or(is_plain.then_some(""))
}

/// Whether a parameter is written without its name.
fn is_outside_struct(directives: &[ParameterDirective], index: usize) -> bool {
    directives.iter().any(|one| match one {
        ParameterDirective::Parameter { index: own, .. } => *own == index,
        ParameterDirective::Parameters(all) | ParameterDirective::Custom(all) => {
            all.contains(&index)
        }
        ParameterDirective::Optional { first, second, .. } => {
            is_outside_struct(first, index) || is_outside_struct(second, index)
        }
        ParameterDirective::Literal(_)
        | ParameterDirective::Whitespace(_)
        | ParameterDirective::Struct(_) => false,
    })
}

fn has_custom(directives: &[ParameterDirective]) -> bool {
    directives.iter().any(|one| match one {
        ParameterDirective::Custom(_) => true,
        ParameterDirective::Optional { first, second, .. } => {
            has_custom(first) || has_custom(second)
        }
        _ => false,
    })
}

/// The directives of a group, and the parameters that are its anchor.
type Group = (Vec<ParameterDirective>, Option<Vec<usize>>);

struct DefFormatParser<'a> {
    lexer: Lexer<'a>,
    parameters: &'a [FormParameter],
    /// The parameters that `custom<…>` directives read.
    custom: Vec<usize>,
}

impl DefFormatParser<'_> {
    fn format(&mut self) -> Result<Vec<ParameterDirective>, FormatError> {
        let mut directives = Vec::new();
        while self.lexer.peek() != Token::End {
            directives.push(self.directive(MAX_GROUP_DEPTH)?);
        }
        Ok(directives)
    }

    fn directive(&mut self, depth: u32) -> Result<ParameterDirective, FormatError> {
        let Some(depth) = depth.checked_sub(1) else { return self.lexer.fail("nested too deep") };
        match self.lexer.next() {
            Token::Literal(text) => Ok(match text {
                "" => ParameterDirective::Whitespace(Whitespace::Nothing),
                " " => ParameterDirective::Whitespace(Whitespace::Blank),
                "\\n" => ParameterDirective::Whitespace(Whitespace::NewLine),
                text => ParameterDirective::Literal(text.into()),
            }),
            Token::Variable(name) => {
                Ok(ParameterDirective::Parameter { index: self.named(name)?, qualified: false })
            }
            Token::Word("params") => Ok(ParameterDirective::Parameters(self.all())),
            Token::Word("qualified") => {
                let one = self.list(depth)?.first().copied();
                let Some(index) = one else { return self.lexer.fail("expected a parameter") };
                Ok(ParameterDirective::Parameter { index, qualified: true })
            }
            Token::Word("struct") => Ok(ParameterDirective::Struct(self.list(depth)?)),
            Token::Word("custom") => {
                self.custom_name()?;
                Ok(ParameterDirective::Custom(self.list(depth)?))
            }
            Token::Mark('(') => self.optional(depth),
            _ => self.lexer.fail("expected a literal, a parameter, a directive or a group"),
        }
    }

    /// Parses `<X>` after `custom`.
    fn custom_name(&mut self) -> Result<(), FormatError> {
        self.lexer.expect('<')?;
        self.lexer.next();
        self.lexer.expect('>')
    }

    fn named(&self, name: &str) -> Result<usize, FormatError> {
        match self.parameters.iter().position(|own| *own.name == *name) {
            Some(index) => Ok(index),
            None => self.lexer.fail("no such parameter"),
        }
    }

    /// Returns all parameters except the attribute's own type, which follows it.
    fn all(&self) -> Vec<usize> {
        let all = self.parameters.iter().enumerate().filter(|(_, own)| !own.is_self_type);
        all.map(|(index, _)| index).collect()
    }

    /// `(params)`, or parameters with commas between; `ref(…)` among them.
    fn list(&mut self, depth: u32) -> Result<Vec<usize>, FormatError> {
        let Some(depth) = depth.checked_sub(1) else { return self.lexer.fail("nested too deep") };
        self.lexer.expect('(')?;
        let mut list = Vec::new();
        loop {
            match self.lexer.next() {
                Token::Word("params") => list.extend(self.all()),
                Token::Variable(name) => list.push(self.named(name)?),
                Token::Word("ref" | "qualified") => list.extend(self.list(depth)?),
                Token::Word("custom") => {
                    self.custom_name()?;
                    let own = self.list(depth)?;
                    self.custom.extend(&own);
                    list.extend(own.first());
                }
                Token::Text(_) => {}
                _ => return self.lexer.fail("expected a parameter"),
            }
            if !self.lexer.eat(',') {
                self.lexer.expect(')')?;
                return Ok(list);
            }
        }
    }

    fn optional(&mut self, depth: u32) -> Result<ParameterDirective, FormatError> {
        let (first, own) = self.group(depth)?;
        let (mut second, mut other) = (Vec::new(), None);
        if self.lexer.eat(':') {
            self.lexer.expect('(')?;
            (second, other) = self.group(depth)?;
        }
        self.lexer.expect('?')?;
        let in_second = own.is_none();
        let Some(anchor) = own.or(other) else {
            return self.lexer.fail("a group without an anchor");
        };
        Ok(ParameterDirective::Optional { first, second, anchor, in_second })
    }

    /// Parses the directives of a group after its `(` through its `)`, and the parameters that are its anchor.
    fn group(&mut self, depth: u32) -> Result<Group, FormatError> {
        let (mut directives, mut anchor) = (Vec::new(), None);
        while !self.lexer.eat(')') {
            let one = self.directive(depth)?;
            if self.lexer.eat('^') {
                anchor = Some(match &one {
                    ParameterDirective::Parameter { index, .. } => vec![*index],
                    ParameterDirective::Parameters(all) | ParameterDirective::Struct(all) => {
                        all.clone()
                    }
                    _ => return self.lexer.fail("only parameters are anchors"),
                });
            }
            directives.push(one);
        }
        Ok((directives, anchor))
    }
}
