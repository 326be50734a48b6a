//! Makes MLIR modules that verify, from the descriptions of dialects.
//!
//! The types, attributes and regions of an operation are drawn from its constraints and traits. A draw that verifies is
//! a recipe. Modules are built from recipes, so few of them are rejected by the final verification.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice
    )
)]
#![forbid(unsafe_code)]

mod attributes;
mod declared;
mod draft;
mod draw;
mod learned;
mod module;
mod mutate;
mod operations;
mod random;
mod recipe;
mod relate;
#[cfg(test)]
mod tests;

use abide_dialects::{NEWEST_LLVM, version_of_text};
use abide_mlir::ir::{Ir, OperationId};
use abide_mlir::ods::OpDescription;
use abide_mlir::parse;
use abide_mlir::print::{PrintOptions, print};
use abide_mlir::registry::{RegisteredOp, Registry};
use abide_mlir::verify::{VerifiedOps, has_errors, verify};
use abide_source::diagnostic::Severity;
use abide_source::limits::Limits;
use declared::Declared;
use draft::Draft;
use draw::Draw;
use learned::Accepted;
use module::{Module, Trial};
use operations::Operations;
pub use random::Random;
use recipe::{Recipe, Region};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The number of draws of an operation that has a recipe.
const DRAWS_WITH_RECIPE: usize = 300;

/// The number of draws of an operation that has no recipe yet.
const DRAWS_WITHOUT_RECIPE: usize = 3000;

/// The number of recipes of an operation.
const MAX_RECIPES: usize = 12;

/// The number of texts that an oracle is asked about at once.
const ORACLE_BATCH: usize = 24;

/// The number of modules after which the types and attributes of all modules so far are dropped.
const MODULES_PER_CONTEXT: u64 = 100_000;

/// The options of a generator.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// The number of operations in a module, without terminators and declarations.
    pub size: usize,
    /// The maximum depth of nested regions with such operations.
    pub depth: usize,
    /// The start of the random choices: another seed gives other modules.
    pub seed: u64,
    /// Whether all operations are in the generic form.
    pub generic: bool,
}

/// A recipe, with the randomness that draws it again in another context.
type Learned<'r> = (Random, Recipe<'r>);

/// Whether a compiler accepts each of several texts.
pub type Oracle<'r> = Box<dyn FnMut(&[&[u8]]) -> Vec<bool> + 'r>;

/// Makes modules.
pub struct Generator<'r> {
    registry: &'r Registry,
    limits: &'r Limits,
    options: Options,
    operations: Operations<'r>,
    declared: Declared<'r>,
    ir: Ir,
    /// The verifier's results in the context of built modules.
    known: VerifiedOps<'r>,
    /// The recipes of each operation that was used so far, in the context of the modules.
    recipes: FxHashMap<&'r str, Vec<Rc<Recipe<'r>>>>,
    learned: FxHashMap<&'r str, Vec<Learned<'r>>>,
    built: u64,
    oracle: Option<Oracle<'r>>,
    /// The recipes of an earlier run.
    accepted: Option<Accepted>,
}

