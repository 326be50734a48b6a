//! Verifiers of StableHLO's operations: types, dimensions and the sizes of results, in the words of StableHLO.

mod algebra;
mod calls;
mod groups;
mod indexing;
mod regions;
mod reshaping;
mod sized;
mod typed;
mod windows;

use crate::common::{Parts, Places, dimension_below, once, require, rules};
use abide_mlir::ir::{DYNAMIC, TypeKind};
use abide_mlir::registry::{VerifyError, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;
use sized::{Sized, is_dynamic};

pub(super) const RULES: &[(&str, VerifyHook)] = rules! {
    "stablehlo.abs" | "stablehlo.imag" | "stablehlo.real" => typed::real,
    "stablehlo.add" | "stablehlo.divide" | "stablehlo.maximum" | "stablehlo.minimum"
        | "stablehlo.multiply" | "stablehlo.negate" | "stablehlo.power" | "stablehlo.remainder"
        | "stablehlo.round_nearest_afz" | "stablehlo.round_nearest_even" | "stablehlo.sign"
        | "stablehlo.subtract" | "stablehlo.tan" => once(algebra::same_types),
    "stablehlo.all_gather" => groups::all_gather,
    "stablehlo.all_reduce" => groups::all_reduce,
    "stablehlo.all_to_all" => groups::all_to_all,
    "stablehlo.and" | "stablehlo.or" | "stablehlo.xor" | "stablehlo.not" | "stablehlo.popcnt"
        | "stablehlo.count_leading_zeros" | "stablehlo.shift_left"
        | "stablehlo.shift_right_arithmetic" | "stablehlo.shift_right_logical" => integers,
    "stablehlo.atan2" | "stablehlo.cbrt" | "stablehlo.cosine" | "stablehlo.exponential"
        | "stablehlo.exponential_minus_one" | "stablehlo.log" | "stablehlo.log_plus_one"
        | "stablehlo.logistic" | "stablehlo.rsqrt" | "stablehlo.sine" | "stablehlo.sqrt"
        | "stablehlo.tanh" => not_integers,
    "stablehlo.batch_norm_grad" | "stablehlo.batch_norm_inference"
        | "stablehlo.batch_norm_training" => batch_norm,
    "stablehlo.bitcast_convert" => algebra::bitcast_convert,
    "stablehlo.broadcast" => typed::broadcast,
    "stablehlo.broadcast_in_dim" => once(reshaping::broadcast_in_dim),
    "stablehlo.case" | "stablehlo.if" => regions::branches,
    "stablehlo.ceil" | "stablehlo.floor" => rounded,
    "stablehlo.cholesky" => algebra::cholesky,
    "stablehlo.clamp" => algebra::clamp,
    "stablehlo.collective_broadcast" | "stablehlo.collective_reduce" => groups::collective,
    "stablehlo.collective_permute" => groups::collective_permute,
    "stablehlo.compare" => algebra::compare,
    "stablehlo.complex" => typed::complex,
    "stablehlo.concatenate" => once(reshaping::concatenate),
    "stablehlo.constant" => typed::constant,
    "stablehlo.convolution" | "stablehlo.dynamic_conv" => windows::convolution,
    "stablehlo.cross-replica-sum" => algebra::cross_replica_sum,
    "stablehlo.custom_call" => calls::custom_call,
    "stablehlo.dot" => algebra::dot,
    "stablehlo.dot_general" => once(dot_general),
    "stablehlo.dynamic_broadcast_in_dim" => typed::dynamic_broadcast_in_dim,
    "stablehlo.dynamic_gather" | "stablehlo.gather" => once(indexing::gather),
    "stablehlo.dynamic_iota" | "stablehlo.iota" => iota,
    "stablehlo.dynamic_pad" => reshaping::dynamic_pad,
    "stablehlo.dynamic_reshape" => algebra::dynamic_reshape,
    "stablehlo.dynamic_slice" => once(reshaping::dynamic_slice),
    "stablehlo.dynamic_update_slice" => once(reshaping::dynamic_update_slice),
    "stablehlo.fft" => fft,
    "stablehlo.get_dimension_size" => typed::get_dimension_size,
    "stablehlo.get_tuple_element" => get_tuple_element,
    "stablehlo.infeed" => calls::infeed,
    "stablehlo.is_finite" => floats,
    "stablehlo.map" => map,
    "stablehlo.optimization_barrier" => algebra::optimization_barrier,
    "stablehlo.pad" => once(reshaping::pad),
    "stablehlo.partition_id" | "stablehlo.replica_id" => typed::process,
    "stablehlo.real_dynamic_slice" => reshaping::real_dynamic_slice,
    "stablehlo.reduce" => reduce,
    "stablehlo.reduce_precision" => reshaping::same_type,
    "stablehlo.reduce_scatter" => groups::reduce_scatter,
    "stablehlo.reduce_window" => windows::reduce_window,
    "stablehlo.reshape" => once(reshaping::reshape),
    "stablehlo.reverse" => once(reshaping::reverse),
    "stablehlo.rng" => algebra::rng,
    "stablehlo.rng_bit_generator" => rng_bit_generator,
    "stablehlo.scatter" => indexing::scatter,
    "stablehlo.select" => once(algebra::select),
    "stablehlo.select_and_scatter" => windows::select_and_scatter,
    "stablehlo.set_dimension_size" => set_dimension_size,
    "stablehlo.slice" => once(reshaping::slice),
    "stablehlo.sort" => sort,
    "stablehlo.transpose" => once(reshaping::transpose),
    "stablehlo.triangular_solve" => algebra::triangular_solve,
    "stablehlo.tuple" => algebra::tuple,
    "stablehlo.while" => regions::loop_,
};

/// The rules of the symbols that operations use.
pub(super) const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "stablehlo.composite" => calls::composite,
};

