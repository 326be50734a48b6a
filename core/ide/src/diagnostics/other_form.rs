//! Operations in a form with more than the bundled description has: dialects grow from version to version, and a
//! project may be ahead of the described versions.

use super::old_names::{is_in_old_form, name_of_today, old_constant_of};
use crate::db::Document;
use crate::entity::operand_tokens;
use crate::operation_roles::{OperationRolesAt, expects_later, fits_form};
use abide_dialects::{NEWEST_LLVM, form_varies, is_llvm_dialect};
use abide_mlir::ods::OpDescription;
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::format::Directive;
use abide_mlir::parse::{Expected, expected_sign, new_words_before};
use abide_mlir::registry::RegisteredOp;
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode, TokenKind, is_builtin_type_name};
use abide_source::diagnostic::{Diagnostic, Wanted, codes};
use abide_source::spelling::{extends_name, nearest};
use abide_source::text::Span;

/// The advice after an error in such an operation.
const ADVICE: &str = "neither LLVM 19 nor 22 has this form; if a newer version has it, add its .td files (abide dialects init)";

/// Attributes that are written in one way in all versions.
const ONE_FORM: [NodeKind; 5] = [
    NodeKind::AffineMap,
    NodeKind::DenseArray,
    NodeKind::DenseElements,
    NodeKind::IntegerSet,
    NodeKind::SparseElements,
];

/// Adjusts a diagnostic in an operation, or at the expected start of the next one. It becomes a warning if the
/// operation has words that its form lacks, and then continues as its form requires, as `%a, %b exact : i32`, or ends.
/// A word similar to one of the form is an error, and a project's own description has all words.
pub(super) fn as_longer_form(
    document: &Document,
    operation: Operation<'_>,
    found: Diagnostic,
) -> Diagnostic {
    let place = found.span.start();
    let mut found = match found.wanted().and_then(expected_sign) {
        Some(sign) if is_unknown_tail(document, operation, place, Some(sign)) => found,
        None if begins_nothing(&found) && continues_at_end(document, operation, place) => {
            let name = String::from_utf8_lossy(document.name_of(operation));
            let end = Wanted::from(format!("the end of '{name}'"));
            let Diagnostic { code, span, related, fix, .. } = found;
            Diagnostic { related, fix, ..Diagnostic::new(code, span, end) }
        }
        _ => return found,
    };
    found.append("; ");
    found.append(ADVICE);
    let code = codes::mlir::OTHER_FORM;
    Diagnostic { code, severity: code.severity(), ..found }
}

/// Whether a diagnostic reports that no operation begins at its place.
fn begins_nothing(found: &Diagnostic) -> bool {
    found.code == codes::mlir::UNKNOWN_OPERATION || found.wanted() == Some(&Wanted::OperationName)
}

/// Whether the text at the expected start of another operation continues the one before it: `nvvm.cluster.arrive
/// aligned`. The types of an operation end it in all versions.
fn continues_at_end(document: &Document, operation: Operation<'_>, place: u32) -> bool {
    let registry = document.registry();
    let Some(known) = registry.operation(document.name_of(operation)) else {
        return false;
    };
    let directives = known.description().format().map(|format| &*format.directives);
    let ends_with_types = directives.and_then(<[_]>::last).is_some_and(has_types);
    let is_after_name = operation.name_token().is_some_and(|name| name.span().end() <= place);
    is_after_name
        && !ends_with_types
        && !is_after_region(document, operation, place)
        && !begins_next_line(document, operation, place)
        && is_unknown_tail(document, operation, place, None)
}

/// Whether a place follows the last region of an operation, which ends it in all versions. Empty braces before a word
/// need not be a region of the tree.
fn is_after_region(document: &Document, operation: Operation<'_>, place: u32) -> bool {
    let entry = document.registry().operation(document.name_of(operation));
    let has_regions = entry.is_some_and(|entry| !entry.description().regions.is_empty());
    let text = document.text_of(operation.syntax());
    let before = text.get(..place as usize).unwrap_or_default().trim_ascii_end();
    let is_region_later =
        |child: SyntaxNode<'_>| child.kind() == NodeKind::Region && child.span().start() >= place;
    has_regions && before.ends_with(b"}") && !operation.syntax().children().any(is_region_later)
}

