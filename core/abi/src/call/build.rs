//! Builds the model of a call from the metadata of a function.

use super::path::{Path, PathStep};
use super::specification::specifications;
use super::{Call, Placed, Slot, SlotType};
use crate::annotated::{Annotated, AnnotatedValue, stated};
use crate::declaration::{can_declare, declared_function, with_only_function};
use crate::explain::shortened;
use crate::function::{Function, FunctionValue, MetadataKey, Step};
use crate::sharding::{Mesh, hlo, sdy};
use abide_mlir::annotations::Fact;
use abide_signatures::reflection::{self as records, RecordKind};
use abide_signatures::sip::{Key, Side, Tree};
use abide_source::limits::Limits;
use abide_source::types::AbiType;
use std::sync::Arc;

/// The maximum number of dims written in full. One type may occur for many values.
const MAX_DIMS: usize = 32;

impl Call {
    /// The call of a function, from all its descriptions. Unreadable parts are skipped; [`check()`](crate::check())
    /// reports them. `text` is the file.
    #[must_use]
    pub fn of(function: &Function<'_>, text: &[u8], limits: &Limits) -> Call {
        let builder = Builder { function, text };
        let mut call = Call {
            name: function.name.clone(),
            arguments: function.arguments.as_deref().map(|all| builder.slots(all)),
            results: function.results.as_deref().map(|all| builder.results(all)),
        };
        builder.take_specifications(&mut call);
        builder.take_signature(&mut call, limits);
        builder.take_reflection(&mut call, limits);
        builder.take_declaration(&mut call, limits);
        call
    }
}

struct Builder<'a, 't> {
    function: &'a Function<'t>,
    text: &'t [u8],
}

