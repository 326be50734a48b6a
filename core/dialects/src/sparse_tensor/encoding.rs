//! The storage of a sparse tensor's dimensions: its encoding, parsed from its text.

use crate::common::split_at_commas;
use abide_mlir::ir::{Attribute, AttributeKind, Context, DYNAMIC, Type, TypeKind};
use abide_source::diagnostic::Detail;
use abide_source::rule;
use abide_source::types::Signedness;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Encoding {
    /// The number of its dimensions.
    pub(super) dimensions: usize,
    /// Whether a dimension is a slice of one.
    pub(super) slices: bool,
    /// The formats of its levels.
    pub(super) levels: Vec<Level>,
    /// The bits of a position; 0 means those of `index`.
    pub(super) position_width: u32,
    /// The bits of a coordinate; 0 means those of `index`.
    pub(super) coordinate_width: u32,
    /// The values of stored and absent elements, if the encoding declares them.
    pub(super) explicit_value: Option<Number>,
    pub(super) implicit_value: Option<Number>,
}

/// A number in an encoding, with the text of its type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Number {
    is_zero: bool,
    ty: String,
}

/// A level of storage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Level {
    /// The term over dimensions; `None` for more than one term.
    pub(super) of: Option<Term>,
    /// `dense`, `compressed`, ..
    pub(super) format: String,
    /// `nonunique`, `soa`, ..; without blanks.
    pub(super) properties: Vec<String>,
}

/// A dimension, its quotient or its remainder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Term {
    /// A dimension.
    Dimension(usize),
    /// `d floordiv n`
    Quotient(usize, i64),
    /// `d mod n`
    Remainder(usize, i64),
}

impl Term {
    /// `d0 floordiv 2`, where `names` are those of the dimensions.
    pub(super) fn of_text(text: &str, names: &[&str]) -> Option<Term> {
        let index = |name: &str| names.iter().position(|own| *own == name.trim());
        let two = |word: &str| {
            let (name, number) = text.split_once(word)?;
            Some((index(name)?, number.trim().parse().ok()?))
        };
        if let Some((index, by)) = two(" floordiv ") {
            return Some(Term::Quotient(index, by));
        }
        if let Some((index, by)) = two(" mod ") {
            return Some(Term::Remainder(index, by));
        }
        index(text).map(Term::Dimension)
    }
}

impl Level {
    fn is(&self, format: &str) -> bool {
        self.format == format
    }

    /// Whether it has positions.
    pub(super) fn has_positions(&self) -> bool {
        self.is("compressed") || self.is("loose_compressed")
    }

    /// Whether it has coordinates.
    pub(super) fn has_coordinates(&self) -> bool {
        self.has_positions() || self.is_singleton() || self.is("structured") || self.is("block2_4")
    }

    /// Whether it has one coordinate for each of the level above.
    pub(super) fn is_singleton(&self) -> bool {
        self.is("singleton")
    }

    pub(super) fn is_structure_of_arrays(&self) -> bool {
        self.properties.iter().any(|property| property == "soa")
    }
}

impl Encoding {
    /// Parses the text after the name of the attribute.
    pub(super) fn of_text(text: &str) -> Option<Encoding> {
        let (_, map) = text.split_once("map")?;
        let map = map.trim_start().strip_prefix('=')?;
        let (dimensions, rest) = map.split_once("->")?;
        let (_, dimensions) = dimensions.split_once('(')?;
        let dimensions = split_at_commas(dimensions.trim_end().strip_suffix(')')?);
        let levels = rest.trim_start().strip_prefix('(')?;
        let end = closing(levels)?;
        let (levels, after) = levels.split_at_checked(end)?;
        let names: Vec<&str> = dimensions.iter().map(|one| name_of(one)).collect();
        let levels: Option<Vec<Level>> =
            split_at_commas(levels).iter().map(|level| level_of(level, &names)).collect();
        Some(Encoding {
            dimensions: names.len(),
            slices: dimensions.iter().any(|one| one.contains("slice")),
            levels: levels?,
            position_width: width(after, "posWidth"),
            coordinate_width: width(after, "crdWidth"),
            explicit_value: Number::named(after, "explicitVal"),
            implicit_value: Number::named(after, "implicitVal"),
        })
    }

