//! The conformance adapter: one JSON object a line in, one out.

pub(crate) mod reflection;
pub(crate) mod sip;
