//! Tells cargo which data is embedded, so that a file added to `config/`
//! reaches the binary at the next build without a change to any source.

fn main() {
    println!("cargo::rerun-if-changed=config");
}
