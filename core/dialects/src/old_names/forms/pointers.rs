//! Types of SPIR-V's pointers, as text.

use super::{elements, shape};

/// The pointer to the part of a composite that indices lead to; `None` if only their values tell its type.
pub(super) fn member(pointer: &str, indices: &str) -> Option<String> {
    let body = own(pointer)?.strip_prefix("ptr<")?.strip_suffix('>')?;
    let mut parameters = elements(body);
    let (mut ty, class) = (parameters.next()?, parameters.next()?);
    for _ in elements(indices) {
        ty = part(ty)?;
    }
    Some(format!("!spirv.ptr<{ty}, {class}>"))
}

/// The type of each part of a composite, if all have the same one.
fn part(composite: &str) -> Option<&str> {
    if composite.starts_with("vector<") {
        return shape(composite).map(|(_, element)| element);
    }
    let (name, body) = own(composite)?.split_once('<')?;
    let body = body.strip_suffix('>')?;
    match name {
        "array" => Some(elements(body).next()?.split_once('x')?.1.trim()),
        "rtarray" => elements(body).next(),
        "struct" => {
            let members = body.strip_prefix('(')?;
            let members = members.get(..members.rfind(')')?)?;
            let mut types = elements(members).map(without_offset);
            let first = types.next()?;
            types.all(|ty| ty == first).then_some(first)
        }
        _ => None,
    }
}

/// A type of the dialect under its name of today or its old one, without that of the dialect.
fn own(ty: &str) -> Option<&str> {
    ty.strip_prefix("!spv.").or_else(|| ty.strip_prefix("!spirv."))
}

/// The type of a member: `f32 [4]` has the offset 4.
fn without_offset(member: &str) -> &str {
    let offset = member.strip_suffix(']').and_then(|before| before.rsplit_once(" ["));
    offset.map_or(member, |(ty, _)| ty.trim_end())
}