impl Builder<'_, '_> {
    fn slots(&self, values: &[FunctionValue<'_>]) -> Vec<Slot> {
        values.iter().map(|value| self.slot(value)).collect()
    }

    /// The slots of results, without the first word of each path.
    fn results(&self, values: &[FunctionValue<'_>]) -> Vec<Slot> {
        let mut slots = self.slots(values);
        for (slot, value) in slots.iter_mut().zip(values) {
            slot.name = None;
            if let Some(path) = written_path(value) {
                slot.path = path.steps;
            }
        }
        slots
    }

    fn slot(&self, value: &FunctionValue<'_>) -> Slot {
        let ty = self.slot_type(value);
        let all = &value.annotations;
        let index = |fact| {
            let value = stated(all, fact)?.value.integer(self.text)?;
            usize::try_from(value).ok()
        };
        let aliases = index(Fact::Aliases);
        let is_donor = stated(all, Fact::Donated)
            .is_some_and(|one| !matches!(one.value.resolved(), AnnotatedValue::Bool(_, false)));
        let said = [Fact::Memory, Fact::Layout, Fact::Device, Fact::Role, Fact::Dimension];
        let said = said.into_iter().filter_map(|fact| {
            let one = stated(all, fact)?;
            let word = one.value.word(self.text).or_else(|| self.value_text(one))?;
            Some((fact, shortened(word.as_bytes())))
        });
        Slot {
            span: value.span,
            path: self.path(value),
            name: value.name.clone().filter(|name| is_given(name)),
            donated: is_donor || aliases.is_some(),
            aliases: aliases.or_else(|| index(Fact::Storage)),
            sharding: self.sharding(value),
            stated: said.collect(),
            ty,
        }
    }

    fn value_text(&self, one: &Annotated<'_>) -> Option<String> {
        Some(shortened(one.value.span()?.slice(self.text)))
    }

    /// The path of a value, from the best source.
    fn path(&self, value: &FunctionValue<'_>) -> Vec<PathStep> {
        if let Some(path) = written_path(value) {
            return with_root(path);
        }
        let path = value.location.as_ref().and_then(|name| Path::parse(name.bytes()).ok());
        if let Some(path) = path.filter(|path| !path.root.is_empty()) {
            return with_root(path);
        }
        let name = stated(&value.annotations, Fact::Name).and_then(|one| one.value.word(self.text));
        if let Some(name) = name {
            return vec![PathStep::Field(name)];
        }
        let steps = value.index_path.iter().flat_map(|path| &path.steps);
        let step = |step: &Step<'_>| match step {
            Step::Index(index) => Some(PathStep::Index(i64::from(*index))),
            Step::Name(name) => Some(key(name.bytes())),
            Step::Malformed(_) => None,
        };
        steps.map(step).collect::<Option<_>>().unwrap_or_default()
    }

    fn slot_type(&self, value: &FunctionValue<'_>) -> SlotType {
        match &value.ty {
            AbiType::Tensor { dims, element }
                if dims.as_ref().is_none_or(|dims| dims.len() <= MAX_DIMS) =>
            {
                let dim = |(place, dim): (usize, &Option<i64>)| match dim {
                    Some(dim) => dim.to_string(),
                    None => value.sizes.get(place).cloned().flatten().unwrap_or("?".to_owned()),
                };
                let dims = dims.as_ref().map(|dims| dims.iter().enumerate().map(dim).collect());
                SlotType::Array(shortened(element.to_string().as_bytes()), dims)
            }
            AbiType::Tensor { .. } | AbiType::BufferView | AbiType::List | AbiType::Fence => {
                SlotType::Other(shortened(value.type_span.slice(self.text)))
            }
            // Not as written: it may be an alias.
            ty => SlotType::Other(shortened(ty.to_string().as_bytes())),
        }
    }

    fn sharding(&self, value: &FunctionValue<'_>) -> Option<Placed> {
        let dims = match &value.ty {
            AbiType::Tensor { dims: Some(dims), .. } => {
                dims.iter().map(|dim| dim.and_then(|dim| u64::try_from(dim).ok())).collect()
            }
            _ => Vec::new(),
        };
        let offset = self.function.span.start();
        let devices = self.function.surroundings.devices(offset).unwrap_or(1);
        let placed = |text: String, mesh: Option<Arc<Mesh>>, sharding| {
            Some(Placed { text, mesh, sharding, devices, dims: dims.clone() })
        };
        if let Some(one) = stated(&value.annotations, Fact::ShardingSdy) {
            let Some(Ok(written)) = one.sdy(self.text) else {
                let span = match one.value.resolved() {
                    AnnotatedValue::Dialect(_, body) => *body,
                    value => value.span()?,
                };
                return placed(shortened(span.slice(self.text)), None, None);
            };
            let mesh = match &written.mesh {
                sdy::MeshReference::Inline(mesh) => Some(Arc::clone(mesh)),
                sdy::MeshReference::Symbol(name, _) => {
                    let found = self.function.surroundings.mesh(name, offset);
                    found.and_then(|found| found.mesh.clone())
                }
            };
            let sharding = mesh.as_ref().and_then(|mesh| written.resolve(mesh));
            return placed(shortened(written.dims_text().as_bytes()), mesh, sharding);
        }
        let one = stated(&value.annotations, Fact::ShardingHlo)?;
        let AnnotatedValue::Text(literal) = one.value.resolved() else { return None };
        match hlo::parse(literal.bytes()) {
            Ok(written) => {
                let text = shortened(written.to_string().as_bytes());
                placed(text, None, Some(written.sharding()))
            }
            Err(_) => placed(shortened(literal.bytes()), None, None),
        }
    }

    /// Applies the sizes in a text of the function. It has a shape for each argument with a
    /// size that is not known, in their order.
    fn take_specifications(&self, call: &mut Call) {
        let (Some(assertion), Some(arguments)) = (&self.function.assertion, &mut call.arguments)
        else {
            return;
        };
        let all = specifications(&String::from_utf8_lossy(assertion.bytes()));
        let is_open = |slot: &&mut Slot| match &slot.ty {
            SlotType::Array(_, Some(dims)) => dims.iter().any(|dim| dim == "?"),
            _ => false,
        };
        for (slot, specification) in arguments.iter_mut().filter(is_open).zip(all) {
            if !is_instance(&slot.ty, &specification.dims) {
                return;
            }
            if let SlotType::Array(_, dims) = &mut slot.ty {
                *dims = Some(specification.dims);
            }
            if slot.path.is_empty() {
                slot.path = specification.path;
            }
        }
    }

    /// Applies the declaration in words: the types and names before lowering.
    fn take_declaration(&self, call: &mut Call, limits: &Limits) {
        let Some(text) = declared_function(self.function) else { return };
        let declared = |function: &Function<'_>| Call::of(function, &text, limits);
        let declared = |function: &Function<'_>| {
            can_declare(function, self.function).then(|| declared(function))
        };
        let Some(Some(declared)) = with_only_function(&text, limits, declared) else { return };
        take_slots(call.arguments.as_deref_mut(), declared.arguments);
        take_slots(call.results.as_deref_mut(), declared.results);
    }

