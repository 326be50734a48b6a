//! Verifiers of operations that reshape a buffer's memory.

use super::layout::{Layout, buffer_text, compatible};
use crate::common::{
    Parts, Slice, check_output_values, check_same_elements, check_size_operand, is_for_newest,
    is_reduced, require,
};
use abide_mlir::ir::{AffineExprKind, Attribute, AttributeKind, DYNAMIC, Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::counted;

/// The types of the buffer and of the view of it, if both have a rank.
fn ranked(op: &Parts<'_>) -> Option<(Type, Type)> {
    let (source, result) = (op.operand_type_at(0)?, op.result_type(0)?);
    op.shape(source).and(op.shape(result)).map(|_| (source, result))
}

fn memory_space(op: &Parts<'_>, ty: Type) -> Option<Attribute> {
    match op.kind(ty) {
        TypeKind::MemRef { memory_space, .. } | TypeKind::UnrankedMemRef { memory_space, .. } => {
            *memory_space
        }
        _ => None,
    }
}

/// The dimensions that the results of a map are; `None` unless they are a permutation.
fn permutation(op: &Parts<'_>) -> Option<Vec<usize>> {
    let AttributeKind::AffineMap(map) = op.attribute_kind("permutation")? else { return None };
    let dim = |result| match op.context().expression_kind(result) {
        AffineExprKind::Dim(number) => usize::try_from(number).ok(),
        _ => None,
    };
    let dims = map.results.iter().map(|result| dim(*result)).collect::<Option<Vec<_>>>()?;
    let mut sorted = dims.clone();
    sorted.sort_unstable();
    (map.symbols == 0 && sorted.into_iter().eq(0..map.dims as usize)).then_some(dims)
}

pub(super) fn verify_transpose(op: &Parts<'_>) -> Verified {
    let Some(dims) = permutation(op) else {
        return Err(rule!("expected a permutation map")
            .with_help("write a map that names each dimension once, such as '(d0, d1) -> (d1, d0)'")
            .into());
    };
    let Some((source, result)) = ranked(op) else { return Ok(()) };
    let sizes = op.shape(source).unwrap_or_default();
    require(sizes.len() == dims.len(), || {
        rule!("expected a permutation map of same rank as the input")
            .with_help(format!("write a map with {}", counted(sizes.len(), "dimension")))
    })?;
    let layouts = Layout::of(op.context(), source).zip(Layout::of(op.context(), result));
    let Some((from, to)) = layouts else { return Ok(()) };
    let permuted = |numbers: &[i64]| -> Vec<i64> {
        dims.iter().filter_map(|dim| numbers.get(*dim)).copied().collect()
    };
    let (sizes, layout) =
        (permuted(sizes), Layout { offset: from.offset, strides: permuted(&from.strides) });
    if op.shape(result) == Some(&*sizes)
        && layout == to
        && !lacks_layout(op, result, &to.strides)
        && op.element(source) == op.element(result)
        && memory_space(op, source) == memory_space(op, result)
    {
        return Ok(());
    }
    let message = rule!(
        "result type '{}' is not equivalent to the canonical transposed input type '{}'",
        op.text(result),
        buffer_text(op, source, &sizes, Some(&layout))
    )
    .with_help("use the type that the message names");
    Err(message.into())
}

pub(super) fn verify_reinterpret_cast(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_type_at(0), op.result_type(0)) else {
        return Ok(());
    };
    let Some(sizes) = op.shape(result) else { return Ok(()) };
    let slice = Slice::of(op, [1, sizes.len(), sizes.len()])?;
    let differing = |what: &str| {
        Err(VerifyError::bare(
            rule!(
                "different {} specified for source type '{}' and result memref type '{}'",
                what,
                op.text(source),
                op.text(result)
            )
            .with_help(format!("give both types the same {what}")),
        ))
    };
    if memory_space(op, source) != memory_space(op, result) {
        return differing("memory spaces");
    }
    if op.element(source) != op.element(result) {
        return differing("element types");
    }
    check_numbers(op, "size", &slice.sizes, sizes)?;
    let Some(layout) = Layout::of_any(op.context(), result) else {
        let found = op.text(result);
        return require(has_unknown_layout(op, result), || {
            rule!("result #0 must be strided memref of any type values, but got '{}'", found)
                .with_help("let the layout of the result be 'strided<..>'")
        });
    };
    check_numbers(op, "offset", &slice.offsets, &[layout.offset])?;
    check_numbers(op, "stride", &slice.strides, &layout.strides)
}

