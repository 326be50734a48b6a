//! Breaks long lines like `black`.

/// The longest line, in characters.
const MAX_LINE_CHARS: usize = 88;

/// A piece of a line.
#[derive(Debug, Clone)]
pub(super) enum Piece {
    /// Text that is never broken.
    Text(String),
    /// Items between brackets.
    Group { open: &'static str, items: Vec<Vec<Piece>>, close: &'static str, kind: GroupKind },
}

/// The kind of brackets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GroupKind {
    /// The parameters of a function: a single one gets a trailing comma if it is broken off.
    Parameters,
    /// The arguments of a call, or the parts of a type.
    Arguments,
    /// A list, tuple or dictionary: broken, each item has a line.
    Literal,
}

pub(super) fn text(text: impl Into<String>) -> Piece {
    Piece::Text(text.into())
}

/// A call of a function.
pub(super) fn call(function: &str, arguments: Vec<Vec<Piece>>) -> Vec<Piece> {
    let kind = GroupKind::Arguments;
    vec![text(function), Piece::Group { open: "(", items: arguments, close: ")", kind }]
}

/// A list, tuple or dictionary.
pub(super) fn literal(
    open: &'static str,
    items: Vec<Vec<Piece>>,
    close: &'static str,
) -> Vec<Piece> {
    vec![Piece::Group { open, items, close, kind: GroupKind::Literal }]
}

/// All on one line.
pub(super) fn flat(pieces: &[Piece]) -> String {
    let mut out = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Group { open, items, close, kind } => {
                out.push_str(open);
                out.push_str(&joined(items));
                // As Python writes a tuple of one.
                let is_single = *kind == GroupKind::Literal && *open == "(" && items.len() == 1;
                out.push_str(if is_single { "," } else { "" });
                out.push_str(close);
            }
        }
    }
    out
}

fn joined(items: &[Vec<Piece>]) -> String {
    items.iter().map(|item| flat(item)).collect::<Vec<_>>().join(", ")
}

fn fits(indent: usize, line: &str) -> bool {
    indent + line.chars().count() <= MAX_LINE_CHARS
}

/// Writes a line at a depth of indentation, with `suffix` after it, broken at its last brackets if necessary. Nesting
/// is limited by the reader.
pub(super) fn write_line(out: &mut String, indent: usize, pieces: &[Piece], suffix: &str) {
    let blanks = " ".repeat(indent);
    let line = format!("{}{suffix}", flat(pieces));
    let has_items =
        |piece: &Piece| matches!(piece, Piece::Group { items, .. } if !items.is_empty());
    let last = pieces.iter().rposition(has_items);
    let group = last.and_then(|at| Some((at, pieces.get(at)?)));
    let Some((at, Piece::Group { open, items, close, kind })) =
        group.filter(|_| !fits(indent, &line))
    else {
        out.push_str(&format!("{blanks}{line}\n"));
        return;
    };
    let before = flat(pieces.get(..at).unwrap_or_default());
    let after = flat(pieces.get(at + 1..).unwrap_or_default());
    out.push_str(&format!("{blanks}{before}{open}\n"));
    let inner = joined(items);
    let comma = if *kind == GroupKind::Parameters && items.len() == 1 { "," } else { "" };
    let on_one = fits(indent + 4, &format!("{inner}{comma}"));
    match items.as_slice() {
        [only] if *kind == GroupKind::Arguments => write_line(out, indent + 4, only, ""),
        _ if *kind != GroupKind::Literal && on_one => {
            out.push_str(&format!("{blanks}    {inner}{comma}\n"));
        }
        items => items.iter().for_each(|item| write_line(out, indent + 4, item, ",")),
    }
    out.push_str(&format!("{blanks}{close}{after}{suffix}\n"));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(count: usize) -> Vec<Vec<Piece>> {
        (0..count).map(|number| vec![text(format!("argument_{number}"))]).collect()
    }

    fn line(pieces: &[Piece]) -> String {
        let mut out = String::new();
        write_line(&mut out, 4, pieces, "");
        out
    }

    #[test]
    fn lines_are_broken_as_black_breaks_them() {
        assert_eq!(line(&call("f", words(2))), "    f(argument_0, argument_1)\n");
        let some = line(&call(&"f".repeat(60), words(3)));
        assert!(some.ends_with("(\n        argument_0, argument_1, argument_2\n    )\n"), "{some}");
        let many = line(&call("f", words(12)));
        assert_eq!(many.lines().count(), 14);
        assert!(many.ends_with("        argument_11,\n    )\n"), "{many}");
        // As long as a line may be, and one longer.
        assert_eq!(line(&literal("[", words(7), "]")).lines().count(), 1);
        assert_eq!(line(&literal("[", words(8), "]")).lines().count(), 10);
    }
}
