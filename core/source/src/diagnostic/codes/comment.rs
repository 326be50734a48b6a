//! Codes of the comments with which a file switches diagnostics off.

codes! {
    /// A comment `// abide: ignore[..]` names a code that does not exist.
    UNKNOWN_CODE = "comment-unknown-code", Error;
}
