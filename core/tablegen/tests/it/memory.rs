//! Short texts that would take all memory: what evaluation takes stays below the limit, whatever takes it.

use crate::support::{Memory, found, limited};
use abide_source::limits::Limits;
use abide_testing::memory::{live, peak_over};

/// The limit, in bytes.
const LIMIT: u64 = 32 << 20;

/// The most that evaluation may take besides, in bytes: the counts are estimates, and arrays are copied when they grow.
const SPARE: usize = 24 << 20;

/// Each file defines all that it can, and the text of each is short.
fn texts() -> Vec<(&'static str, String)> {
    let levels = |first: &str, next: &dyn Fn(usize) -> String| {
        (1..40).fold(first.to_owned(), |text, level| text + &next(level))
    };
    vec![
        (
            "four loops",
            "foreach a = 0...99 in foreach b = 0...99 in foreach c = 0...99 in foreach d = 0...99 in def;\n"
                .to_owned(),
        ),
        (
            "lists that differ in an element",
            "defvar r = !range(2000);\nclass F<int i> { list<int> l = !filter(x, r, !ne(x, i)); }\n\
             foreach i = 0...60000 in def F#i : F<i>;\n"
                .to_owned(),
        ),
        (
            "lists of new numbers",
            "class F<int i> { list<int> l = !foreach(x, !range(1000), !mul(x, i)); }\n\
             foreach i = 0...60000 in def F#i : F<i>;\n"
                .to_owned(),
        ),
        (
            "lists that grow",
            "class X<int k> { list<int> x = !foldl([]<int>, !range(300), a, v, !listconcat(a, [!add(v, k)])); }\n\
             foreach a = 0...60000 in def : X<a>;\n"
                .to_owned(),
        ),
        (
            "multiclasses that double",
            levels("multiclass M0 { def a; def b; }\n", &|level| {
                format!("multiclass M{level} : M{0}, M{0};\n", level - 1)
            }),
        ),
        (
            "uses of multiclasses that double",
            levels("multiclass M0 { def a; def b; }\n", &|level| {
                format!("multiclass M{level} {{ defm x : M{0}; defm y : M{0}; }}\n", level - 1)
            }) + "defm z : M39;\n",
        ),
        (
            "uses of a multiclass",
            "multiclass M<int i> { foreach j = 0...99 in def a#j; }\nforeach k = 0...60000 in defm x#k : M<k>;\n"
                .to_owned(),
        ),
        (
            "classes that name themselves twice",
            "class F<int n, int k> { int v = !if(!lt(n, 2), n, !add(F<!sub(n, 1), !mul(k, 2)>.v, \
             F<!sub(n, 2), !add(!mul(k, 2), 1)>.v)); }\ndef f : F<28, 1>;\n"
                .to_owned(),
        ),
        (
            "texts",
            "defvar s = \"0123456789012345678901234567890123456789\";\n\
             foreach a = 0...60000 in foreach b = 0...60000 in def s#a#s#b { string t = s#b#a#s; }\n"
                .to_owned(),
        ),
        (
            "values of classes",
            "class A<int a, int b>;\nforeach a = 0...60000 in foreach b = 0...60000 in def { A x = A<a, b>; }\n"
                .to_owned(),
        ),
        (
            "bits and dags",
            "def op;\nforeach a = 0...60000 in foreach b = 0...60000 in def { dag d = (op a, b, a, b); bits<32> c = a; }\n"
                .to_owned(),
        ),
        (
            "dags that double",
            levels("def op;\ndefvar d0 = (op 1);\n", &|level| {
                format!("defvar d{level} = !con(d{0}, d{0});\n", level - 1)
            }),
        ),
        (
            "strings that double",
            levels("defvar s0 = \"01234567\";\n", &|level| {
                format!("defvar s{level} = !strconcat(s{0}, s{0});\n", level - 1)
            }),
        ),
        (
            "replaced strings",
            levels("defvar s0 = \"a\";\n", &|level| {
                format!("defvar s{level} = !subst(\"a\", \"aaaaaaaa\", s{});\n", level - 1)
            }),
        ),
        (
            "joined strings",
            format!("def d {{ string s = !interleave(!range(1000000), \"{}\"); }}\n", "0".repeat(99)),
        ),
        (
            "failed assertions",
            "foreach a = 0...60000 in foreach b = 0...60000 in assert 0, \"x\"#a#b;\n".to_owned(),
        ),
        (
            "loops in a multiclass",
            "multiclass M { foreach i = 0...60000 in foreach j = 0...1000 in def; }\n".to_owned(),
        ),
    ]
}

#[test]
fn evaluation_stays_within_its_memory() {
    for (name, text) in texts() {
        let files = Memory::new([("f.td", &*text)]);
        let limits = Limits { memory: LIMIT, ..Limits::default() };
        let mut session = limited(&["inc"], limits);
        for round in 0..2 {
            let (found, bytes) = peak_over(live(), || {
                let evaluation = session.evaluate(&files, "f.td").unwrap();
                found(&session, &evaluation)
            });
            // The first ones that are shown may all be those of the file.
            let is_told = found.iter().any(|line| line.contains("limit-"));
            assert!(is_told, "{name}: {:?}", found.first());
            let most = LIMIT as usize + SPARE;
            assert!(bytes < most, "{name}, round {round}: {} MiB", bytes >> 20);
        }
    }
}

#[test]
fn a_file_whose_tree_would_not_fit_is_shortened() {
    let text = "def;\n".repeat(1_000_000);
    let files = Memory::new([("f.td", &*text)]);
    let limits = Limits { memory: LIMIT, ..Limits::default() };
    let mut session = limited(&["inc"], limits);
    let evaluation = session.evaluate(&files, "f.td").unwrap();
    let found = found(&session, &evaluation);
    assert!(found.iter().any(|line| line.contains("limit-bytes")), "{:?}", found.first());
}