/// Requires that the elements of all operands are of a kind.
fn elements(p: &Parts<'_>, holds: fn(&TypeKind) -> bool, kinds: &str) -> Verified {
    for (number, ty) in p.all_operand_types().into_iter().enumerate() {
        let is_tensor = matches!(p.kind(ty), TypeKind::Tensor { .. });
        require(!is_tensor || holds(p.kind(p.element(ty))), || {
            rule!(
                "operand #{} must be ranked tensor of {} values, but got '{}'",
                number,
                kinds,
                p.text(ty)
            )
            .with_help(format!("use a tensor of {kinds} elements"))
        })?;
    }
    Ok(())
}

fn integers(p: &Parts<'_>) -> Verified {
    let other = |kind: &TypeKind| !matches!(kind, TypeKind::Float(_) | TypeKind::Complex(_));
    elements(p, other, "bool or 2/4/8/16/32/64-bit integer")?;
    algebra::same_types(p)
}

fn not_integers(p: &Parts<'_>) -> Verified {
    let other = |kind: &TypeKind| !matches!(kind, TypeKind::Integer { .. } | TypeKind::Index);
    elements(p, other, "float or complex")?;
    algebra::same_types(p)
}

fn rounded(p: &Parts<'_>) -> Verified {
    floats(p)?;
    algebra::same_types(p)
}

fn floats(p: &Parts<'_>) -> Verified {
    let other = |kind: &TypeKind| {
        !matches!(kind, TypeKind::Integer { .. } | TypeKind::Index | TypeKind::Complex(_))
    };
    elements(p, other, "float")
}

