//! The intermediate representation: operations in blocks in regions, with typed values that know
//! their uses.
//!
//! Everything lives in arrays and is named by a four-byte id: types and attributes in a
//! [`Context`], which holds each of them once, so that ids are equal exactly where the things are;
//! operations, blocks, regions and values in an [`Ir`]. Ids are not used again
//! unless [`Ir::compact`] renews them, and nothing has an order that comes from hashing.

mod affine;
mod affine_flat;
mod attributes;
mod compact;
mod context;
mod dominators;
mod edit;
mod first_spellings;
mod float;
mod float_text;
mod float_value;
mod handles;
mod id;
mod inner_types;
pub mod integers;
mod opaque;
mod operation;
mod room;
mod snapshot;
mod source_names;
mod types;
mod uses;
mod walk;

pub use affine::{AffineBinary, AffineExpr, AffineExprKind, AffineMap, IntegerSet};
pub use attributes::{Attribute, AttributeKind, DenseData, Integer, number_size, number_words};
pub use compact::Renumbering;
pub(crate) use context::KEPT_BYTECODE_PREFIX;
pub use context::{Context, Identifier};
pub use edit::NewOperation;
pub use float::FloatKind;
pub use opaque::{OpaqueText, TextPiece, relative_lines};
pub use operation::{BlockId, Ir, OperationId, RegionId, ValueDefinition, ValueId};
pub(crate) use room::{Room, make_room};
pub use source_names::{SourceNames, SourcePart};
pub use types::{DYNAMIC, Shape, Type, TypeKind, element_count};
pub use uses::{Operand, Uses};
pub use walk::{Operations, Walk};
