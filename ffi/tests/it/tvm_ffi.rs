//! TVM's present front end, `tvm_ffi`, on the library: its own package, in its own environment.

use crate::support::{environment, library, output, output_and_errors};
use abide_testing::repository;
use std::process::Command;

/// The package, at the version that the library is tested with.
const PACKAGE: &str = "apache-tvm-ffi==0.1.15.post2";

#[test]
fn a_program_for_tvm_ffi_passes() {
    let Some(python) = environment(&[PACKAGE, "numpy==2.4.6"], "import tvm_ffi, numpy") else {
        return;
    };
    let client = repository().join("ffi/tests/tvm_ffi/client.py");
    assert_eq!(output(Command::new(python).arg(client).arg(library())), "passed\n");
}

#[test]
fn there_is_one_registry_in_both_orders_of_import() {
    let Some(python) = environment(&[PACKAGE, "numpy==2.4.6"], "import tvm_ffi, numpy") else {
        return;
    };
    for first in ["abide_mlir", "tvm_ffi"] {
        let mut program = Command::new(&python);
        program.arg(repository().join("ffi/tests/tvm_ffi/registry.py")).arg(first);
        program.env("PYTHONPATH", repository().join("ffi/python"));
        program.env("ABIDE_LIBRARY_PATH", library());
        assert_eq!(output_and_errors(&mut program), "passed\n");
    }
}

#[test]
fn a_program_for_tvm_itself_passes() {
    if std::env::var_os("ABIDE_TEST_ALL").is_none() {
        return abide_testing::skip_everywhere(
            "set ABIDE_TEST_ALL=1 to download TVM, which is large",
        );
    }
    let packages = ["apache-tvm==0.27.0", "numpy==2.4.6"];
    let Some(python) = environment(&packages, "import tvm, numpy") else { return };
    for first in ["abide_mlir", "tvm"] {
        let mut program = Command::new(&python);
        program.arg(repository().join("ffi/tests/tvm_ffi/tvm.py")).arg(first);
        program.env("PYTHONPATH", repository().join("ffi/python"));
        program.env("ABIDE_LIBRARY_PATH", library());
        assert_eq!(output_and_errors(&mut program), "passed\n");
    }
}

#[test]
fn recursion_without_end_is_the_error_that_python_has_for_it() {
    let Some(python) = environment(&[PACKAGE, "numpy==2.4.6"], "import tvm_ffi, numpy") else {
        return;
    };
    let mut program = Command::new(python);
    program.arg(repository().join("ffi/tests/tvm_ffi/recursion.py"));
    program.env("PYTHONPATH", repository().join("ffi/python"));
    assert_eq!(output(program.env("ABIDE_LIBRARY_PATH", library())), "passed\n");
}
