//! The functions of the library: what `abide-core` knows, for scripts.
//!
//! Texts come in as bytes (or as UTF-8) and answers go out as JSON, in the spelling of `abide
//! --json` and of the conformance adapter, or as bytes. Options are further arguments, `None` where
//! the default will do. An error about a text begins with `bytes A..B`, which is where it is.

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

/// A function of the library.
type Body = fn(Args<'_>) -> Result<RetValue, Error>;

/// Lists the functions: the name in the registry, the symbol for `tvm_ffi.load_module`, and the
/// function.
macro_rules! functions {
    ($($name:literal $symbol:ident = $body:path;)+) => {
        /// All functions, with their names in the registry.
        const FUNCTIONS: &[(&str, Body)] = &[$(($name, $body)),+];

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
                /// The arguments are what `tvm_ffi` says of them.
                #[unsafe(no_mangle)]
                pub(crate) unsafe extern "C" fn $symbol(
                    _handle: *mut c_void,
                    args: *const Any,
                    num_args: i32,
                    result: *mut Any,
                ) -> c_int {
                    // SAFETY: the caller says so.
                    unsafe { invoke($body, args, num_args, result) }
                }
            )+

            /// The symbols by name.
            #[cfg(test)]
            pub(super) const NAMES: &[&str] = &[$(stringify!($symbol)),+];
        }
    };
}

functions! {
    "abide.version" __tvm_ffi_version = testing::version;
    "abide.get_global_func" __tvm_ffi_get_global_func = registry::get;
    "abide.list_global_func_names" __tvm_ffi_list_global_func_names = registry::list;
    "abide.register_global_func" __tvm_ffi_register_global_func = registry::register;
    "abide.remove_global_func" __tvm_ffi_remove_global_func = registry::remove;
    "abide.sip.check" __tvm_ffi_sip_check = sip::check;
    "abide.sip.decode" __tvm_ffi_sip_decode = sip::decode;
    "abide.sip.encode" __tvm_ffi_sip_encode = sip::encode;
    "abide.sip.explain" __tvm_ffi_sip_explain = sip::explain;
    "abide.sip.fix" __tvm_ffi_sip_fix = sip::fix;
    "abide.sip.mangle" __tvm_ffi_sip_mangle = sip::mangle;
    "abide.sip.read" __tvm_ffi_sip_read = sip::read;
    "abide.sip.tokens" __tvm_ffi_sip_tokens = sip::tokens;
    "abide.sip.visit" __tvm_ffi_sip_visit = sip::visit;
    "abide.raw.check" __tvm_ffi_raw_check = raw::check;
    "abide.raw.decode" __tvm_ffi_raw_decode = raw::decode;
    "abide.raw.explain" __tvm_ffi_raw_explain = raw::explain;
    "abide.raw.fix" __tvm_ffi_raw_fix = raw::fix;
    "abide.raw.mangle" __tvm_ffi_raw_mangle = raw::mangle;
    "abide.raw.read" __tvm_ffi_raw_read = raw::read;
    "abide.reflection.bind_args" __tvm_ffi_reflection_bind_args = reflection::bind_args;
    "abide.reflection.check" __tvm_ffi_reflection_check = reflection::check;
    "abide.reflection.from_sip" __tvm_ffi_reflection_from_sip = reflection::from_sip;
    "abide.reflection.from_types" __tvm_ffi_reflection_from_types = reflection::from_types;
    "abide.reflection.parse" __tvm_ffi_reflection_parse = reflection::parse;
    "abide.reflection.unpack_results" __tvm_ffi_reflection_unpack_results
        = reflection::unpack_results;
    "abide.mlir.check" __tvm_ffi_mlir_check = mlir::check;
    "abide.mlir.functions" __tvm_ffi_mlir_functions = mlir::functions;
    "abide.mlir.opt" __tvm_ffi_mlir_opt = mlir::opt;
    "abide.mlir.print" __tvm_ffi_mlir_print = mlir::print;
    "abide.mlir.tokens" __tvm_ffi_mlir_tokens = mlir::tokens;
    "abide.module.load_dialects" __tvm_ffi_module_load_dialects = module::load_dialects;
    "abide.module.parse" __tvm_ffi_module_parse = module::parse;
    "abide.shape.eval" __tvm_ffi_shape_eval = shape::eval;
    "abide.shape.explain" __tvm_ffi_shape_explain = shape::explain;
    "abide.symbol.opt" __tvm_ffi_symbol_opt = symbol::opt;
    "abide.symbol.passes" __tvm_ffi_symbol_passes = symbol::passes;
    "abide.testing.call" __tvm_ffi_testing_call = testing::call;
    "abide.testing.echo" __tvm_ffi_testing_echo = testing::echo;
    "abide.testing.fail" __tvm_ffi_testing_fail = testing::fail;
    "abide.testing.nop" __tvm_ffi_testing_nop = testing::nop;
    "abide.testing.panic" __tvm_ffi_testing_panic = testing::panic;
}

/// Names that programs for TVM know.
const TVM_NAMES: &[(&str, Body)] =
    &[("testing.echo", testing::echo), ("testing.nop", testing::nop)];

/// Registers all functions.
pub(crate) fn register_all(registry: &Registry) {
    for (name, body) in FUNCTIONS.iter().chain(TVM_NAMES) {
        // The registry is new, and a test says that no name stands twice.
        registry.register_override(name, PackedFunc::new(body));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_the_names_of_functions() {
        let expected: Vec<String> = FUNCTIONS
            .iter()
            .map(|(name, _)| name.strip_prefix("abide.").unwrap().replace('.', "_"))
            .map(|name| format!("__tvm_ffi_{name}"))
            .collect();
        assert_eq!(symbols::NAMES, expected);
    }

    #[test]
    fn no_name_stands_twice() {
        let registry = Registry::new();
        register_all(&registry);
        assert_eq!(registry.list_names().len(), FUNCTIONS.len() + TVM_NAMES.len());
    }
}