/// Whether a place is the first of its line and cannot continue the operation before it: the operation ends with a
/// region, or the line is indented no deeper than it.
fn begins_next_line(document: &Document, operation: Operation<'_>, place: u32) -> bool {
    let text = document.text_of(operation.syntax());
    let indent = |place: u32| {
        let before = text.get(..place as usize).unwrap_or_default();
        let blanks = before.iter().rev().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let rest = before.get(..before.len() - blanks).unwrap_or_default();
        matches!(rest.last(), None | Some(b'\n' | b'\r')).then_some((rest, blanks))
    };
    let Some((before, blanks)) = indent(place) else { return false };
    let is_after_region = before.trim_ascii_end().ends_with(b"}");
    let own = indent(operation.syntax().span().start());
    is_after_region || own.is_some_and(|(_, own)| blanks <= own)
}

/// Whether `%name =` is in front of a place.
fn follows_results(document: &Document, operation: Operation<'_>, place: u32) -> bool {
    let text = document.text_of(operation.syntax());
    let before = text.get(..place as usize).unwrap_or_default().trim_ascii_end();
    let Some(before) = before.strip_suffix(b"=").map(<[u8]>::trim_ascii_end) else { return false };
    let is_of_name = |byte: &u8| byte.is_ascii_alphanumeric() || b"_$.-:".contains(byte);
    let name = before.iter().rev().take_while(|byte| is_of_name(byte)).count();
    name > 0 && before.get(..before.len() - name).is_some_and(|before| before.ends_with(b"%"))
}

/// Whether a directive may end with types.
fn has_types(directive: &Directive) -> bool {
    match directive {
        Directive::Type(_) | Directive::FunctionalType { .. } => true,
        Directive::Qualified(inner) => has_types(inner),
        Directive::Optional(group) => group.then.last().is_some_and(has_types),
        _ => false,
    }
}

/// Whether an operation has new words at a position, and only these before a sign, or before its end.
fn is_unknown_tail(
    document: &Document,
    operation: Operation<'_>,
    place: u32,
    sign: Option<&str>,
) -> bool {
    let span = operation.syntax().span();
    let text = document.text_of(operation.syntax());
    let Some(rest) = text.get(place as usize..span.end() as usize) else { return false };
    new_words_before(rest, sign).is_some_and(|(word, len)| {
        let words = Span::from_range(place as usize..place as usize + len);
        is_new_word(document, operation, word, place)
            && !expects_later(document, operation, words, word)
    })
}

/// Whether a word is neither in the form of a bundled description, nor similar to one there.
fn is_new_word(document: &Document, operation: Operation<'_>, word: &str, place: u32) -> bool {
    let name = document.name_of(operation);
    let Some(known) = document.registry().operation(name) else { return false };
    let op = known.description();
    if !document.registry().has_bundled_form(name) || is_builtin_type_name(word.as_bytes()) {
        return false;
    }
    let mut words: Vec<String> = op.words_of_form().into_iter().map(str::to_owned).collect();
    let written = OperationRolesAt::around(document, place);
    let expected = written.iter().flat_map(|written| &written.roles.stop.expected);
    words.extend(expected.filter_map(|one| match one {
        Expected::Word(word) => Some(word.to_string()),
        _ => None,
    }));
    let is_case = words_of_enumerations(op).any(|case| case == word);
    let cases = words_of_enumerations(op).filter(|_| !is_case);
    let known: Vec<&str> = words.iter().map(String::as_str).chain(cases).collect();
    nearest(word, known.iter().copied()).is_empty()
        && !known.iter().any(|known| extends_name(word, known))
}

/// The words of the enumerations of an operation. Another form may have them where this form has none; a word that is
/// near to one is a mistake.
fn words_of_enumerations(op: &OpDescription) -> impl Iterator<Item = &str> {
    let enumerations = op.attributes.iter().filter_map(|one| match one.constraint.predicate() {
        AttributePredicate::Enum(enumeration) => Some(enumeration),
        _ => None,
    });
    enumerations.flat_map(|one| &one.cases).map(|case| &*case.keyword)
}

