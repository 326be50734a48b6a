//! Blanks between tokens as MLIR's printers place them, for text whose printer is C++. Brackets have none inside.
//! Between parameters those of the source are kept, as some printers put none after a comma.

use crate::syntax::TokenKind;
use crate::syntax::lexer::{Lexer, continues_name};
use smallvec::SmallVec;

/// Puts blanks between the tokens of a text that may come in several pieces, and leaves comments out.
#[derive(Debug, Default)]
pub(super) struct Spacing {
    /// The line breaks to keep outside of brackets. Within brackets they are kept if one follows the opening one.
    lines: Lines,
    /// Whether it is the text of an operation, in which types follow `: `.
    of_operation: bool,
    /// The contents of parentheses after a symbol.
    arguments: Arguments,
    /// Whether the next token follows a symbol and its brackets.
    behind_symbol: bool,
    /// Whether the next token follows a region.
    behind_region: bool,
    /// Whether the next token follows `ins` or `outs`, as in operations that write to operands: `ins(%a : i1)`.
    behind_roles: bool,
    /// The contents of the next angle brackets.
    next_angles: Shape,
    /// The brackets that are open, the innermost last.
    open: SmallVec<[Open; 8]>,
}

#[derive(Debug)]
struct Open {
    kind: TokenKind,
    /// Whether its contents are on their own lines, as C++ prints some lists.
    by_lines: bool,
    /// The blank before a colon directly in it.
    colon: Blank,
    /// The last part of the shape that it begins with.
    shape: Shape,
}

/// The last token of a shape: `4x?x`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Shape {
    /// It has ended, or there is none.
    #[default]
    None,
    Size,
    Cross,
    /// Not a shape: elements of `dense<..>`.
    Elements,
}

impl Shape {
    /// Returns the last part of the shape after another token.
    fn behind(self, kind: TokenKind, token: &[u8]) -> Shape {
        let cross =
            || token.strip_prefix(b"x").filter(|sizes| sizes.iter().all(|byte| is_in_sizes(*byte)));
        match kind {
            _ if matches!(self, Shape::None | Shape::Elements) => self,
            TokenKind::Integer | TokenKind::Question | TokenKind::Star => Shape::Size,
            TokenKind::BareIdentifier => cross().map_or(Shape::None, |sizes| match sizes.last() {
                None | Some(b'x') => Shape::Cross,
                Some(_) => Shape::Size,
            }),
            _ => Shape::None,
        }
    }
}

/// Whether a byte is allowed in a word between the sizes of a shape: `x4x`.
fn is_in_sizes(byte: u8) -> bool {
    byte == b'x' || byte.is_ascii_digit()
}

/// The line breaks to keep.
#[derive(Debug, Clone, Copy, Default)]
pub(super) enum Lines {
    #[default]
    None,
    /// Breaks of C++ printers: before the cases of a switch, and after regions.
    Some,
    /// All: all that is known of the text is how it is written.
    All,
}

/// The allowed contents of parentheses after a symbol.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Arguments {
    /// Region arguments, as MLIR prints them: `%a: i1`.
    pub(super) of_region: bool,
    /// Ports, whose types are one attribute: `in %a : i1`.
    pub(super) ports: bool,
}

/// The blank between two tokens.
#[derive(Debug, Clone, Copy)]
enum Blank {
    None,
    One,
    /// As it is written, on one line.
    AsWritten,
}

impl Spacing {
    /// Creates the spacing of an operation printed wholly or partly by C++.
    pub(super) fn of_cpp(lines: Lines, arguments: Arguments) -> Spacing {
        Spacing { lines, arguments, ..Spacing::of_operation() }
    }

    /// Of an operation of whose form only C++ knows a part, and which may have line breaks.
    pub(super) fn of_open_form(has_lines: bool) -> Spacing {
        let lines = if has_lines { Lines::All } else { Lines::None };
        Spacing { lines, ..Spacing::of_operation() }
    }

    /// Of an operation.
    fn of_operation() -> Spacing {
        Spacing { of_operation: true, ..Spacing::default() }
    }

    /// Whether a list on its own lines is open after the next text.
    pub(super) fn is_by_lines(&self, text: &[u8]) -> bool {
        if matches!(self.lines, Lines::All) {
            return true;
        }
        if text.last().is_some_and(|byte| b"[{".contains(byte)) {
            return true;
        }
        let (mut inner, mut closed) = (0_usize, 0_usize);
        for byte in text {
            match byte {
                b'(' | b'[' | b'{' => inner += 1,
                b')' | b']' | b'}' if inner > 0 => inner -= 1,
                b')' | b']' | b'}' => closed += 1,
                _ => {}
            }
        }
        let mut open = self.open.iter().rev().filter(|open| open.kind != TokenKind::Less);
        inner == 0 && open.nth(closed).is_some_and(|open| open.by_lines)
    }