fn batch_norm(p: &Parts<'_>) -> Verified {
    algebra::same_elements(p)?;
    let s = Sized(p);
    let (Some(own), Some(feature)) = (s.operand(0), p.integer("feature_index")) else {
        return Ok(());
    };
    require(feature >= 0, || {
        rule!("expects feature_index to be a non-negative number, got {}.", feature)
            .with_help(dimension_below(own.len()))
    })?;
    let size = usize::try_from(feature).ok().and_then(|feature| own.get(feature));
    let Some(size) = size else {
        return Err(rule!(
            "expects feature_index to be smaller than the rank of operand type; got feature_index {}, and rank {}.",
            feature,
            own.len()
        ).with_help(dimension_below(own.len()))
        .into());
    };
    for number in 1..p.ir().operand_count(p.operation) {
        let Some(other) = s.operand(number) else { continue };
        if number == 4 && p.has_operand("grad_output") {
            require(s.all_fit(&own, &other), || {
                rule!("expects multi-dimensional operands to have compatible shapes.")
                    .with_help("give the operand and 'grad_output' the same sizes")
            })?;
            continue;
        }
        require(other.len() == 1 && other.iter().all(|one| s.fit(*one, *size)), || {
            rule!(
                "expects the size of single-dimensional operands to be compatible with feature count, but the size of operand #{} and feature count {} are not",
                number,
                size
            ).with_help(format!("give operand #{number} the type 'tensor<{size}x..>'"))
        })?;
    }
    s.infer(0, &own)?;
    (1..p.ir().result_count(p.operation)).try_for_each(|result| s.infer(result, &[*size]))
}

fn dot_general(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(lhs), Some(rhs)) = (s.operand(0), s.operand(1)) else { return Ok(()) };
    let list = |name: &str| s.structure("dot_dimension_numbers", name);
    let (Some(left_batch), Some(right_batch), Some(left_sum), Some(right_sum)) = (
        list("lhs_batching_dimensions"),
        list("rhs_batching_dimensions"),
        list("lhs_contracting_dimensions"),
        list("rhs_contracting_dimensions"),
    ) else {
        return Ok(());
    };
    require(left_batch.len() == right_batch.len(), || {
        rule!("lhs and rhs should have the same number of batching dimensions")
            .with_help("list as many batching dimensions for both operands")
    })?;
    require(left_sum.len() == right_sum.len(), || {
        rule!("lhs and rhs should have the same number of contracting dimensions")
            .with_help("list as many contracting dimensions for both operands")
    })?;
    for (side, own, batch, sum) in
        [("lhs", &lhs, &left_batch, &left_sum), ("rhs", &rhs, &right_batch, &right_sum)]
    {
        let all = [batch.as_slice(), sum.as_slice()].concat();
        s.unique(&all, || {
            rule!("has duplicated dimension from {}: {}", side, s.list(&all))
                .with_help("list each dimension of an operand once")
        })?;
        for (what, dims) in [("batching", batch), ("contracting", sum)] {
            for dim in dims {
                require(s.is_dim(*dim, own), || {
                    rule!(
                        "{}_{}_dimensions value: {} is out of range: [0, {})",
                        side,
                        what,
                        dim,
                        own.len()
                    )
                    .with_help(dimension_below(own.len()))
                })?;
            }
        }
    }
    let mut result = Vec::new();
    for (what, left, right) in
        [("batching", &left_batch, &right_batch), ("contracting", &left_sum, &right_sum)]
    {
        for (left, right) in left.iter().zip(right) {
            let (left, right) = (s.at(&lhs, *left), s.at(&rhs, *right));
            require(s.fit(left, right), || {
                rule!("{} dimension sizes must match for lhs/rhs", what)
                    .with_help("pair dimensions of equal size, or give these the same size")
            })?;
            if what == "batching" {
                result.push(left);
            }
        }
    }
    for (own, batch, sum) in [(&lhs, &left_batch, &left_sum), (&rhs, &right_batch, &right_sum)] {
        let shared = Places::of(batch.iter().chain(sum).copied());
        let free = (0..).zip(own.iter()).filter(|(dim, _)| !shared.contains(dim));
        result.extend(free.map(|(_, size)| *size));
    }
    s.infer(0, &result)
}

fn iota(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(dim)) = (s.result(0), p.integer("iota_dimension")) else { return Ok(()) };
    require(s.is_dim(dim, &own), || {
        let rule = "iota dimension cannot go beyond the output rank or be negative.";
        let help = format!("dimensions count from 0, and the result has {}", own.len());
        VerifyError::from(rule).with_help(help)
    })
}

