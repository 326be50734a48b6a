//! Re-indents MLIR text. Only white space changes.
//!
//! Operations are indented by two blanks more than their parent. Labels and closing braces are aligned with the
//! operation that owns the region, as MLIR prints them. Further lines of an operation keep their distance from its
//! first one, because only the dialect knows their meaning. Blanks at line ends are removed, as are all but one of
//! several empty lines.

use super::print::MAX_INDENTATION;
use super::syntax::{
    self, Change, NodeKind, SyntaxElement, SyntaxNode, SyntaxToken, TokenKind, Tree, Unit,
};
use abide_source::limits::Limits;
use abide_source::text::{Span, TextEdit, apply_edits};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Blanks for each level.
const STEP: usize = 2;

/// Returns the edits that re-indent a text; empty if it is indented already. A second run makes no further edits. The
/// tokens of the text, white space apart, stay the same. A text stays unchanged if new indentation would change its
/// meaning, because text after an error or an unknown word is parsed by its indentation.
#[must_use]
pub fn format(tree: &Tree, text: &[u8]) -> Vec<TextEdit> {
    format_with(tree, text, &Limits::default(), &|_, _, find| find())
}

/// Returns the indentation edits of a function in this position; the last parameter computes them.
pub(crate) type KnownIndentation<'a> =
    dyn Fn(&Arc<Unit>, Standing, &dyn Fn() -> Arc<UnitIndentation>) -> Arc<UnitIndentation> + 'a;

/// As [`format`], where something may be known of the functions.
pub fn format_with(
    tree: &Tree,
    text: &[u8],
    limits: &Limits,
    known: &KnownIndentation<'_>,
) -> Vec<TextEdit> {
    let edits = indentation(tree, text, known);
    if edits.is_empty() || are_harmless(&edits, tree, text, limits, known) {
        edits
    } else {
        Vec::new()
    }
}

/// Whether a text with these edits has the same tokens, white space apart, and no others are needed.
/// Only what the edits touch is read again.
fn are_harmless(
    edits: &[TextEdit],
    tree: &Tree,
    text: &[u8],
    limits: &Limits,
    known: &KnownIndentation<'_>,
) -> bool {
    let (Some(first), Some(last)) = (edits.first(), edits.last()) else { return true };
    let Ok(new) = apply_edits(text, edits) else { return false };
    let changed = Span::new(first.span.start(), last.span.end());
    let behind = text.len().saturating_sub(changed.end() as usize);
    let end = u32::try_from(new.len().saturating_sub(behind)).unwrap_or(u32::MAX);
    let (start, removed) = (changed.start(), changed.len());
    let change = Change { start, removed, inserted: end.saturating_sub(start) };
    let again = syntax::reparse(tree, change, &new, limits);
    have_same_words((tree, text), (&again, &new)) && indentation(&again, &new, known).is_empty()
}

/// Whether two texts have the same tokens except white space. Functions that they share are not compared.
fn have_same_words(one: (&Tree, &[u8]), other: (&Tree, &[u8])) -> bool {
    let is_word = |piece: &SyntaxElement<'_>| match piece {
        SyntaxElement::Node(_) => true,
        SyntaxElement::Token(token) => token.kind() != TokenKind::Whitespace,
    };
    let mut ours = one.0.root().pieces().filter(is_word);
    let mut theirs = other.0.root().pieces().filter(is_word);
    loop {
        let is_same = match (ours.next(), theirs.next()) {
            (None, None) => return true,
            (Some(SyntaxElement::Token(own)), Some(SyntaxElement::Token(their))) => {
                own.text(one.1) == their.text(other.1)
            }
            (Some(SyntaxElement::Node(own)), Some(SyntaxElement::Node(their))) => {
                Arc::ptr_eq(own.unit().1, their.unit().1)
                    || words(own, one.1).eq(words(their, other.1))
            }
            // What is a function in one text is none in the other.
            _ => return words(one.0.root(), one.1).eq(words(other.0.root(), other.1)),
        };
        if !is_same {
            return false;
        }
    }
}

/// The texts of all tokens but white space.
fn words<'a>(node: SyntaxNode<'a>, text: &'a [u8]) -> impl Iterator<Item = &'a [u8]> {
    let tokens = node.tokens().filter(|token| token.kind() != TokenKind::Whitespace);
    tokens.map(|token| token.text(text))
}

/// The position of an operation, as far as its lines depend on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// How many regions are around it.
    level: usize,
    /// How much further right the operation before it goes.
    shift: isize,
}

