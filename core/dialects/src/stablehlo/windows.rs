//! Result sizes of windows: convolutions and reductions.

use crate::stablehlo::shapes::{integers, operand_elements, set_results};
use abide_mlir::ir::{AttributeKind, Ir, OperationId};
use abide_mlir::named_lists::{named_digits, named_list};
use abide_mlir::shape::{Domain, Operator, Sizes, Transfer};

/// A window along a dimension, in which each part has a default.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window<N> {
    pub(super) size: N,
    pub(super) stride: N,
    pub(super) low: N,
    pub(super) high: N,
    pub(super) base_dilation: N,
    pub(super) dilation: N,
}

/// A size with holes between the elements.
fn dilated<D: Domain>(domain: &mut D, size: D::Number, dilation: D::Number) -> D::Number {
    if domain.as_constant(dilation) == Some(1) {
        return size;
    }
    let (zero, one) = (domain.constant(0), domain.constant(1));
    let gaps = domain.combine(Operator::Subtract, size, one);
    let gaps = domain.combine(Operator::Multiply, gaps, dilation);
    let size = domain.combine(Operator::Add, gaps, one);
    domain.combine(Operator::Max, size, zero)
}

/// The number of positions of a window.
fn windowed<D: Domain>(domain: &mut D, base: D::Number, window: Window<D::Number>) -> D::Number {
    let base = dilated(domain, base, window.base_dilation);
    let base = domain.combine(Operator::Add, base, window.low);
    let base = domain.combine(Operator::Add, base, window.high);
    let size = dilated(domain, window.size, window.dilation);
    let rest = domain.combine(Operator::Subtract, base, size);
    let steps = if domain.as_constant(window.stride) == Some(1) {
        rest
    } else {
        domain.combine(Operator::FloorDiv, rest, window.stride)
    };
    let (zero, one) = (domain.constant(0), domain.constant(1));
    let count = domain.combine(Operator::Add, steps, one);
    domain.combine(Operator::Max, count, zero)
}

/// The numbers of an attribute as numbers of a domain; a default if it is missing.
fn list<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    name: &str,
    count: usize,
    default: i64,
) -> Vec<D::Number> {
    let mut numbers = integers(transfer.ir, operation, name).unwrap_or_default();
    match *numbers.as_slice() {
        // A splat applies to all.
        [one] => numbers.resize(count, one),
        _ => numbers.resize(count, default),
    }
    numbers.into_iter().map(|number| transfer.domain.constant(number)).collect()
}

/// A reduction of windows, with attributes for its windows.
pub(super) fn reduce_window<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let inputs = transfer.part(operation, 0)?;
    let base = transfer.sizes(transfer.ir.operand(operation, inputs.start)?)?;
    let rank = base.len();
    let windows = list(transfer, operation, "window_dimensions", rank, 1);
    let strides = list(transfer, operation, "window_strides", rank, 1);
    let base_dilations = list(transfer, operation, "base_dilations", rank, 1);
    let dilations = list(transfer, operation, "window_dilations", rank, 1);
    let padding = list(transfer, operation, "padding", 2 * rank, 0);
    let lists = [windows, strides, base_dilations, dilations, padding];
    let sizes = all_windows(transfer, &base, &lists)?;
    set_results(transfer, operation, &sizes)
}

/// As `reduce_window`, with operands for the windows: the target `stablehlo.dynamic_reduce_window` of
/// a `custom_call`, whose last five operands are these.
pub(super) fn dynamic_reduce_window<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let base = transfer.sizes(transfer.ir.operand(operation, 0)?)?;
    let first = transfer.ir.operand_count(operation).checked_sub(5)?;
    let mut lists = [const { Vec::new() }; 5];
    for (number, list) in (first..).zip(&mut lists) {
        *list = operand_elements(transfer, operation, number)?.to_vec();
    }
    let sizes = all_windows(transfer, &base, &lists)?;
    set_results(transfer, operation, &sizes)
}

/// The sizes that windows leave: their sizes, strides, dilations of the base and their own, and the
/// padding, two numbers a dimension.
fn all_windows<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    base: &[D::Number],
    [windows, strides, base_dilations, dilations, padding]: &[Vec<D::Number>; 5],
) -> Option<Sizes<D::Number>> {
    let mut sizes = Sizes::new();
    for (dim, base) in base.iter().enumerate() {
        let window = Window {
            size: *windows.get(dim)?,
            stride: *strides.get(dim)?,
            low: *padding.get(2 * dim)?,
            high: *padding.get(2 * dim + 1)?,
            base_dilation: *base_dilations.get(dim)?,
            dilation: *dilations.get(dim)?,
        };
        sizes.push(windowed(&mut transfer.domain, *base, window));
    }
    Some(sizes)
}

/// The roles of a tensor's dimensions: `[b, 0, 1, f]`, in which numbers are spatial dimensions.
fn places(list: &str) -> Vec<&str> {
    let list = list.trim().trim_start_matches('[').trim_end_matches(']');
    list.split(',').map(str::trim).filter(|word| !word.is_empty()).collect()
}

