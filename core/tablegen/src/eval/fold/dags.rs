//! Operators of dags.

use super::super::Evaluator;
use super::super::resolve::Resolver;
use super::Folding;
use super::lists::MAX_LIST_ELEMENTS;
use crate::store::{Binary, DagArgument, RecordId, Ternary, TypeId, Value, ValueId};
use abide_source::rule;
use abide_source::spelling::quoted;

/// A dag whose operator and arguments are known.
struct ConcreteDag {
    operator: ValueId,
    name: Option<ValueId>,
    arguments: Vec<DagArgument>,
}

/// The step after a wrong key of a dag.
fn argument_names<'n>(names: impl Iterator<Item = &'n [u8]>) -> String {
    let names: Vec<_> = names.map(String::from_utf8_lossy).collect();
    match names.is_empty() {
        true => "the arguments have no names: they count from 0 on".to_owned(),
        false => {
            format!("the names of the arguments are {}", quoted(names.iter().map(|name| &**name)))
        }
    }
}

impl Evaluator<'_> {
    fn concrete_dag(&mut self, value: ValueId) -> Option<ConcreteDag> {
        match self.world.store.kind(value) {
            Value::Dag(operator, name, slice) => {
                self.step(slice.len() / 2);
                let arguments = self.world.store.dag_arguments(slice).collect();
                Some(ConcreteDag { operator, name, arguments })
            }
            _ => None,
        }
    }

    fn dag(&mut self, known: ConcreteDag) -> Option<ValueId> {
        if known.arguments.len() > MAX_LIST_ELEMENTS || !self.step(known.arguments.len()) {
            self.step(usize::MAX);
            return None;
        }
        Some(self.store().dag(known.operator, known.name, known.arguments))
    }

    pub(super) fn fold_dag_concat(
        &mut self,
        folding: Folding,
        a: ValueId,
        b: ValueId,
    ) -> Option<ValueId> {
        let mut left = self.concrete_dag(a)?;
        let right = self.concrete_dag(b)?;
        let store = &self.world.store;
        let is_known = |operator| matches!(store.kind(operator), Value::Def(_) | Value::Unset);
        if !is_known(left.operator) || !is_known(right.operator) {
            return None;
        }
        if left.operator == ValueId::UNSET {
            left.operator = right.operator;
        } else if right.operator != ValueId::UNSET && left.operator != right.operator {
            let (a, b) = (self.text(a), self.text(b));
            let message = rule!("Concatenated Dag operators do not match: '{}' vs. '{}'", a, b);
            self.impossible(folding, message);
            return None;
        }
        left.name = left.name.or(right.name);
        left.arguments.extend(right.arguments);
        self.dag(left)
    }

    pub(super) fn fold_dag_operator(
        &mut self,
        folding: Folding,
        operand: ValueId,
        type_: TypeId,
    ) -> Option<ValueId> {
        let Value::Dag(operator, ..) = self.world.store.kind(operand) else { return None };
        let own = self.typed(operator)?;
        if self.world.store.is_a(own, type_) {
            return Some(operator);
        }
        self.other_computed_type(folding, type_, own);
        None
    }

    /// The argument of a dag with this number or name.
    fn dag_index(
        &mut self,
        folding: Folding,
        operator: &str,
        dag: &ConcreteDag,
        key: ValueId,
    ) -> Option<usize> {
        let message = match self.world.store.kind(key) {
            Value::Int(index) => match usize::try_from(index) {
                Ok(index) if index < dag.arguments.len() => return Some(index),
                Ok(_) => {
                    let count = dag.arguments.len();
                    rule!("index {} is out of range (dag has {} arguments)", index, count)
                }
                Err(_) => rule!("index {} is negative", index),
            },
            Value::String(name, _) => {
                let is_named = |&(_, own): &DagArgument| {
                    own.and_then(|own| self.world.store.symbol_of(own)) == Some(name)
                };
                let index = dag.arguments.iter().position(is_named);
                if index.is_some() {
                    return index;
                }
                let name = String::from_utf8_lossy(self.world.store.interner.text(name));
                rule!("key '{}' is not found", name)
            }
            _ => return None,
        };
        let names = dag.arguments.iter().filter_map(|&(_, own)| self.world.store.symbol_of(own?));
        let help = argument_names(names.map(|name| self.world.store.interner.text(name)));
        self.impossible(folding, rule!("{} {}", operator, message).with_help(help));
        None
    }

    pub(super) fn fold_dag_argument(
        &mut self,
        folding: Folding,
        dag: ValueId,
        key: ValueId,
        type_: TypeId,
    ) -> Option<ValueId> {
        let dag = self.concrete_dag(dag)?;
        let index = self.dag_index(folding, "!getdagarg", &dag, key)?;
        let (argument, _) = *dag.arguments.get(index)?;
        match self.typed(argument) {
            Some(own) if !self.world.store.is_convertible(own, type_) => Some(ValueId::UNSET),
            _ => Some(argument),
        }
    }

    pub(super) fn fold_dag_argument_name(
        &mut self,
        folding: Folding,
        dag: ValueId,
        index: ValueId,
    ) -> Option<ValueId> {
        let dag = self.concrete_dag(dag)?;
        let Value::Int(index) = self.world.store.kind(index) else { return None };
        let argument = usize::try_from(index).ok().and_then(|index| dag.arguments.get(index));
        let Some((_, name)) = argument else {
            let last = i64::try_from(dag.arguments.len()).unwrap_or(i64::MAX) - 1;
            let message = rule!("!getdagname index is out of range 0...{}: {}", last, index)
                .with_help("arguments count from 0 on; '!size(dag)' is their number");
            self.impossible(folding, message);
            return None;
        };
        Some(name.unwrap_or(ValueId::UNSET))
    }

    pub(super) fn fold_set_operator(
        &mut self,
        operator: Binary,
        dag: ValueId,
        new: ValueId,
    ) -> Option<ValueId> {
        let mut dag = self.concrete_dag(dag)?;
        match (operator, self.world.store.kind(new)) {
            (Binary::SetDagOp, Value::Def(_)) => {
                dag.operator = new;
                dag.name = None;
            }
            (Binary::SetDagOpName, Value::String(..)) => dag.name = Some(new),
            _ => return None,
        }
        self.dag(dag)
    }

    pub(super) fn fold_set_argument(
        &mut self,
        folding: Folding,
        operator: Ternary,
        [dag, key, new]: [ValueId; 3],
    ) -> Option<ValueId> {
        let mut dag = self.concrete_dag(dag)?;
        let name = operator.text();
        let index = self.dag_index(folding, name, &dag, key)?;
        let argument = dag.arguments.get_mut(index)?;
        match (operator, self.world.store.kind(new)) {
            (Ternary::SetDagArg, _) => argument.0 = new,
            (_, Value::String(..)) => argument.1 = Some(new),
            _ => argument.1 = None,
        }
        self.dag(dag)
    }

    /// `!dag(operator, children, names)`
    pub(super) fn fold_dag(
        &mut self,
        [operator, children, names]: [ValueId; 3],
    ) -> Option<ValueId> {
        if children == ValueId::UNSET && names == ValueId::UNSET {
            return None;
        }
        let list = |this: &Self, value| match value {
            ValueId::UNSET => Some(None),
            _ => this.elements(value).map(|(_, elements)| Some(elements)),
        };
        let children = list(self, children)?;
        let names = list(self, names)?;
        if let (Some(children), Some(names)) = (&children, &names)
            && children.len() != names.len()
        {
            return None;
        }
        let count = children.as_ref().or(names.as_ref()).map_or(0, Vec::len);
        let mut arguments = Vec::with_capacity(count);
        for index in 0..count {
            let of = |list: &Option<Vec<ValueId>>| {
                list.as_ref().and_then(|list| list.get(index)).copied()
            };
            let child = of(&children).unwrap_or(ValueId::UNSET);
            let name = of(&names).filter(|&name| name != ValueId::UNSET);
            if name.is_some_and(|name| self.world.store.symbol_of(name).is_none()) {
                return None;
            }
            arguments.push((child, name));
        }
        self.dag(ConcreteDag { operator, name: None, arguments })
    }

    /// `!foreach` over a dag: the operator and each argument, also of dags within it.
    pub(super) fn foreach_dag(
        &mut self,
        name: ValueId,
        dag: ValueId,
        value: ValueId,
        current: Option<RecordId>,
    ) -> Option<ValueId> {
        let mut known = self.concrete_dag(dag)?;
        known.operator = self.apply(name, known.operator, value, current);
        for index in 0..known.arguments.len() {
            let (argument, _) = *known.arguments.get(index)?;
            let new = match self.world.store.kind(argument) {
                Value::Dag(..) => self.foreach_dag(name, argument, value, current)?,
                _ => self.apply(name, argument, value, current),
            };
            if let Some(argument) = known.arguments.get_mut(index) {
                argument.0 = new;
            }
        }
        self.dag(known)
    }

    /// Replaces a name in a value by another value.
    pub(super) fn apply(
        &mut self,
        name: ValueId,
        item: ValueId,
        value: ValueId,
        current: Option<RecordId>,
    ) -> ValueId {
        self.resolve(value, &mut Resolver::map(current, &[(name, item)]))
    }
}
