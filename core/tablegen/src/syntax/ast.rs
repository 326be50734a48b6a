//! The syntax tree of a file. Every node has its bytes; unreadable parts are left out, and have a diagnostic.

use crate::interner::Symbol;
use crate::lexer::Bang;
use abide_source::text::Span;

/// A name and its span.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub symbol: Symbol,
    /// Its bytes.
    pub span: Span,
}

/// A statement of a file or a block.
#[derive(Debug, Clone, PartialEq)]
pub struct Statement {
    /// All its bytes, from the keyword on.
    pub span: Span,
    /// The kind.
    pub kind: StatementKind,
}

/// The kinds of statements.
#[derive(Debug, Clone, PartialEq)]
pub enum StatementKind {
    /// `include "path"`
    Include(Include),
    /// `assert condition, message;`
    Assert(Assert),
    /// `class Name<..> : .. {..}`
    Class(Class),
    /// `def name : .. {..}`
    Def(Def),
    /// `defm name : ..;`
    Defm(Defm),
    /// `defset list<Type> name = {..}`
    Defset(Defset),
    /// `deftype Name = Type;`
    Deftype(Name, TypeExpr),
    /// `defvar name = value;`
    Defvar(Name, Expr),
    /// `dump message;`
    Dump(Dump),
    /// `foreach name = list in ..`
    Foreach(Box<Foreach>),
    /// `if condition then .. else ..`
    If(Box<If>),
    /// `let name = value, .. in ..`
    Let(Let),
    /// `multiclass Name<..> : .. {..}`
    Multiclass(Multiclass),
}

/// `include "path"`.
#[derive(Debug, Clone, PartialEq)]
pub struct Include {
    /// The decoded path.
    pub path: Vec<u8>,
    /// The string.
    pub path_span: Span,
}

/// `assert condition, message;`.
#[derive(Debug, Clone, PartialEq)]
pub struct Assert {
    /// The condition.
    pub condition: Expr,
    /// The message if it is false.
    pub message: Expr,
}

/// `dump message;`.
#[derive(Debug, Clone, PartialEq)]
pub struct Dump {
    /// The message.
    pub message: Expr,
    /// `dump`, where LLVM reports it.
    pub span: Span,
}

/// `class Name<..> : .. {..}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Class {
    /// Its name.
    pub name: Name,
    /// The template arguments.
    pub arguments: Box<[Declaration]>,
    /// The parents and fields.
    pub body: Body,
}

/// `def name : .. {..}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Def {
    /// The name, if it has one.
    pub name: Option<Expr>,
    /// `def`.
    pub keyword: Span,
    /// The parents and fields.
    pub body: Body,
}

/// `defm name : ..;`.
#[derive(Debug, Clone, PartialEq)]
pub struct Defm {
    /// The beginning of the names of its records, if it has one.
    pub name: Option<Expr>,
    /// The multiclasses, followed by classes.
    pub parents: Box<[Parent]>,
}

/// `defset list<Type> name = {..}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Defset {
    /// The type of the list.
    pub type_: TypeExpr,
    /// Its name.
    pub name: Name,
    /// The statements that define its records.
    pub block: Block,
}

/// `foreach name = list in ..`.
#[derive(Debug, Clone, PartialEq)]
pub struct Foreach {
    /// The iteration variable.
    pub name: Name,
    /// The elements.
    pub over: ForeachOver,
    /// The repeated block.
    pub block: Block,
}

/// The values that a `foreach` statement iterates over.
#[derive(Debug, Clone, PartialEq)]
pub enum ForeachOver {
    /// `{0-3, 5}`
    Ranges(Vec<RangePiece>),
    /// A list, or an integer that begins a range.
    Value(Expr, Option<RangeEnd>),
}

/// `if condition then .. else ..`.
#[derive(Debug, Clone, PartialEq)]
pub struct If {
    /// The condition.
    pub condition: Expr,
    /// The block if it holds.
    pub then: Block,
    /// The block if it does not hold.
    pub otherwise: Option<Block>,
}

/// `let name = value, .. in ..`.
#[derive(Debug, Clone, PartialEq)]
pub struct Let {
    /// The values.
    pub items: Vec<LetItem>,
    /// The block that they apply to.
    pub block: Block,
}

