//! The V1 calling convention: what each record is at compile time and at run time.

use super::model::{
    DictTag, Dim, ForeignTag, Primitive, Range, Rank, RecordId, RecordKind, Reflection,
};
use std::fmt::Write as _;

/// The classes of types that the V1 ABI has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TypeClass {
    /// A value type: an integer or floating-point number.
    Value,
    /// An ND-array buffer of value types.
    NdArray,
    /// An ND-array of reference types: a tuple of a list of its values and a list of its dims.
    NdArrayOfReferences,
    /// A string: a list of bytes.
    String,
    /// A tuple: a list of fixed length, each position with its own type. Structures are tuples of
    /// their slots in natural order.
    Tuple,
    /// A typed list: a list of any length with one type for all elements.
    TypedList,
    /// A reference to something that is not described.
    Opaque,
}

impl TypeClass {
    /// The words of the document for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            TypeClass::Value => "value",
            TypeClass::NdArray => "ND-array buffer",
            TypeClass::NdArrayOfReferences => "ND-array of references",
            TypeClass::String => "string",
            TypeClass::Tuple => "tuple",
            TypeClass::TypedList => "typed list",
            TypeClass::Opaque => "opaque reference",
        }
    }
}

/// The form of a type at the boundary of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Representation {
    /// The class of the type.
    pub class: TypeClass,
    /// The MLIR type of the argument or result. Tuples are erased: `!util.list<?>`.
    pub compile_time: String,
    /// The value that the VM passes, with the names of IREE's C API.
    pub run_time: &'static str,
}

/// The representation of a record; a `named` record is that of its slot.
#[must_use]
pub fn representation(reflection: &Reflection<'_>, id: RecordId) -> Representation {
    let id = reflection.unnamed(id);
    let class = class(reflection, id);
    let compile_time = match reflection.record(id).kind {
        RecordKind::Primitive(Primitive::PyStr) => "!util.list<i8>".to_owned(),
        RecordKind::Primitive(primitive) => primitive.to_string(),
        RecordKind::NdArray { element, dims, rank } if class == TypeClass::NdArray => {
            tensor(reflection, element, rank, dims)
        }
        RecordKind::NdArray { element, .. } => {
            let values = list_element(reflection, element);
            format!("!iree.tuple<!util.list<{values}>, !util.list<index>>")
        }
        RecordKind::HomogeneousList { element } => {
            format!("!util.list<{}>", list_element(reflection, element))
        }
        RecordKind::Foreign { tag: ForeignTag::UniformList, fields } => {
            let element = reflection.children(fields).first();
            let element = element.map_or("?".to_owned(), |id| list_element(reflection, *id));
            format!("!util.list<{element}>")
        }
        RecordKind::Sequence { .. } | RecordKind::Dict { .. } | RecordKind::Foreign { .. } => {
            "!util.list<?>".to_owned()
        }
        _ => "?".to_owned(),
    };
    let run_time = match class {
        TypeClass::Value => "iree_vm_value",
        TypeClass::NdArray => "iree_hal_buffer_view",
        TypeClass::String => "iree_vm_list of i8",
        TypeClass::Tuple => "iree_vm_list of variant",
        TypeClass::TypedList => "iree_vm_list of one type",
        TypeClass::NdArrayOfReferences => "iree_vm_list of values and dims",
        TypeClass::Opaque => "iree_vm_ref",
    };
    Representation { class, compile_time, run_time }
}

/// The class of a record.
fn class(reflection: &Reflection<'_>, id: RecordId) -> TypeClass {
    match reflection.record(id).kind {
        RecordKind::Primitive(Primitive::PyStr) => TypeClass::String,
        RecordKind::Primitive(_) => TypeClass::Value,
        RecordKind::NdArray { element, .. } => match reflection.record(element).kind {
            // An array whose elements the producer could not map is still an array of values.
            RecordKind::Primitive(Primitive::PyStr) => TypeClass::NdArrayOfReferences,
            RecordKind::Primitive(_) | RecordKind::Unknown | RecordKind::OtherWord => {
                TypeClass::NdArray
            }
            RecordKind::Null | RecordKind::Malformed => TypeClass::NdArray,
            _ => TypeClass::NdArrayOfReferences,
        },
        RecordKind::Sequence { .. } | RecordKind::Dict { .. } => TypeClass::Tuple,
        RecordKind::HomogeneousList { .. } => TypeClass::TypedList,
        RecordKind::Foreign { tag: ForeignTag::UniformList, .. } => TypeClass::TypedList,
        RecordKind::Foreign { .. } => TypeClass::Tuple,
        _ => TypeClass::Opaque,
    }
}

/// The element type of a typed list: a value type or array unchanged, a nested list erased.
fn list_element(reflection: &Reflection<'_>, id: RecordId) -> String {
    match reflection.record(id).kind {
        RecordKind::Primitive(primitive) if primitive != Primitive::PyStr => primitive.to_string(),
        RecordKind::NdArray { element, rank, dims }
            if class(reflection, id) == TypeClass::NdArray =>
        {
            tensor(reflection, element, rank, dims)
        }
        RecordKind::Sequence { .. }
        | RecordKind::Dict { .. }
        | RecordKind::HomogeneousList { .. } => "!util.list<?>".to_owned(),
        _ => "?".to_owned(),
    }
}

/// The tensor type of an array, such as `tensor<4x?xf32>`; `*` for an unknown rank, `?` for an
/// unknown dim or element type. Where rank and dims disagree, the dims count.
fn tensor(reflection: &Reflection<'_>, element: RecordId, rank: Rank, dims: Range) -> String {
    let dims = reflection.dims(dims);
    let mut out = "tensor<".to_owned();
    if dims.is_empty() && rank == Rank::Unknown {
        out.push_str("*x");
    }
    for dim in dims {
        // Writing to a String cannot fail.
        let _ = match dim {
            Dim::Known(dim) => write!(out, "{dim}x"),
            Dim::Unknown | Dim::Wide | Dim::Malformed => write!(out, "?x"),
        };
    }
    match reflection.record(element).kind {
        RecordKind::Primitive(primitive) => {
            let _ = write!(out, "{primitive}");
        }
        _ => out.push('?'),
    }
    out.push('>');
    out
}

/// Whether a record is a structure whose slots have keys.
pub(super) fn is_dict(kind: RecordKind) -> bool {
    matches!(kind, RecordKind::Dict { tag: DictTag::Sdict | DictTag::SdictKwargs, .. })
}

/// The tensor type of an ndarray record that is one of values.
pub(super) fn tensor_type(reflection: &Reflection<'_>, id: RecordId) -> Option<String> {
    match reflection.record(id).kind {
        RecordKind::NdArray { element, rank, dims }
            if class(reflection, id) == TypeClass::NdArray =>
        {
            Some(tensor(reflection, element, rank, dims))
        }
        _ => None,
    }
}