/// The edits that re-indent a function.
#[derive(Debug)]
pub struct UnitIndentation {
    /// The function's position.
    pub standing: Standing,
    /// Ranges count from its first byte.
    edits: Vec<TextEdit>,
    /// How much further right its last operation goes.
    shift: isize,
    /// Whether white space at its end depends on what follows.
    is_open: bool,
}

impl UnitIndentation {
    fn new(unit: &Arc<Unit>, standing: Standing, text: &[u8]) -> UnitIndentation {
        let root = unit.root();
        let mut indenter = Indenter::new(text, levels(root, standing.level, true));
        (indenter.shift, indenter.begins_text) = (standing.shift, false);
        root.tokens().for_each(|token| indenter.token(token));
        let is_open = indenter.white.is_some() || !indenter.waiting.is_empty();
        let Indenter { edits, shift, .. } = indenter;
        UnitIndentation { standing, edits, shift, is_open }
    }
}

/// The edits of all white space that begins or ends a line.
fn indentation(tree: &Tree, text: &[u8], known: &KnownIndentation<'_>) -> Vec<TextEdit> {
    let mut indenter = Indenter::new(text, levels(tree.root(), 0, false));
    for piece in tree.root().pieces() {
        match piece {
            SyntaxElement::Token(token) => indenter.token(token),
            SyntaxElement::Node(function) => indenter.function(function, known),
        }
    }
    indenter.finish()
}

/// Goes through tokens in the order of the text, and gathers the edits of white space.
struct Indenter<'t> {
    text: &'t [u8],
    /// The nesting level of the construct that begins at each of these offsets.
    levels: FxHashMap<u32, usize>,
    /// White space whose following token is still to come.
    white: Option<White>,
    /// White space with the token after it. A later token determines its level.
    waiting: Vec<(White, SyntaxToken<'t>)>,
    /// Whether no token has come yet.
    begins_text: bool,
    /// How much further right the last operation goes.
    shift: isize,
    edits: Vec<TextEdit>,
}

#[derive(Clone, Copy)]
struct White {
    span: Span,
    begins_text: bool,
}

