//! Checks of calls: the grammars of paths and shardings, and functions with annotations.

use super::abi::check_text;
use crate::Outcome;
use crate::generate::{self, annotated::Value};
use abide_core::abi::call::{Call, GrammarError, Path, Slot, specifications};
use abide_core::abi::sharding::{Sharding, hlo, sdy};
use abide_core::abi::{self, Functions};
use abide_core::diagnostic::{Severity, codes};
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use arbitrary::Unstructured;

/// Puts a piece of the grammars into a text, or cuts one out.
fn broken(u: &mut Unstructured<'_>, text: String) -> Vec<u8> {
    const PIECES: [&[u8]; 16] = [
        b"[",
        b"]",
        b"{",
        b"}",
        b"\"",
        b"'",
        b"\\",
        b"0",
        b"99999999999999999999",
        b",",
        b".",
        b"<=",
        b"\xff",
        b"T(",
        b"@",
        b"args[0].shape = (n,",
    ];
    let mut text = text.into_bytes();
    for _ in 0..u.int_in_range(0..=4).unwrap_or(0) {
        let at = u.int_in_range(0..=text.len()).unwrap_or(0);
        let end = text.len().min(at + u.int_in_range(0..=3).unwrap_or(0));
        let piece = u.choose(&PIECES).copied().unwrap_or_default();
        text.splice(at..end, piece.iter().copied());
    }
    text
}

fn is_in_text(error: &GrammarError, text: &[u8]) {
    let end = error.span.end() as usize;
    assert!(error.span.start() as usize <= end && end <= text.len(), "{error:?}");
    assert!(!error.message.is_empty());
}

/// The path parser; negative controls substitute another one.
pub type ReadPath = fn(&[u8]) -> Result<Path, GrammarError>;

/// See [`path_grammar_with`].
///
/// # Panics
/// If it does not hold.
pub fn path_grammar(data: &[u8]) -> Outcome {
    path_grammar_with(Path::parse, data)
}

/// A generated path is parsed to itself. For a broken one, errors are in the text, and the result is written and
/// parsed unchanged.
///
/// # Panics
/// One of these does not hold.
pub fn path_grammar_with(read: ReadPath, data: &[u8]) -> Outcome {
    let mut u = Unstructured::new(data);
    let Ok(path) = generate::annotated::path(&mut u) else { return Outcome::Rejected };
    let written = path.to_string();
    assert_eq!(read(written.as_bytes()).as_ref(), Ok(&path), "{written}");
    let text = broken(&mut u, written);
    match read(&text) {
        Ok(path) => assert_eq!(read(path.to_string().as_bytes()).as_ref(), Ok(&path)),
        Err(error) => is_in_text(&error, &text),
    }
    let assertion = String::from_utf8_lossy(&text);
    let _ = specifications(&format!("polymorphic shapes specifications: {assertion}.shape = (n,)"));
    Outcome::Checked
}

/// The parser of XLA's shardings; negative controls substitute another one.
pub type ReadSharding = fn(&[u8]) -> Result<hlo::HloSharding, GrammarError>;

/// See [`sharding_grammars_with`].
///
/// # Panics
/// If it does not hold.
pub fn sharding_grammars(data: &[u8]) -> Outcome {
    sharding_grammars_with(hlo::parse, data)
}

