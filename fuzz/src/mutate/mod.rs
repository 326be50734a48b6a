//! Mutators that know the language of an input: they cut it into words and change those, where bytes
//! alone would mostly break the first word.

mod bytecode;
mod json;
mod mlir;
mod signature;
mod words;

use crate::Language;
use abide_generate::Random;

pub use bytecode::mutate as bytecode;
pub use json::mutate as json;
pub use mlir::{marked as marked_mlir, mutate as mlir};
pub use signature::mutate as signature;

/// Changes a text.
pub type Mutator = fn(&mut Random, &mut Vec<u8>);

/// Changes a text after the byte that names its format (see [`Language::marked`]), which stays.
pub fn fixable(random: &mut Random, data: &mut Vec<u8>) {
    after_mark(data, |language, text| {
        if let Some(mutator) = language.mutator() {
            mutator(random, text);
        }
    });
}

/// Makes one small mistake: a word or a byte is changed.
pub fn slip(language: Language, random: &mut Random, text: &mut Vec<u8>) {
    match language {
        Language::Fixable | Language::MarkedMlir => {
            after_mark(text, |language, text| slip(language, random, text));
        }
        _ if random.below(3) == 0 => slip_of_a_byte(random, text),
        Language::Json => json::mutate_once(random, text),
        Language::Signature => signature::mutate(random, text),
        _ => mlir::mutate_once(random, text),
    }
}

/// Removes, inserts or replaces a byte.
fn slip_of_a_byte(random: &mut Random, text: &mut Vec<u8>) {
    const BYTES: &[u8] = b"{}()<>[]\"',:=%^@#!-\n ax01._;/";
    let at = random.below(text.len());
    let byte = BYTES[random.below(BYTES.len())];
    match random.below(3) {
        0 => drop(text.drain(at..(at + 1).min(text.len()))),
        1 => text.insert(at, byte),
        _ => drop(text.splice(at..(at + 1).min(text.len()), [byte])),
    }
}

fn after_mark(data: &mut Vec<u8>, change: impl FnOnce(Language, &mut Vec<u8>)) {
    let mut text = data.split_off(data.len().min(1));
    let language = data.first().map_or(Language::Mlir, |mark| Language::marked(*mark));
    change(language, &mut text);
    data.append(&mut text);
}

/// Mutates the first `size` bytes of a buffer and returns the new size: mostly with the mutator of the
/// language, and else with `bytes`, libFuzzer's own, which also uses the operands of comparisons.
pub fn in_place(
    language: Language,
    data: &mut [u8],
    size: usize,
    max_size: usize,
    seed: u32,
    bytes: fn(&mut [u8], usize, usize) -> usize,
) -> usize {
    let mut random = Random::new(u64::from(seed));
    let longest = max_size.min(data.len());
    let Some(mutator) = language.mutator().filter(|_| random.below(3) > 0) else {
        return bytes(data, size, max_size);
    };
    let mut text = data[..size.min(longest)].to_vec();
    mutator(&mut random, &mut text);
    if text.is_empty() || text == data[..size] {
        return bytes(data, size, max_size);
    }
    text.truncate(longest);
    data[..text.len()].copy_from_slice(&text);
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TARGETS;
    use crate::seeds::inputs;

    fn zeroes(data: &mut [u8], _: usize, _: usize) -> usize {
        data.fill(0);
        1
    }

    #[test]
    fn mutated_inputs_fit_are_mostly_new_and_depend_on_the_seed_alone() {
        for target in TARGETS.iter().filter(|target| target.language != Language::Bytes) {
            let (mut new, mut all) = (0, 0);
            for (number, input) in inputs(target).unwrap().iter().enumerate().take(200) {
                let run = || {
                    let mut data = input.clone();
                    data.resize(input.len() + 16, 0);
                    let (max, seed) = (input.len() + 9, number as u32 + 1);
                    let size = in_place(target.language, &mut data, input.len(), max, seed, zeroes);
                    data.truncate(size);
                    data
                };
                let mutated = run();
                assert!((1..=input.len() + 9).contains(&mutated.len()));
                assert_eq!(mutated, run(), "{}", target.name);
                new += usize::from(mutated != *input && mutated != [0]);
                all += 1;
            }
            assert!(new * 2 > all, "{}: only {new} of {all} are new", target.name);
        }
    }
}