impl<'r> Generator<'r> {
    /// A generator of modules with the operations whose full names are selected. `None` if no operation is selected
    /// that can be made.
    #[must_use]
    pub fn new(
        registry: &'r Registry,
        limits: &'r Limits,
        options: Options,
        is_selected: impl Fn(&str) -> bool,
    ) -> Option<Generator<'r>> {
        let operations = Operations::new(registry, is_selected);
        let is_empty = operations.is_empty();
        let (ir, recipes, learned) = (Ir::new(0), FxHashMap::default(), FxHashMap::default());
        let generator = Generator {
            registry,
            limits,
            options,
            operations,
            declared: Declared::new(registry, limits),
            ir,
            known: VerifiedOps::default(),
            recipes,
            learned,
            built: 0,
            oracle: None,
            accepted: None,
        };
        (!is_empty).then_some(generator)
    }

    /// Uses only forms of operations that a compiler accepts in their own module. Operations with rules in C++ only are
    /// used, too.
    #[must_use]
    pub fn with_oracle(mut self, oracle: Oracle<'r>) -> Generator<'r> {
        self.oracle = Some(oracle);
        self.declared.guesses = true;
        self.operations.select_cpp_only();
        self
    }

    /// The text of the module with a number. It depends on the options only. `None` if the module does not verify.
    pub fn module(&mut self, number: u64) -> Option<Vec<u8>> {
        self.built += 1;
        if self.built.is_multiple_of(MODULES_PER_CONTEXT) {
            (self.ir, self.known) = (Ir::new(0), VerifiedOps::default());
            self.recipes.clear();
        }
        let mut random = Random::of(self.options.seed, &number.to_le_bytes());
        let plain = [&*self.operations.plain, &*self.operations.definitions].concat();
        let operations = self.choose(&plain, self.options.size, &mut random);
        let branches = random.below(3) * random.below(2);
        let branches = self.choose(&self.operations.branches.clone(), branches, &mut random);
        let operations = operations.iter().map(|one| &**one).collect();
        let branches = branches.iter().map(|one| &**one).collect();
        self.fill(operations, branches, &mut random, Trial::default())?;
        let text = self.text();
        // Attributes and types were compared for each recipe.
        let read = self.read(&text)?;
        has_same_operations(&read, &self.ir).then_some(text)
    }

    /// The selected operations by their full names, in the order of the descriptions.
    #[must_use]
    pub fn names(&self) -> Vec<&'r str> {
        let Operations { plain, branches, definitions, .. } = &self.operations;
        let all = [plain, branches, definitions].into_iter().flatten();
        let mut names: Vec<&str> = all.map(|op| &*op.name).collect();
        names.sort_unstable();
        names
    }

    /// The text of a module with one selected operation. Its recipes take turns; `None` if there is none.
    pub fn module_of(&mut self, name: &str, number: u64) -> Option<Vec<u8>> {
        let op = self.registry.operation(name.as_bytes())?.description();
        let recipes = self.recipes_of(op);
        let index = number.checked_rem(u64::try_from(recipes.len()).ok()?)?;
        let recipe = Rc::clone(recipes.get(usize::try_from(index).ok()?)?);
        let mut random =
            Random::of(self.options.seed, &[name.as_bytes(), &number.to_le_bytes()].concat());
        self.build_one(&recipe, &mut random, Trial::default())?;
        Some(self.text())
    }

    /// The text of the current module.
    fn text(&self) -> Vec<u8> {
        let options = PrintOptions { generic: self.options.generic, ..PrintOptions::CUSTOM };
        print(&self.ir, self.registry, &options)
    }

    /// Recipes of some of the operations.
    fn choose(
        &mut self,
        from: &[&'r OpDescription],
        count: usize,
        random: &mut Random,
    ) -> Vec<Rc<Recipe<'r>>> {
        let mut chosen = Vec::new();
        // An operation without recipes is replaced by another one.
        for _ in 0..count.saturating_mul(4) {
            if chosen.len() >= count {
                break;
            }
            let Some(op) = random.choose(from) else { break };
            let recipes = self.recipes_of(op);
            let index = random.below(recipes.len());
            chosen.extend(recipes.get(index).cloned());
        }
        chosen
    }

    /// The recipes of an operation, learned at its first use. They depend on the seed and the operation only.
    fn recipes_of(&mut self, op: &'r OpDescription) -> &[Rc<Recipe<'r>>] {
        if !self.recipes.contains_key(&*op.name) {
            let mut recipes = Vec::new();
            for (mut before, tried) in self.learned(op).to_vec() {
                let drawn = self.draw(op, &mut before);
                recipes.extend(drawn.map(|drawn| Rc::new(drawn.with_places_of(&tried))));
            }
            self.recipes.insert(&op.name, recipes);
        }
        self.recipes.get(&*op.name).map_or(&[], Vec::as_slice)
    }

    /// The recipes of an operation in their own context. Only `needs_arguments` and `is_open` of a recipe are valid in
    /// other contexts.
    fn learned(&mut self, op: &'r OpDescription) -> &[Learned<'r>] {
        if !self.learned.contains_key(&*op.name) {
            let learned = self.learn(op);
            self.learned.insert(&op.name, learned);
        }
        self.learned.get(&*op.name).map_or(&[], Vec::as_slice)
    }

    fn learn(&mut self, op: &'r OpDescription) -> Vec<Learned<'r>> {
        let random = Random::of(self.options.seed, op.name.as_bytes());
        match self.accepted.as_ref().map(|all| all.get(&*op.name).cloned()) {
            Some(Some(states)) => self.apart(|own| own.learn_accepted(op, states)),
            Some(None) if self.oracle.is_none() => Vec::new(),
            _ => self.apart(|own| own.try_out(op, random)),
        }
    }

    /// Works in a context of its own: it keeps no types and attributes of tries.
    fn apart<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let kept = (std::mem::take(&mut self.known), std::mem::replace(&mut self.ir, Ir::new(0)));
        let result = work(self);
        (self.known, self.ir) = kept;
        result
    }

    /// The recipes of the first draws that verify.
    fn try_out(&mut self, op: &'r OpDescription, mut random: Random) -> Vec<Learned<'r>> {
        let mut learned: Vec<Learned<'r>> = Vec::new();
        let mut seen: Vec<Recipe<'_>> = Vec::new();
        let mut has_custom_form = Vec::new();
        let mut number = 0;
        let limit =
            |learned: usize| if learned == 0 { DRAWS_WITHOUT_RECIPE } else { DRAWS_WITH_RECIPE };
        while learned.len() < MAX_RECIPES && number < limit(learned.len()) {
            let mut candidates = Vec::new();
            let batch = if self.oracle.is_some() { ORACLE_BATCH } else { 1 };
            while candidates.len() < batch && number < limit(learned.len()) {
                number += 1;
                let before = random.clone();
                let Some(recipe) = self.draw(op, &mut random) else { continue };
                if seen.contains(&recipe) {
                    continue;
                }
                // Each try draws other values, so a recipe that does not verify may be tried again.
                let Some(text) = self.text_of(&recipe, &mut random) else { continue };
                seen.push(recipe.clone());
                candidates.push((before, recipe, text));
            }
            let accepted = self.are_accepted(&candidates);
            for ((before, recipe, _), _) in
                candidates.into_iter().zip(accepted).filter(|(_, is_accepted)| *is_accepted)
            {
                has_custom_form.push(self.has_custom_form(&recipe, &mut random));
                learned.push((before, self.with_places(recipe, &mut random)));
            }
        }
        // If other recipes print in the custom form and this one does not, its operation is inconsistent. A half-known
        // form is printed if its unknown part is empty, which C++ may not allow.
        let entry = self.registry.operation(op.name.as_bytes());
        let is_known = entry.is_some_and(RegisteredOp::has_known_form);
        if has_custom_form.contains(&is_known) {
            let mut flags = has_custom_form.into_iter();
            learned.retain(|_| flags.next() == Some(is_known));
        }
        learned
    }

    /// The recipes that some states draw, if they still verify.
    fn learn_accepted(&mut self, op: &'r OpDescription, states: Vec<Random>) -> Vec<Learned<'r>> {
        let mut learned = Vec::new();
        for before in states {
            let mut random = before.clone();
            let Some(recipe) = self.draw(op, &mut random) else { continue };
            if self.text_of(&recipe, &mut random).is_some() {
                learned.push((before, self.with_places(recipe, &mut random)));
            }
        }
        learned
    }

    fn draw(&mut self, op: &'r OpDescription, random: &mut Random) -> Option<Recipe<'r>> {
        let (context, declared) = (&mut self.ir.context, &self.declared);
        let draw = Draw { context, random, declared, hints: Vec::new() };
        let (registry, operations) = (self.registry, &self.operations);
        Draft { op, registry, operations, draw, lists: Vec::new(), level: 0 }.recipe()
    }

    /// The text of a module with a recipe; `None` if it does not verify.
    fn text_of(&mut self, recipe: &Recipe<'r>, random: &mut Random) -> Option<Vec<u8>> {
        self.build_one(recipe, random, Trial::default())?;
        let text = self.text();
        (self.is_of_version(&text) && self.is_read_again(&text)).then_some(text)
    }

    /// Whether the operations of a text are those of the registry's version.
    fn is_of_version(&self, text: &[u8]) -> bool {
        let version = self.registry.version().unwrap_or(NEWEST_LLVM);
        version_of_text(text).is_none_or(|told| told == version)
    }

    /// Whether an operation prints in its custom form.
    fn has_custom_form(&mut self, recipe: &Recipe<'r>, random: &mut Random) -> bool {
        if self.build_one(recipe, random, Trial::default()).is_none() {
            return false;
        }
        let text = print(&self.ir, self.registry, &PrintOptions::CUSTOM);
        let quoted = format!("\"{}\"(", recipe.name);
        !text.windows(quoted.len()).any(|window| window == quoted.as_bytes())
    }

    /// Whether the oracle accepts each of some texts.
    fn are_accepted<R>(&mut self, candidates: &[(Random, R, Vec<u8>)]) -> Vec<bool> {
        let texts: Vec<&[u8]> = candidates.iter().map(|(_, _, text)| &**text).collect();
        match &mut self.oracle {
            Some(accepts) if !texts.is_empty() => accepts(&texts),
            _ => vec![true; texts.len()],
        }
    }

    /// The recipe with the places that it can be in.
    fn with_places(&mut self, mut recipe: Recipe<'r>, random: &mut Random) -> Recipe<'r> {
        if !recipe.operands.is_empty() {
            let trial = Trial { has_opaque_operands: true, has_opaque_operations: false };
            recipe.needs_arguments = self.build_one(&recipe, random, trial).is_none();
        }
        if recipe.regions.iter().any(|region| *region != Region::Empty) {
            let trial = Trial { has_opaque_operands: false, has_opaque_operations: true };
            let takes_all = self.build_one(&recipe, random, trial).is_some()
                && self.is_read_again(&self.text());
            for region in &mut recipe.regions {
                if let Region::Block { is_open, .. } = region {
                    *is_open = takes_all;
                }
            }
        }
        recipe
    }

    /// Whether a text that was printed from the current module is complete. The custom form of some operations implies
    /// types, or omits arguments of blocks.
    fn is_read_again(&self, text: &[u8]) -> bool {
        // The generic form shows everything.
        let options = PrintOptions { generic: true, ..PrintOptions::CUSTOM };
        self.read(text).is_some_and(|read| {
            print(&read, self.registry, &options) == print(&self.ir, self.registry, &options)
        })
    }

    /// The module of a text, if it is valid.
    fn read(&self, text: &[u8]) -> Option<Ir> {
        let parsed = parse::parse(text, self.registry, self.limits);
        let is_read =
            parsed.diagnostics.is_empty() && is_valid(&parsed.ir, self.registry, self.limits);
        is_read.then_some(parsed.ir)
    }

    /// Replaces the module by one with this operation; `None` if it does not verify.
    fn build_one(&mut self, recipe: &Recipe<'r>, random: &mut Random, trial: Trial) -> Option<()> {
        let (operations, branches) = match recipe.successors.is_empty() {
            true => (vec![recipe], Vec::new()),
            false => (Vec::new(), vec![recipe]),
        };
        self.fill(operations, branches, random, trial)?;
        self.known.extend(self.registry, &self.ir.context);
        (!has_errors(&self.ir, self.registry, &self.known, self.limits)).then_some(())
    }

    /// Replaces the module by one with these operations.
    fn fill(
        &mut self,
        operations: Vec<&Recipe<'r>>,
        branches: Vec<&Recipe<'r>>,
        random: &mut Random,
        trial: Trial,
    ) -> Option<()> {
        self.ir.clear();
        Module::new(&mut self.ir, random, trial).fill(operations, branches, self.options.depth)
    }
}

/// Whether two modules have the same operations, with as many operands and results.
fn has_same_operations(one: &Ir, other: &Ir) -> bool {
    let operations = |ir: &Ir| ir.walk(ir.top()).collect::<Vec<_>>();
    let (own, others) = (operations(one), operations(other));
    let is_same = |(first, second): (&OperationId, &OperationId)| {
        one.name_bytes(*first) == other.name_bytes(*second)
            && one.operand_count(*first) == other.operand_count(*second)
            && one.result_count(*first) == other.result_count(*second)
    };
    own.len() == others.len() && own.iter().zip(&others).all(is_same)
}

fn is_valid(ir: &Ir, registry: &Registry, limits: &Limits) -> bool {
    verify(ir, registry, limits).iter().all(|one| one.severity != Severity::Error)
}
