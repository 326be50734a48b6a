//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("scf.for", " %${1:i} = %${2:c0} to %${3:n} step %${4:c1} {\n  $0\n}"),
    ("scf.if", " %${1:condition} {\n  $0\n}"),
    ("scf.yield", " %${1:value} : ${2:f32}"),
    (
        "scf.while",
        " (%${1:arg} = %${2:init}) : (${3:i32}) -> ${4:i32} {\n  $0\n  scf.condition(%${5:condition}) %${6:arg} : $4\n} do {\n^bb0(%${7:value}: $4):\n  scf.yield %${8:next} : $3\n}",
    ),
    ("scf.parallel", " (%${1:i}) = (%${2:c0}) to (%${3:n}) step (%${4:c1}) {\n  $0\n}"),
    ("scf.forall", " (%${1:i}) in (${2:4}) {\n  $0\n}"),
    ("scf.condition", "(%${1:condition}) %${2:value} : ${3:i32}"),
    (
        "scf.index_switch",
        " %${1:index}\ncase ${2:0} {\n  $3\n  scf.yield\n}\ndefault {\n  $0\n  scf.yield\n}",
    ),
    ("scf.execute_region", " {\n  $0\n  scf.yield\n}"),
];
