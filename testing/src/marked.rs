//! Texts with marks, so that tests show positions instead of counting offsets.
//!
//! - `$0` is a cursor. [`place`] and [`range`] look up a quoted part with cursors in a text without marks.
//! - `^^^ words` on a line of its own labels the text above the carets; so does `//^^^ words`.
//! - `//- /path` on a line of its own begins a file.

use std::ops::Range;

/// The mark of a cursor.
const CURSOR: &str = "$0";

/// A label of a text: its bytes, and its words.
pub type Label = (Range<u32>, String);

/// A text without its marks.
#[derive(Debug, Default)]
pub struct Marked {
    /// The path after `//-`; empty if there is none.
    pub path: String,
    /// The text.
    pub text: String,
    /// The offsets of the cursors, in order.
    pub cursors: Vec<u32>,
    /// The labels, in order.
    pub labels: Vec<Label>,
}

/// The only file of a text with marks.
///
/// # Panics
/// If there are several files.
#[must_use]
#[track_caller]
pub fn marked(source: &str) -> Marked {
    let mut files = marked_files(source);
    assert!(files.len() < 2, "expected one file, not {}", files.len());
    files.pop().unwrap_or_default()
}

/// The files of a text with marks.
#[must_use]
pub fn marked_files(source: &str) -> Vec<Marked> {
    let mut files: Vec<Marked> = Vec::new();
    for line in source.split_inclusive('\n') {
        if let Some(path) = line.strip_prefix("//- ") {
            files.push(Marked { path: path.trim_end().to_owned(), ..Marked::default() });
            continue;
        }
        if files.is_empty() {
            files.push(Marked::default());
        }
        if let Some(file) = files.last_mut() {
            file.add_line(line);
        }
    }
    files
}

/// The texts of a list with the items that are wanted at the cursor of each. A text follows a line such as
/// `=> scf.yield, scf.condition`.
pub fn wanted_at_places(list: &str) -> impl Iterator<Item = (&str, Vec<&str>)> {
    let list = list.strip_prefix("=> ").unwrap_or(list).split("\n=> ");
    list.filter_map(|one| one.split_once('\n'))
        .map(|(wanted, text)| (text, wanted.split(", ").collect()))
}

/// The offset of the only `$0` of a quoted part, in a text that has this part once. `"$0"` alone is the start of the text.
///
/// # Panics
/// If the part has no cursor, or the text has it several times or not at all.
#[must_use]
#[track_caller]
pub fn place(text: &str, quoted: &str) -> u32 {
    range(text, quoted).start
}

/// The bytes between the two `$0` of a quoted part, as for [`place`]; with one `$0` an empty range.
///
/// # Panics
/// As [`place`].
#[must_use]
#[track_caller]
pub fn range(text: &str, quoted: &str) -> Range<u32> {
    let part = marked(quoted);
    let mut found = text.match_indices(&part.text).map(|(at, _)| at);
    let start = found.next().unwrap_or_else(|| panic!("not in the text: {quoted}"));
    let is_start = part.text.is_empty();
    assert!(is_start || found.next().is_none(), "several times in the text: {quoted}");
    match *part.cursors.as_slice() {
        [one] => offset(start) + one..offset(start) + one,
        [one, two] => offset(start) + one..offset(start) + two,
        _ => panic!("expected one or two '$0': {quoted}"),
    }
}

/// The line and the column of an offset, from 0, as editors count: in units of UTF-16.
#[must_use]
pub fn line_column(text: &str, offset: u32) -> (u32, u32) {
    let before = text.get(..offset as usize).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let units = before.get(start..).map_or(0, |line| line.encode_utf16().count());
    (self::offset(before.matches('\n').count()), self::offset(units))
}

impl Marked {
    /// The only cursor.
    ///
    /// # Panics
    /// If there are none or several.
    #[must_use]
    #[track_caller]
    pub fn cursor(&self) -> u32 {
        match *self.cursors.as_slice() {
            [cursor] => cursor,
            _ => panic!("expected one '$0', not {}", self.cursors.len()),
        }
    }

