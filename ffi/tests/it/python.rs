//! The Python package: its own tests, the examples, the wheel, and the conformance adapter on it.

use crate::support::{environment, library, output, output_and_errors, python, python_of};
use abide_conformance::report::{Report, Verdict, text};
use abide_conformance::{Expectations, Plan, ProcessAdapter, Runner, case};
use abide_testing::{files_below, program, repository};
use serde_json::{Value, json};
use std::io::Write as _;
use std::process::{Command, Stdio};

#[test]
fn the_package_passes_its_tests() {
    let Some(mut python) = python() else { return };
    output(python.args(["-m", "unittest", "discover", "-s", "ffi/python/tests"]));
}

#[test]
fn arrays_of_numpy_pass() {
    let packages = ["numpy==2.4.6", "ml_dtypes==0.6.0"];
    let Some(numpy) = environment(&packages, "import numpy, ml_dtypes") else { return };
    let mut python = python_of(&numpy);
    let printed = output_and_errors(python.arg("ffi/python/tests/test_arrays.py"));
    assert!(!printed.contains("skipped"), "{printed}");
    let mut python = python_of(&numpy);
    let printed = output_and_errors(python.arg("ffi/python/tests/test_mlir_programs.py"));
    assert!(!printed.contains("skipped"), "{printed}");
}

#[test]
fn programs_print_what_iree_prints() {
    let Some(named) = std::env::var_os("ABIDE_IREE_PYTHON") else {
        return abide_testing::skip("set ABIDE_IREE_PYTHON to a Python with IREE's compiler");
    };
    for name in ["mlir_programs", "mlir_programs_2"] {
        let mut python = python_of(named.as_ref());
        python.env("ABIDE_PROGRAMS_WITH", "iree.compiler");
        let printed = output(python.arg(format!("ffi/python/tests/{name}.py")));
        let file = repository().join(format!("ffi/python/tests/{name}.txt"));
        assert_eq!(printed, std::fs::read_to_string(file).unwrap());
    }
}

#[test]
fn the_types_hold() {
    // With numpy, of whose types the package speaks.
    let packages = ["mypy==2.4.1", "numpy==2.4.6", "ml_dtypes==0.6.0"];
    let Some(python) = environment(&packages, "import mypy, numpy") else { return };
    let mut mypy = Command::new(python);
    mypy.args(["-m", "mypy", "--strict", "abide_mlir"]);
    mypy.arg("--cache-dir").arg(env!("CARGO_TARGET_TMPDIR"));
    output(mypy.current_dir(repository().join("ffi/python")));
}

#[test]
fn the_documentation_is_true() {
    let Some(mut python) = python() else { return };
    output(python.args([
        "-m",
        "doctest",
        "README.md",
        "docs/mlir-ir.md",
        "docs/packed-functions.md",
        "docs/python.md",
    ]));
}

/// The output of an example.
fn example(name: &str, extension: bool) -> Option<String> {
    let mut python = python()?;
    if extension {
        let built = library();
        let name = built.file_name().unwrap().to_str().unwrap().replace("abide", "extension");
        let folder = built.parent().unwrap().with_file_name("examples");
        let built = folder.join(name);
        assert!(built.is_file(), "needs 'cargo build -p abide-ffi --example extension'");
        python.env("ABIDE_LIBRARY_PATH", built);
    }
    Some(output(python.arg(format!("ffi/python/examples/{name}.py"))))
}

#[test]
fn an_example_calls_abs() {
    let Some(printed) = example("absolute", true) else { return };
    let expected = "abs(-100) = 100\n\
        argument 0: expected int, got str\n\
        <PackedFunc tir.abs>\n";
    assert_eq!(printed, expected);
}

#[test]
fn an_example_makes_a_graph() {
    let Some(printed) = example("heterograph", true) else { return };
    let expected = "3 [1, 3] [] ['coo', 'csr']\n\
        the graph has no edge from 0 to 4\n\
        1 sources and 2 destinations\n\
        unknown sparse format: x\n";
    assert_eq!(printed, expected);
}

#[test]
fn an_example_calls_back() {
    let Some(printed) = example("callbacks", false) else { return };
    assert_eq!(printed, "42\n[0, 1]\n3 leaves\n");
}

#[test]
fn an_example_checks_a_module_as_in_a_notebook() {
    let Some(printed) = example("notebook", false) else { return };
    expect_test::expect_file!["../python/notebook.txt"].assert_eq(&printed);
}

