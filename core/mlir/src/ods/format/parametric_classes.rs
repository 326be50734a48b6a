//! The classes of C++ that parameters of types and attributes have, and how each is written.

use super::parametric::{FormParameter, ParameterKind};
use super::parametric_defaults::written_default;
use crate::ods::{DialectDescription, Dialects, EnumSpelling, ParameterDescription};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The textual forms of C++ classes, by the last part of their names, with the namespace of each.
#[derive(Default)]
pub(super) struct Classes<'d> {
    by_name: FxHashMap<&'d str, Vec<(&'d str, ParameterKind)>>,
    enum_attributes: FxHashMap<String, ParameterKind>,
    enums: FxHashMap<&'d str, ParameterKind>,
    /// Whether attributes are stored once. Classes of attributes without a description have no form of their own then.
    pub(super) linked: bool,
}

impl<'d> Classes<'d> {
    pub(super) fn new(dialects: &'d Dialects) -> Classes<'d> {
        Classes::of(dialects.dialects())
    }

    pub(super) fn of(dialects: impl Iterator<Item = &'d DialectDescription>) -> Classes<'d> {
        let mut all = Classes::default();
        for dialect in dialects {
            for one in &dialect.types {
                let is_written = one.format.is_some() || one.is_custom;
                let kind = ParameterKind::TypeOf(one.name.clone());
                all.add(&one.class, if is_written { kind } else { ParameterKind::Type });
            }
            for one in &dialect.attributes {
                let is_written = one.format.is_some() || one.is_custom;
                let kind = ParameterKind::AttributeOf(one.name.clone());
                all.add(&one.class, if is_written { kind } else { ParameterKind::Attribute });
            }
            for one in &dialect.enums {
                all.enums.entry(&one.name).or_insert_with(|| ParameterKind::Word(Arc::clone(one)));
                if matches!(one.spelling, EnumSpelling::Dialect { .. }) {
                    let kind = ParameterKind::EnumAttribute(Arc::clone(one));
                    all.enum_attributes.entry(format!("{}Attr", one.name)).or_insert(kind);
                }
            }
        }
        all
    }

    fn add(&mut self, class: &'d str, kind: ParameterKind) {
        let last = class.rsplit("::").next().unwrap_or(class);
        self.by_name.entry(last).or_default().push((class, kind));
    }

    /// Looks up a class that may omit namespaces, as `user` refers to it; prefers one in the same namespace.
    fn find(&self, class: &str, user: &str) -> Option<ParameterKind> {
        let last = class.rsplit("::").next()?;
        let is_meant = |full: &str| {
            full.strip_suffix(class)
                .is_some_and(|before| before.is_empty() || before.ends_with("::"))
        };
        let folder = user.rsplit_once("::").map_or("", |(folder, _)| folder);
        let found = self.by_name.get(last).into_iter().flatten();
        let mut found = found.filter(|(full, _)| is_meant(full));
        let own = found
            .clone()
            .find(|(full, _)| full.rsplit_once("::").is_some_and(|(own, _)| own == folder));
        let found = own.or_else(|| found.next()).map(|(_, kind)| kind.clone());
        found.or_else(|| self.enum_attributes.get(last).or_else(|| self.enums.get(last)).cloned())
    }
}

/// A parameter of a type or an attribute whose own class is `user`.
pub(super) fn parameter(
    own: &ParameterDescription,
    user: &str,
    classes: &Classes<'_>,
) -> FormParameter {
    let (class, is_list) = element_class(&own.class);
    let kind = match &own.words {
        _ if own.is_custom => ParameterKind::Unknown,
        Some(words) if own.lists_words => ParameterKind::Words(Arc::clone(words)),
        Some(words) => ParameterKind::Word(Arc::clone(words)),
        None => match kind(class).or_else(|| classes.find(class, user)) {
            Some(ParameterKind::AttributeOf(name)) if classes.linked => {
                ParameterKind::Linked(Some(name))
            }
            None if classes.linked && class.ends_with("Attr") => ParameterKind::Linked(None),
            kind => kind.unwrap_or(ParameterKind::Unknown),
        },
    };
    let default = own.default.as_deref().and_then(|text| written_default(text, &kind, is_list));
    FormParameter {
        name: own.name.clone(),
        is_list,
        is_optional: own.default.is_some(),
        default,
        class: own.class.clone(),
        is_self_type: own.is_self_type,
        kind,
    }
}

/// A class without namespaces of LLVM and MLIR; of a list, that of its elements.
fn element_class(class: &str) -> (&str, bool) {
    let class = plain(class);
    for list in ["ArrayRef<", "SmallVector<"] {
        if let Some(inner) = class.strip_prefix(list).and_then(|rest| rest.strip_suffix('>')) {
            return (plain(inner.split(',').next().unwrap_or(inner)), true);
        }
    }
    let inner = class.strip_prefix("std::optional<").and_then(|rest| rest.strip_suffix('>'));
    (plain(inner.unwrap_or(class)), false)
}

pub(super) fn plain(class: &str) -> &str {
    let class = class.trim().trim_start_matches("::");
    class.strip_prefix("mlir::").or_else(|| class.strip_prefix("llvm::")).unwrap_or(class)
}

/// Returns the textual form of the classes of C++ and of MLIR itself.
fn kind(class: &str) -> Option<ParameterKind> {
    Some(match class {
        "bool" => ParameterKind::Boolean,
        "float" | "double" => ParameterKind::Float,
        "int" | "unsigned" | "unsigned int" | "size_t" | "int8_t" | "int16_t" | "int32_t"
        | "int64_t" | "uint8_t" | "uint16_t" | "uint32_t" | "uint64_t" | "APInt" => {
            ParameterKind::Integer
        }
        "StringRef" => ParameterKind::Text,
        "AffineMap" => ParameterKind::AffineMap,
        "Attribute"
        | "TypedAttr"
        | "ArrayAttr"
        | "DictionaryAttr"
        | "IntegerAttr"
        | "BoolAttr"
        | "FloatAttr"
        | "StringAttr"
        | "TypeAttr"
        | "UnitAttr"
        | "SymbolRefAttr"
        | "FlatSymbolRefAttr"
        | "AffineMapAttr"
        | "IntegerSetAttr"
        | "ElementsAttr"
        | "DenseElementsAttr"
        | "DenseIntElementsAttr"
        | "DenseFPElementsAttr" => ParameterKind::Attribute,
        "DenseBoolArrayAttr" => ParameterKind::DenseArray("i1".into()),
        "DenseI8ArrayAttr" => ParameterKind::DenseArray("i8".into()),
        "DenseI16ArrayAttr" => ParameterKind::DenseArray("i16".into()),
        "DenseI32ArrayAttr" => ParameterKind::DenseArray("i32".into()),
        "DenseI64ArrayAttr" => ParameterKind::DenseArray("i64".into()),
        "DenseF32ArrayAttr" => ParameterKind::DenseArray("f32".into()),
        "DenseF64ArrayAttr" => ParameterKind::DenseArray("f64".into()),
        "Type" | "IntegerType" | "FloatType" | "IndexType" | "RankedTensorType" | "TensorType"
        | "VectorType" | "MemRefType" | "BaseMemRefType" | "ShapedType" | "FunctionType"
        | "TupleType" | "ComplexType" => ParameterKind::Type,
        interface if interface.ends_with("TypeInterface") => ParameterKind::Type,
        _ => return None,
    })
}
