//! The declarative formats of types and attributes: `` `<` struct(params) `>` ``. What the parameters are follows from
//! their classes in C++ (MLIR: `FieldParser`).

use super::lexer::{Lexer, Token};
use super::parametric_defaults::{makes_value, written_default};
use super::{FormatError, Whitespace};
use crate::ods::{
    DialectDescription, Dialects, EnumDescription, EnumSpelling, ParameterDescription,
    ParametricDescription,
};
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
    /// Only C++ knows.
    Unknown,
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

    /// The forms of a dialect that a project's files do not describe, as far as that dialect alone determines them.
    #[must_use]
    pub fn of_dialect(dialect: &DialectDescription) -> ParametricForms {
        let mut forms = ParametricForms::default();
        let classes = Classes::of(std::iter::once(dialect));
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
    /// has several texts.
    fn spread_unknown(&mut self) {
        loop {
            let within = |one: &FormParameter| {
                let form = match &one.kind {
                    ParameterKind::AttributeOf(name) => self.attributes.get(name.as_bytes()),
                    ParameterKind::TypeOf(name) => self.types.get(name.as_bytes()),
                    _ => return (true, true),
                };
                form.map_or((false, false), |form| (form.is_known, form.has_one_text))
            };
            let next = |form: &ParametricForm| {
                let own = (form.is_known, form.has_one_text);
                let inner = form.parameters.iter().map(within);
                let next = inner.fold(own, |all, one| (all.0 && one.0, all.1 && one.1));
                (next != own).then_some(next)
            };
            let changed = |forms: &FxHashMap<Box<[u8]>, Arc<ParametricForm>>| -> Vec<_> {
                forms.iter().filter_map(|(name, form)| Some((name.clone(), next(form)?))).collect()
            };
            let (types, attributes) = (changed(&self.types), changed(&self.attributes));
            if types.is_empty() && attributes.is_empty() {
                return;
            }
            for (all, changed) in [(&mut self.types, types), (&mut self.attributes, attributes)] {
                for (name, (is_known, has_one_text)) in changed {
                    if let Some(form) = all.get_mut(&name).map(Arc::make_mut) {
                        (form.is_known, form.has_one_text) = (is_known, has_one_text);
                    }
                }
            }
        }
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
    for index in parser.custom {
        if let Some(own) = parameters.get_mut(index) {
            own.kind = ParameterKind::Unknown;
        }
    }
    let is_known =
        parameters.iter().all(|own| own.is_self_type || own.kind != ParameterKind::Unknown)
            && !has_custom(&directives);
    let has_one_text = one.parameters.iter().zip(&parameters).all(|(described, own)| {
        let is_cpp_only = || described.default.as_deref().is_some_and(|it| makes_value(it, own));
        own.default.is_some() || !is_cpp_only()
    });
    let class = one.class.rsplit("::").next().unwrap_or_default().into();
    Some(ParametricForm { class, parameters, directives, is_known, has_one_text })
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

fn has_custom(directives: &[ParameterDirective]) -> bool {
    directives.iter().any(|one| match one {
        ParameterDirective::Custom(_) => true,
        ParameterDirective::Optional { first, second, .. } => {
            has_custom(first) || has_custom(second)
        }
        _ => false,
    })
}

/// The textual forms of C++ classes, by the last part of their names, with the namespace of each.
#[derive(Default)]
struct Classes<'d> {
    by_name: FxHashMap<&'d str, Vec<(&'d str, ParameterKind)>>,
    enum_attributes: FxHashMap<String, ParameterKind>,
    enums: FxHashMap<&'d str, ParameterKind>,
}

