//! The sizes of pools and convolutions: a window goes through the dimensions between the batch and the channels.

use crate::common::{Parts, require};
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;

/// The words of messages about a dimension: its name, the letter of its stride, and its two sides.
struct Axis {
    name: &'static str,
    letter: &'static str,
    sides: (&'static str, &'static str),
}

const DEPTH: Axis = Axis { name: "depth", letter: "d", sides: ("front", "back") };
const HEIGHT: Axis = Axis { name: "height", letter: "y", sides: ("top", "bottom") };
const WIDTH: Axis = Axis { name: "width", letter: "x", sides: ("left", "right") };

/// The sizes of one dimension.
struct Sizes<'a> {
    axis: &'a Axis,
    input: i128,
    output: Option<i128>,
    kernel: i128,
    pads: (i128, i128),
    stride: i128,
}

impl Sizes<'_> {
    /// Verifies that windows fill the input, whose `steps` are given, and that the output has a size for each.
    /// `described` is the text of the steps and of their numbers.
    fn verify(&self, steps: i128, described: impl Fn() -> (String, String)) -> Verified {
        let Axis { name, letter, .. } = self.axis;
        let stride = self.stride;
        require(stride != 0 && steps % stride == 0, || {
            let (words, numbers) = described();
            rule!(
                "expected {} to be wholly divisible by stride_{}, got ({}) / {}",
                words,
                letter,
                numbers,
                stride
            )
            .with_help("change the padding or the stride, so that the last window ends at the end")
        })?;
        let calculated = steps / stride + 1;
        require(self.output.is_none_or(|output| output == calculated), || {
            let output = self.output.unwrap_or_default();
            rule!(
                "calculated output {} did not match expected: calculated={}, expected={}",
                name,
                calculated,
                output
            )
            .with_help(format!("give the result {calculated} as its {name}"))
        })
    }
}

/// Verifies that each number of an attribute is at least `min`. `what` names the numbers in the message.
fn at_least(parts: &Parts<'_>, attribute: &str, what: &str, min: i64) -> Verified {
    let Some(values) = parts.integers(attribute) else { return Ok(()) };
    require(values.iter().all(|value| *value >= min), || {
        let values: Vec<String> = values.iter().map(i64::to_string).collect();
        rule!("expect all {} values to be >= {}, got {}", what, min, values.join(", "))
            .with_help(format!("write numbers of at least {min} in '{attribute}'"))
    })
}

/// A size that is known.
fn known(shape: Option<&[i64]>, index: usize) -> Option<i128> {
    shape?.get(index).filter(|size| **size >= 0).map(|size| i128::from(*size))
}

fn number(values: Option<&[i64]>, index: usize) -> Option<i128> {
    values?.get(index).map(|value| i128::from(*value))
}

/// The sizes of a dimension of an operation with the input `input`; `None` if one is unknown. `kernel` is that of the
/// window, and `pad` the attribute of the padding.
fn sizes<'a>(
    parts: &Parts<'_>,
    (index, axis): (usize, &'a Axis),
    kernel: Option<i128>,
    pad: &str,
) -> Option<Sizes<'a>> {
    let input = parts.operand_type("input").and_then(|ty| parts.shape(ty));
    let output = parts.result_type(0).and_then(|ty| parts.shape(ty));
    let pads = parts.integers(pad);
    Some(Sizes {
        axis,
        input: known(input, index + 1)?,
        output: known(output, index + 1),
        kernel: kernel?,
        pads: (number(pads.as_deref(), 2 * index)?, number(pads.as_deref(), 2 * index + 1)?),
        stride: number(parts.integers("stride").as_deref(), index)?,
    })
}

/// Verifies a pool: `max_pool2d` and the like.
pub(super) fn pool(parts: &Parts<'_>) -> Verified {
    at_least(parts, "kernel", "kernel", 1)?;
    at_least(parts, "stride", "stride", 1)?;
    at_least(parts, "pad", "padding", 0)?;
    let kernel = parts.integers("kernel");
    let (kernel, pads) = (kernel.as_deref(), parts.integers("pad"));
    let axes = || [(0, &HEIGHT), (1, &WIDTH)].into_iter();
    for (index, Axis { name, letter, sides: (first, second) }) in axes() {
        let pad = |side| number(pads.as_deref(), 2 * index + side);
        let (Some(size), Some(before), Some(after)) = (number(kernel, index), pad(0), pad(1))
        else {
            return Ok(());
        };
        require(before < size && after < size, || {
            rule!(
                "expected {}/{} padding to be less than the {} of the kernel, got pad_{}={}, pad_{}={}, kernel_{}={}",
                first,
                second,
                name,
                first,
                before,
                second,
                after,
                letter,
                size
            )
            .with_help("a window must have a part of the input")
        })?;
    }
    for (index, axis) in axes() {
        let Some(sizes) = sizes(parts, (index, axis), number(kernel, index), "pad") else {
            continue;
        };
        let Sizes { input, kernel, pads: (before, after), .. } = sizes;
        let Axis { name, letter, sides: (first, second) } = axis;
        sizes.verify(input + before + after - kernel, || {
            let words = format!("input_{name} + pad_{first} + pad_{second} - kernel_{letter}");
            (words, format!("{input} + {before} + {after} - {kernel}"))
        })?;
    }
    Ok(())
}

