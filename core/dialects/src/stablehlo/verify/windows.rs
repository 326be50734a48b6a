//! Verifiers of operations on windows.

use super::regions;
use super::sized::{Sized, is_dynamic};
use crate::common::{Parts, require};
use crate::stablehlo::spelling::canonical_body;
use crate::stablehlo::windows::has_roles;
use abide_mlir::ir::{AttributeKind, DYNAMIC};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// The attributes of windows, two numbers a dimension for the padding.
struct Windows {
    sizes: Vec<i64>,
    strides: Vec<i64>,
    padding: Vec<i64>,
    base_dilations: Vec<i64>,
    dilations: Vec<i64>,
}

/// A list of positive numbers, one for each dimension of the windows; 1 without the attribute.
fn positive(
    s: &Sized<'_, '_>,
    name: &str,
    what: &str,
    title: &str,
    count: usize,
) -> Result<Vec<i64>, VerifyError> {
    // An empty list is none.
    let list = s.integers(name).filter(|list| !list.is_empty());
    let Some(list) = list else { return Ok(vec![1; count]) };
    require(list.len() == count, || {
        rule!(
            "expects {} to have same dimension-size as size of window dimensions ({}), but got: {}.",
            what,
            count,
            list.len()
        ).with_help(format!("write {}, one for each dimension of the window", counted(count, "number")))
    })?;
    for (dim, number) in list.iter().enumerate() {
        require(*number > 0, || {
            rule!(
                "expects window to have positive {} for {}-th window dimension, but got {}.",
                title,
                dim,
                number
            )
            .with_help("write 1 or more")
        })?;
    }
    Ok(list)
}

fn padding(s: &Sized<'_, '_>, count: usize) -> Result<Vec<i64>, VerifyError> {
    let (Some(list), Some(shape)) = (s.integers("padding"), s.shape_of("padding")) else {
        return Ok(vec![0; 2 * count]);
    };
    require(matches!(shape.as_slice(), [_, 2]), || {
        rule!(
            "expects the shape of padding-attribute to be {{N, 2}}, but got {{{}}}.",
            s.list(&shape)
        )
        .with_help("write two numbers for each dimension: '[[0, 0], [1, 1]]'")
    })?;
    let rows = s.at(&shape, 0);
    if rows == 0 {
        return Ok(vec![0; 2 * count]);
    }
    require(i64::try_from(count) == Ok(rows), || {
        rule!(
            "expects padding-entries to have same dimension-size as size of window dimensions ({}), but got: {}.",
            count,
            rows
        ).with_help(format!("write {}, one for each dimension of the window", counted(count, "pair")))
    })?;
    Ok(match *list.as_slice() {
        // A splat applies to all.
        [one] => vec![one; 2 * count],
        _ => list,
    })
}

impl Windows {
    fn of(
        s: &Sized<'_, '_>,
        sizes: Vec<i64>,
        [base, own]: [&str; 2],
    ) -> Result<Windows, VerifyError> {
        let count = sizes.len();
        for (dim, size) in sizes.iter().enumerate() {
            require(*size > 0 || is_dynamic(*size), || {
                rule!(
                    "expects window to have positive value for {}-th window dimension, but got {}.",
                    dim,
                    size
                )
                .with_help("write 1 or more")
            })?;
        }
        Ok(Windows {
            strides: positive(s, "window_strides", "window-strides", "stride", count)?,
            padding: padding(s, count)?,
            base_dilations: positive(
                s,
                base,
                "base-dilation factors",
                "base dilation factor",
                count,
            )?,
            dilations: positive(
                s,
                own,
                "window-dilation factors",
                "window dilation factor",
                count,
            )?,
            sizes,
        })
    }

    /// The number of positions of the windows along a dimension.
    fn count(&self, dim: usize, base: i64) -> Option<i64> {
        let size = *self.sizes.get(dim)?;
        if is_dynamic(base) || is_dynamic(size) {
            return None;
        }
        let dilated = |size: i64, by: i64| match size {
            0 => Some(0),
            size => (size - 1).checked_mul(by)?.checked_add(1),
        };
        let base = dilated(base, *self.base_dilations.get(dim)?)?;
        let base = base.checked_add(*self.padding.get(2 * dim)?)?;
        let base = base.checked_add(*self.padding.get(2 * dim + 1)?)?;
        let size = dilated(size, *self.dilations.get(dim)?)?;
        if base <= 0 || size > base {
            return Some(0);
        }
        base.checked_sub(size)?.checked_div(*self.strides.get(dim)?)?.checked_add(1)
    }

