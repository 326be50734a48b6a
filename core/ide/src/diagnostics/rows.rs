//! The causes that other errors follow from: rows of the one table of follow-up errors.

/// A row of the table: a cause that other errors follow from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Row {
    /// A syntax error in the operation or on the line.
    BrokenOperation,
    /// A value whose definition has a syntax error.
    BrokenDefinition,
    /// A syntax error in the head of the function.
    BrokenHead,
    /// A token that the operation lacks on an earlier line.
    EarlierToken,
    /// An error of syntax, names or types in the operation or on the line.
    KnownError,
    /// An error in the form of an operation on the line.
    ErrorInForm,
    /// The alias is defined, or its absence is already reported.
    KnownAlias,
    /// A block whose last operation could not be read.
    OpenBlock,
    /// A missing or surplus brace.
    MissingBrace,
    /// The check of aliases reports it.
    AliasTable,
    /// The check of names of the whole file reports it.
    OutsideFunctions,
    /// Operations outside of modules may see other symbols.
    OtherSymbols,
    /// The text of a function is checked with the function.
    WithinFunction,
    /// An undescribed operation may be the parent.
    OtherParent,
    /// The head of an operation is checked without its body.
    WithoutBody,
    /// The block ends with an unknown operation.
    UnknownTerminator,
    /// The function may not be isolated, and the value is defined around it.
    DefinedAround,
    /// The parser of operations reads the whole text.
    WholeText,
}

impl Row {
    /// All rows.
    pub const ALL: [Row; 18] = [
        Row::BrokenOperation,
        Row::BrokenDefinition,
        Row::BrokenHead,
        Row::EarlierToken,
        Row::KnownError,
        Row::ErrorInForm,
        Row::KnownAlias,
        Row::OpenBlock,
        Row::MissingBrace,
        Row::AliasTable,
        Row::OutsideFunctions,
        Row::OtherSymbols,
        Row::WithinFunction,
        Row::OtherParent,
        Row::WithoutBody,
        Row::UnknownTerminator,
        Row::DefinedAround,
        Row::WholeText,
    ];

    /// The name of the row.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Row::BrokenOperation => "broken-operation",
            Row::BrokenDefinition => "broken-definition",
            Row::BrokenHead => "broken-head",
            Row::EarlierToken => "earlier-token",
            Row::KnownError => "known-error",
            Row::ErrorInForm => "error-in-form",
            Row::KnownAlias => "known-alias",
            Row::OpenBlock => "open-block",
            Row::MissingBrace => "missing-brace",
            Row::AliasTable => "alias-table",
            Row::OutsideFunctions => "outside-functions",
            Row::OtherSymbols => "other-symbols",
            Row::WithinFunction => "within-function",
            Row::OtherParent => "other-parent",
            Row::WithoutBody => "without-body",
            Row::UnknownTerminator => "unknown-terminator",
            Row::DefinedAround => "defined-around",
            Row::WholeText => "whole-text",
        }
    }

    /// The reason for leaving out a diagnostic.
    #[must_use]
    pub fn reason(self) -> &'static str {
        match self {
            Row::BrokenOperation => "the operation or line has a syntax error",
            Row::BrokenDefinition => "the definition of the value has a syntax error",
            Row::BrokenHead => "the head of the function has a syntax error",
            Row::EarlierToken => "the operation lacks a token on an earlier line",
            Row::KnownError => "the operation or line has another error",
            Row::ErrorInForm => "an operation on the line has an error in its form",
            Row::KnownAlias => "the alias is defined, or reported as undefined",
            Row::OpenBlock => "the end of the block could not be read",
            Row::MissingBrace => "a brace is missing or surplus",
            Row::AliasTable => "the check of aliases reports it",
            Row::OutsideFunctions => "the check of names reports it",
            Row::OtherSymbols => "operations outside of modules may see other symbols",
            Row::WithinFunction => "the function is checked by itself",
            Row::OtherParent => "the operation around may be its parent",
            Row::WithoutBody => "the body of the operation is checked by itself",
            Row::UnknownTerminator => "the block ends with an unknown operation",
            Row::DefinedAround => "the value is defined around the function",
            Row::WholeText => "the whole text can be read",
        }
    }
}
