//! Vectors of the dialect's own type, as before LLVM 21, and current ones.

use super::typed_pointers::matching;
use super::types::NAMES;

/// A type with builtin vectors instead of `vec<4 x ptr>`; `None` if it has none, or one in another form.
pub(super) fn builtin_vectors(text: &str) -> Option<String> {
    const NAME: &str = "vec<";
    let mut today = String::with_capacity(text.len());
    let (mut rest, mut in_string) = (text, false);
    while let Some(at) = rest.find(NAME) {
        let (before, vector) = rest.split_at_checked(at)?;
        in_string ^= before.matches('"').count() % 2 == 1;
        today.push_str(before);
        if in_string || before.ends_with(|one: char| one.is_alphanumeric() || one == '_') {
            today.push_str(NAME);
            rest = vector.get(NAME.len()..)?;
            continue;
        }
        let brackets = vector.get("vec".len()..)?;
        let (body, after) = brackets.split_at_checked(matching(brackets)?)?;
        let own = today.strip_suffix("!llvm.").map(str::len);
        today.truncate(own.unwrap_or(today.len()));
        today.push_str(&builtin_vector(body.strip_prefix('<')?.strip_suffix('>')?)?);
        rest = after;
    }
    today.push_str(rest);
    (today != text).then_some(today)
}

/// The vector with this body: `4 x ptr`, or `? x 4 x f32` if its size is scalable.
fn builtin_vector(body: &str) -> Option<String> {
    let (first, rest) = body.split_once('x')?;
    let (size, element, is_scalable) = match first.trim() {
        "?" => {
            let (size, element) = rest.split_once('x')?;
            (size.trim(), element.trim(), true)
        }
        size => (size, rest.trim(), false),
    };
    let is_number = !size.is_empty() && size.bytes().all(|byte| byte.is_ascii_digit());
    let name = element.split(|one: char| !one.is_alphanumeric() && one != '_').next()?;
    let element = match NAMES.contains(&name) {
        true => format!("!llvm.{element}"),
        false => element.to_owned(),
    };
    let size = if is_scalable { format!("[{size}]") } else { size.to_owned() };
    is_number.then(|| format!("vector<{size}x{element}>"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_become_builtin_ones() {
        let today = |text: &str| builtin_vectors(text).unwrap_or_default();
        assert_eq!(today("!llvm.vec<4 x ptr>"), "vector<4x!llvm.ptr>");
        assert_eq!(today("!llvm.vec<? x 4 x f32>"), "vector<[4]xf32>");
        assert_eq!(today("!llvm.vec<2x!llvm.ptr<3>>"), "vector<2x!llvm.ptr<3>>");
        assert_eq!(
            today("!llvm.struct<\"vec<\", (vec<2 x ptr<1>>, array<2 x vec<4 x i8>>)>"),
            "!llvm.struct<\"vec<\", (vector<2x!llvm.ptr<1>>, array<2 x vector<4xi8>>)>"
        );
        for same in ["!llvm.ptr", "!llvm.vec<a x ptr>", "!llvm.vec<4 x ptr", "!llvm.vec<4>"] {
            assert_eq!(builtin_vectors(same), None, "{same}");
        }
    }
}
