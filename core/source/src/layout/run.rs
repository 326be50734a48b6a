//! A run of words: a statement with the lines that continue it.

use super::{MAX_INDENTATION, Place, Role, STEP, Space, Style, Word};
use std::ops::Range;

/// The additional indentation of a line that continues a statement, and of elements whose closing bracket does not
/// begin a line.
const CONTINUATION_BLANKS: u32 = 4;

/// The maximum number of unclosed brackets that are skipped to find the partner of a closing one.
const MAX_UNCLOSED_BRACKETS: usize = 64;

/// No word.
const NO_WORD: u32 = u32::MAX;

/// The minimum number of characters in a bracket that is broken.
const MIN_BROKEN_CHARS: u32 = 20;

/// The minimum number of characters by which a break must shorten a line.
const MIN_SAVED_CHARS: u32 = 4;

/// The state of a word in a run.
#[derive(Debug, Clone, Copy)]
struct WordState {
    /// Whether it begins a line.
    breaks: bool,
    /// Whether it does so in the text.
    author: bool,
    /// Whether a bracket that it opens is on several lines.
    is_open: bool,
    /// The first word that begins a line of the text directly in a bracket that it opens.
    first_line: u32,
    /// Whether a bracket that it opens has several elements.
    has_commas: bool,
    /// The white space before it within a line: 0 or 1 blank, or the author's.
    blanks: u32,
    /// The number of its characters, up to its first line break.
    width: u32,
    /// The number of characters after its last line break, and of the blanks that these begin with.
    tail: u32,
    tail_blanks: u32,
    /// Its column in the text and in the result.
    old: u32,
    column: u32,
    /// The indentation of its line in the result: that of the first word there, in the text (`old_line`) and in the
    /// result. After a word of several lines it is that of its last line, which never changes.
    old_line: u32,
    line: u32,
    /// The other bracket of a pair.
    partner: u32,
    /// The innermost open bracket around it.
    around: u32,
    /// The number of the author's line.
    author_line: u32,
}

/// Memory that one run passes on to the next.
#[derive(Debug, Default)]
pub(super) struct WordStates(Vec<WordState>);

pub(super) struct Run<'r> {
    text: &'r [u8],
    words: &'r [Word],
    places: Vec<WordState>,
    /// The words that are laid out now. Brackets outside of them do not count.
    bounds: Range<usize>,
    /// The first word with a level after the first word of the current line.
    next_level: usize,
}

/// The result of laying out a line.
enum Line {
    /// It ends before a word.
    Done(usize),
    /// It has one more line break, and must be laid out again.
    Broken,
    /// It has several statements: the index of the second one.
    Statements(usize),
}

/// A line while its columns are counted.
struct Scan {
    start: usize,
    /// The closing bracket of the outermost bracket that is open.
    item_end: usize,
    /// The last word before which the line may be broken.
    soft: Option<usize>,
    /// The outermost bracket that is open and may be broken.
    group: Option<usize>,
    /// The last one that is closed.
    last_group: Option<usize>,
}

