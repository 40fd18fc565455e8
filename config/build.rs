//! Makes cargo notice a file that is new in `config/rulesets`, `config/words` or `config/site`.
//!
//! Each folder is embedded as a whole, and cargo follows only files it has seen
//! before. Without these lines a new game or language would wait for a change in `src`.
//! And it lets a debug program start faster, which the tests do thousands of times.

fn main() {
    for folder in ["rulesets", "words", "site"] {
        println!("cargo::rerun-if-changed=config/{folder}");
    }
    // Its 160,000 addresses are final in the file; else the loader mends them at every start.
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|of| of == value);
    if is("PROFILE", "debug") && is("CARGO_CFG_TARGET_OS", "linux") {
        println!("cargo::rustc-link-arg=-no-pie");
    }
}
