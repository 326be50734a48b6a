//! Variables and their visibility.

use super::{Evaluator, Key, Target};
use crate::files::Location;
use crate::interner::Symbol;
use crate::store::{FieldKind, RecordId, RecordKind, TypeId, ValueId};
use abide_source::text::Span;

/// The owner of a scope.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ScopeKind {
    /// A block.
    Local,
    /// A class or record that is being read: its fields and template arguments are seen.
    Record(RecordId),
    /// A `foreach` statement, with the variable and its type.
    Loop(Symbol, ValueId, Location),
    /// A multiclass, with the record that has its template arguments.
    Multiclass(RecordId),
}

/// A scope of variables.
#[derive(Debug, Clone)]
pub(super) struct Scope {
    kind: ScopeKind,
    /// The variables of `defvar`, with their locations; without a value if it is wrong.
    variables: Vec<(Symbol, Option<ValueId>, Location)>,
}

/// The result of a name lookup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LookupResult {
    /// It is a variable with a value.
    Value(ValueId),
    /// It is a variable whose value is wrong, which has been reported.
    Broken,
    /// No variable has the name.
    Nothing,
}

impl Evaluator<'_> {
    /// Runs a function within its own scope.
    pub(super) fn scoped<T>(&mut self, kind: ScopeKind, run: impl FnOnce(&mut Self) -> T) -> T {
        let depth = self.scopes.len();
        self.scopes.push(Scope { kind, variables: Vec::new() });
        let result = run(self);
        self.scopes.truncate(depth);
        result
    }

    /// Whether statements are those of a file, not of a block.
    pub(super) fn is_outermost(&self) -> bool {
        self.scopes.is_empty()
    }

    /// Whether the innermost scope has a `defvar` with a name.
    pub(super) fn is_defined_here(&self, name: Symbol) -> bool {
        let scope = self.scopes.last();
        scope.is_some_and(|scope| scope.variables.iter().any(|(own, ..)| *own == name))
    }

    /// Adds a variable to the innermost scope.
    pub(super) fn add_variable(
        &mut self,
        name: Symbol,
        value: Option<ValueId>,
        location: Location,
    ) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.variables.push((name, value, location));
        }
    }

    /// Looks for a variable from the innermost scope outwards.
    pub(super) fn find_variable(&mut self, name: Symbol, span: Span) -> LookupResult {
        for index in (0..self.scopes.len()).rev() {
            let Some(scope) = self.scopes.get(index) else { continue };
            let variable = scope.variables.iter().rev().find(|(own, ..)| *own == name);
            if let Some(&(_, value, location)) = variable {
                self.link(span, Target::Variable(location));
                return value.map_or(LookupResult::Broken, LookupResult::Value);
            }
            let kind = scope.kind;
            if let Some(value) = self.find_in(kind, name, span) {
                return LookupResult::Value(value);
            }
        }
        LookupResult::Nothing
    }

    fn find_in(&mut self, kind: ScopeKind, name: Symbol, span: Span) -> Option<ValueId> {
        match kind {
            ScopeKind::Local => None,
            ScopeKind::Record(record) => self.find_in_record(record, name, span),
            ScopeKind::Loop(own, variable, location) => (own == name).then(|| {
                self.link(span, Target::Variable(location));
                variable
            }),
            ScopeKind::Multiclass(record) => self.find_argument(record, name, span),
        }
    }

    fn find_in_record(&mut self, record: RecordId, name: Symbol, span: Span) -> Option<ValueId> {
        let name_value = self.store().string(name);
        let field = self.world.store.record(record).field(name_value).copied();
        if let Some(field) = field {
            self.link(span, Target::Field(record, field.location));
            return Some(self.store().variable(name_value, field.type_));
        }
        match self.world.store.record(record).kind {
            RecordKind::Class => self.find_argument(record, name, span),
            _ => None,
        }
    }

    /// A template argument of a class or multiclass, or the implicit `NAME`.
    fn find_argument(&mut self, record: RecordId, name: Symbol, span: Span) -> Option<ValueId> {
        let own = self.world.store.record(record);
        if let Some(index) = own.argument_symbols.iter().position(|&own| own == name) {
            let qualified = own.arguments.get(index).copied()?;
            let field = own.field(qualified).copied()?;
            self.link(span, Target::Field(record, field.location));
            self.segment.used.insert(qualified);
            return Some(self.store().variable(qualified, field.type_));
        }
        if self.world.store.interner.text(name) != b"NAME" {
            return None;
        }
        let qualified = self.qualified_name_of(record);
        Some(self.store().variable(qualified, TypeId::STRING))
    }

    /// The name of a template argument as LLVM keeps it: `Class:name` or `Multiclass::name`.
    pub(super) fn qualified(&mut self, record: RecordId, name: Symbol) -> ValueId {
        let separator: &[u8] = match self.world.store.record(record).kind {
            RecordKind::Multiclass => b"::",
            _ => b":",
        };
        let store = &mut self.world.store;
        let own = store.record_symbol(record);
        let own = own.unwrap_or_else(|| store.interner.intern(b""));
        let symbol = store.interner.intern_joined(own, separator, name);
        store.string(symbol)
    }

    /// The implicit `NAME` of a class or multiclass.
    pub(super) fn qualified_name_of(&mut self, record: RecordId) -> ValueId {
        if let Some(name) = self.world.store.record(record).implicit_name {
            self.store().count_request(name);
            return name;
        }
        let name = self.world.store.interner.intern(b"NAME");
        let qualified = self.qualified(record, name);
        if let Some(record) = self.store().record_mut(record) {
            record.implicit_name = Some(qualified);
        }
        qualified
    }

    /// Looks for a global variable or a record.
    pub(super) fn find_global(&mut self, name: Symbol, span: Span) -> LookupResult {
        let name_value = self.store().string(name);
        if let Some(record) = self.find_def(name_value) {
            self.link(span, Target::Record(record));
            return LookupResult::Value(self.store().def(record));
        }
        let key = Key::Global(name);
        match self.lookup(key) {
            Some(super::Entity::Value(value)) => {
                if let Some(location) = self.world.environment.place(key) {
                    self.link(span, Target::Variable(location));
                }
                value.map_or(LookupResult::Broken, LookupResult::Value)
            }
            _ => LookupResult::Nothing,
        }
    }

    /// Whether a record, or a global variable, has a name.
    pub(super) fn is_global(&mut self, name: Symbol) -> bool {
        let name_value = self.store().string(name);
        self.find_def(name_value).is_some() || self.lookup(Key::Global(name)).is_some()
    }

    /// Whether there is a field of this name that is not a template argument.
    pub(super) fn has_field(&mut self, record: RecordId, name: Symbol) -> bool {
        let name = self.store().string(name);
        let field = self.world.store.record(record).field(name);
        field.is_some_and(|field| field.kind != FieldKind::TemplateArgument)
    }
}
