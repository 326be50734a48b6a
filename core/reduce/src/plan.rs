//! Lists of edits of a text.

use abide_source::text::Span;

/// Edits of a text. Any of them can be made together.
pub(crate) trait Plan {
    /// The number of edits.
    fn len(&self) -> usize;

    /// Whether the result must be smaller. Otherwise an equal size is enough.
    fn is_strict(&self) -> bool {
        true
    }

    /// The text with these edits made, which are in ascending order; `None` if they cannot be made.
    fn apply(&self, chosen: &[usize]) -> Option<Vec<u8>>;
}

/// A range of a text with its replacement.
pub(crate) type Replacement = (Span, Vec<u8>);

/// An edit of a text: ranges, in order, with their replacements.
#[derive(Debug, Clone, Default)]
pub(crate) struct TextEdit(pub(crate) Vec<Replacement>);

impl TextEdit {
    /// Deletes a range.
    pub(crate) fn delete(span: Span) -> TextEdit {
        TextEdit(vec![(span, Vec::new())])
    }
}

/// Edits of a text by ranges.
pub(crate) struct TextPlan<'t> {
    pub(crate) text: &'t [u8],
    pub(crate) edits: Vec<TextEdit>,
}

impl Plan for TextPlan<'_> {
    fn len(&self) -> usize {
        self.edits.len()
    }

    fn apply(&self, chosen: &[usize]) -> Option<Vec<u8>> {
        let edits = chosen.iter().filter_map(|index| self.edits.get(*index));
        let mut parts: Vec<&Replacement> = edits.flat_map(|edit| &edit.0).collect();
        // Of two ranges that overlap, the first and longer one counts.
        parts.sort_by_key(|part| (part.0.start(), u32::MAX - part.0.end()));
        let mut out = Vec::with_capacity(self.text.len());
        let mut position = 0;
        for (span, replacement) in parts {
            let (start, end) = (span.start() as usize, span.end() as usize);
            if start < position {
                continue;
            }
            out.extend_from_slice(self.text.get(position..start)?);
            out.extend_from_slice(replacement);
            position = end;
        }
        out.extend_from_slice(self.text.get(position..)?);
        Some(out)
    }
}
