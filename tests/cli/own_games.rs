//! Games that the program does not know, each a file in `tests/rulesets`.
//!
//! A trading card game and a miniatures game are played from the first player to the champion.
//! Their standings were worked out by hand. Whole events of all are judged.

use super::desk::{Desk, fixture};
use super::own_game::{self, standings};
use serde_json::json;
use std::path::Path;

const GAMES: [(&str, &str); 4] = [
    ("magic", include_str!("../rulesets/magic.yaml")),
    ("x-wing", include_str!("../rulesets/x-wing.yaml")),
    ("chess", include_str!("../rulesets/chess.yaml")),
    ("resistance", include_str!("../rulesets/resistance.yaml")),
];

fn event(game: &str, structure: [&str; 2], players: &[&str]) -> Desk {
    own_game::event(&GAMES, game, structure, players)
}

fn champion(desk: &Desk) -> String {
    let event = desk.event();
    let at = event["champion"].as_u64().unwrap() as usize - 1;
    event["entrants"][at]["name"].as_str().unwrap().to_owned()
}

/// Plays rounds paired by hand: the pairs, and each table's result.
fn play(desk: &Desk, rounds: &[(&str, &[&str])]) {
    for (pairs, results) in rounds {
        let pair = format!("pair manual '{pairs}'");
        let reports = (1..).zip(*results).map(|(table, result)| format!("report {table} {result}"));
        desk.verbs([pair].into_iter().chain(reports));
    }
}

#[test]
fn both_are_right_and_nothing_in_the_program_knows_them() {
    for (id, text) in GAMES {
        let desk = Desk::new();
        let path = fixture(&format!("rulesets/{id}.yaml"));
        let told = desk.done(&format!("games check '{path}'"));
        assert!(told.contains("nothing is wrong"), "{told}");
        assert!(text.contains(&format!("\nid: {id}\n")));
    }
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            // Tests inside the program may name any game.
            if path.components().any(|part| part.as_os_str() == "tests")
                || path.ends_with("tests.rs")
            {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap().to_lowercase();
            for name in ["x-wing", "magic: the"] {
                assert!(!text.contains(name), "{} knows {name}", path.display());
            }
        }
    }
}

/// Best of three, drawn if time ran out; a bye counts as a 2–0 win.
///
/// | | points | of 9 | games | met |
/// |---|---|---|---|---|
/// | Fay | 3 + bye 3 + 1 | 7/9 | 4 won, 1 drawn of 5: 13/15 | Eva, Ben |
/// | Ben | 3 + 1 + 1 | 5/9 | 2 won, 1 drawn of 3: 7/9 | Ada, Dan, Fay |
/// | Dan | 1 + 1 + bye 3 | 5/9 | 3 won, 1 drawn of 5: 10/15 | Cyd, Ben |
/// | Cyd | 1 + 1 + 3 | 5/9 | 3 won, 1 drawn of 6: 10/18 | Dan, Ada, Gus |
/// | Eva | 0 + 3 + 1 | 4/9 | 2 won of 4: 6/12 | Fay, Gus, Ada |
/// | Gus | bye 3 + 0 + 0 | 3/9 | 2 won of 5: 6/15 | Eva, Cyd |
/// | Ada | 0 + 1 + 1 | 2/9, so 1/3 | 1 won of 4: 3/12, so 1/3 | Ben, Cyd, Eva |
#[test]
fn a_card_game_by_its_percentages() {
    let desk = event("magic", ["3", "4"], &["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay", "Gus"]);
    play(
        &desk,
        &[
            ("Ada=Ben, Cyd=Dan, Eva=Fay, Gus=bye", &["LL", "WLD", "LL"]),
            ("Ada=Cyd, Eva=Gus, Ben=Dan, Fay=bye", &["WL", "WW", "0-0"]),
            ("Ada=Eva, Cyd=Gus, Ben=Fay, Dan=bye", &["0-0", "W", "D"]),
        ],
    );
    let line = |name: &str, points: u32, [omw, gw, ogw]: [&str; 3]| {
        json!([name, points, {
            "opponents_match_wins": omw, "game_win_percentage": gw, "opponents_game_wins": ogw
        }])
    };
    assert_eq!(
        standings(&desk),
        [
            // (4/9 + 5/9) / 2; 13/15; (1/2 + 7/9) / 2
            line("Fay", 7, ["1/2", "13/15", "23/36"]),
            // (1/3 + 5/9 + 7/9) / 3; 7/9; (1/3 + 2/3 + 13/15) / 3
            line("Ben", 5, ["5/9", "7/9", "28/45"]),
            // (5/9 + 5/9) / 2; 10/15; (5/9 + 7/9) / 2: level with Ben but for the games
            line("Dan", 5, ["5/9", "2/3", "2/3"]),
            // (5/9 + 1/3 + 1/3) / 3; 10/18; (2/3 + 1/3 + 2/5) / 3
            line("Cyd", 5, ["11/27", "5/9", "7/15"]),
            // (7/9 + 1/3 + 1/3) / 3; 6/12; (13/15 + 2/5 + 1/3) / 3
            line("Eva", 4, ["13/27", "1/2", "8/15"]),
            // (4/9 + 5/9) / 2; 6/15; (1/2 + 5/9) / 2
            line("Gus", 3, ["1/2", "2/5", "19/36"]),
            // (5/9 + 5/9 + 4/9) / 3; 3/12, so the minimum; (7/9 + 5/9 + 1/2) / 3
            line("Ada", 2, ["14/27", "1/3", "11/18"]),
        ]
    );
    desk.verbs(["cut", "pair"]);
    assert_eq!(desk.event()["stages"][1]["seeds"], json!([6, 2, 4, 3]));
    let level = "\"WL\": one game each, so the third decides: write the games won, such as 2-1.";
    assert_eq!(desk.refused("report 1 1-1"), level.replace("WL\"", "1-1\""));
    assert_eq!(desk.refused("report 1 WL"), level);
    let drawn = "\"WDW\": no draw is possible here: write W or L, or X if both lost.";
    assert_eq!(desk.refused("report 1 WDW"), drawn);
    desk.verbs(["report 1 LWL", "report 2 WW", "pair", "report 1 LWW", "finish"]);
    assert_eq!(champion(&desk), "Cyd");
    let told = desk.done("verify shop.yaml");
    assert!(told.contains("shop.yaml: all is well: "), "{told}");
}

