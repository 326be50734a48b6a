//! Types of `spirv` as their printers write them.

/// The decorations of members of structures, in the order in which they are printed: that of their numbers in SPIR-V.
const DECORATIONS: [&str; 27] = [
    "RelaxedPrecision",
    "SpecId",
    "Block",
    "BufferBlock",
    "RowMajor",
    "ColMajor",
    "ArrayStride",
    "MatrixStride",
    "GLSLShared",
    "GLSLPacked",
    "CPacked",
    "BuiltIn",
    "NoPerspective",
    "Flat",
    "Patch",
    "Centroid",
    "Sample",
    "Invariant",
    "Restrict",
    "Aliased",
    "Volatile",
    "Constant",
    "Coherent",
    "NonWritable",
    "NonReadable",
    "Uniform",
    "UniformId",
];

/// The decorations of a member, `[0, NonWritable, MatrixStride=16]`, in their order. Structures with a name keep
/// theirs.
pub(super) fn canonical_body(body: &[u8]) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(body).ok()?;
    let mut structures = text.match_indices("struct<").map(|(at, word)| at + word.len());
    let is_named =
        |at: usize| text.get(at..).is_some_and(|rest| !rest.trim_start().starts_with('('));
    let has_decorations = text.contains('[') && text.contains("struct<");
    if !has_decorations || structures.any(is_named) {
        return None;
    }
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some((before, after)) = rest.split_once('[') {
        let (inside, after) = after.split_once(']')?;
        let ordered = ordered(inside);
        out.extend([before, "[", ordered.as_deref().unwrap_or(inside), "]"]);
        rest = after;
    }
    out.push_str(rest);
    (out != text).then(|| out.into_bytes())
}

/// A list of decorations in their order; `None` if one is unknown.
fn ordered(list: &str) -> Option<String> {
    let mut items = Vec::new();
    for item in list.split(',').map(str::trim) {
        let (name, value) = item
            .split_once('=')
            .map_or((item, None), |(name, value)| (name.trim_end(), Some(value.trim_start())));
        let is_offset = items.is_empty() && item.bytes().all(|byte| byte.is_ascii_digit());
        let order = DECORATIONS.iter().position(|own| *own == name).map(|order| order + 1);
        let order = if is_offset { 0 } else { order? };
        items.push((order, value.map_or(name.to_owned(), |value| format!("{name}={value}"))));
    }
    items.sort();
    Some(items.into_iter().map(|(_, item)| item).collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::canonical_body;

    #[test]
    fn decorations_are_written_in_order() {
        let cases = [
            (
                "struct<(f32 [0, NonReadable, NonWritable], i32 [4, MatrixStride = 16, ColMajor])>",
                Some(
                    "struct<(f32 [0, NonWritable, NonReadable], i32 [4, ColMajor, MatrixStride=16])>",
                ),
            ),
            (
                "ptr<!spirv.struct<(f32 [Volatile, Restrict])>, Uniform>",
                Some("ptr<!spirv.struct<(f32 [Restrict, Volatile])>, Uniform>"),
            ),
            ("struct<(f32 [0, NonWritable, NonReadable])>", None),
            ("struct<(f32 [0, New, NonReadable, NonWritable])>", None),
            ("struct<name, (f32 [0, NonReadable, NonWritable])>", None),
            ("struct<(f32 [0)>", None),
            ("array<4 x vector<[4]xf32>>", None),
        ];
        for (body, expected) in cases {
            let written = canonical_body(body.as_bytes()).map(String::from_utf8);
            assert_eq!(written, expected.map(|text| Ok(text.to_owned())), "{body}");
        }
    }
}
