//! The V1 function ABI and its reflection JSON.
