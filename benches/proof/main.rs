//! Prints figures of our own: `cargo bench --bench proof -- WORD`.
//!
//! The word is `worst [PLAYERS]`, `uniform`, `checker`, `standings`, `repair` or `events`; without
//! one, all are printed. `export FOLDER` writes the histories and our own rounds for
//! `benches/peers/run`.

mod checker;
mod clock;
mod events;
mod export;
mod hard;
mod history;
mod repair;
mod standings;
mod uniform;
mod worst;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["worst"] => worst::print(None),
        ["worst", players] => worst::print(players.parse().ok()),
        ["uniform"] => uniform::print(),
        ["events"] => events::print(),
        ["checker"] => checker::print(),
        ["repair"] => {
            repair::print();
            repair::print_choices();
        }
        ["standings"] => standings::print(),
        ["export", folder] => export::write(folder.as_ref()).unwrap(),
        _ => {
            worst::print(None);
            uniform::print();
            events::print();
            checker::print();
            standings::print();
            repair::print();
            repair::print_choices();
        }
    }
}
