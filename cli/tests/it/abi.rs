//! The output of `abide abi`, `abide sip` and `abide reflect`.

use crate::support::{Folder, abide, abide_in};
use expect_test::{Expect, expect};

/// Runs the command, and compares standard output, then standard error, then the status.
fn prints(arguments: &[&str], expected: Expect) {
    let run = abide(arguments);
    expected.assert_eq(&format!("{}{}status {}\n", run.stdout, run.stderr, run.status));
}

const ABI: &str =
    r#"{"a":[["ndarray","f32",1,4],["named","k","i32"]],"r":[["sdict",["y","f64"]]],"v":1}"#;

#[test]
fn a_table_of_signatures() {
    prints(
        &["abi", "corpus/importer_modules/plain.mlir"],
        expect![[r#"
        @add       attributes  (arg0: f32[4], bee: i32[?], arg2: i32, arg3: f32) -> (f32[4], i32, f32)
        @withabi   iree.abi  (arg0: tensor<4xf32>, *, s: i32) -> tensor<4xf32>
        @withrefl  iree.abi  (*, x: tensor<4xf32>) -> tensor<4xf32>
        status 0
    "#]],
    );
    prints(
        &["abi", "--format", "json", "corpus/importer_modules/dup.mlir"],
        expect![[r#"
        {"functions":[{"name":"f","arguments":[{"index":0,"path":[],"type":"i32","donated":false,"aliases":null,"sharding":null,"stated":{}}],"results":[{"index":0,"path":[],"type":"i32","sharding":null,"stated":{}}],"operation":"util.func","start":0,"end":186,"source":"type","signature":"(arg0: i32) -> i32"},{"name":"g","arguments":[{"index":0,"path":[],"type":"i32","donated":false,"aliases":null,"sharding":null,"stated":{}}],"results":[{"index":0,"path":[],"type":"i32","sharding":null,"stated":{}}],"operation":"util.func","start":187,"end":391,"source":"iree.abi","signature":"(arg0: i32) -> i32"}]}
        status 0
    "#]],
    );
    prints(
        &["abi", "corpus/broken/brackets.mlir"],
        expect![[r#"
        @no_paren  type      (arg0: i32, arg1: i32) -> i32
        @no_angle  type      (arg0: tensor<4x?xf32) -> None
        @no_brace  type      (arg0: i1) -> None
        @fine      type      () -> None
        corpus/broken/brackets.mlir: 3 syntax errors, see 'abide check'
        status 0
    "#]],
    );
    let run = abide_in(&abide_testing::repository(), &["abi", "-"], b"module {}");
    assert_eq!((run.stdout.as_str(), run.stderr.as_str()), ("", "<stdin>: it has no functions\n"));
    prints(
        &["abi", "gone.mlir"],
        expect![[r#"
        abide: error: cannot read 'gone.mlir': No such file or directory (os error 2)
        status 2
    "#]],
    );
}

#[test]
fn documents_have_tables() {
    let file = "corpus/vmfb/storage.vmfb";
    prints(
        &["abi", "--format", "markdown", file],
        expect![[r#"
        # Functions

        ## `@into`

        `(arg0: !hal.buffer_view, arg1: f32[4] -> result 0) -> (f32[4], !hal.buffer_view)` (from attributes)

        ### Arguments

        |  | name | type | facts |
        |---|---|---|---|
        | `0` |  | `!hal.buffer_view` |  |
        | `1` |  | `f32[4]` | `-> result 0` |

        ### Results

        |  | name | type | facts |
        |---|---|---|---|
        | `0` |  | `f32[4]` |  |
        | `1` |  | `!hal.buffer_view` |  |
        status 0
    "#]],
    );
    prints(
        &["abi", "--format", "html", file],
        expect![[r#"
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>Functions</title>
        </head>
        <body>
        <h1>Functions</h1>
        <h2><code>@into</code></h2>
        <p><code>(arg0: !hal.buffer_view, arg1: f32[4] -&gt; result 0) -&gt; (f32[4], !hal.buffer_view)</code> (from attributes)</p>
        <h3>Arguments</h3>
        <table>
        <tr><th></th><th>name</th><th>type</th><th>facts</th></tr>
        <tr><td><code>0</code></td><td><code></code></td><td><code>!hal.buffer_view</code></td><td><code></code></td></tr>
        <tr><td><code>1</code></td><td><code></code></td><td><code>f32[4]</code></td><td><code>-&gt; result 0</code></td></tr>
        </table>
        <h3>Results</h3>
        <table>
        <tr><th></th><th>name</th><th>type</th><th>facts</th></tr>
        <tr><td><code>0</code></td><td><code></code></td><td><code>f32[4]</code></td><td><code></code></td></tr>
        <tr><td><code>1</code></td><td><code></code></td><td><code>!hal.buffer_view</code></td><td><code></code></td></tr>
        </table>
        </body>
        </html>
        status 0
    "#]],
    );
    prints(
        &["abi", "--module", "--format", "html", file],
        expect![[r#"
        abide: error: --module writes text or JSON: give it no --format, or json
        status 2
    "#]],
    );
}

#[test]
fn signatures_are_decoded_and_explained() {
    let sip = "I20!S16!k0_0k1D7!K2!x_1R3!_0";
    prints(
        &["sip", "decode", sip],
        expect![[r#"
        inputs:
          :[
            0=raw(0),
            1:{
              x=raw(1),
            },
          ],
        results:
          =raw(0),
        status 0
    "#]],
    );
    prints(
        &["sip", "explain", sip],
        expect![[r#"
        (%0, {"x": %1}) -> %0
        input 0 at [0]
        input 1 at [1, "x"]
        result 0 at []
        status 0
    "#]],
    );
    prints(
        &["sip", "explain", "--format", "json", "--hex", "4934215f3052312"],
        expect![[r#"
        abide: error: --hex: the text is not an even number of hexadecimal digits
        status 2
    "#]],
    );
    prints(
        &["sip", "explain", "--format", "json", "--hex", "4933215f305231 21"],
        expect![[r#"
        {"ok":true,"notation":"%0 -> None","inputs":[{"raw":0,"path":[]}],"results":[],"diagnostics":[]}
        status 0
    "#]],
    );
    prints(
        &["sip", "decode", "--raw", "I12!B4!d-1S3!t6R1!"],
        expect![[r#"
        (Buffer<float32[?]>, sint32) -> ()
        status 0
    "#]],
    );
    prints(
        &["sip", "explain", "I9!"],
        expect![[r#"
            error[sip-wrong-length]: Syntax error in signature: the length reaches past the end of the enclosing text
             --> <text>:1:1
              |
            1 | I9!
              | ^^
              |
            help: write the number of bytes up to the end of the span, with its '!'
            status 1
        "#]],
    );
}

#[test]
fn signatures_are_encoded() {
    prints(
        &["sip", "encode", r#"(%0, {"x": %1}) -> %0"#],
        expect![[r#"
        I20!S16!k0_0k1D7!K2!x_1R3!_0
        status 0
    "#]],
    );
    prints(
        &["sip", "encode", "--hex", "() -> None"],
        expect![[r#"
        493121523121
        status 0
    "#]],
    );
    // Signatures that are not printable.
    prints(
        &["sip", "encode", r#"(%0, {"\n": %1}) -> %0"#],
        expect![[r#"
            49323021533136216b305f306b314437214b32210a5f315233215f30
            status 0
        "#]],
    );
    prints(
        &["sip", "encode", "(%0"],
        expect![[r#"
        abide: error: byte 3 of the notation: expected ',' or ')'
        status 2
    "#]],
    );
}

#[test]
fn signatures_are_fixed() {
    prints(
        &["sip", "fix", "I20!S16!k0_0k10S99!k0_0R1!"],
        expect![[r#"
        I19!S15!k0_0k10S5!k0_0R1!
        warning[sip-repeated-raw-index]: the raw index 0 is used twice
         --> <text>:1:21
          |
        1 | I19!S15!k0_0k10S5!k0_0R1!
          |                     ^^
          |
        note: the first use
         --> <text>:1:11
          |
        1 | I19!S15!k0_0k10S5!k0_0R1!
          |           ^^
        help: give each leaf the index of a value of its own
        status 0
    "#]],
    );
    prints(
        &["sip", "fix", "--format", "json", "I17!D13!K2!b_0K2!a_1R1!"],
        expect![[r#"
        {"signature":"I17!D13!K2!a_1K2!b_0R1!","diagnostics":[]}
        status 0
    "#]],
    );
    prints(
        &["sip", "fix", "?"],
        expect![[r#"
            ?
            error[sip-unknown-byte]: Syntax error in signature: no field begins with '?'
             --> <text>:1:1
              |
            1 | ?
              | ^
              |
            help: remove it: fields begin with a letter or '_'
            status 1
        "#]],
    );
}

#[test]
fn reflection_is_explained_and_checked() {
    prints(
        &["reflect", "explain", ABI],
        expect![[r#"
        (arg0: tensor<4xf32>, *, k: i32) -> {"y": f64}
        argument 0, by position: tensor<4xf32>; ND-array buffer, compiled as tensor<4xf32>, passed as iree_hal_buffer_view
        argument 1, by keyword "k": i32; value, compiled as i32, passed as iree_vm_value
        the items of the result are the results of the VM function:
        result 0, item "y": f64; value, compiled as f64, passed as iree_vm_value
        status 0
    "#]],
    );
    prints(
        &["reflect", "check", r#"{"a":["i32",],"r":[["ndarray","f32",2,4]]}"#],
        expect![[r#"
        error[reflection-json-trailing-comma]: a comma before a closing bracket; delete it
         --> <text>:1:12
          |
        1 | {"a":["i32",],"r":[["ndarray","f32",2,4]]}
          |            ^
          |
        help: delete the comma
          |
        1 - {"a":["i32",],"r":[["ndarray","f32",2,4]]}
        1 + {"a":["i32"],"r":[["ndarray","f32",2,4]]}
          |

        error[reflection-rank]: this rank does not fit: 1 dim follows
         --> <text>:1:37
          |
        1 | {"a":["i32",],"r":[["ndarray","f32",2,4]]}
          |                                     ^
          |
        help: set the rank to 1
          |
        1 - {"a":["i32",],"r":[["ndarray","f32",2,4]]}
        1 + {"a":["i32",],"r":[["ndarray","f32",1,4]]}
          |
        status 1
    "#]],
    );
    prints(
        &["reflect", "check", "--format", "json", r#"{"a":[],"r":["i31"]}"#],
        expect![[r#"
            {"diagnostics":[{"code":"reflection-refused-result","severity":"warning","start":13,"end":18,"line":1,"column":14,"end_line":1,"end_column":19,"message":"IREE refuses to return a scalar i31; scalar results are i8 to i64, f16 to f64 and bf16","help":"use a type that IREE returns, such as an array of i32 or f32"}]}
            status 0
        "#]],
    );
}

#[test]
fn calls_are_bound() {
    prints(
        &["reflect", "bind", ABI, "--args", "[[1, 2, 3, 4]]", "--kwargs", r#"{"k":5}"#],
        expect![[r#"
            {"bv":{"shape":[4],"type":"FLOAT_32","data":[1.0,2.0,3.0,4.0]}}
            {"i32":5}
            status 0
        "#]],
    );
    prints(
        &["reflect", "bind", ABI, "--args", "[[1, 2, 3, 4], 5]"],
        expect![[r#"
        abide: error: ValueError: mismatched call arity: expected 1 got 2
        status 1
    "#]],
    );
    prints(
        &["reflect", "bind", ABI, "--profile", "doc", "--args", "[[1, 2, 3, 4], 5]"],
        expect![[r#"
            {"bv":{"shape":[4],"type":"FLOAT_32","data":[1.0,2.0,3.0,4.0]}}
            {"i32":5}
            status 0
        "#]],
    );
    prints(
        &["reflect", "bind", ABI, "--results", r#"[{"f64":0.5}]"#],
        expect![[r#"
        {"$dict":[["y",0.5]]}
        status 0
    "#]],
    );
    prints(
        &["reflect", "bind", ABI, "--args", "["],
        expect![[r#"
        abide: error: --args: EOF while parsing a list at line 1 column 1
        status 2
    "#]],
    );
}

#[test]
fn reflection_is_made() {
    let (sip, raw) = ("I12!S9!k0_0k1_1R10!D7!K2!x_0", "I13!B5!t6d4S3!t7R6!B3!d4");
    prints(
        &["reflect", "from-sip", sip, raw],
        expect![[r#"
        {"a":[["ndarray","i32",1,4],"i64"],"r":[["sdict",["x",["ndarray","f32",1,4]]]],"v":1}
        status 0
    "#]],
    );
    prints(
        &["reflect", "from-sip", "I8!S5!k0_7R1!", raw],
        expect![[r#"
        abide: error: the inputs have no raw value 7
        status 2
    "#]],
    );
    let plain = "corpus/importer_modules/plain.mlir";
    prints(
        &["reflect", "from-type", plain],
        expect![[r#"
        @add: {"a":[["ndarray","f32",1,4],["ndarray","i32",1,null],"i32","f32"],"r":[["ndarray","f32",1,4],"i32","f32"],"v":1}
        @withabi: {"a":[["ndarray","f32",1,4],"i32"],"r":[["ndarray","f32",1,4]],"v":1}
        @withrefl: {"a":[["ndarray","f32",1,4]],"r":[["ndarray","f32",1,4]],"v":1}
        status 0
    "#]],
    );
    prints(
        &["reflect", "from-type", "--format", "json", "--function", "@add", plain],
        expect![[r#"
        {"function":"add","iree.abi":"{\"a\":[[\"ndarray\",\"f32\",1,4],[\"ndarray\",\"i32\",1,null],\"i32\",\"f32\"],\"r\":[[\"ndarray\",\"f32\",1,4],\"i32\",\"f32\"],\"v\":1}","notes":[]}
        status 0
    "#]],
    );
    prints(
        &["reflect", "from-type", "--function", "gone", plain],
        expect![[r#"
        abide: error: no function is named '@gone'
        status 2
    "#]],
    );
}

#[test]
fn texts_come_from_files_and_standard_input() {
    let folder = Folder::new("abi_texts");
    folder.write("a.sip", "I3!_0R1!\n");
    let run = folder.abide(&["sip", "explain", "--file", "a.sip"]);
    assert_eq!(run.stdout, "%0 -> None\ninput 0 at []\n");
    let run = abide_in(folder.path(), &["sip", "explain", "-"], b"I3!_0R1!");
    assert_eq!(run.stdout, "%0 -> None\ninput 0 at []\n");
    // A word that names a file is one, for all of them.
    folder.write("a.raw", "I8!B5!t8d4R1!\n");
    folder.write("notation", "() -> None\n");
    folder.write("c.json", r#"{"a":[],"r":["i31"]}"#);
    let run = folder.abide(&["sip", "explain", "a.sip"]);
    assert_eq!(run.stdout, "%0 -> None\ninput 0 at []\n");
    let run = folder.abide(&["sip", "decode", "--raw", "a.raw"]);
    assert_eq!((run.status, &*run.stderr), (0, ""));
    let run = folder.abide(&["sip", "encode", "notation"]);
    assert_eq!(run.stdout, "I1!R1!\n");
    let run = abide_in(folder.path(), &["sip", "encode", "-"], b"() -> None\n");
    assert_eq!(run.stdout, "I1!R1!\n");
    let run = folder.abide(&["reflect", "check", "c.json"]);
    assert!(run.stdout.contains("--> c.json:1:14"), "{run:?}");
    let run = folder.abide(&["reflect", "from-sip", "a.sip", "a.raw"]);
    assert_eq!((run.status, &*run.stderr), (0, ""));
    // The name of a file that does not exist is not read as a signature.
    let run = folder.abide(&["sip", "check", "gone.sip"]);
    assert!(run.stderr.starts_with("abide: error: cannot read 'gone.sip': "), "{run:?}");
}

#[test]
fn signatures_are_checked() {
    prints(
        &["sip", "check", "I3!_0R1!"],
        expect![[r#"
        status 0
    "#]],
    );
    prints(
        &["sip", "check", "I2!_0R1!"],
        expect![[r#"
        error[sip-wrong-length]: Syntax error in signature: the length of this span, with its '!', is 3, not '2'
         --> <text>:1:2
          |
        1 | I2!_0R1!
          |  ^
          |
        help: change the length to 3
          |
        1 - I2!_0R1!
        1 + I3!_0R1!
          |
        status 1
    "#]],
    );
    prints(
        &["sip", "check", "--raw", "--format", "json", "I4!S1!R1!x"],
        expect![[r#"
            {"diagnostics":[{"code":"sip-trailing-bytes","severity":"warning","start":9,"end":10,"line":1,"column":10,"end_line":1,"end_column":11,"message":"readers do not see these bytes after the inputs and results","fix":{"title":"remove the bytes","applicability":"unsafe","edits":[{"start":9,"end":10,"replacement":""}]}}]}
            status 0
        "#]],
    );
}

#[test]
fn files_of_signatures_and_reflection_are_checked() {
    let folder = Folder::new("abi_check");
    folder.write("a.sip", "I2!_0R3!_0");
    folder.write("b.raw", "I4!S1!R1!x");
    folder.write("c.json", r#"{"a":[],"r":["i32"],"v":1}"#);
    folder.write("d.json", r#"{"a":[]}"#);
    let run =
        folder.abide(&["check", "-q", "--format", "mlir", "a.sip", "b.raw", "c.json", "d.json"]);
    expect![[r#"
        a.sip:1:2: error: Syntax error in signature: the length of this span, with its '!', is 3, not '2'
        b.raw:1:10: warning: readers do not see these bytes after the inputs and results
        d.json:1:1: error: the key "r" is missing: an array with a record for each of the results
    "#]].assert_eq(&run.stdout);
    let run = folder.abide(&["check", "-q", "--fix", "a.sip"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    assert_eq!(std::fs::read(folder.path().join("a.sip")).unwrap(), b"I3!_0R3!_0");
}

/// Sizes that the text's types omit: those of results, by the names of those of arguments.
#[test]
fn sizes_of_results_have_the_names_of_those_of_arguments() {
    let run = abide(&["abi", "corpus/jax/exported.mlir"]);
    let main = run.stdout.lines().find(|line| line.starts_with("@main ")).unwrap_or_default();
    assert!(main.ends_with("(f32[n,k]) -> f32[2*n,k]"), "{}", run.stdout);
    let run = abide(&["abi", "--format", "json", "corpus/bytecode/symbolic.mlirbc"]);
    assert!(run.stdout.contains("\"bf16[2*n,k]\""), "{}", run.stdout);
}
