//! Constraints on attributes, and the attributes and properties of operations.

use super::Cache;
use super::confinements::confinements;
use super::cpp::plain;
use super::properties::{enum_property, property_presence, storage};
use super::record::Record;
use crate::ods::constraint::{
    AttributeConstraint, AttributePredicate, Confinement, TypeConstraint, TypePredicate,
};
use crate::ods::{AttributeDescription, EnumDescription, Presence};
use abide_source::text::is_word_byte;
use abide_source::types::Signedness;

/// The maximum nesting of attribute constraints.
const MAX_CONSTRAINT_DEPTH: u32 = 16;

impl Cache {
    /// An attribute or a property of an operation.
    pub(super) fn attribute(
        &mut self,
        name: &str,
        about: &str,
        record: Record<'_>,
    ) -> AttributeDescription {
        let constraint = self.attribute_constraint(record, MAX_CONSTRAINT_DEPTH);
        let is_unit = *constraint.predicate() == AttributePredicate::Unit;
        let is_open = is_unit || record.is_broken();
        let presence = if is_open { Presence::Optional } else { presence(record) };
        let presence = match constraint.predicate() {
            AttributePredicate::Enum(one) => with_keyword(presence, one, record),
            AttributePredicate::Unknown(_) if enum_property(record).is_some() => {
                self.with_number_of_case(presence, record)
            }
            // Made of no parameters.
            AttributePredicate::Dialect(of)
                if record.some_text("defaultValue").is_some_and(|text| text.trim() == "{}")
                    && !record.bit("isOptional") =>
            {
                Presence::Default(format!("#{of}<>").into())
            }
            // A C++ enumerator is not an attribute.
            AttributePredicate::Dialect(_) | AttributePredicate::Unknown(_)
                if presence.default().is_some_and(|text| text.bytes().all(is_word_byte)) =>
            {
                Presence::Optional
            }
            AttributePredicate::Integer(of) => with_number(presence, of),
            AttributePredicate::IntElements { element, shape: Some(shape) } => {
                match splat(record.text("defaultValue").unwrap_or_default(), element, shape) {
                    Some(text) if record.bit("isOptional") => Presence::DefaultIfAbsent(text),
                    Some(text) => Presence::Default(text),
                    None => presence,
                }
            }
            AttributePredicate::Property(property) => property_presence(presence, property, record),
            _ => presence,
        };
        let storage = storage(record, constraint.predicate());
        AttributeDescription {
            name: name.into(),
            about: about.into(),
            constraint,
            presence,
            storage,
        }
    }

    fn attribute_constraint(&mut self, record: Record<'_>, depth: u32) -> AttributeConstraint {
        if let Some(known) = self.attribute_constraints.get(&record.id) {
            return known.clone();
        }
        let predicate = self.attribute_predicate(record, depth);
        let summary = record.text("summary").unwrap_or_default();
        let constraint = AttributeConstraint::new(summary, predicate);
        self.attribute_constraints.insert(record.id, constraint.clone());
        constraint
    }

    pub(super) fn attribute_predicate(
        &mut self,
        record: Record<'_>,
        depth: u32,
    ) -> AttributePredicate {
        let unknown = || AttributePredicate::Unknown(record.name().into());
        let depth = depth.checked_sub(1).filter(|_| self.step() && !record.is_broken());
        let Some(depth) = depth else { return unknown() };
        if record.is("ConfinedAttr") {
            let Some(base) = record.def("baseAttr") else { return unknown() };
            let base = self.attribute_predicate(base, depth);
            return AttributePredicate::Confined(Box::new(base), confinements(record));
        }
        if let Some(base) = record.def("baseAttr") {
            return self.attribute_predicate(base, depth);
        }
        if record.is("EnumAttrInfo") || record.is("EnumAttr") {
            return self.enumeration(record).map_or_else(unknown, AttributePredicate::Enum);
        }
        if record.name() == "SymbolNameAttr" {
            return AttributePredicate::SymbolName;
        }
        if let Some(element) = record.def("elementAttr") {
            let element = self.attribute_predicate(element, depth);
            return AttributePredicate::Array(Box::new(element));
        }
        if record.defs("allowedAttributes").next().is_some() {
            let allowed = record.defs("allowedAttributes");
            return AttributePredicate::AnyOf(
                allowed.map(|one| self.attribute_predicate(one, depth)).collect(),
            );
        }
        if record.is("Property") {
            return self.property(record, depth);
        }
        if let Some(known) = self.stored(record) {
            return known;
        }
        if record.is("AttrInterface") {
            // Attributes of several classes, which are therefore written in full.
            let of = Confinement::Unknown(record.text("summary").unwrap_or_default().into());
            return AttributePredicate::Confined(Box::new(AttributePredicate::Any), vec![of]);
        }
        unknown()
    }

