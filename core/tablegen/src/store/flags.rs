//! Flags of values, derived from their parts.

use super::{Binary, Store, Unary, Value, ValueId};

/// The flags of a value, from its parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Flags {
    /// Whether every resolver leaves it unchanged: it contains neither variables nor deferred parts.
    is_ground: bool,
    /// Whether it is concrete.
    concrete: Concrete,
    /// The number of levels of nested values.
    depth: u16,
}

/// LLVM's `isConcrete`, as far as it never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Concrete {
    Yes,
    No,
    /// It follows from fields of records.
    Depends,
    /// Something in it could not be read.
    Lost,
}

impl Flags {
    /// The flags of an incompletely known value with these parts.
    fn unknown(self) -> Flags {
        match self.concrete {
            Concrete::Lost => self,
            _ => Flags { concrete: Concrete::No, ..self },
        }
    }

    fn and(self, other: Flags) -> Flags {
        let concrete = match (self.concrete, other.concrete) {
            (Concrete::Lost, _) | (_, Concrete::Lost) => Concrete::Lost,
            (Concrete::No, _) | (_, Concrete::No) => Concrete::No,
            (Concrete::Yes, Concrete::Yes) => Concrete::Yes,
            _ => Concrete::Depends,
        };
        let is_ground = self.is_ground && other.is_ground;
        Flags { is_ground, concrete, depth: self.depth.max(other.depth) }
    }
}

/// The maximum number of record fields, and values around them, followed from one value.
const MAX_FOLLOWED_FIELDS: u32 = 1_000;

impl Store {
    /// Whether no resolver changes a value.
    #[must_use]
    pub fn is_ground(&self, id: ValueId) -> bool {
        self.flags.get(id.0 as usize).is_some_and(|flags| flags.is_ground)
    }

    /// The number of levels of nested values in a value.
    #[must_use]
    pub fn depth(&self, id: ValueId) -> u16 {
        self.flags.get(id.0 as usize).map_or(0, |flags| flags.depth)
    }

    /// Whether something in a value could not be read.
    #[must_use]
    pub fn has_unreadable_parts(&self, id: ValueId) -> bool {
        self.flags.get(id.0 as usize).is_some_and(|flags| flags.concrete == Concrete::Lost)
    }

    /// Whether a value is known to its end (LLVM's `isConcrete`), or will never be.
    #[must_use]
    pub fn is_concrete(&self, id: ValueId) -> bool {
        match self.flags.get(id.0 as usize).map(|flags| flags.concrete) {
            Some(Concrete::Yes | Concrete::Lost) => true,
            Some(Concrete::No) | None => false,
            Some(Concrete::Depends) => self.is_concrete_now(id, &mut { MAX_FOLLOWED_FIELDS }),
        }
    }

    /// As above, for a value with fields of records in it; follows at most `left` more of these, because records
    /// under construction may be cyclic.
    fn is_concrete_now(&self, id: ValueId, left: &mut u32) -> bool {
        match self.flags.get(id.0 as usize).map(|flags| flags.concrete) {
            Some(Concrete::Yes | Concrete::Lost) => return true,
            Some(Concrete::No) | None => return false,
            Some(Concrete::Depends) if *left == 0 => return false,
            Some(Concrete::Depends) => *left -= 1,
        }
        match self.kind(id) {
            Value::Field(record, name, _) => match self.kind(record) {
                Value::Def(record) => {
                    let field = self.record(record).fields.iter().find(|field| {
                        matches!(self.kind(field.name), Value::String(own, _) if own == name)
                    });
                    field.is_some_and(|field| self.is_concrete_now(field.value, left))
                }
                _ => false,
            },
            Value::Dag(operator, _, slice) => {
                self.is_concrete_now(operator, left)
                    && self.dag_arguments(slice).all(|(value, _)| self.is_concrete_now(value, left))
            }
            other => Store::parts_of(other).is_some_and(|slice| {
                self.parts(slice).all(|part| self.is_concrete_now(part, left))
            }),
        }
    }

    /// Whether a value may replace a template argument that is not given (LLVM's `isComplete`).
    #[must_use]
    pub fn is_complete(&self, id: ValueId) -> bool {
        match self.kind(id) {
            Value::Unset
            | Value::Fold(..)
            | Value::IsA(..)
            | Value::Exists(..)
            | Value::Instances(..) => false,
            Value::Bits(slice) | Value::List(_, slice) | Value::Cond(slice, _) => {
                self.parts(slice).all(|part| self.is_complete(part))
            }
            Value::Ternary(_, a, b, c, _) => {
                [a, b, c].into_iter().all(|part| self.is_complete(part))
            }
            _ => true,
        }
    }

    pub(super) fn flags_of(&self, value: Value) -> Flags {
        let of = |id: ValueId| {
            let unknown = Flags { is_ground: false, concrete: Concrete::No, depth: 0 };
            self.flags.get(id.0 as usize).copied().unwrap_or(unknown)
        };
        let all = |parts: &mut dyn Iterator<Item = ValueId>, is_ground: bool| {
            let start = Flags { is_ground, concrete: Concrete::Yes, depth: 0 };
            let all = parts.map(of).fold(start, Flags::and);
            Flags { depth: all.depth.saturating_add(1), ..all }
        };
        let operator = |parts: &[ValueId], may_be_ground: bool| {
            all(&mut parts.iter().copied(), may_be_ground).unknown()
        };
        match value {
            Value::Unset | Value::Bit(_) | Value::Int(_) | Value::String(..) | Value::Def(_) => {
                Flags { is_ground: true, concrete: Concrete::Yes, depth: 0 }
            }
            Value::Lost(_) => Flags { is_ground: true, concrete: Concrete::Lost, depth: 0 },
            Value::Bits(slice) | Value::List(_, slice) | Value::Cond(slice, _) => {
                all(&mut self.parts(slice), true)
            }
            Value::Dag(callee, _, slice) => {
                let arguments = self.dag_arguments(slice).map(|(argument, _)| argument);
                all(&mut arguments.chain([callee]), true)
            }
            Value::AnonymousName(_) | Value::Variable(..) => operator(&[], false),
            Value::Instance(_, slice) => {
                let mut arguments = self.instance_arguments(slice).map(|it| it.value);
                all(&mut arguments, false).unknown()
            }
            Value::Exists(_, a) | Value::Instances(_, a) | Value::Unary(Unary::Cast, a, _) => {
                operator(&[a], false)
            }
            Value::Unary(_, a, _) | Value::IsA(_, a) | Value::VariableBit(a, _) => {
                operator(&[a], true)
            }
            // Only a resolver lets the first operand decide alone.
            Value::Binary(Binary::And | Binary::Or, a, b, _) => operator(&[a, b], false),
            Value::Binary(_, a, b, _) => operator(&[a, b], true),
            Value::Ternary(_, a, b, c, _) => operator(&[a, b, c], true),
            Value::Fold(slice, _) => all(&mut self.parts(slice), true).unknown(),
            Value::Field(record, ..) => {
                let flags = operator(&[record], true);
                match self.kind(record) {
                    Value::Def(_) => Flags { concrete: Concrete::Depends, ..flags },
                    _ => flags,
                }
            }
        }
    }
}