/// Verifies that the numbers of a type are those of the operation. LLVM 19 accepts a number for an operand.
fn check_numbers(op: &Parts<'_>, what: &str, expected: &[i64], found: &[i64]) -> Verified {
    let is_strict = is_for_newest(op.verifier);
    let differs = |(expected, found)| match is_strict {
        true => found != DYNAMIC && found != expected,
        false => !compatible(&[expected], &[found]),
    };
    let mut pairs = expected.iter().copied().zip(found.iter().copied());
    let Some(dim) = pairs.clone().position(differs) else { return Ok(()) };
    let Some((expected, found)) = pairs.nth(dim) else { return Ok(()) };
    let place = if what == "offset" { String::new() } else { format!(" in dim = {dim}") };
    let expected = match expected {
        DYNAMIC => "dynamic".to_owned(),
        number => number.to_string(),
    };
    let message =
        rule!("expected result type with {} = {} instead of {}{}", what, expected, found, place)
            .with_help(format!(
                "let the {what} of the operation and that of the result type agree"
            ));
    Err(VerifyError::bare(message))
}

/// The results follow from the source: its elements as a buffer of rank zero, the offset, and a size and a stride for
/// each dimension.
pub(super) fn verify_strided_metadata(op: &Parts<'_>) -> Verified {
    let Some(source) = op.operand_type_at(0) else { return Ok(()) };
    let (TypeKind::MemRef { .. }, Some(base)) = (op.kind(source), op.result_type(0)) else {
        return Ok(());
    };
    let rank = op.shape(source).map_or(0, <[i64]>::len);
    let fits = op.ir().result_count(op.operation) == 2 + 2 * rank
        && op.element(base) == op.element(source)
        && memory_space(op, base) == memory_space(op, source);
    require(fits, || {
        rule!("failed to infer returned types")
            .with_help("name the buffer, the offset, and all sizes and strides")
    })
}

pub(super) fn verify_subview(op: &Parts<'_>) -> Verified {
    let Some((source, result)) = ranked(op) else { return Ok(()) };
    let shape = op.shape(source).unwrap_or_default();
    let slice = Slice::of(op, [shape.len(); 3])?;
    if memory_space(op, source) != memory_space(op, result) {
        return Err(VerifyError::bare(rule!(
            "different memory spaces specified for base memref type '{}' and subview memref type \
             '{}'",
            op.text(source),
            op.text(result)
        ).with_help("give the result the memory space of the source")));
    }
    let Some(layout) = Layout::of(op.context(), source) else { return Ok(()) };
    check_view(op, (source, &layout), &slice, result)?;
    slice.check_bounds(op.verifier, shape)
}

/// Checks the type of a part of a buffer, which may lack dimensions of size one.
fn check_view(
    op: &Parts<'_>,
    (source, from): (Type, &Layout),
    slice: &Slice,
    result: Type,
) -> Verified {
    let mut layout = from.part(slice);
    let sizes = op.shape(result).unwrap_or_default();
    let wrong = |what: &str| {
        let but = format!(", but got '{}'", op.text(result));
        Err(VerifyError::bare(
            rule!("expected result {}{}", what, but)
                .with_help("change the type of the result, or the slice"),
        ))
    };
    let mismatch = |what: &str, layout: &Layout| {
        let expected = buffer_text(op, source, &slice.sizes, Some(layout));
        let found = op.text(result);
        let rule = rule!(
            "expected result type to be '{}' or a rank-reduced version. (mismatch of result {}), but got '{}'",
            expected,
            what,
            found
        );
        Err(VerifyError::bare(rule.about_result(expected, found)))
    };
    if sizes.len() > slice.sizes.len() {
        return wrong("rank to be smaller or equal to the source rank");
    }
    if !is_reduced(&slice.sizes, sizes, |size| **size == 1) {
        return mismatch("sizes", &layout);
    }
    if op.element(source) != op.element(result) {
        return wrong(&format!("element type to be '{}'", op.text(op.element(source))));
    }
    let Some(found) = Layout::of(op.context(), result) else { return Ok(()) };
    // Versions of LLVM differ in what zero times an unknown stride is.
    let mut steps = slice.offsets.iter().zip(&from.strides);
    if found.offset == DYNAMIC && steps.any(|(offset, stride)| (*offset, *stride) == (0, DYNAMIC)) {
        layout.offset = DYNAMIC;
    }
    let expected = slice.sizes.iter().zip(&layout.strides);
    let strides = is_reduced(expected, sizes.iter().zip(&found.strides), |(size, _)| **size == 1);
    if strides && layout.offset == found.offset { Ok(()) } else { mismatch("layout", &layout) }
}

