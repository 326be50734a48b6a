//! Operations that combine the elements of vectors.

use super::can_combine;
use crate::common::{Parts, Places, Vector, dimension_below, first_repetition, require};
use abide_mlir::ir::{AffineExprKind, AffineMap, AttributeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// The help for a kind that a type does not have.
const OTHER_KIND: &str =
    "use a kind of this type: 'and' is for integers, 'maximumf' for floats, 'add' for both";

pub(crate) fn reduction(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_vector(0), op.result_type(0)) else {
        return Ok(());
    };
    require(source.rank() <= 1, || {
        rule!("unsupported reduction rank: {}", source.rank())
            .with_help("reduce a vector of one dimension, or use 'vector.multi_reduction'")
    })?;
    let kind = op.keyword("kind").unwrap_or_default();
    if !can_combine(op, &kind, result) {
        let text = op.text(result);
        // The doubled quotes are those of the reference.
        return Err(rule!("unsupported reduction type ''{}'' for kind '{}'", text, kind)
            .with_help(OTHER_KIND)
            .into());
    }
    Ok(())
}

pub(crate) fn multi_reduction(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_vector(0), op.result_type(0)) else {
        return Ok(());
    };
    let reduced = Places::of(op.integers("reduction_dims").unwrap_or_default());
    let kept = |index: &usize| i64::try_from(*index).is_ok_and(|index| !reduced.contains(&index));
    let kept: Vec<usize> = (0..source.rank()).filter(kept).collect();
    let matches = match op.vector(result) {
        None => kept.is_empty() && result == source.element,
        Some(vector) => {
            let pick = |index: &usize| {
                (source.shape.get(*index).copied(), source.scalable.get(*index).copied())
            };
            let own = vector.shape.iter().zip(vector.scalable);
            !kept.is_empty()
                && vector.element == source.element
                && kept.iter().map(pick).eq(own.map(|(size, flag)| (Some(*size), Some(*flag))))
        }
    };
    if matches {
        return Ok(());
    }
    let (result, source) = (op.text(result), op.text(source.ty));
    Err(rule!("destination type '{}' is incompatible with source type '{}'", result, source)
        .with_help("give the result the type of the operand without the reduced dimensions")
        .into())
}

pub(crate) fn scan(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(initial), Some(dim)) =
        (op.operand_vector(0), op.operand_vector(1), op.integer("reduction_dim"))
    else {
        return Ok(());
    };
    let (rank, own) = (source.rank(), initial.rank());
    let Some(dim) = usize::try_from(dim).ok().filter(|dim| *dim < rank) else {
        return Err(rule!("reduction dimension {} has to be less than {}", dim, rank)
            .with_help(dimension_below(rank))
            .into());
    };
    require(own + 1 == rank, || {
        rule!("initial value rank {} has to be equal to {}", own, rank - 1).with_help(format!(
            "give the initial value {}: those of the source without the reduced one",
            counted(rank - 1, "dimension")
        ))
    })?;
    let others = source.shape.iter().enumerate().filter(|(index, _)| *index != dim);
    if !others.map(|(_, size)| size).eq(initial.shape) {
        return Err(rule!("incompatible input/initial value shapes")
            .with_help(format!(
                "give the initial value the sizes of the source without dimension {dim}"
            ))
            .into());
    }
    let kind = op.keyword("kind").unwrap_or_default();
    if !can_combine(op, &kind, source.element) {
        let text = op.text(source.element);
        return Err(rule!("unsupported reduction type '{}' for kind '{}'", text, kind)
            .with_help(OTHER_KIND)
            .into());
    }
    Ok(())
}

