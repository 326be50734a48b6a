//! The language server: the protocol, open documents and scheduling around `abide_core::ide`.
//!
//! A message passes the `guard`, which answers invalid ones. tower-lsp (under `server`, `backend` and `convert`)
//! decodes it. `documents` are changed before anything is awaited, and answers are computed by `worker` on threads of
//! their own.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice
    )
)]
#![forbid(unsafe_code)]

mod addresses;
mod backend;
mod bytecode;
mod convert;
mod described;
mod dialects;
mod documents;
mod envelope;
mod frame;
mod guard;
mod loading;
mod long;
mod memory;
mod output;
mod parent;
mod position;
mod publish;
mod refresh;
mod requests;
mod rules;
mod run;
mod server;
mod settings;
mod socket;
mod tablegen;
mod worker;
mod workspace;

pub use guard::serve;
pub use memory::{give_memory_back, use_small_pages};
pub use run::{Channel, Options, run};
