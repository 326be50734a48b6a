//! A registered operation: its description and hooks.

use super::dialect_hooks::{HookTables, Named};
use super::{Hooks, VerifyHook};
use crate::ods::constraint::{AttributePredicate, TypePredicate};
use crate::ods::format::Parameter;
use crate::ods::{Arity, OpDescription, Syntax, Trait};
use crate::print::ResultNames;
use crate::registry::directives::{self, CustomDirective, DialectDirectives};
use crate::rewrite::RewriteHooks;
use crate::shape::ShapeHook;
use std::sync::Arc;

/// An operation that is known.
#[derive(Debug, Clone)]
pub struct RegisteredOp {
    description: Arc<OpDescription>,
    hooks: Hooks,
    rewrite: RewriteHooks,
    shape: Option<ShapeHook>,
    result_names: Option<ResultNames>,
    default_dialect: Option<&'static str>,
    verify: Option<VerifyHook>,
    verify_symbols: Option<VerifyHook>,
    /// The directives of its dialect.
    directives: DialectDirectives,
    /// Whether it has a format all of whose directives are known.
    format_known: bool,
    /// Whether versions of its dialect without a description write it in other forms.
    has_earlier_forms: bool,
    /// Whether its functions are those that operations like it have: its own are in C++.
    uses_func_like_fallback: bool,
}

impl RegisteredOp {
    pub(super) fn new(
        description: Arc<OpDescription>,
        own: Hooks,
        function_like: Hooks,
        named: Named,
    ) -> RegisteredOp {
        let format = description.format();
        let format_known =
            format.is_some_and(|it| directives::all_known(named.directives, &description, it));
        // A known form of the description has priority over functions for any version.
        let is_known = format_known || matches!(description.syntax, Syntax::GenericOnly);
        let own = match own.any_version && is_known {
            true => Hooks { parse: None, print: None, ..own },
            false => own,
        };
        let uses_func_like_fallback = own.parse.is_none() && is_func_like(&description);
        let hooks = if uses_func_like_fallback { function_like } else { own };
        let result_names = named.result_names.or_else(|| ResultNames::of_description(&description));
        RegisteredOp {
            hooks,
            rewrite: named.rewrite,
            shape: named.shape,
            result_names,
            default_dialect: named.default_dialect,
            verify: named.verify,
            verify_symbols: named.verify_symbols,
            directives: named.directives,
            format_known,
            has_earlier_forms: named.has_earlier_forms,
            uses_func_like_fallback,
            description,
        }
    }

    /// Whether it has at least one operand.
    #[must_use]
    pub fn needs_operands(&self) -> bool {
        self.description.operands.iter().any(|one| one.arity == Arity::Single)
    }

    /// Whether all of its form is known.
    #[must_use]
    pub fn has_known_form(&self) -> bool {
        !self.uses_func_like_fallback && !self.is_open() && self.has_custom_syntax()
    }

    /// Whether its form may be another one after all, in C++.
    pub(crate) fn uses_func_like_fallback(&self) -> bool {
        self.uses_func_like_fallback
    }

    /// Returns the operation with another description. Hooks depend on the operands, attributes and regions, so they
    /// are kept only if the new description has the same ones. `has_one_form` is whether all versions of LLVM write it
    /// in the same way, `has_older` whether one of them describes it in another way.
    pub(super) fn replaced(
        &self,
        description: &Arc<OpDescription>,
        has_one_form: bool,
        has_older: bool,
        tables: &HookTables,
    ) -> RegisteredOp {
        let (own, other) = (&*self.description, &**description);
        let hooks = tables.hooks(&own.name);
        if hooks.any_version && matches!(other.syntax, Syntax::Custom) {
            return tables.registered(Arc::clone(description), hooks);
        }
        // A bundled hook parses the form that only C++ knows.
        let is_read_by_ours = self.hooks.parse.is_some()
            && !directives::all_known_of(tables.directives(other), other);
        if is_read_by_ours {
            return self.documented(other);
        }
        if !own.has_parts_of(other) {
            return tables.registered(Arc::clone(description), Hooks::NONE);
        }
        // Our description is more precise if the other one has only C++.
        let same_form = match (&own.syntax, &other.syntax) {
            (Syntax::Format(own), Syntax::Format(other)) => own.directives == other.directives,
            (Syntax::Format(_), Syntax::Custom) => !self.has_earlier_forms && has_one_form,
            (own, other) => matches!((own, other), (Syntax::GenericOnly, Syntax::GenericOnly)),
        };
        // The types that it accepts may be those of an older version.
        if same_form && has_older && own.means_other_types_than(other) {
            return tables.registered(Arc::clone(description), self.hooks);
        }
        if same_form {
            return self.documented(other);
        }
        let hooks = Hooks { parse: None, print: None, ..self.hooks };
        tables.registered(Arc::clone(description), hooks)
    }

