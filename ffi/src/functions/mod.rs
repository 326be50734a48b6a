//! The functions of the library: `abide-core` for scripts.
//!
//! Texts are passed as bytes (or as UTF-8), and answers are returned as JSON, in the spelling of `abide --format json` and
//! of the conformance adapter, or as bytes. Options are further arguments, `None` for the default. An error about a
//! text begins with `bytes A..B`, its position.

mod mlir;
mod module;
mod raw;
mod reflection;
mod registry;
mod shape;
mod sip;
mod support;
mod symbol;
mod testing;

use crate::{Args, Error, PackedFunc, Registry, RetValue};
use std::sync::OnceLock;

/// The body of a library function.
type Body = fn(Args<'_>) -> Result<RetValue, Error>;

/// A function of the library.
pub(crate) struct Function {
    /// Its name in the registry.
    pub(crate) name: &'static str,
    pub(crate) body: Body,
    /// The parameters and result, in one line.
    pub(crate) doc: &'static str,
}

impl Function {
    /// The function, whose errors name its parameters.
    pub(crate) fn packed(&self) -> PackedFunc {
        let (body, doc) = (self.body, self.doc);
        PackedFunc::new(move |args: Args<'_>| body(args.documented(doc)))
    }
}

/// All functions.
pub(crate) fn all() -> impl Iterator<Item = &'static Function> {
    FUNCTIONS.iter()
}

/// Lists the functions: the name in the registry, the symbol for `tvm_ffi.load_module`, the
/// function, and its parameters and result.
macro_rules! functions {
    ($($name:literal $symbol:ident = $body:path, $doc:literal;)+) => {
        /// All functions.
        const FUNCTIONS: &[Function] = &[$(Function { name: $name, body: $body, doc: $doc }),+];

        /// The symbols under which `tvm_ffi` finds the functions.
        #[expect(unsafe_code, reason = "the symbols of an ABI")]
        pub(crate) mod symbols {
            use super::{mlir, module, raw, reflection, registry, shape, sip, symbol, testing};
            use crate::tvm_ffi::{Any, invoke};
            use std::ffi::{c_int, c_void};

            $(
                /// A function of the library.
                ///
                /// # Safety
                /// The arguments meet the rules of `tvm_ffi`.
                #[unsafe(no_mangle)]
                pub(crate) unsafe extern "C" fn $symbol(
                    _handle: *mut c_void,
                    args: *const Any,
                    num_args: i32,
                    result: *mut Any,
                ) -> c_int {
                    // SAFETY: guaranteed by the caller.
                    unsafe { invoke(|args| $body(args.documented($doc)), args, num_args, result) }
                }
            )+

            /// The symbols by name.
            #[cfg(test)]
            pub(super) const NAMES: &[&str] = &[$(stringify!($symbol)),+];
        }
    };
}

functions! {
    "abide.version" __tvm_ffi_version = testing::version,
        "version(): the version of the library.";
    "abide.get_global_func" __tvm_ffi_get_global_func = registry::get,
        "get_global_func(name): the function of a name, or nothing.";
    "abide.list_global_func_names" __tvm_ffi_list_global_func_names = registry::list,
        "list_global_func_names(): all names, as JSON.";
    "abide.register_global_func" __tvm_ffi_register_global_func = registry::register,
        "register_global_func(name, function, override): registers a function.";
    "abide.register_in_tvm_ffi" __tvm_ffi_register_in_tvm_ffi = registry::register_in_tvm_ffi,
        "register_in_tvm_ffi(): puts all functions into the global table of tvm_ffi, and gives how many are new there";
    "abide.remove_global_func" __tvm_ffi_remove_global_func = registry::remove,
        "remove_global_func(name): takes a name out.";
    "abide.sip.check" __tvm_ffi_sip_check = sip::check,
        "check(signature, sink, depth): the diagnostics as JSON.";
    "abide.sip.decode" __tvm_ffi_sip_decode = sip::decode,
        "decode(signature, depth): what it says, as JSON.";
    "abide.sip.encode" __tvm_ffi_sip_encode = sip::encode,
        "encode(notation, depth): the signature, as bytes.";
    "abide.sip.explain" __tvm_ffi_sip_explain = sip::explain,
        "explain(signature, depth): the notation and the path of every leaf, for people.";
    "abide.sip.fix" __tvm_ffi_sip_fix = sip::fix,
        "fix(signature, depth): the signature with all known fixes applied.";
    "abide.sip.mangle" __tvm_ffi_sip_mangle = sip::mangle,
        "mangle(script): the signature that a script makes, as JSON.";
    "abide.sip.read" __tvm_ffi_sip_read = sip::read,
        "read(signature, side): what a visitor of the half inputs or results sees, as JSON.";
    "abide.sip.tokens" __tvm_ffi_sip_tokens = sip::tokens,
        "tokens(signature): the fields of a signature of either format, as JSON.";
    "abide.sip.visit" __tvm_ffi_sip_visit = sip::visit,
        "visit(signature, side, visitor, depth): calls the visitor for everything in a half, and gives the readable text of it, as bytes.";
    "abide.raw.check" __tvm_ffi_raw_check = raw::check,
        "check(signature, sink, depth): the diagnostics as JSON.";
    "abide.raw.decode" __tvm_ffi_raw_decode = raw::decode,
        "decode(signature, depth): what it says, as JSON.";
    "abide.raw.explain" __tvm_ffi_raw_explain = raw::explain,
        "explain(signature, depth): the function type, for people.";
    "abide.raw.fix" __tvm_ffi_raw_fix = raw::fix,
        "fix(signature, depth): the signature with all known fixes applied.";
    "abide.raw.mangle" __tvm_ffi_raw_mangle = raw::mangle,
        "mangle(script): the signature that a script makes, as JSON.";
    "abide.raw.read" __tvm_ffi_raw_read = raw::read,
        "read(signature): the function type, or the first error, as JSON.";
    "abide.reflection.bind_args" __tvm_ffi_reflection_bind_args = reflection::bind_args,
        "bind_args(text, args, kwargs, profile, whole): the VM arguments of a call, as JSON. The values are a JSON array and a JSON object in the spelling of the conformance adapter; no text is a function without reflection. whole leaves no element of an array out.";
    "abide.reflection.check" __tvm_ffi_reflection_check = reflection::check,
        "check(text, sink, depth): the diagnostics as JSON.";
    "abide.reflection.from_sip" __tvm_ffi_reflection_from_sip = reflection::from_sip,
        "from_sip(sip, raw, depth): reflection of two signatures, as JSON.";
    "abide.reflection.from_types" __tvm_ffi_reflection_from_types = reflection::from_types,
        "from_types(text, depth): reflection of the types of all functions of an MLIR text, as JSON.";
    "abide.reflection.parse" __tvm_ffi_reflection_parse = reflection::parse,
        "parse(text, depth): what it says, as JSON.";
    "abide.reflection.unpack_results" __tvm_ffi_reflection_unpack_results = reflection::unpack_results,
        "unpack_results(text, results, profile, whole): the value that VM results are to the caller, as JSON.";
    "abide.mlir.calls" __tvm_ffi_mlir_calls = mlir::calls,
        "calls(text, depth): how all functions are called, as JSON: what abide abi --format json prints.";
    "abide.mlir.check" __tvm_ffi_mlir_check = mlir::check,
        "check(text, sink, depth, diagnostics): the diagnostics as JSON, at most that number.";
    "abide.mlir.functions" __tvm_ffi_mlir_functions = mlir::functions,
        "functions(text, depth): all functions with their signatures, as JSON.";
    "abide.mlir.opt" __tvm_ffi_mlir_opt = mlir::opt,
        "opt(text, flags): what abide opt prints and how it ends, as JSON. The flags are a JSON array.";
    "abide.mlir.print" __tvm_ffi_mlir_print = mlir::print,
        "print(text, depth): the text as MLIR would lay it out, as bytes. Only white space changes.";
    "abide.mlir.tokens" __tvm_ffi_mlir_tokens = mlir::tokens,
        "tokens(text): the tokens of a text, as JSON; one after the other they are the text.";
    "abide.module.load_dialects" __tvm_ffi_module_load_dialects = module::load_dialects,
        "load(paths, include): the dialects of .td files, of folders with such files, and of abide.toml files, in addition to those that come with abide. Both are JSON arrays. The result is a function: parse reads a module with them, names lists the dialects, problems the errors in the files.";
    "abide.module.parse" __tvm_ffi_module_parse = module::parse,
        "parse(text, depth): a module, whatever is wrong with the text.";
    "abide.shape.eval" __tvm_ffi_shape_eval = shape::eval,
        "eval(text, function, args): the sizes and integers of all values in a call, as JSON. The arguments are a JSON array: an integer, a list of sizes, or null for what is not known.";
    "abide.shape.explain" __tvm_ffi_shape_explain = shape::explain,
        "explain(text): the symbols and values of each function with their sizes and ranges, as JSON.";
    "abide.symbol.opt" __tvm_ffi_symbol_opt = symbol::opt,
        "opt(text, passes, sink, generic, depth): the module after the passes, as bytes.";
    "abide.symbol.passes" __tvm_ffi_symbol_passes = symbol::passes,
        "passes(): the passes with what each works on, as JSON.";
    "abide.testing.call" __tvm_ffi_testing_call = testing::call,
        "call(function, ..): what the function returns for the other arguments.";
    "abide.testing.echo" __tvm_ffi_testing_echo = testing::echo,
        "echo(value): the value.";
    "abide.testing.fail" __tvm_ffi_testing_fail = testing::fail,
        "fail(kind, message): an error.";
    "abide.testing.nop" __tvm_ffi_testing_nop = testing::nop,
        "nop(..): nothing.";
    "abide.testing.panic" __tvm_ffi_testing_panic = testing::panic,
        "panic(message): a panic.";
}

/// Names that programs for TVM know.
const TVM_NAMES: &[(&str, Body)] =
    &[("testing.echo", testing::echo), ("testing.nop", testing::nop)];

/// Registers all functions.
fn register_all(registry: &Registry) {
    let own = FUNCTIONS.iter().map(|function| (function.name, function.packed()));
    let others = TVM_NAMES.iter().map(|(name, body)| (*name, PackedFunc::new(*body)));
    for (name, function) in own.chain(others) {
        // The registry is new, and a test checks that names are unique.
        registry.register_override(name, function);
    }
}

impl Registry {
    /// The registry of the process, which other languages see: that of the library with all its
    /// functions. It is never dropped.
    pub fn global() -> &'static Registry {
        static GLOBAL: OnceLock<Registry> = OnceLock::new();
        GLOBAL.get_or_init(|| {
            let registry = Registry::new();
            register_all(&registry);
            registry
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_the_names_of_functions() {
        let expected: Vec<String> = FUNCTIONS
            .iter()
            .map(|function| function.name.strip_prefix("abide.").unwrap().replace('.', "_"))
            .map(|name| format!("__tvm_ffi_{name}"))
            .collect();
        assert_eq!(symbols::NAMES, expected);
    }

    #[test]
    fn names_are_unique() {
        let registry = Registry::new();
        register_all(&registry);
        assert_eq!(registry.list_names().len(), FUNCTIONS.len() + TVM_NAMES.len());
    }
}