    /// Whether a bracket is open.
    pub(super) fn is_within_brackets(&self) -> bool {
        !self.open.is_empty()
    }

    /// Records that the next token follows a region.
    pub(super) fn behind_region(&mut self) {
        self.behind_region = true;
    }

    /// Returns a text with standard blanks. Its neighbours count as words.
    pub(super) fn standard(&mut self, text: &[u8]) -> Vec<u8> {
        self.standard_before(text, &[])
    }

    /// As [`standard`](Self::standard), with what follows in the operation, which tells how a list goes on.
    pub(super) fn standard_before(&mut self, text: &[u8], more: &[u8]) -> Vec<u8> {
        let mut lexer = Lexer::new(text);
        let mut out = Vec::with_capacity(text.len());
        let mut before = TokenKind::BareIdentifier;
        loop {
            let gap = lexer.position();
            let (mut start, mut kind) = (gap, TokenKind::Whitespace);
            while matches!(kind, TokenKind::Whitespace | TokenKind::Comment) {
                lexer.whitespace();
                start = lexer.position();
                kind = lexer.next();
            }
            let is_end = start >= text.len();
            let after = if is_end { TokenKind::BareIdentifier } else { kind };
            let written = text.get(gap..start).unwrap_or_default();
            let rest = text.get(start..).unwrap_or_default();
            self.put(&mut out, before, (written, rest), after);
            self.behind_region = false;
            if is_end {
                return out;
            }
            let end = lexer.position();
            out.extend_from_slice(text.get(start..end).unwrap_or_default());
            let behind = text.get(end..).unwrap_or_default();
            let token = text.get(start..end).unwrap_or_default();
            let is_apart = !written.is_empty();
            self.follow((kind, token), before, (behind, more), is_apart);
            // `a: i1 = 1`
            let is_body =
                |open: &Open| open.kind == TokenKind::Less && open.shape != Shape::Elements;
            let is_in_body = self.open.iter().any(is_body);
            if self.of_operation
                && kind == TokenKind::Float
                && !is_in_body
                && !behind.starts_with(b".")
            {
                let number = standard_number(text.get(start..end).unwrap_or_default());
                out.truncate(out.len() - number.as_ref().map_or(0, |_| end - start));
                out.extend_from_slice(number.unwrap_or_default().as_bytes());
            }
            let is_truth = self.of_operation
                && kind == TokenKind::Integer
                && before == TokenKind::Equal
                && out.ends_with(b": i1 = 0") | out.ends_with(b": i1 = 1");
            if is_truth {
                let value = if out.pop() == Some(b'0') { &b"false"[..] } else { b"true" };
                out.extend_from_slice(value);
            }
            self.behind_roles = self.of_operation && matches!(token, b"ins" | b"outs");
            before = kind;
        }
    }

    fn put(
        &self,
        out: &mut Vec<u8>,
        before: TokenKind,
        (written, text): (&[u8], &[u8]),
        after: TokenKind,
    ) {
        let by_lines = match (self.open.last(), self.lines) {
            (Some(open), _) => open.by_lines,
            (None, Lines::None) => false,
            (None, Lines::Some) => {
                text.starts_with(b"case")
                    || text.starts_with(b"default")
                    || self.behind_region && text.first().is_some_and(u8::is_ascii_alphabetic)
            }
            (None, Lines::All) => true,
        };
        if by_lines && let Some(line) = memchr::memrchr2(b'\n', b'\r', written) {
            out.push(b'\n');
            out.extend_from_slice(written.get(line + 1..).unwrap_or_default());
            return;
        }
        let is_port = |list| self.arguments.ports && begins_with_port(list);
        // `%a : i1` after the operands; within brackets it may be an argument, and a word a label.
        let is_type = self.of_operation
            && self.open.is_empty()
            && (out.is_empty() || ends_operand(before))
            && text.strip_prefix(b":").is_some_and(begins_type);
        match self.blank(before, written.is_empty(), (after, text)) {
            Blank::AsWritten if is_type => out.push(b' '),
            Blank::None => {}
            _ if self.behind_symbol && text.strip_prefix(b"(").is_some_and(is_port) => {}
            _ if self.behind_roles && after == TokenKind::LeftParen => {}
            Blank::One => out.push(b' '),
            Blank::AsWritten if written.is_empty() => {}
            Blank::AsWritten => out.push(b' '),
        }
    }

