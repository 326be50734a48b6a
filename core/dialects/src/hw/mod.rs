//! CIRCT's dialect `hw`, as far as its types and the arguments of its modules are written in C++.

use abide_mlir::registry::DialectHooks;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    canonical_body: Some(canonical_body),
    argument_words: &["in"],
    ..DialectHooks::of("hw")
};

/// The types with nested types, which are written without their dialect.
const CONTAINERS: [&[u8]; 6] = [b"array", b"inout", b"struct", b"typealias", b"uarray", b"union"];

/// `struct<a: array<2xi1>>` for `struct<a: !hw.array<2 x i1>>`.
fn canonical_body(body: &[u8]) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(body).ok()?;
    let (name, parameters) = text.split_once('<')?;
    // A name in quotes may have anything in it.
    if !CONTAINERS.contains(&name.as_bytes()) || parameters.contains('"') {
        return None;
    }
    let printed = parameters.replace("!hw.", "").replace(" x ", "x");
    (printed != parameters).then(|| format!("{name}<{printed}").into_bytes())
}
