//! DGL's own front end, unchanged, on the library: the `_ffi` of its wheel, by ctypes and by its
//! compiled core. TVM's classic front ends, from which it was taken, are on no package index any more.
#![cfg(target_os = "linux")]

use crate::support::{environment, library, output};
use abide_testing::{repository, skip_everywhere};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The package, whose dependencies its `_ffi` does not need, except for NumPy.
const PACKAGES: &[&str] = &["--no-deps", "dgl==2.1.0", "numpy"];

/// A folder in which the library has the name that DGL looks for.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dgl");
    fs::create_dir_all(&folder).unwrap();
    let link = folder.join("libdgl.so");
    if fs::read_link(&link).ok() != Some(library()) {
        let _ = fs::remove_file(&link);
        symlink(library(), &link).unwrap();
    }
    folder
}

#[test]
fn a_program_for_dgl_passes() {
    let probe = "import importlib.util as i, numpy; assert i.find_spec('dgl')";
    let Some(python) = environment(PACKAGES, probe) else { return };
    let client = repository().join("ffi/tests/dgl/client.py");
    for core in ["ctypes", "cython"] {
        let mut run = Command::new(&python);
        run.arg(&client).arg(core).env("DGL_FFI", core);
        run.env("DGL_LIBRARY_PATH", folder()).env("LD_LIBRARY_PATH", folder());
        match output(&mut run).as_str() {
            "passed\n" => {}
            "no compiled core\n" => skip_everywhere("the wheel has no core for this Python"),
            other => panic!("{core}: {other}"),
        }
    }
}
