//! TVM's own classic front end, unchanged, on the library: the `_ffi` of third-party wheels of TVM 0.9 to 0.19, by
//! ctypes and, if the wheel has it, by its compiled core. No package index has TVM's own.
#![cfg(target_os = "linux")]

use crate::support::{environment_of, library, output, python_of_version};
use abide_testing::{repository, skip_everywhere};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Both front ends.
const BOTH: &[&str] = &["ctypes", "cython"];

/// The wheels, the minor version of the Python that each is for, and the front ends that it has.
const CLIENTS: &[(&str, u32, &[&str])] =
    &[("mera-tvm-runtime==1.3", 8, BOTH), ("xtc-tvm-python-bindings==0.19.0.12", 10, &["ctypes"])];

/// The same of large ones, which `ABIDE_TEST_ALL=1` tries, too.
const LARGE: &[(&str, u32, &[&str])] = &[("hhb-tvm==2.4.5", 8, BOTH), ("hhb-tvm==3.2.3", 10, BOTH)];

/// The imports of a client's `_ffi`.
const BELOW: &[&str] = &["numpy<2", "decorator", "attrs", "typing_extensions"];

/// A folder in which the library has the names that clients look for.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tvm");
    fs::create_dir_all(&folder).unwrap();
    for name in ["libtvm.so", "libtvm_runtime.so", "libmeratvm.so", "libmeratvm_runtime.so"] {
        let link = folder.join(name);
        if fs::read_link(&link).ok() != Some(library()) {
            let _ = fs::remove_file(&link);
            symlink(library(), &link).unwrap();
        }
    }
    folder
}

#[test]
fn programs_for_tvm_pass() {
    let client = repository().join("ffi/tests/tvm/client.py");
    let large = if std::env::var_os("ABIDE_TEST_ALL").is_some() { LARGE } else { &[] };
    for (package, minor, cores) in CLIENTS.iter().chain(large) {
        let Some(python) = python_of_version(*minor) else {
            skip_everywhere(&format!("{package}: Python 3.{minor} is missing"));
            continue;
        };
        let packages: Vec<&str> =
            ["--no-deps", *package].into_iter().chain(BELOW.iter().copied()).collect();
        let probe = "import importlib.util as i, numpy; assert i.find_spec('tvm')";
        let mark = format!("python3.{minor}-");
        let Some(python) = environment_of(&python, &mark, &packages, probe) else { continue };
        for core in *cores {
            let printed = output(Command::new(&python).arg(&client).arg(core).arg(folder()));
            // As many checks as the client has.
            assert_eq!(printed, "passed 88\n", "{package}, {core}");
        }
    }
}