/// Checks that one shape is another with groups of dimensions merged.
fn check_groups(large: &[i64], small: &[i64], groups: &[Vec<i64>]) -> Result<(), Message> {
    if small.len() != groups.len() {
        let (found, expected) = (groups.len(), small.len());
        return Err(rule!(
            "invalid number of reassociation groups: found {}, expected {}",
            found,
            expected
        )
        .with_help(format!(
            "write {}, one for each dimension of the smaller type",
            counted(expected, "group")
        )));
    }
    let mut dims = (0_i64..).zip(large);
    for (number, (size, group)) in small.iter().zip(groups).enumerate() {
        let mut product = 1_i64;
        for dim in group {
            match dims.next() {
                Some((expected, _)) if *dim != expected => {
                    return Err(rule!("reassociation indices must be contiguous")
                        .with_help("list the dimensions in order: '[[0, 1], [2]]'"));
                }
                Some((_, &DYNAMIC)) => product = DYNAMIC,
                Some((_, size)) if product != DYNAMIC => product = product.saturating_mul(*size),
                Some(_) => {}
                None => {
                    return Err(rule!("reassociation index {} is out of bounds", dim)
                        .with_help(format!("dimensions count from 0: there are {}", large.len())));
                }
            }
        }
        if (product == DYNAMIC) != (*size == DYNAMIC) {
            return Err(rule!(
                "collapsed dim ({}) must be dynamic if and only if reassociation group is \
                 dynamic",
                number
            )
            .with_help(format!(
                "write '?' as the size of dimension {number} exactly if its group has a '?'"
            )));
        }
        if product != *size {
            return Err(rule!(
                "collapsed dim size ({}) must equal reassociation group size ({})",
                size,
                product
            )
            .with_help(format!("write {product} instead of {size}, or other groups")));
        }
    }
    if small.is_empty() && large.iter().any(|size| *size != 1) {
        return Err(rule!("rank 0 memrefs can only be extended/collapsed with/from ones")
            .with_help("give the larger type sizes of 1 only"));
    }
    let count: usize = groups.iter().map(Vec::len).sum();
    if !small.is_empty() && count != large.len() {
        let rank = large.len();
        return Err(rule!(
            "expanded rank ({}) inconsistent with number of reassociation indices ({})",
            rank,
            count
        )
        .with_help(format!("list each of the {} once", counted(rank, "dimension"))));
    }
    Ok(())
}

/// Whether the type has no layout, or one that is the identity as a map (MLIR: `isIdentity`). Of strided layouts, only
/// that of one dimension is.
fn has_identity(op: &Parts<'_>, ty: Type) -> bool {
    let TypeKind::MemRef { layout, .. } = op.kind(ty) else { return false };
    match layout.map(|layout| op.context().attribute_kind(layout)) {
        None => true,
        Some(AttributeKind::StridedLayout { strides, offset }) => {
            *offset == 0 && strides.as_slice() == [1]
        }
        Some(AttributeKind::AffineMap(map)) => op.context().is_identity_map(map),
        Some(_) => false,
    }
}

/// Whether MLIR computes a layout for a transposed buffer with these strides, where the type has none. MLIR compares
/// layouts as maps, and some equivalent ones differ.
fn lacks_layout(op: &Parts<'_>, ty: Type, strides: &[i64]) -> bool {
    let TypeKind::MemRef { layout: None, .. } = op.kind(ty) else { return false };
    let is_dynamic = |stride: &&i64| **stride == DYNAMIC;
    strides.len() == 1
        || strides.iter().filter(is_dynamic).count() > 1
        || strides.windows(2).any(|pair| pair == [DYNAMIC, 1])
}