    fn blank(&self, before: TokenKind, adjacent: bool, (after, text): (TokenKind, &[u8])) -> Blank {
        use TokenKind as Is;
        let is_sign = |kind| matches!(kind, Is::Equal | Is::Less | Is::Greater | Is::Colon);
        if adjacent && is_sign(before) && is_sign(after) {
            return Blank::None;
        }
        let opens = |kind| self.open.last().is_some_and(|open| open.kind == kind);
        match (before, after) {
            (before, after) if before != Is::Less && self.is_within_shape(after, text) => {
                Blank::None
            }
            // The value may be empty: `shape = , ids = [0]`.
            (Is::Equal, Is::Comma) => Blank::AsWritten,
            (_, Is::Comma | Is::RightParen | Is::RightBracket | Is::RightBrace) => Blank::None,
            (_, Is::Greater) if opens(Is::Less) => Blank::None,
            (_, Is::Colon) => self.open.last().map_or(Blank::AsWritten, |open| open.colon),
            (Is::LeftParen | Is::LeftBracket | Is::LeftBrace, _) => Blank::None,
            (Is::Less, _) if opens(Is::Less) => Blank::None,
            (Is::Colon, Is::BareIdentifier | Is::ExclamationIdentifier)
                if self.of_operation && !opens(Is::Less) =>
            {
                Blank::One
            }
            (Is::Comma, _) if self.of_operation && !opens(Is::Less) => Blank::One,
            _ => Blank::AsWritten,
        }
    }

    /// Whether a token in the shape of a type has no blank before it: `4x?xf32`.
    fn is_within_shape(&self, after: TokenKind, text: &[u8]) -> bool {
        let is_in_sizes = |byte: Option<&u8>| {
            byte.is_none_or(|byte| !continues_name(*byte) || is_in_sizes(*byte))
        };
        match self.open.last().map(|open| open.shape) {
            Some(Shape::Cross) => true,
            Some(Shape::Size) => {
                after == TokenKind::BareIdentifier
                    && text.starts_with(b"x")
                    && is_in_sizes(text.get(1))
            }
            _ => false,
        }
    }

    /// Opens or closes a bracket.
    fn follow(
        &mut self,
        (kind, token): (TokenKind, &[u8]),
        before: TokenKind,
        (behind, more): (&[u8], &[u8]),
        is_apart: bool,
    ) {
        use TokenKind as Is;
        let next_angles = match token {
            b"memref" | b"tensor" | b"vector" => Shape::Size,
            b"dense" => Shape::Elements,
            _ => Shape::None,
        };
        let shape = std::mem::replace(&mut self.next_angles, next_angles);
        if let Some(open) = self.open.last_mut() {
            open.shape = open.shape.behind(kind, token);
        }
        // A function's arguments are on the line of its name.
        let goes_on = self.behind_symbol && self.open.is_empty();
        let ends_line = || {
            let blanks = behind.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
            let behind = behind.get(blanks..).unwrap_or_default();
            behind.starts_with(b"//") || matches!(behind.first(), Some(b'\n' | b'\r'))
        };
        match kind {
            Is::LeftParen | Is::LeftBracket | Is::LeftBrace => {
                let colon = match goes_on && kind == Is::LeftParen {
                    _ if self.behind_roles && kind == Is::LeftParen => Blank::One,
                    true if self.arguments.ports && begins_with_port(behind) => Blank::One,
                    true if self.arguments.of_region => Blank::None,
                    _ => Blank::AsWritten,
                };
                // A list of values after a word is broken by the user, one of cases by the printer.
                let is_wrapped = kind == Is::LeftParen
                    || kind == Is::LeftBracket
                        && is_apart
                        && self.open.is_empty()
                        && matches!(self.lines, Lines::Some)
                        && !lists_cases(behind)
                        && !lists_without_commas(behind, more);
                let by_lines = !goes_on && !is_wrapped && ends_line();
                self.open.push(Open { kind, by_lines, colon, shape: Shape::None });
            }
            // With a blank in front it may as well compare.
            Is::Less
                if !is_apart || matches!(before, Is::Comma | Is::LeftBracket | Is::LeftParen) =>
            {
                self.open.push(Open { kind, by_lines: false, colon: Blank::AsWritten, shape });
                return;
            }
            Is::RightParen | Is::RightBracket | Is::RightBrace => {
                while self.open.pop().is_some_and(|open| open.kind == Is::Less) {}
            }
            Is::Greater if self.open.last().is_some_and(|open| open.kind == Is::Less) => {
                self.open.pop();
                return;
            }
            _ => {}
        }
        if self.open.is_empty() {
            self.behind_symbol = kind == Is::AtIdentifier;
        }
    }
}