impl<'d> Classes<'d> {
    fn new(dialects: &'d Dialects) -> Classes<'d> {
        Classes::of(dialects.dialects())
    }

    fn of(dialects: impl Iterator<Item = &'d DialectDescription>) -> Classes<'d> {
        let mut all = Classes::default();
        for dialect in dialects {
            for one in &dialect.types {
                let is_written = one.format.is_some() || one.is_custom;
                let kind = ParameterKind::TypeOf(one.name.clone());
                all.add(&one.class, if is_written { kind } else { ParameterKind::Type });
            }
            for one in &dialect.attributes {
                let is_written = one.format.is_some() || one.is_custom;
                let kind = ParameterKind::AttributeOf(one.name.clone());
                all.add(&one.class, if is_written { kind } else { ParameterKind::Attribute });
            }
            for one in &dialect.enums {
                all.enums.entry(&one.name).or_insert_with(|| ParameterKind::Word(Arc::clone(one)));
                if matches!(one.spelling, EnumSpelling::Dialect { .. }) {
                    let kind = ParameterKind::EnumAttribute(Arc::clone(one));
                    all.enum_attributes.entry(format!("{}Attr", one.name)).or_insert(kind);
                }
            }
        }
        all
    }

    fn add(&mut self, class: &'d str, kind: ParameterKind) {
        let last = class.rsplit("::").next().unwrap_or(class);
        self.by_name.entry(last).or_default().push((class, kind));
    }

    /// Looks up a class that may omit namespaces, as `user` refers to it; prefers one in the same namespace.
    fn find(&self, class: &str, user: &str) -> Option<ParameterKind> {
        let last = class.rsplit("::").next()?;
        let is_meant = |full: &str| {
            full.strip_suffix(class)
                .is_some_and(|before| before.is_empty() || before.ends_with("::"))
        };
        let folder = user.rsplit_once("::").map_or("", |(folder, _)| folder);
        let found = self.by_name.get(last).into_iter().flatten();
        let mut found = found.filter(|(full, _)| is_meant(full));
        let own = found
            .clone()
            .find(|(full, _)| full.rsplit_once("::").is_some_and(|(own, _)| own == folder));
        let found = own.or_else(|| found.next()).map(|(_, kind)| kind.clone());
        found.or_else(|| self.enum_attributes.get(last).or_else(|| self.enums.get(last)).cloned())
    }
}

fn parameter(own: &ParameterDescription, user: &str, classes: &Classes<'_>) -> FormParameter {
    let (class, is_list) = element_class(&own.class);
    let kind = match &own.words {
        _ if own.is_custom => ParameterKind::Unknown,
        Some(words) if own.lists_words => ParameterKind::Words(Arc::clone(words)),
        Some(words) => ParameterKind::Word(Arc::clone(words)),
        None => kind(class).or_else(|| classes.find(class, user)).unwrap_or(ParameterKind::Unknown),
    };
    let default = own.default.as_deref().and_then(|text| written_default(text, &kind, is_list));
    FormParameter {
        name: own.name.clone(),
        is_list,
        is_optional: own.default.is_some(),
        default,
        class: own.class.clone(),
        is_self_type: own.is_self_type,
        kind,
    }
}

/// A class without namespaces of LLVM and MLIR; of a list, that of its elements.
fn element_class(class: &str) -> (&str, bool) {
    let class = plain(class);
    for list in ["ArrayRef<", "SmallVector<"] {
        if let Some(inner) = class.strip_prefix(list).and_then(|rest| rest.strip_suffix('>')) {
            return (plain(inner.split(',').next().unwrap_or(inner)), true);
        }
    }
    let inner = class.strip_prefix("std::optional<").and_then(|rest| rest.strip_suffix('>'));
    (plain(inner.unwrap_or(class)), false)
}

pub(super) fn plain(class: &str) -> &str {
    let class = class.trim().trim_start_matches("::");
    class.strip_prefix("mlir::").or_else(|| class.strip_prefix("llvm::")).unwrap_or(class)
}

/// Returns the textual form of the classes of C++ and of MLIR itself.
fn kind(class: &str) -> Option<ParameterKind> {
    Some(match class {
        "bool" => ParameterKind::Boolean,
        "float" | "double" => ParameterKind::Float,
        "int" | "unsigned" | "unsigned int" | "size_t" | "int8_t" | "int16_t" | "int32_t"
        | "int64_t" | "uint8_t" | "uint16_t" | "uint32_t" | "uint64_t" | "APInt" => {
            ParameterKind::Integer
        }
        "StringRef" => ParameterKind::Text,
        "AffineMap" => ParameterKind::AffineMap,
        "Attribute"
        | "TypedAttr"
        | "ArrayAttr"
        | "DictionaryAttr"
        | "IntegerAttr"
        | "BoolAttr"
        | "FloatAttr"
        | "StringAttr"
        | "TypeAttr"
        | "UnitAttr"
        | "SymbolRefAttr"
        | "FlatSymbolRefAttr"
        | "AffineMapAttr"
        | "IntegerSetAttr"
        | "ElementsAttr"
        | "DenseElementsAttr"
        | "DenseIntElementsAttr"
        | "DenseFPElementsAttr" => ParameterKind::Attribute,
        "DenseBoolArrayAttr" => ParameterKind::DenseArray("i1".into()),
        "DenseI8ArrayAttr" => ParameterKind::DenseArray("i8".into()),
        "DenseI16ArrayAttr" => ParameterKind::DenseArray("i16".into()),
        "DenseI32ArrayAttr" => ParameterKind::DenseArray("i32".into()),
        "DenseI64ArrayAttr" => ParameterKind::DenseArray("i64".into()),
        "DenseF32ArrayAttr" => ParameterKind::DenseArray("f32".into()),
        "DenseF64ArrayAttr" => ParameterKind::DenseArray("f64".into()),
        "Type" | "IntegerType" | "FloatType" | "IndexType" | "RankedTensorType" | "TensorType"
        | "VectorType" | "MemRefType" | "BaseMemRefType" | "ShapedType" | "FunctionType"
        | "TupleType" | "ComplexType" => ParameterKind::Type,
        interface if interface.ends_with("TypeInterface") => ParameterKind::Type,
        _ => return None,
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
