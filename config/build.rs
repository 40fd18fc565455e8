//! Makes cargo notice a file that is new in `config/rulesets`, `config/words` or `config/site`.
//!
//! Each folder is embedded as a whole, and cargo follows only files it has seen
//! before. Without these lines a new game or language would wait for a change in `src`.

use std::path::Path;

fn main() {
    let manifest = std::env::var("CARGO_MANIFEST_DIR").expect("cargo names the folder");
    let mut above = Path::new(&manifest).ancestors().map(|folder| folder.join("config"));
    let config = above.find(|folder| folder.join("rulesets").is_dir());
    let config = config.expect("the folder config is in the sources");
    for folder in ["rulesets", "words", "site"] {
        println!("cargo::rerun-if-changed={}", config.join(folder).display());
    }
}