/// Whether the layout of a type is an opaque dialect attribute.
fn has_unknown_layout(op: &Parts<'_>, ty: Type) -> bool {
    let TypeKind::MemRef { layout, .. } = op.kind(ty) else { return false };
    let layout = layout.map(|layout| op.context().attribute_kind(layout));
    matches!(layout, Some(AttributeKind::Dialect { .. }))
}

/// Whether a type has just this layout; `None` is the absence of a layout. A dynamic stride may be written as a
/// number: not all versions of LLVM refuse that.
fn has_layout(op: &Parts<'_>, ty: Type, expected: Option<&Layout>) -> bool {
    let TypeKind::MemRef { layout, .. } = op.kind(ty) else { return false };
    match (expected, layout.map(|layout| op.context().attribute_kind(layout))) {
        (_, Some(AttributeKind::Dialect { .. })) => true,
        (None, found) => found.is_none(),
        (Some(expected), Some(AttributeKind::StridedLayout { strides, offset })) => {
            let fits = |(own, found): (&i64, &i64)| own == found || *own == DYNAMIC;
            expected.offset == *offset
                && expected.strides.len() == strides.len()
                && expected.strides.iter().zip(strides).all(fits)
        }
        (Some(_), _) => false,
    }
}

/// Checks the type of a buffer with merged or split dimensions. It has no layout if the source has none, and
/// otherwise exactly the computed one.
fn check_reshaped(
    op: &Parts<'_>,
    what: &str,
    (source, result): (Type, Type),
    layout: impl FnOnce(&Layout) -> Result<Layout, VerifyError>,
) -> Verified {
    let expected = if has_identity(op, source) {
        None
    } else {
        let Some(from) = Layout::of(op.context(), source) else { return Ok(()) };
        Some(layout(&from)?)
    };
    let same = op.element(source) == op.element(result)
        && memory_space(op, source) == memory_space(op, result);
    if same && has_layout(op, result, expected.as_ref()) {
        return Ok(());
    }
    let sizes = op.shape(result).unwrap_or_default();
    let expected = buffer_text(op, source, sizes, expected.as_ref());
    let found = op.text(result);
    let rule = rule!("expected {} type to be '{}' but found '{}'", what, expected, found);
    Err(rule.about_result(expected, found).into())
}

pub(super) fn verify_collapse_shape(op: &Parts<'_>) -> Verified {
    let (Some((source, result)), Some(groups)) = (ranked(op), op.reassociation()) else {
        return Ok(());
    };
    let (large, small) =
        (op.shape(source).unwrap_or_default(), op.shape(result).unwrap_or_default());
    check_groups(large, small, &groups)?;
    if groups.iter().any(Vec::is_empty) {
        return Ok(());
    }
    check_reshaped(op, "collapsed", (source, result), |from| {
        let layout = from.collapsed(large, &groups);
        layout.ok_or("invalid source layout map or collapsing non-contiguous dims".into())
    })
}

pub(super) fn verify_expand_shape(op: &Parts<'_>) -> Verified {
    let (Some((source, result)), Some(groups)) = (ranked(op), op.reassociation()) else {
        return Ok(());
    };
    let (small, large) =
        (op.shape(source).unwrap_or_default(), op.shape(result).unwrap_or_default());
    let (from, to) = (small.len(), large.len());
    require(from <= to, || {
        rule!(
            "has source rank {} and result rank {}. This is not an expansion ({} > {}).",
            from,
            to,
            from,
            to
        )
        .with_help("use 'memref.collapse_shape', which merges dimensions")
    })?;
    check_groups(large, small, &groups)?;
    // Versions of LLVM differ in what zero times an unknown stride is.
    if !large.contains(&0) {
        check_reshaped(op, "expanded", (source, result), |from| Ok(from.expanded(large, &groups)))?;
    }
    check_output_shape(op, large)
}