/// `multiclass Name<..> : .. {..}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Multiclass {
    /// Its name.
    pub name: Name,
    /// The template arguments.
    pub arguments: Box<[Declaration]>,
    /// The multiclasses whose records it has, too.
    pub parents: Box<[Parent]>,
    /// The end of the text before its statements.
    pub head_end: u32,
    /// Its statements.
    pub statements: Vec<Statement>,
}

/// One statement, or several in braces.
#[derive(Debug, Clone, PartialEq)]
pub struct Block {
    /// All its bytes.
    pub span: Span,
    /// Whether it is in braces.
    pub is_braced: bool,
    /// The statements.
    pub statements: Vec<Statement>,
}

/// The text after the name of a class or `def`.
#[derive(Debug, Clone, PartialEq)]
pub struct Body {
    /// The classes that it inherits from.
    pub parents: Box<[Parent]>,
    /// Whether one of these could not be read.
    pub lacks_parents: bool,
    /// The items in braces.
    pub items: Box<[BodyItem]>,
    /// The braces, or the semicolon.
    pub span: Span,
}

/// A class or multiclass, with the arguments that it is given.
#[derive(Debug, Clone, PartialEq)]
pub struct Parent {
    /// Its name.
    pub name: Name,
    /// The arguments in angle brackets.
    pub arguments: Box<[Argument]>,
    /// All its bytes.
    pub span: Span,
}

/// A value in angle brackets.
#[derive(Debug, Clone, PartialEq)]
pub struct Argument {
    /// `name =`, if present: the value that LLVM reads as the name.
    pub name: Option<Box<Expr>>,
    /// The value.
    pub value: Expr,
}

/// An item in the braces of a class or `def`.
#[derive(Debug, Clone, PartialEq)]
pub enum BodyItem {
    /// `assert condition, message;`
    Assert(Assert),
    /// `defvar name = value;`
    Defvar(Name, Expr),
    /// `dump message;`
    Dump(Dump),
    /// `Type name = value;`
    Declaration(Declaration),
    /// `let name{bits} = value;`
    Let(LetItem),
    /// An unreadable item: its type, if only the name after it is missing; the readable part of the value where
    /// parsing ended; the field of a `let`.
    Error(Option<Box<TypeExpr>>, Option<Box<Expr>>, Option<Name>),
}

/// `Type name = value`: a field or a template argument.
#[derive(Debug, Clone, PartialEq)]
pub struct Declaration {
    /// Whether it begins with `field`: it may stay without a value.
    pub is_field: bool,
    /// The type.
    pub type_: TypeExpr,
    /// The name.
    pub name: Name,
    /// The value, if it has one.
    pub value: Option<Expr>,
}

/// `name{bits} = value` after `let`.
#[derive(Debug, Clone, PartialEq)]
pub struct LetItem {
    /// The field.
    pub name: Name,
    /// The bits that are set; `None` for all.
    pub bits: Option<Vec<RangePiece>>,
    /// The way in which the value combines with the field's own.
    pub mode: LetMode,
    /// The value.
    pub value: Expr,
}

/// The way in which the value of a `let` combines with the field's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetMode {
    /// The new value takes its place.
    Replace,
    /// The new value is appended to it.
    Append,
    /// The new value is prepended to it.
    Prepend,
}

/// A type.
#[derive(Debug, Clone, PartialEq)]
pub struct TypeExpr {
    /// All its bytes.
    pub span: Span,
    /// The kind.
    pub kind: TypeKind,
}

/// The kinds of types.
#[derive(Debug, Clone, PartialEq)]
pub enum TypeKind {
    /// `bit`
    Bit,
    /// `bits<n>`
    Bits(u64),
    /// `int`
    Int,
    /// `string`
    String,
    /// `code`
    Code,
    /// `dag`
    Dag,
    /// `list<Type>`
    List(Box<TypeExpr>),
    /// A class, or the name of a `deftype`.
    Named(Symbol),
}

/// A value of the source text.
#[derive(Debug, Clone, PartialEq)]
pub struct Expr {
    /// All its bytes.
    pub span: Span,
    /// The kind.
    pub kind: ExprKind,
}

