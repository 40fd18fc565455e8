//! A game without tournament rules, so the organizer announces everything.

use super::desk::Desk;

#[test]
fn only_a_custom_structure_without_a_clock() {
    let desk = Desk::with("tcg --date 2026-11-21 --seed 3", &[]);
    desk.verbs((1..=6).map(|n| format!("add 'Gracz {n}'")));
    assert_eq!(
        desk.refused("setup structure=basic"),
        "Star Wars: Trading Card Game has no basic structure."
    );
    assert_eq!(
        desk.refused("pair"),
        "A custom structure needs its number of rounds: setup rounds=N [cut=N]."
    );
    // The rules give no length for a round, so any length is accepted without a warning.
    let ended = desk.tried("setup rounds=2 cut=2 minutes=45");
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    let said = desk.done("show shop.yaml announcement");
    assert!(said.contains("\nRounds          2 Swiss rounds of one game\n"), "{said}");
    assert!(
        said.contains("\nMinutes         A round: 45 minutes; the final: no clock\n"),
        "{said}"
    );
    for _ in 0..2 {
        desk.verb("pair");
        desk.verbs(["1", "2", "3"].map(|table| format!("report {table} W")));
    }
    desk.verbs(["cut", "pair", "report 1 W", "finish"]);
    assert!(desk.done("verify shop.yaml").contains("shop.yaml"));
    assert!(desk.event()["champion"].is_u64());
}

#[test]
fn the_judge_finds_errata_rulings_and_glossary() {
    let desk = Desk::new();
    let shown = desk.done("games show tcg");
    for part in ["\nErrata\n", "\nRulings\n", "\nGlossary\n"] {
        assert!(shown.contains(part), "{part} is missing:\n{shown}");
    }
    let words: String = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "The rules of this game do not say how a tournament is run.",
        "The card printed as Jango Fett E is Jango Fett G.",
        "the light side wins even if the dark side controls two arenas",
        "Reserves. An ability marked so is only for a retreated unit",
        "The higher total wins, and dark wins a tie.",
    ] {
        assert!(words.contains(said), "{said}");
    }
}

#[test]
fn events_of_every_size_end() {
    let desk = Desk::new();
    // Every size up to ten, and those where the rounds or the cut change.
    for players in (4..=10).chain([16, 17, 32, 33, 40]) {
        let words = "simulate --game tcg --events 2 --seed 1 --drops 15";
        let out = desk.done(&format!("{words} --players {players}"));
        let ended = |line: &str| {
            let event: serde_json::Value = serde_json::from_str(line).unwrap();
            event["champion"].is_u64() && event["event"]["structure"] == "custom"
        };
        assert_eq!(out.lines().filter(|line| ended(line)).count(), 2, "{players} players");
    }
}