/// The `dimension_numbers` of the input, the kernel and the output.
pub(super) fn dimension_numbers(ir: &Ir, operation: OperationId) -> Option<[Vec<String>; 3]> {
    let attribute = ir.attribute(operation, "dimension_numbers")?;
    let AttributeKind::Dialect { body, .. } = ir.context.attribute_kind(attribute) else {
        return None;
    };
    let body = std::str::from_utf8(ir.context.bytes(*body)).ok()?;
    let owned = |list: &str| places(list).into_iter().map(str::to_owned).collect();
    if let Some(text) = body.strip_prefix("conv<") {
        let text = text.strip_suffix('>')?;
        if text.trim_start().starts_with('[') {
            let (inputs, output) = text.split_once("->")?;
            let (input, kernel) = inputs.split_once(']')?;
            let kernel = kernel.trim_start().strip_prefix('x')?;
            return Some([owned(input), owned(kernel), owned(output)]);
        }
        return Some(raw_dimension_numbers(text));
    }
    None
}

/// Whether lists of roles can be those of a convolution: as many spatial dimensions in each list, and no role is
/// missing.
pub(super) fn has_all_roles(lists: &[Vec<String>; 3]) -> bool {
    let [input, kernel, output] = lists;
    let letters = [["b", "f"], ["i", "o"], ["b", "f"]];
    input.len() == kernel.len()
        && input.len() == output.len()
        && letters.iter().zip(lists).all(|(letters, list)| has_roles(letters, list))
}

/// Whether a list has these letters and all its spatial dimensions.
pub(super) fn has_roles(letters: &[&str; 2], list: &[String]) -> bool {
    let has = |role: &str| list.iter().any(|own| own == role);
    let mut spatial = 0..list.len().saturating_sub(2);
    letters.iter().all(|letter| has(letter)) && spatial.all(|number| has(&number.to_string()))
}

/// The form of the attribute in which each dimension has its own name.
pub(super) fn raw_dimension_numbers(text: &str) -> [Vec<String>; 3] {
    let parts = [
        ["input", "batch", "b", "feature", "f"],
        ["kernel", "input_feature", "i", "output_feature", "o"],
        ["output", "batch", "b", "feature", "f"],
    ];
    parts.map(|[side, first, first_letter, second, second_letter]| {
        let number = |name: &str| -> Option<usize> {
            let name = format!("{side}_{name}_dimension");
            named_digits(text.as_bytes(), &name)?.parse().ok()
        };
        let spatial = named_list(text.as_bytes(), &format!("{side}_spatial_dimensions"));
        let mut letters = vec!["?".to_owned(); spatial.len() + 2];
        for (number, place) in spatial.iter().enumerate() {
            if let Some(slot) = usize::try_from(*place).ok().and_then(|at| letters.get_mut(at)) {
                *slot = number.to_string();
            }
        }
        for (place, letter) in [(number(first), first_letter), (number(second), second_letter)] {
            if let Some(slot) = place.and_then(|at| letters.get_mut(at)) {
                *slot = letter.to_owned();
            }
        }
        letters
    })
}

/// A convolution; padding is an attribute, or the third operand.
pub(super) fn convolution<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let ir = transfer.ir;
    let [input, kernel, output] = dimension_numbers(ir, operation)?;
    let lhs = transfer.sizes(ir.operand(operation, 0)?)?;
    let rhs = transfer.sizes(ir.operand(operation, 1)?)?;
    let spatial = input.len().checked_sub(2)?;
    let padding = match ir.operand(operation, 2) {
        Some(_) => operand_elements(transfer, operation, 2)?.to_vec(),
        None => list(transfer, operation, "padding", 2 * spatial, 0),
    };
    let strides = list(transfer, operation, "window_strides", spatial, 1);
    let base_dilations = list(transfer, operation, "lhs_dilation", spatial, 1);
    let dilations = list(transfer, operation, "rhs_dilation", spatial, 1);
    let groups = ir.attribute(operation, "batch_group_count");
    let groups = groups.and_then(|groups| ir.context.integer_value(groups)).unwrap_or(1);
    let at = |places: &[String], word: &str, sizes: &[D::Number]| {
        let place = places.iter().position(|place| place == word)?;
        sizes.get(place).copied()
    };
    let mut sizes = Sizes::new();
    for word in &output {
        sizes.push(match word.as_str() {
            "b" => {
                let groups = transfer.domain.constant(groups);
                let batch = at(&input, "b", &lhs)?;
                transfer.domain.combine(Operator::FloorDiv, batch, groups)
            }
            "f" => at(&kernel, "o", &rhs)?,
            number => {
                let dim: usize = number.parse().ok()?;
                let window = Window {
                    size: at(&kernel, number, &rhs)?,
                    stride: *strides.get(dim)?,
                    low: *padding.get(2 * dim)?,
                    high: *padding.get(2 * dim + 1)?,
                    base_dilation: *base_dilations.get(dim)?,
                    dilation: *dilations.get(dim)?,
                };
                windowed(&mut transfer.domain, at(&input, number, &lhs)?, window)
            }
        });
    }
    set_results(transfer, operation, &sizes)
}
