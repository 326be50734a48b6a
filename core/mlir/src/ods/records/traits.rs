//! Traits and interfaces of operations.

use super::Cache;
use super::record::Record;
use crate::ods::{
    Matched, MemoryEffect, OpDescription, OpPredicate, ParametricTrait, Trait, TypeTransform,
    ValueReference,
};

/// The maximum depth of lists of traits.
const MAX_TRAIT_LIST_DEPTH: u32 = 16;

impl Cache {
    /// Adds the traits of an operation whose operands, attributes and results are known.
    pub(super) fn traits(&self, record: Record<'_>, op: &mut OpDescription) {
        for one in record.defs("traits") {
            self.op_trait(one, op, MAX_TRAIT_LIST_DEPTH);
        }
    }

    fn op_trait(&self, record: Record<'_>, op: &mut OpDescription, depth: u32) {
        let Some(depth) = depth.checked_sub(1).filter(|_| self.step()) else { return };
        let name = if record.name().is_empty() { record.class() } else { record.name() };
        let inner: Vec<Record<'_>> = record.defs("traits").collect();
        let is_known = op.traits.insert_named(name)
            || record.text("cppInterfaceName").is_some_and(|name| op.traits.insert_named(name))
            || self.parametric(record, op);
        op.traits.keep_order(name);
        for one in &inner {
            self.op_trait(*one, op, depth);
        }
        op.has_cpp_verifier |= !is_known && record.some_text("verify").is_some();
        if !is_known && inner.is_empty() {
            let name = record.some_text("cppInterfaceName").or_else(|| record.some_text("trait"));
            let name = name.or_else(|| record.some_text("summary")).unwrap_or(record.class());
            op.unknown.push(format!("trait {name}").into());
        }
    }

    /// Adds a trait with parameters; false if it is unknown.
    fn parametric(&self, record: Record<'_>, op: &mut OpDescription) -> bool {
        if record.is("TypesMatchWith") {
            return types_match_with(record, op);
        }
        if record.is("ShapedTypeMatchesElementCountAndTypes") {
            return elements_match(record, op);
        }
        if let Some(matched) = matched(record) {
            let values = record.texts("values").map(|name| op.value_named(name));
            let Some(values) = values.collect::<Option<Vec<ValueReference>>>() else {
                return false;
            };
            op.parametric_traits.push(ParametricTrait::AllMatch { matched, values });
            return true;
        }
        if record.is("SideEffectsTraitBase") {
            let effects = record.defs("effects").filter_map(effect).collect();
            op.parametric_traits.push(ParametricTrait::MemoryEffects(effects));
            return true;
        }
        if record.is("PredTrait") {
            let summary: Box<str> = record.text("summary").unwrap_or_default().into();
            let predicate = predicate(record, op).unwrap_or_else(|| {
                op.unknown.push(format!("trait \"{summary}\"").into());
                op.has_cpp_verifier = true;
                OpPredicate::Unknown(summary.clone())
            });
            op.parametric_traits.push(ParametricTrait::Predicate { summary, predicate });
            return true;
        }
        let Some(text) = record.text("trait") else { return false };
        Cache::native(text, op)
    }

    /// A trait of C++ with classes of operations as arguments, such as `HasParent<FuncOp>::Impl`. What
    /// operations these are is known when all have been read.
    fn native(text: &str, op: &mut OpDescription) -> bool {
        let Some((name, arguments)) = text.split_once('<') else { return false };
        let arguments = arguments.rsplit_once('>').map_or(arguments, |(inside, _)| inside);
        let names: Vec<Box<str>> = arguments.split(',').map(|class| class.trim().into()).collect();
        match (name, names.as_slice()) {
            ("HasParent", _) => op.parametric_traits.push(ParametricTrait::HasParent(names)),
            ("SingleBlockImplicitTerminator", [one]) => {
                op.traits.insert(Trait::SingleBlock);
                let terminator = one.clone();
                op.parametric_traits
                    .push(ParametricTrait::SingleBlockImplicitTerminator(terminator));
            }
            _ => return false,
        }
        true
    }
}

fn matched(record: Record<'_>) -> Option<Matched> {
    let classes = [
        ("AllTypesMatch", Matched::Types),
        ("AllShapesMatch", Matched::Shapes),
        ("AllRanksMatch", Matched::Ranks),
        ("AllElementTypesMatch", Matched::ElementTypes),
        ("AllElementCountsMatch", Matched::ElementCounts),
    ];
    classes.into_iter().find(|(class, _)| record.is(class)).map(|(_, matched)| matched)
}