    /// By the class in C++ that holds it.
    fn stored(&mut self, record: Record<'_>) -> Option<AttributePredicate> {
        use AttributePredicate as Is;
        let storage = record.some_text("storageType")?.trim();
        if let Some(elements) = elements(record) {
            return Some(elements);
        }
        let value = record.def("valueType").map(|value| self.type_constraint(value));
        Some(match plain(storage) {
            "Attribute" => Is::Any,
            "UnitAttr" => Is::Unit,
            "BoolAttr" => Is::Bool,
            "StringAttr" => match value {
                Some(of) if *of.predicate() != TypePredicate::None => {
                    Is::TypedString(of.predicate().clone())
                }
                _ => Is::String,
            },
            "IntegerAttr" => Is::Integer(type_of(value)),
            "FloatAttr" => Is::Float(type_of(value)),
            "TypeAttr" => Is::Type(self.type_of_attribute(record)),
            "DictionaryAttr" => Is::Dictionary,
            "ArrayAttr" => Is::Array(Box::new(Is::Any)),
            "AffineMapAttr" => Is::AffineMap,
            "IntegerSetAttr" => Is::IntegerSet,
            "LocationAttr" => Is::Location,
            "TypedAttr" => Is::Typed,
            "SymbolRefAttr" => Is::SymbolRef,
            "FlatSymbolRefAttr" => Is::FlatSymbolRef,
            "ElementsAttr"
            | "DenseElementsAttr"
            | "DenseIntElementsAttr"
            | "DenseFPElementsAttr"
            | "DenseIntOrFPElementsAttr" => Is::Elements,
            class => {
                match class.strip_prefix("Dense").and_then(|it| it.strip_suffix("ArrayAttr")) {
                    Some(element) => Is::DenseArray(dense_element(element)?.into()),
                    None => Is::Dialect(self.described_class(storage)?.into()),
                }
            }
        })
    }

    /// The default of a property that is an enumeration, which is stored as a number.
    fn with_number_of_case(&mut self, presence: Presence, record: Record<'_>) -> Presence {
        let one = enum_property(record).and_then(|one| self.enumeration(one.def("enum")?));
        let Some(one) = one else { return Presence::Optional };
        let number = |text: &str| {
            let value = one.parse(text)?;
            Some(format!("{value} : i{}", one.width).into())
        };
        match with_keyword(presence, &one, record) {
            Presence::Default(text) => number(&text).map_or(Presence::Optional, Presence::Default),
            Presence::DefaultIfAbsent(text) => {
                number(&text).map_or(Presence::Optional, Presence::DefaultIfAbsent)
            }
            other => other,
        }
    }

    /// Returns the type in a type attribute, by its C++ class and the condition of `TypeAttrOf`.
    fn type_of_attribute(&mut self, record: Record<'_>) -> TypePredicate {
        let class = match self.class(record.text("returnType").unwrap_or("Type")) {
            TypePredicate::Unknown(_) => TypePredicate::Any,
            known => known,
        };
        let condition = record.def("predicate").filter(|_| record.is("TypeAttrOf"));
        let mut parts = condition.into_iter().flat_map(|all| all.defs("children"));
        let of_value = parts.find(|one| one.text("replacement").is_some());
        match of_value.and_then(|one| one.defs("children").next()) {
            Some(own) if class == TypePredicate::Any => self.predicate(own),
            _ => class,
        }
    }
}

