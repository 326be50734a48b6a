//! Conditions on types: `CPred` and what combines them.

use super::Cache;
use super::cpp::{self, Expression, plain};
use super::record::Record;
use crate::ir::FloatKind;
use crate::ods::constraint::{Containers, Ranks, ShapedPredicate, TypePredicate};
use abide_source::types::Signedness;

/// The maximum depth of predicates.
const MAX_PREDICATE_DEPTH: u32 = 64;

/// The maximum length of a condition after replacements. Nested ones can double it.
const MAX_CONDITION_BYTES: usize = 1 << 14;

/// The length of text that counts as one condition.
const BYTES_OF_STEP: usize = 256;

/// The context of a nested predicate.
#[derive(Clone, Default)]
struct PredicateContext<'s> {
    /// The replacements, the outermost first (`SubstLeaves`).
    replaced: Vec<(&'s str, &'s str)>,
    /// The parameters of enclosing functions: how many steps into elements each means.
    parameters: Vec<(String, u32)>,
}

/// The condition that a C++ expression about `$_self` is.
pub(in crate::ods) fn predicate_in_cpp(text: &str) -> TypePredicate {
    Cache::default().leaf(text, &PredicateContext::default())
}

impl Cache {
    /// Returns the condition of a type constraint.
    pub(super) fn predicate(&mut self, record: Record<'_>) -> TypePredicate {
        if let Some(known) = self.predicates.get(&record.id) {
            return known.clone();
        }
        let predicate = self.within(record, &PredicateContext::default(), MAX_PREDICATE_DEPTH);
        self.predicates.insert(record.id, predicate.clone());
        predicate
    }

