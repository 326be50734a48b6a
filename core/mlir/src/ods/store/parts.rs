//! The serialized parts of descriptions, one by one: a part that is not listed here does not compile.

use super::super::constraint::types::Builder;
use super::super::constraint::{
    AttributeConstraint, AttributePredicate, Confinement, Containers, PropertyPredicate, Ranks,
    ShapedPredicate, TypeConstraint, TypePredicate,
};
use super::super::format::{
    Clause, Directive, Format, OptionalGroup, Parameter, TypeReference, TypeResolution, Whitespace,
};
use super::super::{
    Arity, AsmInterface, AttributeDescription, DefinitionLocation, DialectDescription, EnumCase,
    EnumDescription, EnumSpelling, FormOverlay, Gap, KeywordAffixes, LlvmVersion, Matched,
    MemoryEffect, OpDescription, OpPredicate, OtherOp, ParameterDescription, ParametricDescription,
    ParametricTrait, Presence, RegionConstraint, RegionDescription, Storage, SuccessorDescription,
    Syntax, Traits, TypeInterface, TypeTransform, ValueDescription, ValueReference,
};
use super::wire::{Reader, Store, Writer};
use crate::ir::FloatKind;
use abide_source::text::Span;
use abide_source::types::Signedness;

/// Structures, with all of their fields.
macro_rules! structures {
    ($($name:ident { $($field:ident),* $(,)? })*) => { $(
        impl Store for $name {
            fn write(&self, to: &mut Writer) {
                let $name { $($field),* } = self;
                $($field.write(to);)*
            }

            fn read(from: &mut Reader<'_>) -> Option<$name> {
                Some($name { $($field: Store::read(from)?),* })
            }
        }
    )* };
}

/// Enumerations, with a number for each variant and all that it has.
macro_rules! enumerations {
    ($($name:ident { $(
        $number:literal $variant:ident $(( $($item:ident),* ))? $({ $($field:ident),* })?
    ),* $(,)? })*) => { $(
        impl Store for $name {
            fn write(&self, to: &mut Writer) {
                match self {
                    $($name::$variant $(($($item),*))? $({ $($field),* })? => {
                        to.byte($number);
                        $($($item.write(to);)*)?
                        $($($field.write(to);)*)?
                    })*
                }
            }

            fn read(from: &mut Reader<'_>) -> Option<$name> {
                Some(match from.byte()? {
                    $($number => {
                        $($(let $item = Store::read(from)?;)*)?
                        $name::$variant $(($($item),*))? $({ $($field: Store::read(from)?),* })?
                    })*
                    _ => return None,
                })
            }
        }
    )* };
}

structures! {
    DialectDescription {
        name, summary, description, namespace, is_extensible, place, type_names, attribute_names, types,
        attributes, ops, enums, forms, others,
    }
    OtherOp { until, op }
    LlvmVersion { major }
    OpDescription {
        name, summary, description, place, unknown, operands, attributes, results, regions,
        successors, traits, parametric_traits, has_mistakes, gap, asm, has_properties,
        has_cpp_verifier, syntax,
    }
    AsmInterface { names_results, result_names, names_arguments, names_blocks, default_dialect }
    DefinitionLocation { path, span }
    ParametricDescription {
        name, class, summary, description, place, parameters, format, is_custom, is_condition,
        interfaces, alias,
    }
    ParameterDescription {
        name, class, summary, words, default, is_custom, lists_words, is_self_type,
    }
    ValueDescription { name, about, constraint, arity, effects }
    AttributeDescription { name, about, constraint, presence, storage }
    RegionDescription { name, constraint, variadic }
    SuccessorDescription { name, variadic }
    EnumDescription {
        name, place, summary, bits, spelling, separator, prints_groups, quotes_sets, width, may_be_integer,
        cases,
    }
    EnumCase { keyword, value, place }
    KeywordAffixes { before, after }
    FormOverlay { pattern, format, line }
    TypeConstraint { summary, predicate, builder, class }
    ShapedPredicate { containers, element, ranks, static_shape, strided }
    AttributeConstraint { summary, predicate }
    Format {
        text, directives, operand_types, result_types, elided_attributes,
        elides_operand_segment_sizes, elides_result_segment_sizes,
    }
    OptionalGroup { anchor, inverted, elided_anchor, then, otherwise }
    Clause { literal, directives, unit_attribute }
}

