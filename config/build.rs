//! Makes cargo notice a ruleset file that is new in `config/rulesets`.
//!
//! The folder is embedded as a whole, and cargo follows only files it has seen
//! before. Without this line a new game would wait for a change in `src`.

fn main() {
    println!("cargo::rerun-if-changed=config/rulesets");
}