    fn within<'s>(
        &self,
        record: Record<'s>,
        around: &PredicateContext<'s>,
        depth: u32,
    ) -> TypePredicate {
        let depth = depth.checked_sub(1).filter(|_| self.step());
        let Some(depth) = depth else { return unknown("too many conditions") };
        if record.is_broken() {
            return unknown(record.name());
        }
        let Some(kind) = record.def("kind") else {
            let text = record.text("predExpr").unwrap_or_default();
            return self.leaf(text, around);
        };
        let mut children = record.defs("children").map(|child| self.within(child, around, depth));
        match kind.name() {
            "PredCombinerAnd" => TypePredicate::all_of(children.collect()),
            "PredCombinerOr" => TypePredicate::any_of(children.collect()),
            "PredCombinerNot" => match children.next() {
                Some(one) => TypePredicate::Not(Box::new(one)),
                None => TypePredicate::Any,
            },
            "PredCombinerSubstLeaves" => {
                let text = |field| record.text(field).unwrap_or_default();
                let mut inner = around.clone();
                inner.replaced.push((text("pattern"), text("replacement")));
                self.child(record, &inner, depth)
            }
            "PredCombinerConcat" => self.function(record, around, depth),
            other => unknown(other),
        }
    }

    fn child<'s>(
        &self,
        record: Record<'s>,
        around: &PredicateContext<'s>,
        depth: u32,
    ) -> TypePredicate {
        let child = record.defs("children").next();
        child.map_or(TypePredicate::Any, |child| self.within(child, around, depth))
    }

    /// The condition of an immediately called lambda around a predicate.
    fn function<'s>(
        &self,
        record: Record<'s>,
        around: &PredicateContext<'s>,
        depth: u32,
    ) -> TypePredicate {
        let substituted = |field| around.substitute(record.text(field).unwrap_or_default());
        let (Some(prefix), Some(suffix)) = (substituted("prefix"), substituted("suffix")) else {
            return unknown("a long function");
        };
        let steps = called_with(&prefix, &suffix).and_then(|(name, argument)| {
            Some((name.to_owned(), around.steps(&cpp::parse(argument)?)?))
        });
        let Some(parameter) = steps else { return unknown(&format!("{prefix}..{suffix}")) };
        let mut inner = around.clone();
        inner.parameters.push(parameter);
        self.child(record, &inner, depth)
    }

    fn leaf(&self, text: &str, around: &PredicateContext<'_>) -> TypePredicate {
        let Some(text) = around.substitute(text) else { return unknown("a long condition") };
        // What is unknown is kept with its text.
        let further = u32::try_from(text.len() / BYTES_OF_STEP).unwrap_or(u32::MAX);
        if further > 0 && !self.steps.take(further) {
            return unknown("too many conditions");
        }
        let condition = cpp::parse(&text).and_then(|condition| self.condition(&condition, around));
        condition.unwrap_or_else(|| unknown(&text))
    }

    /// Returns the condition of an expression; `None` if a part of it is unknown.
    fn condition(
        &self,
        of: &Expression<'_>,
        around: &PredicateContext<'_>,
    ) -> Option<TypePredicate> {
        let all = |parts: &[Expression<'_>]| -> Vec<TypePredicate> {
            let one = |part| self.condition(part, around).unwrap_or_else(|| unknown("C++"));
            parts.iter().map(one).collect()
        };
        Some(match of {
            Expression::Or(parts) => TypePredicate::any_of(all(parts)),
            Expression::And(parts) => TypePredicate::all_of(all(parts)),
            Expression::Not(one) => TypePredicate::Not(Box::new(self.condition(one, around)?)),
            Expression::Name("true") => TypePredicate::Any,
            Expression::Name("false") => TypePredicate::AnyOf(Vec::new()),
            Expression::Name(_) | Expression::Number(_) => return None,
            Expression::Compare(left, operator, right) => {
                let (Expression::Method(on, "getRank", _, _), Expression::Number(number)) =
                    (&**left, &**right)
                else {
                    return None;
                };
                let shaped = TypePredicate::shaped(Containers::SHAPED, TypePredicate::Any);
                let shaped = ShapedPredicate { ranks: ranks(operator, *number)?, ..shaped };
                let shaped = or_dialect_type(TypePredicate::Shaped(shaped));
                element_of(around.steps(on)?, shaped)
            }
            Expression::Call(name, types, arguments) => {
                let [argument] = arguments.as_slice() else { return None };
                let steps = around.steps(argument)?;
                element_of(steps, self.call(plain(name), types)?)
            }
            Expression::Method(on, "isa", types, _) => {
                element_of(around.steps(on)?, self.call("isa", types)?)
            }
            Expression::Method(on, name, _, arguments) => {
                element_of(around.steps(on)?, method(name, arguments)?)
            }
        })
    }

    fn call(&self, name: &str, types: &[&str]) -> Option<TypePredicate> {
        match name {
            "isa" | "isa_and_nonnull" | "isa_and_present" => {
                Some(TypePredicate::any_of(types.iter().map(|class| self.class(class)).collect()))
            }
            "isStrided" => {
                let mut strided =
                    TypePredicate::shaped(Containers::RANKED_MEMREF, TypePredicate::Any);
                strided.strided = true;
                Some(TypePredicate::Shaped(strided))
            }
            _ => None,
        }
    }

    /// The types of a class in C++.
    pub(super) fn class(&self, name: &str) -> TypePredicate {
        if let Some(builtin) = builtin(plain(name)) {
            return builtin;
        }
        match self.described_class(name) {
            Some(name) => TypePredicate::Dialect { name: name.into(), parametric: true },
            None => unknown(name),
        }
    }

    /// The type or attribute of a dialect, with the dialect, that a class in C++ is.
    pub(super) fn described_class(&self, name: &str) -> Option<&str> {
        self.class_named(name).map(|found| &*found.name).filter(|name| !name.ends_with('.'))
    }
}

impl PredicateContext<'_> {
    /// A text with the replacements; `None` if it becomes too long.
    fn substitute(&self, text: &str) -> Option<String> {
        let mut replaced = self.replaced.iter().rev();
        replaced.try_fold(text.to_owned(), |text, (pattern, with)| {
            let added = text.matches(pattern).count().saturating_mul(with.len());
            let is_short = text.len().saturating_add(added) <= MAX_CONDITION_BYTES;
            is_short.then(|| text.replace(pattern, with))
        })
    }

    /// The number of steps from the type into elements.
    fn steps(&self, of: &Expression<'_>) -> Option<u32> {
        match of {
            Expression::Name("$_self") => Some(0),
            Expression::Name(name) => {
                let mut inner = self.parameters.iter().rev();
                inner.find(|(own, _)| own == name).map(|(_, steps)| *steps)
            }
            Expression::Call(name, _, arguments) => match (plain(name), arguments.as_slice()) {
                ("cast" | "dyn_cast" | "cast_or_null" | "dyn_cast_or_null", [one]) => {
                    self.steps(one)
                }
                _ => None,
            },
            Expression::Method(on, "getElementType", _, _) => self.steps(on)?.checked_add(1),
            Expression::Method(on, "cast" | "dyn_cast", _, _) => self.steps(on),
            _ => None,
        }
    }
}