    /// The operation with the documentation of another description.
    pub(super) fn documented(&self, other: &OpDescription) -> RegisteredOp {
        let description = Arc::new(self.description.documented_by(other));
        let result_names = ResultNames::of_description(&description);
        let result_names = self.result_names.or(result_names);
        RegisteredOp { description, result_names, ..self.clone() }
    }

    /// Returns the directives of its dialect.
    pub(crate) fn directives(&self) -> DialectDirectives {
        self.directives
    }

    /// The directive with a name in its format.
    pub(crate) fn directive(
        &self,
        name: &str,
        parameters: &[Parameter],
    ) -> Option<&'static CustomDirective> {
        directives::find(self.directives, name, parameters)
    }

    /// Whether it has a half-known format.
    pub(crate) fn is_open(&self) -> bool {
        !self.format_known && self.hooks.parse.is_none() && self.description.format().is_some()
    }

    /// Whether it has a format all of whose directives are known.
    pub(crate) fn format_is_known(&self) -> bool {
        self.format_known
    }

    /// Whether versions of its dialect without a description write it in other forms than the described ones.
    #[must_use]
    pub fn has_earlier_forms(&self) -> bool {
        self.has_earlier_forms
    }

    /// Whether a project declares all of its form, so that no part of it is from another version.
    #[must_use]
    pub fn is_declared_by_project(&self) -> bool {
        let op = &self.description;
        op.place.is_some()
            && self.hooks.parse.is_none()
            && op.format().is_some_and(|format| directives::all_known(&[], op, format))
    }

    /// Whether it has a form that only C++ knows.
    pub(crate) fn is_custom(&self) -> bool {
        matches!(self.description.syntax, Syntax::Custom)
    }

    /// Whether only C++ of a project parses it, which may add the terminator that the description determines.
    pub(crate) fn may_omit_terminator(&self) -> bool {
        let is_parsed = self.has_custom_syntax() && !self.uses_func_like_fallback;
        let op = &self.description;
        self.is_custom() && !is_parsed && op.place.is_some() && op.implicit_terminator().is_some()
    }

    /// Its description.
    #[must_use]
    pub fn description(&self) -> &OpDescription {
        &self.description
    }

    /// Its functions.
    #[must_use]
    pub fn hooks(&self) -> &Hooks {
        &self.hooks
    }

    /// Returns the check of its rules beyond its description.
    pub(crate) fn verifier(&self) -> Option<VerifyHook> {
        self.verify
    }

    /// Whether it has rules that are only known to C++ of a project.
    #[must_use]
    pub fn has_unknown_rules(&self) -> bool {
        self.description.has_cpp_verifier && self.verify.is_none()
    }

    /// Returns the check of the symbols that it uses.
    #[must_use]
    pub fn symbol_verifier(&self) -> Option<VerifyHook> {
        self.verify_symbols
    }

    /// Its functions for those who rewrite it.
    #[must_use]
    pub fn rewrite(&self) -> &RewriteHooks {
        &self.rewrite
    }

    /// Returns its shape rule.
    #[must_use]
    pub fn shape(&self) -> Option<ShapeHook> {
        self.shape
    }

    /// Whether values from outside are not visible in its regions.
    #[must_use]
    pub fn is_isolated(&self) -> bool {
        self.description.has(Trait::IsolatedFromAbove)
    }

    /// The dialect of operations in its regions that are written without one.
    #[must_use]
    pub fn default_dialect(&self) -> &str {
        let is_asked = self.description.has(Trait::OpAsmOpInterface);
        let described = self.description.asm.default_dialect.as_deref().filter(|_| is_asked);
        described.or(self.default_dialect).unwrap_or_default()
    }

    /// Returns the names of its results; `None` means numbers.
    #[must_use]
    pub fn result_names(&self) -> Option<ResultNames> {
        self.result_names
    }

    /// Whether it can be written in its own form.
    #[must_use]
    pub fn has_custom_syntax(&self) -> bool {
        match self.description.syntax {
            Syntax::Format(_) => self.format_known || self.is_open() || self.hooks.parse.is_some(),
            Syntax::Custom => self.hooks.parse.is_some(),
            Syntax::GenericOnly => false,
        }
    }
}

/// Whether an operation is read by C++ and is a function of a type of MLIR's: most of those are written
/// as `func.func` is.
fn is_func_like(op: &OpDescription) -> bool {
    let of_function_type = |index: usize| {
        let attribute = op.attributes.get(index);
        let predicate = attribute.map(|attribute| attribute.constraint.predicate());
        predicate == Some(&AttributePredicate::Type(TypePredicate::Function))
    };
    matches!(op.syntax, Syntax::Custom)
        && op.place.is_some()
        && op.has(Trait::FunctionOpInterface)
        && op.attribute_index("function_type").is_some_and(of_function_type)
}
