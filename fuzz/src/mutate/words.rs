//! Mutations of a text that is cut into words: the same for every language.

use abide_generate::Random;
use std::ops::Range;

/// A piece of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Word {
    start: usize,
    end: usize,
    /// Words of the same kind are interchangeable.
    kind: u32,
}

impl Word {
    /// A word of a kind.
    pub(super) fn new(range: Range<usize>, kind: u32) -> Word {
        Word { start: range.start, end: range.end, kind }
    }

    /// Returns its range.
    pub(super) fn range(self) -> Range<usize> {
        self.start..self.end
    }
}

/// Makes one to four changes. `cut` returns the words of a text, in order; `dictionary` has words that need
/// not be in it.
pub(super) fn mutate(
    random: &mut Random,
    text: &mut Vec<u8>,
    cut: fn(&[u8]) -> Vec<Word>,
    dictionary: &[Vec<u8>],
) {
    for _ in 0..=random.below(4) {
        mutate_once(random, text, cut, dictionary);
    }
}

/// Makes one change, as [`mutate`] does.
pub(super) fn mutate_once(
    random: &mut Random,
    text: &mut Vec<u8>,
    cut: fn(&[u8]) -> Vec<Word>,
    dictionary: &[Vec<u8>],
) {
    let words = cut(text);
    if words.is_empty() {
        text.extend_from_slice(choose(random, dictionary));
    } else {
        change(random, text, &words, dictionary);
    }
}

/// Makes one change at a random word.
fn change(random: &mut Random, text: &mut Vec<u8>, words: &[Word], dictionary: &[Vec<u8>]) {
    let at = random.below(words.len());
    let (word, other) = (words[at], words[random.below(words.len())]);
    let run = words[at].start..words[(at + random.below(6)).min(words.len() - 1)].end;
    match random.below(9) {
        0 => drop(text.drain(run)),
        1 => copy(random, text, run, other.start),
        2 => {
            let is_like = |other: &&Word| other.kind == word.kind;
            let same: Vec<&Word> = words.iter().filter(is_like).collect();
            let replacement = text[same[random.below(same.len())].range()].to_vec();
            text.splice(word.range(), replacement);
        }
        3 => drop(text.splice(word.range(), choose(random, dictionary).iter().copied())),
        4 => {
            let at = word.start;
            text.splice(at..at, choose(random, dictionary).iter().copied());
        }
        5 => swap(text, word, other),
        6 => drop(text.drain(group(text, words, at))),
        7 => copy(random, text, group(text, words, at), other.start),
        _ => number(random, text, words),
    }
}

fn choose<'a>(random: &mut Random, dictionary: &'a [Vec<u8>]) -> &'a [u8] {
    dictionary.get(random.below(dictionary.len())).map_or(b"", Vec::as_slice)
}

/// Returns the range from the bracket at a word, or the next one after it, to its partner; the rest of the line
/// without a bracket.
fn group(text: &[u8], words: &[Word], at: usize) -> Range<usize> {
    let opens = |word: &Word| matches!(text[word.range()], [b'(' | b'[' | b'{' | b'<']);
    let closes = |word: &Word| matches!(text[word.range()], [b')' | b']' | b'}' | b'>']);
    let start = words[at].start;
    let Some(open) = (at..words.len()).find(|&index| opens(&words[index])) else {
        let line = text[start..].iter().position(|&byte| byte == b'\n');
        return start..line.map_or(text.len(), |length| start + length + 1);
    };
    let mut depth = 0_usize;
    for word in &words[open..] {
        if opens(word) {
            depth += 1;
        } else if closes(word) {
            depth -= 1;
            if depth == 0 {
                return words[open].start..word.end;
            }
        }
    }
    words[open].range()
}

fn copy(random: &mut Random, text: &mut Vec<u8>, range: Range<usize>, to: usize) {
    let copies = if random.below(16) == 0 { 8 } else { 1 };
    let piece = text[range].repeat(copies);
    text.splice(to..to, piece);
}

fn swap(text: &mut Vec<u8>, one: Word, other: Word) {
    let (first, second) = if one.start <= other.start { (one, other) } else { (other, one) };
    if first.end > second.start {
        return;
    }
    let between = first.end..second.start;
    let swapped = [&text[second.range()], &text[between], &text[first.range()]].concat();
    text.splice(first.start..second.end, swapped);
}

/// Replaces a number by one that often breaks code.
fn number(random: &mut Random, text: &mut Vec<u8>, words: &[Word]) {
    const NUMBERS: [&str; 16] = [
        "0",
        "1",
        "-1",
        "2",
        "7",
        "64",
        "255",
        "256",
        "2147483647",
        "-2147483648",
        "4294967295",
        "9223372036854775807",
        "-9223372036854775808",
        "18446744073709551616",
        "0x7FF0000000000000",
        "1.0e400",
    ];
    let is_number = |word: &&Word| text[word.range()].iter().any(u8::is_ascii_digit);
    let numbers: Vec<&Word> = words.iter().filter(is_number).collect();
    let Some(word) = numbers.get(random.below(numbers.len())) else { return };
    let digits = text[word.range()].iter().position(u8::is_ascii_digit).unwrap_or(0);
    text.splice(word.start + digits..word.end, NUMBERS[random.below(NUMBERS.len())].bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(text: &[u8]) -> Vec<Word> {
        text.iter().enumerate().map(|(at, &byte)| Word::new(at..at + 1, u32::from(byte))).collect()
    }

    #[test]
    fn groups_are_balanced() {
        let text = b"a(b[c)]d";
        let words = letters(text);
        assert_eq!(group(text, &words, 0), 1..7);
        assert_eq!(group(b"x\ny", &letters(b"x\ny"), 0), 0..2);
        // The partner is missing: the bracket alone.
        assert_eq!(group(b"a(b", &letters(b"a(b"), 0), 1..2);
    }

    #[test]
    fn swapping_keeps_the_text_between() {
        let mut text = b"abcd".to_vec();
        swap(&mut text, Word::new(2..4, 0), Word::new(0..1, 0));
        assert_eq!(text, b"cdba");
    }

    #[test]
    fn every_seed_is_survived() {
        let dictionary = [b"word".to_vec()];
        for seed in 0..2000 {
            let mut text = b"a(b 12 [c)] d\n{x <y> }".to_vec();
            for _ in 0..10 {
                mutate(&mut Random::new(seed), &mut text, letters, &dictionary);
                text.truncate(200);
            }
        }
    }
}
