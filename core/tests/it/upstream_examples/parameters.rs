//! Types and attributes of dialects, by the formats that these declare.

use crate::support::random::Random;
use abide_core::mlir::ods::format::parametric::{
    FormParameter, ParameterDirective, ParameterKind, ParametricForm, ParametricForms,
};
use abide_core::mlir::ods::{Dialects, EnumDescription, EnumSpelling};
use std::collections::BTreeMap;

/// The maximum nesting of types and attributes.
const MAX_NESTING_DEPTH: u32 = 4;

/// The declarations of dialects, and samples of C++-only text.
pub(crate) struct Declared<'r> {
    dialects: &'r Dialects,
    forms: ParametricForms,
    /// By sigil, dialect and name, such as `!dialect.name`, or by what MLIR's messages call a type.
    samples: BTreeMap<&'static str, Vec<&'static str>>,
}

impl<'r> Declared<'r> {
    /// The samples are lines with a name, a tab and the text.
    pub(crate) fn new(dialects: &'r Dialects, samples: &'static str) -> Declared<'r> {
        let mut found: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (name, text) in samples.lines().filter_map(|line| line.split_once('\t')) {
            found.entry(name).or_default().push(text);
        }
        Declared { dialects, forms: ParametricForms::new(dialects), samples: found }
    }

    /// The samples under a name.
    pub(crate) fn texts(&self, name: &str) -> &[&'static str] {
        self.samples.get(name).map_or(&[], Vec::as_slice)
    }

    /// The samples of types of dialects.
    pub(crate) fn sampled_types(&self) -> impl Iterator<Item = &'static str> {
        let types = self.samples.iter().filter(|(name, _)| name.starts_with('!'));
        types.flat_map(|(_, texts)| texts.iter().copied())
    }

    /// A type or an attribute, by its full name with the `!` or `#`; `None` for C++-only ones.
    pub(crate) fn sample(&self, name: &str, random: &mut Random) -> Option<String> {
        self.at_depth(name, random, MAX_NESTING_DEPTH)
    }

    fn at_depth(&self, name: &str, random: &mut Random, depth: u32) -> Option<String> {
        let depth = depth.checked_sub(1)?;
        if let Some(samples) = self.samples.get(name) {
            return random.pick(samples).map(str::to_owned);
        }
        let (sigil, full) = name.split_at_checked(1)?;
        let form = match sigil {
            "!" => self.forms.ty(full.as_bytes()),
            _ => self.forms.attribute(full.as_bytes()),
        };
        if let Some(form) = form {
            return Some(format!("{name}{}", self.parameters(form, random, depth)?));
        }
        let dialect = self.dialects.dialect(full.split_once('.')?.0)?;
        let all = if sigil == "!" { &dialect.types } else { &dialect.attributes };
        let found = all.iter().find(|one| &*one.name == full)?;
        found.parameters.is_empty().then(|| name.to_owned())
    }

    /// The text after the name.
    fn parameters(&self, form: &ParametricForm, random: &mut Random, depth: u32) -> Option<String> {
        let shown = |own: &FormParameter, random: &mut Random| {
            !own.is_self_type && (!own.is_optional || random.below(2) == 0)
        };
        let mut values = Vec::new();
        for own in &form.parameters {
            values.push(match shown(own, random) {
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
            ParameterKind::Integer => random.pick(&["1", "4", "16", "2"])?.to_owned(),
            ParameterKind::Boolean => random.pick(&["true", "false"])?.to_owned(),
            ParameterKind::Text => "\"text\"".to_owned(),
            ParameterKind::Word(one) | ParameterKind::Words(one) => {
                random.pick(&one.cases)?.keyword.into_string()
            }
            ParameterKind::Attribute => random.pick(&["1 : i32", "\"text\"", "unit"])?.to_owned(),
            ParameterKind::DenseArray(_) => "[1, 2]".to_owned(),
            ParameterKind::AffineMap => "(d0) -> (d0)".to_owned(),
            ParameterKind::Type => random.pick(&["i32", "f32", "i64"])?.to_owned(),
            ParameterKind::EnumAttribute(one) => enumeration(one, random)?,
            ParameterKind::AttributeOf(name) => {
                self.at_depth(&format!("#{name}"), random, depth)?
            }
            ParameterKind::TypeOf(name) => self.at_depth(&format!("!{name}"), random, depth)?,
            ParameterKind::Float | ParameterKind::Unknown => return None,
        })
    }
}

fn directives(
    all: &[ParameterDirective],
    form: &ParametricForm,
    values: &[Option<String>],
    text: &mut String,
) -> Option<()> {
    for one in all {
        match one {
            ParameterDirective::Literal(literal) => *text += &format!("{literal} "),
            ParameterDirective::Whitespace(_) => {}
            ParameterDirective::Parameter { index, .. } => {
                *text += &format!("{} ", values[*index].as_deref().unwrap_or_default());
            }
            ParameterDirective::Parameters(all) => {
                let shown = all.iter().filter_map(|index| values[*index].clone());
                *text += &shown.collect::<Vec<_>>().join(", ");
            }
            ParameterDirective::Struct(all) => {
                let named = all.iter().filter_map(|index| {
                    let value = values[*index].as_ref()?;
                    Some(format!("{} = {value}", form.parameters[*index].name))
                });
                *text += &named.collect::<Vec<_>>().join(", ");
            }
            ParameterDirective::Custom(_) => return None,
            ParameterDirective::Optional { first, second, anchor, in_second } => {
                let is_there = anchor.iter().any(|index| values[*index].is_some());
                let chosen = if is_there == *in_second { second } else { first };
                directives(chosen, form, values, text)?;
            }
        }
    }
    Some(())
}

/// A case of an enumeration as an attribute.
pub(crate) fn enumeration(one: &EnumDescription, random: &mut Random) -> Option<String> {
    let case = random.pick(&one.cases)?;
    Some(match &one.spelling {
        EnumSpelling::Integer => format!("{} : i{}", case.value, one.width),
        EnumSpelling::Dialect { dialect, mnemonic, angle_brackets: true, .. } => {
            format!("#{dialect}.{mnemonic}<{}>", case.keyword)
        }
        EnumSpelling::Dialect { dialect, mnemonic, around: Some(around), .. } => {
            format!("#{dialect}<{mnemonic} {}>", around.with(&case.keyword))
        }
        EnumSpelling::Dialect { dialect, mnemonic, .. } => {
            format!("#{dialect}<{mnemonic} {}>", case.keyword)
        }
    })
}
