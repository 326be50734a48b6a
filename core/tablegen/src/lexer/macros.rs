//! The names that `#define` has defined, and the lookups of names.

use std::collections::HashSet;
use std::sync::Arc;

/// The macro events of a file, in order: with the same answers it is read in the same way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MacroEvent {
    /// It asked whether a name is defined, and heard this.
    Asked(Arc<[u8]>, bool),
    /// It defined a name, which was new or not.
    Defined(Arc<[u8]>, bool),
}

/// The names that are defined. What is added can be taken back.
#[derive(Debug, Clone, Default)]
pub struct Macros {
    names: HashSet<Arc<[u8]>, rustc_hash::FxBuildHasher>,
    /// The names in the order in which they came.
    order: Vec<Arc<[u8]>>,
    /// The lookups and definitions since recording began.
    events: Vec<MacroEvent>,
}

impl Macros {
    /// Whether a name is defined.
    pub fn ask(&mut self, name: &[u8]) -> bool {
        let answer = self.names.contains(name);
        self.events.push(MacroEvent::Asked(name.into(), answer));
        answer
    }

    /// Defines a name; false if it was defined before.
    pub fn define(&mut self, name: &[u8]) -> bool {
        let name: Arc<[u8]> = name.into();
        let is_new = self.names.insert(Arc::clone(&name));
        self.events.push(MacroEvent::Defined(Arc::clone(&name), is_new));
        if is_new {
            self.order.push(name);
        }
        is_new
    }

    /// A place to which [`undo`](Self::undo) can go back.
    #[must_use]
    pub fn mark(&self) -> usize {
        self.order.len()
    }

    /// Forgets the names that were defined since the mark.
    pub fn undo(&mut self, mark: usize) {
        while self.order.len() > mark {
            if let Some(name) = self.order.pop() {
                self.names.remove(&name);
            }
        }
    }

    /// The events since this was last called.
    pub fn take_events(&mut self) -> Vec<MacroEvent> {
        std::mem::take(&mut self.events)
    }
}