/// The kinds of values. Values are very numerous, so each is small: larger parts are boxed.
#[derive(Debug, Clone, PartialEq)]
pub enum ExprKind {
    /// An integer, `true` or `false`.
    Integer(i64),
    /// `0b..`: the value and how many digits it has.
    Binary(i64, u32),
    /// Adjacent strings.
    String(Symbol),
    /// `[{ .. }]`
    Code(Symbol),
    /// `?`
    Unset,
    /// A name.
    Name(Symbol),
    /// `Class<..>`: an anonymous record.
    Record(Box<Parent>),
    /// `{ .. }`
    Bits(Box<[Expr]>),
    /// `[ .. ]`
    List(Box<[Expr]>),
    /// `[ .. ]<Type>`
    TypedList(Box<(Box<[Expr]>, TypeExpr)>),
    /// `(operator:$name argument, ..)`
    Dag(Box<Dag>),
    /// `!operator(..)`, where the arguments are values.
    Bang(Bang, Box<[Expr]>),
    /// `!operator<Type>(..)`, where the arguments are values.
    TypedBang(Bang, Box<(TypeExpr, Box<[Expr]>)>),
    /// `!cond(condition : value, ..)`
    Cond(Box<[(Expr, Expr)]>),
    /// `!foldl(start, list, a, b, value)`
    Foldl(Box<Foldl>),
    /// `!foreach(name, list, value)` and `!filter(name, list, condition)`
    Foreach(Bang, Name, Box<(Expr, Expr)>),
    /// `value{bits}`
    BitRange(Box<(Expr, Vec<RangePiece>)>),
    /// `value[elements]`
    Slice(Box<ListSlice>),
    /// `value.field`
    Field(Box<Expr>, Name),
    /// `value # value`
    Paste(Box<Paste>),
    /// An unreadable value, which has been reported.
    Error,
}

/// `(operator:$name argument, ..)`.
#[derive(Debug, Clone, PartialEq)]
pub struct Dag {
    /// The operator.
    pub operator: Expr,
    /// Its name.
    pub name: Option<Symbol>,
    /// The arguments: a value, a name or both.
    pub arguments: Box<[(Option<Expr>, Option<Symbol>)]>,
}

/// `value[elements]`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListSlice {
    /// The list.
    pub list: Expr,
    /// The selected elements.
    pub elements: Vec<SliceElement>,
    /// Whether there is a final comma, so that one element is a list, too.
    pub has_comma: bool,
}

/// `value # value`.
#[derive(Debug, Clone, PartialEq)]
pub struct Paste {
    /// The left side.
    pub left: Expr,
    /// The right side, if present.
    pub right: Option<Expr>,
    /// `#`.
    pub span: Span,
}

/// `!foldl(start, list, a, b, value)`.
#[derive(Debug, Clone, PartialEq)]
pub struct Foldl {
    /// The initial value.
    pub start: Expr,
    /// The list.
    pub list: Expr,
    /// The name of the intermediate result.
    pub accumulator: Name,
    /// The name of the element.
    pub element: Name,
    /// The next value.
    pub value: Expr,
}

/// A bit or a range of bits.
#[derive(Debug, Clone, PartialEq)]
pub struct RangePiece {
    /// The first.
    pub start: Expr,
    /// The last, if there are several.
    pub end: Option<RangeEnd>,
    /// The position after it.
    pub after: Span,
}

/// An element of a list or a range of elements.
#[derive(Debug, Clone, PartialEq)]
pub struct SliceElement {
    /// The first, or a list of them.
    pub start: Expr,
    /// The last, if there are several.
    pub end: Option<RangeEnd>,
}

/// The end of a range.
#[derive(Debug, Clone, PartialEq)]
pub enum RangeEnd {
    /// `... value` or `- value`
    Value(Box<Expr>),
    /// `-5` directly after the first value: the token is a negative number.
    Negative(i64, Span),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half of a tree's memory is values, which move with each read.
    #[test]
    fn values_are_small() {
        assert_eq!(size_of::<Expr>(), 32);
        assert_eq!(size_of::<Argument>(), 40);
    }
}
