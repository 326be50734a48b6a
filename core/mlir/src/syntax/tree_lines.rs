//! A tree as text, for people.

use super::{SyntaxElement, SyntaxToken, Tree};
use abide_source::layout::{MAX_INDENTATION, STEP};

/// The maximum length of a token's text in a line, in characters.
const MAX_TOKEN_CHARS: usize = 60;

/// Returns a line for each node and token, each indented below its parent, up to a bound: its kind, its bytes, and the
/// text of a token.
pub fn tree_lines<'t>(tree: &'t Tree, text: &'t [u8]) -> impl Iterator<Item = String> + 't {
    // Trees may be deep, so the pending nodes are on the heap.
    let mut waiting = vec![(0, SyntaxElement::Node(tree.root()))];
    std::iter::from_fn(move || {
        let (depth, element) = waiting.pop()?;
        let indentation = " ".repeat((depth * STEP).min(MAX_INDENTATION));
        match element {
            SyntaxElement::Token(token) => {
                Some(format!("{indentation}{}", token_line(token, text)))
            }
            SyntaxElement::Node(node) => {
                let first = waiting.len();
                waiting.extend(node.elements().map(|element| (depth + 1, element)));
                waiting.get_mut(first..).unwrap_or_default().reverse();
                let (kind, span) = (node.kind(), node.span());
                Some(format!("{indentation}{kind:?} {}..{}", span.start(), span.end()))
            }
        }
    })
}

/// Returns the line of a token: its kind, its bytes and its text.
#[must_use]
pub fn token_line(token: SyntaxToken<'_>, text: &[u8]) -> String {
    let span = token.span();
    let bytes = token.text(text);
    // A character has up to four bytes.
    let begin = bytes.get(..MAX_TOKEN_CHARS * 4 + 4).unwrap_or(bytes);
    let mut shown = String::new();
    let mut characters = String::from_utf8_lossy(begin).into_owned();
    let cut = match characters.char_indices().nth(MAX_TOKEN_CHARS) {
        Some((end, _)) => {
            characters.truncate(end);
            "…"
        }
        None => "",
    };
    for character in characters.chars() {
        shown.extend(character.escape_debug());
    }
    format!("{:?} {}..{} \"{shown}\"{cut}", token.kind(), span.start(), span.end())
}
