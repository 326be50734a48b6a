//! Turns a target into a libFuzzer binary.

/// The whole of a file in `fuzz_targets`: runs the target of a name, with its mutator, under libFuzzer.
///
/// # Panics
/// If [`TARGETS`](crate::TARGETS) has no target of that name.
#[macro_export]
macro_rules! fuzz_target {
    ($name:ident) => {
        static TARGET: std::sync::LazyLock<&$crate::Target> =
            std::sync::LazyLock::new(|| $crate::Target::named(stringify!($name)).expect("a row"));

        $crate::libfuzzer_sys::fuzz_target!(|data: &[u8]| {
            let _ = (TARGET.check)(data);
        });

        $crate::libfuzzer_sys::fuzz_mutator!(|data: &mut [u8],
                                              size: usize,
                                              max_size: usize,
                                              seed: u32| {
            $crate::mutate::in_place(
                TARGET.language,
                data,
                size,
                max_size,
                seed,
                $crate::libfuzzer_sys::fuzzer_mutate,
            )
        });
    };
}
