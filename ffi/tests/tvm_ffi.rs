//! TVM's present front end, `tvm_ffi`, on the library: its own package, in an environment of its own.

mod support;

use abide_testing::{program, repository, skip_everywhere};
use std::path::PathBuf;
use std::process::Command;
use support::{library, output};

/// The package, at the version that the library is held against.
const PACKAGE: &str = "apache-tvm-ffi==0.1.15.post2";

/// A Python that has the package. It is installed once; where that fails the test is skipped.
fn tvm_ffi() -> Option<PathBuf> {
    let python3 = program(&["python3"])?;
    let target = library().ancestors().nth(3).unwrap().to_owned();
    let folder = target.join(PACKAGE.replace("==", "-"));
    let python = folder.join("bin/python");
    let works = |python: &PathBuf| {
        let import = Command::new(python).args(["-c", "import tvm_ffi"]).output();
        import.is_ok_and(|output| output.status.success())
    };
    if works(&python) {
        return Some(python);
    }
    let run = |command: &mut Command| {
        let output = command.output().map_err(|error| error.to_string())?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        if output.status.success() { Ok(()) } else { Err(text) }
    };
    let environment = run(Command::new(python3).args(["-m", "venv", "--clear"]).arg(&folder));
    let installed = environment.and_then(|()| {
        let mut pip = Command::new(&python);
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        run(pip.args(["--retries", "2", "--timeout", "20", PACKAGE]))
    });
    match installed {
        Ok(()) => Some(python),
        Err(error) => {
            let reason = error.lines().last().unwrap_or_default();
            skip_everywhere(&format!("{PACKAGE} cannot be installed: {reason}"));
            None
        }
    }
}

#[test]
fn a_program_for_tvm_ffi_passes() {
    let Some(python) = tvm_ffi() else { return };
    let client = repository().join("ffi/tests/tvm_ffi/client.py");
    assert_eq!(output(Command::new(python).arg(client).arg(library())), "passed\n");
}
