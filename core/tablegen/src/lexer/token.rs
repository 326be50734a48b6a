//! The kinds of tokens, and the operators that begin with `!`.

use abide_source::text::Span;

/// A token and its span.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token {
    /// The kind.
    pub kind: TokenKind,
    /// Its bytes.
    pub span: Span,
}

/// The kind of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// The end of the file.
    EndOfFile,
    /// Invalid bytes; the lexer has reported them.
    Error,
    /// A word that is not reserved.
    Identifier,
    /// `$name`.
    VariableName,
    /// A reserved word.
    Keyword(Keyword),
    /// A decimal or hexadecimal integer.
    Integer(i64),
    /// `0b..`: its value and how many digits it has.
    BinaryInteger(i64, u32),
    /// `"..."`, with its quotes.
    String,
    /// `[{ ... }]`, with its brackets.
    Code,
    /// `!name`.
    Bang(Bang),
    /// `-`
    Minus,
    /// `+`
    Plus,
    /// `[`
    LeftSquare,
    /// `]`
    RightSquare,
    /// `{`
    LeftBrace,
    /// `}`
    RightBrace,
    /// `(`
    LeftParen,
    /// `)`
    RightParen,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `:`
    Colon,
    /// `;`
    Semicolon,
    /// `,`
    Comma,
    /// `.`
    Dot,
    /// `...`
    Ellipsis,
    /// `=`
    Equal,
    /// `?`
    Question,
    /// `#`
    Paste,
}

/// Makes an enumeration of words with their texts, and the way from the one to the other.
macro_rules! words {
    ($(#[doc = $doc:literal])+ $name:ident { $($variant:ident = $($text:literal)|+ ,)* }) => {
        $(#[doc = $doc])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "each is named after its text")]
        pub enum $name { $($variant),* }

        impl $name {
            /// All of them, in the order of this list.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// The variant with this spelling.
            #[must_use]
            pub fn of(text: &[u8]) -> Option<$name> {
                // All begin with a small letter; the length decides most of the time.
                if !text.first()?.is_ascii_lowercase() {
                    return None;
                }
                $($(if text == $text.as_bytes() {
                    return Some($name::$variant);
                })+)*
                None
            }

            /// The text of the keyword.
            #[must_use]
            pub fn text(self) -> &'static str {
                match self {
                    $($name::$variant => words!(@first $($text),+),)*
                }
            }
        }
    };
    (@first $first:literal $(, $rest:literal)*) => { $first };
}

words! {
    /// The reserved words.
    Keyword {
        Assert = "assert", Bit = "bit", Bits = "bits", Class = "class", Code = "code", Dag = "dag",
        Def = "def", Defm = "defm", Defset = "defset", Deftype = "deftype", Defvar = "defvar",
        Dump = "dump", Else = "else", False = "false", Field = "field", Foreach = "foreach",
        If = "if", In = "in", Include = "include", Int = "int", Let = "let", List = "list",
        Multiclass = "multiclass", String = "string", Then = "then", True = "true",
    }
}

words! {
    /// The operators that begin with `!`. `!getop` and `!setop` are older names.
    Bang {
        Add = "add", And = "and", Cast = "cast", Con = "con", Cond = "cond", Dag = "dag",
        Div = "div", Empty = "empty", Eq = "eq", Exists = "exists", Filter = "filter",
        Find = "find", Foldl = "foldl", Foreach = "foreach", Ge = "ge", GetDagArg = "getdagarg",
        GetDagName = "getdagname", GetDagOp = "getdagop" | "getop",
        GetDagOpName = "getdagopname", Gt = "gt", Head = "head", If = "if",
        Initialized = "initialized", Instances = "instances", Interleave = "interleave",
        IsA = "isa", Le = "le", ListConcat = "listconcat", ListFlatten = "listflatten",
        ListRemove = "listremove", ListSplat = "listsplat", LogTwo = "logtwo", Lt = "lt",
        Match = "match", Mul = "mul", Ne = "ne", Not = "not", Or = "or", Range = "range",
        Repr = "repr", SetDagArg = "setdagarg", SetDagName = "setdagname",
        SetDagOp = "setdagop" | "setop", SetDagOpName = "setdagopname", Shl = "shl",
        Size = "size", Sra = "sra", Srl = "srl", StrConcat = "strconcat", Sub = "sub",
        Subst = "subst", Substr = "substr", Tail = "tail", ToLower = "tolower",
        ToUpper = "toupper", Xor = "xor",
    }
}

impl TokenKind {
    /// Whether a statement of a file or block can begin with this token.
    #[must_use]
    pub fn starts_statement(self) -> bool {
        use Keyword as K;
        matches!(
            self,
            TokenKind::Keyword(
                K::Assert
                    | K::Class
                    | K::Def
                    | K::Defm
                    | K::Defset
                    | K::Deftype
                    | K::Defvar
                    | K::Dump
                    | K::Foreach
                    | K::If
                    | K::Include
                    | K::Let
                    | K::Multiclass
            )
        )
    }
}
