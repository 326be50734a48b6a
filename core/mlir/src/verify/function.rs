//! Checks for functions of all dialects (MLIR: `FunctionOpInterface`).

use super::{Verified, Verifier};
use crate::ir::{AttributeKind, OperationId, Type, TypeKind};
use crate::registry::AttributeOwner;
use abide_source::rule;
use abide_source::spelling::counted;

impl Verifier<'_> {
    /// The inputs and results of a function's type; `None` if it has none.
    #[must_use]
    pub fn function_type(&self, function: OperationId) -> Option<(&[Type], &[Type])> {
        let ty = self.ir.attribute(function, "function_type")?;
        match self.ir.context.type_kind(self.ir.context.attribute_type(ty)?) {
            TypeKind::Function { inputs, results } => Some((inputs, results)),
            _ => None,
        }
    }

    /// Whether it is a function without a body.
    pub fn is_declaration(&self, operation: OperationId) -> bool {
        self.function_type(operation).is_some()
            && self.ir.regions(operation).iter().all(|body| self.ir.blocks(*body).is_empty())
    }

    /// A function: the attributes of its arguments and results, and the arguments of its body.
    pub(super) fn function(&self, operation: OperationId) -> Verified {
        let Some((inputs, results)) = self.function_type(operation) else { return Ok(()) };
        self.attributes_of_each(operation, ("argument", "arg_attrs"), inputs.len())?;
        self.attributes_of_each(operation, ("result", "res_attrs"), results.len())?;
        let body = self.ir.regions(operation).first();
        let Some(entry) = body.and_then(|body| self.ir.entry_block(*body)) else { return Ok(()) };
        let arguments = self.ir.arguments(entry);
        let count = inputs.len();
        let known = self.registry.operation(self.ir.name_bytes(operation));
        let has_more = known.is_some_and(|known| known.hooks().has_more_arguments);
        if has_more && arguments.len() < count {
            return Err(rule!("expected at least {} arguments to body region", count)
                .with_help(format!(
                    "give the region {}: those of the function, then the others",
                    counted(count, "argument")
                ))
                .into());
        }
        // C++ of a project's function may add arguments.
        let may_have_more = known.is_some_and(|known| known.description().place.is_some());
        let fits = arguments.len() == count || may_have_more && arguments.len() > count;
        if !has_more && !fits {
            return Err(rule!(
                "entry block must have {} arguments to match function signature",
                count
            )
            .with_help(format!(
                "give the first block {}, with the types of the function's inputs",
                counted(count, "argument")
            ))
            .into());
        }
        let types = arguments.iter().map(|argument| self.ir.value_type(*argument));
        let mut differing = types
            .zip(inputs)
            .enumerate()
            .filter(|(_, (own, input))| !self.same_type(*own, **input));
        differing.next().map_or(Ok(()), |(index, (own, input))| {
            let (own, input) = (self.type_text(own), self.type_text(*input));
            Err(rule!(
                "type of entry block argument #{}('{}') must match the type of the \
                 corresponding argument in function signature('{}')",
                index,
                own,
                input
            )
            .with_help(format!("give the argument the type '{input}'"))
            .into())
        })
    }

    /// Checks the dictionaries of all arguments or of all results, `count` in number.
    fn attributes_of_each(
        &self,
        operation: OperationId,
        (what, name): (&str, &str),
        count: usize,
    ) -> Verified {
        let context = &self.ir.context;
        let Some(AttributeKind::Array(all)) =
            self.ir.attribute(operation, name).map(|all| context.attribute_kind(all))
        else {
            return Ok(());
        };
        if all.len() != count {
            return Err(rule!(
                "expects {} attribute array to have the same number of elements as the number \
                 of function {}s, got {}, but expected {}",
                what,
                what,
                all.len(),
                count
            )
            .with_help(format!("write {count} dictionaries, one for each {what}"))
            .into());
        }
        for one in all {
            let AttributeKind::Dictionary(entries) = context.attribute_kind(*one) else {
                return Err(rule!(
                    "expects {} attribute dictionary to be a DictionaryAttr, but got `{}`",
                    what,
                    self.attribute_text(*one)
                )
                .with_help("write a dictionary: '{dialect.name = value}'")
                .into());
            };
            if entries.iter().any(|(name, _)| !context.bytes(*name).contains(&b'.')) {
                return Err(rule!("{}s may only have dialect attributes", what)
                    .with_help("put a dialect in front of the name: '{dialect.name = value}'")
                    .into());
            }
            let owner = match what {
                "argument" => AttributeOwner::Argument,
                _ => AttributeOwner::Result,
            };
            self.attributes_of_dialects(operation, owner, *one)?;
        }
        Ok(())
    }
}