/// `[](::mlir::Type name) { return `, `; }(argument)`: the name and the argument.
fn called_with<'t>(prefix: &'t str, suffix: &'t str) -> Option<(&'t str, &'t str)> {
    let parameter = prefix.trim().strip_suffix("return")?.trim_end().strip_suffix('{')?;
    let parameter = parameter.trim_end().strip_suffix(')')?;
    let name = parameter.rsplit([' ', '&', '(']).next()?;
    let argument = suffix.trim().strip_prefix(';')?.trim_start().strip_prefix('}')?;
    let argument = argument.trim().strip_prefix('(')?.strip_suffix(')')?;
    Some((name, argument))
}

fn unknown(text: &str) -> TypePredicate {
    TypePredicate::Unknown(text.into())
}

fn element_of(steps: u32, predicate: TypePredicate) -> TypePredicate {
    (0..steps).fold(predicate, |predicate, _| TypePredicate::Element(Box::new(predicate)))
}

/// Returns a condition that also accepts dialect types: they may implement the interfaces of shaped types.
fn or_dialect_type(shaped: TypePredicate) -> TypePredicate {
    TypePredicate::AnyOf(vec![shaped, TypePredicate::AnyDialect])
}

fn integer(signedness: Option<Signedness>, width: Option<u32>) -> TypePredicate {
    TypePredicate::Integer { signedness, width }
}

fn ranks(operator: &str, number: i64) -> Option<Ranks> {
    let number = u32::try_from(number).ok()?;
    Some(match operator {
        "==" => Ranks::OneOf(vec![number]),
        ">=" => Ranks::AtLeast(number),
        ">" => Ranks::AtLeast(number.checked_add(1)?),
        _ => return None,
    })
}

