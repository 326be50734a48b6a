//! The conformance adapter: one JSON object per line in, one out.

pub(crate) mod reflection;
