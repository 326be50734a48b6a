//! Source frames on the terminal.

use super::Checked;
use super::excerpt::Excerpt;
use abide_core::diagnostic::{Diagnostic, Fix, Severity};
use abide_core::escape;
use abide_core::text::{Span, TextEdit};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Patch, Renderer, Snippet, Title};

/// A frame for each diagnostic, with an empty line between them: the message, the place, related
/// places as notes, the fix and the next step as help.
pub(super) fn render(checked: &Checked, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let frames: Vec<String> =
        checked.diagnostics.iter().map(|found| frame(checked, found, &renderer)).collect();
    escape::commands(&frames.join("\n")).into_owned()
}

fn frame(checked: &Checked, diagnostic: &Diagnostic, renderer: &Renderer) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Information | Severity::Hint => Level::INFO,
    };
    let title =
        level.clone().primary_title(escape::line(&diagnostic.message)).id(diagnostic.code.name());
    let mut groups = Vec::new();
    locate(&mut groups, level, title, checked, diagnostic.span);
    for related in &diagnostic.related {
        let title = Level::NOTE.secondary_title(escape::line(&related.message));
        locate(&mut groups, Level::NOTE, title, checked.file_of(related), related.span);
    }
    if let Some(fix) = &diagnostic.fix {
        groups.push(help(checked, fix));
    }
    if let Some(words) = diagnostic.next_step() {
        groups.push(Group::with_title(Level::HELP.secondary_title(escape::line(words))));
    }
    format!("{}\n", renderer.render(&groups))
}

/// Adds a title, the place and its lines.
fn locate<'a>(
    groups: &mut Vec<Group<'a>>,
    level: Level<'a>,
    title: Title<'a>,
    checked: &'a Checked,
    span: Span,
) {
    let excerpt = Excerpt::new(checked, span);
    let snippet = Snippet::source(excerpt.source)
        .line_start(excerpt.line as usize)
        .annotation(AnnotationKind::Primary.span(excerpt.marked));
    if excerpt.cut {
        // The renderer counts columns in its input, so the position is a separate group.
        let origin = Origin::path(escape::line(&checked.name))
            .line(excerpt.line as usize)
            .char_column(excerpt.column as usize);
        groups.push(title.element(origin));
        groups.push(Group::with_level(level).element(snippet));
    } else {
        groups.push(title.element(snippet.path(escape::line(&checked.name))));
    }
}

/// Returns the title of the fix, and the changed lines if they can be shown.
fn help<'a>(checked: &'a Checked, fix: &'a Fix) -> Group<'a> {
    let title = Level::HELP.secondary_title(escape::line(&fix.title));
    let group = Group::with_title(title);
    let edits: Vec<TextEdit> = fix.edits.iter().map(|edit| changed_part(checked, edit)).collect();
    let Some(around) = edits.iter().map(|edit| edit.span).reduce(Span::cover) else {
        return group;
    };
    let Some((line, shown, source)) = Excerpt::verbatim(checked, around) else { return group };
    let mut snippet = Snippet::source(source).line_start(line as usize);
    for edit in &edits {
        let removed = without_line_break(checked, edit);
        let range = Span::new(removed.start() - shown.start(), removed.end() - shown.start());
        let replacement = String::from_utf8_lossy(&edit.replacement).into_owned();
        if escape::lines(&replacement) != replacement {
            return group;
        }
        if !source.is_char_boundary(range.range().start)
            || !source.is_char_boundary(range.range().end)
        {
            return group;
        }
        snippet = snippet.patch(Patch::new(range.range(), replacement));
    }
    group.element(snippet)
}

/// An edit without the lines that it leaves alone, and without a line break that it only repeats.
fn changed_part(checked: &Checked, edit: &TextEdit) -> TextEdit {
    fn lines(text: &[u8]) -> Vec<&[u8]> {
        text.split_inclusive(|byte| *byte == b'\n').collect()
    }
    let (old, new) = (lines(edit.span.slice(&checked.text)), lines(&edit.replacement));
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let (before, old) = old.split_at(same);
    let (_, new) = new.split_at(same);
    let pairs = old.iter().rev().zip(new.iter().rev());
    let same = pairs.take_while(|(old, new)| old == new).count();
    let (old, new) = (old[..old.len() - same].concat(), new[..new.len() - same].concat());
    let has_both = old.ends_with(b"\n") && new.ends_with(b"\n");
    let from = edit.span.start() as usize + before.concat().len();
    let span = Span::from_range(from..from + old.len() - usize::from(has_both));
    TextEdit::new(span, &new[..new.len() - usize::from(has_both)])
}

