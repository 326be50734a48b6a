//! Operand accesses of structured operations, from a description or an attribute.

use super::maps::{Window, window_numbers, window_rank};
use super::notation::{Access, Factor, Term, structured_op};
use crate::common::{Places, dimensions};
use abide_mlir::ir::{
    AffineExpr, AffineExprKind, Attribute, AttributeKind, Context, Ir, OperationId, TypeKind,
    ValueId,
};

/// One subscript of an access.
#[derive(Debug, Clone)]
pub enum Subscript {
    /// An expression of an indexing map.
    Expression(AffineExpr),
    /// Indices of loops, each times a number.
    Terms(Vec<(u32, i64)>),
}

impl Subscript {
    /// The loop whose index the subscript is, if it is one.
    pub fn as_loop(&self, context: &Context) -> Option<usize> {
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

    /// The value for indices of loops; `None` if it does not fit into 64 bits.
    pub fn value(&self, context: &Context, indices: &[i64]) -> Option<i64> {
        let index = |number: u32| indices.get(number as usize).copied();
        match self {
            Subscript::Expression(expression) => {
                context.affine_value(*expression, &|place| match place {
                    AffineExprKind::Dim(number) => index(number),
                    _ => None,
                })
            }
            Subscript::Terms(terms) => terms.iter().try_fold(0_i64, |sum, (number, factor)| {
                sum.checked_add(index(*number)?.checked_mul(*factor)?)
            }),
        }
    }
}

/// The access of one operand.
#[derive(Debug, Clone)]
pub struct OperandAccess {
    /// The number of dims of the map: loops.
    pub dims: usize,
    /// The number of symbols of the map.
    pub symbols: usize,
    /// The subscript of each dimension of the operand.
    pub subscripts: Vec<Subscript>,
}

impl OperandAccess {
    /// An access at the indices of some of the loops.
    fn at_loops(loops: usize, at: impl IntoIterator<Item = usize>) -> OperandAccess {
        let subscript = |at| Subscript::Terms(vec![(u32::try_from(at).unwrap_or(u32::MAX), 1)]);
        OperandAccess {
            dims: loops,
            symbols: 0,
            subscripts: at.into_iter().map(subscript).collect(),
        }
    }
}

/// The accesses of all operands, and how many loops there are.
#[derive(Debug, Clone)]
pub struct Accesses {
    pub loops: usize,
    pub operands: Vec<OperandAccess>,
}

/// The accesses of a structured operation; `None` for another one, or if attributes are missing, which is reported
/// elsewhere.
pub fn accesses(ir: &Ir, operation: OperationId) -> Option<Accesses> {
    let numbers = |name: &str| dimensions(ir, operation, name);
    match ir.name_bytes(operation) {
        b"linalg.generic" => generic(ir, operation),
        b"linalg.transpose" => {
            let permutation = numbers("permutation")?;
            let loops = permutation.len();
            let inverse = Places::of(permutation);
            let places: Vec<usize> =
                (0..loops).map(|dim| inverse.first(&dim)).collect::<Option<_>>()?;
            let input = OperandAccess::at_loops(loops, places);
            Some(Accesses {
                loops,
                operands: vec![input, OperandAccess::at_loops(loops, 0..loops)],
            })
        }
        b"linalg.broadcast" => {
            let added = Places::of(numbers("dimensions")?);
            let loops = rank(ir, ir.operands(operation).next_back()?);
            let kept = (0..loops).filter(|dim| !added.contains(dim));
            let input = OperandAccess::at_loops(loops, kept);
            Some(Accesses {
                loops,
                operands: vec![input, OperandAccess::at_loops(loops, 0..loops)],
            })
        }
        b"linalg.reduce" => {
            let reduced = Places::of(numbers("dimensions")?);
            let loops = rank(ir, ir.operand(operation, 0)?);
            let kept = (0..loops).filter(|dim| !reduced.contains(dim));
            let output = OperandAccess::at_loops(loops, kept);
            let input = OperandAccess::at_loops(loops, 0..loops);
            let count = ir.operand_count(operation);
            let at = |number| if number < count / 2 { input.clone() } else { output.clone() };
            Some(Accesses { loops, operands: (0..count).map(at).collect() })
        }
        name if name == b"linalg.map" || name.starts_with(b"hfusion.") => {
            element_wise(ir, operation)
        }
        _ => {
            let kept = |name: &str| {
                let operands = stored(ir, operation, name)?;
                Some(Accesses { loops: operands.first().map_or(0, |first| first.dims), operands })
            };
            let own = kept("indexing_maps").or_else(|| named(ir, operation));
            own.or_else(|| kept("linalg.memoized_indexing_maps"))
        }
    }
}

/// The number of dimensions of a tensor or buffer; everything else is a scalar.
fn rank(ir: &Ir, value: ValueId) -> usize {
    match ir.context.type_kind(ir.value_type(value)) {
        TypeKind::Tensor { shape, .. } | TypeKind::MemRef { shape, .. } => shape.len(),
        _ => 0,
    }
}

/// Scalars are accessed anywhere, all others at the indices of all loops.
fn element_wise(ir: &Ir, operation: OperationId) -> Option<Accesses> {
    let loops = rank(ir, ir.operands(operation).next_back()?);
    let access =
        |value| OperandAccess::at_loops(loops, 0..if rank(ir, value) == 0 { 0 } else { loops });
    Some(Accesses { loops, operands: ir.operands(operation).map(access).collect() })
}

/// The accesses of a named operation, as its table has them.
fn named(ir: &Ir, operation: OperationId) -> Option<Accesses> {
    let name = ir.context.text(ir.name(operation));
    let op = structured_op(name.strip_prefix("linalg.")?)?;
    let output = ir.operands(operation).next_back()?;
    let loops = op.loops.map_or(rank(ir, output), |loops| loops as usize);
    let count = window_rank(op);
    let window = Window {
        strides: window_numbers(&ir.context, ir.attribute(operation, "strides"), count)?,
        dilations: window_numbers(&ir.context, ir.attribute(operation, "dilations"), count)?,
    };
    let mut operands = Vec::with_capacity(op.operands.len());
    for access in &op.operands {
        operands.push(match access {
            Access::Scalar => OperandAccess::at_loops(loops, []),
            Access::AllLoops => OperandAccess::at_loops(loops, 0..loops),
            Access::Subscripts(sums) => {
                let terms = |terms: &Vec<Term>| {
                    let factors =
                        terms.iter().map(|term| Some((term.number, factor(&window, term.factor)?)));
                    factors.collect::<Option<Vec<_>>>().map(Subscript::Terms)
                };
                let subscripts = sums.iter().map(terms).collect::<Option<_>>()?;
                OperandAccess { dims: loops, symbols: 0, subscripts }
            }
        });
    }
    // An element-wise operation may take a scalar, or a tensor of rank 0, for a shaped input.
    for (access, value) in operands.iter_mut().zip(ir.operands(operation)) {
        if op.loops.is_none() && rank(ir, value) == 0 {
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
    let AttributeKind::Array(iterators) =
        ir.context.attribute_kind(ir.attribute(operation, "iterator_types")?)
    else {
        return None;
    };
    let operands = stored(ir, operation, "indexing_maps")?;
    Some(Accesses { loops: iterators.len(), operands })
}

/// Whether an operation has the maps of its table, as LLVM 20 and later add to some.
pub(super) fn has_default_maps(ir: &Ir, operation: OperationId) -> bool {
    let own = match ir.name_bytes(operation) {
        b"linalg.elementwise" => element_wise(ir, operation),
        _ => named(ir, operation),
    };
    let (Some(stored), Some(own)) = (stored(ir, operation, "indexing_maps"), own) else {
        return false;
    };
    let same = |(one, other): (&OperandAccess, &OperandAccess)| {
        let loops = |access: &OperandAccess| -> Option<Vec<usize>> {
            access.subscripts.iter().map(|subscript| subscript.as_loop(&ir.context)).collect()
        };
        one.dims == other.dims && one.symbols == 0 && loops(one) == loops(other)
    };
    let mut all = stored.iter().zip(&own.operands);
    stored.len() == own.operands.len() && all.all(same)
}

/// The accesses of the maps in an array attribute.
fn stored(ir: &Ir, operation: OperationId, name: &str) -> Option<Vec<OperandAccess>> {
    let AttributeKind::Array(maps) = ir.context.attribute_kind(ir.attribute(operation, name)?)
    else {
        return None;
    };
    let access = |map: &Attribute| match ir.context.attribute_kind(*map) {
        AttributeKind::AffineMap(map) => Some(OperandAccess {
            dims: map.dims as usize,
            symbols: map.symbols as usize,
            subscripts: map.results.iter().map(|one| Subscript::Expression(*one)).collect(),
        }),
        _ => None,
    };
    maps.iter().map(access).collect()
}