    /// The number of positions along all dimensions.
    fn counts(&self, base: &[i64]) -> Vec<i64> {
        let count = |(dim, base): (usize, &i64)| self.count(dim, *base).unwrap_or(DYNAMIC);
        base.iter().enumerate().map(count).collect()
    }
}

/// The windows of an attribute, one dimension for each of the operand.
fn own_windows(
    s: &Sized<'_, '_>,
    rank: usize,
    of: &str,
    dilations: [&str; 2],
) -> Result<Windows, VerifyError> {
    let sizes = s.integers("window_dimensions").unwrap_or_else(|| vec![1; rank]);
    require(sizes.len() == rank, || {
        rule!(
            "expects window-dimensions size == {} rank, but got window-dimensions size: {} and rank: {}.",
            of,
            sizes.len(),
            rank
        ).with_help(format!("write {rank} window sizes, one for each dimension"))
    })?;
    Windows::of(s, sizes, dilations)
}

pub(super) fn reduce_window(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let Some(own) = s.operand(0) else { return Ok(()) };
    let windows = own_windows(&s, own.len(), "input", ["base_dilations", "window_dilations"])?;
    regions::reducer(p)?;
    s.infer(0, &windows.counts(&own))
}

pub(super) fn select_and_scatter(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(source)) = (s.operand(0), s.operand(1)) else { return Ok(()) };
    regions::selector(p)?;
    let windows = own_windows(&s, own.len(), "operand", ["", ""])?;
    let wanted = windows.counts(&own);
    let fits = wanted.len() == source.len()
        && wanted.iter().zip(&source).all(|(wanted, own)| s.fit(*wanted, *own));
    require(fits, || {
        rule!(
            "expects source-type to have the sizes [{}], but got [{}]",
            s.list(&wanted),
            s.list(&source)
        )
        .with_help("give the source the sizes that the message names")
    })?;
    s.infer(0, &own)
}

/// The roles of the dimensions of the input, the kernel and the output: as many in each list, and none twice.
fn dimension_numbers(lists: &[Vec<String>; 3]) -> Verified {
    let [input, kernel, output] = lists.each_ref().map(|list| list.len().saturating_sub(2));
    require(input == kernel && input == output, || {
        rule!(
            "expects the same size for input, kernel and output spatial-dimensions, but got {}, {}, and {} resp.",
            input,
            kernel,
            output
        ).with_help("name the same spatial dimensions for all three")
    })?;
    let letters = [("input", ["b", "f"]), ("kernel", ["i", "o"]), ("output", ["b", "f"])];
    let wrong = letters.iter().zip(lists).find(|((_, letters), list)| !has_roles(letters, list));
    match wrong {
        None => Ok(()),
        Some(((side, _), list)) => Err(rule!(
            "expects {} dimension-numbers to be unique and in-range [0, {})",
            side,
            list.len()
        )
        .with_help(format!("list each dimension of the {side} once"))
        .into()),
    }
}

pub(super) fn convolution(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(input), Some(kernel)) = (s.operand(0), s.operand(1)) else { return Ok(()) };
    require(input.len() == kernel.len(), || {
        rule!(
            "expects convolution arguments to have same number of dimensions. Got: {} and {}.",
            input.len(),
            kernel.len()
        )
        .with_help("give both operands the same number of dimensions")
    })?;
    let numbers = crate::stablehlo::windows::dimension_numbers(p.ir(), p.operation);
    let body = match p.attribute_kind("dimension_numbers") {
        Some(AttributeKind::Dialect { body, .. }) => p.context().bytes(*body),
        _ => return Ok(()),
    };
    let unreadable = || {
        VerifyError::from("expects the numbers of all dimensions, each once").with_help(
            "write '[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]' with a number for each dimension",
        )
    };
    let lists = numbers.ok_or_else(unreadable)?;
    dimension_numbers(&lists)?;
    let is_list =
        body.strip_prefix(b"conv<").is_some_and(|it| it.trim_ascii_start().starts_with(b"["));
    require(is_list || canonical_body(body).is_some(), unreadable)?;
    let [of_input, of_kernel, of_output] = lists;
    require(input.len() == of_input.len(), || {
        rule!(
            "expects convolution arguments to have {} dimensions. Got: {}",
            of_input.len(),
            input.len()
        )
        .with_help(format!("write {} in 'dim_numbers'", counted(input.len(), "dimension")))
    })?;
    let spatial = input.len().saturating_sub(2);
    let at = |roles: &[String], sizes: &[i64], role: &str| {
        let place = roles.iter().position(|own| own == role)?;
        sizes.get(place).copied()
    };
    let place = |roles: &[String], sizes: &[i64]| {
        let all = (0..spatial).map(|number| at(roles, sizes, &number.to_string()));
        all.collect::<Option<Vec<i64>>>()
    };
    let (Some(base), Some(sizes)) = (place(&of_input, &input), place(&of_kernel, &kernel)) else {
        return Ok(());
    };
    // The padding of `dynamic_conv` is an operand, so nothing follows from the windows.
    let windows = match p.has_operand("padding") {
        true => None,
        false => Some(Windows::of(&s, sizes, ["lhs_dilation", "rhs_dilation"])?),
    };
    let features = [at(&of_input, &input, "f"), at(&of_kernel, &kernel, "i")];
    groups(p, at(&of_input, &input, "b"), features, at(&of_kernel, &kernel, "o"))?;
    let Some(windows) = windows else { return dynamic_padding(&s, spatial) };
    let (Some(batch), Some(outputs)) = (at(&of_input, &input, "b"), at(&of_kernel, &kernel, "o"))
    else {
        return Ok(());
    };
    let groups = p.integer("batch_group_count").unwrap_or(1);
    let batch = match is_dynamic(batch) {
        true => DYNAMIC,
        false => batch.checked_div(groups).unwrap_or(DYNAMIC),
    };
    let counts = windows.counts(&base);
    let result = of_output.iter().map(|role| match role.as_str() {
        "b" => batch,
        "f" => outputs,
        number => {
            let number = number.parse().ok().and_then(|number: usize| counts.get(number));
            number.copied().unwrap_or(DYNAMIC)
        }
    });
    let result: Vec<i64> = result.collect();
    if result.len() == input.len() { s.infer(0, &result) } else { Ok(()) }
}

