//! The hooks of dialects, apart from their descriptions.

use super::{Hooks, RegisteredOp, VerifyAttributeHook, VerifyHook};
use crate::bytecode::BytecodeHooks;
use crate::ir::{Attribute, AttributeKind, Context, Type};
use crate::ods::{OpDescription, Trait};
use crate::parse::{self, BodyCheck};
use crate::print::ResultNames;
use crate::registry::directives::{CustomDirective, DialectDirectives};
use crate::rewrite::{MaterializeHook, RewriteHooks};
use crate::shape::{InferHook, ShapeHook, TypeShapeHook};
use abide_source::diagnostic::{Detail, Diagnostic};
use abide_source::limits::Limits;
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// Returns the text after `!dialect` or `#dialect` as the dialect's own printer writes it; `None` if it already has
/// that form.
pub type CanonicalBody = fn(&[u8]) -> Option<Vec<u8>>;

/// Returns the error in a dialect attribute as the encoding of a tensor with these dimensions and element (MLIR:
/// `VerifiableTensorEncoding`).
pub type EncodingCheck = fn(&Context, Attribute, &[i64], Type) -> Option<Detail>;

/// Whether a type fulfils a condition in C++.
pub type TypeCondition = fn(&Context, Type) -> bool;

/// The functions and names of a dialect, for what its description cannot express.
#[derive(Debug, Clone, Copy)]
pub struct DialectHooks {
    /// The dialect's name.
    pub dialect: &'static str,
    /// The functions of operations, by full name.
    pub operations: &'static [&'static [(&'static str, Hooks)]],
    /// Checks of operations beyond any description, by full name. They look up the parts of an operation by name, so
    /// they work with every description.
    pub verifiers: &'static [&'static [(&'static str, VerifyHook)]],
    /// Checks of the symbols that operations use, once all operations of the symbol table are valid (MLIR:
    /// `SymbolUserOpInterface`).
    pub symbol_verifiers: &'static [(&'static str, VerifyHook)],
    /// The meanings of C++ conditions on types in descriptions, as spelled there without the enclosing parentheses.
    pub type_conditions: &'static [(&'static str, TypeCondition)],
    /// The parameterless types of C++ classes, which descriptions define by a constraint alone: the class as spelled
    /// there, and the text after the dialect's name.
    pub class_types: &'static [(&'static str, &'static str)],
    /// The names of all types that only C++ declares, in all versions of the dialect; `None` if unknown. With those of the
    /// description they are all that the dialect has.
    pub cpp_types: Option<&'static [&'static str]>,
    /// The types that only earlier versions of the dialect have.
    pub removed_types: &'static [RemovedType],
    /// The names of its types that are written without the dialect within others of its types.
    pub nested_types: &'static [&'static str],
    /// The functions of operations for those who rewrite them, by full name.
    pub rewrites: &'static [(&'static str, RewriteHooks)],
    /// The hooks for the dialect's operations without their own.
    pub rewrite: RewriteHooks,
    /// The shape rules of operations, by full name.
    pub shapes: &'static [(&'static str, ShapeHook)],
    /// The shape rules of all operations with a trait, if they have no rule of their own.
    pub trait_shapes: &'static [(Trait, ShapeHook)],
    /// Makes the operation that holds a constant of a builtin type.
    pub materialize_constant: Option<MaterializeHook>,
    /// The names of operations' results, by full name (MLIR: `OpAsmOpInterface::getAsmResultNames`).
    pub result_names: &'static [(&'static str, ResultNames)],
    /// The dialects of operations that are written without one in the regions of operations, by full name
    /// of these (MLIR: `getDefaultDialect`).
    pub default_dialects: &'static [(&'static str, &'static str)],
    /// The operations, by full name, that versions without a description write in other forms than the described ones.
    pub earlier_forms: &'static [&'static str],
    /// The `custom<…>` directives of its formats.
    pub directives: &'static [&'static [CustomDirective]],
    /// Checks the attributes that are named after the dialect.
    pub verify_attribute: Option<VerifyAttributeHook>,
    /// The alias names of attributes, by full name (MLIR: `OpAsmDialectInterface`); empty if that depends on the
    /// attribute. Such attributes keep their names in the text.
    pub attribute_aliases: &'static [(&'static str, &'static str)],
    /// The attributes nested in others of the dialect without their names: the parameter, and the name. If there are
    /// any, attributes are stored with links to nested ones.
    pub attributes_within: &'static [(&'static str, &'static str)],
    /// Whether its types have attributes within them that are printed by their aliases.
    pub has_aliases_within_types: bool,
    /// The words in front of an argument in the header of an operation whose form is not described, if the type that
    /// follows is that of the argument.
    pub argument_words: &'static [&'static str],
    /// Writes a type or an attribute as the dialect's printer does.
    pub canonical_body: Option<CanonicalBody>,
    /// Checks the text between the brackets of the dialect's types.
    pub check_type: Option<BodyCheck>,
    /// Checks the text between the brackets of the dialect's attributes.
    pub check_attribute: Option<BodyCheck>,
    /// Checks one of the dialect's attributes as the encoding of a tensor.
    pub check_encoding: Option<EncodingCheck>,
    /// The sizes of the dialect's types.
    pub type_shape: Option<TypeShapeHook>,
    /// Infers the types of results, for builders.
    pub infer_results: Option<InferHook>,
    /// The reader of the dialect's bytecode as C++ writes it.
    pub bytecode: Option<&'static BytecodeHooks>,
    /// The snippets of operations that people type often, by full name, those first that they type most often: the text
    /// after the name, in the syntax of snippets of the Language Server Protocol.
    pub snippets: &'static [(&'static str, &'static str)],
    /// Examples of operations without a snippet whose form only their parser knows, by full name: the text after the name.
    pub examples: &'static [(&'static str, &'static str)],
    /// Types that generated modules use where only C++ decides: the words of a constraint, or the name of a type with
    /// its `!`, each with the text of such a type.
    pub type_samples: &'static [(&'static str, &'static str)],
    /// The functions of an operation of any dialect that is a function and whose parser is in C++.
    pub function_like: Option<Hooks>,
    /// Whether code of all kinds uses the dialect, so that it may be intended instead of a dialect that lacks the
    /// operation.
    pub is_common: bool,
}

