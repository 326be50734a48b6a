//! Signatures in a notation close to Python's, to read and to write by hand.
//!
//! A leaf is `%` and its raw index. A sequence is a list, a dictionary a dict. The inputs are written like the
//! arguments of a call: a sequence at the root is the positional arguments, a dictionary at the root the keyword
//! arguments. The results are the value that the call returns.
//!
//! | signature | notation | index paths |
//! |---|---|---|
//! | `I1!R1!` | `() -> None` | none: no inputs, no results |
//! | `I8!S5!k0_0R3!_0` | `(%0) -> %0` | input 0 at `[0]`; result 0 at `[]` |
//! | `I12!S9!k0_0k1_1R10!D7!K2!x_0` | `(%0, %1) -> {"x": %0}` | inputs at `[0]`, `[1]`; result at `["x"]` |
//! | `I23!S19!k0D13!K2!x_0K2!y_1R3!_0` | `({"x": %0, "y": %1}) -> %0` | inputs at `[0, "x"]`, `[0, "y"]` |
//! | `I26!S22!k0S16!k0_0k1D7!K2!x_1R1!` | `([%0, {"x": %1}]) -> None` | inputs at `[0, 0]`, `[0, 1, "x"]` |
//! | `I17!D13!K2!a_1K2!b_0R12!S9!k0_0k1_1` | `(**{"a": %1, "b": %0}) -> [%0, %1]` | inputs at `["b"]`, `["a"]`, called as `f(a=.., b=..)` |
//!
//! Other structures have their own syntax, so that nothing is lost:
//!
//! * The elements of a list have the keys 0, 1, 2 and so on. An element with another key states it: `[%0, 5: %1]` has
//!   the keys 0 and 5. So does a string key in a list, `["a": %0]`, or an integer key in a dict, `{3: %0}`: the
//!   reference reads both.
//! * A string key that is not UTF-8 is a bytes literal: `b"\xff"`.
//! * A key without a value has the value `...`.
//! * A root that is a leaf, among the inputs, has no brackets: `%0 -> %0`. An empty sequence at the root is `(*[])`;
//!   several roots are starred, `(*[%0], **{"a": %1}, *%2)`, also among the results.

mod parse;
mod write;

pub use parse::{NotationError, NotationErrorKind, parse_notation};
pub use write::{write_notation, write_notation_with};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sip::{Side, Tree, encode_signature};
    use abide_source::limits::Limits;

    fn notation(signature: &[u8]) -> String {
        let read = |side| Tree::read(signature, side, &Limits::default()).unwrap();
        write_notation(&read(Side::Inputs), &read(Side::Results))
    }

    fn signature(notation: &str) -> Result<String, NotationErrorKind> {
        match parse_notation(notation, &Limits::default()) {
            Ok((inputs, results)) => {
                let bytes = encode_signature(&inputs, &results).unwrap();
                Ok(bytes.escape_ascii().to_string())
            }
            Err(error) => Err(error.kind),
        }
    }

    /// Every row of the tables in the documentation, and every odd form.
    const BOTH_WAYS: &[(&str, &str)] = &[
        ("I1!R1!", "() -> None"),
        ("I8!S5!k0_0R3!_0", "(%0) -> %0"),
        ("I12!S9!k0_0k1_1R10!D7!K2!x_0", r#"(%0, %1) -> {"x": %0}"#),
        ("I23!S19!k0D13!K2!x_0K2!y_1R3!_0", r#"({"x": %0, "y": %1}) -> %0"#),
        ("I26!S22!k0S16!k0_0k1D7!K2!x_1R1!", r#"([%0, {"x": %1}]) -> None"#),
        ("I17!D13!K2!a_1K2!b_0R12!S9!k0_0k1_1", r#"(**{"a": %1, "b": %0}) -> [%0, %1]"#),
        ("I17!S5!k0_0D7!K2!k_1R1!", r#"(%0, **{"k": %1}) -> None"#),
        ("I12!S9!k0_0k5_1R6!S3!k0", "(%0, 5: %1) -> [0: ...]"),
        ("I10!S7!K2!a_0R8!D5!k3_0", r#"("a": %0) -> {3: %0}"#),
        ("I3!_0R4!S1!", "%0 -> []"),
        ("I4!S1!R4!D1!", "(*[]) -> {}"),
        ("I4!D1!R1!", "(**{}) -> None"),
        ("I5!_0_1R5!_0_1", "(*%0, *%1) -> (*%0, *%1)"),
        ("I13!S5!k0_0_1D1!R1!", "(%0, *%1, **{}) -> None"),
        ("I11!D8!K3!\\xff\"_0R4!_-1", r#"(**{b"\xff\"": %0}) -> %-1"#),
    ];

    #[test]
    fn both_ways() {
        for (text, written) in BOTH_WAYS {
            let bytes = text.replace("\\xff", "\u{1}");
            let bytes: Vec<u8> = bytes.bytes().map(|b| if b == 1 { 0xff } else { b }).collect();
            assert_eq!(notation(&bytes), *written, "{text}");
            let escaped = bytes.escape_ascii().to_string();
            assert_eq!(signature(written), Ok(escaped), "{written}");
        }
    }

    #[test]
    fn the_reader_is_lenient_where_python_is() {
        let tight = r#"(%0,{'x':%1,},)->None"#;
        assert_eq!(signature(tight), Ok("I20!S16!k0_0k1D7!K2!x_1R1!".to_owned()));
        let escaped = r#"(**{"\x41\t\u00e9": %0}) -> None"#;
        assert_eq!(signature(escaped), Ok("I14!D10!K5!A\\t\\xc3\\xa9_0R1!".to_owned()));
    }

    #[test]
    fn errors_have_offsets() {
        for (text, kind, offset) in [
            ("", NotationErrorKind::Expected("the inputs: '(' or a leaf"), 0),
            ("(%0)", NotationErrorKind::Expected("'->' and the results"), 4),
            ("(%0) -> ", NotationErrorKind::Expected("a value"), 8),
            ("([%0) -> None", NotationErrorKind::Expected("',' or the end of the list"), 4),
            (r#"(**{"a" %0}) -> None"#, NotationErrorKind::Expected("':'"), 8),
            (r#"(**{"a: %0"#, NotationErrorKind::UnterminatedString, 4),
            ("(%99999999999) -> None", NotationErrorKind::NumberRange, 1),
            (r#"(**{"\q": %0}) -> None"#, NotationErrorKind::Escape, 5),
            ("([2147483647: %0, %1]) -> None", NotationErrorKind::NumberRange, 18),
            (
                r#"(**{"a": ..., "b": %0}) -> None"#,
                NotationErrorKind::Expected(
                    "the end of the struct: only its last key has no value",
                ),
                12,
            ),
            ("() -> None None", NotationErrorKind::Expected("the end of the text"), 11),
        ] {
            let error = parse_notation(text, &Limits::default()).unwrap_err();
            assert_eq!((error.kind, error.span.start()), (kind, offset), "{text}");
        }
    }

    #[test]
    fn depth_is_limited_and_takes_no_stack() {
        let deep = format!("({}) -> None", "[".repeat(1_000_000));
        assert_eq!(signature(&deep), Err(NotationErrorKind::TooDeep));
        let sound = format!("({}%0{}) -> None", "[".repeat(200_000), "]".repeat(200_000));
        let limits = Limits { depth: u32::MAX, ..Limits::default() };
        let (inputs, results) = parse_notation(&sound, &limits).unwrap();
        assert_eq!(write_notation(&inputs, &results), sound);
    }
}
