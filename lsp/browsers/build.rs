//! Compiles the language server as for a browser.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-cfg=target_family=\"wasm\"");
}