fn fft(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(length), Some(kind)) =
        (s.operand(0), s.integers("fft_length"), p.keyword("fft_type"))
    else {
        return Ok(());
    };
    require((1..=3).contains(&length.len()), || {
        rule!("rank must be between 1 and 3, but got {}.", length.len())
            .with_help("write one to three lengths in 'fft_length'")
    })?;
    let ty = p.operand_type("operand");
    let element = ty.map(|ty| p.kind(p.element(ty)));
    if let (Some(ty), Some(TypeKind::Float(float))) = (ty, element)
        && !matches!(float.width(), 32 | 64)
        && kind == "RFFT"
    {
        let element = p.text(p.element(ty));
        return Err(rule!("RFFT requires f32 or f64 input type, but is given '{}'.", element)
            .with_help("convert the operand to 'f32' or 'f64' first")
            .into());
    }
    let is_wrong = matches!(
        (kind.as_str(), element),
        ("RFFT", Some(TypeKind::Complex(_))) | ("FFT" | "IFFT" | "IRFFT", Some(TypeKind::Float(_)))
    );
    require(!is_wrong, || match kind.as_str() {
        "RFFT" => "RFFT requires f32 or f64 input type",
        _ => "FFT/IFFT/IRFFT take a complex tensor as input",
    })?;
    let Some(outer) = own.len().checked_sub(length.len()) else {
        return Err(rule!("operand rank must not be less than fft rank of {}", length.len())
            .with_help(format!("give the operand at least {}", counted(length.len(), "dimension")))
            .into());
    };
    let (outer, inner) = own.split_at_checked(outer).unwrap_or((&own, &[]));
    let mut result = own.clone();
    let last = length.last().copied().unwrap_or(1);
    let half = last / 2 + 1;
    if kind == "RFFT" {
        require(inner.iter().zip(&length).all(|(own, length)| s.fit(*own, *length)), || {
            rule!(
                "RFFT requires innermost dimensions to be compatible with fft_length. Got: {} but wanted {}.",
                s.list(&own),
                s.list(&length)
            ).with_help("let 'fft_length' be the last sizes of the operand")
        })?;
        if let Some(size) = result.last_mut() {
            *size = if last == 0 { 0 } else { half };
        }
    } else if kind == "IRFFT" {
        result = [outer, length.as_slice()].concat();
    }
    s.infer(0, &result)?;
    fft_elements(p, &kind, &result)
}

/// Complex numbers, or their parts if one side is real.
fn fft_elements(p: &Parts<'_>, kind: &str, sizes: &[i64]) -> Verified {
    let s = Sized(p);
    let (Some(from), Some(to)) = (p.operand_type("operand"), p.result_type(0)) else {
        return Ok(());
    };
    let element = p.element(from);
    match (kind, p.kind(element)) {
        ("RFFT", TypeKind::Float(_)) => {
            let is_complex = match p.kind(p.element(to)) {
                TypeKind::Complex(part) => *part == element,
                _ => !s.is_single(p.element(to)),
            };
            let text = format!("complex<{}>", p.text(element));
            require(is_complex, || s.wrong_type(sizes, &text, to))
        }
        ("IRFFT", TypeKind::Complex(part)) => s.infer_element(0, *part),
        ("FFT" | "IFFT", _) => s.infer_element(0, element),
        _ => Ok(()),
    }
}

fn dimension_size(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(dim)) = (s.operand(0), p.integer("dimension")) else { return Ok(()) };
    require(s.is_dim(dim, &own), || {
        rule!("requires dimension attribute in range [0, {}); found ({})", own.len(), dim)
            .with_help(dimension_below(own.len()))
    })
}

fn set_dimension_size(p: &Parts<'_>) -> Verified {
    typed::set_dimension_size(p)?;
    let s = Sized(p);
    let (Some(mut sizes), Some(result), Some(dim)) =
        (s.operand(0), s.result(0), p.integer("dimension"))
    else {
        return Ok(());
    };
    let size = usize::try_from(dim).ok().and_then(|dim| sizes.get_mut(dim));
    if let Some(size) = size.filter(|size| s.at(&result, dim) <= **size) {
        // The old size is the bound of the new one.
        *size = DYNAMIC;
    }
    s.infer(0, &sizes)
}