/// The range of an edit; for one that removes whole lines without the last line break, because the renderer leaves out
/// lines that become empty.
fn without_line_break(checked: &Checked, edit: &TextEdit) -> Span {
    let span = edit.span;
    let before = checked.text.get(..span.start() as usize).unwrap_or_default();
    let begins_line = before.last().is_none_or(|byte| *byte == b'\n');
    let is_whole = begins_line && span.slice(&checked.text).ends_with(b"\n");
    match edit.replacement.is_empty() && is_whole {
        true => Span::new(span.start(), span.end() - 1),
        false => span,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_core::diagnostic::codes;
    use expect_test::expect;

    fn rendered(text: &[u8], diagnostic: Diagnostic) -> String {
        render(&Checked::new("f.mlir".to_owned(), text.to_vec(), vec![diagnostic]), false)
    }

    #[test]
    fn related_places_and_fixes() {
        let text = b"%a = x.y\n%a = x.z\n";
        let diagnostic = Diagnostic::new(codes::limit::DEPTH, Span::new(9, 11), "again")
            .with_related(Span::new(0, 2), "here \u{1b}[31mfirst")
            .with_fix(Fix::safe("call it '%b'", vec![TextEdit::new(Span::new(9, 11), "%b")]));
        expect![[r#"
            error[limit-depth]: again
             --> f.mlir:2:1
              |
            2 | %a = x.z
              | ^^
              |
            note: here \u{1b}[31mfirst
             --> f.mlir:1:1
              |
            1 | %a = x.y
              | ^^
            help: call it '%b'
              |
            2 - %a = x.z
            2 + %b = x.z
              |
        "#]]
        .assert_eq(&rendered(text, diagnostic));
    }

    #[test]
    fn removed_lines_are_shown() {
        let mut out = String::new();
        for (text, span) in [
            (&b"a\n  b\nc\n"[..], Span::new(2, 6)),
            (b"a\nb\nc\nd\n", Span::new(2, 6)),
            (b"a\nb\n", Span::new(0, 2)),
            (b"a\n  b", Span::new(1, 5)),
        ] {
            let fix = Fix::safe("remove it", vec![TextEdit::new(span, "")]);
            let diagnostic = Diagnostic::new(codes::mlir::UNUSED_VALUE, span, "unused");
            out += &rendered(text, diagnostic.with_fix(fix));
        }
        expect![[r#"
            info[mlir-unused-value]: unused
             --> f.mlir:2:1
              |
            2 |   b
              | ^^^
              |
            help: remove it
              |
            2 -   b
              |
            info[mlir-unused-value]: unused
             --> f.mlir:2:1
              |
            2 | / b
            3 | | c
              | |_^
              |
            help: remove it
              |
            2 - b
            3 - c
              |
            info[mlir-unused-value]: unused
             --> f.mlir:1:1
              |
            1 | a
              | ^
              |
            help: remove it
              |
            1 - a
              |
            info[mlir-unused-value]: unused
             --> f.mlir:1:2
              |
            1 |   a
              |  __^
            2 | |   b
              | |___^
              |
            help: remove it
              |
            1 - a
            2 -   b
            1 + a
              |
        "#]]
        .assert_eq(&out);
    }

    #[test]
    fn changed_lines_are_shown_without_the_others() {
        let text = b"f {\n  a\n  b\n  c\n  d\n  e\n  f\n  g\n}\n";
        let mut out = String::new();
        for new in [
            "  a\n  b\n  c\n  e\n  f\n  g\n",
            "  a\n  b\n  c\n  D\n  e\n  f\n  g\n",
            "  a\n  b\n  c\n  d\n  e\n  f\n  g\n  h\n",
        ] {
            let fix = Fix::safe("change it", vec![TextEdit::new(Span::new(4, 32), new)]);
            let diagnostic = Diagnostic::new(codes::mlir::UNUSED_VALUE, Span::new(6, 7), "unused");
            out += &rendered(text, diagnostic.with_fix(fix));
        }
        expect![[r#"
            info[mlir-unused-value]: unused
             --> f.mlir:2:3
              |
            2 |   a
              |   ^
              |
            help: change it
              |
            5 -   d
              |
            info[mlir-unused-value]: unused
             --> f.mlir:2:3
              |
            2 |   a
              |   ^
              |
            help: change it
              |
            5 -   d
            5 +   D
              |
            info[mlir-unused-value]: unused
             --> f.mlir:2:3
              |
            2 |   a
              |   ^
              |
            help: change it
              |
            9 +   h
              |
        "#]]
        .assert_eq(&out);
    }

    #[test]
    fn hostile_lines() {
        let mut out = String::new();
        for (text, span) in [
            (&b""[..], Span::new(0, 0)),
            (b"a\n", Span::new(2, 2)),
            (b"\tab\x00\x1b[31m\xffcd\r\nx", Span::new(9, 12)),
            (b"a\rb\r\n", Span::new(2, 3)),
            (b"ab\r\n", Span::new(2, 4)),
            (b"abc", Span::new(900, 1000)),
        ] {
            out += &rendered(text, Diagnostic::new(codes::limit::DEPTH, span, "here"));
        }
        expect![[r#"
            error[limit-depth]: here
             --> f.mlir:1:1
              |
            1 |
              | ^
              |
            help: use fewer levels: name the inner parts, and refer to them by name
            error[limit-depth]: here
             --> f.mlir:2:1
              |
            2 |
              | ^
              |
            help: use fewer levels: name the inner parts, and refer to them by name
            error[limit-depth]: here
             --> f.mlir:1:10
              |
            1 |     ab␀␛[31m�cd
              |             ^^^
              |
            help: use fewer levels: name the inner parts, and refer to them by name
            error[limit-depth]: here
             --> f.mlir:2:1
              |
            2 | b
              | ^
              |
            help: use fewer levels: name the inner parts, and refer to them by name
            error[limit-depth]: here
             --> f.mlir:1:3
              |
            1 | ab
              |   ^
              |
            help: use fewer levels: name the inner parts, and refer to them by name
            error[limit-depth]: here
             --> f.mlir:1:4
              |
            1 | abc
              |    ^
              |
            help: use fewer levels: name the inner parts, and refer to them by name
        "#]]
        .assert_eq(&out);
    }

    #[test]
    fn a_long_line_is_cut() {
        let text = format!("{}HERE{}", "a ".repeat(1_000_000), " b".repeat(1_000_000));
        let span = Span::new(2_000_000, 2_000_004);
        let diagnostic = Diagnostic::new(codes::limit::DEPTH, span, "here");
        expect![[r#"
            error[limit-depth]: here
             --> f.mlir:1:2000001
              |
              |
            1 | ... a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a HERE b b b b b b b b b b b b b b b b b b b b b b b b b b b b b b b ...
              |                                                                   ^^^^
            help: use fewer levels: name the inner parts, and refer to them by name
        "#]].assert_eq(&rendered(text.as_bytes(), diagnostic));
    }

    /// Whatever the text and the ranges, the renderer is given something that it can draw.
    #[test]
    fn no_text_breaks_the_renderer() {
        let pieces: [&[u8]; 12] = [
            b"a",
            b"\n",
            b"\r",
            b"\r\n",
            b"\t",
            b"\xff",
            "é".as_bytes(),
            "𝄞".as_bytes(),
            b"\x00",
            b"\xe2\x80",
            "\u{202e}".as_bytes(),
            "\u{300}".as_bytes(),
        ];
        let mut state = 1_u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % below
        };
        for _ in 0..3000 {
            let count = random(12);
            let text: Vec<u8> = (0..count).flat_map(|_| pieces[random(12)].to_vec()).collect();
            let mut span = || Span::new(random(24) as u32, random(24) as u32);
            let diagnostic = Diagnostic::new(codes::limit::DEPTH, span(), "here")
                .with_related(span(), "there")
                .with_fix(Fix::safe("mend", vec![TextEdit::new(span(), "x\ny")]));
            assert!(!rendered(&text, diagnostic).is_empty());
        }
    }
}