    /// An encoding that an attribute is.
    pub(super) fn of_attribute(context: &Context, attribute: Attribute) -> Option<Encoding> {
        match context.attribute_kind(attribute) {
            AttributeKind::Dialect { dialect, body, .. }
                if context.bytes(*dialect) == b"sparse_tensor" =>
            {
                Encoding::of_text(&context.text(*body))
            }
            _ => None,
        }
    }

    /// The encoding of a tensor.
    pub(super) fn of_tensor(context: &Context, ty: Type) -> Option<Encoding> {
        match context.type_kind(ty) {
            TypeKind::Tensor { encoding: Some(encoding), .. } => {
                Encoding::of_attribute(context, *encoding)
            }
            _ => None,
        }
    }

    /// The encoding within a type of the dialect.
    pub(super) fn within_type(context: &Context, ty: Type) -> Option<(Encoding, String)> {
        let TypeKind::Dialect { dialect, body } = context.type_kind(ty) else { return None };
        if context.bytes(*dialect) != b"sparse_tensor" {
            return None;
        }
        let text = context.text(*body).into_owned();
        Some((Encoding::of_text(&text)?, text))
    }

    /// The first level whose coordinates are stored together with those of the levels below it; the number of levels
    /// if none are.
    pub(super) fn coordinates_start(&self) -> usize {
        let count = self.levels.len();
        let singletons = self.levels.iter().rev().take_while(|level| level.is_singleton()).count();
        let start = count.saturating_sub(singletons + 1);
        let fits = singletons > 0
            && self.levels.get(start).is_some_and(Level::has_positions)
            && self.levels.get(start + 1).is_some_and(|it| !it.is_structure_of_arrays());
        if fits { start } else { count }
    }

    /// The sizes of the levels of a tensor with these dimensions.
    pub(super) fn level_shape(&self, shape: &[i64]) -> Vec<i64> {
        let size = |index: usize| shape.get(index).copied().unwrap_or(DYNAMIC);
        let of_level = |level: &Level| match level.of {
            Some(Term::Dimension(index)) => size(index),
            Some(Term::Quotient(index, by)) if size(index) != DYNAMIC => {
                size(index).checked_div(by).unwrap_or(DYNAMIC)
            }
            Some(Term::Remainder(_, by)) => by,
            _ => DYNAMIC,
        };
        self.levels.iter().map(of_level).collect()
    }
}

/// Whether a type is a tensor with an encoding of this dialect.
pub(super) fn is_sparse(context: &Context, ty: Type) -> bool {
    match context.type_kind(ty) {
        TypeKind::Tensor { encoding: Some(encoding), .. } => matches!(
            context.attribute_kind(*encoding),
            AttributeKind::Dialect { dialect, .. } if context.bytes(*dialect) == b"sparse_tensor"
        ),
        kind => *kind == TypeKind::Unknown,
    }
}

impl Number {
    /// `, explicitVal = 1.0 : f32`; complex numbers and aliases are not inspected.
    fn named(text: &str, name: &str) -> Option<Number> {
        let (_, text) = text.split_once(name)?;
        let text = text.trim_start().strip_prefix('=')?.trim_start();
        let end = text.find(|one: char| !one.is_ascii_digit() && !"+-.eE".contains(one))?;
        let (number, after) = text.split_at_checked(end)?;
        let value: f64 = number.parse().ok()?;
        let ty = after.trim_start().strip_prefix(':').map(str::trim_start);
        let ty = match ty {
            Some(ty) => ty.split(|one: char| !one.is_ascii_alphanumeric()).next()?.to_owned(),
            None if number.contains('.') => "f64".to_owned(),
            None => "i64".to_owned(),
        };
        Some(Number { is_zero: value == 0.0, ty })
    }
}