/// The requests of the suite's vectors, as the adapter gets them.
fn requests() -> Vec<String> {
    let mut requests = vec!["[1]".to_owned(), r#"{"id":"a"}"#.to_owned()];
    requests.push(r#"{"op":"no.such","id":null}"#.to_owned());
    let mut add = |request: Value| requests.push(request.to_string());
    for (op, member, value) in [
        ("sip.raw", "input_hex", json!("0")),
        ("sip.raw", "input_hex", json!("00 1")),
        ("sip.raw", "input_hex", json!(7)),
        ("mlir.check", "source", json!(7)),
        ("abi.calls", "source", json!(7)),
        ("abi.calls", "source", json!("func.func private @f(tensor<?xf32>) -> i32")),
        ("mlir.tokens", "source", json!("é\0 x")),
        ("mlir.opt", "source", json!(7)),
        ("shape.explain", "source", json!(7)),
        ("shape.explain", "source", json!("func.func @f(%x: tensor<?xf32>) { return }")),
        ("shape.eval", "source", json!(7)),
        ("shape.eval", "source", json!("")),
        ("reflection.pack", "abi", json!(7)),
        ("reflection.pack", "args", json!({})),
        ("reflection.pack", "kwargs", json!([])),
        ("reflection.pack", "profile", json!("no")),
        ("reflection.unpack", "vm", json!([[], {}])),
        ("reflection.check", "abi", json!(null)),
    ] {
        add(json!({ "id": 1, "op": op, member: value }));
    }
    for flags in [json!(null), json!("-x"), json!([7]), json!(["-no-such-flag"])] {
        add(json!({ "id": 2, "op": "mlir.opt", "source": "", "flags": flags }));
    }
    for (function, args) in
        [("f", json!([[3]])), ("f", json!([3.5])), ("f", json!(7)), ("g", json!([]))]
    {
        let source =
            "func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> { return %x : tensor<?xf32> }";
        add(json!({ "op": "shape.eval", "source": source, "function": function, "args": args }));
    }
    let operations = [
        ("tokens", "sip.tokens"),
        ("sip_inputs", "sip.inputs"),
        ("sip_count_inputs", "sip.inputs"),
        ("sip_results", "sip.results"),
        ("raw", "sip.raw"),
        ("mangle", "sip.mangle"),
        ("rawmangle", "sip.rawmangle"),
        ("pack", "reflection.pack"),
        ("unpack", "reflection.unpack"),
    ];
    for (path, profile) in [
        ("sip/sip.jsonl", None),
        ("reflection/reflection.jsonl", Some("iree2022")),
        ("reflection/reflection_iree2021.jsonl", Some("iree2021")),
    ] {
        let text = std::fs::read_to_string(repository().join("corpus/vectors").join(path)).unwrap();
        for line in text.lines() {
            let mut record: Value = serde_json::from_str(line).unwrap();
            let kind = record["kind"].as_str().or_else(|| record["op"].as_str()).unwrap();
            let op = operations.iter().find(|(name, _)| *name == kind).unwrap().1;
            record["op"] = op.into();
            if let Some(profile) = profile {
                record["profile"] = profile.into();
            }
            add(record);
        }
    }
    for path in files_below("corpus") {
        let text = std::fs::read(repository().join(&path)).unwrap();
        match (path.rsplit('.').next(), String::from_utf8(text)) {
            (Some("mlir"), Ok(text)) => {
                add(json!({ "id": path, "op": "mlir.check", "source": text }));
                add(json!({ "id": path, "op": "mlir.tokens", "source": text }));
                let flags = ["-split-input-file", "-mlir-print-op-generic"];
                add(json!({ "id": path, "op": "mlir.opt", "source": text, "flags": flags }));
                add(json!({ "id": path, "op": "mlir.opt", "source": text }));
            }
            (Some("json"), Ok(text)) => {
                add(json!({ "id": path, "op": "reflection.check", "abi": text }));
            }
            _ => {}
        }
    }
    requests
}

#[test]
fn the_adapter_in_python_answers_as_the_one_in_rust() {
    let Some(mut python) = python() else { return };
    let requests = requests();
    assert!(requests.len() > 500, "{}", requests.len());
    python.args(["-m", "abide_mlir.adapter"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut adapter = python.spawn().unwrap();
    let mut input = adapter.stdin.take().unwrap();
    let lines = requests.join("\n");
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let found = adapter.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(found.status.success());
    let answers = String::from_utf8(found.stdout).unwrap();
    assert_eq!(answers.lines().count(), requests.len());
    for (request, answer) in requests.iter().zip(answers.lines()) {
        let expected = abide_json::adapter::answer(request.as_bytes());
        let answer: Value = serde_json::from_str(answer).unwrap();
        assert_eq!(answer, expected, "{request}");
    }
}

#[test]
fn the_second_implementation_agrees_with_the_package() {
    let (Some(mut compare), Some(adapter)) = (python(), python()) else { return };
    let adapter = format!("{} -m abide_mlir.adapter", adapter.get_program().to_str().unwrap());
    compare.args(["conformance/reference/compare.py", "--adapter", &adapter]);
    output(compare.args(["--seed", "12", "--count", "300"]));
}

#[test]
fn the_package_passes_the_conformance_suite() {
    let Some(python) = program(&["python3"]) else { return };
    let (root, library) = (repository(), library());
    let command = format!(
        "env PYTHONPATH='{}' ABIDE_LIBRARY_PATH='{}' '{}' -m abide_mlir.adapter",
        root.join("ffi/python").display(),
        library.display(),
        python.display()
    );
    let files = case::read_built_in().unwrap();
    let mut adapter = ProcessAdapter::new(&command).unwrap();
    let mut runner = Runner { implementation: Some(&mut adapter), server: None };
    let plan = Plan::new(&files, &[], &Expectations::default());
    let report = Report::new("python3 -m abide_mlir.adapter", &plan, plan.run(&mut runner));
    let wrong = report.rules_with(Verdict::Fail) + report.rules_with(Verdict::Words);
    assert_eq!(wrong, 0, "{}", text::write(&report));
    let silent = report.rules.iter().filter(|rule| rule.verdict() == Verdict::Unsupported);
    let silent: Vec<_> = silent.map(|rule| rule.rule.family()).collect();
    // The package serves no editor, and has no TableGen.
    assert!(silent.iter().all(|family| ["LSP", "TBL"].contains(family)), "{silent:?}");
}