pub(crate) fn outerproduct(op: &Parts<'_>) -> Verified {
    let (Some(lhs), Some(rhs), Some(result)) =
        (op.operand_vector(0), op.operand_type_at(1), op.result_vector(0))
    else {
        return Ok(());
    };
    require(lhs.rank() == 1, || {
        rule!("expected 1-d vector for operand #1").with_help("multiply vectors with one dimension")
    })?;
    match op.vector(rhs) {
        Some(rhs) => product_of_vectors(lhs, rhs, result)?,
        None if result.rank() != 1 => {
            return Err(rule!("expected 1-d vector result")
                .with_help("return a vector with one dimension")
                .into());
        }
        None if lhs.shape.first() != result.shape.first() => {
            return Err(rule!("expected #1 operand dim to match result dim #1")
                .with_help("give the result the size of the first operand")
                .into());
        }
        None => {}
    }
    if op.operand_type_at(2).is_some_and(|acc| acc != result.ty) {
        return Err(rule!("expected operand #3 of same type as result type")
            .with_help(format!("add a value of the type '{}'", op.text(result.ty)))
            .into());
    }
    require(can_combine(op, &op.keyword("kind").unwrap_or_default(), result.element), || {
        rule!("unsupported outerproduct type").with_help(OTHER_KIND)
    })
}

fn product_of_vectors(lhs: Vector<'_>, rhs: Vector<'_>, result: Vector<'_>) -> Verified {
    require(rhs.rank() == 1, || {
        rule!("expected 1-d vector for operand #2").with_help("multiply vectors with one dimension")
    })?;
    if result.rank() != 2 {
        return Err(rule!("expected 2-d vector result")
            .with_help("return a vector with two dimensions, one for each operand")
            .into());
    }
    require(lhs.shape.first() == result.shape.first(), || {
        rule!("expected #1 operand dim to match result dim #1")
            .with_help("give the result the size of the first operand as its first size")
    })?;
    require(rhs.shape.first() == result.shape.last(), || {
        rule!("expected #2 operand dim to match result dim #2")
            .with_help("give the result the size of the second operand as its last size")
    })?;
    if lhs.is_scalable() && !rhs.is_scalable() {
        return Err(rule!("expected either both or only #2 operand dim to be scalable")
            .with_help("make the size of the second operand scalable, too, or of neither")
            .into());
    }
    Ok(())
}

/// The maps of a contraction.
struct Maps {
    /// For each, the dimensions that are its results.
    results: Vec<Vec<u32>>,
    /// For each, their places.
    places: Vec<Places<u32>>,
}

impl Maps {
    /// The place of a dimension among the results of a map.
    fn place(&self, map: usize, dim: u32) -> Option<usize> {
        self.places.get(map)?.first(&dim)
    }

    /// The positions, in both operands, of the requested dimensions that both have.
    fn pairs(&self, dims: &[u32]) -> Vec<(usize, usize)> {
        let pair = |dim: &u32| Some((self.place(0, *dim)?, self.place(1, *dim)?));
        dims.iter().filter_map(pair).collect()
    }
}

pub(crate) fn contract(op: &Parts<'_>) -> Verified {
    let Some(AttributeKind::Array(maps)) = op.attribute_kind("indexing_maps") else {
        return Ok(());
    };
    let Some(AttributeKind::Array(iterators)) = op.attribute_kind("iterator_types") else {
        return Ok(());
    };
    let maps: Vec<&AffineMap> = maps
        .iter()
        .filter_map(|map| match op.context().attribute_kind(*map) {
            AttributeKind::AffineMap(map) => Some(map),
            _ => None,
        })
        .collect();
    if maps.len() != 3 {
        let error = VerifyError::from("expected an indexing map for each vector operand");
        return Err(error.with_help("give 3 maps: of the left side, the right side and the result"));
    }
    let maps = projections(op, &maps, iterators.len())?;
    let reduces = |iterator| match op.context().attribute_kind(iterator) {
        AttributeKind::Dialect { body, .. } => {
            op.context().bytes(*body) == b"iterator_type<reduction>"
        }
        _ => false,
    };
    let (mut contracted, mut parallel) = (Vec::new(), Vec::new());
    for (dim, iterator) in (0..).zip(iterators) {
        if reduces(*iterator) { &mut contracted } else { &mut parallel }.push(dim);
    }
    let (contracted, batch) = (maps.pairs(&contracted), maps.pairs(&parallel));
    if contracted.is_empty() {
        return Err(rule!("expected at least one contracting dimension pair")
            .with_help(
                "let a \"reduction\" iterator be a result of both the first and the second map",
            )
            .into());
    }
    let (Some(lhs), Some(rhs)) = (op.operand_vector(0), op.operand_vector(1)) else {
        return Ok(());
    };
    for (pairs, what) in [(&contracted, "contracting"), (&batch, "batch")] {
        if pairs.iter().any(|(left, right)| lhs.shape.get(*left) != rhs.shape.get(*right)) {
            return Err(rule!("invalid {} dimension map", what)
                .with_help(format!("let the maps pair {what} dimensions of equal size"))
                .into());
        }
    }
    output(op, &maps, lhs, rhs, contracted.len() + batch.len())?;
    let Some(result) = op.result_type(0) else { return Ok(()) };
    require(can_combine(op, &op.keyword("kind").unwrap_or_default(), op.element(result)), || {
        rule!("unsupported contraction type").with_help(OTHER_KIND)
    })
}