impl<'t> Indenter<'t> {
    fn new(text: &'t [u8], levels: FxHashMap<u32, usize>) -> Indenter<'t> {
        let (waiting, edits) = Default::default();
        Indenter { text, levels, white: None, waiting, begins_text: true, shift: 0, edits }
    }

    fn token(&mut self, token: SyntaxToken<'t>) {
        if let Some(white) = self.white.take() {
            self.waiting.push((white, token));
        }
        if token.kind() == TokenKind::Whitespace {
            self.white = Some(White { span: token.span(), begins_text: self.begins_text });
        } else if !token.kind().is_trivia() {
            self.settle(Some(token));
        }
        self.begins_text = false;
    }

    /// A function in the file.
    fn function(&mut self, function: SyntaxNode<'t>, known: &KnownIndentation<'_>) {
        let (offset, unit) = function.unit();
        let level = self.levels.get(&offset).copied();
        let first = function.tokens().next();
        let (Some(level), Some(first)) = (level, first) else { return self.all(function, 0) };
        self.token(first);
        let standing = Standing { level, shift: self.shift };
        let own = Span::new(offset, offset.saturating_add(unit.len())).slice(self.text);
        let find = || Arc::new(UnitIndentation::new(unit, standing, own));
        let found = known(unit, standing, &find);
        if found.is_open || first.kind().is_trivia() {
            return self.all(function, level);
        }
        self.edits.extend(
            found
                .edits
                .iter()
                .map(|edit| TextEdit::new(edit.span.shifted(offset), edit.replacement.clone())),
        );
        self.shift = found.shift;
    }

    /// A function token by token.
    fn all(&mut self, function: SyntaxNode<'t>, level: usize) {
        self.levels.extend(levels(function, level, true));
        function.tokens().for_each(|token| self.token(token));
    }

    /// Indents the waiting tokens by the first token after them that is neither white space nor a comment.
    fn settle(&mut self, significant: Option<SyntaxToken<'t>>) {
        for (white, next) in std::mem::take(&mut self.waiting) {
            self.indent(white, next, significant);
        }
    }

    fn indent(
        &mut self,
        white: White,
        next: SyntaxToken<'t>,
        significant: Option<SyntaxToken<'t>>,
    ) {
        let (text, White { span, begins_text }) = (self.text, white);
        let Some(column) = column_behind(span.slice(text), begins_text) else { return };
        let indent = match level_of(&self.levels, next, significant) {
            Some(level) => {
                let indent = (level * STEP).min(MAX_INDENTATION);
                if next.kind() != TokenKind::Comment {
                    self.shift = indent as isize - column as isize;
                }
                indent
            }
            None => usize::try_from(column as isize + self.shift).unwrap_or(0),
        };
        let indent = if next.kind() == TokenKind::SplitMarker { 0 } else { indent };
        let mut replacement = breaks(span.slice(text), begins_text);
        replacement.extend(std::iter::repeat_n(b' ', indent));
        replace(&mut self.edits, span, replacement, text);
    }

    fn finish(mut self) -> Vec<TextEdit> {
        self.settle(None);
        if let Some(White { span, .. }) = self.white {
            replace(&mut self.edits, span, final_break(self.text, span), self.text);
        }
        self.edits
    }
}

fn replace(edits: &mut Vec<TextEdit>, span: Span, replacement: Vec<u8>, text: &[u8]) {
    let before = span.slice(text);
    // NUL bytes are white space for MLIR, but may matter to the user.
    if before != replacement && !before.contains(&0) {
        edits.push(TextEdit::new(span, replacement));
    }
}

/// Returns the level of the construct at each offset, within a node of this level; with `nested`, in its functions,
/// too.
fn levels(node: SyntaxNode<'_>, level: usize, nested: bool) -> FxHashMap<u32, usize> {
    let mut levels = FxHashMap::default();
    let mut waiting: Vec<(SyntaxNode<'_>, usize)> = vec![(node, level)];
    let mut is_outermost = true;
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
        if nested || is_outermost || !node.is_unit_root() {
            waiting.extend(node.children().map(|child| (child, inner)));
        }
        is_outermost = false;
    }
    levels
}

/// Returns the level of a token. A comment has the level of the first later token that is not one; before a closing
/// brace one more.
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

/// Returns the column of the token after this white space, if that is the first of its line.
fn column_behind(white: &[u8], begins_text: bool) -> Option<usize> {
    let line = white.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
    match line {
        Some(line) => Some(white.len() - line - 1),
        None => begins_text.then_some(white.len()),
    }
}

/// Returns the line breaks of white space unchanged, but at most two: one empty line.
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

/// Returns the replacement of white space at the end of the text: one line break, or nothing in a text of white space
/// alone.
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
    use crate::syntax::parse;

    /// The edits of all white space, token by token.
    fn flat(tree: &Tree, text: &[u8]) -> Vec<TextEdit> {
        let mut indenter = Indenter::new(text, levels(tree.root(), 0, true));
        tree.tokens().for_each(|token| indenter.token(token));
        indenter.finish()
    }

    #[test]
    fn functions_by_themselves_are_what_they_are_in_the_file() {
        let piece = "module {\n func.func @f() {\n\"a.b\"() ({\n   func.func @g() {\n // c\nreturn}\n}) : () -> ()\n\
                     return // x\n}  func.func @h() {return}\n // y\n }\n    a.b\n  c";
        for cut in 0..piece.len() {
            for start in ["", " ", "  func.func @x() {\n"] {
                let text =
                    format!("{start}{}\nfunc.func @z() {{\n\n\n return }}\n\n", &piece[cut..]);
                let tree = parse(text.as_bytes(), &Limits::default());
                let known: &KnownIndentation<'_> = &|_, _, find| find();
                let edits = indentation(&tree, text.as_bytes(), known);
                assert_eq!(edits, flat(&tree, text.as_bytes()), "{text}");
            }
        }
    }

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
        let text = " a.b\n// -----\n  c.d\n  // -----// dump -----//\n e.f // g // -----\nh.i\n // ----- x\n";
        assert_eq!(
            formatted(text),
            "a.b\n// -----\nc.d\n// -----// dump -----//\ne.f // g // -----\nh.i\n// ----- x\n"
        );
        let whole = "// RUN: x-opt %s\na.b {\n// -----\n}\n";
        assert_eq!(formatted(whole), "// RUN: x-opt %s\na.b {\n  // -----\n}\n");
    }

    #[test]
    fn line_breaks_stay_as_they_are() {
        assert_eq!(formatted("\r\n a.b\r\n\r\n\r\n\r\na.b \r\n\r\n"), "a.b\r\n\r\na.b\r\n");
        assert_eq!(formatted("  \n \n"), "");
    }
}
