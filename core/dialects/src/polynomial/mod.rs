//! Polynomials: their form, and the checks of operations on them (LLVM 19 has the dialect).

mod attributes;

use crate::common::{Parts, field, require, rules};
use abide_mlir::ir::{AttributeKind, Type, TypeKind};
use abide_mlir::print::print_attribute;
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Detail;
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    check_attribute: Some(attributes::check),
    ..DialectHooks::of("polynomial")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "polynomial.from_tensor" => from_tensor,
    "polynomial.intt" => |parts| transform(parts, parts.result_type(0), parts.operand_type("input")),
    "polynomial.mul_scalar" => scalar,
    "polynomial.ntt" => |parts| transform(parts, parts.operand_type("input"), parts.result_type(0)),
    "polynomial.to_tensor" => to_tensor,
};

/// The longest cycle that is walked to see whether a number is a root of unity.
const MAX_CYCLE_STEPS: u64 = 1 << 16;

/// The components of a ring, as far as its text shows them.
struct Ring {
    text: String,
    coefficient: Option<String>,
    modulus: Option<u64>,
    degree: Option<i64>,
}

impl Ring {
    fn of(parts: &Parts<'_>, ty: Option<Type>) -> Option<Ring> {
        let text = parts.text(parts.element(ty?));
        let text: String = field(&text, "ring")?.chars().filter(|it| *it != ' ').collect();
        let inside = text.split_once('<').map_or("", |(_, inside)| inside);
        let polynomial = field(inside, "polynomialModulus");
        let highest = |polynomial: String| {
            let exponents = polynomial.split("**").skip(1).filter_map(|behind| {
                let end = behind.find(|one: char| !one.is_ascii_digit())?;
                behind.get(..end)?.parse().ok()
            });
            exponents.max()
        };
        let modulus = field(inside, "coefficientModulus");
        Some(Ring {
            coefficient: field(inside, "coefficientType"),
            modulus: modulus.and_then(|it| it.split(':').next()?.parse().ok()),
            degree: polynomial.and_then(highest),
            text,
        })
    }

    /// The width of the coefficients in bits.
    fn width(&self) -> Option<u32> {
        self.coefficient.as_deref()?.strip_prefix('i')?.parse().ok()
    }
}

fn mismatch(parts: &Parts<'_>) -> Detail {
    let text = |ty: Option<Type>| ty.map(|ty| parts.text(ty)).unwrap_or_default();
    let (input, output) = (text(parts.operand_type("input")), text(parts.result_type(0)));
    rule!("input type '{}' does not match output type '{}'", input, output)
}

fn from_tensor(parts: &Parts<'_>) -> Verified {
    let (Some(input), Some(ring)) =
        (parts.operand_type("input"), Ring::of(parts, parts.result_type(0)))
    else {
        return Ok(());
    };
    let size = match parts.kind(input).shape().map(|shape| shape.as_slice()) {
        Some([size]) => Some(*size),
        _ => None,
    };
    let fits = ring.degree.is_none_or(|degree| size.is_some_and(|size| size <= degree));
    require(fits, || mismatch(parts))?;
    let TypeKind::Integer { width, .. } = parts.kind(parts.element(input)) else { return Ok(()) };
    require(ring.width().is_none_or(|own| *width <= own), || {
        let (element, output) = (parts.text(parts.element(input)), parts.result_type(0));
        let output = output.map(|ty| parts.text(ty)).unwrap_or_default();
        rule!(
            "input tensor element type '{}' is too large to fit in the coefficients of \
             '{}'",
            element,
            output
        )
    })
}

fn to_tensor(parts: &Parts<'_>) -> Verified {
    let ring = Ring::of(parts, parts.operand_type("input"));
    let degree = ring.and_then(|ring| ring.degree);
    let shape = parts.result_type(0).and_then(|ty| parts.kind(ty).shape());
    let (Some(degree), Some(shape)) = (degree, shape) else { return Ok(()) };
    require(shape.as_slice() == [degree], || mismatch(parts))
}

fn scalar(parts: &Parts<'_>) -> Verified {
    let ring = Ring::of(parts, parts.operand_type("polynomial"));
    let coefficient = ring.and_then(|ring| ring.coefficient);
    let (Some(own), Some(scalar)) = (coefficient, parts.operand_type("scalar")) else {
        return Ok(());
    };
    let scalar = parts.text(scalar);
    require(own == scalar, || {
        rule!("polynomial coefficient type '{}' does not match scalar type '{}'", own, scalar)
    })
}

/// A transform between a polynomial and the tensor of its values.
fn transform(parts: &Parts<'_>, polynomial: Option<Type>, tensor: Option<Type>) -> Verified {
    let (Some(ring), Some(tensor)) = (Ring::of(parts, polynomial), tensor) else { return Ok(()) };
    let TypeKind::Tensor { shape, encoding, .. } = parts.kind(tensor) else { return Ok(()) };
    let Some(encoding) = encoding else {
        return Err("expects a ring encoding to be provided to the tensor".into());
    };
    let own = String::from_utf8_lossy(&print_attribute(parts.verifier.ir, *encoding)).into_owned();
    if !own.starts_with("#polynomial.ring") {
        return match parts.context().attribute_kind(*encoding) {
            AttributeKind::Dialect { .. } => Ok(()),
            _ => Err("the provided tensor encoding is not a ring attribute".into()),
        };
    }
    let own: String = own.chars().filter(|it| *it != ' ').collect();
    // Within the type of a polynomial the name of the attribute may be missing.
    let inside = |text: &str| text.split_once('<').map(|(_, inside)| inside.to_owned());
    require(inside(&own) == inside(&ring.text), || {
        let ring = &ring.text;
        rule!("encoded ring type {} is not equivalent to the polynomial ring {}", own, ring)
    })?;
    require(ring.degree.is_none_or(|degree| shape.as_slice() == [degree]), || {
        let (tensor, ring) = (parts.text(tensor), &ring.text);
        rule!("tensor type '{}' does not match output type {}", tensor, ring)
    })?;
    root(parts, &ring)
}

fn root(parts: &Parts<'_>, ring: &Ring) -> Verified {
    let Some(root) = parts.attribute("root") else { return Ok(()) };
    let text = parts.verifier.attribute_text(root);
    let number = |name| field(&text, name)?.split(':').next()?.trim().parse::<u64>().ok();
    let (Some(value), Some(degree), Some(modulus)) =
        (number("value"), number("degree"), ring.modulus.filter(|modulus| *modulus > 1))
    else {
        return Ok(());
    };
    if degree > MAX_CYCLE_STEPS {
        return Ok(());
    }
    let times = |a: u64| u64::try_from(u128::from(a) * u128::from(value) % u128::from(modulus));
    let (mut power, mut first) = (1, None);
    for exponent in 1..=degree {
        power = times(power).unwrap_or(0);
        if power == 1 {
            first = Some(exponent);
            break;
        }
    }
    require(first == Some(degree), || {
        rule!(
            "provided root {} is not a primitive root of unity mod {}, with the \
             specified degree {}",
            value,
            modulus,
            degree
        )
    })
}
