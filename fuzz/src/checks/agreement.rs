//! `check`, `opt` and the editor agree: if `opt` refuses a text, the others report an error on the same line,
//! and a text that it accepts has no error.

use crate::Outcome;
use abide_core::diagnostic::{Code, Diagnostic, Severity, codes};
use abide_core::dialect::registry;
use abide_core::ide::Document;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::mlir::opt::{Options, opt_module};
use abide_core::mlir::syntax::{self, NodeKind, Operation, TokenKind, Tree};
use abide_core::text::{Span, TextEdit, line_end};

/// The output of `abide opt`, or its findings.
pub type Printed = Result<Vec<u8>, Vec<Diagnostic>>;

/// The two programs that are compared with an editor; the negative controls have broken ones.
#[derive(Debug, Clone, Copy)]
pub struct Programs {
    /// The findings of `abide check`.
    pub check: fn(&[u8]) -> Vec<Diagnostic>,
    /// `abide opt`.
    pub opt: fn(&[u8]) -> Printed,
    /// Whether the operations of a text tell that a check finds nothing.
    pub is_clean: fn(&[u8]) -> bool,
}

/// The programs of `abide-core`.
pub const PROGRAMS: Programs =
    Programs { check: check_text, opt: opt_text, is_clean: is_clean_text };

fn check_text(text: &[u8]) -> Vec<Diagnostic> {
    mlir::check(text, &Limits::default())
}

fn opt_text(text: &[u8]) -> Result<Vec<u8>, Vec<Diagnostic>> {
    opt_module(text, &Options::default(), registry(), &Limits::default())
}

fn is_clean_text(text: &[u8]) -> bool {
    mlir::is_clean_text(text, registry(), &Limits::default())
}

/// As [`agreement_with`], of `abide-core`.
///
/// # Panics
/// If it does not hold.
pub fn agreement(data: &[u8]) -> Outcome {
    agreement_with(PROGRAMS, data)
}

/// A text of one piece, and the same text typed at its end into an editor. What `opt` refuses is reported by `check` on the
/// same line or in the same operation, and what it accepts has no error.
///
/// Some differences are meant, each because one of the two knows more:
/// - Mistakes in metadata are errors of `check` alone: MLIR's tools know no metadata.
/// - A misspelt name of an operation is an error of `check` alone: `opt` keeps an unregistered operation as text. What
///   follows from such a name in the same function is not reported. The operation may be read as the one that was meant.
/// - Symbols that an undescribed operation defines in its text are known to `check` alone.
/// - A form or a name that another version of a dialect may have is a warning of `check` at the same place: `opt` must
///   print it.
/// - An undescribed operation may bind a value or a block in its own way. `opt` needs to know it.
/// - Functions are checked one by one: the type of a value from around an undescribed function is not known there.
/// - Where a bracket or a quote is wrong, `check` may report that elsewhere: also as a mistake on the line of the opening
///   bracket, or after it if the tree has an error, too. A line in the brackets of a type that begins as an operation
///   does ends the type.
///
/// # Panics
/// If it does not hold.
pub fn agreement_with(programs: Programs, data: &[u8]) -> Outcome {
    let tree = syntax::parse(data, &Limits::default());
    if tree.tokens().any(|token| token.kind() == TokenKind::SplitMarker) {
        return Outcome::Rejected;
    }
    let found = (programs.check)(data);
    let shown = || String::from_utf8_lossy(data).into_owned();
    assert!(
        found.is_empty() || !(programs.is_clean)(data),
        "the operations are clean, `check` reports {found:?} in:\n{}",
        shown()
    );
    let typed = typed(data);
    assert!(
        typed == found,
        "an editor differs from `check`: {typed:?}, {found:?} in:\n{}",
        shown()
    );
    let text = Text { data, tree: &tree };
    let refused = match (programs.opt)(data) {
        Ok(_) => {
            let mut errors = found.iter().filter(|one| is_error(one));
            let ends_type = found.iter().any(|one| text.ends_type(one));
            let is_meant = |one: &&Diagnostic| {
                ends_type
                    || is_of_check_alone(one.code)
                    || text.is_of_undescribed_symbols(one)
                    || text.is_of_misspelt(one, &found)
            };
            let error = errors.find(|one| !is_meant(one));
            assert!(
                error.is_none(),
                "`opt` accepts this, `check` reports {error:?} in:\n{}",
                shown()
            );
            return Outcome::Checked;
        }
        Err(refused) => refused,
    };
    let Some(first) = refused.iter().find(|one| is_error(one)) else { return Outcome::Rejected };
    let is_of_names = [codes::mlir::UNDEFINED_VALUE, codes::mlir::UNDEFINED_BLOCK];
    if is_of_names.contains(&first.code) && text.is_open(first) {
        return Outcome::Checked;
    }
    if first.code == codes::mlir::TYPE_MISMATCH && text.is_in_undescribed(first.span) {
        return Outcome::Checked;
    }
    let is_there = found.iter().any(|one| text.explains(one, first));
    // The errors beyond the limit are only counted.
    let is_cut = found.iter().any(|one| one.code == codes::limit::DIAGNOSTICS);
    assert!(is_there || is_cut, "`opt` reports {first:?}, `check` {found:?} in:\n{}", shown());
    Outcome::Checked
}

