//! Memrefs and vectors nested in types of dialects.

use super::Parts;
use abide_mlir::ir::Type;

/// A vector or a memref of known sizes, by its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shaped {
    /// The text.
    pub(crate) text: String,
    /// The sizes.
    pub(crate) shape: Vec<i64>,
    /// The type of the elements, by its name.
    pub(crate) element: String,
    /// The text after the element type.
    pub(crate) rest: String,
}

impl Shaped {
    /// `None` if a size is dynamic or the type is an alias.
    pub(crate) fn parse(text: &str) -> Option<Shaped> {
        let (_, inside) = text.trim().split_once('<')?;
        let mut behind = inside.strip_suffix('>')?.trim();
        let mut shape = Vec::new();
        while let Some((size, next)) = behind.split_once('x') {
            let Ok(size) = size.parse() else { break };
            shape.push(size);
            behind = next;
        }
        let (element, rest) = behind.split_once(',').unwrap_or((behind, ""));
        let element = element.trim();
        let is_word = element.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        (is_word && !element.is_empty()).then(|| Shaped {
            text: text.trim().to_owned(),
            shape,
            element: element.to_owned(),
            rest: rest.trim().to_owned(),
        })
    }

    /// Whether a memref is in memory that a workgroup shares, as far as is known.
    pub(crate) fn is_shared(&self) -> bool {
        self.rest.contains("workgroup")
            || self.rest.split(',').any(|one| one.trim() == "3")
            || self.rest.contains(['#', '!']) && !self.rest.contains("#gpu.")
    }
}

/// The text after `name =` in a type, up to the comma or the closing bracket.
pub(crate) fn field(text: &str, name: &str) -> Option<String> {
    let mut from = text;
    let value = loop {
        let (_, behind) = from.split_once(name)?;
        match behind.trim_start().strip_prefix('=') {
            Some(value) => break value,
            None => from = behind,
        }
    };
    let mut depth = 0_usize;
    let end = value.find(|one: char| {
        match one {
            '<' | '(' | '[' => depth += 1,
            '>' | ')' | ']' if depth == 0 => return true,
            '>' | ')' | ']' => depth -= 1,
            ',' => return depth == 0,
            _ => {}
        }
        false
    });
    value.get(..end?).map(|value| value.trim().to_owned())
}

/// The vector or memref that a type holds by this name.
pub(crate) fn held(parts: &Parts<'_>, ty: Option<Type>, name: &str) -> Option<Shaped> {
    Shaped::parse(&field(&parts.text(ty?), name)?)
}

#[cfg(test)]
mod tests {
    use super::{Shaped, field};

    #[test]
    fn fields_of_a_type_are_read_from_its_text() {
        let text = "!nvgpu.tensormap.descriptor<tensor = memref<32x8xf32, 3>, swizzle = none>";
        let tensor = field(text, "tensor").and_then(|own| Shaped::parse(&own));
        let tensor = tensor.map(|own| (own.is_shared(), own.shape, own.element));
        assert_eq!(tensor, Some((true, vec![32, 8], "f32".to_owned())));
        assert_eq!(field(text, "swizzle").as_deref(), Some("none"));
        assert_eq!(field(text, "oob"), None);
        assert_eq!(Shaped::parse("!alias"), None);
        assert_eq!(Shaped::parse("memref<?xf32>"), None);
        let spaces = ["", ", 1", ", #gpu.address_space<global>", ", #own.space"];
        let shared = spaces.map(|space| {
            Shaped::parse(&format!("memref<4xf32{space}>")).is_some_and(|own| own.is_shared())
        });
        assert_eq!(shared, [false, false, false, true]);
    }
}