/// Weakens a diagnostic if the operation's form differs between versions of LLVM: text that does not fit ours may fit
/// another one, so an error is not certain.
pub(super) fn as_other_form(
    document: &Document,
    node: SyntaxNode<'_>,
    mut found: Diagnostic,
) -> Diagnostic {
    if [codes::mlir::EXPECTED, codes::mlir::INVALID_OPERATION].contains(&found.code) {
        let path = node.path_to(found.span.start());
        let operation = path.iter().copied().rev().find_map(Operation::cast);
        if let Some(old) = operation.and_then(|operation| old_constant_of(document, operation)) {
            return old;
        }
        let name = operation.map(|operation| document.name_of(operation));
        // Builtin attributes are the same in all of them.
        let is_builtin = |node: &SyntaxNode<'_>| ONE_FORM.contains(&node.kind());
        let lacks_bracket = operation.is_some_and(|operation| !brackets_match(operation.syntax()));
        let lacks_operands = operation.is_some_and(|operation| lacks_operands(document, operation));
        let there = document.slice(found.span);
        // The names of results precede an operation in all versions.
        let is_after = |operation| {
            let place = found.span.start();
            begins_next_line(document, operation, place)
                || follows_results(document, operation, place)
        };
        let is_next =
            found.wanted() == Some(&Wanted::OperationName) && operation.is_some_and(is_after);
        if is_next || name.is_some_and(|name| has_form_of_newest(document, name)) {
            found.severity = found.code.severity();
            return found;
        }
        let varies =
            name.is_none_or(|name| form_varies(document.registry(), name, &found.detail, there));
        let is_certain = |operation| is_wrong_in_all_versions(document, operation);
        if varies && operation.is_some_and(is_certain) {
            found.severity = found.code.severity();
            return found;
        }
        if varies && !path.iter().any(is_builtin) && !lacks_bracket && !lacks_operands {
            found.code = codes::mlir::UNKNOWN_FORM;
            let name = operation.and_then(Operation::name_token);
            let today = name.and_then(|name| name_of_today(document, name.span()));
            if let Some(today) = today.filter(|_| found.help.is_none()) {
                found = found.with_help(format!("the operation of MLIR is '{today}'"));
            }
        } else if found.code == codes::mlir::EXPECTED
            && let Some(operation) = operation.filter(|_| !lacks_bracket)
        {
            found = as_longer_form(document, operation, found);
        }
    }
    found.severity = found.code.severity();
    found
}

/// Whether the form of an operation of LLVM's dialects fits no described version, and is not one that an earlier
/// version is known to have.
fn is_wrong_in_all_versions(document: &Document, operation: Operation<'_>) -> bool {
    let (name, registry) = (document.name_of(operation), document.registry());
    if !is_of_llvm(name) || !registry.has_bundled_form(name) || is_in_old_form(document, operation)
    {
        return false;
    }
    let start = operation.syntax().span().start();
    !document.described_versions().iter().any(|version| fits_form(document, start, version))
}

/// Whether the name of an operation is one of LLVM's dialects.
fn is_of_llvm(name: &[u8]) -> bool {
    let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
    std::str::from_utf8(dialect).is_ok_and(is_llvm_dialect)
}

/// Whether the user asks for the newest version, whose form of an operation is described: another one is an error.
fn has_form_of_newest(document: &Document, name: &[u8]) -> bool {
    is_of_llvm(name) && document.asked_version() == Some(NEWEST_LLVM)
}

/// Whether an operation that has operands in all versions has no value in its text, up to its regions.
fn lacks_operands(document: &Document, operation: Operation<'_>) -> bool {
    if operand_tokens(operation).next().is_some() {
        return false;
    }
    let entry = document.registry().operation(document.name_of(operation));
    entry.is_some_and(RegisteredOp::needs_operands)
}

/// Whether the brackets in an operation match in number, for each kind, as they do in all versions. Its regions do
/// not count.
fn brackets_match(operation: SyntaxNode<'_>) -> bool {
    let mut open = [0_i32; 4];
    let mut nodes = vec![operation];
    while let Some(node) = nodes.pop() {
        for token in node.own_tokens().filter(|token| !token.span().is_empty()) {
            let (kind, change) = match token.kind() {
                TokenKind::LeftParen => (0, 1),
                TokenKind::RightParen => (0, -1),
                TokenKind::LeftBracket => (1, 1),
                TokenKind::RightBracket => (1, -1),
                TokenKind::LeftBrace => (2, 1),
                TokenKind::RightBrace => (2, -1),
                TokenKind::Less => (3, 1),
                TokenKind::Greater => (3, -1),
                _ => continue,
            };
            if let Some(count) = open.get_mut(kind) {
                *count += change;
            }
        }
        if node.kind() != NodeKind::Region {
            nodes.extend(node.children());
        }
    }
    open == [0; 4]
}