/// Returns a number as MLIR prints it, if six digits after the point represent it exactly.
fn standard_number(text: &[u8]) -> Option<String> {
    let value: f64 = std::str::from_utf8(text).ok()?.parse().ok()?;
    let (digits, exponent) = format!("{value:.6e}")
        .split_once('e')
        .map(|(digits, exponent)| (digits.to_owned(), exponent.parse::<i32>()))?;
    let exponent = exponent.ok()?;
    let number = format!("{digits}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs());
    (number.parse() == Ok(value)).then_some(number)
}

/// Whether a token may be the end of what has a type.
fn ends_operand(kind: TokenKind) -> bool {
    use TokenKind as Is;
    matches!(
        kind,
        Is::RightBracket | Is::RightParen | Is::RightBrace | Is::String | Is::AtIdentifier
    )
}

/// Whether a text begins with a type, as far as the words of MLIR tell. At its end one of a dialect may follow.
fn begins_type(text: &[u8]) -> bool {
    let text = text.trim_ascii_start();
    if text.is_empty() {
        return true;
    }
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let end = text.iter().position(|byte| !is_word(byte)).unwrap_or(text.len());
    let (word, behind) = text.split_at(end);
    match word {
        b"" => behind.starts_with(b"!"),
        b"index" => true,
        b"memref" | b"tensor" | b"vector" => behind.starts_with(b"<"),
        [b'i' | b'f', width @ ..] => !width.is_empty() && width.iter().all(u8::is_ascii_digit),
        _ => false,
    }
}

/// How many bytes of the first element of a list are looked at.
const LONGEST_ELEMENT: usize = 4096;

/// Whether a list is one of cases: each with a block.
fn lists_cases(list: &[u8]) -> bool {
    let end = memchr::memchr(b']', list).unwrap_or(list.len());
    memchr::memchr(b'^', list.get(..end).unwrap_or_default()).is_some()
        // The block is a piece of its own.
        || list.trim_ascii_start().starts_with(b"default:")
}

/// Whether others follow the first element of a list, on lines of their own and with no comma between: C++ lists them so.
/// The text goes on in more.
fn lists_without_commas(list: &[u8], more: &[u8]) -> bool {
    let (mut depth, mut last, mut has_ended) = (0_usize, None, false);
    for byte in list.iter().chain(more).take(LONGEST_ELEMENT) {
        if byte.is_ascii_whitespace() {
            has_ended |= *byte == b'\n' && depth == 0 && last.is_some();
            continue;
        }
        if has_ended {
            return *byte != b']' && last != Some(b',');
        }
        last = Some(*byte);
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => match depth.checked_sub(1) {
                Some(outer) => depth = outer,
                None => return false,
            },
            _ => {}
        }
    }
    false
}

/// Whether a list begins with a port: a direction and a name.
pub(super) fn begins_with_port(list: &[u8]) -> bool {
    let list = list.trim_ascii_start();
    let end = list.iter().position(u8::is_ascii_whitespace).unwrap_or(list.len());
    matches!(list.get(..end), Some(b"in" | b"out" | b"inout"))
}

#[cfg(test)]
mod tests {
    use super::{Arguments, Lines, Spacing};

    fn standard(text: &str) -> String {
        String::from_utf8(Spacing::default().standard(text.as_bytes())).unwrap()
    }

    const OF_REGION: Arguments = Arguments { of_region: true, ports: false };
    const PORTS: Arguments = Arguments { of_region: false, ports: true };

    fn of_cpp(arguments: Arguments, text: &str) -> String {
        let mut spacing = Spacing::of_cpp(Lines::Some, arguments);
        String::from_utf8(spacing.standard(text.as_bytes())).unwrap()
    }

    #[test]
    fn arguments_of_a_region_are_printed_as_mlir_does() {
        let cases = [
            ("@f(%a : i1)", "@f(%a: i1)"),
            ("@f<n: i2 = 3>(in %a : i1) : (i1)", "@f<n: i2 = 3>(in %a: i1) : (i1)"),
            ("(%a : i1)", "(%a : i1)"),
        ];
        for (written, expected) in cases {
            assert_eq!(of_cpp(OF_REGION, written), expected, "{written}");
        }
    }

