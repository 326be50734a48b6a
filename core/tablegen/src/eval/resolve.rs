//! Replaces variables by their values, and computes what can be computed then (LLVM's
//! `resolveReferences` and its resolvers).

use super::{Evaluator, MAX_VALUE_DEPTH};
use crate::store::{Binary, DagArgument, RecordId, Slice, Ternary, TypeId, Unary, Value, ValueId};
use smallvec::SmallVec;

/// The parts of a value.
type Parts = SmallVec<[ValueId; 8]>;

/// A variable of a [`Resolver`], with its replacement.
#[derive(Debug, Clone, Copy)]
struct Mapping {
    name: ValueId,
    value: ValueId,
    /// Whether the variables within the value have been put in, too.
    is_resolved: bool,
    /// Whether that is in progress; until then the variable has no replacement.
    is_open: bool,
}

/// The base of name resolution.
#[derive(Debug)]
enum Base {
    /// By a list of names.
    Map(SmallVec<[Mapping; 8]>),
    /// By the fields of the record under construction. If the record gets a name, its old name resolves to it, too.
    Record {
        cache: Vec<(ValueId, Option<ValueId>)>,
        stack: Vec<ValueId>,
        name: Option<ValueId>,
        old_name: Option<ValueId>,
    },
    /// Not at all.
    Nothing,
}

/// A layer in front of a resolver's names.
#[derive(Debug)]
enum Layer {
    /// Names that belong to an operator.
    Shadow([Option<ValueId>; 2]),
    /// Notes whether variables are left.
    Track(bool),
    /// Notes whether a name is used.
    Search(ValueId, bool),
}

/// Resolves names to values.
#[derive(Debug)]
pub(super) struct Resolver {
    base: Base,
    /// The last comes first.
    layers: SmallVec<[Layer; 2]>,
    current: Option<RecordId>,
    is_final: bool,
}

impl Resolver {
    fn new(base: Base, current: Option<RecordId>, is_final: bool) -> Resolver {
        Resolver { base, layers: SmallVec::new(), current, is_final }
    }

    /// No names at all.
    pub(super) fn nothing() -> Resolver {
        Resolver::new(Base::Nothing, None, false)
    }

    /// Names with values.
    pub(super) fn map(current: Option<RecordId>, names: &[(ValueId, ValueId)]) -> Resolver {
        let mut mappings: SmallVec<[Mapping; 8]> = SmallVec::new();
        for &(name, value) in names {
            let mapping = Mapping { name, value, is_resolved: false, is_open: false };
            // The last of several counts.
            match mappings.iter_mut().find(|own| own.name == name) {
                Some(own) => *own = mapping,
                None => mappings.push(mapping),
            }
        }
        Resolver::new(Base::Map(mappings), current, false)
    }

    /// The fields of a finished record, and its new name if it gets one.
    pub(super) fn record(current: RecordId, name: Option<ValueId>) -> Resolver {
        let base = Base::Record { cache: Vec::new(), stack: Vec::new(), name, old_name: None };
        Resolver::new(base, Some(current), true)
    }

    /// The same resolver for the final resolution, in which a value that cannot be computed is an error.
    pub(super) fn finally(mut self) -> Resolver {
        self.is_final = true;
        self
    }

    /// Whether this is the last chance to compute something.
    fn is_final(&self) -> bool {
        self.is_final && !self.layers.iter().any(|layer| matches!(layer, Layer::Track(_)))
    }

    /// Whether bits stay unchanged instead of becoming `?`.
    fn keeps_unset_bits(&self) -> bool {
        matches!(self.base, Base::Record { .. }) && self.layers.is_empty()
    }
}