    /// Takes the keywords of reflection JSON, and the items of a structure that is the only result.
    fn take_reflection(&self, call: &mut Call, limits: &Limits) {
        let Some(literal) = self.function.reflection_json() else { return };
        let read = records::read(literal.bytes(), limits);
        let give = |slot: &mut Slot, step: PathStep| {
            if slot.path.is_empty() {
                slot.path = vec![step];
            }
        };
        let arguments = read.arguments().unwrap_or_default();
        for (slot, id) in call.arguments.iter_mut().flatten().zip(arguments) {
            if let RecordKind::Named { name, .. } = read.record(*id).kind {
                give(slot, PathStep::Field(read.text(name).into_owned()));
            }
        }
        let (Some([only]), Some(results)) = (read.results(), &mut call.results) else { return };
        if !read.results_are_inlined() {
            return;
        }
        match read.record(*only).kind {
            RecordKind::Sequence { slots, .. } if slots.len() == results.len() => {
                for (slot, index) in results.iter_mut().zip(0..) {
                    give(slot, PathStep::Index(index));
                }
            }
            RecordKind::Dict { entries, .. } if entries.len() == results.len() => {
                for (slot, entry) in results.iter_mut().zip(read.entries(entries)) {
                    give(slot, PathStep::Key(read.text(entry.key).into_owned()));
                }
            }
            _ => {}
        }
    }

    /// Takes the paths of a structured-index-path signature, for values without one.
    fn take_signature(&self, call: &mut Call, limits: &Limits) {
        let Some(literal) = self.function.literal(MetadataKey::Sip) else { return };
        for (side, slots) in
            [(Side::Inputs, &mut call.arguments), (Side::Results, &mut call.results)]
        {
            let (Some(slots), Ok(tree)) = (slots, Tree::read(literal.bytes(), side, limits)) else {
                continue;
            };
            for (leaf, raw) in tree.leaves() {
                let slot = usize::try_from(raw).ok().and_then(|raw| slots.get_mut(raw));
                if let Some(slot) = slot.filter(|slot| slot.path.is_empty()) {
                    let step = |one: &Key<'_>| match one {
                        Key::Index(index) => PathStep::Index(i64::from(*index)),
                        Key::Name(name) => key(name),
                    };
                    slot.path = tree.path(leaf).iter().map(step).collect();
                }
            }
        }
    }
}

/// Uses the declared types of values whose own types show less. Fences may follow the declared values.
fn take_slots(slots: Option<&mut [Slot]>, declared: Option<Vec<Slot>>) {
    let (Some(slots), Some(declared)) = (slots, declared) else { return };
    if slots.len() < declared.len() {
        return;
    }
    for (slot, declared) in slots.iter_mut().zip(declared) {
        if matches!((&slot.ty, &declared.ty), (SlotType::Other(_), SlotType::Array(..))) {
            slot.ty = declared.ty;
        }
        if slot.path.is_empty() {
            slot.path = declared.path;
        }
        slot.aliases = slot.aliases.or(declared.aliases);
        if slot.stated.is_empty() {
            slot.stated = declared.stated;
        }
    }
}

/// Whether a type has these sizes, or dynamic ones instead.
fn is_instance(ty: &SlotType, sizes: &[String]) -> bool {
    let SlotType::Array(_, Some(dims)) = ty else { return false };
    let is_same = |(dim, size): (&String, &String)| {
        dim == size || (dim == "?" && size.parse::<i64>().is_err())
    };
    dims.len() == sizes.len() && dims.iter().zip(sizes).all(is_same)
}

/// The path in an attribute of a value.
pub(crate) fn written_path(value: &FunctionValue<'_>) -> Option<Path> {
    match stated(&value.annotations, Fact::Path)?.value.resolved() {
        AnnotatedValue::Text(literal) => Path::parse(literal.bytes()).ok(),
        _ => None,
    }
}

/// A path with the word in front of it as its first step.
fn with_root(path: Path) -> Vec<PathStep> {
    let root = Some(path.root).filter(|root| !root.is_empty()).map(PathStep::Field);
    root.into_iter().chain(path.steps).collect()
}

fn key(bytes: &[u8]) -> PathStep {
    PathStep::Key(String::from_utf8_lossy(bytes).into_owned())
}

/// Whether a person chose the name, unlike `%0` and `%arg0`.
fn is_given(name: &str) -> bool {
    let digits = name.strip_prefix("arg").unwrap_or(name);
    !digits.bytes().all(|byte| byte.is_ascii_digit())
}