/// A text and its tree.
struct Text<'t> {
    data: &'t [u8],
    tree: &'t Tree,
}

impl<'t> Text<'t> {
    /// Whether a finding of `check` is the first error of `opt`, or one from which that follows.
    fn explains(&self, one: &Diagnostic, first: &Diagnostic) -> bool {
        if is_error(one)
            && one.code == codes::mlir::UNKNOWN_OPERATION
            && self.outermost(one) == self.outermost(first)
        {
            return true;
        }
        if !is_error(one) && !is_of_another_version(one.code) {
            return false;
        }
        let is_sound = !self.tree.has_repairs() && !self.tree.diagnostics().iter().any(is_error);
        // If a line ends too soon, one is at its end and the other at the next token.
        let lines = |one: &Diagnostic| {
            let start = one.span.start();
            [start, next_token(self.data, start)].map(|place| line_end(self.data, place))
        };
        let own = lines(one);
        !is_sound && self.is_of_syntax(one)
            || self.follows_bracket(one, first, is_sound)
            || lines(first).iter().any(|line| own.contains(line))
            || own.contains(&line_end(self.data, previous_token(self.data, first.span.start())))
            || self.operation(one).is_some_and(|own| self.operation(first) == Some(own))
    }

    /// Whether an error is on the line of the opening bracket whose partner `first` misses, or, in a text that is not
    /// sound, after it in the same function.
    fn follows_bracket(&self, one: &Diagnostic, first: &Diagnostic, is_sound: bool) -> bool {
        let is_of_bracket = [codes::mlir::EXPECTED, codes::mlir::UNMATCHED].contains(&first.code);
        let Some(opening) = first.related.first().filter(|_| is_of_bracket && is_error(one)) else {
            return false;
        };
        let line = |place: Span| line_end(self.data, place.start());
        let is_after = one.span.start() >= opening.span.start();
        line(one.span) == line(opening.span)
            || !is_sound && is_after && self.outermost(one) == self.outermost_at(opening.span)
    }

    /// Whether an error is in an operation whose name is misspelt.
    fn is_of_misspelt(&self, one: &Diagnostic, found: &[Diagnostic]) -> bool {
        let is_name =
            |name: &&Diagnostic| is_error(name) && name.code == codes::mlir::UNKNOWN_OPERATION;
        let own = self.operation(one);
        own.is_some() && found.iter().filter(is_name).any(|name| self.operation(name) == own)
    }

    /// The innermost operation at a finding.
    fn operation(&self, found: &Diagnostic) -> Option<Span> {
        self.operation_at(found.span.start()).map(|operation| operation.syntax().span())
    }

    /// The outermost operation at a finding that is not a module.
    fn outermost(&self, found: &Diagnostic) -> Option<Span> {
        self.outermost_at(found.span)
    }

    fn outermost_at(&self, place: Span) -> Option<Span> {
        let path = self.tree.root().path_to(place.start());
        let mut operations = path.into_iter().filter_map(Operation::cast);
        let is_module =
            |one: &Operation<'_>| matches!(one.name(self.data), b"module" | b"builtin.module");
        operations.find(|one| !is_module(one)).map(|one| one.syntax().span())
    }

    /// Whether a finding is one of the tree.
    fn is_of_syntax(&self, one: &Diagnostic) -> bool {
        self.tree.diagnostics().iter().any(|own| (own.code, own.span) == (one.code, one.span))
    }

