//! Types and attributes of dialects, by the formats that these declare.

use crate::random::Random;
use abide_mlir::ir::{Attribute, Context, Ir, Type};
use abide_mlir::ods::EnumDescription;
use abide_mlir::ods::format::parametric::{
    FormParameter, ParameterDirective, ParameterKind, ParametricForm, ParametricForms,
};
use abide_mlir::parse::{self, Aliases, ReadPiece, Surroundings};
use abide_mlir::registry::Registry;
use abide_source::limits::Limits;

/// The maximum nesting of types and attributes.
const MAX_NESTING: u32 = 4;

/// A parser of a type or an attribute.
type Parser<T> = for<'t> fn(Ir, &'t [u8], Surroundings<'t>, &'t Registry, &Limits) -> ReadPiece<T>;

/// The declarations of dialects.
#[derive(Debug)]
pub(crate) struct Declared<'r> {
    registry: &'r Registry,
    limits: &'r Limits,
    forms: ParametricForms,
    /// Whether any type may be drawn for a condition that only C++ decides: an oracle refuses wrong ones.
    pub(crate) guesses: bool,
}

impl<'r> Declared<'r> {
    pub(crate) fn new(registry: &'r Registry, limits: &'r Limits) -> Declared<'r> {
        Declared {
            registry,
            limits,
            forms: ParametricForms::new(registry.dialects()),
            guesses: false,
        }
    }

    /// The text of a type or an attribute, by its full name with the `!` or `#`; `None` if only C++ can spell it.
    pub(crate) fn text(&self, name: &str, random: &mut Random) -> Option<String> {
        self.at_depth(name, random, MAX_NESTING)
    }

    /// A text for a type that meets a constraint with these words.
    pub(crate) fn sample(&self, words: &str, random: &mut Random) -> Option<&'static str> {
        random.choose(self.registry.type_samples(words))
    }

    /// Parses a type into a context.
    pub(crate) fn ty(&self, context: &mut Context, text: &str) -> Option<Type> {
        self.parse(context, text, parse::parse_type)
    }

    /// Parses an attribute into a context.
    pub(crate) fn attribute(&self, context: &mut Context, text: &str) -> Option<Attribute> {
        self.parse(context, text, parse::parse_attribute)
    }

    fn parse<T>(&self, context: &mut Context, text: &str, parser: Parser<T>) -> Option<T> {
        let aliases = Aliases::default();
        let around = Surroundings { values: &[], aliases: &aliases };
        let ir = with_context(context);
        let piece = parser(ir, text.as_bytes(), around, self.registry, self.limits);
        *context = piece.ir.context;
        piece.read.filter(|_| piece.diagnostics.is_empty())
    }

    fn at_depth(&self, name: &str, random: &mut Random, depth: u32) -> Option<String> {
        let depth = depth.checked_sub(1)?;
        if let Some(sample) = self.sample(name, random) {
            return Some(sample.to_owned());
        }
        let (sigil, full) = name.split_at_checked(1)?;
        let form = match sigil {
            "!" => self.forms.ty(full.as_bytes()),
            _ => self.forms.attribute(full.as_bytes()),
        };
        if let Some(form) = form {
            return Some(format!("{name}{}", self.parameters(form, random, depth)?));
        }
        let dialect = self.registry.dialects().dialect(full.split_once('.')?.0)?;
        let all = if sigil == "!" { &dialect.types } else { &dialect.attributes };
        let described = all.iter().find(|one| &*one.name == full);
        let needs_none =
            described.is_none_or(|one| one.parameters.iter().all(|own| own.default.is_some()));
        (needs_none && (described.is_some() || sigil == "!")).then(|| name.to_owned())
    }

    /// The text after the name.
    fn parameters(&self, form: &ParametricForm, random: &mut Random, depth: u32) -> Option<String> {
        let mut values = Vec::new();
        for own in &form.parameters {
            let is_shown = !own.is_self_type && (!own.is_optional || random.percent(50));
            values.push(match is_shown {
                true => Some(self.value(own, random, depth)?),
                false => None,
            });
        }
        let mut text = String::new();
        directives(&form.directives, form, &values, &mut text)?;
        Some(text)
    }

    fn value(&self, own: &FormParameter, random: &mut Random, depth: u32) -> Option<String> {
        let one = self.single(&own.kind, random, depth)?;
        Some(match own.is_list {
            true => format!("{one}, {}", self.single(&own.kind, random, depth)?),
            false => one,
        })
    }

    fn single(&self, kind: &ParameterKind, random: &mut Random, depth: u32) -> Option<String> {
        Some(match kind {
            ParameterKind::Integer => random.choose(&["1", "4", "16", "2"])?.to_owned(),
            ParameterKind::Boolean => random.choose(&["true", "false"])?.to_owned(),
            ParameterKind::Text => "\"text\"".to_owned(),
            ParameterKind::Word(one) | ParameterKind::Words(one) => {
                one.cases.get(random.below(one.cases.len()))?.keyword.to_string()
            }
            ParameterKind::Attribute => random.choose(&["1 : i32", "\"text\"", "unit"])?.to_owned(),
            ParameterKind::DenseArray(_) => "[1, 2]".to_owned(),
            ParameterKind::AffineMap => "(d0) -> (d0)".to_owned(),
            ParameterKind::Type => random.choose(&["i32", "f32", "i64"])?.to_owned(),
            ParameterKind::EnumAttribute(one) => enumeration(one, random)?,
            ParameterKind::AttributeOf(name) | ParameterKind::Linked(Some(name)) => {
                self.at_depth(&format!("#{name}"), random, depth)?
            }
            ParameterKind::TypeOf(name) => self.at_depth(&format!("!{name}"), random, depth)?,
            ParameterKind::Float | ParameterKind::Linked(None) | ParameterKind::Unknown => {
                return None;
            }
        })
    }
}

