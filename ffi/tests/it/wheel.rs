//! The wheel has the right files, and works in fresh environments of the Pythons of this machine.

use crate::support::{library, output, python_of_version};
use abide_testing::{program, repository};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The Pythons of this machine that the package is for, each once.
fn pythons() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = program(&["python3"]).into_iter().collect();
    found.extend((9..=13).filter_map(python_of_version));
    let mut versions = Vec::new();
    found.retain(|python| {
        let script = "import sys, ensurepip; print(sys.version_info[:2])";
        let version = Command::new(python).args(["-c", script]).output();
        let Ok(version) = version else { return false };
        let is_new = version.status.success() && !versions.contains(&version.stdout);
        versions.push(version.stdout);
        is_new
    });
    found
}

/// The command that was built with the library; a substitute if only the library was built.
fn command_beside(folder: &Path) {
    let built = library().parent().unwrap().with_file_name("abide");
    let place = folder.join("abide");
    if built.is_file() {
        std::fs::copy(built, place).unwrap();
        return;
    }
    std::fs::write(&place, "#!/bin/sh\necho abide 0.1.0\n").unwrap();
    output(Command::new("chmod").arg("+x").arg(place));
}

/// Calls the backend, and returns the name of the built file.
fn build(python: &Path, hook: &str, beside: &Path, folder: &Path) -> String {
    let script = format!("import sys, wheel_backend; print(wheel_backend.{hook}(sys.argv[1]))");
    let mut command = Command::new(python);
    command.env("PYTHONPATH", repository().join("ffi/python/backend"));
    command.env("PYTHONDONTWRITEBYTECODE", "1").env("ABIDE_LIBRARY_PATH", beside);
    output(command.args(["-c", &script]).arg(folder)).trim().to_owned()
}