impl DialectHooks {
    /// A dialect that brings nothing along.
    #[must_use]
    pub const fn of(dialect: &'static str) -> DialectHooks {
        DialectHooks {
            dialect,
            operations: &[],
            verifiers: &[],
            symbol_verifiers: &[],
            type_conditions: &[],
            class_types: &[],
            cpp_types: None,
            removed_types: &[],
            nested_types: &[],
            rewrites: &[],
            rewrite: RewriteHooks::NONE,
            shapes: &[],
            trait_shapes: &[],
            materialize_constant: None,
            result_names: &[],
            default_dialects: &[],
            earlier_forms: &[],
            directives: &[],
            verify_attribute: None,
            attribute_aliases: &[],
            attributes_within: &[],
            has_aliases_within_types: false,
            argument_words: &[],
            canonical_body: None,
            check_type: None,
            check_attribute: None,
            check_encoding: None,
            type_shape: None,
            infer_results: None,
            bytecode: None,
            snippets: &[],
            examples: &[],
            type_samples: &[],
            function_like: None,
            is_common: false,
        }
    }
}

/// A type that only earlier versions of its dialect have.
#[derive(Debug, Clone, Copy)]
pub struct RemovedType {
    /// The name, without the dialect.
    pub name: &'static str,
    /// The last version of LLVM that is known to have it.
    pub last: u32,
    /// The text today of a type of the dialect that has such types; `None` if that is unknown.
    pub today: fn(&str) -> Option<String>,
}

/// The snippet of an operation that people type often.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Snippet {
    /// The text after the name, in the syntax of snippets of the Language Server Protocol.
    pub text: &'static str,
    /// Its place among those of the dialect, the operation typed most often first.
    pub place: usize,
}

/// The data of an operation's name, independent of its description.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Named {
    pub(super) rewrite: RewriteHooks,
    pub(super) shape: Option<ShapeHook>,
    pub(super) result_names: Option<ResultNames>,
    pub(super) default_dialect: Option<&'static str>,
    pub(super) verify: Option<VerifyHook>,
    pub(super) verify_symbols: Option<VerifyHook>,
    pub(super) has_earlier_forms: bool,
    /// The directives of its dialect.
    pub(super) directives: DialectDirectives,
}

