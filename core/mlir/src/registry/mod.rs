//! The registry: the descriptions of operations, and the hooks of some.

mod cpp_types;
mod dialect_hooks;
mod dialect_type;
pub mod directives;
mod given_aliases;
mod operations;
mod registered_op;
mod type_facts;
mod unknown_names;

pub use dialect_hooks::{
    CanonicalBody, DialectHooks, EncodingCheck, HookTables, RemovedType, Snippet, TypeCondition,
};
pub(crate) use dialect_type::parameters_start;
pub use dialect_type::{DialectType, Parameter};
pub use registered_op::RegisteredOp;
pub(crate) use type_facts::{body_name, is_of_name};
pub use unknown_names::UnknownName;

use crate::alias_names::AliasNames;
use crate::annotations::Annotations;
use crate::ir::{Attribute, Context, Ir, OperationId};
use crate::ods::format::parametric::{ParametricForm, ParametricForms};
use crate::ods::{DialectDescription, Dialects, LlvmVersion};
use crate::parse::{self as reader, OperationState, Parse, Parser};
use crate::print::{ArgumentNames, PrintHook};
use crate::verify::{Verified, Verifier};
use abide_source::diagnostic::{Detail, Message};
use abide_source::text::Span;
use operations::{Operations, Replaced};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// Parses an operation after its name into a state.
pub type ParseHook = for<'a> fn(&mut Parser<'a>, &mut OperationState<'a>) -> Parse;

/// Adds the types of the results of an operation to a state.
pub type InferHook = for<'a> fn(&mut reader::Operations<'a>, &mut OperationState<'a>) -> Parse;

/// Checks an operation beyond parsing and beyond its description.
pub type VerifyHook = fn(&Verifier<'_>, OperationId) -> Verified;

/// The owner of an attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AttributeOwner {
    /// The operation itself.
    Operation,
    /// An argument of the operation, which is a function.
    Argument,
    /// A result of the function.
    Result,
}

/// An attribute whose name begins with that of a dialect.
#[derive(Debug, Clone, Copy)]
pub struct DialectAttribute<'a> {
    /// The operation with the attribute.
    pub operation: OperationId,
    /// The owner within it.
    pub owner: AttributeOwner,
    /// The full name.
    pub name: &'a [u8],
    /// The value.
    pub value: Attribute,
}

impl<'a> DialectAttribute<'a> {
    /// The full name, for messages.
    #[must_use]
    pub fn name_text(&self) -> Cow<'a, str> {
        String::from_utf8_lossy(self.name)
    }
}

/// Checks an attribute of a dialect (MLIR: `verifyOperationAttribute`, `verifyRegionArgAttribute`,
/// `verifyRegionResultAttribute`).
pub type VerifyAttributeHook = fn(&Verifier<'_>, &DialectAttribute<'_>) -> Verified;

/// An error in an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerifyError {
    /// The message; MLIR's `'name' op` is put in front of it unless it is `bare`.
    pub message: Message,
    /// Whether the message omits the operation's name.
    pub bare: bool,
    /// The operation with the error, if it is another one.
    pub operation: Option<OperationId>,
    /// Other places that explain it.
    pub notes: Vec<(Span, String)>,
    /// A message about the same operation that is reported before this one.
    pub before: Option<Box<Message>>,
}

impl VerifyError {
    /// Creates a message that omits the operation's name.
    #[must_use]
    pub fn bare(message: impl Into<VerifyError>) -> VerifyError {
        VerifyError { bare: true, ..message.into() }
    }

    /// Returns the same error after another message about the same operation.
    #[must_use]
    pub fn after(self, message: impl Into<Message>) -> VerifyError {
        VerifyError { before: Some(Box::new(message.into())), ..self }
    }

    /// The same error about another operation.
    #[must_use]
    pub fn at(self, operation: OperationId) -> VerifyError {
        VerifyError { operation: Some(operation), ..self }
    }

    /// The same error with the next step in words.
    #[must_use]
    pub fn with_help(self, help: impl Into<Box<str>>) -> VerifyError {
        VerifyError { message: self.message.with_help(help), ..self }
    }

