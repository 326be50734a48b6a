//! The names of values: which are visible, and which are used before they are defined.

use super::Operations;
use crate::ir::{Type, ValueDefinition, ValueId};
use crate::parse::tokens::labels::Part;
use crate::parse::tokens::operands::OperandUse;
use crate::parse::tokens::{Parse, Reported};
use crate::syntax::TokenKind;
use abide_source::diagnostic::{Detail, Diagnostic, codes};
use abide_source::rule;
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// A name that is defined.
#[derive(Debug, Clone, Copy)]
struct Entry {
    /// The first of its values; the others have the next ids.
    first: ValueId,
    /// The number of its values.
    count: u32,
    /// The range of its definition.
    span: Span,
}

/// The names of one isolated region and the regions within it.
#[derive(Debug, Default)]
struct Isolated<'a> {
    entries: FxHashMap<&'a [u8], Entry>,
    /// The names in the order of their definitions, to forget those of a region at its end.
    order: Vec<&'a [u8]>,
    /// The number of values before the innermost region whose own values may have the names of outer ones.
    around: usize,
    /// The outer meanings of names that such a region has redefined, each with its index in `order`.
    shadowed: Vec<(usize, Entry)>,
    /// Values that are used and not defined yet, and where each is used first.
    forward: FxHashMap<(&'a [u8], u32), (ValueId, Span)>,
    /// The first uses of such values, in their order, defined or not: to forget those of text that is parsed again.
    uses: Vec<(&'a [u8], u32, Span)>,
    /// The uses of such values that expect other types than the first use, with these types.
    disputed: FxHashMap<ValueId, Vec<(Span, Type)>>,
    /// The resolutions of such values, for operations that are still being parsed.
    resolved: FxHashMap<ValueId, ValueId>,
    /// Whether a name that is not defined here means a value of the enclosing region. The verifier reports such a use.
    uses_outer: bool,
}

/// The names that are visible, region by region.
#[derive(Debug, Default)]
pub(in crate::parse) struct Names<'a> {
    current: Isolated<'a>,
    outer: Vec<Isolated<'a>>,
    spare: Vec<Isolated<'a>>,
    /// The starts of names in undescribed text that may be arguments of its regions.
    guessed: FxHashSet<u32>,
}

/// The visibility of the outer names in a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::parse) enum NamesAround {
    /// They are visible, and taken.
    Visible,
    /// They are visible, and may be redefined, which some dialects allow.
    Shadowed,
    /// They are not visible.
    Hidden,
}

impl NamesAround {
    /// Returns that of a region that is isolated from above, or not.
    pub(in crate::parse) fn of(isolated: bool) -> NamesAround {
        if isolated { NamesAround::Hidden } else { NamesAround::Visible }
    }
}

/// The start of a region's names.
#[derive(Debug, Clone, Copy)]
pub(in crate::parse) enum NameScope {
    /// The outer names are visible; the names of the region begin at `first`.
    Nested {
        first: usize,
        /// The former value of [`Isolated::around`].
        around: usize,
    },
    /// The outer names are not visible.
    Isolated,
}

impl<'a> Operations<'a> {
    /// Defines the names of the values around a piece that is read by itself. The piece may redefine them.
    pub(in crate::parse) fn define_around(&mut self, values: &'a [(Box<[u8]>, ValueId, u32)]) {
        let names = &mut self.names.current;
        names.around = self.types.ir.value_bound();
        for (name, first, count) in values {
            let entry = Entry { first: *first, count: *count, span: Span::default() };
            names.entries.insert(name, entry);
        }
    }

    /// Records that a name in the text of an undescribed operation may be an argument of its region. Only C++ knows
    /// whether it is, so an operation in the region may have the same name.
    pub(in crate::parse) fn mark_guessed(&mut self, name: Span) {
        self.names.guessed.insert(name.start());
    }