/// The hooks of several dialects, by name.
#[derive(Debug, Clone, Default)]
pub struct HookTables {
    operations: FxHashMap<&'static str, Hooks>,
    named: FxHashMap<&'static str, Named>,
    /// The hooks for operations without their own, by dialect.
    rewrites: FxHashMap<&'static str, RewriteHooks>,
    trait_shapes: Vec<(Trait, ShapeHook)>,
    directives: FxHashMap<&'static str, DialectDirectives>,
    materialize_constant: Option<MaterializeHook>,
    verify_attribute: FxHashMap<&'static [u8], VerifyAttributeHook>,
    canonical_bodies: FxHashMap<&'static [u8], CanonicalBody>,
    type_checks: BodyChecks,
    attribute_checks: BodyChecks,
    encoding_checks: FxHashMap<&'static [u8], EncodingCheck>,
    /// Used for a project's own description of a dialect, too, because its types mean the same.
    pub(super) type_shapes: FxHashMap<&'static [u8], TypeShapeHook>,
    pub(super) infer_results: FxHashMap<&'static str, InferHook>,
    type_conditions: FxHashMap<&'static str, TypeCondition>,
    class_types: FxHashMap<&'static str, (&'static str, &'static str)>,
    bytecode: FxHashMap<&'static [u8], &'static BytecodeHooks>,
    cpp_types: FxHashMap<&'static str, &'static [&'static str]>,
    removed_types: FxHashMap<&'static str, &'static [RemovedType]>,
    nested_types: FxHashMap<&'static [u8], &'static [&'static str]>,
    attributes_within: FxHashMap<&'static [u8], &'static [(&'static str, &'static str)]>,
    snippets: FxHashMap<&'static str, Snippet>,
    examples: FxHashMap<&'static str, &'static str>,
    type_samples: FxHashMap<&'static str, Vec<&'static str>>,
    with_aliases_within: Vec<&'static [u8]>,
    argument_words: FxHashMap<&'static [u8], &'static [&'static str]>,
    function_like: Hooks,
    common_dialects: Vec<&'static str>,
}

impl HookTables {
    pub(super) fn new(dialects: &[DialectHooks]) -> HookTables {
        let mut tables = HookTables::default();
        for dialect in dialects {
            let name = dialect.dialect.as_bytes();
            tables.operations.extend(dialect.operations.iter().copied().flatten().copied());
            for (operation, hook) in dialect.verifiers.iter().copied().flatten() {
                tables.named.entry(operation).or_default().verify = Some(*hook);
            }
            for (operation, hook) in dialect.symbol_verifiers {
                tables.named.entry(operation).or_default().verify_symbols = Some(*hook);
            }
            tables.type_conditions.extend(dialect.type_conditions.iter().copied());
            tables.cpp_types.extend(dialect.cpp_types.map(|types| (dialect.dialect, types)));
            if !dialect.removed_types.is_empty() {
                tables.removed_types.insert(dialect.dialect, dialect.removed_types);
            }
            if !dialect.nested_types.is_empty() {
                tables.nested_types.insert(name, dialect.nested_types);
            }
            for (class, body) in dialect.class_types {
                tables.class_types.insert(class, (dialect.dialect, body));
            }
            for (operation, names) in dialect.result_names {
                tables.named.entry(operation).or_default().result_names = Some(*names);
            }
            for (operation, default) in dialect.default_dialects {
                tables.named.entry(operation).or_default().default_dialect = Some(default);
            }
            for operation in dialect.earlier_forms {
                tables.named.entry(operation).or_default().has_earlier_forms = true;
            }
            for (operation, hooks) in dialect.rewrites {
                let named = tables.named.entry(operation).or_default();
                named.rewrite = named.rewrite.or(*hooks);
            }
            for (operation, hook) in dialect.shapes {
                tables.named.entry(operation).or_default().shape = Some(*hook);
            }
            tables.trait_shapes.extend_from_slice(dialect.trait_shapes);
            tables.rewrites.insert(dialect.dialect, dialect.rewrite);
            tables.directives.insert(dialect.dialect, dialect.directives);
            let materialize = tables.materialize_constant.or(dialect.materialize_constant);
            tables.materialize_constant = materialize;
            tables.verify_attribute.extend(dialect.verify_attribute.map(|hook| (name, hook)));
            tables.canonical_bodies.extend(dialect.canonical_body.map(|hook| (name, hook)));
            tables.type_checks.extend(dialect.check_type.map(|hook| (name, hook)));
            tables.attribute_checks.extend(dialect.check_attribute.map(|hook| (name, hook)));
            tables.encoding_checks.extend(dialect.check_encoding.map(|hook| (name, hook)));
            tables.type_shapes.extend(dialect.type_shape.map(|hook| (name, hook)));
            let infer = dialect.infer_results.map(|hook| (dialect.dialect, hook));
            tables.infer_results.extend(infer);
            tables.bytecode.extend(dialect.bytecode.map(|hooks| (name, hooks)));
            tables.with_aliases_within.extend(dialect.has_aliases_within_types.then_some(name));
            if !dialect.argument_words.is_empty() {
                tables.argument_words.insert(name, dialect.argument_words);
            }
            for (place, (operation, text)) in dialect.snippets.iter().enumerate() {
                tables.snippets.insert(operation, Snippet { text, place });
            }
            tables.examples.extend(dialect.examples.iter().copied());
            for (words, text) in dialect.type_samples {
                tables.type_samples.entry(words).or_default().push(text);
            }
            if !dialect.attributes_within.is_empty() {
                tables.attributes_within.insert(name, dialect.attributes_within);
            }
            tables.function_like = dialect.function_like.unwrap_or(tables.function_like);
            tables.common_dialects.extend(dialect.is_common.then_some(dialect.dialect));
        }
        tables
    }

    /// These tables without the entries of some dialects.
    pub(super) fn without(&self, dialects: &[&str]) -> HookTables {
        let is_kept = |dialect: &str| !dialects.contains(&dialect);
        let is_other = |name: &str| name.split_once('.').is_none_or(|(own, _)| is_kept(own));
        let is_named = |name: &[u8]| dialects.iter().all(|one| one.as_bytes() != name);
        let mut tables = self.clone();
        tables.operations.retain(|name, _| is_other(name));
        tables.named.retain(|name, _| is_other(name));
        tables.rewrites.retain(|name, _| is_kept(name));
        tables.directives.retain(|name, _| is_kept(name));
        tables.verify_attribute.retain(|name, _| is_named(name));
        tables.canonical_bodies.retain(|name, _| is_named(name));
        tables.type_checks.retain(|name, _| is_named(name));
        tables.attribute_checks.retain(|name, _| is_named(name));
        tables.encoding_checks.retain(|name, _| is_named(name));
        tables.cpp_types.retain(|name, _| is_kept(name));
        tables.removed_types.retain(|name, _| is_kept(name));
        tables.nested_types.retain(|name, _| is_named(name));
        tables.bytecode.retain(|name, _| is_named(name));
        tables.infer_results.retain(|name, _| is_kept(name));
        tables.snippets.retain(|name, _| is_other(name));
        tables.examples.retain(|name, _| is_other(name));
        tables.common_dialects.retain(|name| is_kept(name));
        tables.attributes_within.retain(|name, _| is_named(name));
        tables.with_aliases_within.retain(|name| is_named(name));
        tables.argument_words.retain(|name, _| is_named(name));
        tables
    }

    /// Returns the hooks of an operation; empty if its dialect has none for it.
    pub(super) fn hooks(&self, operation: &str) -> Hooks {
        self.operations.get(operation).copied().unwrap_or_default()
    }

    /// An operation with these functions; `own` are its own.
    pub(super) fn registered(&self, op: std::sync::Arc<OpDescription>, own: Hooks) -> RegisteredOp {
        let mut named = self.named.get(&*op.name).copied().unwrap_or_default();
        let dialect = op.dialect();
        let of_dialect = self.rewrites.get(dialect).copied().unwrap_or_default();
        named.rewrite = named.rewrite.or(of_dialect);
        named.directives = self.directives(&op);
        let mut by_trait = self.trait_shapes.iter().filter(|(one, _)| op.has(*one));
        named.shape = named.shape.or_else(|| by_trait.next().map(|(_, hook)| *hook));
        RegisteredOp::new(op, own, self.function_like, named)
    }

    /// Returns the directives of an operation's dialect.
    pub(crate) fn directives(&self, op: &OpDescription) -> DialectDirectives {
        self.directives.get(op.dialect()).copied().unwrap_or_default()
    }

    /// Returns the dialects that code of all kinds uses.
    #[must_use]
    pub fn common_dialects(&self) -> &[&'static str] {
        &self.common_dialects
    }

    /// Returns the snippet of an operation that people type often, by its full name; `None` for the others. A description
    /// of a project may have another form for the operation.
    #[must_use]
    pub fn snippet(&self, operation: &str) -> Option<Snippet> {
        self.snippets.get(operation).copied()
    }

    /// Returns the text after the name of an operation in an example of its form; `None` for operations whose descriptions
    /// have their forms.
    #[must_use]
    pub fn example(&self, operation: &str) -> Option<&'static str> {
        self.examples.get(operation).copied()
    }

    /// Returns the texts of types that meet a constraint with these words, or that have this name with its `!`.
    #[must_use]
    pub fn type_samples(&self, words: &str) -> &[&'static str] {
        self.type_samples.get(words).map_or(&[], Vec::as_slice)
    }

    /// Returns the function that makes the operation of a constant; `None` if no dialect has one.
    #[must_use]
    pub fn materialize_constant(&self) -> Option<MaterializeHook> {
        self.materialize_constant
    }

    pub(super) fn verify_attribute(&self, dialect: &[u8]) -> Option<VerifyAttributeHook> {
        self.verify_attribute.get(dialect).copied()
    }

    pub(super) fn type_condition(&self, text: &str) -> Option<TypeCondition> {
        let text = text.trim();
        let inner = text.strip_prefix('(').and_then(|it| it.strip_suffix(')')).unwrap_or(text);
        self.type_conditions.get(inner).copied()
    }

    /// The dialect and the name of a C++ class of types; `None` if no dialect declares it.
    pub(crate) fn type_of_class(&self, class: &str) -> Option<(&'static str, &'static str)> {
        self.class_types.get(class.trim()).copied()
    }

    /// The names of the types of a dialect that only C++ declares; `None` if these are unknown.
    pub(super) fn cpp_types(&self, dialect: &str) -> Option<&'static [&'static str]> {
        self.cpp_types.get(dialect).copied()
    }

    pub(super) fn removed_types(&self, dialect: &str) -> &'static [RemovedType] {
        self.removed_types.get(dialect).copied().unwrap_or_default()
    }