/// The error in an encoding for a tensor of these dimensions and this element type (MLIR:
/// `SparseTensorEncodingAttr::verifyEncoding`).
pub(super) fn fault(
    context: &Context,
    encoding: Attribute,
    shape: &[i64],
    element: Type,
) -> Option<Detail> {
    let own = Encoding::of_attribute(context, encoding)?;
    let (dimensions, rank) = (own.dimensions, shape.len());
    if rank == 0 {
        return Some(rule!("expected non-scalar sparse tensor"));
    }
    if dimensions != rank {
        return Some(rule!(
            "dimension-rank mismatch between encoding and tensor shape: {} != {}",
            dimensions,
            rank
        ));
    }
    let of_another_type = |name: &str, number: &Option<Number>| {
        let ty = number.as_ref().map(|number| number.ty.as_str())?;
        let element = plain_name(context.type_kind(element))?;
        (ty != element).then(|| {
            rule!(
                "{} value type mismatch between encoding and tensor element type: '{}' != '{}'",
                name,
                ty,
                element
            )
        })
    };
    let explicit = of_another_type("explicit", &own.explicit_value);
    explicit.or_else(|| of_another_type("implicit", &own.implicit_value)).or_else(|| {
        let is_zero = own.implicit_value.is_none_or(|number| number.is_zero);
        (!is_zero).then(|| rule!("implicit value must be zero"))
    })
}

/// The name of a number's type.
fn plain_name(kind: &TypeKind) -> Option<String> {
    match kind {
        TypeKind::Float(float) => Some(float.keyword().to_owned()),
        TypeKind::Integer { width, signedness: Signedness::Signless } => Some(format!("i{width}")),
        _ => None,
    }
}

/// The position of the bracket that closes one opened in front of a text.
pub(super) fn closing(text: &str) -> Option<usize> {
    let mut depth = 0_i32;
    text.char_indices().find_map(|(index, one)| {
        match one {
            '(' | '<' | '[' | '{' => depth += 1,
            ')' | '>' | ']' | '}' => depth -= 1,
            _ => {}
        }
        (depth < 0).then_some(index)
    })
}

/// The name of a dimension.
pub(super) fn name_of(dimension: &str) -> &str {
    dimension.split([':', '=', ' ']).next().unwrap_or_default().trim()
}

/// `d0 floordiv 2 : compressed(nonunique)`, or `l0 = ..` of the same.
fn level_of(text: &str, names: &[&str]) -> Option<Level> {
    let (of, how) = text.split_once(':')?;
    let of = of.split_once('=').map_or(of, |(_, of)| of);
    let how: String = how.chars().filter(|one| !one.is_whitespace()).collect();
    let (format, properties) = match how.split_once(['(', '[']) {
        Some((format, rest)) => (format.to_owned(), rest.trim_end_matches([')', ']']).to_owned()),
        None => (how, String::new()),
    };
    let properties = split_at_commas(&properties).into_iter().map(str::to_owned).collect();
    Some(Level { of: Term::of_text(of.trim(), names), format, properties })
}

/// `, posWidth = 32`
fn width(text: &str, name: &str) -> u32 {
    let after = text.split_once(name).map(|(_, after)| after.trim_start());
    let after = after.and_then(|after| after.strip_prefix('=')).unwrap_or_default().trim_start();
    let end = after.find(|one: char| !one.is_ascii_digit()).unwrap_or(after.len());
    after.get(..end).and_then(|digits| digits.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{Encoding, Term};

    #[test]
    fn an_encoding_is_read() {
        let text = "encoding<{map = (i : #sparse_tensor<slice(1, 4, 1)>, j) -> (i floordiv 2 : dense, \
                    j : compressed(nonunique), i mod 2 : singleton), posWidth = 16, crdWidth=8}>";
        let read = Encoding::of_text(text).expect("an encoding");
        assert_eq!((read.dimensions, read.slices, read.levels.len()), (2, true, 3));
        assert_eq!((read.position_width, read.coordinate_width), (16, 8));
        let terms: Vec<_> = read.levels.iter().map(|level| level.of).collect();
        let expected = [Term::Quotient(0, 2), Term::Dimension(1), Term::Remainder(0, 2)];
        assert_eq!(terms, expected.map(Some));
        assert_eq!(read.coordinates_start(), 1);
        assert_eq!(read.level_shape(&[6, 12]), [3, 12, 2]);
    }
}
