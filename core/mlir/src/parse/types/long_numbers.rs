//! Integer literals of any length as words of 64 bits, the lowest first, in less than quadratic time.

use super::strings::hex_digit;

/// The number of decimal digits that always fit into a word.
const DIGITS_PER_WORD: usize = 19;

/// The maximum number of digits read one word after the other.
const MAX_WORDWISE_DIGITS: usize = 32 * DIGITS_PER_WORD;

/// The maximum number of words multiplied one by one.
const FEW_WORDS: usize = 32;

/// The words of a decimal or hexadecimal literal; only 0 ends with a word 0. `None` if it needs more bits than `most`.
pub(in crate::parse) fn digits_to_words(digits: &[u8], most: u32) -> Option<Vec<u64>> {
    let (bits_of_digit, digits) = match digits {
        [b'0', b'x', hexadecimal @ ..] => (4, hexadecimal),
        decimal => (3, decimal),
    };
    let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
    let digits = digits.get(zeros..).unwrap_or_default();
    // The first digit may need a single bit, each further one needs `bits_of_digit` or more.
    if digits.len().saturating_sub(1).saturating_mul(bits_of_digit) > most as usize {
        return None;
    }
    let mut words = match bits_of_digit {
        4 => digits.rchunks(16).map(hexadecimal_word).collect(),
        _ => decimal(digits, &mut Vec::new()),
    };
    trim(&mut words);
    if words.is_empty() {
        words.push(0);
    }
    Some(words)
}

fn hexadecimal_word(digits: &[u8]) -> u64 {
    digits.iter().fold(0, |word, digit| word << 4 | u64::from(hex_digit(*digit)))
}

/// The words of decimal digits. `powers` are those of ten with `MAX_WORDWISE_DIGITS` zeros, twice as many, and so on.
fn decimal(digits: &[u8], powers: &mut Vec<Vec<u64>>) -> Vec<u64> {
    if digits.len() <= MAX_WORDWISE_DIGITS {
        return few_decimal(digits);
    }
    let level = ((digits.len() - 1) / MAX_WORDWISE_DIGITS).ilog2();
    let (high, low) = digits.split_at(digits.len() - (MAX_WORDWISE_DIGITS << level));
    let (high, low) = (decimal(high, powers), decimal(low, powers));
    while powers.len() <= level as usize {
        let next = match powers.last() {
            Some(last) => multiply(last, last),
            None => few_decimal(&[&b"1"[..], &[b'0'; MAX_WORDWISE_DIGITS]].concat()),
        };
        powers.push(next);
    }
    let mut words = powers.get(level as usize).map_or(Vec::new(), |power| multiply(&high, power));
    add(&mut words, &low, 0);
    words
}

fn few_decimal(digits: &[u8]) -> Vec<u64> {
    let mut words = Vec::new();
    for chunk in digits.rchunks(DIGITS_PER_WORD).rev() {
        let value = |value, digit: &u8| value * 10 + u128::from(hex_digit(*digit));
        let mut carry = chunk.iter().fold(0, value);
        let factor = chunk.iter().fold(1, |factor: u128, _| factor * 10);
        for word in &mut words {
            carry += u128::from(*word) * factor;
            *word = low_word(carry);
            carry >>= 64;
        }
        if carry > 0 {
            words.push(low_word(carry));
        }
    }
    words
}

/// The product of two numbers (Karatsuba).
fn multiply(one: &[u64], other: &[u64]) -> Vec<u64> {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    if short.len() <= FEW_WORDS {
        return multiply_words(short, long);
    }
    let half = long.len().div_ceil(2);
    let halves = |words: &[u64]| {
        let (low, high) = words.split_at(half.min(words.len()));
        let mut sum = low.to_vec();
        add(&mut sum, high, 0);
        (low.to_vec(), high.to_vec(), sum)
    };
    let ((low, high, sum), (other_low, other_high, other_sum)) = (halves(short), halves(long));
    let (lows, highs) = (multiply(&low, &other_low), multiply(&high, &other_high));
    let mut middle = multiply(&sum, &other_sum);
    subtract(&mut middle, &lows);
    subtract(&mut middle, &highs);
    let mut words = lows;
    add(&mut words, &middle, half);
    add(&mut words, &highs, 2 * half);
    trim(&mut words);
    words
}