    /// Begins the names of a region.
    #[inline(never)]
    pub(in crate::parse) fn push_names(&mut self, around: NamesAround) -> NameScope {
        if around != NamesAround::Hidden {
            let names = &mut self.names.current;
            let scope = NameScope::Nested { first: names.order.len(), around: names.around };
            if around == NamesAround::Shadowed {
                names.around = self.types.ir.value_bound();
            }
            return scope;
        }
        let mut fresh = self.names.spare.pop().unwrap_or_default();
        let owner = self.operation_outwards(0).and_then(|owner| self.known(owner));
        fresh.uses_outer = !self.recovers() && owner.is_some_and(|owner| owner.entry.is_isolated());
        let outer = std::mem::replace(&mut self.names.current, fresh);
        self.names.outer.push(outer);
        NameScope::Isolated
    }

    /// Ends the names of a region.
    ///
    /// # Errors
    /// If the region is isolated and a value in it was never defined.
    #[inline(never)]
    pub(in crate::parse) fn pop_names(&mut self, scope: NameScope) -> Parse {
        match scope {
            NameScope::Nested { first, around } => {
                self.forget_names(first);
                self.names.current.around = around;
                Ok(())
            }
            NameScope::Isolated => {
                let result = self.check_forward();
                self.forget_names(0);
                let outer = self.names.outer.pop().unwrap_or_default();
                let mut done = std::mem::replace(&mut self.names.current, outer);
                done.resolved.clear();
                done.disputed.clear();
                done.uses.clear();
                self.names.spare.push(done);
                result
            }
        }
    }

    /// Ends the names of a region that has an error: its text may be parsed again.
    pub(in crate::parse) fn drop_names(&mut self, scope: NameScope) {
        if matches!(scope, NameScope::Isolated) {
            self.names.current.forward.clear();
        }
        let _ = self.pop_names(scope);
    }

    /// Forgets the undefined values that were first used after `start`: this text is parsed again.
    pub(in crate::parse) fn forget_uses_from(&mut self, start: u32) {
        let Isolated { uses, forward, .. } = &mut self.names.current;
        while let Some((name, number, first)) = uses.pop_if(|(_, _, first)| first.start() >= start)
        {
            let key = (name, number);
            if forward.get(&key).is_some_and(|(_, used)| *used == first) {
                forward.remove(&key);
            }
        }
    }

    fn forget_names(&mut self, first: usize) {
        let names = &mut self.names.current;
        while let Some((own, before)) = names.shadowed.pop_if(|(own, _)| *own >= first) {
            if let Some(name) = names.order.get_mut(own).map(std::mem::take) {
                names.entries.insert(name, before);
            }
        }
        for name in names.order.drain(first.min(names.order.len())..) {
            names.entries.remove(name);
        }
    }

    /// Replaces operands used before their definition by the values known by now: the regions of an operation may
    /// define its operands.
    pub(in crate::parse) fn settle_operands(&self, operands: &mut [ValueId]) {
        let resolved = &self.names.current.resolved;
        if !resolved.is_empty() {
            for operand in operands {
                *operand = resolved.get(operand).copied().unwrap_or(*operand);
            }
        }
    }

    /// Reports every value that is used and never defined. If the enclosing region may define it, that region does.
    pub(in crate::parse) fn check_forward(&mut self) -> Parse {
        if self.names.current.forward.is_empty() {
            return Ok(());
        }
        let missing = self.names.current.forward.drain();
        let mut missing: Vec<(Span, &[u8], u32, ValueId)> =
            missing.map(|((name, number), (value, span))| (span, name, number, value)).collect();
        missing.sort_unstable_by_key(|(span, name, ..)| (*span, *name));
        let uses_outer = self.names.current.uses_outer;
        let mut result = Ok(());
        for (span, name, number, value) in missing {
            if uses_outer && self.use_outer(OperandUse { name, number, span }, value)? {
                continue;
            }
            let message = "use of undeclared SSA value name";
            // The error belongs to the operation that uses the value, not to the one whose region ends here.
            self.diagnostics.push(Diagnostic::new(codes::mlir::UNDEFINED_VALUE, span, message));
            result = self.continue_if_recovering(Reported, ());
        }
        result
    }