fn get_tuple_element(p: &Parts<'_>) -> Verified {
    let (Some(ty), Some(index)) = (p.operand_type("operand"), p.integer("index")) else {
        return Ok(());
    };
    let TypeKind::Tuple(elements) = p.kind(ty) else { return Ok(()) };
    let element = usize::try_from(index).ok().and_then(|index| elements.get(index));
    let Some(element) = element else {
        let count = elements.len();
        return Err(rule!("index {} is out of bounds of operand with size {}", index, count)
            .with_help(format!(
                "the elements count from 0: the last one is {}",
                count.saturating_sub(1)
            ))
            .into());
    };
    let TypeKind::Tensor { shape, .. } = p.kind(*element) else { return Ok(()) };
    Sized(p).infer(0, shape)
}

fn rng_bit_generator(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    s.operand(0).map_or(Ok(()), |state| s.infer(0, &state))
}

/// Requires an operand.
fn has_operands(p: &Parts<'_>) -> Verified {
    require(p.ir().operand_count(p.operation) > 0, || {
        rule!("expected 1 or more operands, but found 0").with_help("give at least one operand")
    })
}

fn map(p: &Parts<'_>) -> Verified {
    has_operands(p)?;
    typed::mapped(p)?;
    let s = Sized(p);
    let (Some(own), Some(dims)) = (s.operand(0), s.integers("dimensions")) else { return Ok(()) };
    require((0..).zip(&dims).all(|(number, dim)| number == *dim), || {
        rule!("requires monotonically increasing dimension numbers, but got: {}", s.list(&dims))
            .with_help("list all dimensions in order: [0, 1, ..]")
    })?;
    require(dims.len() == own.len(), || {
        rule!(
            "applied to a subset of dimensions currently not supported: operand dimensions = {}, requested map dimensions size = {}",
            own.len(),
            dims.len()
        ).with_help(format!("list all {}", counted(own.len(), "dimension")))
    })
}

fn reduce(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(dims)) = (s.operand(0), s.integers("dimensions")) else { return Ok(()) };
    let inputs = p.operand_types("inputs");
    for (number, other) in inputs.iter().enumerate() {
        let Some(other) = s.sizes(*other) else { return Ok(()) };
        require(s.all_fit(&own, &other), || {
            rule!(
                "expects all inputs to have compatible shapes. Shape at input-index {} is not compatible with shape at input-index 0",
                number
            ).with_help("give all inputs the same sizes")
        })?;
    }
    for dim in &dims {
        require(s.is_dim(*dim, &own), || {
            rule!("Out-of-bounds dimension {}, expected to be in range [0, {})", dim, own.len())
                .with_help(dimension_below(own.len()))
        })?;
    }
    s.unique(&dims, || {
        rule!("Duplicate reduction dimension: {}", s.list(&dims))
            .with_help("list each dimension once")
    })?;
    regions::reducer(p)?;
    let reduced = Places::of(dims);
    let kept = (0..).zip(&own).filter(|(dim, _)| !reduced.contains(dim));
    let kept: Vec<i64> = kept.map(|(_, size)| *size).collect();
    // Several inputs share their sizes, and the first may know fewer.
    let open = |size: &i64| inputs.len() > 1 && is_dynamic(*size);
    if kept.iter().any(open) {
        return Ok(());
    }
    (0..inputs.len()).try_for_each(|number| s.infer(number, &kept))
}

fn sort(p: &Parts<'_>) -> Verified {
    has_operands(p)?;
    let s = Sized(p);
    let (Some(own), Some(dim)) = (s.operand(0), p.integer("dimension")) else { return Ok(()) };
    let rank = i64::try_from(own.len()).unwrap_or(i64::MAX);
    require(dim >= -rank && dim < rank, || {
        rule!("dimension attribute value must be in range [{}, {}), but found {}", -rank, rank, dim)
            .with_help(dimension_below(own.len()))
    })?;
    regions::comparator(p)
}