fn multiply_words(short: &[u64], long: &[u64]) -> Vec<u64> {
    let mut words = vec![0; short.len() + long.len()];
    for (place, factor) in short.iter().enumerate() {
        let mut carry = 0;
        let mut slots = words.iter_mut().skip(place);
        for word in long {
            let Some(slot) = slots.next() else { break };
            carry += u128::from(*word) * u128::from(*factor) + u128::from(*slot);
            *slot = low_word(carry);
            carry >>= 64;
        }
        if let Some(slot) = slots.next() {
            *slot = low_word(carry);
        }
    }
    trim(&mut words);
    words
}

/// Adds a number that begins at a word.
fn add(words: &mut Vec<u64>, other: &[u64], place: usize) {
    if words.len() < place + other.len() {
        words.resize(place + other.len(), 0);
    }
    let mut carry = 0;
    let others = other.iter().copied().chain(std::iter::repeat(0));
    for (index, (word, own)) in words.iter_mut().skip(place).zip(others).enumerate() {
        if index >= other.len() && carry == 0 {
            return;
        }
        carry += u128::from(*word) + u128::from(own);
        *word = low_word(carry);
        carry >>= 64;
    }
    if carry > 0 {
        words.push(low_word(carry));
    }
}

/// Subtracts a number that is not greater.
fn subtract(words: &mut [u64], other: &[u64]) {
    let mut borrow = false;
    let others = other.iter().copied().chain(std::iter::repeat(0));
    for (index, (word, own)) in words.iter_mut().zip(others).enumerate() {
        if index >= other.len() && !borrow {
            return;
        }
        let (less, first) = word.overflowing_sub(own);
        let (less, second) = less.overflowing_sub(u64::from(borrow));
        *word = less;
        borrow = first || second;
    }
}

fn trim(words: &mut Vec<u64>) {
    while words.last() == Some(&0) {
        words.pop();
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the low word is what is meant")]
fn low_word(value: u128) -> u64 {
    value as u64
}

#[cfg(test)]
mod tests {
    use super::digits_to_words;

    /// Digit by digit, which takes quadratic time.
    fn convert_digit_by_digit(digits: &[u8], radix: u128) -> Vec<u64> {
        let mut words = vec![0_u64];
        for digit in digits {
            let mut carry = u128::from(super::hex_digit(*digit));
            for word in &mut words {
                carry += u128::from(*word) * radix;
                *word = super::low_word(carry);
                carry >>= 64;
            }
            if carry > 0 {
                words.push(super::low_word(carry));
            }
        }
        words
    }

    #[test]
    fn words_equal_the_digits() {
        let mut state = 7_u32;
        for len in [1, 18, 19, 20, 38, 607, 608, 609, 1216, 1217, 5000, 20_000] {
            for kind in 0..3 {
                let digits: Vec<u8> = (0..len)
                    .map(|_| {
                        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                        match kind {
                            0 => b'9',
                            1 => b'0' + (state >> 24) as u8 % 10,
                            _ => b"0000000001"[(state >> 24) as usize % 10],
                        }
                    })
                    .collect();
                assert_eq!(
                    digits_to_words(&digits, u32::MAX),
                    Some(convert_digit_by_digit(&digits, 10)),
                    "{len}"
                );
                let text = [b"0x", &*digits].concat();
                assert_eq!(
                    digits_to_words(&text, u32::MAX),
                    Some(convert_digit_by_digit(&digits, 16)),
                    "{len}"
                );
            }
        }
    }

    #[test]
    fn too_wide_numbers_are_not_read() {
        assert_eq!(digits_to_words(&[b'9'; 1 << 20], 64), None);
        assert_eq!(digits_to_words(&[b'0'; 1 << 20], 1), Some(vec![0]));
        assert_eq!(digits_to_words(b"0x0000000000000000000000000001", 1), Some(vec![1]));
        assert_eq!(digits_to_words(b"18446744073709551615", 64), Some(vec![u64::MAX]));
        assert_eq!(digits_to_words(b"18446744073709551616", 64), Some(vec![0, 1]));
        assert_eq!(digits_to_words(b"0x", 64), Some(vec![0]));
    }
}
