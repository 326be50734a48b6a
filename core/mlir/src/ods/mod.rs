//! Dialects as data: operations as described by MLIR's operation definition specification (ODS).
//!
//! A [`DialectDescription`] lists for each operation the operands, attributes, results, regions and successors, its
//! guarantees ([`Traits`], [`ParametricTrait`]) and its syntax ([`Syntax`]). Parser, printer, verifier, hover and
//! completion all read this description. It is kept apart from its users, because other sources can fill the same
//! form, such as the JSON that TableGen prints for the `.td` files of a dialect.
//!
//! [`Dialects::read`] and [`Dialects::with_files`] read our notation: one file per dialect, in which constraints,
//! traits and formats have the names and the grammar of ODS.
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
//! `form "aten.*" { operands attr-dict … }` gives a form to operations that others describe
//! ([`DialectDescription::overlay`]). `class Name { … }` holds the common parts of several operations (`op x "…" :
//! Name`), and `type Name = …` and `attribute Name = …` name constraints. `typedef` and `attrdef` describe types and
//! attributes with parameters. `about addi "…"` is the summary of an operation that another file describes. `until 19 op`
//! after an operation describes it for LLVM 19 and older; a registry is of one version. A C++-only condition is
//! `CPred<"…">`. `Display` prints a [`DialectDescription`] in this notation.

pub mod constraint;
mod declared_form;
mod described;
mod description;
mod dialects;
mod enumeration;
mod facts;
pub mod format;
mod groups;
mod irdl;
mod llvm_version;
mod overlay;
mod reader;
pub mod records;
mod store;
mod term;
mod traits;
mod transform;
mod writer;

pub use description::{
    Arity, AsmInterface, AttributeDescription, DefinitionLocation, DialectDescription, Gap,
    OpDescription, OtherOp, ParameterDescription, ParametricDescription, Presence,
    RegionConstraint, RegionDescription, Storage, SuccessorDescription, Syntax, ValueDescription,
};
pub use dialects::{DescriptionFile, Dialects};
pub use enumeration::{EnumCase, EnumDescription, EnumSpelling, KeywordAffixes};
pub use facts::{NoFacts, TypeFacts, TypeInterface};
pub use groups::{Groups, operand_groups, result_groups};
pub(crate) use groups::{has_negative_segment, segments};
pub use irdl::dialects_of_irdl;
pub use llvm_version::LlvmVersion;
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
    /// An attribute that has its own type.
    Attribute(usize),
}

/// The reason why a description file could not be read. What was read before and after is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// The line, from one.
    pub line: u32,
    /// The message.
    pub message: String,
}