/// A generated sharding, in either grammar, is parsed, and the devices together have all of an array. For a broken
/// one, errors are in the text. The result is written and parsed unchanged.
///
/// # Panics
/// One of these does not hold.
pub fn sharding_grammars_with(read: ReadSharding, data: &[u8]) -> Outcome {
    let mut u = Unstructured::new(data);
    let Ok((text, rank)) = generate::annotated::sharding_hlo(&mut u) else {
        return Outcome::Rejected;
    };
    let written = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}: {text}"));
    if let Some(rank) = rank {
        covers(&written.sharding(), rank, &text);
    }
    let text = broken(&mut u, text);
    for text in [text.as_slice(), written.to_string().as_bytes()] {
        match read(text) {
            Ok(written) => {
                let printed = written.to_string();
                assert_eq!(read(printed.as_bytes()).as_ref(), Ok(&written), "{printed}");
            }
            Err(error) => is_in_text(&error, text),
        }
    }
    let rank = u.int_in_range(0..=3).unwrap_or(0);
    let Ok(text) = generate::annotated::sharding_sdy(&mut u, rank) else {
        return Outcome::Rejected;
    };
    let mesh = sdy::parse_mesh(b"<[\"x\"=2, \"y\"=4]>").unwrap_or_default();
    let written = sdy::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}: {text}"));
    assert_eq!(written.to_string(), text);
    let sharding = written.resolve(&mesh).unwrap_or_else(|| panic!("it does not fit: {text}"));
    covers(&sharding, rank, &text);
    let text = broken(&mut u, text);
    match sdy::parse(&text) {
        Ok(written) => {
            let printed = written.to_string();
            let again = sdy::parse(printed.as_bytes()).map(|again| again.to_string());
            assert_eq!(again.as_ref(), Ok(&printed));
        }
        Err(error) => is_in_text(&error, &text),
    }
    Outcome::Checked
}

/// The slices of 8 devices are within an array and have each of its elements.
fn covers(sharding: &Sharding, rank: usize, text: &str) {
    const SIZE: u64 = 8;
    let dims = vec![Some(SIZE); rank];
    let slices = sharding.slices(&dims, 8).unwrap_or_else(|| panic!("no slices: {text}"));
    assert_eq!(slices.len(), 8, "{text}");
    let mut seen = vec![false; (SIZE as usize).pow(u32::try_from(rank).unwrap_or(0))];
    for slice in slices {
        let ranges: Vec<(u64, u64)> = slice.ranges.into_iter().flatten().collect();
        assert!(ranges.iter().all(|(start, end)| start <= end && *end <= SIZE), "{text}");
        for (number, seen) in seen.iter_mut().enumerate() {
            let mut rest = number as u64;
            let mut is_in = true;
            for (start, end) in &ranges {
                is_in &= (*start..*end).contains(&(rest % SIZE));
                rest /= SIZE;
            }
            *seen |= is_in;
        }
    }
    assert!(seen.iter().all(|seen| *seen), "some elements are nowhere: {text}");
}

/// See [`annotated_functions_with`].
///
/// # Panics
/// If it does not hold.
pub fn annotated_functions(data: &[u8]) -> Outcome {
    annotated_functions_with(Call::of, data)
}

