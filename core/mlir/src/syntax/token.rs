//! The kinds of tokens.

use abide_source::diagnostic::Wanted;

/// The kind of a token. Every byte of a text belongs to exactly one token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum TokenKind {
    /// Blanks, tabs, line breaks and NUL bytes, which MLIR skips too.
    Whitespace,
    /// `// …` up to the end of its line.
    Comment,
    /// A UTF-8 byte-order mark at the very beginning.
    ByteOrderMark,
    /// `// -----` where it splits the file into the pieces that `-split-input-file` reads one by one. The rest of
    /// its line is not part of it.
    SplitMarker,

    /// `arith.addi`, `func.func`, `i32`, `true`, `loc`: letters, digits, `_`, `$` and `.`.
    BareIdentifier,
    /// `%name` or `%0`.
    PercentIdentifier,
    /// `^name`.
    CaretIdentifier,
    /// `@name` or `@"any name"`.
    AtIdentifier,
    /// `#alias`, `#dialect.name`, and the `#1` of `%0#1`.
    HashIdentifier,
    /// `!alias` or `!dialect.name`.
    ExclamationIdentifier,
    /// Decimal or `0x…`.
    Integer,
    /// `1.`, `1.5`, `1.5e-3`.
    Float,
    /// `"…"` with its quotes.
    String,
    /// The dimensions of a shaped type with their `x`: `4x?x8x`, `*x`, `2x[4]x`.
    Dimensions,
    /// A bracketed list of numbers in a `dense` literal, as one token however long it is.
    NumberList,

    /// `(`
    LeftParen,
    /// `)`
    RightParen,
    /// `{`
    LeftBrace,
    /// `}`
    RightBrace,
    /// `[`
    LeftBracket,
    /// `]`
    RightBracket,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `,`
    Comma,
    /// `:`
    Colon,
    /// `::`
    ColonColon,
    /// `=`
    Equal,
    /// `->`
    Arrow,
    /// `-`
    Minus,
    /// `+`
    Plus,
    /// `*`
    Star,
    /// `/`
    Slash,
    /// `?`
    Question,
    /// `|`
    VerticalBar,
    /// `...`
    Ellipsis,
    /// `{-#`
    MetadataBegin,
    /// `#-}`
    MetadataEnd,

    /// A sigil without a name, or bytes that begin no token.
    Error,
    /// The text of a nested [`Unit`](super::Unit).
    Unit,
    /// The end of the text; never stored.
    EndOfFile,
}

impl TokenKind {
    /// Whether the grammar skips tokens of this kind.
    #[must_use]
    pub fn is_trivia(self) -> bool {
        use TokenKind::{ByteOrderMark, Comment, Whitespace};
        matches!(self, Whitespace | Comment | ByteOrderMark)
    }

    /// Whether it opens a bracket, an angle among them.
    pub(crate) fn opens_bracket(self) -> bool {
        use TokenKind as Is;
        matches!(self, Is::LeftParen | Is::LeftBracket | Is::LeftBrace | Is::Less)
    }

    /// Whether it closes a bracket, an angle among them.
    pub(crate) fn closes_bracket(self) -> bool {
        use TokenKind as Is;
        matches!(self, Is::RightParen | Is::RightBracket | Is::RightBrace | Is::Greater)
    }

    /// Whether tokens of this kind have no special meaning in custom forms: numbers and punctuation without brackets.
    pub(super) fn is_ordinary(self) -> bool {
        use TokenKind::{
            Arrow, Colon, ColonColon, Comma, Dimensions, Ellipsis, Equal, Float, Integer, Minus,
            NumberList, Plus, Question, Slash, Star, VerticalBar,
        };
        matches!(
            self,
            Integer
                | Float
                | Dimensions
                | NumberList
                | Comma
                | Colon
                | ColonColon
                | Equal
                | Arrow
                | Minus
                | Plus
                | Star
                | Slash
                | Question
                | VerticalBar
                | Ellipsis
        )
    }

    /// Returns the token as quoted in a message: `'('` or `an operation name`.
    #[must_use]
    pub fn describe(self) -> &'static str {
        match self {
            TokenKind::Whitespace => "white space",
            TokenKind::Comment => "a comment",
            TokenKind::ByteOrderMark => "a byte-order mark",
            TokenKind::SplitMarker => "'// -----'",
            TokenKind::BareIdentifier => "an identifier",
            TokenKind::PercentIdentifier => "an SSA value",
            TokenKind::CaretIdentifier => "a block name",
            TokenKind::AtIdentifier => "a symbol",
            TokenKind::HashIdentifier => "an attribute",
            TokenKind::ExclamationIdentifier => "a type",
            TokenKind::Integer => "an integer",
            TokenKind::Float => "a floating-point number",
            TokenKind::String => "a string",
            TokenKind::Dimensions => "a dimension list",
            TokenKind::NumberList => "a list of numbers",
            TokenKind::LeftParen => "'('",
            TokenKind::RightParen => "')'",
            TokenKind::LeftBrace => "'{'",
            TokenKind::RightBrace => "'}'",
            TokenKind::LeftBracket => "'['",
            TokenKind::RightBracket => "']'",
            TokenKind::Less => "'<'",
            TokenKind::Greater => "'>'",
            TokenKind::Comma => "','",
            TokenKind::Colon => "':'",
            TokenKind::ColonColon => "'::'",
            TokenKind::Equal => "'='",
            TokenKind::Arrow => "'->'",
            TokenKind::Minus => "'-'",
            TokenKind::Plus => "'+'",
            TokenKind::Star => "'*'",
            TokenKind::Slash => "'/'",
            TokenKind::Question => "'?'",
            TokenKind::VerticalBar => "'|'",
            TokenKind::Ellipsis => "'...'",
            TokenKind::MetadataBegin => "'{-#'",
            TokenKind::MetadataEnd => "'#-}'",
            TokenKind::Error => "an unknown character",
            TokenKind::Unit => "an operation",
            TokenKind::EndOfFile => "the end of the file",
        }
    }

    /// The same, as an expectation.
    #[must_use]
    pub fn wanted(self) -> Wanted {
        let described = self.describe();
        let sign = described.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\''));
        match (self, sign) {
            (TokenKind::PercentIdentifier, _) => Wanted::Value(described.into()),
            (TokenKind::ExclamationIdentifier, _) => Wanted::Type(described.into()),
            (_, Some(sign)) => Wanted::sign(sign),
            (_, None) => described.into(),
        }
    }
}
