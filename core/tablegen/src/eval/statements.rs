//! Statements.

use super::multiclass::{Entry, Loop, Multiclass};
use super::resolve::Resolver;
use super::scope::ScopeKind;
use super::values::Mode;
use super::{
    Entity, Evaluator, Key, MulticlassId, Note, OpenDefset, RECORD_NAME, Reported, Result,
};
use crate::files::Location;
use crate::interner::Symbol;
use crate::store::{
    Assertion, DumpMessage, FieldKind, Lacks, Record, RecordId, RecordKind, Ternary, TypeId,
    ValueId,
};
use crate::syntax::{
    Block, Class, Def, Defset, Expr, Foreach, ForeachOver, If, Include, Let, Name, Statement,
    StatementKind, TypeExpr,
};
use abide_source::diagnostic::Message;
use abide_source::diagnostic::codes::tablegen as code;
use abide_source::rule;
use abide_source::text::Span;

impl Evaluator<'_> {
    pub(super) fn evaluate_statement(&mut self, statement: &Statement) {
        if self.is_exhausted() {
            return;
        }
        if self.is_outermost() {
            self.is_fatal = false;
            self.here = self.location(statement.span);
        }
        self.evaluate_statement_within(statement);
    }

    fn statement(&mut self, statement: &Statement) -> Result<()> {
        match &statement.kind {
            StatementKind::Include(include) => {
                self.include(include);
                Ok(())
            }
            StatementKind::Assert(assert) => {
                let condition = self.value(&assert.condition, None, None, Mode::Value)?;
                let message = self.value(&assert.message, None, None, Mode::Value)?;
                let location = self.location(assert.condition.span);
                self.add_entry(Entry::Assertion(Assertion { condition, message, location }));
                Ok(())
            }
            StatementKind::Dump(dump) => {
                let message = self.value(&dump.message, None, None, Mode::Value)?;
                // Whether a record exists is decided here, even if a variable is left.
                let message = self.resolve(message, &mut Resolver::nothing().finally());
                let location = self.location(dump.span);
                self.add_entry(Entry::Dump(DumpMessage { message, location }));
                Ok(())
            }
            StatementKind::Class(class) => self.class(class, statement.span),
            StatementKind::Def(def) => self.def(def, statement.span),
            StatementKind::Defm(defm) => self.defm(defm),
            StatementKind::Defset(defset) => self.defset(defset),
            StatementKind::Deftype(name, type_) => self.deftype(*name, type_),
            StatementKind::Defvar(name, value) => self.defvar(*name, value, None),
            StatementKind::Foreach(foreach) => self.foreach(foreach, statement.span),
            StatementKind::If(condition) => self.if_(condition, statement.span),
            StatementKind::Let(let_) => self.let_(let_),
            StatementKind::Multiclass(multiclass) => self.multiclass(multiclass, statement.span),
        }
    }

    fn block(&mut self, block: &Block) {
        for statement in &block.statements {
            self.evaluate_statement_within(statement);
        }
    }

    /// Evaluates a statement of a block, whose end is that of the innermost statement meanwhile.
    fn evaluate_statement_within(&mut self, statement: &Statement) {
        if self.is_exhausted() {
            return;
        }
        let outer = self.statement_end;
        if self.file == self.here.file {
            self.statement_end = statement.span.end();
        }
        // The error has been reported; the next statement may still be valid.
        let _ = self.statement(statement);
        self.statement_end = outer;
    }

    /// A file that is included within a block: its statements are those of the block.
    fn include(&mut self, include: &Include) {
        self.segment.is_cacheable = false;
        let Some(unit) = self.unit.included(include) else { return };
        let outer = (self.unit, self.file);
        (self.unit, self.file) = (unit, unit.file);
        let tree = self.texts.tree(unit.file);
        for statement in &tree.statements {
            self.evaluate_statement_within(statement);
        }
        (self.unit, self.file) = outer;
    }

    fn class(&mut self, class: &Class, extent: Span) -> Result<()> {
        let location = self.location(class.name.span);
        if self.lookup(Key::Type(class.name.symbol)).is_some() {
            let name = self.symbol_text(class.name.symbol);
            let message = rule!("there is already a defined type alias '{}'", name);
            return Err(self.report(code::REDEFINITION, location, message));
        }
        let record = match self.find_class(class.name.symbol) {
            None => {
                let name = self.store().string(class.name.symbol);
                let record = Record::new(name, RecordKind::Class, location);
                let record = self.add_record(record);
                self.define(Key::Class(class.name.symbol), Entity::Record(record));
                self.segment.classes.push(record);
                record
            }
            Some(record) => self.complete_class(record, location)?,
        };
        let extent = self.location(extent);
        if let Some(record) = self.store().record_mut(record) {
            record.extent = extent;
        }
        self.scoped(ScopeKind::Record(record), |this| {
            for argument in &class.arguments {
                this.template_argument(record, argument);
            }
            this.body(record, &class.body);
        });
        self.warn_of_unused(record);
        Ok(())
    }

    /// Prepares a class that was only declared for its contents.
    fn complete_class(&mut self, record: RecordId, location: Location) -> Result<RecordId> {
        let class = self.world.store.record(record);
        if !class.fields.is_empty() || !class.parents.is_empty() || !class.arguments.is_empty() {
            let name = self.name_text(record);
            let before = self.world.store.record(record).location();
            let note = Note { location: before, message: "previously defined here".to_owned() };
            let message = rule!("Class '{}' already defined", name);
            return Err(self.report_with(code::REDEFINITION, location, message, vec![note]));
        }
        if !self.segment.classes.contains(&record) {
            // The cached facts about the declaration are stale.
            self.segment.is_cacheable = false;
            self.world.is_stale = true;
        }
        if let Some(record) = self.store().record_mut(record) {
            record.locations = smallvec::smallvec![location];
        }
        Ok(record)
    }

    fn template_argument(&mut self, record: RecordId, argument: &crate::syntax::Declaration) {
        let qualified = self.qualified(record, argument.name.symbol);
        if self.world.store.record(record).arguments.contains(&qualified) {
            let message = "template argument with the same name has already been defined";
            let location = self.location(argument.type_.span);
            self.report(code::REDEFINITION, location, message);
            return;
        }
        match self.declaration(record, qualified, argument, FieldKind::TemplateArgument) {
            Ok(()) => {
                if let Some(record) = self.store().record_mut(record) {
                    record.arguments.push(qualified);
                    record.argument_symbols.push(argument.name.symbol);
                }
            }
            Err(Reported) => self.mark_lacking(record, Lacks::Names),
        }
    }

    fn warn_of_unused(&mut self, record: RecordId) {
        if self.world.store.record(record).is_broken {
            return;
        }
        for name in self.world.store.record(record).arguments.clone() {
            if self.segment.used.contains(&name) {
                continue;
            }
            let Some(field) = self.world.store.record(record).field(name).copied() else {
                continue;
            };
            let text = self.unquoted(name);
            let message = rule!("unused template argument: {}", text);
            self.report(code::UNUSED_ARGUMENT, field.location, message);
        }
    }

    fn def(&mut self, def: &Def, extent: Span) -> Result<()> {
        let name = self.object_name(def.name.as_ref())?;
        let keyword = self.location(def.keyword);
        let (name, kind, location) = match (name, &def.name) {
            (Some(name), Some(expr)) => {
                let is_plain = matches!(expr.kind, crate::syntax::ExprKind::Name(_));
                let place = match is_plain {
                    true => self.location(expr.span),
                    false => match leading_name(expr) {
                        Some(span) => self.location(span),
                        None => keyword,
                    },
                };
                (name, RecordKind::Def, place)
            }
            _ => (self.new_anonymous_name(), RecordKind::Anonymous, keyword),
        };
        let mut record = Record::new(name, kind, location);
        record.extent = self.location(extent);
        let record = self.add_record(record);
        if self.typed(name) != Some(TypeId::STRING) {
            let text = self.text(name);
            let message = rule!("Record name '{}' is not a string!", text).with_help(RECORD_NAME);
            return Err(self.report_fatal(code::TYPE_MISMATCH, Some(record), message));
        }
        self.body(record, &def.body);
        self.add_entry(Entry::Record(record));
        Ok(())
    }

    /// The name of a record or `defm`, if it has one. In a multiclass it is prefixed with `NAME` unless it uses that.
    pub(super) fn object_name(&mut self, expr: Option<&Expr>) -> Result<Option<ValueId>> {
        let Some(expr) = expr else { return Ok(None) };
        let owner = self.multiclass.and_then(|multiclass| self.record_of(multiclass));
        let name = self.value(expr, owner, Some(TypeId::STRING), Mode::Name)?;
        if name == ValueId::UNSET {
            return Ok(None);
        }
        let Some(owner) = owner else { return Ok(Some(name)) };
        let implicit = self.qualified_name_of(owner);
        if self.uses_name(name, implicit) {
            return Ok(Some(name));
        }
        let prefix = self.store().variable(implicit, TypeId::STRING);
        Ok(Some(self.string_concat(prefix, name)))
    }

    fn defset(&mut self, defset: &Defset) -> Result<()> {
        let location = self.location(defset.type_.span);
        let type_ = self.type_value(&defset.type_)?;
        let Some(element) = self.world.store.element_type(type_) else {
            let message = Message::from("expected list type")
                .with_help("it is written 'defset list<CLASS> NAME = { .. }'");
            return Err(self.report(code::TYPE_MISMATCH, location, message));
        };
        self.require_free_global(defset.name)?;
        self.defsets.push(OpenDefset { element, location, elements: Vec::new() });
        self.block(&defset.block);
        let elements = self.defsets.pop().map(|open| open.elements).unwrap_or_default();
        let list = self.store().list(element, elements);
        self.define_global(defset.name, Some(list));
        Ok(())
    }

    /// Fails if a global variable or a record has the name already.
    fn require_free_global(&mut self, name: Name) -> Result<()> {
        if !self.is_global(name.symbol) {
            return Ok(());
        }
        let location = self.location(name.span);
        let message = "def or global variable of this name already exists";
        Err(self.report(code::REDEFINITION, location, message))
    }

    fn define_global(&mut self, name: Name, value: Option<ValueId>) {
        let key = Key::Global(name.symbol);
        self.define(key, Entity::Value(value));
        let location = self.location(name.span);
        self.define_place(key, location);
    }

    fn deftype(&mut self, name: Name, type_: &TypeExpr) -> Result<()> {
        let key = Key::Type(name.symbol);
        let location = self.location(name.span);
        let text = self.symbol_text(name.symbol);
        if self.lookup(key).is_some() || self.find_class(name.symbol).is_some() {
            let message = rule!("type of this name '{}' already exists", text);
            return Err(self.report(code::REDEFINITION, location, message));
        }
        let place = self.location(type_.span);
        let type_ = self.type_value(type_)?;
        if self.world.store.is_record_type(type_) {
            let class = self.type_text(type_);
            let help =
                format!("write '{class}' where the alias is used, or a class with this parent");
            let message =
                rule!("cannot define type alias for class type '{}'", class).with_help(help);
            return Err(self.report(code::TYPE_MISMATCH, place, message));
        }
        self.define(key, Entity::Type(type_));
        self.define_place(key, location);
        Ok(())
    }

    pub(super) fn symbol_text(&self, symbol: Symbol) -> String {
        String::from_utf8_lossy(self.world.store.interner.text(symbol)).into_owned()
    }

    pub(super) fn defvar(
        &mut self,
        name: Name,
        value: &Expr,
        current: Option<RecordId>,
    ) -> Result<()> {
        let location = self.location(name.span);
        if self.is_defined_here(name.symbol) {
            let message = "local variable of this name already exists";
            return Err(self.report(code::REDEFINITION, location, message));
        }
        if let Some(current) = current
            && self.has_field(current, name.symbol)
        {
            let message = "field of this name already exists";
            return Err(self.report(code::REDEFINITION, location, message));
        }
        let is_outermost = self.is_outermost();
        if is_outermost {
            self.require_free_global(name)?;
        }
        let value = self.whole_value(value, current, None);
        match is_outermost {
            true => self.define_global(name, value.ok()),
            false => self.add_variable(name.symbol, value.ok(), location),
        }
        value.map(|_| ())
    }

    fn foreach(&mut self, foreach: &Foreach, span: Span) -> Result<()> {
        let (list, element) = self.foreach_list(&foreach.over)?;
        let name = self.store().string(foreach.name.symbol);
        let variable = self.store().variable(name, element);
        let place = self.location(foreach.name.span);
        let location = self.location(span);
        let entries = Vec::new();
        self.loops.push(Loop { location, variable: Some(name), list, entries });
        self.scoped(ScopeKind::Loop(foreach.name.symbol, variable, place), |this| {
            this.block(&foreach.block);
        });
        self.end_loop();
        Ok(())
    }

    fn end_loop(&mut self) {
        if let Some(repeated) = self.loops.pop() {
            self.add_entry(Entry::Loop(repeated));
        }
    }

    /// The values that a `foreach` iterates over, and the type of its elements.
    fn foreach_list(&mut self, over: &ForeachOver) -> Result<(ValueId, TypeId)> {
        let mut numbers = Vec::new();
        match over {
            ForeachOver::Ranges(pieces) => numbers = self.ranges(pieces)?,
            ForeachOver::Value(expr, end) => {
                let value = self.value(expr, None, None, Mode::Value)?;
                let type_ = self.typed(value);
                match type_ {
                    Some(type_) => {
                        if let Some(element) = self.world.store.element_type(type_) {
                            return Ok((value, element));
                        }
                        self.push_range(value, end.as_ref(), expr.span, &mut numbers)?;
                    }
                    None => {
                        let text = self.text(value);
                        let location = self.location(expr.span);
                        let message = rule!("expected a list, got '{}'", text).with_help(
                            "write elements in '[..]', a range '0...3', or a list's name",
                        );
                        return Err(self.report(code::TYPE_MISMATCH, location, message));
                    }
                }
            }
        }
        let numbers: Vec<_> =
            numbers.into_iter().map(|number| self.store().int(i64::from(number))).collect();
        Ok((self.store().list(TypeId::INT, numbers), TypeId::INT))
    }

    fn if_(&mut self, if_: &If, span: Span) -> Result<()> {
        let condition = self.value(&if_.condition, None, None, Mode::Value)?;
        let empty = self.store().list(TypeId::BIT, []);
        let single = self.store().list(TypeId::BIT, [ValueId::TRUE]);
        let type_ = self.store().list_type(TypeId::BIT);
        let halves =
            [(Some(&if_.then), [single, empty]), (if_.otherwise.as_ref(), [empty, single])];
        for (block, [yes, no]) in halves {
            let Some(block) = block else { continue };
            let choice = self.store().ternary(Ternary::If, [condition, yes, no], type_);
            let list = self.fold(choice, None, false);
            let location = self.location(span);
            self.loops.push(Loop { location, variable: None, list, entries: Vec::new() });
            self.scoped(ScopeKind::Local, |this| this.block(block));
            self.end_loop();
        }
        Ok(())
    }

    fn let_(&mut self, let_: &Let) -> Result<()> {
        // The records are made even if a value is wrong.
        let (values, is_fine) = self.let_values(&let_.items);
        self.lets.push(values);
        match let_.block.is_braced {
            true => self.scoped(ScopeKind::Local, |this| this.block(&let_.block)),
            false => self.block(&let_.block),
        }
        self.lets.pop();
        if is_fine { Ok(()) } else { Err(Reported) }
    }

    fn multiclass(&mut self, own: &crate::syntax::Multiclass, extent: Span) -> Result<()> {
        let location = self.location(own.name.span);
        if let Some(before) = self.find_multiclass(own.name.symbol) {
            let name = self.symbol_text(own.name.symbol);
            let place = self.record_of(before).map(|it| self.world.store.record(it).location());
            let note = place
                .map(|location| Note { location, message: "previously defined here".to_owned() });
            let message = rule!("multiclass '{}' already defined", name);
            let notes = note.into_iter().collect();
            return Err(self.report_with(code::REDEFINITION, location, message, notes));
        }
        let name = self.store().string(own.name.symbol);
        let mut record = Record::new(name, RecordKind::Multiclass, location);
        record.extent = self.location(extent);
        let record = self.add_record(record);
        let id = u32::try_from(self.world.multiclasses.len()).unwrap_or(u32::MAX);
        let id = MulticlassId(id);
        self.world.multiclasses.push(Multiclass { record, entries: Vec::new() });
        self.define(Key::Multiclass(own.name.symbol), Entity::Multiclass(id));
        self.segment.multiclasses.push(id);
        let before = self.multiclass.replace(id);
        let loops = std::mem::take(&mut self.loops);
        self.scoped(ScopeKind::Multiclass(record), |this| {
            for argument in &own.arguments {
                this.template_argument(record, argument);
            }
            for parent in &own.parents {
                if this.inherit_multiclass(record, parent).is_err() {
                    this.mark_broken(record);
                }
            }
            for statement in &own.statements {
                this.evaluate_statement_within(statement);
            }
        });
        self.multiclass = before;
        self.loops = loops;
        self.warn_of_unused(record);
        Ok(())
    }
}

/// The first name in a record's name: LLVM reports errors of the record there.
pub(crate) fn leading_name(expr: &Expr) -> Option<Span> {
    match &expr.kind {
        crate::syntax::ExprKind::Name(_) => Some(expr.span),
        crate::syntax::ExprKind::Record(record) => Some(record.name.span),
        crate::syntax::ExprKind::BitRange(parts) => leading_name(&parts.0),
        crate::syntax::ExprKind::Slice(slice) => leading_name(&slice.list),
        crate::syntax::ExprKind::Field(inner, _) => leading_name(inner),
        crate::syntax::ExprKind::Paste(paste) => leading_name(&paste.left),
        _ => None,
    }
}
