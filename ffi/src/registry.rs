//! Functions by name.

use crate::{Error, PackedFunc};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Mutex, PoisonError, RwLock};

/// Functions by their global names: TVM's `Registry` and its `Manager`.
///
/// No function is called or dropped while the registry is locked: replaced and removed functions are returned to the
/// caller. A function may be a closure of another language, and dropping it runs code of that language.
#[derive(Debug, Default)]
pub struct Registry {
    functions: RwLock<BTreeMap<String, PackedFunc>>,
}

impl Registry {
    /// An empty registry.
    #[must_use]
    pub const fn new() -> Registry {
        Registry { functions: RwLock::new(BTreeMap::new()) }
    }

    /// Registers a function under a name that is free.
    ///
    /// # Errors
    /// If the name is taken; the words are those of the reference, which scripts look for.
    pub fn register(&self, name: &str, function: PackedFunc) -> Result<(), Error> {
        let mut functions = self.functions.write().unwrap_or_else(PoisonError::into_inner);
        match functions.entry(name.to_owned()) {
            Entry::Vacant(place) => {
                place.insert(function);
                return Ok(());
            }
            Entry::Occupied(_) => {}
        }
        // Before the function is dropped.
        drop(functions);
        Err(Error::general(format!("Global PackedFunc {name} is already registered")))
    }

    /// Registers a function, and returns the previous one of this name. Earlier holders of that one can still call
    /// it.
    pub fn register_override(&self, name: &str, function: PackedFunc) -> Option<PackedFunc> {
        let mut functions = self.functions.write().unwrap_or_else(PoisonError::into_inner);
        functions.insert(name.to_owned(), function)
    }

    /// The function of a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<PackedFunc> {
        self.functions.read().unwrap_or_else(PoisonError::into_inner).get(name).cloned()
    }

    /// All names, sorted.
    #[must_use]
    pub fn list_names(&self) -> Vec<String> {
        self.functions.read().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// Keeps a replaced or removed function for good: its destruction may run code of a front end that is in the
    /// middle of this call. The reference does so, too.
    pub(crate) fn keep(function: Option<PackedFunc>) {
        static KEPT: Mutex<Vec<PackedFunc>> = Mutex::new(Vec::new());
        KEPT.lock().unwrap_or_else(PoisonError::into_inner).extend(function);
    }

    /// Removes a function.
    pub fn remove(&self, name: &str) -> Option<PackedFunc> {
        self.functions.write().unwrap_or_else(PoisonError::into_inner).remove(name)
    }
}

/// Registers a function in the global registry when the enclosing program or library is loaded:
/// TVM's `TVM_REGISTER_GLOBAL`.
///
/// The function is an ordinary one, as for [`PackedFunc::typed`], or after `packed` one that looks at its arguments
/// itself.
///
/// ```
/// abide::register_global!("example.abs", |x: i64| x.abs());
/// abide::register_global!("example.count", packed |args| Ok(abide::RetValue::Int(args.len() as i64)));
///
/// let abs = abide::Registry::global().get("example.abs").unwrap();
/// assert_eq!(abs.call((-100,)).unwrap().to::<i64>().unwrap(), 100);
/// ```
///
/// If the name is taken, the earlier function stays. The error goes to standard error, because the loader takes no
/// result.
#[macro_export]
macro_rules! register_global {
    ($name:expr, packed $body:expr) => {
        $crate::register_global!(@entry $name, $crate::PackedFunc::new($body));
    };
    ($name:expr, $function:expr) => {
        $crate::register_global!(@entry $name, $crate::PackedFunc::typed($function));
    };
    (@entry $name:expr, $packed:expr) => {
        const _: () = {
            extern "C" fn register() {
                $crate::__register_at_load($name, || $packed);
            }

            // The loader calls what it finds in this section, once, before anything else runs; it
            // takes a table of functions without arguments, and this is one entry of it.
            #[used]
            #[cfg_attr(target_vendor = "apple", unsafe(link_section = "__DATA,__mod_init_func"))]
            #[cfg_attr(windows, unsafe(link_section = ".CRT$XCU"))]
            #[cfg_attr(
                not(any(target_vendor = "apple", windows)),
                unsafe(link_section = ".init_array")
            )]
            #[allow(unsafe_code, reason = "the section has the layout that the loader expects")]
            static ENTRY: extern "C" fn() = register;
        };
    };
}

/// The function that [`register_global!`] runs.
#[doc(hidden)]
pub fn __register_at_load(name: &str, function: impl FnOnce() -> PackedFunc) {
    let register = || Registry::global().register(name, function());
    if let Err(error) = crate::error::catch(register) {
        use std::io::Write as _;
        // Ignore a closed standard error.
        let _ = writeln!(std::io::stderr(), "abide: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn constant(value: i64) -> PackedFunc {
        PackedFunc::typed(move || value)
    }

    fn value(function: &PackedFunc) -> i64 {
        function.call(()).unwrap().to::<i64>().unwrap()
    }

    #[test]
    fn a_name_is_taken_once_unless_it_is_overridden() {
        let registry = Registry::new();
        registry.register("b", constant(1)).unwrap();
        registry.register("a", constant(2)).unwrap();
        let error = registry.register("b", constant(3)).unwrap_err();
        assert_eq!(error.to_string(), "Global PackedFunc b is already registered");
        let early = registry.get("b").unwrap();
        assert_eq!(value(&early), 1);
        let replaced = registry.register_override("b", constant(4)).unwrap();
        assert!(replaced.same_as(&early));
        assert_eq!((value(&early), value(&registry.get("b").unwrap())), (1, 4));
        assert_eq!(registry.list_names(), ["a", "b"]);
        assert_eq!(value(&registry.remove("b").unwrap()), 4);
        assert!(registry.remove("b").is_none() && registry.get("b").is_none());
        assert!(registry.register_override("b", constant(5)).is_none());
    }
}