/// The dimensions that are the results of the maps.
fn projections(op: &Parts<'_>, maps: &[&AffineMap], iterators: usize) -> Result<Maps, VerifyError> {
    let mut all = Vec::new();
    for (index, map) in maps.iter().enumerate() {
        let expected = |what: String, help: String| {
            Err(rule!("expected indexing map {} to {}", index, what).with_help(help).into())
        };
        if map.symbols != 0 {
            return expected(
                "have no symbols".to_owned(),
                "use dimensions alone: '(d0, d1) -> (d0)'".to_owned(),
            );
        }
        if map.dims as usize != iterators {
            return expected(
                format!("have {iterators} number of inputs"),
                format!("begin the map with {iterators} dimensions, one for each iterator type"),
            );
        }
        let rank = op.operand_vector(index).map_or(0, |vector| vector.rank());
        if map.results.len() != rank {
            return expected(
                format!("have {rank} number of outputs"),
                format!("write {rank} results in the map, one for each dimension of the operand"),
            );
        }
        let dims = map.results.iter().map(|result| match op.context().expression_kind(*result) {
            AffineExprKind::Dim(dim) => Some(dim),
            _ => None,
        });
        let dims: Option<Vec<u32>> = dims.collect();
        let Some(dims) = dims.filter(|dims| first_repetition(dims).is_none()) else {
            return expected(
                "be a projected permutation of its inputs".to_owned(),
                "name each dimension at most once in the results, such as 'd0'".to_owned(),
            );
        };
        all.push(dims);
    }
    let places = all.iter().map(|dims| Places::of(dims.iter().copied())).collect();
    Ok(Maps { results: all, places })
}

/// Verifies that the accumulator and the result have the shape that follows from the operands; `shared`
/// is the number of dimensions that both have.
fn output(
    op: &Parts<'_>,
    maps: &Maps,
    lhs: Vector<'_>,
    rhs: Vector<'_>,
    shared: usize,
) -> Verified {
    let (Some(acc), Some(result)) = (op.operand_type_at(2), op.result_type(0)) else {
        return Ok(());
    };
    let invalid = "invalid accumulator/result vector shape";
    let scalar = shared == lhs.rank() && shared == rhs.rank() && maps.pairs_are_reduced();
    let (acc, result) = match (op.vector(acc), op.vector(result)) {
        (None, None) if scalar => return Ok(()),
        (Some(acc), Some(result)) if !scalar => (acc, result),
        _ => {
            let help = "give both as many dimensions as are not reduced, or a number if all are";
            return Err(rule!("{}", invalid).with_help(help).into());
        }
    };
    let extent = |dim: &u32| {
        let left = maps.place(0, *dim).and_then(|place| lhs.shape.get(place));
        left.or_else(|| maps.place(1, *dim).and_then(|place| rhs.shape.get(place))).copied()
    };
    let results = maps.results.get(2).map_or(&[][..], Vec::as_slice);
    let Some(expected) = results.iter().map(extent).collect::<Option<Vec<i64>>>() else {
        return Err(rule!("expected all dimensions to be either a LHS or a RHS dimension")
            .with_help("let each result of the last map be a result of one of the first two")
            .into());
    };
    if result.shape != expected || acc.ty != result.ty {
        let text = op.vector_text(&expected, result.scalable, result.element);
        return Err(rule!("{}, expected: '{}'", invalid, text)
            .with_help(format!("use the type '{text}' for the accumulator and the result"))
            .into());
    }
    Ok(())
}

impl Maps {
    /// Whether the result has no dimension.
    fn pairs_are_reduced(&self) -> bool {
        self.results.get(2).is_none_or(Vec::is_empty)
    }
}
