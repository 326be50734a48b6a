//! A mutator of MLIR's bytecode, which knows its sections.

use abide_generate::Random;
use std::ops::Range;

/// Changes a byte or a run of bytes within one section, and updates the section's length. Input other than bytecode
/// is changed anywhere.
pub fn mutate(random: &mut Random, input: &mut Vec<u8>) {
    let sections = sections(input);
    if sections.is_empty() {
        return change(random, input);
    }
    let section = &sections[random.below(sections.len())];
    let mut contents = input[section.contents.clone()].to_vec();
    for _ in 0..=random.below(3) {
        change(random, &mut contents);
    }
    let mut replacement = input[..section.length.start].to_vec();
    push_number(&mut replacement, contents.len() as u64);
    replacement.extend(contents);
    replacement.extend_from_slice(&input[section.contents.end..]);
    *input = replacement;
}

/// A section of a file.
struct Section {
    /// The range of its length.
    length: Range<usize>,
    /// The range of its contents.
    contents: Range<usize>,
}

/// The sections that are not aligned, as far as the file is one.
fn sections(input: &[u8]) -> Vec<Section> {
    let mut found = Vec::new();
    let header =
        input.strip_prefix(b"ML\xefR").and_then(|rest| rest.iter().position(|byte| *byte == 0));
    let Some(header) = header else { return found };
    let mut at = 4 + header + 1;
    while let Some(id) = input.get(at).filter(|id| **id < 9) {
        let _ = id;
        let Some((length, after)) = number(input, at + 1) else { break };
        let end = usize::try_from(length).ok().and_then(|length| after.checked_add(length));
        let Some(end) = end.filter(|end| *end <= input.len()) else { break };
        found.push(Section { length: at + 1..after, contents: after..end });
        at = end;
    }
    found
}

/// A number, and where it ends.
fn number(input: &[u8], at: usize) -> Option<(u64, usize)> {
    let more = input.get(at)?.trailing_zeros() as usize;
    let bytes = input.get(at..at + more + 1)?;
    if more == 8 {
        return Some((u64::from_le_bytes(bytes[1..].try_into().ok()?), at + 9));
    }
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    Some((u64::from_le_bytes(word) >> (more + 1), at + more + 1))
}

/// Writes a number of up to eight bytes.
fn push_number(out: &mut Vec<u8>, value: u64) {
    let len = (64 - value.leading_zeros()).max(1).div_ceil(7).min(8);
    let encoded = (value << 1 | 1) << (len - 1);
    out.extend(encoded.to_le_bytes().into_iter().take(len as usize));
}

/// Changes, adds, removes or copies a few bytes.
fn change(random: &mut Random, bytes: &mut Vec<u8>) {
    if bytes.is_empty() {
        return bytes.extend(random.bytes(1));
    }
    let at = random.below(bytes.len());
    match random.below(6) {
        // A small number: most numbers are indices.
        0 => bytes[at] = (random.below(64) as u8) << 1 | 1,
        1 => bytes[at] = random.bytes(1)[0],
        2 => bytes[at] ^= 1 << random.below(8),
        3 => bytes.insert(at, (random.below(64) as u8) << 1 | 1),
        4 => {
            bytes.remove(at);
        }
        _ => {
            let end = (at + 1 + random.below(8)).min(bytes.len());
            let copied = bytes[at..end].to_vec();
            let place = random.below(bytes.len() + 1);
            bytes.splice(place..place, copied);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sections_of_a_file_are_found_and_stay_apart() {
        let file =
            crate::seeds::bytecode(b"func.func @f() {\n  return\n}\n").expect("it is written");
        assert_eq!(sections(&file).len(), 6);
        let mut random = Random::new(1);
        for _ in 0..100 {
            let mut mutated = file.clone();
            mutate(&mut random, &mut mutated);
            assert_eq!(sections(&mutated).len(), 6);
        }
    }
}