#[test]
#[cfg(unix)]
fn a_wheel_installs_everywhere() {
    let Some(python3) = program(&["python3"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-wheel-{}", std::process::id()));
    let beside = folder.join("built");
    std::fs::create_dir_all(&beside).unwrap();
    std::fs::copy(library(), beside.join(library().file_name().unwrap())).unwrap();
    command_beside(&beside);
    let wheel = build(&python3, "build_wheel", &beside, &folder);
    assert!(wheel.starts_with("abide_mlir-0.1.0-py3-none-"), "{wheel}");
    if cfg!(all(target_os = "linux", target_env = "gnu")) {
        assert!(wheel.starts_with("abide_mlir-0.1.0-py3-none-manylinux_2_"), "{wheel}");
    }
    assert_eq!(build(&python3, "build_wheel", &beside, &folder), wheel);
    let pythons = pythons();
    assert!(!pythons.is_empty());
    // The pip of the first environment installs into all: it takes long to install.
    let first = folder.join("0");
    for (number, python) in pythons.iter().enumerate() {
        let environment = folder.join(number.to_string());
        let mut venv = Command::new(python);
        venv.args(["-m", "venv"]).args((number > 0).then_some("--without-pip"));
        output(venv.arg(&environment));
        let bin = environment.join("bin");
        let mut pip = Command::new(first.join("bin/python"));
        pip.args(["-m", "pip", "--python"]).arg(bin.join("python"));
        pip.args(["install", "--quiet", "--no-index", "--disable-pip-version-check"]);
        output(pip.arg(folder.join(&wheel)));
        let run = |program: &str, args: &[&str]| {
            let mut command = Command::new(bin.join(program));
            command.env_remove("ABIDE_LIBRARY_PATH").env_remove("PYTHONPATH");
            output(command.args(args).current_dir(&folder))
        };
        let script = "import abide_mlir as a; from importlib import metadata; \
            print(a.__version__, a.sip.decode('I8!S5!k0_0R3!_0'), a.parse('module {}').operation.name); \
            print(a.libinfo.find_library().parent == a.libinfo.find_include_path().parent); \
            print(sorted(f.name for f in metadata.files('abide-mlir') if f.name in ('LICENSE', 'py.typed')))";
        let expected =
            "0.1.0 <Signature (%0) -> %0> builtin.module\nTrue\n['LICENSE', 'py.typed']\n";
        // The header is in its own folder, next to the library.
        let printed = run("python", &["-c", script]);
        assert_eq!(printed, expected, "{}", python.display());
        for (program, args) in
            [("abide", ["--version"].as_slice()), ("python", &["-m", "abide_mlir", "--version"])]
        {
            // The commit and the versions follow.
            let version = run(program, args);
            assert!(version.starts_with("abide 0.1.0"), "{}: {version}", python.display());
        }
        assert!(bin.join("abide-lsp").is_file());
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// The linked libraries of the library and the command fit their tag.
#[test]
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn the_tag_of_a_wheel_matches_its_libraries() {
    let packages = ["auditwheel==6.8.2"];
    let Some(python) = crate::support::environment(&packages, "import auditwheel") else { return };
    let folder = std::env::temp_dir().join(format!("abide-tag-{}", std::process::id()));
    let beside = folder.join("built");
    std::fs::create_dir_all(&beside).unwrap();
    std::fs::copy(library(), beside.join(library().file_name().unwrap())).unwrap();
    command_beside(&beside);
    let wheel = build(&python, "build_wheel", &beside, &folder);
    let tag = wheel.trim_end_matches(".whl").rsplit('-').next().unwrap().to_owned();
    let mut audit = Command::new(&python);
    audit.args(["-m", "auditwheel", "show"]).arg(folder.join(&wheel));
    let said = output(&mut audit).split_whitespace().collect::<Vec<_>>().join(" ");
    let expected = format!("is consistent with the following platform tag: \"{tag}\"");
    assert!(said.contains(&expected), "{said}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
#[ignore = "compiles everything once more, which takes minutes; cargo xtask sdist runs it"]
fn a_source_distribution_builds_and_installs() {
    let Some(python3) = program(&["python3"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-built-sdist-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let archive = build(&python3, "build_sdist", &library(), &folder);
    let environment = folder.join("environment");
    output(Command::new(&python3).args(["-m", "venv"]).arg(&environment));
    let mut pip = Command::new(environment.join("bin/python"));
    pip.args(["-m", "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check"]);
    pip.arg(folder.join(archive))
        .env_remove("ABIDE_LIBRARY_PATH")
        .env("ABIDE_BUILD_PROFILE", "dev");
    output(pip.env("CARGO_TARGET_DIR", repository().join("target/sdist")));
    let run = |program: &str, args: &[&str]| {
        let mut command = Command::new(environment.join("bin").join(program));
        command.env_remove("ABIDE_LIBRARY_PATH").env_remove("PYTHONPATH");
        output(command.args(args).current_dir(&folder))
    };
    assert_eq!(run("abide", &["--version"]), "abide 0.1.0\n");
    let script = "import abide_mlir as a; print(a.sip.decode('I8!S5!k0_0R3!_0'), a.__file__)";
    let printed = run("python", &["-c", script]);
    let home = environment.display().to_string();
    assert!(printed.starts_with("<Signature (%0) -> %0>") && printed.contains(&home), "{printed}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// The maximum size of a wheel's library in bytes.
const MAX_LIBRARY_BYTES: u64 = 20_000_000;

#[test]
#[ignore = "compiles everything once more, which takes minutes; cargo xtask sdist runs it"]
fn the_library_of_a_wheel_is_small() {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let target = repository().join("target");
    let mut build = Command::new(cargo);
    build.args(["rustc", "--quiet", "--locked", "--profile", "wheel", "-p", "abide-ffi"]);
    build.args(["--lib", "--crate-type", "cdylib"]);
    output(build.current_dir(repository()).env("CARGO_TARGET_DIR", &target));
    let built = target.join("wheel").join(library().file_name().unwrap());
    let Some(python3) = program(&["python3"]) else { return };
    let script = "import pathlib, sys, wheel_backend as w; print(len(w.stripped(pathlib.Path(sys.argv[1]))))";
    let mut measure = Command::new(python3);
    measure.env("PYTHONPATH", repository().join("ffi/python/backend"));
    let size = output(measure.args(["-B", "-c", script]).arg(&built));
    assert!(
        size.trim().parse::<u64>().unwrap() <= MAX_LIBRARY_BYTES,
        "{} has {size} bytes",
        built.display()
    );
}

#[test]
#[cfg(unix)]
fn an_editable_install_leads_to_the_checkout() {
    let Some(python3) = program(&["python3"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-editable-{}", std::process::id()));
    let beside = folder.join("built");
    std::fs::create_dir_all(&beside).unwrap();
    std::fs::copy(library(), beside.join(library().file_name().unwrap())).unwrap();
    command_beside(&beside);
    let wheel = build(&python3, "build_editable", &beside, &folder);
    let environment = folder.join("environment");
    output(Command::new(&python3).args(["-m", "venv"]).arg(&environment));
    let python = environment.join("bin/python");
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check"]);
    output(pip.arg(folder.join(wheel)));
    let mut command = Command::new(&python);
    command.env("ABIDE_LIBRARY_PATH", &beside).env_remove("PYTHONPATH").current_dir(&folder);
    let printed = output(command.args(["-c", "import abide_mlir; print(abide_mlir.__file__)"]));
    let place = repository().join("ffi/python/abide_mlir/__init__.py");
    assert_eq!(printed.trim(), place.display().to_string());
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_source_distribution_has_what_cargo_needs() {
    let Some(python3) = program(&["python3"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-sdist-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let archive = build(&python3, "build_sdist", &library(), &folder);
    assert_eq!(archive, "abide_mlir-0.1.0.tar.gz");
    output(Command::new("tar").arg("-xzf").arg(folder.join(archive)).arg("-C").arg(&folder));
    let source = folder.join("abide_mlir-0.1.0");
    for file in [
        "pyproject.toml",
        "PKG-INFO",
        "LICENSE",
        "Cargo.lock",
        "ffi/src/lib.rs",
        "ffi/python/abide_mlir/py.typed",
    ] {
        assert!(source.join(file).is_file(), "{file}");
    }
    // All members of the workspace are present, and no new dependency must be downloaded.
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut metadata = Command::new(cargo);
    metadata.args(["metadata", "--format-version", "1", "--locked", "--no-deps"]);
    let printed = output(metadata.current_dir(&source));
    assert!(printed.contains("abide-ffi"), "{printed}");
    std::fs::remove_dir_all(&folder).unwrap();
}