/// Returns the type of a number's value.
fn type_of(value: Option<TypeConstraint>) -> TypePredicate {
    value.map_or(TypePredicate::Any, |value| value.predicate().clone())
}

/// `Bool`, `I64`, `F32`: the type that the elements of a dense array have.
fn dense_element(name: &str) -> Option<&'static str> {
    Some(match name {
        "Bool" => "i1",
        "I8" => "i8",
        "I16" => "i16",
        "I32" => "i32",
        "I64" => "i64",
        "F32" => "f32",
        "F64" => "f64",
        _ => return None,
    })
}

/// The default of an integer as MLIR writes it: C++ has other spellings of numbers, and numbers for booleans.
fn with_number(presence: Presence, of: &TypePredicate) -> Presence {
    let is_bool = matches!(of, TypePredicate::Integer { width: Some(1), .. });
    let number = |text: Box<str>| -> Box<str> {
        match (&*text, text.strip_prefix("0x")) {
            ("0", _) if is_bool => "false".into(),
            ("1", _) if is_bool => "true".into(),
            (_, Some(digits)) => match i64::from_str_radix(digits, 16) {
                Ok(number) => number.to_string().into(),
                Err(_) => text,
            },
            _ => text,
        }
    };
    match presence {
        Presence::Default(text) => Presence::Default(number(text)),
        Presence::DefaultIfAbsent(text) => Presence::DefaultIfAbsent(number(text)),
        other => other,
    }
}

/// Returns the default of an enumeration by its keyword; C++ may spell the case otherwise. If no keyword is similar,
/// the default is unknown.
fn with_keyword(presence: Presence, one: &EnumDescription, record: Record<'_>) -> Presence {
    // No flags at all.
    if one.bits
        && record.some_text("defaultValue").is_some_and(|text| text.trim() == "{}")
        && !record.bit("isOptional")
        && let Some(none) = one.cases.iter().find(|case| case.value == 0)
    {
        return Presence::Default(none.keyword.clone());
    }
    let (Presence::Default(text) | Presence::DefaultIfAbsent(text)) = &presence else {
        return presence;
    };
    if one.parse(text).is_some() {
        return presence;
    }
    let squeezed = |text: &str| text.replace(['_', '-'], "").to_ascii_lowercase();
    let case = one.cases.iter().find(|case| squeezed(&case.keyword) == squeezed(text));
    match (case, &presence) {
        (Some(case), Presence::Default(_)) => Presence::Default(case.keyword.clone()),
        (Some(case), _) => Presence::DefaultIfAbsent(case.keyword.clone()),
        (None, _) => Presence::Optional,
    }
}

/// Dense integers of MLIR's own classes, by the words of their summary.
fn elements(record: Record<'_>) -> Option<AttributePredicate> {
    let words = record.text("summary").filter(|_| record.is("IntElementsAttrBase"))?;
    let of = |element, shape| Some(AttributePredicate::IntElements { element, shape });
    match words {
        "integer elements attribute" => return of(TypePredicate::Any, None),
        "index elements attribute" => return of(TypePredicate::Index, None),
        _ => {}
    }
    let (width, words) = words.split_once("-bit ")?;
    let width = width.parse().ok();
    let signless = TypePredicate::Integer { signedness: Some(Signedness::Signless), width };
    match (width?, words) {
        (_, "signless integer elements attribute") => of(signless, None),
        (_, "integer elements attribute") => {
            of(TypePredicate::Integer { signedness: None, width }, None)
        }
        (_, words) => {
            let shape = words.strip_prefix("signless int elements attribute of shape [")?;
            let sizes = shape.strip_suffix(']')?.split(',').map(|size| size.trim().parse().ok());
            of(signless, Some(sizes.collect::<Option<_>>()?))
        }
    }
}