    fn operation_at(&self, place: u32) -> Option<Operation<'t>> {
        let path = self.tree.root().path_to(place);
        path.into_iter().rev().find_map(Operation::cast)
    }

    /// Whether a finding is about an unclosed body of a dialect's type or attribute.
    fn ends_type(&self, one: &Diagnostic) -> bool {
        let opening = one.related.first().map_or(one.span, |opening| opening.span);
        let path = self.tree.root().path_to(opening.start());
        one.code == codes::mlir::UNMATCHED
            && path.iter().any(|node| node.kind() == NodeKind::DialectBody)
    }

    /// Whether a finding is about a symbol that an undescribed operation defines or has in its regions.
    fn is_of_undescribed_symbols(&self, one: &Diagnostic) -> bool {
        let mut places = one.related.iter().map(|first| first.span).chain([one.span]);
        one.code == codes::mlir::REDEFINED_SYMBOL
            && places.any(|place| self.is_in_undescribed(place) || self.may_be_text(place))
    }

    /// Whether a place is in an operation that other versions describe in another way: what does not fit its form, `opt`
    /// may keep as text.
    fn may_be_text(&self, place: Span) -> bool {
        let path = self.tree.root().path_to(place.start());
        let operation = path.into_iter().rev().find_map(Operation::cast);
        operation.is_some_and(|one| registry().has_older(one.name(self.data)))
    }

    /// Whether a place is in an undescribed operation, or in one of its regions.
    fn is_in_undescribed(&self, place: Span) -> bool {
        let path = self.tree.root().path_to(place.start());
        path.into_iter().filter_map(Operation::cast).any(|one| self.is_undescribed(one))
    }

    fn is_undescribed(&self, operation: Operation<'_>) -> bool {
        let name = operation.name(self.data);
        name.contains(&b'.') && registry().operation(name).is_none()
    }

    /// Whether a finding is in the text of an undescribed operation, or of one that may be of the dialect of such an
    /// operation around it.
    fn is_open(&self, found: &Diagnostic) -> bool {
        let path = self.tree.root().path_to(found.span.start());
        let mut around = path.into_iter().rev().filter_map(Operation::cast);
        let own = around.next().filter(|own| !own.is_generic());
        own.is_some_and(|own| {
            let is_prefixed = own.name(self.data).contains(&b'.');
            self.is_undescribed(own) || !is_prefixed && around.any(|one| self.is_undescribed(one))
        })
    }
}

fn is_error(found: &Diagnostic) -> bool {
    found.severity == Severity::Error
}

/// Whether nothing but `check` reports this: metadata, shapes and misspelt names.
fn is_of_check_alone(code: Code) -> bool {
    let of_check = [codes::mlir::UNDEFINED_RESOURCE, codes::mlir::UNKNOWN_OPERATION];
    !code.name().starts_with("mlir-") || of_check.contains(&code)
}

/// Whether this is reported of a form that another version of a dialect may have.
fn is_of_another_version(code: Code) -> bool {
    [
        codes::mlir::UNKNOWN_FORM,
        codes::mlir::OTHER_FORM,
        codes::mlir::UNKNOWN_OPERATION,
        codes::mlir::OLD_NAME,
    ]
    .contains(&code)
}

/// The offset after the last token before a place, or in front of a comment there.
fn previous_token(text: &[u8], place: u32) -> u32 {
    let before = text.get(..place as usize).unwrap_or_default().trim_ascii_end();
    u32::try_from(before.len()).unwrap_or(u32::MAX)
}

/// The offset of the first token at or after a place.
fn next_token(text: &[u8], place: u32) -> u32 {
    let mut place = place as usize;
    loop {
        let rest = text.get(place..).unwrap_or_default();
        let blanks = rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        place += blanks;
        if !rest.get(blanks..).is_some_and(|rest| rest.starts_with(b"//")) {
            return u32::try_from(place).unwrap_or(u32::MAX);
        }
        place = line_end(text, u32::try_from(place).unwrap_or(u32::MAX)) as usize;
    }
}

/// The findings of an editor in which the last line of a text was typed.
fn typed(text: &[u8]) -> Vec<Diagnostic> {
    let last = text.trim_ascii_end().iter().rposition(|byte| *byte == b'\n').unwrap_or(0);
    let (before, rest) = text.split_at(last);
    let document = Document::new(before.to_vec(), Limits::default());
    let _ = document.diagnostics();
    let end = Span::from_range(last..last);
    let document = document.edited(&[TextEdit::new(end, rest)]);
    match document.text() == text {
        true => document.diagnostics(),
        false => check_text(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRONG: &[u8] = b"func.func @f(%a: i32) {\n  %0 = arith.addf %a, %a : i32\n  return\n}\n";

    #[test]
    fn a_mistake_is_agreed_on() {
        assert_eq!(agreement(WRONG), Outcome::Checked);
    }

    #[test]
    #[should_panic(expected = "an editor differs from `check`")]
    fn a_check_that_misses_a_mistake_is_found() {
        agreement_with(Programs { check: |_| Vec::new(), ..PROGRAMS }, WRONG);
    }

    #[test]
    #[should_panic(expected = "the operations are clean, `check` reports")]
    fn an_answer_without_a_check_is_compared() {
        agreement_with(Programs { is_clean: |_| true, ..PROGRAMS }, WRONG);
    }

    #[test]
    #[should_panic(expected = "`opt` accepts this, `check` reports")]
    fn an_opt_that_misses_a_mistake_is_found() {
        agreement_with(Programs { opt: |_| Ok(Vec::new()), ..PROGRAMS }, WRONG);
    }

    #[test]
    #[should_panic(expected = "`opt` reports")]
    fn an_opt_that_stops_on_another_line_is_found() {
        let at_start = |text: &[u8]| {
            let mut found = opt_text(text).expect_err("a mistake");
            found.iter_mut().for_each(|one| one.span = Span::at(0));
            Err(found)
        };
        agreement_with(Programs { opt: at_start, ..PROGRAMS }, WRONG);
    }
}