/// Returns the condition that a method of `mlir::Type` or of a shaped type tests.
fn method(name: &str, arguments: &[Expression<'_>]) -> Option<TypePredicate> {
    let width = match arguments {
        [] => None,
        [Expression::Number(width)] => Some(u32::try_from(*width).ok()?),
        _ => return None,
    };
    let shaped = |containers| TypePredicate::shaped(containers, TypePredicate::Any);
    let signless = || integer(Some(Signedness::Signless), None);
    let any_of = |of: &[TypePredicate]| TypePredicate::AnyOf(of.to_vec());
    Some(match name {
        "isInteger" => integer(None, width),
        "isSignlessInteger" => integer(Some(Signedness::Signless), width),
        "isSignedInteger" => integer(Some(Signedness::Signed), width),
        "isUnsignedInteger" => integer(Some(Signedness::Unsigned), width),
        "isIndex" => TypePredicate::Index,
        "isFloat" => TypePredicate::Float(None),
        "isIntOrIndex" => any_of(&[integer(None, None), TypePredicate::Index]),
        "isSignlessIntOrIndex" => any_of(&[signless(), TypePredicate::Index]),
        "isIntOrFloat" => any_of(&[integer(None, None), TypePredicate::Float(None)]),
        "isSignlessIntOrFloat" => any_of(&[signless(), TypePredicate::Float(None)]),
        "isIntOrIndexOrFloat" => {
            any_of(&[integer(None, None), TypePredicate::Index, TypePredicate::Float(None)])
        }
        "isSignlessIntOrIndexOrFloat" => {
            any_of(&[signless(), TypePredicate::Index, TypePredicate::Float(None)])
        }
        "hasRank" => or_dialect_type(TypePredicate::Shaped(ShapedPredicate {
            ranks: Ranks::AtLeast(0),
            ..shaped(Containers::SHAPED)
        })),
        "hasStaticShape" => or_dialect_type(TypePredicate::Shaped(ShapedPredicate {
            static_shape: true,
            ..shaped(Containers::SHAPED)
        })),
        "isScalable" => TypePredicate::Shaped(shaped(Containers::SCALABLE_VECTOR)),
        "isStrided" => TypePredicate::Shaped(ShapedPredicate {
            strided: true,
            ..shaped(Containers::RANKED_MEMREF)
        }),
        _ => {
            let keyword = name.strip_prefix("is")?.to_ascii_lowercase();
            TypePredicate::Float(Some(FloatKind::from_keyword(keyword.as_bytes())?))
        }
    })
}

/// The types of a class of MLIR.
fn builtin(class: &str) -> Option<TypePredicate> {
    let shaped =
        |containers| TypePredicate::Shaped(TypePredicate::shaped(containers, TypePredicate::Any));
    Some(match class {
        "Type" => TypePredicate::Any,
        "NoneType" => TypePredicate::None,
        "IndexType" => TypePredicate::Index,
        "FunctionType" => TypePredicate::Function,
        "TupleType" => TypePredicate::Tuple,
        "IntegerType" => integer(None, None),
        "FloatType" => TypePredicate::Float(None),
        "ComplexType" => TypePredicate::Complex(Box::new(TypePredicate::Any)),
        "VectorType" => shaped(Containers::VECTOR),
        "FixedVectorType" => shaped(Containers::FIXED_VECTOR),
        "ScalableVectorType" => shaped(Containers::SCALABLE_VECTOR),
        "TensorType" => shaped(Containers::TENSOR),
        "RankedTensorType" => shaped(Containers::RANKED_TENSOR),
        "UnrankedTensorType" => shaped(Containers::UNRANKED_TENSOR),
        "MemRefType" => shaped(Containers::RANKED_MEMREF),
        "UnrankedMemRefType" => shaped(Containers::UNRANKED_MEMREF),
        "BaseMemRefType" => shaped(Containers::MEMREF),
        "ShapedType" => shaped(Containers::SHAPED.or(Containers::OF_DIALECT)),
        "bufferization::TensorLikeType" => or_dialect_type(shaped(Containers::TENSOR)),
        "bufferization::BufferLikeType" => or_dialect_type(shaped(Containers::MEMREF)),
        _ => TypePredicate::Float(Some(float_class(class)?)),
    })
}

/// `Float32Type`, `BFloat16Type`, `FloatTF32Type`, `Float8E4M3FNType`.
pub(super) fn float_class(class: &str) -> Option<FloatKind> {
    let name = class.strip_suffix("Type")?;
    let keyword = match name {
        "BFloat16" => "bf16".to_owned(),
        "FloatTF32" => "tf32".to_owned(),
        _ => format!("f{}", name.strip_prefix("Float")?),
    };
    FloatKind::from_keyword(keyword.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_of_all_operations_are_bounded() {
        let cache = Cache::default();
        let taken = |operations: u32, count: u32| {
            let one = |_| {
                cache.steps.begin();
                (0..count).filter(|_| cache.step()).count()
            };
            (0..operations).map(one).sum::<usize>()
        };
        // Small operations are read in any number.
        assert_eq!(taken(10_000, 256), 2_560_000);
        assert_eq!(taken(1, 100_000), 20_000);
        assert!(taken(1_000, 10_000) < 500_000);
        assert_eq!(taken(1_000, 256), 256_000);
    }

    #[test]
    fn a_long_condition_counts_by_its_length() {
        let cache = Cache::default();
        let text = format!("$_self.x({})", "y".repeat(16_000));
        let kept = (0..10_000)
            .map(|_| cache.leaf(&text, &PredicateContext::default()))
            .filter(|one| matches!(one, TypePredicate::Unknown(text) if text.len() > 1_000))
            .count();
        assert!((10..1_000).contains(&kept), "{kept}");
    }

    #[test]
    fn replacements_double_a_text_up_to_a_limit() {
        let mut around = PredicateContext::default();
        around.replaced.extend(vec![("$_self", "($_self+$_self)"); 3]);
        let twice = around.substitute("f($_self)");
        assert_eq!(twice.map(|text| text.matches("$_self").count()), Some(8));
        around.replaced.extend(vec![("$_self", "($_self+$_self)"); 60]);
        assert_eq!(around.substitute("f($_self)"), None);
    }
}
