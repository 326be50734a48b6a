//! Checks of reflection JSON.

mod invariants;
#[cfg(test)]
mod tests;

use crate::Outcome;
use crate::generate::reflection as generate;
use abide_core::limits::Limits;
use abide_core::reflection::bind::{Function, Profile};
use abide_core::reflection::{RecordType, check, from_types, read, write};
use arbitrary::Unstructured;

/// The maximum length of inputs: longer ones reveal no more than shorter ones.
const MAX_INPUT_BYTES: usize = 1 << 16;

/// Any bytes are read: the JSON reader agrees with `serde_json`, every position is in the text,
/// every fix can be applied, and explaining does not fail.
#[must_use]
pub fn parse_reflection(data: &[u8]) -> Outcome {
    if data.len() > MAX_INPUT_BYTES {
        return Outcome::Rejected;
    }
    let text = text_of(data);
    invariants::agrees_with_serde_json(&text, invariants::read_value);
    invariants::positions_are_in_range(&text, check(&text, &Limits::default()));
    invariants::records_are_nested(&text);
    Outcome::Checked
}

/// Writing is a fixed point, and types that are written and read are the same types.
#[must_use]
pub fn roundtrip_reflection(data: &[u8]) -> Outcome {
    if data.len() > MAX_INPUT_BYTES {
        return Outcome::Rejected;
    }
    let rewrite = |text: &[u8]| write(&read(text, &Limits::default()));
    invariants::writing_is_idempotent(&text_of(data), rewrite);
    let mut source = Unstructured::new(data);
    let Ok((arguments, results)) = generate::function(&mut source, generate::ANYTHING) else {
        return Outcome::Rejected;
    };
    invariants::types_survive(&arguments, &results, from_types, rewrite);
    Outcome::Checked
}

/// A value that fits its record is packed to a VM value that fits it, too, and unpacking restores the value. Any other
/// value is refused without a panic, in every profile.
#[must_use]
pub fn bind_reflection(data: &[u8]) -> Outcome {
    if data.len() > MAX_INPUT_BYTES {
        return Outcome::Rejected;
    }
    let text = text_of(data);
    let mut source = Unstructured::new(data);
    let Ok((arguments, results)) = generate::function(&mut source, generate::PACKED) else {
        return Outcome::Rejected;
    };
    let types: Vec<&RecordType> = arguments.iter().map(|argument| &argument.ty).collect();
    let values: Result<Vec<_>, _> =
        types.iter().map(|ty| generate::value(&mut source, ty)).collect();
    let Ok(values) = values else { return Outcome::Rejected };
    let limits = Limits::default();
    invariants::nothing_panics(&text, &values);
    let reflection = from_types(&arguments, &results);
    for profile in [Profile::Doc, Profile::Iree2021, Profile::Iree2022] {
        let function = Function::load(Some(reflection.as_bytes()), profile, &limits);
        let function = function.expect("generated records load in every profile");
        let (positional, keywords) = generate::call(&arguments, &values);
        let packed = function.pack(&positional, &keywords);
        // The older generation passes scalars in 64 bits, and lets wrong structures through.
        if profile != Profile::Iree2021 {
            invariants::packed_values_fit(&types, packed);
        }
    }
    invariants::values_come_back(&types, &values, |function, results| function.unpack(results));
    Outcome::Checked
}

/// The bytes as text, or text that they generate: the lowest bit of the last byte says which.
fn text_of(data: &[u8]) -> Vec<u8> {
    match data.last() {
        Some(last) if last & 1 == 1 => {
            generate::text(&mut Unstructured::new(data)).unwrap_or_else(|_| data.to_vec())
        }
        _ => data.to_vec(),
    }
}
