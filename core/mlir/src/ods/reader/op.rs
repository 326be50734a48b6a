//! Reads the text between the braces of an operation or a class.

use super::super::AsmInterface;
use super::traits::parametric_trait;
use crate::ods::constraint::{
    AttributePredicate, Reason, Scope, attribute_constraint, type_constraint,
};
use crate::ods::format::Format;
use crate::ods::term::{Lexer, Term, Token};
use crate::ods::{
    Arity, AttributeDescription, Gap, MemoryEffect, OpDescription, Presence, ReadError,
    RegionConstraint, RegionDescription, Storage, SuccessorDescription, Syntax, Traits,
    ValueDescription, ValueReference,
};

/// `name: Term`
type Item<'a> = (&'a str, Term);

/// The sections of a body, unresolved. Traits and attributes add to those of a class; the other sections replace
/// them.
#[derive(Debug, Clone, Default)]
pub(super) struct Parts<'a> {
    operands: Vec<Item<'a>>,
    attributes: Vec<Item<'a>>,
    results: Vec<Item<'a>>,
    regions: Vec<Item<'a>>,
    successors: Vec<Item<'a>>,
    traits: Vec<Term>,
    asm: AsmInterface,
    syntax: SyntaxText<'a>,
}

#[derive(Debug, Clone, Copy, Default)]
enum SyntaxText<'a> {
    Format(&'a str),
    Custom,
    #[default]
    GenericOnly,
}

impl<'a> Parts<'a> {
    pub(super) fn read(&mut self, lexer: &mut Lexer<'a>) -> Result<(), ReadError> {
        while lexer.peek() != Token::Mark('}') {
            match lexer.word()? {
                "operands" => self.operands = items(lexer)?,
                "attributes" => self.attributes.extend(items(lexer)?),
                "results" => self.results = items(lexer)?,
                "regions" => self.regions = items(lexer)?,
                "successors" => self.successors = items(lexer)?,
                "traits" => loop {
                    self.traits.push(Term::read(lexer)?);
                    if !lexer.eat(',') {
                        break;
                    }
                },
                "asm" => self.asm_methods(lexer)?,
                "format" => self.syntax = SyntaxText::Format(lexer.raw_to_brace().trim()),
                "syntax" if lexer.word()? == "custom" => self.syntax = SyntaxText::Custom,
                _ => return lexer.fail("expected a section of an operation"),
            }
        }
        Ok(())
    }

    /// Reads the methods of `OpAsmOpInterface`: `getAsmResultNames, getDefaultDialect "dialect"`.
    fn asm_methods(&mut self, lexer: &mut Lexer<'a>) -> Result<(), ReadError> {
        loop {
            match lexer.word()? {
                "getAsmResultNames" => self.asm.names_results = true,
                "getDefaultDialect" => self.asm.default_dialect = Some(lexer.text()?.into()),
                _ => return lexer.fail("expected a method of OpAsmOpInterface"),
            }
            if !lexer.eat(',') {
                return Ok(());
            }
        }
    }

    pub(super) fn build(
        &self,
        name: Box<str>,
        summary: Box<str>,
        scope: &Scope,
    ) -> Result<OpDescription, Reason> {
        let values = |items: &[Item<'_>]| -> Result<Vec<ValueDescription>, Reason> {
            items.iter().map(|item| value(item, scope)).collect()
        };
        let attributes = self.attributes.iter().map(|item| attribute(item, scope));
        let mut op = OpDescription {
            name,
            summary,
            description: Box::default(),
            place: None,
            unknown: Vec::new(),
            operands: values(&self.operands)?,
            attributes: attributes.collect::<Result<_, _>>()?,
            results: values(&self.results)?,
            regions: self.regions.iter().map(region).collect::<Result<_, _>>()?,
            successors: self.successors.iter().map(successor).collect::<Result<_, _>>()?,
            traits: Traits::default(),
            parametric_traits: Vec::new(),
            has_mistakes: false,
            gap: Gap::None,
            asm: self.asm.clone(),
            has_properties: true,
            has_cpp_verifier: false,
            syntax: Syntax::GenericOnly,
        };
        for term in &self.traits {
            if !term.as_name().is_some_and(|name| op.traits.insert_named(name)) {
                let one = parametric_trait(term, &mut op)?;
                op.parametric_traits.push(one);
            }
        }
        op.syntax = match self.syntax {
            SyntaxText::Format(text) => {
                Syntax::Format(Format::compile(text, &op).map_err(|error| error.to_string())?)
            }
            SyntaxText::Custom => Syntax::Custom,
            SyntaxText::GenericOnly => Syntax::GenericOnly,
        };
        Ok(op)
    }
}

fn items<'a>(lexer: &mut Lexer<'a>) -> Result<Vec<Item<'a>>, ReadError> {
    let mut items = Vec::new();
    loop {
        let name = lexer.word()?;
        lexer.expect(':')?;
        let name = if name == "_" { "" } else { name };
        items.push((name, Term::read(lexer)?));
        if !lexer.eat(',') {
            return Ok(items);
        }
    }
}

