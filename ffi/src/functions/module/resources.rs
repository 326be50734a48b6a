//! Blobs that are added to a module, for its attributes `dense_resource<key>`.

use super::known_resources::metadata;
use super::state::State;
use crate::{Args, Error, RetValue};
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use std::fmt::Write as _;

/// `add_resource(key, data)`: adds a blob, whose first four bytes are its alignment. A known key is an error unless it has
/// the same data.
pub(super) fn add(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(2..=2)?;
    let (key, data) = (args.get::<&str>(0)?, args.get::<&[u8]>(1)?);
    let mut value = String::with_capacity(2 * data.len() + 4);
    value.push_str("\"0x");
    for byte in data {
        // Writing to a text cannot fail.
        let _ = write!(value, "{byte:02X}");
    }
    value.push('"');
    let known = state.known_resources.value(&state.ir, key);
    let known = known.or_else(|| state.new_resources.get(key).map(String::as_bytes));
    match known {
        Some(known) if known.eq_ignore_ascii_case(value.as_bytes()) => {}
        Some(_) => {
            return Err(Error::value_error(format!("the module has another resource '{key}'")));
        }
        None => {
            state.new_resources.insert(key.to_owned(), value);
        }
    }
    Ok(RetValue::None)
}

/// `resource(key)`: the bytes of a blob, which begin with four bytes of alignment; nothing if the module has no such
/// blob, or one whose bytes were left out.
pub(super) fn bytes(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let key = args.get::<&str>(0)?;
    let known = state.known_resources.value(&state.ir, key);
    let value = known.or_else(|| state.new_resources.get(key).map(String::as_bytes));
    Ok(value.and_then(decoded).map_or(RetValue::None, RetValue::Bytes))
}

/// The bytes of a value such as `"0x0400000001"`.
fn decoded(value: &[u8]) -> Option<Vec<u8>> {
    let digits = value.strip_prefix(b"\"0x")?.strip_suffix(b"\"")?;
    let (pairs, rest) = digits.as_chunks::<2>();
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let bytes = pairs.iter().map(|[high, low]| Some(digit(*high)? << 4 | digit(*low)?));
    let bytes: Vec<u8> = bytes.collect::<Option<_>>()?;
    (rest.is_empty() && bytes.len() >= 4).then_some(bytes)
}

/// Writes the added blobs into the metadata of the file.
pub(super) fn merge(state: &mut State) {
    if state.new_resources.is_empty() {
        return;
    }
    let new = std::mem::take(&mut state.new_resources);
    let entries: Vec<String> = new.iter().map(|(key, value)| format!("{key}: {value}")).collect();
    let merged = merged(metadata(&state.ir), &entries.join(",\n      "));
    state.ir.set_file_metadata(merged);
}

/// The metadata of a file with more blobs.
fn merged(metadata: &[u8], entries: &str) -> Vec<u8> {
    let all = syntax::parse(metadata, &Limits::default()).resources(metadata);
    let builtin = format!("builtin: {{\n      {entries}\n    }}");
    let (place, text) = if let Some(blob) = all.iter().find(|one| one.is_blob(metadata)) {
        (blob.key.start(), format!("{entries},\n      "))
    } else if let Some(other) = all.iter().find(|one| one.is_of_dialect) {
        (other.owner.start(), format!("{builtin},\n    "))
    } else if all.is_empty() {
        return format!("{{-#\n  dialect_resources: {{\n    {builtin}\n  }}\n#-}}").into_bytes();
    } else {
        let begin = u32::try_from(b"{-#".len()).unwrap_or_default();
        (begin, format!("\n  dialect_resources: {{\n    {builtin}\n  }},"))
    };
    let (before, after) = metadata.split_at_checked(place as usize).unwrap_or((metadata, &[]));
    [before, text.as_bytes(), after].concat()
}

#[cfg(test)]
mod tests {
    use super::{decoded, merge, merged};
    use crate::functions::module::state::State;
    use abide_core::limits::Limits;
    use std::sync::Arc;

    #[test]
    fn values_are_decoded() {
        assert_eq!(decoded(b"\"0x04000000aF\""), Some(vec![4, 0, 0, 0, 0xaf]));
        for wrong in
            ["", "true", "\"0x\"", "\"0x04\"", "\"0x040000001\"", "\"0x0400000g\"", "\"0x04000000"]
        {
            assert_eq!(decoded(wrong.as_bytes()), None, "{wrong}");
        }
    }

    #[test]
    fn blobs_are_added_to_those_that_are_there() {
        let text = |metadata: &str, entries| {
            String::from_utf8(merged(metadata.as_bytes(), entries)).unwrap()
        };
        let first = text("", "a: \"0x0400000001\"");
        let expected = "{-#\n  dialect_resources: {\n    builtin: {\n      a: \"0x0400000001\"\n    }\n  }\n#-}";
        assert_eq!(first, expected);
        let second = text(&first, "b: \"0x0400000002\"");
        assert_eq!(second, expected.replace("a:", "b: \"0x0400000002\",\n      a:"));
        let of_other = expected.replace("builtin", "other");
        let found = text(&of_other, "b: \"0x0400000002\"");
        let added = "builtin: {\n      b: \"0x0400000002\"\n    },\n    other";
        assert_eq!(found, of_other.replace("other", added));
        let external = "{-# external_resources: { tool: { on: true } } #-}";
        let found = text(external, "b: \"0x0400000002\"");
        assert!(
            found.starts_with("{-#\n  dialect_resources: {\n    builtin: {\n      b: "),
            "{found}"
        );
        assert!(found.ends_with("  }, external_resources: { tool: { on: true } } #-}"), "{found}");
    }

    #[test]
    fn earlier_metadata_are_freed() {
        let registry = Arc::clone(abide_core::dialect::registry());
        let mut state = State::new(Vec::new(), registry, Limits::default());
        let before = state.ir.context.weight();
        for at in 0..40 {
            state.new_resources.insert(format!("k{at}"), format!("\"0x04000000{at:02}\""));
            merge(&mut state);
        }
        assert_eq!(state.ir.context.weight(), before);
        assert!(state.known_resources.value(&state.ir, "k0").is_some());
    }
}
