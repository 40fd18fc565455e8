//! A game without tournament rules, so the organizer announces everything.

use super::desk::Desk;

#[test]
fn only_a_custom_structure_without_a_clock() {
    let desk = Desk::new();
    desk.done(&["new", "shop.yaml", "--game", "tcg", "--date", "2026-11-21", "--seed", "3"]);
    for n in 1..=6 {
        desk.verb(&["add", &format!("Gracz {n}")]);
    }
    assert_eq!(
        desk.refused(&["setup", "structure=basic"]),
        "Star Wars: Trading Card Game has no basic structure."
    );
    assert_eq!(desk.refused(&["pair"]), "Set the number of rounds: setup rounds=N [cut=N].");
    // The rules give no length for a round, so any length is accepted without a warning.
    let ended = desk.run(&["do", "shop.yaml", "setup", "rounds=2", "cut=2", "minutes=45"]);
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
    let said = desk.done(&["show", "shop.yaml", "announcement"]);
    assert!(said.contains("\nRounds          2 Swiss rounds of one game\n"), "{said}");
    assert!(
        said.contains("\nMinutes         A round: 45 minutes; the final: no clock\n"),
        "{said}"
    );
    for _ in 0..2 {
        desk.verb(&["pair"]);
        for table in ["1", "2", "3"] {
            desk.verb(&["report", table, "W"]);
        }
    }
    desk.verb(&["cut"]);
    desk.verb(&["pair"]);
    desk.verb(&["report", "1", "W"]);
    desk.verb(&["finish"]);
    assert!(desk.done(&["verify", "shop.yaml"]).contains("shop.yaml"));
    assert!(desk.json(&["event"])["champion"].is_u64());
}

#[test]
fn the_judge_finds_errata_rulings_and_glossary() {
    let desk = Desk::new();
    let shown = desk.done(&["games", "show", "tcg"]);
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
    for players in 4..=40 {
        let words = ["simulate", "--game", "tcg", "--events", "3", "--seed", "1", "--drops", "15"];
        let out = desk.done(&[&words[..], &["--players", &players.to_string()]].concat());
        let ended = |line: &str| {
            let event: serde_json::Value = serde_json::from_str(line).unwrap();
            event["champion"].is_u64() && event["event"]["structure"] == "custom"
        };
        assert_eq!(out.lines().filter(|line| ended(line)).count(), 3, "{players} players");
    }
}