    /// The same error with more words at the end of its message.
    #[must_use]
    pub fn and(self, words: &str) -> VerifyError {
        VerifyError { message: self.message.and(words), ..self }
    }

    /// The same error with one more place that explains it.
    #[must_use]
    pub fn with_note(mut self, span: Span, note: impl Into<String>) -> VerifyError {
        self.notes.push((span, note.into()));
        self
    }
}

impl From<Message> for VerifyError {
    fn from(message: Message) -> VerifyError {
        VerifyError { message, bare: false, operation: None, notes: Vec::new(), before: None }
    }
}

impl From<Detail> for VerifyError {
    fn from(detail: Detail) -> VerifyError {
        Message::from(detail).into()
    }
}

impl From<&'static str> for VerifyError {
    fn from(rule: &'static str) -> VerifyError {
        Message::from(rule).into()
    }
}

/// The functions of an operation, for what its description cannot express.
#[derive(Debug, Clone, Copy, Default)]
pub struct Hooks {
    /// Parses the text after the name, if the operation has its own syntax.
    pub parse: Option<ParseHook>,
    /// Adds the types of the results, which follow from everything else (MLIR:
    /// `InferTypeOpInterface`).
    pub infer_types: Option<InferHook>,
    /// Prints the text after the name, if the operation has its own syntax.
    pub print: Option<PrintHook>,
    /// Names the arguments of the blocks in the regions.
    pub argument_names: Option<ArgumentNames>,
    /// Whether the body of a function has arguments after those of its type.
    pub has_more_arguments: bool,
    /// Whether the arguments of its first region are called like its operands.
    pub arguments_shadow_operands: bool,
    /// Whether these functions support all versions of the dialect, by its description: they read and print the
    /// operation where a description has no form for it.
    pub any_version: bool,
    /// Whether a public function may lack a body: C++ does not call it a declaration (MLIR: `isDeclaration`).
    pub declares_publicly: bool,
}

impl Hooks {
    /// No functions.
    pub const NONE: Hooks = Hooks {
        parse: None,
        infer_types: None,
        print: None,
        argument_names: None,
        has_more_arguments: false,
        arguments_shadow_operands: false,
        any_version: false,
        declares_publicly: false,
    };

    /// The two functions of a form that only C++ describes.
    #[must_use]
    pub const fn form(parse: ParseHook, print: PrintHook) -> Hooks {
        Hooks { parse: Some(parse), print: Some(print), ..Hooks::NONE }
    }
}

/// A dialect whose description could not be read as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BrokenDescription {
    /// The name of the dialect; empty if the dialects of the description are unknown.
    pub dialect: String,
    /// The error and its position.
    pub error: String,
}

/// The operations that are known, by name.
#[derive(Debug)]
pub struct Registry {
    /// The version of LLVM that operations are read as, if one was chosen: else the newest.
    version: Option<LlvmVersion>,
    dialects: Arc<Dialects>,
    ops: Arc<Operations>,
    /// Operations that replace others, or are from other descriptions.
    replaced: Option<Arc<Replaced>>,
    tables: Arc<HookTables>,
    alias_names: AliasNames,
    forms: OnceLock<ParametricForms>,
    /// The forms of dialects that no project describes, by dialect; each is made on first use.
    bundled_forms: FxHashMap<Box<str>, OnceLock<ParametricForms>>,
    annotations: Arc<Annotations>,
    broken: Arc<[BrokenDescription]>,
}

/// A registry has the hooks of its dialects.
impl Deref for Registry {
    type Target = HookTables;

    fn deref(&self) -> &HookTables {
        &self.tables
    }
}

