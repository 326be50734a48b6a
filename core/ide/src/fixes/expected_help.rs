//! The next step in words where something else is expected in the text of an operation.

use super::attribute_help::of_attribute;
use super::context::FixContext;
use super::expected::meant_type;
use abide_source::diagnostic::{Code, Wanted, codes};
use abide_source::spelling::{quoted, quoted_up_to};

/// The maximum number of words of an enumeration that are listed.
const MAX_WORDS: usize = 12;

/// The next step for a text that was found instead of another one.
pub(super) fn of_expected(place: &FixContext<'_>, code: Code, wanted: &Wanted) -> Option<String> {
    let is_sign = |sign: &str| wanted.words().eq([sign]);
    Some(match wanted {
        Wanted::OneOf { .. } | Wanted::Choice(_) => {
            let words: Vec<&str> = wanted.words().collect();
            format!("write one of {}", quoted_up_to(MAX_WORDS, words.into_iter()))
        }
        _ if is_sign("x") && place.text() == ">" => {
            let before = place.document.text().get(..place.span.start() as usize)?;
            let sizes = before.rsplit(|byte| *byte == b'<').next().unwrap_or_default();
            let sizes = String::from_utf8_lossy(sizes.trim_ascii()).into_owned();
            format!("the type of the elements follows the sizes, such as '{sizes}xf32'")
        }
        _ if is_sign("x") && is_unranked(place) => {
            "a type without a rank has no sizes: '<*xf32>'".to_owned()
        }
        _ if is_sign("=") && follows_number_name(place) => {
            "a name that begins with a digit has only digits: begin it with a letter".to_owned()
        }
        _ if is_sign("{") && place.text() == "if" => {
            let operation = place.operation?;
            let name = String::from_utf8_lossy(place.document.name_of(operation));
            format!("'else if' is an operation in the other region: 'else {{ {name} .. }}'")
        }
        Wanted::ElementsType => {
            "the type follows the elements: ': tensor<4xf32>', or ': vector<4xf32>'".to_owned()
        }
        Wanted::OperandTypes => {
            "the types of the operands are in parentheses: ': (TYPES) -> TYPES'".to_owned()
        }
        _ if *wanted == Wanted::ATTRIBUTE => return of_attribute(place),
        _ if *wanted == Wanted::STRING && !place.word().is_empty() => {
            format!("write it in quotes: '\"{}\"'", place.string(place.word()))
        }
        _ if *wanted == Wanted::FUNCTION_TYPE => {
            "a function type is written '(types) -> types'".to_owned()
        }
        Wanted::Value(_) if place.text().starts_with(|sign: char| sign.is_ascii_digit()) => {
            "a number is not a value: let a constant in front of this operation name it".to_owned()
        }
        Wanted::Type(_) => match meant_type(place.text()) {
            Some(meant) => format!("the type is written '{meant}'"),
            None if code == codes::mlir::EXPECTED => {
                let types =
                    ["i32", "f32", "index", "vector<4xf32>", "tensor<?xf32>", "memref<4xf32>"];
                let types = quoted(types.into_iter());
                format!("types look like {types}, and '!dialect.name' of a dialect")
            }
            None => return None,
        },
        _ => return None,
    })
}

/// Whether a letter follows the number of a value right away: `%1b`.
fn follows_number_name(place: &FixContext<'_>) -> bool {
    let before = place.document.text().get(..place.span.start() as usize).unwrap_or_default();
    let digits = before.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    let is_word =
        place.text().starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    is_word
        && digits > 0
        && before.len().checked_sub(digits + 1).is_some_and(|at| before.get(at) == Some(&b'%'))
}

/// Whether the sizes in front of a place begin with `*`.
fn is_unranked(place: &FixContext<'_>) -> bool {
    let before = place.document.text().get(..place.span.start() as usize).unwrap_or_default();
    let sizes = before.rsplit(|byte| *byte == b'<').next().unwrap_or_default();
    sizes.starts_with(b"*x")
}