impl Evaluator<'_> {
    /// Replaces variables by their values.
    pub(super) fn resolve(&mut self, value: ValueId, resolver: &mut Resolver) -> ValueId {
        if self.world.store.is_ground(value) || !self.step(1) {
            return value;
        }
        if self.depth >= MAX_VALUE_DEPTH {
            self.report_depth();
            return value;
        }
        self.depth += 1;
        let resolved = self.resolve_parts(value, resolver);
        self.depth -= 1;
        if self.is_shallow(resolved) { resolved } else { value }
    }

    fn resolve_parts(&mut self, value: ValueId, resolver: &mut Resolver) -> ValueId {
        match self.world.store.kind(value) {
            Value::Variable(name, _) => self.look_up(name, resolver).unwrap_or(value),
            Value::AnonymousName(_) => self.resolve_anonymous_name(value, resolver),
            Value::Bits(slice) => self.resolve_bits(value, slice, resolver),
            Value::List(type_, slice) => match self.resolve_all(slice, resolver) {
                Some(parts) => self.store().list(type_, parts),
                None => value,
            },
            Value::Unary(operator, operand, type_) => {
                self.resolve_unary(value, (operator, operand, type_), resolver)
            }
            Value::Binary(operator, a, b, type_) => {
                self.resolve_binary(value, (operator, a, b, type_), resolver)
            }
            Value::Ternary(operator, a, b, c, type_) => {
                self.resolve_ternary(value, (operator, [a, b, c], type_), resolver)
            }
            Value::Fold(slice, type_) => self.resolve_fold(value, slice, type_, resolver),
            Value::Cond(slice, type_) => match self.resolve_all(slice, resolver) {
                Some(parts) => {
                    let new = self.store().cond(parts, type_);
                    self.fold(new, resolver.current, false)
                }
                None => value,
            },
            Value::IsA(type_, operand) => {
                let new = self.resolve(operand, resolver);
                if new == operand {
                    return value;
                }
                let new = self.store().is_a_value(type_, new);
                self.fold(new, resolver.current, resolver.is_final())
            }
            Value::Exists(type_, name) => {
                let new = self.resolve(name, resolver);
                if new == name && !resolver.is_final() {
                    return value;
                }
                let new = self.store().exists(type_, new);
                self.fold(new, resolver.current, resolver.is_final())
            }
            Value::Instances(type_, pattern) => {
                let new = self.resolve(pattern, resolver);
                if new == pattern && !resolver.is_final() {
                    return value;
                }
                let new = self.store().instances(type_, new);
                self.fold(new, resolver.current, resolver.is_final())
            }
            Value::VariableBit(whole, bit) => {
                let new = self.resolve(whole, resolver);
                if new == whole { value } else { self.bit(new, bit) }
            }
            Value::Instance(class, slice) => self.resolve_instance(value, class, slice, resolver),
            Value::Field(record, name, type_) => {
                let new = self.resolve(record, resolver);
                if new == record {
                    return value;
                }
                let type_ = self.field_type(new, name).unwrap_or(type_);
                let new = self.store().field(new, name, type_);
                self.fold_field(new, resolver.current)
            }
            Value::Dag(..) => self.resolve_dag(value, resolver),
            Value::Unset
            | Value::Lost(_)
            | Value::Bit(_)
            | Value::Int(_)
            | Value::String(..)
            | Value::Def(_) => value,
        }
    }

    /// The value of a name.
    fn look_up(&mut self, name: ValueId, resolver: &mut Resolver) -> Option<ValueId> {
        let count = resolver.layers.len();
        self.look_up_below(name, resolver, count)
    }

    /// The value of a name below the layer `count`.
    fn look_up_below(
        &mut self,
        name: ValueId,
        resolver: &mut Resolver,
        count: usize,
    ) -> Option<ValueId> {
        let Some(index) = count.checked_sub(1) else {
            // The value of a name is resolved without the layers.
            let layers = match resolver.layers.is_empty() {
                true => SmallVec::new(),
                false => std::mem::take(&mut resolver.layers),
            };
            let found = match resolver.base {
                Base::Map(_) => self.look_up_in_map(name, resolver),
                Base::Record { .. } => self.look_up_in_record(name, resolver),
                Base::Nothing => None,
            };
            if !layers.is_empty() {
                resolver.layers = layers;
            }
            return found;
        };
        if let Some(Layer::Shadow(names)) = resolver.layers.get(index)
            && names.contains(&Some(name))
        {
            return None;
        }
        let found = self.look_up_below(name, resolver, index);
        match resolver.layers.get_mut(index) {
            Some(Layer::Track(is_left)) if !*is_left => {
                let now = found.is_none_or(|value| self.has_variables(value));
                *is_left = now;
            }
            Some(Layer::Search(wanted, is_found)) => *is_found |= *wanted == name,
            _ => {}
        }
        found
    }

    /// Whether variables are left in a value.
    pub(super) fn has_variables(&mut self, value: ValueId) -> bool {
        let mut resolver = Resolver::nothing();
        resolver.layers.push(Layer::Track(false));
        self.resolve(value, &mut resolver);
        matches!(resolver.layers.first(), Some(Layer::Track(true)))
    }

    /// Whether a value uses a name.
    pub(super) fn uses_name(&mut self, value: ValueId, name: ValueId) -> bool {
        let mut resolver = Resolver::nothing();
        resolver.layers.push(Layer::Search(name, false));
        self.resolve(value, &mut resolver);
        matches!(resolver.layers.first(), Some(Layer::Search(_, true)))
    }

    /// Runs a function with a resolver that notes whether variables are left.
    pub(super) fn tracking<T>(
        &mut self,
        resolver: &mut Resolver,
        run: impl FnOnce(&mut Self, &mut Resolver) -> T,
    ) -> (T, bool) {
        resolver.layers.push(Layer::Track(false));
        let result = run(self, resolver);
        let is_left = matches!(resolver.layers.pop(), Some(Layer::Track(true)));
        (result, is_left)
    }

    fn look_up_in_map(&mut self, name: ValueId, resolver: &mut Resolver) -> Option<ValueId> {
        let Base::Map(mappings) = &mut resolver.base else { return None };
        let alive = mappings.iter().filter(|mapping| !mapping.is_open).count();
        let index = mappings.iter().position(|own| own.name == name && !own.is_open)?;
        let mapping = mappings.get_mut(index)?;
        if mapping.is_resolved || alive <= 1 {
            let value = mapping.value;
            return (!self.has_no_value(value)).then_some(value);
        }
        // The name stays unresolved within its own value, so that this ends.
        mapping.is_open = true;
        let value = mapping.value;
        let value = self.resolve(value, resolver);
        if let Base::Map(mappings) = &mut resolver.base
            && let Some(mapping) = mappings.get_mut(index)
        {
            *mapping = Mapping { name, value, is_resolved: true, is_open: false };
        }
        (!self.has_no_value(value)).then_some(value)
    }

    /// Whether LLVM has no value here, so that a variable stays unresolved: a `!cond` whose choice does not convert
    /// to its type.
    fn has_no_value(&mut self, value: ValueId) -> bool {
        matches!(self.world.store.kind(value), Value::Cond(slice, _) if self.chosen(slice).is_some())
    }

    fn look_up_in_record(&mut self, name: ValueId, resolver: &mut Resolver) -> Option<ValueId> {
        let record = resolver.current?;
        let Base::Record { cache, stack, name: new_name, old_name } = &mut resolver.base else {
            return None;
        };
        if let Some((_, Some(value))) = cache.iter().find(|(own, _)| *own == name) {
            return Some(*value);
        }
        if stack.contains(&name) {
            return None;
        }
        let field = self.world.store.record(record).field(name);
        let unresolved = match field {
            Some(field) if field.value == ValueId::UNSET => None,
            Some(field) => Some(field.value),
            None => match new_name {
                Some(new_name)
                    if *old_name == Some(name) || self.world.store.record(record).name == name =>
                {
                    Some(*new_name)
                }
                _ => None,
            },
        };
        let value = match unresolved {
            None => None,
            Some(unresolved) => {
                stack.push(name);
                let value = self.resolve(unresolved, resolver);
                if let Base::Record { stack, .. } = &mut resolver.base {
                    stack.pop();
                }
                (!self.has_no_value(value)).then_some(value)
            }
        };
        if let Base::Record { cache, .. } = &mut resolver.base {
            match cache.iter_mut().find(|(own, _)| *own == name) {
                Some(entry) => entry.1 = value,
                None => cache.push((name, value)),
            }
        }
        value
    }

    /// The name of an anonymous record becomes its text at the end.
    fn resolve_anonymous_name(&mut self, value: ValueId, resolver: &mut Resolver) -> ValueId {
        let new = self.look_up(value, resolver).unwrap_or(value);
        let is_anonymous = matches!(self.world.store.kind(new), Value::AnonymousName(_));
        if resolver.is_final() && is_anonymous {
            self.use_anonymous_number();
            let text = self.printer().unquoted(new).into_owned();
            return self.store().string_of(&text);
        }
        new
    }

    /// Resolves the name of a record. An anonymous name stays unchanged and is numbered later.
    pub(super) fn resolve_name(&mut self, name: ValueId, resolver: &mut Resolver) -> ValueId {
        match (self.world.store.kind(name), &mut resolver.base) {
            (Value::AnonymousName(_), Base::Record { name: Some(new), old_name, .. }) => {
                *old_name = Some(name);
                *new
            }
            (Value::AnonymousName(_), _) => name,
            _ => self.resolve(name, resolver),
        }
    }

    /// The parts of a value, if any of them changes.
    fn resolve_all(&mut self, slice: Slice, resolver: &mut Resolver) -> Option<Parts> {
        if !self.step(slice.len()) {
            return None;
        }
        let mut is_changed = false;
        let mut parts: Parts = self.world.store.parts(slice).collect();
        for part in &mut parts {
            let new = self.resolve(*part, resolver);
            is_changed |= new != *part;
            *part = new;
        }
        is_changed.then_some(parts)
    }

    fn resolve_bits(&mut self, value: ValueId, slice: Slice, resolver: &mut Resolver) -> ValueId {
        if !self.step(slice.len()) {
            return value;
        }
        let mut is_changed = false;
        let mut known: Option<(ValueId, ValueId)> = None;
        let mut bits: Parts = self.world.store.parts(slice).collect();
        for bit in &mut bits {
            let mut new = match self.world.store.kind(*bit) {
                Value::VariableBit(whole, index) => {
                    let resolved = match known {
                        Some((own, resolved)) if own == whole => resolved,
                        _ => self.resolve(whole, resolver),
                    };
                    known = Some((whole, resolved));
                    self.bit(resolved, index)
                }
                _ => {
                    let resolved = self.resolve(*bit, resolver);
                    self.bit(resolved, 0)
                }
            };
            if new == ValueId::UNSET && resolver.keeps_unset_bits() {
                new = *bit;
            }
            is_changed |= new != *bit;
            *bit = new;
        }
        if is_changed { self.store().bits(bits) } else { value }
    }

    fn resolve_unary(
        &mut self,
        value: ValueId,
        (operator, operand, type_): (Unary, ValueId, TypeId),
        resolver: &mut Resolver,
    ) -> ValueId {
        let new = self.resolve(operand, resolver);
        if new == operand && !(resolver.is_final() && operator == Unary::Cast) {
            return value;
        }
        let new = self.store().unary(operator, new, type_);
        self.fold(new, resolver.current, resolver.is_final())
    }

    fn resolve_binary(
        &mut self,
        value: ValueId,
        (operator, a, b, type_): (Binary, ValueId, ValueId, TypeId),
        resolver: &mut Resolver,
    ) -> ValueId {
        let new_a = self.resolve(a, resolver);
        // The second operand may be invalid if the first one decides.
        if matches!(operator, Binary::And | Binary::Or)
            && let Some(number) = self.as_int(new_a)
            && ((operator == Binary::And && number == 0)
                || (operator == Binary::Or && number == -1))
        {
            return self.store().int(number);
        }
        let new_b = self.resolve(b, resolver);
        if (new_a, new_b) == (a, b) {
            return value;
        }
        let new = self.store().binary(operator, new_a, new_b, type_);
        self.fold(new, resolver.current, false)
    }

    fn resolve_ternary(
        &mut self,
        value: ValueId,
        (operator, [a, b, c], type_): (Ternary, [ValueId; 3], TypeId),
        resolver: &mut Resolver,
    ) -> ValueId {
        let new_a = self.resolve(a, resolver);
        if operator == Ternary::If
            && new_a != a
            && let Some(condition) = self.as_int(new_a)
        {
            return self.resolve(if condition != 0 { b } else { c }, resolver);
        }
        let new_b = self.resolve(b, resolver);
        let new_c = match operator {
            Ternary::Foreach | Ternary::Filter => {
                self.resolve_shadowed(c, [Some(new_a), None], resolver)
            }
            _ => self.resolve(c, resolver),
        };
        if [new_a, new_b, new_c] == [a, b, c] {
            return value;
        }
        let new = self.store().ternary(operator, [new_a, new_b, new_c], type_);
        self.fold(new, resolver.current, false)
    }

    /// Resolves a value in which some names are those of an operator.
    fn resolve_shadowed(
        &mut self,
        value: ValueId,
        names: [Option<ValueId>; 2],
        resolver: &mut Resolver,
    ) -> ValueId {
        resolver.layers.push(Layer::Shadow(names));
        let resolved = self.resolve(value, resolver);
        resolver.layers.pop();
        resolved
    }

    fn resolve_fold(
        &mut self,
        value: ValueId,
        slice: Slice,
        type_: TypeId,
        resolver: &mut Resolver,
    ) -> ValueId {
        let parts: Parts = self.world.store.parts(slice).collect();
        let [start, list, accumulator, element, body] = *parts.as_slice() else { return value };
        let new_start = self.resolve(start, resolver);
        let new_list = self.resolve(list, resolver);
        let names = [Some(accumulator), Some(element)];
        let new_body = self.resolve_shadowed(body, names, resolver);
        if (new_start, new_list, new_body) == (start, list, body) {
            return value;
        }
        let parts = [new_start, new_list, accumulator, element, new_body];
        let new = self.store().fold(parts, type_);
        self.fold(new, resolver.current, false)
    }

    fn resolve_dag(&mut self, value: ValueId, resolver: &mut Resolver) -> ValueId {
        let Value::Dag(operator, name, slice) = self.world.store.kind(value) else {
            return value;
        };
        if !self.step(slice.len()) {
            return value;
        }
        let mut is_changed = false;
        let mut arguments: SmallVec<[DagArgument; 8]> =
            self.world.store.dag_arguments(slice).collect();
        for (argument, _) in &mut arguments {
            let new = self.resolve(*argument, resolver);
            is_changed |= new != *argument;
            *argument = new;
        }
        let new_operator = self.resolve(operator, resolver);
        if !is_changed && new_operator == operator {
            return value;
        }
        self.store().dag(new_operator, name, arguments)
    }
}