    #[test]
    fn only_the_cases_of_a_switch_begin_lines() {
        let written = "scan dimension(0)\n ins(%a)\n  outs(%b)";
        assert_eq!(of_cpp(Arguments::default(), written), "scan dimension(0) ins(%a) outs(%b)");
        let written = "list @a where [\n  @b[i8],\n  @c\n]";
        assert_eq!(of_cpp(Arguments::default(), written), "list @a where [@b[i8], @c]");
        for written in [
            "switch %a\n  case b0: 1\n  default: 2",
            "switch %a, [\n  default: ^bb1,\n  2: ^bb2\n]",
            "switch %a, [\n  default: ",
            "from([\n  %a,\n  %b\n])",
        ] {
            assert_eq!(of_cpp(Arguments::default(), written), written);
        }
    }

    #[test]
    fn what_is_read_and_what_is_written_stands_in_its_parentheses() {
        let written = "add ins (%a, %b: i8, i8) outs(%c: i8) in (%d: i8)";
        let expected = "add ins(%a, %b : i8, i8) outs(%c : i8) in (%d: i8)";
        assert_eq!(of_cpp(Arguments::default(), written), expected);
    }

    #[test]
    fn shapes_and_elements_are_those_of_a_printer() {
        let cases = [
            ("t<memref<2 x ? x4 x f32>, 3 x f32>", "t<memref<2x?x4xf32>, 3 x f32>"),
            ("t<vector< [4] x!a.b>, tensor<* x i8>>", "t<vector<[4] x!a.b>, tensor<*xi8>>"),
            ("!a.vector<4 x i8>, a<x x y>", "!a.vector<4 x i8>, a<x x y>"),
            ("g : t = dense<[0.5, 1.0]>", "g : t = dense<[5.000000e-01, 1.000000e+00]>"),
            ("<umin=0, umax = 2>, %a=1", "<umin=0, umax = 2>, %a=1"),
            ("<shape = , ids = [1]>", "<shape = , ids = [1]>"),
        ];
        for (written, expected) in cases {
            assert_eq!(of_cpp(Arguments::default(), written), expected, "{written}");
            assert_eq!(of_cpp(Arguments::default(), expected), expected, "{expected}");
        }
    }

    #[test]
    fn numbers_are_those_of_a_printer() {
        let cases = [
            ("a 0.5, 1.0e3, -2.", "a 5.000000e-01, 1.000000e+03, -2.000000e+00"),
            (
                "a 3.14159265 0.1234567 x1.0 1.0.0 v<1.0>",
                "a 3.14159265 1.234567e-01 x1.0 1.0.0 v<1.0>",
            ),
        ];
        for (written, expected) in cases {
            assert_eq!(of_cpp(Arguments::default(), written), expected, "{written}");
        }
    }

    #[test]
    fn ports_stand_apart_where_one_attribute_has_their_types() {
        let cases = [
            ("@m(in %a: i1, out \"\": i2)", "@m(in %a : i1, out \"\" : i2)"),
            ("@m<n: i2>(inout %a: i1)->(b: i1)", "@m<n: i2>(inout %a : i1)->(b: i1)"),
            ("@m (in %a: i1)", "@m(in %a : i1)"),
            ("@m(a: %b : i1)", "@m(a: %b : i1)"),
            ("@m (%b : i1)", "@m (%b : i1)"),
            (
                "@m<a: i1 = 1, b: i2 = 1, c: i1 = 0>()",
                "@m<a: i1 = true, b: i2 = 1, c: i1 = false>()",
            ),
        ];
        for (written, expected) in cases {
            assert_eq!(of_cpp(PORTS, written), expected, "{written}");
        }
    }

    #[test]
    fn blanks_are_those_of_a_printer() {
        let cases = [
            ("a=1, b = [ 2 ,3 ]", "a=1, b = [2,3]"),
            ("<{ x=\"a=b\" }>", "<{x=\"a=b\"}>"),
            ("f(a:index)->i32", "f(a:index)->i32"),
            ("<([], [ ])  ->([])>", "<([], []) ->([])>"),
            ("(8) : (1)", "(8) : (1)"),
            ("a >= b", "a >= b"),
            ("%0:2", "%0:2"),
            (
                "list<1xi8,\n  [ dense<0> : vector<1xi8>\n ]>",
                "list<1xi8, [dense<0> : vector<1xi8>]>",
            ),
            (" kernel = [3]\n offsets = 1 ", " kernel = [3] offsets = 1 "),
            ("from([\n  a,\n  b\n])", "from([\n  a,\n  b\n])"),
            ("@from(\n  in a, \n  b\n)", "@from(in a, b)"),
            ("from({ // why\n  // this\n  a,\n  b\n})", "from({\n  a,\n  b\n})"),
            ("x // why\n y", "x y"),
            ("a < b", "a < b"),
        ];
        for (written, expected) in cases {
            assert_eq!(standard(written), expected, "{written}");
            assert_eq!(standard(expected), expected);
        }
    }
}
