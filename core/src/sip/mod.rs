//! Structured-index-path (SIP) signatures and the raw function ABI.
