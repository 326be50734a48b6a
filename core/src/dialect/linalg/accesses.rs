//! Where structured operations access their operands, whether a description or an attribute says so.

use super::maps::{Window, window_numbers, window_rank};
use super::notation::{Access, Factor, structured_op};
use crate::mlir::ir::{
    AffineBinary, AffineExpr, AffineExprKind, AttributeKind, Context, Ir, OperationId, TypeKind,
};

/// One subscript of an access.
#[derive(Debug, Clone)]
pub(super) enum Subscript {
    /// An expression of an indexing map.
    Expression(AffineExpr),
    /// Indices of loops, each times a number.
    Terms(Vec<(u32, i64)>),
}

impl Subscript {
    /// The loop whose index the subscript is, where it is one.
    pub(super) fn as_loop(&self, context: &Context) -> Option<usize> {
        let number = match self {
            Subscript::Expression(expression) => match context.expression_kind(*expression) {
                AffineExprKind::Dim(number) => number,
                _ => return None,
            },
            Subscript::Terms(terms) => match terms.as_slice() {
                [(number, 1)] => *number,
                _ => return None,
            },
        };
        usize::try_from(number).ok()
    }

    /// The value for indices of loops; `None` where it does not fit into 64 bits.
    pub(super) fn value(&self, context: &Context, indices: &[i64]) -> Option<i64> {
        let index = |number: u32| indices.get(number as usize).copied();
        match self {
            Subscript::Expression(expression) => evaluate(context, *expression, indices),
            Subscript::Terms(terms) => terms.iter().try_fold(0_i64, |sum, (number, factor)| {
                sum.checked_add(index(*number)?.checked_mul(*factor)?)
            }),
        }
    }
}

/// The value of an expression without symbols. Follows its depth, which the readers bound.
fn evaluate(context: &Context, expression: AffineExpr, indices: &[i64]) -> Option<i64> {
    match context.expression_kind(expression) {
        AffineExprKind::Dim(number) => indices.get(number as usize).copied(),
        AffineExprKind::Symbol(_) => None,
        AffineExprKind::Constant(value) => Some(value),
        AffineExprKind::Binary(operator, left, right) => {
            let left = evaluate(context, left, indices)?;
            let right = evaluate(context, right, indices)?;
            match operator {
                AffineBinary::Add => left.checked_add(right),
                AffineBinary::Mul => left.checked_mul(right),
                AffineBinary::Mod if right > 0 => Some(left.rem_euclid(right)),
                AffineBinary::FloorDiv if right > 0 => Some(left.div_euclid(right)),
                AffineBinary::CeilDiv if right > 0 => {
                    left.checked_neg()?.div_euclid(right).checked_neg()
                }
                AffineBinary::Mod | AffineBinary::FloorDiv | AffineBinary::CeilDiv => None,
            }
        }
    }
}

/// The access of one operand.
#[derive(Debug, Clone)]
pub(super) struct OperandAccess {
    pub(super) dims: usize,
    pub(super) symbols: usize,
    pub(super) subscripts: Vec<Subscript>,
}

/// The accesses of all operands, and how many loops there are.
#[derive(Debug, Clone)]
pub(super) struct Accesses {
    pub(super) loops: usize,
    pub(super) operands: Vec<OperandAccess>,
}

/// The accesses of a `linalg.generic` or a named structured operation; `None` where its attributes
/// do not tell, which is reported elsewhere.
pub(super) fn accesses(ir: &Ir, operation: OperationId) -> Option<Accesses> {
    if ir.name_bytes(operation) == b"linalg.generic" {
        return generic(ir, operation);
    }
    let name = ir.context.text(ir.name(operation));
    let op = structured_op(name.strip_prefix("linalg.")?)?;
    let output = ir.operands(operation).next_back()?;
    let rank = ir.context.type_kind(ir.value_type(output)).shape().map_or(0, |shape| shape.len());
    let loops = op.loops.map_or(rank, |loops| loops as usize);
    let count = window_rank(op);
    let window = Window {
        strides: window_numbers(&ir.context, ir.attribute(operation, "strides"), count)?,
        dilations: window_numbers(&ir.context, ir.attribute(operation, "dilations"), count)?,
    };
    let mut operands = Vec::with_capacity(op.operands.len());
    for access in &op.operands {
        let subscripts = match access {
            Access::Scalar => Vec::new(),
            Access::AllLoops => {
                let loops = u32::try_from(loops).unwrap_or(u32::MAX);
                (0..loops).map(|number| Subscript::Terms(vec![(number, 1)])).collect()
            }
            Access::Subscripts(sums) => {
                let mut subscripts = Vec::with_capacity(sums.len());
                for terms in sums {
                    let factors: Option<Vec<_>> = terms
                        .iter()
                        .map(|term| Some((term.number, factor(&window, term.factor)?)))
                        .collect();
                    subscripts.push(Subscript::Terms(factors?));
                }
                subscripts
            }
        };
        operands.push(OperandAccess { dims: loops, symbols: 0, subscripts });
    }
    // A scalar may stand where an element-wise operation has a shaped input.
    for (access, value) in operands.iter_mut().zip(ir.operands(operation)) {
        let kind = ir.context.type_kind(ir.value_type(value));
        let shaped = matches!(kind, TypeKind::Tensor { .. } | TypeKind::MemRef { .. });
        if op.loops.is_none() && !shaped {
            access.subscripts.clear();
        }
    }
    Some(Accesses { loops, operands })
}

fn factor(window: &Window, factor: Factor) -> Option<i64> {
    match factor {
        Factor::One => Some(1),
        Factor::Stride(number) => window.strides.get(number).copied(),
        Factor::Dilation(number) => window.dilations.get(number).copied(),
    }
}

fn generic(ir: &Ir, operation: OperationId) -> Option<Accesses> {
    let array = |name: &str| match ir.context.attribute_kind(ir.attribute(operation, name)?) {
        AttributeKind::Array(elements) => Some(elements),
        _ => None,
    };
    let loops = array("iterator_types")?.len();
    let mut operands = Vec::new();
    for map in array("indexing_maps")? {
        let AttributeKind::AffineMap(map) = ir.context.attribute_kind(*map) else { return None };
        operands.push(OperandAccess {
            dims: map.dims as usize,
            symbols: map.symbols as usize,
            subscripts: map.results.iter().map(|one| Subscript::Expression(*one)).collect(),
        });
    }
    Some(Accesses { loops, operands })
}
