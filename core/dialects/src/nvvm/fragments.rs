//! The fragment of a matrix that each thread of a group holds.

/// The type and the number of the registers of a fragment, by the type of its elements: as PTX lays them out.
pub(super) fn registers(
    element: &str,
    fragment: &str,
    (m, n, k): (i64, i64, i64),
) -> Option<(&'static str, usize)> {
    let is_input = fragment != "c";
    Some(match element {
        "f16" if is_input => ("vector<2xf16>", 8),
        "f16" => ("vector<2xf16>", 4),
        "f32" => ("f32", 8),
        "tf32" => ("i32", 4),
        "f64" if is_input => ("f64", 1),
        "f64" => ("f64", 2),
        "s32" => ("i32", 8),
        "bf16" | "s8" | "u8" => match (m, n, k, fragment) {
            (16, 16, 16, _) => ("i32", if element == "bf16" { 4 } else { 2 }),
            (32, 8, 16, "a") | (8, 32, 16, "b") => ("i32", if element == "bf16" { 8 } else { 4 }),
            (32, 8, 16, "b") | (8, 32, 16, "a") => ("i32", if element == "bf16" { 2 } else { 1 }),
            _ => return None,
        },
        "s4" | "u4" | "b1" => ("i32", if is_input { 1 } else { 2 }),
        _ => return None,
    })
}