/// The dimensions of a convolution, each with the index of its size in the weights.
fn dimensions(parts: &Parts<'_>) -> &'static [(usize, Axis)] {
    match parts.ir().name_bytes(parts.operation) {
        b"tosa.conv3d" => &[(1, DEPTH), (2, HEIGHT), (3, WIDTH)],
        b"tosa.depthwise_conv2d" => &[(0, HEIGHT), (1, WIDTH)],
        _ => &[(1, HEIGHT), (2, WIDTH)],
    }
}

fn weight<'v>(parts: &Parts<'v>) -> Option<&'v [i64]> {
    parts.shape(parts.operand_type("weight")?)
}

/// Verifies a convolution.
pub(super) fn convolution(parts: &Parts<'_>) -> Verified {
    at_least(parts, "pad", "padding", 0)?;
    at_least(parts, "stride", "stride", 1)?;
    at_least(parts, "dilation", "dilation", 1)?;
    let dilations = parts.integers("dilation");
    for (index, (place, axis)) in dimensions(parts).iter().enumerate() {
        let kernel = known(weight(parts), *place);
        let (Some(sizes), Some(dilation)) =
            (sizes(parts, (index, axis), kernel, "pad"), number(dilations.as_deref(), index))
        else {
            continue;
        };
        let Sizes { input, kernel, pads: (before, after), .. } = sizes;
        let Axis { name, letter, sides: (first, second) } = axis;
        sizes.verify(input - 1 + before + after - (kernel - 1) * dilation, || {
            let words = format!(
                "input_{name} - 1 + pad_{first} + pad_{second} - (kernel_{name} - 1) * dilation_{letter}"
            );
            let numbers = format!("{input} - 1 + {before} + {after} - ({kernel} - 1) * {dilation}");
            (words, numbers)
        })?;
    }
    bias(parts)
}

/// Verifies a transposed convolution, whose padding may cut the output.
pub(super) fn transposed(parts: &Parts<'_>) -> Verified {
    let strides = parts.integers("stride").unwrap_or_default();
    require(strides.iter().all(|stride| *stride >= 1), || {
        let strides: Vec<String> = strides.iter().map(i64::to_string).collect();
        rule!("expect all stride values to be >= 1, got [{}]", strides.join(", "))
            .with_help("write numbers of at least 1 in 'stride'")
    })?;
    let all = dimensions(parts).iter().enumerate().filter_map(|(index, (place, axis))| {
        sizes(parts, (index, axis), known(weight(parts), *place), "out_pad")
    });
    let all: Vec<Sizes<'_>> = all.collect();
    for sizes in &all {
        let letter = letter(sizes);
        let (sides, kernel) = (sizes.axis.sides, sizes.kernel);
        for (side, pad) in [(sides.0, sizes.pads.0), (sides.1, sizes.pads.1)] {
            require(pad > -kernel, || {
                rule!(
                    "expected out_pad_{} > -K{}, but got: out_pad_{}={} and K{}={}",
                    side,
                    letter,
                    side,
                    pad,
                    letter,
                    kernel
                )
                .with_help("the padding may not cut off a whole window")
            })?;
        }
    }
    all.iter().try_for_each(transposed_size)?;
    bias(parts)
}

/// The letter of a dimension of a transposed convolution.
fn letter(sizes: &Sizes<'_>) -> &'static str {
    if sizes.axis.name == HEIGHT.name { "H" } else { "W" }
}

/// Verifies the size of a dimension of the output of a transposed convolution.
fn transposed_size(sizes: &Sizes<'_>) -> Verified {
    let Sizes { axis, input, output, kernel, pads: (before, after), stride } = sizes;
    let calculated = (input - 1) * stride + before + after + kernel;
    let message = |output: i128| -> Message {
        let (letter, (first, second)) = (letter(sizes), axis.sides);
        rule!(
            "dimension mismatch: expected O{} == (I{} - 1) * stride_{} + out_pad_{} + out_pad_{} + K{}, but got {} != ({} - 1) * {} + {} + {} + {}",
            letter,
            letter,
            axis.letter,
            first,
            second,
            letter,
            output,
            input,
            stride,
            before,
            after,
            kernel
        )
        .with_help(format!("give the result {calculated} as its {}", axis.name))
    };
    output.map_or(Ok(()), |output| require(output == calculated, || message(output)))
}

/// Verifies that the bias has a value for each channel of the output, or one for all.
fn bias(parts: &Parts<'_>) -> Verified {
    let bias = parts.operand_type("bias").and_then(|ty| parts.shape(ty));
    let output = parts.result_type(0).and_then(|ty| parts.shape(ty));
    let channels = output.and_then(|shape| known(Some(shape), shape.len().checked_sub(1)?));
    let (Some(bias), Some(channels)) = (known(bias, 0), channels) else { return Ok(()) };
    require(bias == channels || bias == 1, || {
        rule!(
            "bias channels expected to be equal to output channels ({}) or 1, got {}",
            channels,
            bias
        )
        .with_help(format!("give the bias {channels} values, or 1"))
    })
}
