//! Callers that `abide abi --emit` writes: they work, and the tools of their languages report nothing.

use crate::support::{Folder, Run, abide};
use abide_testing::{files_below, program, repository, skip};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A Python with IREE's runtime: that of `ABIDE_IREE_PYTHON`, or the one on the `PATH`.
fn python_with(module: &str) -> Option<PathBuf> {
    let named = std::env::var_os("ABIDE_IREE_PYTHON").map(PathBuf::from);
    let python = named.or_else(|| program(&["python3"]))?;
    let found = Command::new(&python).args(["-c", &format!("import {module}")]).output();
    if found.is_ok_and(|run| run.status.success()) {
        return Some(python);
    }
    skip(&format!("{module} is not importable: `pip install` it and set ABIDE_IREE_PYTHON"));
    None
}

/// The programs of `corpus/vmfb` and one with names that no language takes: their names, and their files.
fn programs() -> Vec<(String, String)> {
    let files = files_below("corpus/vmfb").into_iter().filter(|file| file.ends_with(".vmfb"));
    let named = |file: String| {
        let name = file.rsplit_once('/').unwrap().1.trim_end_matches(".vmfb").to_owned();
        (name, file)
    };
    let mut all: Vec<_> = files.map(named).collect();
    all.push(("hostile".to_owned(), "cli/tests/stubs/hostile.mlir".to_owned()));
    assert_eq!(all.len(), 11);
    all
}

/// Writes the callers of all programs in a language.
fn written(folder: &Folder, language: &str, extension: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (name, file) in programs() {
        let Run { status, stdout, stderr } = abide(&["abi", "--emit", language, &file]);
        assert_eq!((status, stderr.as_str()), (0, ""), "{name}");
        let name = format!("{name}.{extension}");
        folder.write(&name, stdout);
        names.push(name);
    }
    names
}

/// Runs a tool in a folder, which has to find nothing.
fn passes(tool: &Path, arguments: &[&str], files: &[String], folder: &Folder) {
    let run = Command::new(tool).args(arguments).args(files).current_dir(folder.path()).output();
    let run = run.unwrap();
    let (out, errors) =
        (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{arguments:?}:\n{out}{errors}");
}

#[test]
fn callers_in_python_call() {
    let Some(python) = python_with("iree.runtime") else { return };
    let folder = Folder::new("stubs-call");
    written(&folder, "python", "py");
    let modules = repository().join("corpus/vmfb");
    let script = repository().join("cli/tests/stubs/calls.py");
    let arguments = [script.to_str().unwrap(), ".", modules.to_str().unwrap()];
    passes(&python, &arguments, &[], &folder);
}

#[test]
fn callers_in_python_are_valid_and_formatted() {
    let folder = Folder::new("stubs-python");
    let mut files = written(&folder, "python", "py");
    if let Some(python) = program(&["python3"]) {
        passes(&python, &["-m", "py_compile"], &files, &folder);
    }
    if let Some(python) = python_with("mypy") {
        // Each by itself: `async` cannot be the name of an imported module.
        passes(&python, &["-m", "mypy", "--strict"], &files, &folder);
    }
    let stubs = Folder::new("stubs-pyi");
    let pyi = written(&stubs, "pyi", "pyi");
    if let Some(python) = python_with("mypy") {
        passes(&python, &["-m", "mypy", "--strict"], &pyi, &stubs);
    }
    if let Some(python) = python_with("black") {
        // Names longer than a line cannot be formatted.
        files.retain(|file| !file.starts_with("hostile"));
        passes(&python, &["-m", "black", "--check", "--diff"], &files, &folder);
        let pyi: Vec<String> = pyi.into_iter().filter(|it| !it.starts_with("hostile")).collect();
        passes(&python, &["-m", "black", "--check", "--diff"], &pyi, &stubs);
    }
}

#[test]
fn callers_in_c_compile() {
    let Some(cc) = program(&["cc", "gcc", "clang"]) else { return };
    let folder = Folder::new("stubs-c");
    let headers = written(&folder, "c", "h");
    let include = |name: &String| format!("#include \"{name}\"\n");
    folder.write("all.c", headers.iter().map(include).collect::<String>());
    let own = repository().join("cli/tests/stubs/include");
    let include = format!("-I{}", own.display());
    let flags = ["-Wall", "-Wextra", "-Werror", "-std=c11", "-fsyntax-only", &include, "all.c"];
    passes(&cc, &flags, &[], &folder);
}

/// Compiles a program that calls through a header, with a substitute for IREE's runtime, and runs it.
fn call_in_c(cc: &Path, folder: &Folder) -> std::process::Output {
    let own = repository().join("cli/tests/stubs");
    let (api, own_flag) = (format!("-I{}/include", own.display()), format!("-I{}", own.display()));
    let sources = ["calls.c", "runtime.c"].map(|name| own.join(name).display().to_string());
    let flags = ["-Wall", "-Wextra", "-Werror", "-std=c11", "-I.", &api, &own_flag, "-o", "calls"];
    passes(cc, &flags, &sources, folder);
    Command::new(folder.path().join("calls")).output().unwrap()
}

#[test]
fn callers_in_c_call() {
    let Some(cc) = program(&["cc", "gcc", "clang"]) else { return };
    let folder = Folder::new("stubs-c-call");
    let header = abide(&["abi", "--emit", "c", "corpus/vmfb/structures.vmfb"]).stdout;
    folder.write("structures.h", &header);
    let run = call_in_c(&cc, &folder);
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    // A header that keeps a pointer that it passes on is noticed.
    folder.write("structures.h", header.replace("  iree_vm_ref_release(&ref);\n", ""));
    let run = call_in_c(&cc, &folder);
    assert!(String::from_utf8_lossy(&run.stderr).contains("objects_that_live() == 0"));
}

#[test]
fn callers_in_rust_are_formatted() {
    let Some(rustfmt) = program(&["rustfmt"]) else { return };
    let folder = Folder::new("stubs-rust");
    let files = written(&folder, "rust", "rs");
    // The settings of this repository are not those of others.
    let flags = ["--check", "--edition", "2024", "--config", "use_small_heuristics=Default"];
    passes(&rustfmt, &flags, &files, &folder);
}

/// The callers in Rust that `ffi/tests/it/callers.rs` calls, and that clippy checks there, equal the current output.
#[test]
fn callers_in_rust_are_those_that_are_called() {
    for name in ["structures", "scalars", "hostile"] {
        let programs = programs();
        let (_, file) = programs.iter().find(|(program, _)| program == name).unwrap();
        let run = abide(&["abi", "--emit", "rust", file]);
        let path = repository().join(format!("ffi/tests/callers/{name}.rs"));
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &run.stdout).unwrap();
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), run.stdout, "{}", path.display());
    }
}