/// Resolves `Arg<Variadic<Constraint>, [MemRead]>` and the same without its outer layers.
fn value((name, term): &Item<'_>, scope: &Scope) -> Result<ValueDescription, Reason> {
    let mut term = term;
    let mut effects = Vec::new();
    if let Term::Name(class, arguments) = term
        && matches!(&**class, "Arg" | "Res")
        && let [inner, Term::List(named)] = arguments.as_slice()
    {
        let named = named.iter().map(effect);
        effects = named.collect::<Result<_, _>>()?;
        term = inner;
    }
    let (arity, inner) = match term {
        Term::Name(class, arguments) => match (&**class, arguments.as_slice()) {
            ("Variadic", [inner]) => (Arity::Variadic, inner),
            ("Optional", [inner]) => (Arity::Optional, inner),
            ("VariadicOfVariadic", [inner, Term::Name(attribute, _)]) => {
                (Arity::VariadicOfVariadic(attribute.clone()), inner)
            }
            _ => (Arity::Single, term),
        },
        _ => (Arity::Single, term),
    };
    let constraint = type_constraint(inner, scope)?;
    Ok(ValueDescription { name: (*name).into(), about: "".into(), constraint, arity, effects })
}

pub(super) fn effect(term: &Term) -> Result<MemoryEffect, Reason> {
    let named = term.as_name().and_then(MemoryEffect::named);
    named.ok_or_else(|| "expected an effect on memory".to_owned())
}

fn attribute((name, term): &Item<'_>, scope: &Scope) -> Result<AttributeDescription, Reason> {
    let (presence, inner) = match term {
        Term::Name(class, arguments) => match (&**class, arguments.as_slice()) {
            ("OptionalAttr", [inner]) => (Presence::Optional, inner),
            ("DefaultValuedAttr", [inner, default]) => {
                (Presence::Default(default_text(default)?), inner)
            }
            ("DefaultValuedOptionalAttr", [inner, default]) => {
                (Presence::DefaultIfAbsent(default_text(default)?), inner)
            }
            _ => (Presence::Required, term),
        },
        _ => (Presence::Required, term),
    };
    let constraint = attribute_constraint(inner, scope)?;
    let presence = match constraint.predicate() {
        AttributePredicate::Unit => Presence::Optional,
        AttributePredicate::Property(property) if presence == Presence::Required => {
            property.default().map_or(presence, |text| Presence::Default(text.into()))
        }
        _ => presence,
    };
    let storage = match constraint.predicate() {
        AttributePredicate::Property(_) => Storage::Property,
        _ => Storage::Attribute,
    };
    Ok(AttributeDescription {
        name: (*name).into(),
        about: "".into(),
        constraint,
        presence,
        storage,
    })
}

fn default_text(term: &Term) -> Result<Box<str>, Reason> {
    match term {
        Term::Text(text) => Ok(text.clone()),
        Term::Integer(value) => Ok(value.to_string().into()),
        Term::Name(word, arguments) if arguments.is_empty() => Ok(word.clone()),
        _ => Err("expected the value of an attribute that is not written".to_owned()),
    }
}

fn region((name, term): &Item<'_>) -> Result<RegionDescription, Reason> {
    let (variadic, term) = match term {
        Term::Name(class, arguments) if &**class == "VariadicRegion" => {
            (true, arguments.first().unwrap_or(term))
        }
        _ => (false, term),
    };
    let constraint = match term {
        Term::Name(class, arguments) => match (&**class, arguments.as_slice()) {
            ("AnyRegion", []) => RegionConstraint::Any,
            ("SizedRegion", [Term::Integer(count)]) => RegionConstraint::Sized(blocks(*count)?),
            ("MaxSizedRegion", [Term::Integer(count)]) => {
                RegionConstraint::MaxSized(blocks(*count)?)
            }
            ("MinSizedRegion", [Term::Integer(count)]) => {
                RegionConstraint::MinSized(blocks(*count)?)
            }
            _ => return Err(format!("no region constraint is called '{class}'")),
        },
        _ => return Err("expected a region constraint".to_owned()),
    };
    Ok(RegionDescription { name: (*name).into(), constraint, variadic })
}

fn blocks(count: i64) -> Result<u32, Reason> {
    u32::try_from(count).map_err(|_| "expected a number of blocks".to_owned())
}

fn successor((name, term): &Item<'_>) -> Result<SuccessorDescription, Reason> {
    let variadic = match term {
        Term::Name(class, arguments) => match (&**class, arguments.as_slice()) {
            ("AnySuccessor", []) => false,
            ("VariadicSuccessor", [_]) => true,
            _ => return Err(format!("no successor constraint is called '{class}'")),
        },
        _ => return Err("expected a successor constraint".to_owned()),
    };
    Ok(SuccessorDescription { name: (*name).into(), variadic })
}

impl OpDescription {
    /// Returns the typed part with this name in ODS.
    pub(crate) fn value_named(&self, name: &str) -> Option<ValueReference> {
        let within = |values: &[ValueDescription]| {
            values.iter().position(|value| !name.is_empty() && &*value.name == name)
        };
        within(&self.operands)
            .map(ValueReference::Operand)
            .or_else(|| within(&self.results).map(ValueReference::Result))
            .or_else(|| self.attribute_index(name).map(ValueReference::Attribute))
    }
}
