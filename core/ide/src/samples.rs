//! Examples of types and attributes, by the constraints that they fulfil.

use abide_mlir::ir::{Ir, Type};
use abide_mlir::ods::EnumDescription;
use abide_mlir::ods::constraint::{AttributePredicate, TypeConstraint};
use abide_mlir::parse::{Aliases, Surroundings, parse_type};
use abide_mlir::registry::Registry;
use abide_source::limits::Limits;

/// Builtin types of all kinds, those first that people type most often.
const TYPES: [&str; 35] = [
    "f32",
    "i32",
    "index",
    "tensor<4xf32>",
    "memref<4xf32>",
    "vector<4xf32>",
    "i1",
    "i8",
    "i64",
    "tensor<4xi32>",
    "tensor<4xi1>",
    "tensor<i32>",
    "memref<4xi32>",
    "memref<*xf32>",
    "vector<4xi32>",
    "vector<4xi1>",
    "complex<f32>",
    "tensor<4xcomplex<f32>>",
    "f16",
    "none",
    "() -> ()",
    "tensor<4x8xf32>",
    "tensor<2x4x8xf32>",
    "tensor<1x4x4x8xf32>",
    "tensor<1x2x4x4x8xf32>",
    "tensor<f32>",
    "tensor<4x8xi32>",
    "tensor<2x4xi32>",
    "tensor<4xi8>",
    "tensor<1xi8>",
    "memref<4x8xf32>",
    "vector<8xf32>",
    "vector<16xf32>",
    "vector<8xbf16>",
    "vector<4x8xf32>",
];

/// The sample types, as a registry reads them.
#[derive(Debug)]
pub(super) struct Samples {
    ir: Ir,
    types: Vec<(&'static str, Type)>,
}

impl Samples {
    /// Parses the sample types.
    pub(super) fn new(registry: &Registry, limits: &Limits) -> Samples {
        let aliases = Aliases::default();
        let around = Surroundings { values: &[], aliases: &aliases };
        let (mut ir, mut types) = (Ir::new(0), Vec::new());
        for text in TYPES {
            let read = parse_type(ir, text.as_bytes(), around, registry, limits);
            ir = read.ir;
            types.extend(read.read.map(|ty| (text, ty)));
        }
        Samples { ir, types }
    }

    /// The first sample that fulfils a constraint, or else the sample of a dialect for it, or the name of the dialect
    /// type that does; `None` if none is known. With `prefers_tensors`, a tensor if one fulfils it.
    pub(super) fn type_for(
        &self,
        constraint: &TypeConstraint,
        prefers_tensors: bool,
        registry: &Registry,
    ) -> Option<String> {
        let context = &self.ir.context;
        let fits = |ty: Type| constraint.matches_with(context, ty, registry);
        let of_kind = |is_tensor: bool| {
            let mut own =
                self.types.iter().filter(|(text, _)| !is_tensor || text.starts_with("tensor"));
            own.find(|(_, ty)| fits(*ty)).map(|(text, _)| *text)
        };
        let of_dialect = |words: &str| registry.type_samples(words).first().copied();
        let sample = of_kind(prefers_tensors)
            .or_else(|| of_kind(false))
            .or_else(|| of_dialect(constraint.summary()));
        sample.map(str::to_owned).or_else(|| {
            let name = format!("!{}", constraint.dialect_type()?);
            Some(of_dialect(&name).map_or(name, str::to_owned))
        })
    }
}

/// The example of an attribute in a format, between the quotes or brackets that it has there.
pub(super) fn example(name: &str, predicate: &AttributePredicate) -> String {
    match predicate.unconfined() {
        // A name is an example of a string.
        AttributePredicate::String
        | AttributePredicate::TypedString(_)
        | AttributePredicate::SymbolName
        | AttributePredicate::SymbolRef
        | AttributePredicate::FlatSymbolRef => name.to_owned(),
        AttributePredicate::DenseArray(element) => element_text(element).to_owned(),
        AttributePredicate::Array(element) => match &**element {
            AttributePredicate::Array(_) => "[0, 1]".to_owned(),
            AttributePredicate::String => format!("\"{name}\""),
            element => attribute_text(element),
        },
        other => attribute_text(other),
    }
}

/// As [`example`], in a dictionary, where a number has its type.
pub(super) fn dictionary_example(name: &str, predicate: &AttributePredicate) -> String {
    match predicate.unconfined() {
        AttributePredicate::Enum(one) => first_word(one),
        other => example(name, other),
    }
}

fn element_text(element: &str) -> &'static str {
    match element {
        "i1" => "true",
        _ if element.starts_with('f') => "0.0",
        _ => "0",
    }
}

fn first_word(one: &EnumDescription) -> String {
    one.cases.first().map(|case| case.keyword.to_string()).unwrap_or_default()
}

/// An attribute that fulfils a condition, as a format has it.
pub(super) fn attribute_text(predicate: &AttributePredicate) -> String {
    match predicate.unconfined() {
        AttributePredicate::Bool => "true",
        AttributePredicate::Unit => "unit",
        AttributePredicate::String => "\"x\"",
        AttributePredicate::SymbolName
        | AttributePredicate::SymbolRef
        | AttributePredicate::FlatSymbolRef => "@x",
        AttributePredicate::Type(_) => "i32",
        AttributePredicate::Float(_) => "0.0",
        AttributePredicate::AffineMap => "affine_map<(d0) -> (d0)>",
        AttributePredicate::IntegerSet => "affine_set<(d0) : (d0 >= 0)>",
        AttributePredicate::Array(_) | AttributePredicate::DenseArray(_) => "[]",
        AttributePredicate::Dictionary => "{}",
        AttributePredicate::Elements
        | AttributePredicate::IntElements { .. }
        | AttributePredicate::FloatElements(_) => "dense<0> : tensor<1xi32>",
        AttributePredicate::Enum(one) => return first_word(one),
        _ => "0",
    }
    .to_owned()
}
