//! The syntax tree of a file. Every node has its bytes; what could not be read is left out, and has
//! a diagnostic.

use crate::interner::Symbol;
use crate::lexer::Bang;
use abide_source::text::Span;

/// A name and where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub symbol: Symbol,
    /// Its bytes.
    pub span: Span,
}

/// What can stand in a file or in a block.
#[derive(Debug, Clone, PartialEq)]
pub struct Statement {
    /// All its bytes, from the keyword on.
    pub span: Span,
    /// What it is.
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
    /// The path as the string says it, decoded.
    pub path: Vec<u8>,
    /// The string.
    pub path_span: Span,
}

/// `assert condition, message;`.
#[derive(Debug, Clone, PartialEq)]
pub struct Assert {
    /// What must be true.
    pub condition: Expr,
    /// What is said where it is not.
    pub message: Expr,
}

/// `dump message;`.
#[derive(Debug, Clone, PartialEq)]
pub struct Dump {
    /// What is said.
    pub message: Expr,
    /// `dump`, where LLVM says it.
    pub span: Span,
}

/// `class Name<..> : .. {..}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Class {
    /// Its name.
    pub name: Name,
    /// What it is told by who inherits from it.
    pub arguments: Box<[Declaration]>,
    /// What it inherits from, and its fields.
    pub body: Body,
}

/// `def name : .. {..}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Def {
    /// The name, where it has one.
    pub name: Option<Expr>,
    /// `def`.
    pub keyword: Span,
    /// What it inherits from, and its fields.
    pub body: Body,
}

/// `defm name : ..;`.
#[derive(Debug, Clone, PartialEq)]
pub struct Defm {
    /// The beginning of the names of its records, where it has one.
    pub name: Option<Expr>,
    /// The multiclasses, and behind them classes.
    pub parents: Box<[Parent]>,
}

/// `defset list<Type> name = {..}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Defset {
    /// The type of the list.
    pub type_: TypeExpr,
    /// Its name.
    pub name: Name,
    /// What defines its records.
    pub block: Block,
}

/// `foreach name = list in ..`.
#[derive(Debug, Clone, PartialEq)]
pub struct Foreach {
    /// What holds one element after the other.
    pub name: Name,
    /// The elements.
    pub over: ForeachOver,
    /// What is repeated.
    pub block: Block,
}

/// What a `foreach` statement goes over.
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
    /// What is done where it holds.
    pub then: Block,
    /// What is done where it does not.
    pub otherwise: Option<Block>,
}

/// `let name = value, .. in ..`.
#[derive(Debug, Clone, PartialEq)]
pub struct Let {
    /// The values.
    pub items: Vec<LetItem>,
    /// Where they hold.
    pub block: Block,
}

/// `multiclass Name<..> : .. {..}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Multiclass {
    /// Its name.
    pub name: Name,
    /// What it is told by each `defm`.
    pub arguments: Box<[Declaration]>,
    /// The multiclasses whose records it has, too.
    pub parents: Box<[Parent]>,
    /// What it defines.
    pub statements: Vec<Statement>,
}

/// One statement, or several in braces.
#[derive(Debug, Clone, PartialEq)]
pub struct Block {
    /// All its bytes.
    pub span: Span,
    /// Whether it stands in braces.
    pub is_braced: bool,
    /// The statements.
    pub statements: Vec<Statement>,
}

/// What stands behind the name of a class or `def`.
#[derive(Debug, Clone, PartialEq)]
pub struct Body {
    /// The classes that it inherits from.
    pub parents: Box<[Parent]>,
    /// Whether one of these could not be read.
    pub lacks_parents: bool,
    /// What stands in braces.
    pub items: Box<[BodyItem]>,
    /// The braces, or the semicolon.
    pub span: Span,
}

/// A class or multiclass, with the arguments that it is given.
#[derive(Debug, Clone, PartialEq)]
pub struct Parent {
    /// Its name.
    pub name: Name,
    /// What stands in angle brackets.
    pub arguments: Box<[Argument]>,
    /// All its bytes.
    pub span: Span,
}

