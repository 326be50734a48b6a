//! Dialects as data: what MLIR's operation definition specification (ODS) says of operations.
//!
//! A [`DialectDescription`] says of each operation what its operands, attributes, results, regions
//! and successors are, what it promises ([`Traits`], [`ParametricTrait`]) and how it is written
//! ([`Syntax`]). Parser, printer, verifier, hover and completion all read this description. It is
//! kept apart from what uses it: the same form can be filled from other sources, such as the JSON
//! that TableGen prints for the `.td` files of a dialect.
//!
//! [`Dialects::read`] and [`Dialects::with_files`] read our notation: one file per dialect, in which constraints, traits and
//! formats have the names and the grammar of ODS.
//!
//! ```text
//! dialect arith "Arithmetic on integers and floating-point numbers"
//! enum CmpIPredicate : i64 { eq = 0, ne = 1 }
//! op cmpi "Compares two integers" {
//!   operands   lhs: SignlessIntegerLike, rhs: SignlessIntegerLike
//!   attributes predicate: CmpIPredicate
//!   results    result: BoolLike
//!   traits     Pure, SameTypeOperands, TypesMatchWith<"…", lhs, result, i1_same_shape>
//!   format     $predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)
//! }
//! ```
//!
//! `form "aten.*" { operands attr-dict … }` gives operations a form that others describe
//! ([`DialectDescription::overlay`]). `class Name { … }` holds what several operations have in common (`op x "…" : Name`), and
//! `type Name = …` and `attribute Name = …` give constraints names. `typedef` and `attrdef` describe types and
//! attributes with parameters; `older op` behind an operation is that in an older version, `newest op` that in today's where the two have other values; `varies` says that versions of the dialect write an operation in different
//! forms, `newer` what tells such a form; a condition that only C++ knows is `CPred<"…">`. A
//! [`DialectDescription`] is written in this notation by its `Display`.

pub mod constraint;
mod described;
mod description;
mod dialects;
mod facts;
pub mod format;
mod groups;
mod overlay;
mod reader;
pub mod records;
mod store;
mod term;
mod traits;
mod transform;
mod versions;
mod writer;

pub use description::{
    Arity, Around, AsmInterface, AttributeDescription, DialectDescription, EnumCase,
    EnumDescription, EnumSpelling, Gap, NewerForm, OpDescription, ParameterDescription,
    ParametricDescription, Place, Presence, RegionConstraint, RegionDescription,
    SuccessorDescription, Syntax, ValueDescription,
};
pub use dialects::{DescriptionFile, Dialects};
pub use facts::{NoFacts, TypeFacts, TypeInterface};
pub use groups::{Groups, operand_groups, result_groups};
pub(crate) use groups::{groups, segments};
pub use overlay::{FormOverlay, read_overlay};
pub use traits::{
    Matched, MemoryEffect, OpPredicate, ParametricTrait, Trait, Traits, TypeTransform,
};

/// A part of an operation that has a type, by its index in the description.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ValueReference {
    /// An operand.
    Operand(usize),
    /// A result.
    Result(usize),
    /// An attribute that has a type of its own.
    Attribute(usize),
}

/// Why a description file could not be read. What was read before and after is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// The line, from one.
    pub line: u32,
    /// What is wrong.
    pub message: String,
}
