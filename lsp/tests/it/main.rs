//! The integration tests of `abide-lsp`, linked as one program.

mod bytecode;
mod completion;
mod dialects;
mod features;
mod hostile;
mod hostile_frames;
mod logs;
mod passes;
mod process;
mod requests;
mod rules;
mod support;
mod tablegen;
mod td_places;
mod trust;
mod workspace;