    /// Makes what used a forward value use the value that the enclosing region has by this name, now or later.
    fn use_outer(&mut self, used: OperandUse<'a>, forward: ValueId) -> Parse<bool> {
        let ty = self.ir.value_type(forward);
        let Some(outer) = self.names.outer.last_mut() else { return Ok(false) };
        let (value, prior) = match outer.entries.get(used.name) {
            Some(entry) if used.number < entry.count => {
                (entry.first.after(used.number), entry.span)
            }
            Some(_) => return Ok(false),
            None => {
                let key = (used.name, used.number);
                outer.uses.push((used.name, used.number, used.span));
                *outer.forward.entry(key).or_insert((forward, used.span))
            }
        };
        if value != forward {
            // An operation may be kept as text although its types contradict others.
            self.ir.replace_uses(forward, value);
            self.unify(value, ty, used.name, used.span, Some(prior))?;
        }
        Ok(true)
    }

    /// Binds consecutive values to a name; earlier uses of the name become uses of these.
    ///
    /// # Errors
    /// If the name is taken, or where it was used with another type.
    pub(in crate::parse) fn define_name(
        &mut self,
        name: &'a [u8],
        span: Span,
        first: ValueId,
        count: u32,
    ) -> Parse {
        let Names { current: names, guessed, .. } = &mut self.names;
        let old = names.entries.insert(name, Entry { first, count, span });
        let may_hide =
            |old: &Entry| old.first.index() < names.around || guessed.contains(&old.span.start());
        if let Some(old) = old.filter(may_hide) {
            names.shadowed.push((names.order.len(), old));
        } else if let Some(old) = old {
            let message = rule!("redefinition of SSA value '%{}'", String::from_utf8_lossy(name));
            let diagnostic = Diagnostic::new(codes::mlir::REDEFINED_VALUE, span, message)
                .with_related(old.span, "previously defined here");
            let reported = self.push(diagnostic);
            if self.recovers() {
                // A use could mean either.
                self.mark_tentative(old.first);
                self.names.current.entries.insert(name, old);
                self.value_names.add(first, count, span);
            }
            return self.continue_if_recovering(reported, ());
        }
        self.names.current.order.push(name);
        self.value_names.add(first, count, span);
        if self.names.current.forward.is_empty() {
            return Ok(());
        }
        for number in 0..count {
            let Some((forward, used)) = self.names.current.forward.remove(&(name, number)) else {
                continue;
            };
            let value = first.after(number);
            let disputed = self.names.current.disputed.remove(&forward).unwrap_or_default();
            if !self.has_tentative_type(value) {
                let uses = std::iter::once((used, self.ir.value_type(forward))).chain(disputed);
                for (used, ty) in uses {
                    self.unify(value, ty, name, used, Some(span))?;
                }
            }
            self.ir.replace_uses(forward, value);
            self.names.current.resolved.insert(forward, value);
        }
        Ok(())
    }

    /// The value that a use means; its type should be `ty`.
    ///
    /// # Errors
    /// If the value has another type, or fewer results than the number asks for.
    pub fn resolve(&mut self, used: OperandUse<'a>, ty: Type) -> Parse<ValueId> {
        if let Some(&entry) = self.names.current.entries.get(used.name) {
            if used.number >= entry.count {
                if self.has_tentative_type(entry.first) {
                    return Ok(self.ir.create_forward(ty));
                }
                let reported = self.report(
                    codes::mlir::BAD_RESULT_NUMBER,
                    used.span,
                    "reference to invalid result number",
                );
                let value = self.ir.create_forward(ty);
                return self.continue_if_recovering(reported, value);
            }
            let value = entry.first.after(used.number);
            if self.ir.value_type(value) != ty {
                if self.has_tentative_type(value) && self.differs(value, ty) {
                    return Ok(self.ir.create_forward(ty));
                }
                self.unify(value, ty, used.name, used.span, Some(entry.span))?;
            }
            return Ok(value);
        }
        let key = (used.name, used.number);
        if let Some(&(value, first)) = self.names.current.forward.get(&key) {
            if (self.recovers() || self.labels.is_some()) && self.differs(value, ty) {
                // The definition shows which use is wrong.
                if self.recovers() {
                    self.names.current.disputed.entry(value).or_default().push((used.span, ty));
                }
                return Ok(self.ir.create_forward(ty));
            }
            self.unify(value, ty, used.name, used.span, Some(first))?;
            return Ok(value);
        }
        let value = self.ir.create_forward(ty);
        self.names.current.uses.push((used.name, used.number, used.span));
        self.names.current.forward.insert(key, (value, used.span));
        Ok(value)
    }