impl<'r> Run<'r> {
    /// The run of words after the one that ends at `before`. Its first word begins a line of the result; `line` is the
    /// indentation of that word's line in the text. `places` is a list of an earlier run, whose memory is reused.
    pub(super) fn new(
        text: &'r [u8],
        before: Option<u32>,
        line: u32,
        words: &'r [Word],
        mut places: WordStates,
    ) -> Run<'r> {
        places.0.clear();
        let bounds = 0..words.len();
        let mut run = Run { text, words, places: places.0, bounds, next_level: 0 };
        run.measure(before, line);
        run.match_brackets();
        run
    }

    /// The memory for another run.
    pub(super) fn into_places(self) -> WordStates {
        WordStates(self.places)
    }

    /// Chooses the words that are laid out next. The first one begins a line.
    pub(super) fn begin(&mut self, bounds: Range<usize>) {
        self.next_level = bounds.start;
        self.break_before(bounds.start);
        self.bounds = bounds;
    }

    /// Chooses fewer words than before, and drops the results about them.
    pub(super) fn begin_again(&mut self, bounds: Range<usize>) {
        for index in bounds.clone() {
            let partner = self.place(index as u32).partner;
            let last_line = self.place(partner).author_line;
            if let Some(place) = self.places.get_mut(index) {
                place.breaks = place.author;
                place.is_open = partner != NO_WORD && place.author_line != last_line;
            }
        }
        self.begin(bounds);
    }

    /// The first word after the author's line of a word.
    pub(super) fn end_of_author_line(&self, index: usize) -> usize {
        let line = self.place(index as u32).author_line;
        let rest = self.places.iter().skip(index);
        index + rest.take_while(|place| place.author_line == line).count()
    }

    /// The columns of the text, and where its lines begin.
    fn measure(&mut self, before: Option<u32>, line: u32) {
        let mut end = before;
        let (mut column, mut author_line) = (0, 0);
        for (index, word) in self.words.iter().enumerate() {
            let from = end.unwrap_or(0) as usize;
            let gap = self.text.get(from..word.span.start() as usize).unwrap_or_default();
            let start = gap.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
            let author = start.is_some() || end.is_none();
            let blanks =
                width_of_blanks(gap.get(start.map_or(0, |at| at + 1)..).unwrap_or_default());
            let breaks = author || index == 0;
            if breaks {
                author_line += 1;
            }
            let old = match index {
                _ if author => blanks,
                0 => line,
                _ => blanks.saturating_add(column),
            };
            let (width, tail, tail_blanks) = width_of(word, self.text);
            column = if tail == NO_WORD { width.saturating_add(old) } else { tail };
            let folded = folded(word.space, blanks);
            let (is_open, has_commas, partner, around) = (false, false, NO_WORD, NO_WORD);
            let blanks = folded;
            self.places.push(WordState {
                breaks,
                author,
                is_open,
                has_commas,
                first_line: NO_WORD,
                blanks,
                width,
                tail,
                tail_blanks,
                old,
                column: 0,
                old_line: 0,
                line: 0,
                partner,
                around,
                author_line,
            });
            end = Some(word.span.end());
        }
    }

    /// Pairs of brackets. One that closes nothing, or is never closed, is like any other word.
    fn match_brackets(&mut self) {
        let mut innermost = NO_WORD;
        for (index, word) in self.words.iter().enumerate() {
            if let Role::Close(shape) = word.role
                && let Some(opening) = self.opening(innermost, shape)
            {
                innermost = self.place(opening).around;
                self.pair(opening, index as u32);
            }
            let mut begins_line = false;
            let has_own_rule = self.has_own_rule(index);
            if let Some(place) = self.places.get_mut(index) {
                place.around = innermost;
                let is_element = !matches!(word.role, Role::Close(_)) && !has_own_rule;
                begins_line = place.author && is_element;
            }
            if let Some(opening) = self.places.get_mut(innermost as usize)
                && begins_line
                && opening.first_line == NO_WORD
            {
                opening.first_line = index as u32;
            }
            match word.role {
                Role::Open(..) => innermost = index as u32,
                Role::Comma => {
                    if let Some(place) = self.places.get_mut(innermost as usize) {
                        place.has_commas = true;
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether a word is a string or code whose column does not depend on the bracket around it.
    fn has_own_rule(&self, index: usize) -> bool {
        let is_text =
            |index: usize| self.words.get(index).is_some_and(|word| word.role == Role::Text);
        let continues = index.checked_sub(1).is_some_and(is_text);
        is_text(index) && (continues || self.place(index as u32).tail != NO_WORD)
    }

    /// The bracket that one of a shape closes, from the innermost outwards.
    fn opening(&self, innermost: u32, shape: u8) -> Option<u32> {
        let mut opening = innermost;
        for _ in 0..MAX_UNCLOSED_BRACKETS {
            match self.words.get(opening as usize)?.role {
                Role::Open(own, _) if own == shape => return Some(opening),
                // An angle may be a comparison. Other brackets always open something.
                _ if shape == ANGLE => return None,
                _ => opening = self.place(opening).around,
            }
        }
        None
    }

    fn pair(&mut self, opening: u32, closing: u32) {
        let last_line = self.place(closing).author_line;
        if let Some(place) = self.places.get_mut(opening as usize) {
            place.partner = closing;
            place.is_open = place.author_line != last_line;
        }
        if let Some(place) = self.places.get_mut(closing as usize) {
            place.partner = opening;
        }
    }

    /// A word, without links out of the bounds.
    fn place(&self, index: u32) -> WordState {
        const NOWHERE: WordState = WordState {
            breaks: false,
            author: false,
            is_open: true,
            has_commas: false,
            first_line: NO_WORD,
            blanks: 0,
            width: 0,
            tail: NO_WORD,
            tail_blanks: 0,
            old: 0,
            column: 0,
            old_line: 0,
            line: 0,
            partner: NO_WORD,
            around: NO_WORD,
            author_line: 0,
        };
        let mut place = self.places.get(index as usize).copied().unwrap_or(NOWHERE);
        for link in [&mut place.partner, &mut place.around, &mut place.first_line] {
            if !self.bounds.contains(&(*link as usize)) {
                *link = NO_WORD;
            }
        }
        place
    }

    fn break_before(&mut self, index: usize) {
        if let Some(place) = self.places.get_mut(index) {
            place.breaks = true;
        }
    }

    /// The place of a word.
    pub(super) fn place_of(&self, index: usize) -> Place {
        match (self.words.get(index), self.places.get(index)) {
            (_, Some(place)) if place.breaks => Place::Line(place.column as usize),
            (Some(word), Some(_)) if word.space == Space::Exact => Place::Kept,
            (_, Some(place)) if place.blanks == 0 => Place::After(b""),
            _ => Place::After(b" "),
        }
    }

    /// Finds all columns and the line breaks that are needed for no line to be wider than `width`.
    /// Stops at a statement in the middle of a line that is too long: it has to begin a line.
    pub(super) fn lay_out(&mut self, width: u32) -> Option<usize> {
        let mut start = self.bounds.start;
        while start < self.bounds.end {
            let indentation = self.indent(start, width);
            match self.line(start, indentation, width) {
                Line::Done(end) => start = end,
                Line::Broken => {}
                Line::Statements(at) => return Some(at),
            }
        }
        None
    }

    /// The indentation of a word that begins a line of at most `width` characters.
    fn indent(&self, index: usize, width: u32) -> u32 {
        let Some(word) = self.words.get(index) else { return 0 };
        let place = self.place(index as u32);
        if word.fixed || word.level.is_some() {
            return indentation(word, place.old);
        }
        if matches!(word.role, Role::Close(_)) && place.partner != NO_WORD {
            return self.place(place.partner).line.min(MAX_INDENTATION as u32);
        }
        if word.role == Role::Text
            && let Some(column) = self.indent_text(index, place, width)
        {
            return column.min(MAX_INDENTATION as u32);
        }
        if place.around != NO_WORD && self.style(place.around) != Some(Style::Statements) {
            return self.indent_within(place.around).min(MAX_INDENTATION as u32);
        }
        if index == self.bounds.start {
            return place.old;
        }
        let first = self.first();
        match place.author {
            true => place.old.saturating_add(first.column).saturating_sub(first.old),
            false => first.column + CONTINUATION_BLANKS,
        }
    }

    /// The column of a string or code that begins a line. One that continues another begins below that if it fits; code
    /// keeps its column, because its further lines are not changed.
    fn indent_text(&self, index: usize, place: WordState, width: u32) -> Option<u32> {
        let before = index.checked_sub(1)?;
        let continued = self.place(before as u32);
        let fits = continued.column.saturating_add(place.width) <= width;
        if fits && self.words.get(before)?.role == Role::Text && continued.tail == NO_WORD {
            return Some(continued.column);
        }
        (place.author && place.tail != NO_WORD).then_some(place.old)
    }

    /// The indentation of a line within a bracket. If the author's first line in it is 2 or 4 blanks further
    /// right than the line of the bracket, so are all; else they are aligned with the element that shares the
    /// line of the bracket. Without such an element it is 2 blanks if the closing bracket begins a line. Arguments of a
    /// class keep any indentation that is far to the left of that element.
    fn indent_within(&self, bracket: u32) -> u32 {
        let opening = self.place(bracket);
        let mut first = bracket + 1;
        while let Some(word) = self.words.get(first as usize)
            && word.role == Role::Comment
            && !self.place(first).breaks
        {
            first += 1;
        }
        let first = self.place(first);
        let closes_line = opening.partner == NO_WORD || self.place(opening.partner).breaks;
        if first.breaks && closes_line {
            return opening.line + STEP as u32;
        }
        let distance = self.place(opening.first_line).old.wrapping_sub(opening.old_line);
        let is_far = || {
            let column = opening.line.saturating_add(distance).saturating_add(CONTINUATION_BLANKS);
            let is_indented = (1..=MAX_INDENTATION as u32).contains(&distance);
            is_indented && !first.breaks && column < first.column && self.has_arguments(bracket)
        };
        if opening.first_line != NO_WORD
            && (distance == STEP as u32 || distance == CONTINUATION_BLANKS || is_far())
        {
            return opening.line + distance;
        }
        if first.breaks { opening.line + CONTINUATION_BLANKS } else { first.column }
    }

    /// Whether a bracket has the arguments of a class, or is one of these.
    fn has_arguments(&self, bracket: u32) -> bool {
        let role = |bracket: u32| self.words.get(bracket as usize).map(|word| word.role);
        let is_angle = |bracket| role(bracket) == Some(Role::Open(ANGLE, Style::Fill));
        is_angle(bracket) || is_angle(self.place(bracket).around)
    }

    /// The first word that is laid out.
    fn first(&self) -> WordState {
        self.place(self.bounds.start as u32)
    }

    fn style(&self, opening: u32) -> Option<Style> {
        match self.words.get(opening as usize)?.role {
            Role::Open(_, style) => Some(style),
            _ => None,
        }
    }

    /// Counts the columns of a line.
    fn line(&mut self, start: usize, indentation: u32, width: u32) -> Line {
        let mut scan = Scan { start, item_end: start, soft: None, group: None, last_group: None };
        let (mut column, mut line) = (indentation, indentation);
        let mut old_line = self.place(start as u32).old;
        let mut is_limited = width != u32::MAX;
        let mut index = start;
        while index < self.bounds.end
            && let (Some(word), Some(place)) = (self.words.get(index), self.places.get_mut(index))
        {
            if index > start {
                if place.breaks {
                    break;
                }
                column = column.saturating_add(place.blanks);
            }
            (place.old_line, place.line, place.column) = (old_line, line, column);
            let place = self.place(index as u32);
            column = column.saturating_add(place.width);
            if is_limited && word.role != Role::Comment {
                self.look_at(&mut scan, index, word, place);
                if column > width {
                    match self.shorten(&scan) {
                        Some(line) => return line,
                        None => is_limited = false,
                    }
                }
                if index == scan.item_end {
                    scan.last_group = scan.group.take().or(scan.last_group);
                }
            }
            if place.tail != NO_WORD {
                column = place.tail;
                (old_line, line) = (place.tail_blanks, place.tail_blanks);
            }
            index += 1;
        }
        Line::Done(index)
    }

    /// Records places where the line may be broken.
    fn look_at(&self, scan: &mut Scan, index: usize, word: &Word, place: WordState) {
        // Words in a bracket of this line are left out: only the bracket itself counts.
        if index > scan.start && index <= scan.item_end {
            return;
        }
        if index > scan.start && self.is_soft(index, word, place) {
            scan.soft = Some(index);
        }
        if let Role::Open(_, style) = word.role
            && place.partner != NO_WORD
            && !place.is_open
            && style != Style::Wrapper
        {
            scan.item_end = place.partner as usize;
            scan.group = self.may_be_broken(index, place, style).then_some(index);
        }
    }

    fn is_soft(&self, index: usize, word: &Word, place: WordState) -> bool {
        if word.sealed {
            return false;
        }
        if place.around == NO_WORD || self.style(place.around) == Some(Style::Statements) {
            // Further left than this the line gets no shorter.
            let least = self.first().column + CONTINUATION_BLANKS + MIN_SAVED_CHARS;
            return word.begins_clause && place.column >= least;
        }
        let before = index.checked_sub(1).and_then(|before| self.words.get(before));
        before.is_some_and(|before| before.role == Role::Comma)
    }

    fn may_be_broken(&self, index: usize, place: WordState, style: Style) -> bool {
        let (first, last) = (self.words.get(index + 1), self.words.get(place.partner as usize));
        let (Some(first), Some(last)) = (first, last) else { return false };
        (style == Style::PerLine || style == Style::Fill && place.has_commas)
            && !first.sealed
            && !last.sealed
            && last.span.start().saturating_sub(first.span.start()) >= MIN_BROKEN_CHARS
    }

    /// Breaks a line that is too long; `None` if nothing helps.
    fn shorten(&mut self, scan: &Scan) -> Option<Line> {
        if let Some(statement) = self.statement_in_line(scan.start) {
            return Some(Line::Statements(statement));
        }
        let lists = |group: &usize| self.style(*group as u32) == Some(Style::PerLine);
        if let Some(group) = scan.group.filter(lists) {
            self.break_group(group);
        } else if let Some(soft) = scan.soft {
            self.break_before(soft);
        } else {
            self.break_group(scan.group.or(scan.last_group)?);
        }
        Some(Line::Broken)
    }

    /// The first word with a level after a word, if the author's line has one.
    fn statement_in_line(&mut self, start: usize) -> Option<usize> {
        if self.next_level <= start {
            let after = self.words.iter().skip(start + 1);
            let next = after.take_while(|word| word.level.is_none()).count();
            self.next_level = start + 1 + next;
        }
        let statement = self.places.get(self.next_level)?;
        let is_here = self.next_level < self.bounds.end
            && statement.author_line == self.place(start as u32).author_line;
        is_here.then_some(self.next_level)
    }

    fn break_group(&mut self, opening: usize) {
        let place = self.place(opening as u32);
        let elements = opening + 1..place.partner as usize;
        if self.style(opening as u32) == Some(Style::PerLine) {
            for index in elements.clone() {
                let is_comma = self.words.get(index).is_some_and(|word| word.role == Role::Comma);
                if is_comma && self.place(index as u32).around == opening as u32 {
                    self.break_before(index + 1);
                }
            }
        }
        self.break_before(elements.start);
        self.break_before(elements.end);
        if let Some(place) = self.places.get_mut(opening) {
            place.is_open = true;
        }
    }
}

/// The shape of `<` and `>`.
pub(super) const ANGLE: u8 = b'<';

/// The indentation of a word that begins a line and whose column is known without the lines before it. `old` is its column
/// in the text.
fn indentation(word: &Word, old: u32) -> u32 {
    let level = word.level.filter(|_| !word.fixed);
    level.map_or(old, |level| (usize::from(level) * STEP).min(MAX_INDENTATION) as u32)
}

/// The indentation of the first word of a run; `gap` is the white space before it.
pub(super) fn indentation_of_first(word: &Word, gap: &[u8]) -> u32 {
    let start = gap.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
    let blanks = gap.get(start.map_or(0, |at| at + 1)..).unwrap_or_default();
    indentation(word, width_of_blanks(blanks))
}

/// The indentation of a line that begins a text.
pub(super) fn indentation_in_text(text: &[u8]) -> u32 {
    let blanks = text.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    width_of_blanks(text.get(..blanks).unwrap_or_default())
}

/// The columns of the white space before a word within a line; in the text it is `gap`.
pub(super) fn width_within_line(space: Space, gap: &[u8]) -> u32 {
    folded(space, width_of_blanks(gap))
}

fn folded(space: Space, blanks: u32) -> u32 {
    match space {
        Space::None => 0,
        Space::One => 1,
        Space::Fold => blanks.min(1),
        Space::Exact => blanks,
    }
}

/// Columns of blanks; a tab counts as a level of indentation.
fn width_of_blanks(blanks: &[u8]) -> u32 {
    let tabs = blanks.iter().filter(|byte| **byte == b'\t').count();
    u32::try_from(blanks.len() + tabs * (STEP - 1)).unwrap_or(NO_WORD / 2)
}

/// The characters of a word up to its first line break, those after its last one, and the blanks that these begin with.
fn width_of(word: &Word, text: &[u8]) -> (u32, u32, u32) {
    let bytes = word.span.slice(text);
    let characters = |bytes: &[u8]| {
        let count = bytes.iter().filter(|byte| !matches!(byte, 0x80..=0xbf)).count();
        u32::try_from(count).unwrap_or(NO_WORD / 2)
    };
    // Most words are short.
    let is_break = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let first = match bytes.len() {
        0..=32 => bytes.iter().position(is_break),
        _ => memchr::memchr2(b'\n', b'\r', bytes),
    };
    let Some(first) = first else { return (characters(bytes), NO_WORD, 0) };
    let tail = bytes.rsplit(is_break).next().unwrap_or_default();
    let blanks = tail.len() - tail.trim_ascii_start().len();
    let head = bytes.get(..first).unwrap_or_default();
    (characters(head), characters(tail), width_of_blanks(tail.get(..blanks).unwrap_or_default()))
}