/// The condition of a trait on a whole operation; `None` if only C++ knows it.
fn predicate(record: Record<'_>, op: &OpDescription) -> Option<OpPredicate> {
    if record.name() == "SameInputOutputTensorDims" {
        return Some(OpPredicate::SameInputOutputTensorDims);
    }
    if record.class() == "BooleanConditionOrMatchingShape" {
        let condition = record.text("summary")?.split(' ').next()?;
        let condition = op.value_named(condition)?;
        let result = ValueReference::Result(0);
        return Some(OpPredicate::BooleanConditionOrMatchingShape(condition, result));
    }
    let condition = record.def("predicate")?;
    let of_elements = match condition.class() {
        // The others require shaped operands.
        "TCopVTEtIsSameAs" => condition.defs("children").last()?.text("predExpr")?,
        _ => condition.text("predExpr")?,
    };
    let (left, right) = of_elements.strip_prefix('(')?.strip_suffix(')')?.split_once(" == ")?;
    match (value_with_elements(left)?, value_with_elements(right)?) {
        (ValueReference::Operand(first), ValueReference::Operand(second)) => {
            let (first, second) = (u32::try_from(first).ok()?, u32::try_from(second).ok()?);
            Some(OpPredicate::OperandElementTypesMatch(first, second))
        }
        (ValueReference::Result(result), ValueReference::Operand(operand)) => {
            let (result, operand) = (u32::try_from(result).ok()?, u32::try_from(operand).ok()?);
            Some(OpPredicate::ResultElementTypeIsOperands { result, operand })
        }
        _ => None,
    }
}

/// The value whose element type a C++ expression computes.
fn value_with_elements(text: &str) -> Option<ValueReference> {
    let call = text.trim().trim_start_matches("::").trim_start_matches("mlir::");
    let value = call.strip_prefix("getElementTypeOrSelf($_op.get")?.strip_suffix("))")?;
    match value.split_once('(')? {
        ("Operand", index) => Some(ValueReference::Operand(index.parse().ok()?)),
        ("Result", index) => Some(ValueReference::Result(index.parse().ok()?)),
        _ => None,
    }
}

/// The operands or results of one kind are as many as a shaped type has elements, and of their type.
fn elements_match(record: Record<'_>, op: &mut OpDescription) -> bool {
    let named = |field| op.value_named(record.text(field)?);
    let (Some(from), Some(to)) = (named("shaped"), named("elements")) else { return false };
    op.parametric_traits.push(ParametricTrait::TypesMatchWith {
        summary: record.text("summary").unwrap_or_default().into(),
        from,
        to,
        transform: TypeTransform::ElementTypes,
        optional: false,
    });
    true
}

/// Whether a trait, or one within it, may determine a type in an unknown way: it has its own class above the C++-only
/// checks.
pub(super) fn may_give_types(record: Record<'_>, depth: u32) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return true };
    let is_of_its_own = record.is("PredTrait")
        && !matches!(record.class(), "PredOpTrait" | "PredTrait")
        && !record.is("TypesMatchWith")
        && !record.is("ShapedTypeMatchesElementCountAndTypes")
        && matched(record).is_none();
    is_of_its_own || record.defs("traits").any(|one| may_give_types(one, depth))
}

fn types_match_with(record: Record<'_>, op: &mut OpDescription) -> bool {
    let named = |field| op.value_named(record.text(field)?);
    let (Some(from), Some(to)) = (named("lhs"), named("rhs")) else { return false };
    let transformer = record.text("transformer").unwrap_or_default();
    let transform = match (record.name(), record.class()) {
        ("ResultIsDoubleSourceVectorType", _) => TypeTransform::DoubleLastDimension,
        (_, "ResultIsHalfSourceVectorType") => TypeTransform::HalfLastDimension,
        _ => transform(transformer),
    };
    if transform == TypeTransform::Unknown {
        op.unknown.push(format!("transformer {}", transformer.trim()).into());
    }
    op.parametric_traits.push(ParametricTrait::TypesMatchWith {
        summary: record.text("summary").unwrap_or_default().into(),
        from,
        to,
        transform,
        optional: record.is("OptionalTypesMatchWith"),
    });
    true
}

