//! Re-indents MLIR text: white space changes, nothing else does.
//!
//! Operations stand two blanks further right than what they are in, labels and closing braces where
//! the operation begins that their region belongs to: as MLIR prints. Further lines of an operation
//! keep their distance from its first one, for only the dialect knows what they are. Blanks at line
//! ends go, as do all but one of several empty lines.

use super::syntax::{self, NodeKind, SyntaxNode, SyntaxToken, TokenKind, Tree};
use crate::limits::Limits;
use crate::text::{Span, TextEdit, apply_edits};
use rustc_hash::FxHashMap;

/// Blanks for each level.
const STEP: usize = 2;

/// The edits that re-indent a text; none where it is indented already. Applied to what they give,
/// they are none. The tokens of a text are the same before and after, white space apart: where what
/// follows an error or an unknown word is read by its indentation, and another one would make
/// something else of it, a text stays as it is.
#[must_use]
pub fn format(tree: &Tree, text: &[u8]) -> Vec<TextEdit> {
    let edits = indentation(tree, text);
    if edits.is_empty() || are_harmless(&edits, tree, text) { edits } else { Vec::new() }
}

/// Whether a text with these edits has the same tokens, white space apart, and no others are needed.
fn are_harmless(edits: &[TextEdit], tree: &Tree, text: &[u8]) -> bool {
    apply_edits(text, edits).is_ok_and(|new| {
        let again = syntax::parse(&new, &Limits::default());
        words(tree, text).eq(words(&again, &new)) && indentation(&again, &new).is_empty()
    })
}

/// The texts of all tokens but white space.
fn words<'a>(tree: &'a Tree, text: &'a [u8]) -> impl Iterator<Item = &'a [u8]> {
    let tokens = tree.tokens().filter(|token| token.kind() != TokenKind::Whitespace);
    tokens.map(|token| token.text(text))
}

/// The edits of all white space that begins or ends a line.
fn indentation(tree: &Tree, text: &[u8]) -> Vec<TextEdit> {
    let levels = levels(tree);
    let tokens: Vec<SyntaxToken<'_>> = tree.tokens().collect();
    let following = following(&tokens);
    let mut edits = Vec::new();
    // How much further right the last operation goes.
    let mut shift = 0_isize;
    for (index, token) in tokens.iter().enumerate() {
        let next = tokens.get(index + 1).copied();
        let begins_text = index == 0 && token.kind() == TokenKind::Whitespace;
        if token.kind() != TokenKind::Whitespace {
            continue;
        }
        let span = token.span();
        let Some(next) = next else {
            replace(&mut edits, span, final_break(text, span), text);
            continue;
        };
        let Some(column) = column_behind(span.slice(text), begins_text) else { continue };
        let significant = following.get(index + 1).copied().flatten();
        let level = level_of(&levels, next, significant);
        let indent = match level {
            Some(level) => {
                let indent = level * STEP;
                if next.kind() != TokenKind::Comment {
                    shift = indent as isize - column as isize;
                }
                indent
            }
            None => usize::try_from(column as isize + shift).unwrap_or(0),
        };
        let indent = match next.kind() {
            // At the beginning of a line it is a marker, anywhere else a comment.
            TokenKind::SplitMarker => 0,
            TokenKind::Comment if next.text(text).trim_ascii_end() == b"// -----" => indent.max(1),
            _ => indent,
        };
        let mut replacement = breaks(span.slice(text), begins_text);
        replacement.extend(std::iter::repeat_n(b' ', indent));
        replace(&mut edits, span, replacement, text);
    }
    edits
}

fn replace(edits: &mut Vec<TextEdit>, span: Span, replacement: Vec<u8>, text: &[u8]) {
    let before = span.slice(text);
    // NUL bytes are white space for MLIR; to whoever wrote them they may be more.
    if before != replacement && !before.contains(&0) {
        edits.push(TextEdit::new(span, replacement));
    }
}

/// How deep what begins at each of these offsets stands.
fn levels(tree: &Tree) -> FxHashMap<u32, usize> {
    let mut levels = FxHashMap::default();
    let mut waiting: Vec<(SyntaxNode<'_>, usize)> = vec![(tree.root(), 0)];
    while let Some((node, level)) = waiting.pop() {
        let mut inner = level;
        match node.kind() {
            NodeKind::Region => {
                let closing = node.own_tokens().last();
                if let Some(brace) = closing.filter(|token| token.kind() == TokenKind::RightBrace) {
                    levels.insert(brace.span().start(), level);
                }
                inner = level + 1;
            }
            NodeKind::BlockLabel => {
                levels.insert(node.span().start(), level.saturating_sub(1));
            }
            NodeKind::GenericOperation
            | NodeKind::CustomOperation
            | NodeKind::AliasDefinition
            | NodeKind::FileMetadata => {
                levels.insert(node.span().start(), level);
            }
            _ => {}
        }
        waiting.extend(node.children().map(|child| (child, inner)));
    }
    levels
}

/// For each token, itself or the first one behind it that is neither white space nor a comment.
fn following<'t>(tokens: &[SyntaxToken<'t>]) -> Vec<Option<SyntaxToken<'t>>> {
    let mut next = None;
    let mut following: Vec<_> = tokens
        .iter()
        .rev()
        .map(|token| {
            if !token.kind().is_trivia() {
                next = Some(*token);
            }
            next
        })
        .collect();
    following.reverse();
    following
}

