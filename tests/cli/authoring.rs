//! Writing a game of one's own: warnings, the schema, a trial; and results told as games won.

use super::desk::{Desk, fixture};

const MAGIC: &str = include_str!("../rulesets/magic.yaml");

#[test]
fn a_check_warns_of_what_is_probably_not_meant_and_ends_well() {
    let desk = Desk::new();
    let plain = MAGIC.replace("\n  tie_breaks: [", "\n  tie_breaks: [game_wins, ");
    let text = plain.replace("\npreliminary:", "\nsides: [{en: red}, {en: blue}]\n\npreliminary:");
    let line = 1 + text.lines().position(|line| line.starts_with("sides:")).unwrap();
    desk.write("game.yaml", text);
    let ended = desk.run("games check game.yaml");
    assert_eq!(ended.status, 0);
    assert!(ended.out.starts_with("game.yaml: nothing is wrong; "), "{}", ended.out);
    assert_eq!(
        ended.err,
        format!(
            "warning: game.yaml:{line}:1: no part of the file uses these sides; settle them with \
             sides in preliminary or in finals, or take them out\n"
        )
    );
}

#[test]
fn a_trial_prints_every_step_to_the_champion_and_leaves_nothing() {
    let desk = Desk::new();
    let asked = ["games", "try", "destiny", "--players", "20", "--seed", "4"];
    let told = desk.done(&asked);
    assert!(told.starts_with("20 players: 4 rounds, cut to 4.\n"), "{told}");
    let steps = [
        "\nPaired: round 1.\n",
        "\nPlayed: round 1.\n",
        "\nThese are the standings with their arithmetic.\n",
        "\nPaired: round 2.\n",
        "\nPlayed: round 4.\n",
        "\nPaired: the semi-finals.\n",
        "\nPlayed: the final.\n",
    ];
    let mut rest = told.as_str();
    for step in steps {
        let at = rest.find(step).unwrap_or_else(|| panic!("{step:?} is missing in\n{told}"));
        rest = &rest[at + step.len()..];
    }
    assert_eq!(told.matches("These are the standings").count(), 4);
    // The same seed is the same event.
    assert_eq!(desk.done(&asked), told);
    let few = desk.run("games try destiny --players 1");
    assert_eq!(few.status, 2);
}

#[test]
fn every_game_can_be_tried() {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path("config/komandor/rulesets")).unwrap();
    desk.write("config/komandor/rulesets/magic.yaml", MAGIC);
    let x_wing = std::fs::read(fixture("rulesets/x-wing.yaml")).unwrap();
    desk.write("config/komandor/rulesets/x-wing.yaml", x_wing);
    let listed = desk.done("games");
    let ids: Vec<&str> = listed.lines().skip(1).filter_map(|line| line.split(' ').next()).collect();
    assert!(ids.len() >= 9, "{listed}");
    for id in ids.into_iter().filter(|id| !id.is_empty()) {
        let told = desk.done(&format!("games try {id}"));
        assert!(told.contains("\nPlayed: ") && told.contains('1'), "{id}: {told}");
    }
}

#[test]
fn a_result_of_a_longer_match_may_be_told_as_games_won() {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path("config/komandor/rulesets")).unwrap();
    desk.write("config/komandor/rulesets/magic.yaml", MAGIC);
    let new = ["new", "shop.yaml", "--game", "magic", "--seed", "5", "--date", "2026-11-21"];
    desk.done(&[&new[..], &["--rounds", "2", "--cut", "0"]].concat());
    desk.verbs(["Ala", "Bea", "Cyd", "Dag"].map(|name| format!("add '{name}'")));
    desk.verb("pair manual 'Ala = Bea, Cyd = Dag'");
    let ended = desk.tried("report 1 2-1");
    assert_eq!(ended.status, 0);
    assert_eq!(ended.out, "saved #6: Table 1: Ala beat Bea 2–1.\n");
    assert_eq!(ended.err, "");
    assert!(desk.verb("report 1 2:1").contains("already"));
    let round = &desk.event()["stages"][0]["rounds"][0]["pairings"];
    assert_eq!(round[0]["result"]["games"], "2-1");
    // A match that ends short of its wins is questioned.
    let ended = desk.tried("report 2 1-0");
    assert_eq!(
        ended.err,
        "warning: A match of first to two wins ends 1–0 only when time is up: if it goes on, report \
         the table again at its end.\n"
    );
    // Who won which game is a correction, and the same result told again leaves it.
    desk.verb("report 1 LWW");
    let again = desk.verb("report 1 2-1");
    assert!(again.contains("already"), "{again}");
    let ended = desk.tried("report 2 0-2");
    assert!(!(ended.out + &ended.err).contains("order"));
    let event = desk.event();
    let round = &event["stages"][0]["rounds"][0]["pairings"];
    assert_eq!(round[0]["result"]["games"], "LWW");
    assert_eq!(round[1]["result"]["games"], "LL");
    let refused = desk.tried("report 2 3-0");
    assert_eq!(refused.status, 1);
    assert!(
        refused.err.contains(
            "a match of first to two wins cannot end so: write games won, such as 2-1, or a letter \
             for each game"
        ),
        "{}",
        refused.err
    );
}