#[test]
fn callers_of_structures() {
    let emitted =
        |language| abide(&["abi", "--emit", language, "corpus/vmfb/structures.mlir"]).stdout;
    expect_test::expect![[r#"
        """Typed callers of the functions of module, made by abide."""

        from __future__ import annotations

        import importlib
        from typing import Any, TypedDict

        import numpy as np
        import numpy.typing as npt


        class PickOpts(TypedDict):
            k: int
            w: npt.NDArray[np.float32]


        class PickResult(TypedDict):
            k: int
            scaled: npt.NDArray[np.float32]


        class Module:
            """The functions of a module that was loaded."""

            def __init__(self, module: Any) -> None:
                """Take what `iree.runtime.load_vm_module` gives."""
                self._module = module

            @classmethod
            def load(cls, path: str, driver: str = "local-task") -> Module:
                """Load a compiled module (.vmfb) for a driver."""
                runtime = importlib.import_module("iree.runtime")
                config = runtime.Config(driver)
                module = runtime.VmModule.mmap(config.vm_instance, path)
                return cls(runtime.load_vm_module(module, config))

            def _call(self, name: str, arguments: list[Any], named: dict[str, Any]) -> Any:
                return self._module[name](*arguments, **named)

            def pick(self, arg0: npt.NDArray[np.float32], *, opts: PickOpts) -> PickResult:
                """Call the function @pick.

                Args:
                    arg0: f32[4]
                    opts: {k: i32, w: f32[4]}

                Returns:
                    {k: i32, scaled: f32[4]}
                """
                result = self._call(
                    "pick", [np.asarray(arg0, dtype=np.float32)], {"opts": opts}
                )
                return {"k": int(result["k"]), "scaled": np.array(result["scaled"].to_host())}
    "#]]
    .assert_eq(&emitted("python"));
    expect_test::expect![[r#"
        """Typed callers of the functions of module, made by abide."""

        from __future__ import annotations

        from typing import Any, TypedDict

        import numpy as np
        import numpy.typing as npt

        class PickOpts(TypedDict):
            k: int
            w: npt.NDArray[np.float32]

        class PickResult(TypedDict):
            k: int
            scaled: npt.NDArray[np.float32]

        class Module:
            def __init__(self, module: Any) -> None: ...
            @classmethod
            def load(cls, path: str, driver: str = "local-task") -> Module: ...
            def pick(self, arg0: npt.NDArray[np.float32], *, opts: PickOpts) -> PickResult: ...
    "#]]
    .assert_eq(&emitted("pyi"));
    let header = emitted("c");
    let own = header.split_once("#endif  // ABIDE_IREE_LISTS_H_\n").unwrap().1;
    expect_test::expect![[r#"

        typedef struct module_pick_Opts_t {
          int32_t k;
          iree_hal_buffer_view_t* w;
        } module_pick_Opts_t;

        static inline iree_status_t module_pick_Opts_pack(
            const module_pick_Opts_t* value, iree_vm_list_t* out) {
          iree_vm_list_t* list = NULL;
          iree_status_t status = abide_list_create(2, &list);
          if (iree_status_is_ok(status)) {
            status = abide_push_i32(list, (int32_t)value->k);
          }
          if (iree_status_is_ok(status)) {
            status = abide_push_view(list, value->w);
          }
          return abide_push_list(out, list, status);
        }

        static inline iree_status_t module_pick_Opts_unpack(
            iree_vm_list_t* list, module_pick_Opts_t* out) {
          iree_status_t status = iree_ok_status();
          if (iree_status_is_ok(status)) {
            status = abide_get_i32(list, 0, &out->k);
          }
          if (iree_status_is_ok(status)) {
            status = abide_get_view(list, 1, &out->w);
          }
          return status;
        }

        static inline iree_status_t module_pick_Opts_get(
            iree_vm_list_t* list, iree_host_size_t index, module_pick_Opts_t* out) {
          iree_vm_list_t* inner = abide_get_list(list, index);
          if (!inner) return abide_no_list();
          return module_pick_Opts_unpack(inner, out);
        }

        typedef struct module_pick_Result0_t {
          int32_t k;
          iree_hal_buffer_view_t* scaled;
        } module_pick_Result0_t;

        static inline iree_status_t module_pick_Result0_pack(
            const module_pick_Result0_t* value, iree_vm_list_t* out) {
          iree_vm_list_t* list = NULL;
          iree_status_t status = abide_list_create(2, &list);
          if (iree_status_is_ok(status)) {
            status = abide_push_i32(list, (int32_t)value->k);
          }
          if (iree_status_is_ok(status)) {
            status = abide_push_view(list, value->scaled);
          }
          return abide_push_list(out, list, status);
        }

        static inline iree_status_t module_pick_Result0_unpack(
            iree_vm_list_t* list, module_pick_Result0_t* out) {
          iree_status_t status = iree_ok_status();
          if (iree_status_is_ok(status)) {
            status = abide_get_i32(list, 0, &out->k);
          }
          if (iree_status_is_ok(status)) {
            status = abide_get_view(list, 1, &out->scaled);
          }
          return status;
        }

        static inline iree_status_t module_pick_Result0_get(
            iree_vm_list_t* list, iree_host_size_t index, module_pick_Result0_t* out) {
          iree_vm_list_t* inner = abide_get_list(list, index);
          if (!inner) return abide_no_list();
          return module_pick_Result0_unpack(inner, out);
        }

        // Calls @pick. The results belong to the caller.
        static inline iree_status_t module_pick(
            iree_runtime_session_t* session,
            iree_hal_buffer_view_t* arg0,
            const module_pick_Opts_t* opts,
            module_pick_Result0_t* result0) {
          iree_runtime_call_t call;
          iree_status_t status = iree_runtime_call_initialize_by_name(
              session, iree_make_cstring_view("module.pick"), &call);
          if (!iree_status_is_ok(status)) return status;
          iree_vm_list_t* inputs = iree_runtime_call_inputs(&call);
          if (iree_status_is_ok(status)) {
            status = abide_push_view(inputs, arg0);
          }
          if (iree_status_is_ok(status)) {
            status = module_pick_Opts_pack(opts, inputs);
          }
          if (iree_status_is_ok(status)) {
            status = iree_runtime_call_invoke(&call, 0);
          }
          iree_vm_list_t* outputs = iree_runtime_call_outputs(&call);
          if (iree_status_is_ok(status)) {
            status = module_pick_Result0_unpack(outputs, result0);
          }
          iree_runtime_call_deinitialize(&call);
          return status;
        }

        #endif  // ABIDE_MODULE_H_
    "#]]
    .assert_eq(own);
    expect_test::expect_file!["../../../ffi/tests/callers/structures.rs"]
        .assert_eq(&emitted("rust"));
}

#[test]
fn a_file_with_errors_has_no_callers() {
    let run = abide(&["abi", "--emit", "python", "corpus/broken/brackets.mlir"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("has 3 syntax errors, see 'abide check'"), "{}", run.stderr);
}