/// Returns the type transformation of a C++ snippet.
fn transform(text: &str) -> TypeTransform {
    let squeezed: String = text.chars().filter(|one| !one.is_whitespace()).collect();
    let plain = ["::mlir::", "mlir::", "::llvm::", "llvm::"]
        .iter()
        .fold(squeezed, |text, space| text.replace(space, ""));
    match plain.trim_start_matches("::") {
        "$_self" | "cast<Type>($_self)" => TypeTransform::SameType,
        "getElementTypeOrSelf($_self)" => TypeTransform::ElementType,
        "getI1SameShape($_self)"
        | "i1SameShape($_self)"
        | "getI1SameShape($_self,context)"
        | "cast<ShapedType>($_self).clone(IntegerType::get($_self.getContext(),1))"
        | "cast<VectorType>($_self).cloneWith({},IntegerType::get($_ctxt,1))"
        // Of vectors with one dimension.
        | "VectorType::get({cast<VectorType>($_self).getShape()[0]},IntegerType::get($_self.getContext(),1))"
        | "getUnaryOpResultType($_self)" => TypeTransform::I1SameShape,
        "VectorType(VectorType::Builder(cast<VectorType>($_self)).dropDim(0))"
        | "VectorType::get(cast<VectorType>($_self).getShape().drop_front(),\
           cast<VectorType>($_self).getElementType(),/*scalableDims=*/{true})" => {
            TypeTransform::Slice
        }
        "VectorType(VectorType::Builder(cast<VectorType>($_self)).dropDim(0)\
         .setElementType(IntegerType::get($_self.getContext(),1)))" => TypeTransform::I1Slice,
        "[&]{autovectorType=cast<VectorType>($_self);int64_tsize=vectorType.getDimSize(0);\
         returnVectorType::get({size,size},vectorType.getElementType(),{true,true});}()" => {
            TypeTransform::Square
        }
        "cast<VectorType>($_self).scaleElementBitwidth(2)" => TypeTransform::DoubleWidth,
        "IntegerType::get($_self.getContext(),(cast<VectorType>($_self).getShape()[0]))" => {
            TypeTransform::BitPerElement
        }
        "SmallVector<Type>(cast<VectorType>($_self).getNumElements(),\
         cast<VectorType>($_self).getElementType())"
        | "SmallVector<Type,2>(cast<RankedTensorType>($_self).getNumElements(),\
           cast<RankedTensorType>($_self).getElementType())" => TypeTransform::ElementTypes,
        "cast<FunctionType>($_self).getInputs()" => TypeTransform::FunctionInputs,
        "cast<FunctionType>($_self).getResults()" => TypeTransform::FunctionResults,
        "memref::getTensorTypeFromMemRefType($_self)" | "getTensorTypeFromMemRefType($_self)" => {
            TypeTransform::TensorOfMemRef
        }
        other => held_type(other),
    }
}

/// Returns the type selected by a cast to a class and a query on it: the type that values of the class hold, or point
/// to.
fn held_type(text: &str) -> TypeTransform {
    const SHAPED: [&str; 7] = [
        "ShapedType",
        "TensorType",
        "RankedTensorType",
        "MemRefType",
        "BaseMemRefType",
        "VectorType",
        "ComplexType",
    ];
    let after = text.strip_prefix("cast<").and_then(|rest| rest.split_once(">($_self).get"));
    let Some((class, asked)) = after else { return TypeTransform::Unknown };
    // A class with a namespace is a project's own, whatever its name.
    match asked {
        "ElementType()" if SHAPED.contains(&class) => TypeTransform::ElementType,
        "ElementType()" | "ValueType()" | "PointeeType()" | "ImageType()"
            if !class.contains(['<', '(']) =>
        {
            TypeTransform::FirstParameter
        }
        _ => TypeTransform::Unknown,
    }
}

/// Returns the memory effect of a decorator.
pub(super) fn effect(record: Record<'_>) -> Option<MemoryEffect> {
    let name = record.text("effect")?;
    Some(match name.strip_prefix("::mlir::MemoryEffects::")? {
        "Read" => MemoryEffect::Read,
        "Write" => MemoryEffect::Write,
        "Allocate" => MemoryEffect::Allocate,
        "Free" => MemoryEffect::Free,
        _ => return None,
    })
}
