//! The lines that print a pass before or after its IR.

use memchr::memmem;

/// When IR was printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Before the pass.
    Before,
    /// After the pass.
    After,
    /// After the pass, which failed.
    Failed,
}

impl When {
    /// The word for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            When::Before => "before",
            When::After => "after",
            When::Failed => "failed",
        }
    }
}

/// The line before a dump of IR.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Header<'t> {
    /// The name of the pass: `Canonicalizer`.
    pub pass: &'t [u8],
    /// The argument with its options: `canonicalize`; empty if the line has none.
    pub argument: &'t [u8],
    /// The operation that the pass ran on, as far as the line has it: `'func.func' operation: @f`.
    pub scope: &'t [u8],
    /// When it was printed.
    pub when: When,
    /// Whether the dump is LLVM IR.
    pub is_llvm: bool,
    /// The index at which the line's own text begins, after a prefix of the log.
    pub begin: usize,
}

/// The words of each header.
pub(crate) const MARK: &[u8] = b"IR Dump ";

/// Reads the line before a dump; `None` if a line is something else.
#[must_use]
pub fn header(line: &[u8]) -> Option<Header<'_>> {
    let mark = memmem::find(line, MARK)?;
    let before = line.get(..mark)?;
    // `// -----// SoftwarePipeliner internal IR Dump After: LowerLoops` of Triton
    let named = memmem::rfind(before, b"-----// ").and_then(|at| before.get(..at + 8));
    let before = named.unwrap_or(before);
    // `// -----// IR Dump`, `// *** IR Dump`, `; *** IR Dump`, `*** IR Dump`
    let own = before.iter().rev().take_while(|byte| b"/-*#; ".contains(byte)).count();
    let begin = before.len() - own;
    let fence = before.get(begin..)?;
    let begin = begin + fence.iter().take_while(|byte| **byte == b' ').count();
    let has_fence = memmem::find(fence, b"---").is_some() || memmem::find(fence, b"***").is_some();
    let rest = line.get(mark + MARK.len()..)?;
    let (when, rest) = match rest.strip_prefix(b"Before") {
        Some(rest) => (When::Before, rest),
        None => (When::After, rest.strip_prefix(b"After")?),
    };
    let rest = rest.strip_prefix(b":").unwrap_or(rest).strip_prefix(b" ")?;
    if !has_fence {
        return None;
    }
    let is_mlir = fence.contains(&b'/');
    let ends: [&[u8]; 3] = [b" //-----", b" //----", b" ***"];
    let end = ends.iter().filter_map(|end| memmem::find(rest, end)).min().unwrap_or(rest.len());
    let text = rest.get(..end)?.trim_ascii();
    let (text, scope) = split_scope(text, is_mlir);
    let (pass, argument) = split_argument(text);
    let (pass, when) = match pass.strip_suffix(b" Failed") {
        Some(pass) => (pass, When::Failed),
        None => (pass, when),
    };
    let argument_failed = argument.is_empty() && pass.is_empty();
    (!argument_failed).then_some(Header { pass, argument, scope, when, is_llvm: !is_mlir, begin })
}

/// Whether a line is the one before a dump.
pub(crate) fn is_header(line: &[u8]) -> bool {
    let line = line.get(..line.len().min(4000)).unwrap_or(line);
    header(line).is_some()
}

/// Separates the operation: `('func.func' operation: @f)`; in LLVM `on f`.
fn split_scope(text: &[u8], is_mlir: bool) -> (&[u8], &[u8]) {
    let mark: &[u8] = if is_mlir { b" ('" } else { b" on " };
    let Some(at) = memmem::rfind(text, mark) else { return (text, b"") };
    let (Some(pass), Some(scope)) = (text.get(..at), text.get(at + mark.len()..)) else {
        return (text, b"");
    };
    match is_mlir {
        true => (pass, text.get(at + 2..text.len().saturating_sub(1)).unwrap_or(scope)),
        false => (pass, scope),
    }
}

/// Separates the argument: `Canonicalizer (canonicalize)`, `CanonicalizerPass: canonicalize{..}`.
fn split_argument(text: &[u8]) -> (&[u8], &[u8]) {
    let without = |at: usize, length: usize| (text.get(..at), text.get(at + length..));
    if let Some(at) = memmem::find(text, b" (")
        && let (Some(pass), Some(argument)) = without(at, 2)
    {
        // `X (x) Failed` in some versions.
        return match argument.strip_suffix(b") Failed") {
            Some(argument) => (text.get(..at).unwrap_or(pass), argument),
            None => (pass, argument.strip_suffix(b")").unwrap_or(argument)),
        };
    }
    // `mlir::name` has no blank after its colons.
    if let Some(at) = memmem::find(text, b": ")
        && let (Some(pass), Some(argument)) = without(at, 2)
    {
        return (pass, argument);
    }
    (text, b"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_of_all_programs_are_read() {
        let read = |line: &'static str| {
            let found = header(line.as_bytes()).unwrap();
            let text = |bytes: &'static [u8]| std::str::from_utf8(bytes).unwrap();
            (text(found.pass), text(found.argument), text(found.scope), found.when, found.is_llvm)
        };
        assert_eq!(
            read("// -----// IR Dump After Canonicalizer (canonicalize) //----- //"),
            ("Canonicalizer", "canonicalize", "", When::After, false)
        );
        assert_eq!(
            read("// -----// IR Dump Before CSE (cse) ('func.func' operation: @f) //----- //"),
            ("CSE", "cse", "'func.func' operation: @f", When::Before, false)
        );
        assert_eq!(
            read("// -----// IR Dump After a::CPass: canonicalize{x=1 y} //----- //"),
            ("a::CPass", "canonicalize{x=1 y}", "", When::After, false)
        );
        assert_eq!(
            read("// -----// IR Dump After OneShotPass Failed (one-shot) //----- //"),
            ("OneShotPass", "one-shot", "", When::Failed, false)
        );
        assert_eq!(
            read("12:00 [x] // *** IR Dump After Inliner ***"),
            ("Inliner", "", "", When::After, false)
        );
        assert_eq!(
            read("// -----// Pipeliner internal IR Dump After: LowerLoops"),
            ("LowerLoops", "", "", When::After, false)
        );
        assert_eq!(
            read("; *** IR Dump After SROAPass on main ***"),
            ("SROAPass", "", "main", When::After, true)
        );
        for line in ["// see IR Dump After X", "IR Dump ", "// -----// IR Dump Around X", ""] {
            assert_eq!(header(line.as_bytes()), None, "{line}");
        }
    }
}
