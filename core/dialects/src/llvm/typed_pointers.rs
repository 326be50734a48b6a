//! Pointers with a pointee type, as before LLVM 17, and current ones.

use super::types::NAMES;

/// A text with all its pointers opaque; `None` if they are, or if brackets do not match.
pub(crate) fn opaque_pointers(text: &str) -> Option<String> {
    let mut today = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("!llvm.") {
        let (before, ty) = rest.split_at_checked(at)?;
        let end = end_of_type(ty)?;
        let (ty, after) = ty.split_at_checked(end)?;
        today.push_str(before);
        push_opaque(ty, &mut today)?;
        rest = after;
    }
    today.push_str(rest);
    (today != text).then_some(today)
}

/// The pointee type of a pointer, in its current spelling.
pub(crate) fn pointee(pointer: &str) -> Option<String> {
    let body = pointer.strip_prefix("!llvm.ptr<")?.strip_suffix('>')?;
    let own = match body.rsplit_once(',') {
        Some((own, space)) if is_number(space) => own.trim(),
        _ => body.trim(),
    };
    if is_number(own) {
        return None;
    }
    let word = own.split(|one: char| !one.is_alphanumeric() && one != '_').next();
    let full = match word {
        Some(word) if NAMES.contains(&word) => format!("!llvm.{own}"),
        _ => own.to_owned(),
    };
    Some(opaque_pointers(&full).unwrap_or(full))
}

fn is_number(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_part_of_word(one: char) -> bool {
    one.is_alphanumeric() || one == '_'
}

/// The end of the type that a text begins with.
fn end_of_type(text: &str) -> Option<usize> {
    let name = text.find(|one: char| !is_part_of_word(one) && one != '!' && one != '.');
    let name = name.unwrap_or(text.len());
    match text.get(name..)?.starts_with('<') {
        true => Some(name + matching(text.get(name..)?)?),
        false => Some(name),
    }
}

/// The end of the bracket that a text begins with.
pub(super) fn matching(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut in_string = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'<' => depth += 1,
            b'>' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at + 1);
        }
    }
    None
}

/// Writes a type with opaque pointers.
fn push_opaque(ty: &str, today: &mut String) -> Option<()> {
    let mut rest = ty;
    let mut before = ' ';
    let mut in_string = false;
    while let Some(one) = rest.chars().next() {
        let body = rest.strip_prefix("ptr<").filter(|_| !in_string && !is_part_of_word(before));
        if body.is_some() {
            let brackets = rest.get("ptr".len()..)?;
            let (body, after) = brackets.split_at_checked(matching(brackets)?)?;
            let body = body.strip_prefix('<')?.strip_suffix('>')?;
            let space = body.rsplit(',').next().filter(|space| is_number(space));
            today.push_str("ptr");
            if let Some(space) = space {
                today.push_str(&format!("<{}>", space.trim()));
            }
            rest = after;
            before = '>';
            continue;
        }
        in_string ^= one == '"';
        today.push(one);
        before = one;
        rest = rest.get(one.len_utf8()..)?;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_become_opaque() {
        let today = |text: &str| opaque_pointers(text).unwrap_or_default();
        assert_eq!(today("(!llvm.ptr<i8>, i32)"), "(!llvm.ptr, i32)");
        assert_eq!(today("!llvm.ptr<struct<\"a>\", (ptr<i8>)>, 3>"), "!llvm.ptr<3>");
        assert_eq!(
            today("!llvm.struct<\"ptr<i8>\", (ptr<func<void (ptr<i8>)>>, array<2 x ptr<i8, 1>>)>"),
            "!llvm.struct<\"ptr<i8>\", (ptr, array<2 x ptr<1>>)>"
        );
        for same in ["!llvm.ptr", "!llvm.ptr<3>", "!spv.ptr<f32, Function>", "!llvm.ptr<i8"] {
            assert_eq!(opaque_pointers(same), None, "{same}");
        }
    }

    #[test]
    fn pointers_tell_the_type_that_they_point_to() {
        assert_eq!(pointee("!llvm.ptr<i8>").as_deref(), Some("i8"));
        assert_eq!(pointee("!llvm.ptr<ptr<i8>, 3>").as_deref(), Some("!llvm.ptr"));
        assert_eq!(
            pointee("!llvm.ptr<struct<(i8, ptr<i8>)>>").as_deref(),
            Some("!llvm.struct<(i8, ptr)>")
        );
        assert_eq!(pointee("!llvm.ptr<vector<4xf32>>").as_deref(), Some("vector<4xf32>"));
        assert_eq!(pointee("!llvm.ptr<3>"), None);
        assert_eq!(pointee("!llvm.ptr"), None);
    }
}