/// How deep a token stands; a comment stands where the first token behind it does that is none,
/// and one before a closing brace a level further in.
fn level_of(
    levels: &FxHashMap<u32, usize>,
    token: SyntaxToken<'_>,
    significant: Option<SyntaxToken<'_>>,
) -> Option<usize> {
    let Some(significant) = significant else { return Some(0) };
    let level = levels.get(&significant.span().start()).copied()?;
    let comment = token.kind() == TokenKind::Comment;
    Some(level + usize::from(comment && significant.kind() == TokenKind::RightBrace))
}

/// The column at which the token behind this white space begins, where that is the first of its
/// line.
fn column_behind(white: &[u8], begins_text: bool) -> Option<usize> {
    let line = white.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
    match line {
        Some(line) => Some(white.len() - line - 1),
        None => begins_text.then_some(white.len()),
    }
}

/// The line breaks of white space, as they are written, but at most two: one empty line.
fn breaks(white: &[u8], begins_text: bool) -> Vec<u8> {
    let mut kept = Vec::new();
    let mut rest = white;
    let mut count = 0;
    while let [byte, tail @ ..] = rest {
        let len = match (byte, tail.first()) {
            (b'\r', Some(b'\n')) => 2,
            (b'\n' | b'\r', _) => 1,
            _ => 0,
        };
        if len > 0 && count < 2 && !begins_text {
            kept.extend(rest.get(..len).unwrap_or_default());
            count += 1;
        }
        rest = rest.get(len.max(1)..).unwrap_or_default();
    }
    kept
}

/// What white space at the end of the text becomes: one line break, or nothing in a text of white
/// space alone.
fn final_break(text: &[u8], span: Span) -> Vec<u8> {
    if span.start() == 0 {
        return Vec::new();
    }
    let mut kept = breaks(span.slice(text), false);
    let first = if kept.starts_with(b"\r\n") { 2 } else { 1 };
    kept.truncate(first);
    if kept.is_empty() { b"\n".to_vec() } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mlir::syntax::parse;

    fn formatted(text: &str) -> String {
        let tree = parse(text.as_bytes(), &Limits::default());
        let edits = format(&tree, text.as_bytes());
        let new = apply_edits(text.as_bytes(), &edits).unwrap();
        let tree = parse(&new, &Limits::default());
        assert_eq!(format(&tree, &new), [], "not the same a second time");
        String::from_utf8(new).unwrap()
    }

    #[test]
    fn nul_bytes_stay() {
        let text = "  \0  func.func @f() {\n\0return\n    }\n\0";
        assert_eq!(formatted(text), "  \0  func.func @f() {\n\0return\n}\n\0");
    }

    #[test]
    fn regions_labels_and_braces() {
        let text = "module {\nfunc.func @f(%a: i1) {\n      cf.br ^bb1\n   ^bb1:\n scf.if %a {\n%0 = \
                    \"a.b\"() : () -> i32\n}\nreturn   \n}\n}";
        let expected = "module {\n  func.func @f(%a: i1) {\n    cf.br ^bb1\n  ^bb1:\n    scf.if %a {\n      \
                        %0 = \"a.b\"() : () -> i32\n    }\n    return\n  }\n}";
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn further_lines_keep_their_distance() {
        let text =
            "func.func @f() {\nlinalg.generic {a = 1}\n    ins(%x : i32)\n  outs(%y : i32)\n}\n";
        let expected = "func.func @f() {\n  linalg.generic {a = 1}\n      ins(%x : i32)\n    outs(%y : i32)\n}\n";
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn comments_go_with_what_follows() {
        let text = "// top\n   func.func @f() {\n// one\n\n\n\n   // two\n return // behind\n// last\n}\n// end";
        let expected = "// top\nfunc.func @f() {\n  // one\n\n  // two\n  return // behind\n  // last\n}\n// end";
        assert_eq!(formatted(text), expected);
    }

    #[test]
    fn split_markers_stay_what_they_are() {
        let text = " a.b\n// -----\n  c.d\n // -----\n";
        assert_eq!(formatted(text), "a.b\n// -----\nc.d\n // -----\n");
    }

    #[test]
    fn line_breaks_stay_as_they_are() {
        assert_eq!(formatted("\r\n a.b\r\n\r\n\r\n\r\na.b \r\n\r\n"), "a.b\r\n\r\na.b\r\n");
        assert_eq!(formatted("  \n \n"), "");
    }
}
