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
#![cfg_attr(
    target_family = "wasm",
    allow(
        dead_code,
        reason = "streams, processes and the sizes of pipes are for the server as a program"
    )
)]

mod addresses;
mod answers;
mod backend;
mod connection;
mod convert;
mod described;
mod dialects;
mod documents;
#[cfg(target_family = "wasm")]
mod embedded;
mod envelope;
#[cfg(not(target_family = "wasm"))]
mod frame;
#[cfg(not(target_family = "wasm"))]
mod guard;
mod loading;
#[cfg(not(target_family = "wasm"))]
mod memory;
#[cfg(not(target_family = "wasm"))]
mod output;
mod parent;
mod paths;
mod position;
mod publish;
mod publisher;
mod refresh;
mod requests;
mod rules;
#[cfg(not(target_family = "wasm"))]
mod run;
mod server;
mod session;
mod settings;
#[cfg(not(target_family = "wasm"))]
mod socket;
mod tablegen;
mod tasks;
mod worker;
mod workspace;

#[cfg(target_family = "wasm")]
pub use embedded::Embedded;
#[cfg(not(target_family = "wasm"))]
pub use guard::serve;
#[cfg(not(target_family = "wasm"))]
pub use memory::{purge_soon, use_small_pages};
#[cfg(not(target_family = "wasm"))]
pub use run::{Channel, Options, run};
