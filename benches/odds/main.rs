//! Prints figures about the odds: `cargo bench --bench odds -- WORD`.
//!
//! The word is `speed`, `claims [EVENTS]` or `calibration [EVENTS]`; without one,
//! `speed` is printed.

mod calibration;
mod claims;
mod field;
mod speed;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse().unwrap();
    match words[..] {
        ["claims"] => claims::print(1_000),
        ["claims", events] => claims::print(number(events)),
        ["calibration"] => calibration::print(1_000),
        ["calibration", events] => calibration::print(number(events)),
        _ => speed::print(),
    }
}
