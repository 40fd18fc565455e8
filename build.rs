//! Tells Cargo which data is embedded in the binary.
//!
//! A file added to `config/` thus reaches the next build without a change to any source.

fn main() {
    println!("cargo::rerun-if-changed=config");
}