/// A list of equal numbers in C++ as the dense integers of a shape; `None` for other lists.
fn splat(value: &str, element: &TypePredicate, shape: &[u32]) -> Option<Box<str>> {
    let TypePredicate::Integer { width: Some(width), .. } = element else { return None };
    let inner = value.trim().strip_prefix('{')?.strip_suffix('}')?;
    let mut numbers = inner.split(',').map(|one| without_cast(one.trim()).parse::<i64>().ok());
    let first = numbers.next()??;
    if !numbers.all(|one| one == Some(first)) {
        return None;
    }
    let sizes: String = shape.iter().map(|size| format!("{size}x")).collect();
    Some(format!("dense<{first}> : tensor<{sizes}i{width}>").into())
}

fn presence(record: Record<'_>) -> Presence {
    let storage = plain(record.text("storageType").unwrap_or_default());
    let default = record.some_text("defaultValue").and_then(|value| literal(value, storage));
    match default {
        Some(value) if record.bit("isOptional") => Presence::DefaultIfAbsent(value),
        Some(value) => Presence::Default(value),
        // A default that only C++ can make need not be written, either.
        None if record.some_text("defaultValue").is_some() => Presence::Optional,
        None if record.bit("isOptional") || record.is("OptionalProp") => Presence::Optional,
        None => Presence::Required,
    }
}

/// A value in C++ as MLIR writes it: without the namespace of an enumerator, the elements of an array
/// between its brackets. `None` if it is something else.
fn literal(value: &str, storage: &str) -> Option<Box<str>> {
    let value = number(without_cast(value.trim()));
    let dense = storage.strip_prefix("Dense").and_then(|rest| rest.strip_suffix("ArrayAttr"));
    let elements = value.strip_prefix('{').and_then(|inner| inner.strip_suffix('}'));
    match (elements.map(str::trim), dense) {
        (Some(""), Some(kind)) => Some(format!("array<{}>", dense_element(kind)?).into()),
        (Some(elements), Some(kind)) => {
            Some(format!("array<{}: {elements}>", dense_element(kind)?).into())
        }
        (Some(""), None) if storage == "DictionaryAttr" => Some("{}".into()),
        (Some(""), None) if storage == "IntegerAttr" => Some("0".into()),
        (Some(""), None) if storage == "BoolAttr" => Some("false".into()),
        (Some(elements), None) if storage == "ArrayAttr" => Some(format!("[{elements}]").into()),
        (Some(_), None) => None,
        (None, _) if value.starts_with('"') => Some(value.into()),
        (None, _) if value.contains('(') => operation_name(value),
        (None, _) => value.rsplit("::").next().map(Into::into),
    }
}

/// The name of an operation by its class: `memref::CopyOp::getOperationName()` is `"memref.copy"`.
fn operation_name(value: &str) -> Option<Box<str>> {
    let class = value.strip_suffix("::getOperationName()")?;
    let (namespace, class) = class.rsplit_once("::")?;
    let dialect = namespace.rsplit("::").next()?;
    let mut name = format!("\"{dialect}.");
    for (index, letter) in class.strip_suffix("Op")?.char_indices() {
        if letter.is_ascii_uppercase() && index > 0 {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name.push('"');
    Some(name.into())
}

/// Returns the operand of a cast to another number type: `static_cast<uint64_t>(-1)`.
fn without_cast(value: &str) -> &str {
    let after = value.strip_prefix("static_cast<").and_then(|rest| rest.split_once(">("));
    let inner = after.and_then(|(_, rest)| rest.strip_suffix(')'));
    inner.map_or(value, str::trim)
}

/// A C++ number without the suffix for its type: `1.e-4f`, `7u`.
fn number(value: &str) -> &str {
    let digits = value.strip_prefix('-').unwrap_or(value);
    if !digits.starts_with(|one: char| one.is_ascii_digit()) || digits.starts_with("0x") {
        return value;
    }
    let is_float = digits.contains('.');
    value.trim_end_matches(|one| {
        matches!(one, 'u' | 'U' | 'l' | 'L') || is_float && matches!(one, 'f' | 'F')
    })
}
