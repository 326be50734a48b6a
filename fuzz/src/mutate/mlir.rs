//! MLIR text, word by word as the lexer cuts it.

use super::words::{self, Word};
use crate::Language;
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use abide_generate::Random;
use std::sync::LazyLock;

/// The words of the dictionary, and the names of all operations that are described.
static WORDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let dialects = registry().dialects().dialects();
    let names = dialects.flat_map(|dialect| &dialect.ops).map(|op| op.name.as_bytes().to_vec());
    Language::Mlir.words().iter().cloned().chain(names).collect()
});

/// Changes MLIR text.
pub fn mutate(random: &mut Random, text: &mut Vec<u8>) {
    words::mutate(random, text, cut, &WORDS);
}

/// Makes one change.
pub(super) fn mutate_once(random: &mut Random, text: &mut Vec<u8>) {
    words::mutate_once(random, text, cut, &WORDS);
}

/// Changes the text after the first byte, and sets that byte to mark text.
pub fn marked(random: &mut Random, data: &mut Vec<u8>) {
    let mut text = data.split_off(data.len().min(1));
    mutate(random, &mut text);
    *data = vec![1];
    data.append(&mut text);
}

fn cut(text: &[u8]) -> Vec<Word> {
    let tree = syntax::parse(text, &Limits::default());
    let words = tree.tokens().filter(|token| !token.kind().is_trivia());
    words.map(|token| Word::new(token.span().range(), token.kind() as u32)).collect()
}