impl Registry {
    /// Creates a registry of all operations of some dialects, with their hooks. A description is read when an
    /// operation of its dialect is first requested.
    #[must_use]
    pub fn new(dialects: Arc<Dialects>, hooks: &[DialectHooks]) -> Registry {
        let tables = Arc::new(HookTables::new(hooks));
        let ops = Arc::new(Operations::new(Arc::clone(&dialects), Arc::clone(&tables)));
        let mut alias_names = AliasNames::default();
        for (attribute, alias) in hooks.iter().flat_map(|dialect| dialect.attribute_aliases) {
            alias_names.add_attribute(attribute, alias);
        }
        Registry {
            version: None,
            ops,
            replaced: None,
            tables,
            alias_names,
            forms: OnceLock::new(),
            bundled_forms: no_forms(&dialects),
            annotations: Arc::clone(Annotations::builtin()),
            broken: Arc::default(),
            dialects,
        }
    }

    /// These operations and those of other descriptions, which replace operations of the same name. The operations of a
    /// dialect are combined on first use. A different dialect with the name of a bundled one replaces it and all of its
    /// rules.
    #[must_use]
    pub fn with(&self, dialects: Vec<DialectDescription>) -> Registry {
        let foreign = dialects.iter().filter(|one| self.dialects.is_foreign(one));
        let foreign: Vec<&str> = foreign.map(|one| &*one.name).collect();
        if !foreign.is_empty() {
            let others = self.without(&foreign);
            return others.with(dialects);
        }
        let (own, tables) = (Arc::clone(&self.ops), Arc::clone(&self.tables));
        let replaced = Replaced::new(&dialects, self.replaced.clone(), own, tables, self.version);
        let mut alias_names = self.alias_names.clone();
        dialects.iter().for_each(|dialect| alias_names.add_described(dialect));
        let dialects = Arc::new(self.dialects.with(dialects));
        Registry {
            version: self.version,
            ops: Arc::clone(&self.ops),
            replaced: Some(Arc::new(replaced)),
            tables: Arc::clone(&self.tables),
            alias_names,
            forms: OnceLock::new(),
            bundled_forms: no_forms(&dialects),
            annotations: Arc::clone(&self.annotations),
            broken: Arc::default(),
            dialects,
        }
    }

    /// A copy without abide's own descriptions of some dialects.
    fn without(&self, dialects: &[&str]) -> Registry {
        let tables = Arc::new(self.tables.without(dialects));
        let described = Arc::new(self.dialects.without(dialects));
        Registry {
            version: self.version,
            ops: Arc::new(Operations::new(Arc::clone(&described), Arc::clone(&tables))),
            replaced: self.replaced.clone(),
            tables,
            alias_names: self.alias_names.clone(),
            forms: OnceLock::new(),
            bundled_forms: no_forms(&described),
            annotations: Arc::clone(&self.annotations),
            broken: Arc::clone(&self.broken),
            dialects: described,
        }
    }

    /// The form of a type or attribute, by its full name, that only abide's own description has.
    pub(super) fn bundled_form(&self, name: &[u8], is_type: bool) -> Option<&Arc<ParametricForm>> {
        let (dialect, _) = std::str::from_utf8(name).ok()?.split_once('.')?;
        let forms = self.bundled_forms.get(dialect)?.get_or_init(|| {
            let described = self.dialects.dialect(dialect);
            let is_own = |one: &&DialectDescription| {
                !one.types.iter().chain(&one.attributes).any(|one| one.place.is_some())
            };
            let described = described.filter(is_own);
            let linked = !self.attributes_within(dialect.as_bytes()).is_empty();
            described.map_or_else(Default::default, |it| ParametricForms::of_dialect(it, linked))
        });
        if is_type { forms.ty(name) } else { forms.attribute(name) }
    }

    /// The forms of the types and attributes that a project declares.
    pub(super) fn forms(&self) -> &ParametricForms {
        self.forms.get_or_init(|| ParametricForms::new(&self.dialects))
    }

    /// The version of LLVM that was chosen for operations; `None` means the newest.
    #[must_use]
    pub fn version(&self) -> Option<LlvmVersion> {
        self.version
    }

