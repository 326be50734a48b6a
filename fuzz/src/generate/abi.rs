//! Functions with metadata that fits them.

use abide_core::reflection::{AbiArgument, RecordType, from_types};
use abide_core::sip::{Key, Side, SipSignatureMangler, map_function};
use abide_core::types::AbiType;
use arbitrary::{Result, Unstructured};
use std::fmt::Write as _;

/// Generates a file of a few functions of both forms and two dialects, each with a structured-index-path signature, a
/// raw signature and reflection JSON that describe it.
///
/// # Errors
/// None that matter: if the bytes end, the file ends early.
pub fn module(u: &mut Unstructured<'_>) -> Result<String> {
    let mut text = String::new();
    for number in 0..u.int_in_range(1..=3)? {
        function(u, &mut text, number)?;
    }
    Ok(text)
}

fn function(u: &mut Unstructured<'_>, text: &mut String, number: u32) -> Result<()> {
    let inputs = types(u, 4)?;
    let results = types(u, 3)?;
    let arguments: Vec<AbiArgument> =
        inputs.iter().map(|ty| AbiArgument { name: None, ty: RecordType::of(ty) }).collect();
    let records: Vec<RecordType> = results.iter().map(RecordType::of).collect();
    let raw = map_function(&inputs, &results).map(|mapped| mapped.signature).unwrap_or_default();
    let sip = sip(u, inputs.len(), results.len())?;
    let backslash = u.arbitrary()?;
    let entries = [
        format!(
            "iree.abi = \"{}\"",
            escaped(from_types(&arguments, &records).as_bytes(), backslash)
        ),
        "abi = \"sip\", abiv = 1 : i32".to_owned(),
        format!("sip = \"{}\"", escaped(&sip, backslash)),
        format!("f = \"{}\", fv = \"1\"", escaped(&raw, backslash)),
        "note = \"x\"".to_owned(),
    ];
    let metadata = format!("iree.reflection = {{{}}}", entries.join(", "));
    let list =
        |types: &[AbiType]| types.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let (a, r) = (list(&inputs), list(&results));
    // Writing to a String cannot fail.
    let _ = match u.int_in_range(0..=2)? {
        0 => writeln!(
            text,
            "\"func.func\"() <{{function_type = ({a}) -> ({r}), sym_name = \"f{number}\", \
             sym_visibility = \"private\"}}> ({{\n}}) {{{metadata}}} : () -> ()"
        ),
        form => {
            let named: Vec<String> =
                inputs.iter().enumerate().map(|(i, ty)| format!("%a{i}: {ty}")).collect();
            let (named, op) = (named.join(", "), if form == 1 { "func" } else { "util" });
            writeln!(
                text,
                "{op}.func private @f{number}({named}) -> ({r}) attributes {{{metadata}}} {{\n  \
                 \"t.end\"() : () -> ()\n}}"
            )
        }
    };
    Ok(())
}

fn types(u: &mut Unstructured<'_>, most: usize) -> Result<Vec<AbiType>> {
    (0..u.int_in_range(0..=most)?).map(|_| ty(u)).collect()
}

/// A scalar or tensor type that every format can describe.
fn ty(u: &mut Unstructured<'_>) -> Result<AbiType> {
    let scalars = [
        AbiType::signless(8),
        AbiType::signless(32),
        AbiType::signless(64),
        AbiType::Float { width: 32 },
        AbiType::Float { width: 64 },
    ];
    let scalar = u.choose(&scalars)?.clone();
    if u.arbitrary()? {
        return Ok(scalar);
    }
    let dim = |u: &mut Unstructured<'_>| -> Result<Option<i64>> {
        Ok(if u.ratio(1, 4)? { None } else { Some(u.int_in_range(0..=9)?) })
    };
    let dims: Result<Vec<_>> = (0..u.int_in_range(0..=3)?).map(|_| dim(u)).collect();
    Ok(AbiType::tensor(dims?, scalar))
}

/// A signature in which every value has a place, some of them within dictionaries with odd keys.
fn sip(u: &mut Unstructured<'_>, inputs: usize, results: usize) -> Result<Vec<u8>> {
    const NAMES: [&[u8]; 4] = [b"x", b"\"q\"", b"back\\slash", b"\xc3\xa9\n"];
    let mut mangler = SipSignatureMangler::new();
    for (side, count) in [(Side::Inputs, inputs), (Side::Results, results)] {
        for index in 0..count as i32 {
            let outer = Key::Index(index);
            let inner = Key::Name(u.choose(&NAMES)?);
            let path = if u.arbitrary()? { vec![outer] } else { vec![outer, inner] };
            // Paths with different first elements are compatible.
            let _ = mangler.set_raw_index(side, index, &path);
        }
    }
    Ok(mangler.to_signature().unwrap_or_default())
}

/// Bytes within an MLIR string, in one of the two usual spellings.
fn escaped(bytes: &[u8], backslash: bool) -> String {
    let mut out = String::new();
    for &byte in bytes {
        match byte {
            b'"' if backslash => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b' '..=b'~' if byte != b'"' => out.push(char::from(byte)),
            _ => {
                let _ = write!(out, "\\{byte:02X}");
            }
        }
    }
    out
}

/// Replaces pieces of a text by those that metadata is made of.
///
/// # Errors
/// None that matter: where the bytes end, nothing more is replaced.
pub fn mutate(u: &mut Unstructured<'_>, text: &mut Vec<u8>) -> Result<()> {
    const PIECES: [&[u8]; 26] = [
        b"iree.abi = \"{}\", ",
        b"iree.reflection = {}, ",
        b"sip = \"I1!R1!\", ",
        b"f = \"I1!R1!\", ",
        b"d = \"{}\", ",
        b"fv = 1, ",
        b"abiv = 2",
        b"\\22",
        b"\\\"",
        b"\\5C",
        b"!",
        b"_7",
        b"k1",
        b"S",
        b"9",
        b"1",
        b"x",
        b"null",
        b"\\22sdict\\22",
        b"i32",
        b"f64",
        b"tensor<2xf32>",
        b"!util.list<?>",
        b" {tf_saved_model.index_path = [0, \"x\"]}",
        b",",
        b"\xc3\xa9",
    ];
    for _ in 0..u.int_in_range(0..=4)? {
        let start = u.int_in_range(0..=text.len())?;
        let removed = u.int_in_range(0..=(text.len() - start).min(4))?;
        let piece = if u.ratio(1, 4)? { &b""[..] } else { u.choose(&PIECES)? };
        text.splice(start..start + removed, piece.iter().copied());
    }
    Ok(())
}