/// A squad is worth 100: the winner gets 100 plus the margin, the loser 100 minus it.
///
/// A bye is worth 150. A conceded match counts 200 to 0, and a match lost by both counts 0.
///
/// | | round 1 | round 2 | round 3 | sum |
/// |---|---|---|---|---|
/// | Ben | 63 | 200 | bye 150 | 413 |
/// | Ada | 137 | 88 | 100 | 325 |
/// | Dan | 200 | 112 | 0 | 312 |
/// | Cyd | 0 | bye 150 | 100 | 250 |
/// | Eva | bye 150 | 0 | 0 | 150 |
#[test]
fn a_game_of_miniatures_by_its_margins() {
    let desk = event("x-wing", ["3", "2"], &["Ada", "Ben", "Cyd", "Dan", "Eva"]);
    play(
        &desk,
        &[
            ("Ada=Ben, Cyd=Dan, Eva=bye", &["W margin=73", "L margin=100"]),
            ("Ada=Dan, Ben=Eva, Cyd=bye", &["L margin=12", "concede B"]),
            ("Dan=Eva, Ada=Cyd, Ben=bye", &["X", "W margin=0"]),
        ],
    );
    let corrected = desk.verb("report 1 W margin=37 round=1");
    assert!(
        corrected
            .ends_with("Table 1 corrected: Ada beat Ben, by 37 (it was: Ada beat Ben, by 73).\n"),
        "{corrected}"
    );
    let again = desk.verb("report 1 W margin=37 round=1");
    assert_eq!(again, "Table 1: Ada beat Ben, by 37. It was entered already.\n");
    let line = |name: &str, points: u32, margin: i64, sos: &str| json!([name, points, {"margin": margin, "sos": sos}]);
    assert_eq!(
        standings(&desk),
        [
            line("Ben", 2, 413, "1/2"),
            line("Ada", 2, 325, "5/9"),
            line("Dan", 2, 312, "4/9"),
            line("Cyd", 1, 250, "2/3"),
            line("Eva", 1, 150, "2/3"),
        ]
    );
    let first = &desk.event()["stages"][0]["rounds"][0]["pairings"][0]["result"];
    assert_eq!(*first, json!({"games": "W", "points": [1, 0], "winner": 1, "margin": 37}));
    let shown = desk.done("show shop.yaml pairings --round 1");
    assert!(shown.contains("1–0, by 37"), "{shown}");
    desk.verbs(["cut", "pair"]);
    assert_eq!(
        desk.refused("report 1 W margin=5"),
        "Table 1: a margin counts only before the finals; leave margin= out."
    );
    desk.verbs(["report 1 L", "finish"]);
    assert_eq!(champion(&desk), "Ada");
    let told = desk.done("verify shop.yaml");
    assert!(told.contains("shop.yaml: all is well: "), "{told}");
}