/// A value in angle brackets.
#[derive(Debug, Clone, PartialEq)]
pub struct Argument {
    /// `name =`, where it stands: the value that LLVM reads as the name.
    pub name: Option<Box<Expr>>,
    /// The value.
    pub value: Expr,
}

/// What stands in the braces of a class or `def`.
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
    /// What could not be read, with the type that it begins with, where only the name behind that is missing, and
    /// with what was read of the value in which reading ended, and with the field of a `let`.
    Error(Option<Box<TypeExpr>>, Option<Box<Expr>>, Option<Name>),
}

/// `Type name = value`: a field or a template argument.
#[derive(Debug, Clone, PartialEq)]
pub struct Declaration {
    /// Whether `field` stands before it: it may stay without a value.
    pub is_field: bool,
    /// The type.
    pub type_: TypeExpr,
    /// The name.
    pub name: Name,
    /// The value, where it has one.
    pub value: Option<Expr>,
}

/// `name{bits} = value` behind `let`.
#[derive(Debug, Clone, PartialEq)]
pub struct LetItem {
    /// The field.
    pub name: Name,
    /// The bits that are set, where not all are.
    pub bits: Option<Vec<RangePiece>>,
    /// What becomes of the value that the field has.
    pub mode: LetMode,
    /// The value.
    pub value: Expr,
}

/// What `let` does with the value that a field has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LetMode {
    /// The new value takes its place.
    Replace,
    /// The new value stands behind it.
    Append,
    /// The new value stands before it.
    Prepend,
}

/// A type.
#[derive(Debug, Clone, PartialEq)]
pub struct TypeExpr {
    /// All its bytes.
    pub span: Span,
    /// What it is.
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

/// A value as it is written.
#[derive(Debug, Clone, PartialEq)]
pub struct Expr {
    /// All its bytes.
    pub span: Span,
    /// What it is.
    pub kind: ExprKind,
}

/// The kinds of values. There are very many of them, so each is small: what is larger stands apart.
#[derive(Debug, Clone, PartialEq)]
pub enum ExprKind {
    /// An integer, `true` or `false`.
    Integer(i64),
    /// `0b..`: the value and how many digits it has.
    Binary(i64, u32),
    /// Strings that stand side by side.
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
    /// What could not be read; that has been said.
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
    /// Which of its elements.
    pub elements: Vec<SliceElement>,
    /// Whether a comma stands at the end, so that one element is a list, too.
    pub has_comma: bool,
}

/// `value # value`.
#[derive(Debug, Clone, PartialEq)]
pub struct Paste {
    /// What stands before it.
    pub left: Expr,
    /// What stands behind it, where something does.
    pub right: Option<Expr>,
    /// `#`.
    pub span: Span,
}

/// `!foldl(start, list, a, b, value)`.
#[derive(Debug, Clone, PartialEq)]
pub struct Foldl {
    /// What it begins with.
    pub start: Expr,
    /// What it goes over.
    pub list: Expr,
    /// The name of what has come out so far.
    pub accumulator: Name,
    /// The name of the element.
    pub element: Name,
    /// What comes out next.
    pub value: Expr,
}

/// A bit or a range of bits.
#[derive(Debug, Clone, PartialEq)]
pub struct RangePiece {
    /// The first.
    pub start: Expr,
    /// The last, where there are several.
    pub end: Option<RangeEnd>,
    /// Behind it.
    pub behind: Span,
}

/// An element of a list or a range of elements.
#[derive(Debug, Clone, PartialEq)]
pub struct SliceElement {
    /// The first, or a list of them.
    pub start: Expr,
    /// The last, where there are several.
    pub end: Option<RangeEnd>,
}

/// Where a range ends.
#[derive(Debug, Clone, PartialEq)]
pub enum RangeEnd {
    /// `... value` or `- value`
    Value(Box<Expr>),
    /// `-5` right behind the first value: the token is a negative number.
    Negative(i64, Span),
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half of the memory of a tree is values, which are moved as often as they are read.
    #[test]
    fn values_are_small() {
        assert_eq!(size_of::<Expr>(), 32);
        assert_eq!(size_of::<Argument>(), 40);
    }
}