/// Requires two numbers for each spatial dimension.
fn dynamic_padding(s: &Sized<'_, '_>, spatial: usize) -> Verified {
    let Some(padding) = s.operand(2) else { return Ok(()) };
    let wanted = [i64::try_from(spatial).unwrap_or(DYNAMIC), 2];
    require(s.all_fit(&padding, &wanted), || {
        rule!(
            "expects padding to be of shape [{}], but got [{}]",
            s.list(&wanted),
            s.list(&padding)
        )
        .with_help("write two numbers for each spatial dimension")
    })
}

/// Requires that batches and features are divisible into groups.
fn groups(
    p: &Parts<'_>,
    batch: Option<i64>,
    [input, kernel]: [Option<i64>; 2],
    outputs: Option<i64>,
) -> Verified {
    let count = |name: &str| p.integer(name).filter(|count| *count > 0);
    let (Some(batches), Some(features)) =
        (count("batch_group_count"), count("feature_group_count"))
    else {
        return Ok(());
    };
    require(batches == 1 || features == 1, || {
        rule!(
            "expects batch_group_count and feature_group_count not to be both greater than 1. Got {} and {} resp.",
            batches,
            features
        ).with_help("write 1 for one of them")
    })?;
    let known = |size: Option<i64>| size.filter(|size| !is_dynamic(*size));
    let is_multiple = |size: Option<i64>, of: i64| known(size).is_none_or(|size| size % of == 0);
    let number = |size: Option<i64>| size.unwrap_or_default();
    require(is_multiple(batch, batches), || {
        rule!(
            "expects input batch dimension ({}) to be divisible by batch_group_count. Got batch_group_count = {}.",
            number(batch),
            batches
        ).with_help("let 'batch_group_count' divide the size")
    })?;
    require(is_multiple(input, features), || {
        rule!(
            "expects input feature dimension ({}) to be a multiple of feature_group_count. Got feature_group_count = {}.",
            number(input),
            features
        ).with_help("let 'feature_group_count' divide the size")
    })?;
    if let (Some(input), Some(kernel)) = (known(input), known(kernel)) {
        require(input / features == kernel, || {
            rule!(
                "expects input feature dimension ({}) / feature_group_count = kernel input feature dimension ({}). Got feature_group_count = {}.",
                input,
                kernel,
                features
            ).with_help(format!("give the kernel's input feature dimension the size {}", input / features))
        })?;
    }
    require(is_multiple(outputs, batches), || {
        rule!(
            "expects output feature dimension size ({}) to be a multiple of batch_group_count. Got batch_group_count = {}.",
            number(outputs),
            batches
        ).with_help("let 'batch_group_count' divide the size")
    })?;
    require(is_multiple(outputs, features), || {
        rule!(
            "expects kernel output feature dimension ({}) to be divisible by feature_group_count. For feature_group_count = {}.",
            number(outputs),
            features
        ).with_help("let 'feature_group_count' divide the size")
    })
}