/// An empty module with a context, which is moved there.
fn with_context(context: &mut Context) -> Ir {
    let mut ir = Ir::new(0);
    // Both contexts begin with the same entries, which the new module refers to.
    ir.context = std::mem::take(context);
    ir
}

fn directives(
    all: &[ParameterDirective],
    form: &ParametricForm,
    values: &[Option<String>],
    text: &mut String,
) -> Option<()> {
    let value = |index: &usize| values.get(*index).and_then(Option::as_deref);
    for one in all {
        match one {
            ParameterDirective::Literal(literal) => *text += &format!("{literal} "),
            ParameterDirective::Whitespace(_) => {}
            ParameterDirective::Parameter { index, .. } => {
                *text += &format!("{} ", value(index).unwrap_or_default());
            }
            ParameterDirective::Parameters(all) => {
                let shown: Vec<&str> = all.iter().filter_map(value).collect();
                *text += &shown.join(", ");
            }
            ParameterDirective::Struct(all) => {
                let named = all.iter().filter_map(|index| {
                    let name = &form.parameters.get(*index)?.name;
                    Some(format!("{name} = {}", value(index)?))
                });
                *text += &named.collect::<Vec<_>>().join(", ");
            }
            ParameterDirective::Custom(_) => return None,
            ParameterDirective::Optional { first, second, anchor, in_second } => {
                let is_there = anchor.iter().any(|index| value(index).is_some());
                let chosen = if is_there == *in_second { second } else { first };
                directives(chosen, form, values, text)?;
            }
        }
    }
    Some(())
}

/// A case of an enumeration as an attribute.
fn enumeration(one: &EnumDescription, random: &mut Random) -> Option<String> {
    let case = one.cases.get(random.below(one.cases.len()))?;
    Some(match one.attribute_body(&case.keyword) {
        Some((dialect, body)) if body.starts_with('<') => format!("#{dialect}{body}"),
        Some((dialect, body)) => format!("#{dialect}.{body}"),
        None => format!("{} : i{}", case.value, one.width),
    })
}
