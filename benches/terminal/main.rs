//! Measures full-screen programs from outside, through a pseudo-terminal.
//!
//! Our program runs beside well-known others, in turn, on the same machine and at the same time.
//!
//! `cargo bench --bench terminal -- [--rounds N] [--starts N] [--rest SECONDS] [NAME ...]`

#[cfg(target_os = "linux")]
mod event;
#[cfg(target_os = "linux")]
mod figures;
#[cfg(target_os = "linux")]
mod probe;
#[cfg(target_os = "linux")]
mod proc;
#[cfg(target_os = "linux")]
mod report;
#[cfg(target_os = "linux")]
mod run;
#[cfg(target_os = "linux")]
mod subjects;
#[cfg(target_os = "linux")]
#[path = "../../tests/support/mod.rs"]
mod support;

#[cfg(target_os = "linux")]
fn main() {
    run::run();
}

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("This benchmark reads /proc, which only Linux has; nothing is measured.");
}