    /// The same descriptions and hooks for texts of another version of LLVM. A project's descriptions fit any version.
    #[must_use]
    pub fn of_version(&self, version: LlvmVersion) -> Registry {
        Registry {
            version: Some(version),
            ops: Arc::clone(&self.ops),
            replaced: self.replaced.clone(),
            tables: Arc::clone(&self.tables),
            alias_names: self.alias_names.clone(),
            forms: OnceLock::new(),
            bundled_forms: no_forms(&self.dialects),
            annotations: Arc::clone(&self.annotations),
            broken: Arc::clone(&self.broken),
            dialects: Arc::clone(&self.dialects),
        }
    }

    /// The registry with other annotations of functions, arguments and results.
    #[must_use]
    pub fn with_annotations(mut self, annotations: Arc<Annotations>) -> Registry {
        self.annotations = annotations;
        self
    }

    /// The registry with dialects whose descriptions could not be read completely.
    #[must_use]
    pub fn with_broken(mut self, broken: Vec<BrokenDescription>) -> Registry {
        self.broken = broken.into();
        self
    }

    /// The dialects whose descriptions could not be read as a whole.
    #[must_use]
    pub fn broken(&self) -> &[BrokenDescription] {
        &self.broken
    }

    /// Returns the annotations of functions, their arguments and results.
    #[must_use]
    pub fn annotations(&self) -> &Arc<Annotations> {
        &self.annotations
    }

    /// Returns the alias names of dialect types and attributes.
    pub(super) fn alias_names(&self) -> &AliasNames {
        &self.alias_names
    }

    /// The operation with a full name.
    #[must_use]
    pub fn operation(&self, name: &[u8]) -> Option<&RegisteredOp> {
        let replaced = self.replaced.as_ref().and_then(|replaced| replaced.get(name));
        replaced.or_else(|| self.ops.get(name, self.version))
    }

    /// Whether an older version of LLVM describes an operation in another way than the newest one.
    #[must_use]
    pub fn has_older(&self, name: &[u8]) -> bool {
        self.ops.has_older(name)
    }

    /// Whether an operation's form is abide's own: no project describes it, or one with the same form, such as the
    /// files of an installed LLVM.
    #[must_use]
    pub fn has_bundled_form(&self, name: &[u8]) -> bool {
        fn form(op: &RegisteredOp) -> Option<&str> {
            op.description().format().map(|format| &*format.text)
        }
        let replaced = self.replaced.as_ref().and_then(|replaced| replaced.get(name));
        match (replaced, self.ops.get(name, self.version)) {
            (Some(own), Some(bundled)) => {
                own.description().place.is_none() || form(own) == form(bundled)
            }
            (Some(own), None) => own.description().place.is_none(),
            (None, _) => true,
        }
    }

    /// Returns the entry of an operation of an IR; `None` for an opaque one.
    #[must_use]
    pub fn registered(&self, ir: &Ir, operation: OperationId) -> Option<&RegisteredOp> {
        if ir.opaque_text(operation).is_some() {
            return None;
        }
        self.operation(ir.name_bytes(operation))
    }

    /// Returns the check of attributes with this full name; `None` if its dialect has no rules for them.
    #[must_use]
    pub fn attribute_hook(&self, name: &[u8]) -> Option<VerifyAttributeHook> {
        let end = memchr::memchr(b'.', name)?;
        self.tables.verify_attribute(name.get(..end)?)
    }

    /// Extends a table of operations by the identifiers of a context, which are their full names, from the first
    /// identifier that the table lacks. It serves callers that look up every operation of an IR.
    pub fn extend_by_identifier<'r>(
        &'r self,
        all: &mut Vec<Option<&'r RegisteredOp>>,
        context: &Context,
    ) {
        let new = context.strings_from(all.len());
        // Operation names have a dot; symbol names, possibly many, have none.
        let operation = |name: &[u8]| name.contains(&b'.').then(|| self.operation(name)).flatten();
        all.extend(new.map(operation));
    }

    /// The descriptions.
    #[must_use]
    pub fn dialects(&self) -> &Dialects {
        &self.dialects
    }
}

/// Returns empty slots for the forms of each dialect.
fn no_forms(dialects: &Dialects) -> FxHashMap<Box<str>, OnceLock<ParametricForms>> {
    dialects.names().map(|name| (name.into(), OnceLock::new())).collect()
}