    /// The type of the value that a use means, if it is defined already and known.
    #[must_use]
    pub fn known_type(&self, used: OperandUse<'a>) -> Option<Type> {
        let entry = self.names.current.entries.get(used.name)?;
        let known = used.number < entry.count;
        let value = entry.first.after(used.number);
        let ty = known.then(|| self.ir.value_type(value))?;
        (ty != self.ir.context.unknown_type()).then_some(ty)
    }

    /// Whether a name is already defined.
    pub(in crate::parse) fn is_defined(&self, used: OperandUse<'a>) -> bool {
        self.names.current.entries.contains_key(used.name)
    }

    /// Whether a value with this name was used before, and is not defined yet.
    pub(in crate::parse) fn is_awaited(&self, name: &[u8]) -> bool {
        self.names.current.forward.contains_key(&(name, 0))
    }

    /// Whether a value's type and this one are both known and differ.
    fn differs(&self, value: ValueId, ty: Type) -> bool {
        let (own, unknown) = (self.ir.value_type(value), self.ir.context.unknown_type());
        own != ty && own != unknown && ty != unknown && !self.may_be_same_type(own, ty)
    }

    /// Whether two types may be the same to the C++ that reads them.
    fn may_be_same_type(&self, one: Type, other: Type) -> bool {
        self.registry.may_be_same_type(&self.ir.context, one, other)
    }

    /// Sets the type of a value if it was unknown; reports a difference between two known types.
    fn unify(
        &mut self,
        value: ValueId,
        ty: Type,
        name: &[u8],
        span: Span,
        other: Option<Span>,
    ) -> Parse {
        let own = self.ir.value_type(value);
        let unknown = self.ir.context.unknown_type();
        if own == ty || ty == unknown {
            return Ok(());
        }
        if own == unknown {
            self.ir.set_type(value, ty);
            return Ok(());
        }
        if self.may_be_same_type(own, ty) {
            return Ok(());
        }
        let detail = Detail::ValueType {
            value: format!("%{}", String::from_utf8_lossy(name)),
            wanted: self.type_text(ty),
            has: self.type_text(own),
        };
        let prior = other.unwrap_or_else(|| self.definition_span(value));
        let diagnostic = Diagnostic::new(codes::mlir::TYPE_MISMATCH, span, detail)
            .with_related(prior, "prior use here");
        let reported = self.push(diagnostic);
        self.continue_if_recovering(reported, ())
    }

    fn definition_span(&self, value: ValueId) -> Span {
        match self.ir.definition(value) {
            ValueDefinition::Result(operation, _) => self.ir.span(operation),
            ValueDefinition::Argument(block, _) => self.ir.block_span(block),
            ValueDefinition::Forward => Span::default(),
        }
    }

    /// Parses an operand that is this part.
    ///
    /// # Errors
    /// The token is not a value.
    pub fn operand_of(&mut self, part: Part) -> Parse<OperandUse<'a>> {
        let operand = self.piece(part, |parser| parser.operand())?;
        let number = operand.span.start().saturating_add(1 + operand.name.len() as u32);
        if part == Part::Argument && number < operand.span.end() {
            let span = Span::new(number, operand.span.end());
            return Err(self.error(span, "result number not allowed in argument list"));
        }
        Ok(operand)
    }

    /// Parses an operand that is this part, if present.
    ///
    /// # Errors
    /// It is malformed.
    pub fn optional_operand(&mut self, part: Part) -> Parse<Option<OperandUse<'a>>> {
        if self.at(TokenKind::PercentIdentifier) {
            return self.operand_of(part).map(Some);
        }
        self.may_be(part);
        Ok(None)
    }

    /// Parses `%a, %b`, or nothing: operands that are this part.
    ///
    /// # Errors
    /// An operand is malformed or missing after a comma.
    pub fn operands_of(&mut self, part: Part) -> Parse<Vec<OperandUse<'a>>> {
        let mut operands = Vec::new();
        if self.at(TokenKind::PercentIdentifier) {
            self.comma_separated(|parser| {
                let operand = parser.operand_of(part)?;
                operands.push(operand);
                Ok(())
            })?;
        } else {
            self.may_be(part);
        }
        Ok(operands)
    }
}
