//! Operators of three operands.

use super::super::Evaluator;
use super::Folding;
use crate::store::{Ternary, TypeId, Value, ValueId};

impl Evaluator<'_> {
    pub(super) fn fold_ternary(
        &mut self,
        folding: Folding,
        operator: Ternary,
        parts: [ValueId; 3],
        type_: TypeId,
    ) -> Option<ValueId> {
        match operator {
            Ternary::Dag => self.fold_dag(parts),
            Ternary::If => {
                let [condition, then, otherwise] = parts;
                let condition = self.as_int(condition)?;
                Some(if condition != 0 { then } else { otherwise })
            }
            Ternary::Range => self.fold_range(folding, parts),
            Ternary::Subst => self.fold_subst(parts, type_),
            Ternary::Substr => self.fold_substring(folding, parts),
            Ternary::Find => self.fold_find(folding, parts),
            Ternary::SetDagArg | Ternary::SetDagName => {
                self.fold_set_argument(folding, operator, parts)
            }
            Ternary::Foreach => self.fold_foreach(folding, parts, type_),
            Ternary::Filter => self.fold_filter(folding, parts, type_),
        }
    }

    fn fold_foreach(
        &mut self,
        folding: Folding,
        [name, list, value]: [ValueId; 3],
        type_: TypeId,
    ) -> Option<ValueId> {
        if let Value::Dag(..) = self.world.store.kind(list) {
            return self.foreach_dag(name, list, value, folding.current);
        }
        let (_, mut elements) = self.elements(list)?;
        for element in &mut elements {
            *element = self.apply(name, *element, value, folding.current);
        }
        let element_type = self.world.store.element_type(type_)?;
        self.bounded_list(element_type, elements)
    }

    fn fold_filter(
        &mut self,
        folding: Folding,
        [name, list, condition]: [ValueId; 3],
        type_: TypeId,
    ) -> Option<ValueId> {
        let (_, elements) = self.elements(list)?;
        let mut kept = Vec::new();
        for element in elements {
            let result = self.apply(name, element, condition, folding.current);
            if self.as_int(result)? != 0 {
                kept.push(element);
            }
        }
        let element_type = self.world.store.element_type(type_)?;
        self.bounded_list(element_type, kept)
    }
}