enumerations! {
    TypeInterface { 0 Shaped, 1 Float }
    Gap { 0 None, 1 Traits, 2 Much }
    Arity { 0 Single, 1 Optional, 2 Variadic, 3 VariadicOfVariadic(sizes) }
    Presence { 0 Required, 1 Optional, 2 Default(value), 3 DefaultIfAbsent(value) }
    Storage { 0 Attribute, 1 Property, 2 CppProperty }
    RegionConstraint { 0 Any, 1 Sized(count), 2 MaxSized(count), 3 MinSized(count) }
    Syntax { 0 Format(format), 1 Custom, 2 GenericOnly }
    EnumSpelling { 0 Integer, 1 Dialect { dialect, mnemonic, angle_brackets, around } }
    Builder { 0 None, 1 Type(ty), 2 Unknown }
    Signedness { 0 Signless, 1 Signed, 2 Unsigned }
    Ranks { 0 Any, 1 AtLeast(rank), 2 OneOf(ranks) }
    TypePredicate {
        0 Any, 1 None, 2 Index, 3 Function, 4 Tuple, 5 Integer { signedness, width },
        6 Float(kind), 7 Complex(element), 8 Dialect { name, parametric }, 9 AnyDialect,
        10 Shaped(shaped), 11 AnyOf(of), 12 AllOf(of), 13 Not(one), 14 Element(one),
        15 Unknown(text),
    }
    AttributePredicate {
        0 Any, 1 Typed, 2 Bool, 3 Unit, 4 String, 5 SymbolName, 6 Type(of), 7 Integer(of),
        8 Float(of), 9 Dictionary, 10 AffineMap, 11 IntegerSet, 12 Location, 13 Array(of),
        14 DenseArray(element), 15 Elements, 16 IntElements { element, shape },
        17 FloatElements(of), 18 SymbolRef, 19 FlatSymbolRef, 20 Enum(one), 21 Dialect(name),
        22 Unknown(text), 23 AnyOf(of), 24 Confined(one, of), 25 Property(of),
        26 TypedString(of),
    }
    PropertyPredicate { 0 Unit, 1 Array(of), 2 Optional { of, is_plain } }
    Confinement {
        0 Minimum(n), 1 Maximum(n), 2 Count(n), 3 MinimumCount(n), 4 MaximumCount(n), 5 Sorted,
        6 StrictlySorted, 7 NonNegativeElements, 8 PositiveElements, 9 ElementEquals(index, n),
        10 Unknown(text), 11 PowerOfTwo,
    }
    Directive {
        0 Literal(text), 1 Whitespace(kind), 2 Operand(index), 3 Attribute(index),
        4 Region(index), 5 Successor(index), 6 Operands, 7 Regions, 8 Successors, 9 Type(of),
        10 FunctionalType { inputs, outputs }, 11 AttributeDictionary { with_keyword },
        12 PropertyDictionary, 13 Qualified(one), 14 Optional(group), 15 OneOfList(clauses),
        16 Custom { name, parameters },
    }
    Whitespace { 0 Nothing, 1 Blank, 2 NewLine }
    TypeReference { 0 Operand(index), 1 Result(index), 2 Operands, 3 Results }
    Parameter {
        0 Operand(index), 1 Attribute(index), 2 Region(index), 3 Successor(index), 4 Operands,
        5 Regions, 6 Successors, 7 Type(of), 8 AttributeDictionary, 9 PropertyDictionary,
        10 Reference(one), 11 Text(text),
    }
    TypeResolution { 0 Written, 1 Buildable, 2 SameAs(value), 3 Transformed { from, transform }, 4 Inferred }
    ValueReference { 0 Operand(index), 1 Result(index), 2 Attribute(index) }
    Matched { 0 Types, 1 Shapes, 2 Ranks, 3 ElementTypes, 4 ElementCounts }
    OpPredicate {
        0 ResultElementTypeIsOperands { result, operand }, 1 OperandElementTypesMatch(a, b),
        2 BooleanConditionOrMatchingShape(a, b), 3 SameInputOutputTensorDims,
        4 Unknown(text),
    }
    ParametricTrait {
        0 AllMatch { matched, values },
        1 TypesMatchWith { summary, from, to, transform, optional },
        2 Predicate { summary, predicate }, 3 HasParent(names),
        4 SingleBlockImplicitTerminator(name), 5 MemoryEffects(effects),
    }
    MemoryEffect { 0 Read, 1 Write, 2 Allocate, 3 Free }
}

impl Store for Span {
    fn write(&self, to: &mut Writer) {
        self.start().write(to);
        self.len().write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Span> {
        let (start, len) = (u32::read(from)?, u32::read(from)?);
        Some(Span::new(start, start.checked_add(len)?))
    }
}

impl Store for FloatKind {
    fn write(&self, to: &mut Writer) {
        Box::<str>::from(self.keyword()).write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<FloatKind> {
        FloatKind::from_keyword(Box::<str>::read(from)?.as_bytes())
    }
}

impl Store for TypeTransform {
    fn write(&self, to: &mut Writer) {
        let index = TypeTransform::ALL.iter().position(|(_, own)| own == self);
        index.unwrap_or(TypeTransform::ALL.len()).write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<TypeTransform> {
        TypeTransform::ALL.get(from.number()?).map(|(_, own)| *own)
    }
}

impl Store for Containers {
    fn write(&self, to: &mut Writer) {
        self.bits().write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Containers> {
        Containers::of_bits(u8::read(from)?)
    }
}

impl Store for Traits {
    fn write(&self, to: &mut Writer) {
        let all: Vec<u8> = self.iter().map(|one| one as u8).collect();
        all.write(to);
        self.order().write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Traits> {
        let all = Vec::<u8>::read(from)?.into_iter();
        let all = all.map(|one| super::super::Trait::ALL.get(usize::from(one)).copied());
        let all: Option<Traits> = all.collect();
        Some(all?.with_order(u32::read(from)?))
    }
}