    /// Returns the names of the types of a dialect that are written without it within others of its types.
    pub(crate) fn nested_types(&self, dialect: &[u8]) -> &'static [&'static str] {
        self.nested_types.get(dialect).copied().unwrap_or_default()
    }

    /// Returns the text after the dialect in one of its types or attributes as the dialect's own printer writes it;
    /// `None` if it already has that form.
    pub(crate) fn canonical_body(&self, dialect: &[u8], body: &[u8]) -> Option<Vec<u8>> {
        self.canonical_bodies.get(dialect)?(body)
    }

    /// Whether the type after an argument is its own if this word is in front of it, in undescribed operations of a
    /// dialect.
    pub(crate) fn is_argument_word(&self, dialect: &[u8], word: &[u8]) -> bool {
        let words = self.argument_words.get(dialect).copied().unwrap_or_default();
        words.iter().any(|one| one.as_bytes() == word)
    }

    /// Whether types of a dialect have attributes within them that are printed by their aliases.
    pub(crate) fn has_aliases_within_types(&self, dialect: &[u8]) -> bool {
        self.with_aliases_within.contains(&dialect)
    }

    /// Returns the attributes nested in others of a dialect without their names: the parameter, and the name.
    pub(crate) fn attributes_within(
        &self,
        dialect: &[u8],
    ) -> &'static [(&'static str, &'static str)] {
        self.attributes_within.get(dialect).copied().unwrap_or_default()
    }

    /// The reader of a dialect's bytecode as C++ writes it; `None` if the dialect has none.
    pub(crate) fn bytecode(&self, dialect: &[u8]) -> Option<&'static BytecodeHooks> {
        self.bytecode.get(dialect).copied()
    }

    /// Returns the error in an attribute as the encoding of a tensor with these dimensions and this element, in the
    /// words of its dialect.
    #[must_use]
    pub fn check_encoding(
        &self,
        context: &Context,
        encoding: Attribute,
        shape: &[i64],
        element: Type,
    ) -> Option<Detail> {
        let AttributeKind::Dialect { dialect, .. } = context.attribute_kind(encoding) else {
            return None;
        };
        self.encoding_checks.get(context.bytes(*dialect))?(context, encoding, shape, element)
    }

    /// Returns the error between the brackets of a dialect's type or attribute.
    pub fn check_body(&self, text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
        let (sigil, name) = text.get(span.range())?.split_first()?;
        let checks = if *sigil == b'!' { &self.type_checks } else { &self.attribute_checks };
        let is_of_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$');
        let end = name.iter().position(|byte| !is_of_name(byte))?;
        let check = checks.get(name.get(..end)?)?;
        // In `#dialect<name<…>>` and `#dialect.name<…>`, each byte has the same place.
        let rest = name.get(end..).unwrap_or_default();
        let long = rest.strip_prefix(b"<").and_then(|rest| rest.strip_suffix(b">"));
        if let Some(inner) = long.filter(|inner| inner.ends_with(b">")) {
            let words = inner.iter().take_while(|byte| is_of_name(byte) || **byte == b'.');
            if inner.get(words.count()) == Some(&b'<') {
                let short = [&[*sigil], name.get(..end)?, b".", inner].concat();
                let own = Span::from_range(0..short.len());
                let found = parse::check_body(*check, &short, own, limits)?;
                return Some(found.shifted(span.start()));
            }
        }
        parse::check_body(*check, text, span, limits)
    }
}

/// The checks of the text between brackets, by dialect.
type BodyChecks = FxHashMap<&'static [u8], BodyCheck>;