    /// Asserts that these are the labels of the text, in any order.
    ///
    /// # Panics
    /// If the labels differ: with the text and its expected labels, and with the found ones.
    #[track_caller]
    pub fn assert_labels(&self, found: impl IntoIterator<Item = Label>) {
        let expected = with_labels(&self.text, &self.labels);
        let found = with_labels(&self.text, &found.into_iter().collect::<Vec<_>>());
        assert!(expected == found, "expected:\n{expected}\nfound:\n{found}");
    }

    fn add_line(&mut self, line: &str) {
        if let Some((columns, words)) = label(line) {
            let start = self.text.trim_end_matches('\n').rfind('\n').map_or(0, |at| at + 1);
            let above = &self.text[start..];
            let byte = |column| above.char_indices().nth(column).map_or(above.len(), |(at, _)| at);
            let span = offset(start + byte(columns.start))..offset(start + byte(columns.end));
            self.labels.push((span, words.to_owned()));
            return;
        }
        for (number, part) in line.split(CURSOR).enumerate() {
            if number > 0 {
                self.cursors.push(offset(self.text.len()));
            }
            self.text.push_str(part);
        }
    }
}

/// The columns and the words of a line that is a label.
fn label(line: &str) -> Option<(Range<usize>, &str)> {
    let rest = line.trim_start_matches(' ');
    let rest = rest.strip_prefix("//").unwrap_or(rest).trim_start_matches(' ');
    let words = rest.trim_start_matches('^');
    let columns = line.len() - rest.len()..line.len() - words.len();
    let is_label = !columns.is_empty() && words.starts_with([' ', '\n']);
    is_label.then(|| (columns, words.trim()))
}

/// A text with its labels below their lines.
fn with_labels(text: &str, labels: &[Label]) -> String {
    let mut labels: Vec<_> = labels.iter().collect();
    labels.sort_by_key(|(span, words)| (span.start, span.end, words));
    let mut labels = labels.into_iter().peekable();
    let (mut out, mut start) = (String::new(), 0);
    for line in text.split('\n') {
        let end = start + line.len();
        out.push_str(line);
        out.push('\n');
        while let Some((span, words)) = labels.next_if(|(span, _)| span.start as usize <= end) {
            let columns = |to: u32| text[start..end.min(to as usize)].chars().count();
            let (from, to) = (columns(span.start), columns(span.end));
            out += &format!("{}{} {words}\n", " ".repeat(from), "^".repeat((to - from).max(1)));
        }
        start = end + 1;
    }
    out
}

fn offset(at: usize) -> u32 {
    u32::try_from(at).expect("a short text")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_taken_out_and_kept() {
        let file = marked("é = $0one\n//  ^^^ number\n^ name\n  ^bb0: $0\n");
        assert_eq!(file.text, "é = one\n  ^bb0: \n");
        assert_eq!(file.cursors, [5, 17]);
        file.assert_labels([(0..2, "name".to_owned()), (5..8, "number".to_owned())]);
        let files = marked_files("//- /a\nx$0\n//- /b\n");
        assert_eq!((&*files[0].path, files[0].cursor(), &*files[1].text), ("/a", 1, ""));
        assert_eq!(line_column("a\n𝄞b", 6), (1, 2));
    }

    #[test]
    fn a_quoted_part_is_found_where_it_is_alone() {
        assert_eq!(place("one two one", "o$0 one"), 7);
        assert_eq!(range("one two", "$0one$0 "), 0..3);
        for wrong in ["o$0ne", "three$0", "two"] {
            assert!(std::panic::catch_unwind(|| place("one two one", wrong)).is_err(), "{wrong}");
        }
    }

    #[test]
    fn wrong_labels_are_noticed() {
        let file = marked("one\n^^^ a\n");
        for wrong in [vec![], vec![(0..2, "a")], vec![(0..3, "b")], vec![(0..3, "a"), (3..4, "a")]]
        {
            let wrong: Vec<Label> = wrong.into_iter().map(|(at, it)| (at, it.to_owned())).collect();
            let found = std::panic::catch_unwind(|| file.assert_labels(wrong.clone()));
            assert!(found.is_err(), "{wrong:?}");
        }
    }
}