/// The function that determines how a function is called; negative controls substitute another one.
pub type CallOf = fn(&abi::Function<'_>, &[u8], &Limits) -> Call;

/// A generated function with annotations is called as these say, and nothing is wrong with it; broken ones hold to
/// [`check_text`].
///
/// # Panics
/// If one of these does not hold.
pub fn annotated_functions_with(call_of: CallOf, data: &[u8]) -> Outcome {
    let mut u = Unstructured::new(data);
    let Ok(made) = generate::annotated::function(&mut u) else { return Outcome::Rejected };
    let (text, limits) = (made.text.as_bytes(), Limits::default());
    let tree = syntax::parse(text, &limits);
    let mut found = abi::check(&tree, text, &limits);
    // A donated argument and its result get their own shardings, which may differ: that is a warning.
    found.retain(|one| (one.code, one.severity) != (codes::abi::ALIAS_TYPE, Severity::Warning));
    assert!(found.is_empty(), "{found:?} in\n{}", made.text);
    let functions = Functions::find(&tree, text, &limits).functions;
    let [function] = functions.as_slice() else { panic!("not one function:\n{}", made.text) };
    let call = call_of(function, text, &limits);
    for (slots, values) in [(&call.arguments, &made.arguments), (&call.results, &made.results)] {
        let slots: Vec<Value> = slots.iter().flatten().map(value).collect();
        let values: Vec<Value> = values.iter().map(with_dims_of_sharding).collect();
        assert_eq!(slots, values, "in\n{}", made.text);
    }
    let mut text = made.text.clone().into_bytes();
    if generate::abi::mutate(&mut u, &mut text).is_err() {
        return Outcome::Rejected;
    }
    check_text(abi::check, &text, &limits)
}

/// A value with that part of its sharding that a call shows: the axes of its dims.
fn with_dims_of_sharding(value: &Value) -> Value {
    let dims = |text: &String| {
        let written = sdy::parse(text.as_bytes()).ok()?;
        Some(String::from_utf8_lossy(written.dims_span.slice(text.as_bytes())).into_owned())
    };
    Value { sharding: value.sharding.as_ref().and_then(dims), ..value.clone() }
}

/// Returns the known facts about a value, as in the generator.
fn value(slot: &Slot) -> Value {
    let dims = slot.sharding.as_ref().map(|placed| placed.dims.iter().flatten().copied().collect());
    let sizes = match &slot.ty {
        abi::call::SlotType::Array(_, Some(dims)) => dims.iter().filter_map(|dim| dim.parse().ok()),
        ty => panic!("no array: {ty}"),
    };
    let sizes: Vec<u64> = sizes.collect();
    assert!(dims.is_none_or(|dims: Vec<u64>| dims == sizes));
    Value {
        path: slot.path.clone(),
        dims: sizes,
        donated: slot.donated,
        aliases: slot.aliases,
        sharding: slot.sharding.as_ref().map(|placed| placed.text.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_core::abi::sharding::DeviceOrder;
    use abide_core::abi::sharding::hlo::Placement;
    use abide_generate::Random;
    use std::panic::catch_unwind;

    fn is_caught(check: fn(&[u8]) -> Outcome) -> bool {
        (1..300).any(|seed| {
            let data = Random::new(seed).bytes(300);
            catch_unwind(move || check(&data)).is_err()
        })
    }

    #[test]
    fn the_checks_pass() {
        assert!(!is_caught(path_grammar));
        assert!(!is_caught(sharding_grammars));
        assert!(!is_caught(annotated_functions));
    }

    #[test]
    fn steps_that_get_lost_are_caught() {
        assert!(is_caught(|data| {
            let read: ReadPath = |text| {
                Path::parse(text).map(|mut path| {
                    path.steps.pop();
                    path
                })
            };
            path_grammar_with(read, data)
        }));
    }

    #[test]
    fn positions_after_the_text_are_caught() {
        assert!(is_caught(|data| {
            let read: ReadSharding = |text| {
                hlo::parse(text).map_err(|error| {
                    let span = error.span.shifted(u32::try_from(text.len()).unwrap_or(0) + 1);
                    GrammarError { span, ..error }
                })
            };
            sharding_grammars_with(read, data)
        }));
    }

    #[test]
    fn tiles_that_get_lost_are_caught() {
        assert!(is_caught(|data| {
            let read: ReadSharding = |text| {
                hlo::parse(text).map(|mut written| {
                    if let Placement::Tiled { grid, .. } = &mut written.placement {
                        grid[0] = 1;
                    }
                    written
                })
            };
            sharding_grammars_with(read, data)
        }));
    }

    #[test]
    fn shardings_that_are_written_as_others_are_caught() {
        assert!(is_caught(|data| {
            let read: ReadSharding = |text| {
                hlo::parse(text).map(|mut written| {
                    let order = match &mut written.placement {
                        Placement::Tiled { order, .. } => Some(order),
                        _ => None,
                    };
                    if let Some(DeviceOrder::Transposed { shape, .. }) = order {
                        shape.reverse();
                    }
                    written
                })
            };
            sharding_grammars_with(read, data)
        }));
    }

    #[test]
    fn buffers_that_are_forgotten_are_caught() {
        assert!(is_caught(|data| {
            let call_of: CallOf = |function, text, limits| {
                let mut call = Call::of(function, text, limits);
                for slot in call.arguments.iter_mut().flatten() {
                    slot.donated &= slot.aliases.is_some();
                }
                call
            };
            annotated_functions_with(call_of, data)
        }));
    }
}