/// Checks the sizes written besides the type against those in it.
fn check_output_shape(op: &Parts<'_>, sizes: &[i64]) -> Verified {
    let Some(given) = op.integers("static_output_shape") else { return Ok(()) };
    let (rank, count) = (sizes.len(), given.len());
    require(count == rank, || {
        rule!(
            "expected number of static shape bounds to be equal to the output rank ({}) but \
             found {} inputs instead",
            rank,
            count
        )
        .with_help(format!(
            "list {} in 'output_shape', one for each dimension of the result",
            counted(rank, "size")
        ))
    })?;
    let dynamic = given.iter().filter(|size| **size == DYNAMIC).count();
    check_output_values(op, dynamic)?;
    let mut pairs = sizes.iter().zip(&given);
    match pairs.position(|(size, given)| *size != DYNAMIC && size != given) {
        Some(place) => Err(rule!("invalid output shape provided at pos {}", place)
            .with_help("write the size that the result type has in this dimension")
            .into()),
        None => Ok(()),
    }
}

/// Checks that two buffers have the same memory space, or the same type of elements.
fn check_same(
    op: &Parts<'_>,
    what: &str,
    (source, result): (Type, Type),
    [first, second]: [&str; 2],
) -> Verified {
    let same = match what {
        "memory spaces" => memory_space(op, source) == memory_space(op, result),
        _ => op.element(source) == op.element(result),
    };
    if same {
        return Ok(());
    }
    Err(VerifyError::bare(
        rule!(
            "different {} specified for {} memref type '{}' and {} memref type '{}'",
            what,
            first,
            op.text(source),
            second,
            op.text(result)
        )
        .with_help(format!("give both the same {what}")),
    ))
}

/// Checks that two buffers have no layout; MLIR calls it by several names.
fn check_no_layout(
    op: &Parts<'_>,
    what: &str,
    (source, result): (Type, Type),
    [first, second]: [&str; 2],
) -> Verified {
    for (name, ty) in [(first, source), (second, result)] {
        if !has_identity(op, ty) && !has_unknown_layout(op, ty) {
            let ty = op.text(ty);
            let message = rule!("unsupported {} for {} memref type '{}'", what, name, ty)
                .with_help("use a type without a layout, or cast it first");
            return Err(VerifyError::bare(message));
        }
    }
    Ok(())
}

pub(super) fn verify_realloc(op: &Parts<'_>) -> Verified {
    let Some(types) = ranked(op) else { return Ok(()) };
    let names = ["source", "result"];
    check_no_layout(op, "layout", types, names)?;
    check_same(op, "memory spaces", types, names)?;
    check_same(op, "element types", types, names)?;
    let (_, result) = types;
    let needed = op.shape(result).is_some_and(|sizes| sizes.contains(&DYNAMIC));
    let what = match (needed, op.operand_count("dynamicResultSize") > 0) {
        (true, false) => "missing",
        (false, true) => "unnecessary",
        _ => return Ok(()),
    };
    let message = rule!("{} dimension operand for result type '{}'", what, op.text(result))
        .with_help(match needed {
            true => "give the size as an operand: the result has a '?'",
            false => "remove the operand: the result has no '?'",
        });
    Err(VerifyError::bare(message))
}

pub(super) fn verify_reshape(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_type_at(0), op.result_type(0)) else {
        return Ok(());
    };
    check_same_elements(op, source, result, "memref")?;
    let is_laid_out = |ty: Type| op.shape(ty).is_some() && !has_identity(op, ty);
    if is_laid_out(source) {
        return Err(rule!("source memref type should have identity affine map")
            .with_help("copy it to a buffer without a layout first")
            .into());
    }
    let Some(sizes) = op.shape(result) else { return Ok(()) };
    if is_laid_out(result) {
        return Err(rule!("result memref type should have identity affine map")
            .with_help("remove the layout of the result")
            .into());
    }
    check_size_operand(op, op.operand_type_at(1), sizes.len(), "memref")
}

/// Verifies the types of `memref.view`; the number of sizes is checked elsewhere.
pub(super) fn check_byte_view(op: &Parts<'_>) -> Verified {
    let Some(types) = ranked(op) else { return Ok(()) };
    check_no_layout(op, "map", types, ["base", "result"])?;
    check_same(op, "memory spaces", types, ["base", "view"])
}
