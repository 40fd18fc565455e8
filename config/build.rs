//! Makes cargo notice a file that is new in `config/rulesets`, `config/words` or `config/site`.
//!
//! Each folder is embedded as a whole, and cargo follows only files it has seen
//! before. Without these lines a new game or language would wait for a change in `src`.

fn main() {
    println!("cargo::rerun-if-changed=config/rulesets");
    println!("cargo::rerun-if-changed=config/words");
    println!("cargo::rerun-if-changed=config/site");
}
