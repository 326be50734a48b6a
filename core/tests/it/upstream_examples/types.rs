//! Types for operands and results: a large pool, filtered by conditions.

use super::parameters::Declared;
use crate::support::random::Random;
use abide_core::limits::Limits;
use abide_core::mlir::ir::{Ir, Type, TypeKind};
use abide_core::mlir::ods::NoFacts;
use abide_core::mlir::ods::constraint::{TypeConstraint, TypePredicate};
use abide_core::mlir::parse::{self, Surroundings};
use abide_core::mlir::print::print_type;
use abide_core::mlir::registry::Registry;
use std::collections::HashMap;
use std::rc::Rc;

/// Types without others in them, the usual ones first.
const SCALARS: [&str; 22] = [
    "i32", "f32", "i64", "i1", "index", "f64", "i8", "i16", "f16", "bf16", "si32", "ui32", "ui8",
    "si8", "ui16", "ui64", "si64", "i4", "i128", "f8E4M3FN", "f8E5M2", "tf32",
];

/// Types derived from each of them; `E` is the element.
const SHAPES: [&str; 28] = [
    "vector<4xE>",
    "tensor<4xE>",
    "tensor<?xE>",
    "tensor<4x4xE>",
    "memref<4xE>",
    "memref<?xE>",
    "memref<4x4xE>",
    "vector<4x4xE>",
    "vector<[4]xE>",
    "tensor<E>",
    "tensor<*xE>",
    "memref<E>",
    "memref<*xE>",
    "tensor<2x3x4xE>",
    "tensor<1x2x3x4xE>",
    "tensor<1x1x1x1x1xE>",
    "vector<1xE>",
    "vector<2xE>",
    "vector<3xE>",
    "vector<8xE>",
    "vector<16xE>",
    "vector<[8]xE>",
    "vector<[16]xE>",
    "vector<[2]xE>",
    "vector<32xE>",
    "vector<6xE>",
    "vector<16x16xE>",
    "memref<4xE, 3>",
];

/// Types without elements.
const OTHERS: [&str; 15] = [
    "none",
    "complex<f32>",
    "complex<f64>",
    "tuple<i32>",
    "() -> ()",
    "(i32) -> i32",
    "tensor<4xcomplex<f32>>",
    "vector<64xi8>",
    "vector<5xi1>",
    "vector<16x64xi8>",
    "vector<2x1xf16>",
    "vector<4x2xf16>",
    "vector<2x2xf16>",
    "memref<4x4xf32, strided<[?, 1], offset: ?>>",
    "vector<[4]x[4]xf32>",
];

/// The number of types generated from the parameters of one type of a dialect.
const OF_PARAMETERS: usize = 6;

/// Types, and which of them fulfil what conditions.
pub(crate) struct Types<'r> {
    pub(crate) ir: Ir,
    registry: &'r Registry,
    pool: Vec<Type>,
    fitting: HashMap<String, Rc<[Type]>>,
    declared: &'r Declared<'r>,
}

impl<'r> Types<'r> {
    /// The builtin types, and those that the dialects declare.
    pub(crate) fn new(registry: &'r Registry, declared: &'r Declared<'r>) -> Types<'r> {
        let (pool, fitting) = (Vec::new(), HashMap::new());
        let mut types = Types { ir: Ir::new(0), registry, pool, fitting, declared };
        SCALARS.iter().for_each(|text| types.add(text));
        for shape in SHAPES {
            SCALARS.iter().for_each(|scalar| types.add(&shape.replace('E', scalar)));
        }
        OTHERS.iter().for_each(|text| types.add(text));
        declared.sampled_types().for_each(|text| types.add(text));
        let mut random = Random(0x9e37_79b9_7f4a_7c15);
        for one in registry.dialects().dialects().flat_map(|dialect| &dialect.types) {
            for _ in 0..OF_PARAMETERS {
                if let Some(text) = declared.sample(&format!("!{}", one.name), &mut random) {
                    types.add(&text);
                }
            }
        }
        types
    }

    /// The type of a text, if it is one.
    pub(crate) fn read(&mut self, text: &str) -> Option<Type> {
        let around = Surroundings { values: &[], aliases: &parse::Aliases::default() };
        let ir = std::mem::replace(&mut self.ir, Ir::new(0));
        let piece =
            parse::parse_type(ir, text.as_bytes(), around, self.registry, &Limits::default());
        self.ir = piece.ir;
        piece.read
    }

    fn add(&mut self, text: &str) {
        let Some(ty) = self.read(text).filter(|ty| !self.pool.contains(ty)) else { return };
        self.pool.push(ty);
    }

    /// As it is written.
    pub(crate) fn text(&self, ty: Type) -> String {
        String::from_utf8_lossy(&print_type(&self.ir, ty)).into_owned()
    }

    /// The types that may fulfil a condition: those known to, or samples.
    pub(crate) fn fitting(&mut self, constraint: &TypeConstraint) -> Rc<[Type]> {
        let key = format!("{} {constraint}", constraint.summary());
        if let Some(found) = self.fitting.get(&key) {
            return Rc::clone(found);
        }
        let samples = self.declared.texts(constraint.summary()).to_vec();
        let sampled: Vec<Type> = samples.iter().filter_map(|text| self.read(text)).collect();
        let found = match sampled.is_empty() {
            true => self.matching(constraint.predicate(), constraint.summary()),
            false => sampled,
        };
        let found: Rc<[Type]> = found.into();
        self.fitting.insert(key, Rc::clone(&found));
        found
    }

    /// The types of the pool that fulfil a condition, or if none is known, those that may. Only the summary has
    /// conditions on lengths.
    pub(crate) fn matching(&self, predicate: &TypePredicate, summary: &str) -> Vec<Type> {
        let context = &self.ir.context;
        let of = |wanted: Option<bool>| -> Vec<Type> {
            let holds = |ty: &Type| predicate.holds(context, *ty, &NoFacts) == wanted;
            self.pool.iter().copied().filter(holds).collect()
        };
        let sure = of(Some(true));
        let found = if sure.is_empty() { of(None) } else { sure };
        let length = summary.split_once("length ").map(|(_, rest)| {
            let end = rest.find(|one: char| !one.is_ascii_digit()).unwrap_or(rest.len());
            rest[..end].parse::<i64>().unwrap_or_default()
        });
        let has_length = |ty: &&Type| {
            let shape = context.type_kind(**ty).shape();
            length.is_none() || shape.is_some_and(|shape| shape.last().copied() == length)
        };
        let long: Vec<Type> = found.iter().filter(has_length).copied().collect();
        if long.is_empty() { found } else { long }
    }

    /// The difference of two types: 0 for the same one.
    pub(crate) fn distance(&self, one: Type, other: Type) -> u32 {
        if one == other {
            return 0;
        }
        let context = &self.ir.context;
        let (a, b) = (context.type_kind(one), context.type_kind(other));
        let is_same_kind = std::mem::discriminant(a) == std::mem::discriminant(b);
        let is_scalar = |kind: &TypeKind| kind.shape().is_none();
        let same_shape = a.shape() == b.shape() && (is_same_kind || is_scalar(a));
        let element = |kind: &TypeKind, ty: Type| kind.element().unwrap_or(ty);
        let same_element = element(a, one) == element(b, other);
        match (same_shape, same_element) {
            (true, true) => 1,
            (true, false) => 2,
            (false, true) => 3,
            (false, false) => 4,
        }
    }
}