#[test]
fn a_margin_that_cannot_be_is_refused_with_what_can() {
    let desk = event("x-wing", ["2", "0"], &["Ada", "Ben", "Cyd", "Dan"]);
    desk.verb("pair manual 'Ada=Ben, Cyd=Dan'");
    let refused = |words: &str| desk.refused(&format!("report 1 {words}"));
    assert_eq!(
        refused("W"),
        "Table 1: the winner's margin is missing; write it behind the result, \
         margin=0 to margin=100."
    );
    assert_eq!(
        refused("W margin=101"),
        "Table 1: 101 is more than a match can be won by; write margin=0 to margin=100."
    );
    assert_eq!(
        refused("X margin=5"),
        "Table 1: nobody won, so there is no margin; leave margin= out."
    );
    let usage = |words: &str| desk.tried(&format!("report 1 {words}"));
    let odd = usage("noshow A margin=5");
    assert_eq!(odd.status, 2);
    assert!(
        odd.err.starts_with("margin= goes with a match that was played; leave margin= out."),
        "{}",
        odd.err
    );
    let destiny = Desk::with_players(7, &["Ada", "Ben", "Cyd", "Dan"]);
    destiny.verb("pair");
    assert_eq!(
        destiny.refused("report 1 W margin=5"),
        "Table 1: this game has no margins; leave margin= out."
    );
}

#[test]
fn whole_events_of_both_stand_before_the_judge() {
    let desk = event("magic", ["3", "0"], &[]);
    for (id, _) in GAMES {
        own_game::judged(&desk, id);
    }
}

/// The section "A game of your own" of `config/README.md`, word for word.
fn guide() -> &'static str {
    let readme = include_str!("../../config/README.md");
    let start = readme.find("## A game of your own").unwrap();
    let guide = &readme[start..];
    &guide[..guide[3..].find("\n## ").unwrap() + 3]
}

#[test]
fn the_guide_is_true() {
    let desk = Desk::new();
    let commands = guide().split("```").nth(1).unwrap();
    let commands: Vec<&str> = commands.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(commands.len(), 5);
    for command in commands {
        // A few events are as good as a hundred here.
        let words = command.strip_prefix("komandor ").unwrap();
        desk.done(&words.replace("--events 100", "--events 4"));
    }
    desk.done("games show sea-battle");
    for name in
        ["config/ruleset-template.yaml", "tests/rulesets/magic.yaml", "tests/rulesets/x-wing.yaml"]
    {
        assert!(guide().contains(name), "{name}");
    }
}

/// The reader accepts every line of the table when it is written into a new game.
#[test]
fn what_the_guide_has_for_a_game_is_understood() {
    let desk = Desk::new();
    desk.done("games new sea-battle");
    let text = String::from_utf8(desk.bytes("config/komandor/rulesets/sea-battle.yaml")).unwrap();
    let written = |key: &str| {
        let start = guide().find(&format!("`{key}: ")).unwrap() + 1;
        let end = start + guide()[start..].find('`').unwrap();
        &guide()[start..end]
    };
    let without = |key: &str| {
        let kept = text.lines().filter(|line| !line.trim_start().starts_with(key));
        kept.collect::<Vec<_>>().join("\n")
    };
    let check = |key: &str, extra: &str, and: [&str; 2]| {
        let under = if key == "cuts" { "\nfinals:\n" } else { "\npreliminary:\n" };
        let line = format!("{under}  {}\n{extra}", written(key));
        let text = without(&format!("{key}:")).replacen(under, &line, 1);
        desk.write(
            "own.yaml",
            text.replace(and[0], and[1])
                .replace("\nid: sea", "\nid: air")
                .replace("key: e", "key: q"),
        );
        let ended = desk.run("games check own.yaml");
        assert_eq!(ended.status, 0, "{key}: {}", ended.err);
    };
    check("points", "", ["", ""]);
    check("match", "", ["", ""]);
    check("percentages", "", ["", ""]);
    check("cuts", "", ["", ""]);
    check("margin", "", ["esos_mean, random", "margin, random"]);
    check("tie_breaks", "", ["match: one_game   ", "match: first_to_two"]);
}
