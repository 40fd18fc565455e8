//! Games whose results are both scores: the winner and the tournament points follow from them.

use super::desk::{Desk, fixture};
use super::own_game::{self, standings};
use serde_json::json;

const GAMES: [(&str, &str); 2] = [
    ("fleet", include_str!("../rulesets/fleet.yaml")),
    ("skirmish", include_str!("../rulesets/skirmish.yaml")),
];

fn event(game: &str, structure: [&str; 2], players: &[&str]) -> Desk {
    own_game::event(&GAMES, game, structure, players)
}

/// A table of tournament points like that of Star Wars: Armada.
///
/// It comes from public knowledge and was not held against the regulations (3.1.1 of 15 April
/// 2018). A win by up to 59 is 6–5, by up to 139 7–4, by up to 219 8–3, by up to 299 9–2, and by
/// more 10–1.
///
/// | | round 1 | round 2 | points | own | against |
/// |---|---|---|---|---|---|
/// | Ada | 400–100 Ben, 10 | 200–260 Cyd, 4 | 14 | 600 | 360 |
/// | Cyd | 59–0 Dan, 6 | 260–200 Ada, 7 | 13 | 319 | 200 |
/// | Dan | 0–59 Cyd, 5 | 140–0 Eva gave up, 8 | 13 | 140 | 59 |
/// | Eva | bye, 8 | 0–140, 3 | 11 | 140 | 140 |
/// | Ben | 100–400 Ada, 1 | bye, 8 | 9 | 240 | 400 |
#[test]
fn tournament_points_by_the_difference_of_the_scores() {
    let desk = event("fleet", ["2", "2"], &["Ada", "Ben", "Cyd", "Dan", "Eva"]);
    desk.verb("pair manual 'Ada=Ben, Cyd=Dan, Eva=bye'");
    assert!(desk.verb("report 1 400-100").ends_with("Table 1: Ada beat Ben 400–100 (10–1).\n"));
    assert!(desk.verb("report 2 59:0").ends_with("Cyd beat Dan 59–0 (6–5).\n"));
    desk.verb("pair manual 'Ada=Cyd, Dan=Eva, Ben=bye'");
    assert!(desk.verb("report 1 200 260").ends_with("Cyd beat Ada 260–200 (7–4).\n"));
    assert!(desk.verb("report 2 concede B").ends_with("Eva conceded to Dan.\n"));
    let line = |name: &str, points: u32, [difference, own, opponents]: [i32; 3], sos: &str| {
        let mean = sos.parse().map_or_else(|_| json!(sos), |whole: u32| json!(whole));
        json!([name, points, {
            "score_difference": difference, "own_score": own, "opponents_score": opponents,
            "sos": mean
        }])
    };
    assert_eq!(
        standings(&desk),
        [
            line("Ada", 14, [240, 600, 559], "11/2"),
            line("Cyd", 13, [119, 319, 740], "27/4"),
            line("Dan", 13, [81, 140, 459], "6"),
            line("Eva", 11, [140 - 140, 140, 140], "13/2"),
            line("Ben", 9, [-160, 240, 600], "7"),
        ]
    );
    let result = &desk.event()["stages"][0]["rounds"][1]["pairings"][0]["result"];
    assert_eq!(*result, json!({"games": "L", "points": [4, 7], "winner": 3, "scores": [200, 260]}));
    let csv = desk.done("show shop.yaml pairings --round 1 --format csv");
    assert!(csv.contains("400–100 (10–1)"), "{csv}");
    // A correction says both results.
    assert!(desk.verb("report 1 260-200").ends_with(
        "Table 1 corrected: Ada beat Cyd 260–200 (7–4) (it was: Cyd beat Ada 260–200 (7–4)).\n"
    ));
    desk.verb("undo");
    // A level game in a bracket has the winner that is told, and no points.
    desk.verbs(["cut", "pair"]);
    assert!(desk.verb("report 1 200-200 L").ends_with("Cyd beat Ada 200–200.\n"));
    desk.verb("finish");
    desk.is_sound();
}

/// A draw where scores are level, and a margin that follows from them: 20 at most.
///
/// A no-show gives the other the bye. A match that both lost is lost by a walkover each.
///
/// | | round 1 | round 2 | points | own | margin |
/// |---|---|---|---|---|---|
/// | Ada | 30–5 Ben, by 20 | 12–12 Cyd | 4 | 42 | 20 |
/// | Cyd | Dan did not appear: a bye | 12–12 Ada | 4 | 32 | 10 |
/// | Ben | 5–30 Ada | bye | 3 | 25 | −10 |
/// | Dan | did not appear | left | 0 | 0 | −20 |
#[test]
fn level_scores_are_drawn_and_the_margin_follows() {
    let desk = event("skirmish", ["2", "0"], &["Ada", "Ben", "Cyd", "Dan"]);
    desk.verb("pair manual 'Ada=Ben, Cyd=Dan'");
    assert!(desk.verb("report 1 30-5").ends_with("Ada beat Ben 30–5.\n"));
    desk.verbs(["report 2 noshow B", "pair manual 'Ada=Cyd, Ben=bye'"]);
    assert!(desk.verb("report 1 12-12").ends_with("Ada and Cyd drew 12–12.\n"));
    let line = |name: &str, points: u32, [own, margin, opponents]: [i32; 3]| {
        json!([name, points, {
            "own_score": own, "margin": margin, "opponents_score": opponents
        }])
    };
    assert_eq!(
        standings(&desk),
        [
            line("Ada", 4, [42, 20, 57]),
            line("Cyd", 4, [32, 10, 42]),
            line("Ben", 3, [25, -10, 42]),
            line("Dan", 0, [0, -20, 32]),
        ]
    );
    desk.verb("finish");
    desk.is_sound();
}

#[test]
fn scores_that_cannot_be_are_refused_with_what_can() {
    let desk = event("fleet", ["2", "0"], &["Ada", "Ben", "Cyd", "Dan"]);
    desk.verb("pair manual 'Ada=Ben, Cyd=Dan'");
    let refused = |words: &str| desk.refused(&format!("report 1 {words}"));
    assert_eq!(
        refused("W"),
        "Table 1: both scores are missing; write them as 24-17, from 0 to 1000."
    );
    assert_eq!(
        refused("1001-3"),
        "Table 1: 1001 is more than a player can score; write scores from 0 to 1000."
    );
    assert_eq!(
        refused("24-24"),
        "Table 1: the scores 24–24 do not say who won; write W or L behind them, as in 24-24 W."
    );
    assert_eq!(refused("0-0"), refused("24-24").replace("24", "0"));
    assert_eq!(refused("24-24 D"), "Table 1: behind 24–24 stands W or L, not D.");
    assert_eq!(
        refused("24-17 L"),
        "Table 1: 24–17 says W, not L; leave the letter out, or correct the scores."
    );
    assert_eq!(refused("24-17 margin=7"), "Table 1: this game has no margins; leave margin= out.");
    assert!(desk.verb("report 1 24-24 w").ends_with("Ada beat Ben 24–24 (6–5).\n"));
    assert!(desk.verb("report 2 X").ends_with("Cyd and Dan both lost.\n"));
    // Without scores in the game, a pair of numbers is no result.
    let destiny = Desk::with_players(7, &["Ada", "Ben", "Cyd", "Dan"]);
    destiny.verb("pair");
    assert_eq!(
        destiny.refused("report 1 24-17"),
        "\"24-17\": \"2\" is no result: write one letter per game, W won, L lost, X lost by both."
    );
}

#[test]
fn the_rules_of_scores_in_words() {
    let told = Desk::new().done("games show destiny");
    assert!(!told.contains("Scores"), "{told}");
    let desk = event("fleet", ["2", "0"], &[]);
    let told = desk.done("games show fleet");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "by the difference of the scores: from 0 6–5, from 60 7–4, from 140 8–3, from 220 9–2, \
         from 300 10–1; a bye 8",
        "Score, 0-1000; the higher score wins; level scores: the winner is told; \
         without a game 140–0; a bye counts 140–0",
        "difference of scores",
    ] {
        assert!(told.contains(said), "{said}\n{told}");
    }
}

#[test]
fn whole_events_stand_before_the_judge() {
    let desk = event("fleet", ["3", "0"], &[]);
    for (id, _) in GAMES {
        let path = fixture(&format!("rulesets/{id}.yaml"));
        let told = Desk::new().done(&format!("games check '{path}'"));
        assert!(told.contains("nothing is wrong"), "{told}");
        own_game::judged(&desk, id);
    }
}

/// The judge finds what no command could have left.
#[test]
fn a_result_that_its_scores_contradict_is_found() {
    let desk = event("fleet", ["1", "0"], &["Ada", "Ben", "Cyd", "Dan"]);
    desk.verbs(["pair manual 'Ada=Ben, Cyd=Dan'", "report 1 400-100"]);
    let text = String::from_utf8(desk.bytes("shop.yaml")).unwrap();
    let line = text.lines().last().unwrap();
    assert!(line.contains("games: \"W\", scores: [400, 100]"), "{line}");
}

/// Two players before a final first to two wins, after a Swiss round with scores.
fn final_of_games() -> Desk {
    let penalties = "penalties: [{id: game-loss, name: {en: Game loss}, effect: game_loss, \
                     about: {en: As the judge says.}}]\n";
    let text = format!("{}{penalties}", GAMES[1].1);
    let players = ["Ada", "Ben", "Cyd", "Dan"];
    let desk = own_game::event(&[("skirmish", &text)], "skirmish", ["1", "2"], &players);
    desk.verbs([
        "setup finals=first-to-two",
        "pair manual 'Ada=Ben, Cyd=Dan'",
        "report 1 24-17",
        "report 2 20-11",
        "cut",
        "pair",
    ]);
    desk
}

#[test]
fn a_final_of_several_games_has_games_and_no_scores() {
    for (told, said) in [
        ("2-1", "Table 1: Ada beat Cyd 2–1."),
        ("WLW", "Table 1: Ada beat Cyd 2–1."),
        ("LL", "Table 1: Cyd beat Ada 2–0."),
        (
            "concede A",
            "Table 1: Ada conceded game 1 to Cyd; it stands 0–1. Game 2 is to be played.",
        ),
        ("noshow B", "Table 1: Cyd did not appear, Ada wins."),
    ] {
        let desk = final_of_games();
        let words: Vec<&str> = ["report", "1"].into_iter().chain(told.split(' ')).collect();
        let line = desk.verb(&words);
        assert!(line.contains(said), "{line}");
        let result = desk.event()["stages"][1]["rounds"][0]["pairings"][0]["result"].clone();
        assert_eq!(result.get("scores"), None, "{result}");
        desk.is_sound();
    }
    let desk = final_of_games();
    assert_eq!(
        desk.refused("report 1 24-17"),
        "Table 1: in a match of several games the games are entered, not the scores; write one \
         letter per game."
    );
    let slips = desk.done("show shop.yaml slips");
    assert!(slips.contains("Games won") && !slips.contains("Score"), "{slips}");
    // Two games lost by a penalty, and a player who is put out.
    desk.verbs(["penalty Cyd game-loss", "penalty Cyd game-loss"]);
    desk.is_sound();
    // Before the first game somebody else would come into the final.
    let desk = final_of_games();
    desk.verbs(["begun 1", "disqualify Cyd cheated"]);
    assert_eq!(desk.event()["champion"], json!(1));
    desk.is_sound();
}

#[test]
fn a_margin_may_be_entered_as_both_scores() {
    let desk = Desk::with("x-wing --seed 7 --date 2026-11-21", &["Ala", "Bea", "Cyd", "Dag"]);
    desk.verb("pair manual 'Ala = Bea, Cyd = Dag'");
    for (result, said) in [
        (&["120-85"][..], "saved #6: Table 1: Ala beat Bea, by 35.\n"),
        (&["120:85"], "Table 1: Ala beat Bea, by 35. It was entered already.\n"),
        (&["120–85"], "Table 1: Ala beat Bea, by 35. It was entered already.\n"),
        (&["120", "85"], "Table 1: Ala beat Bea, by 35. It was entered already.\n"),
        (&["W", "margin=35"], "Table 1: Ala beat Bea, by 35. It was entered already.\n"),
    ] {
        assert_eq!(desk.verb(&[&["report", "1"], result].concat()), said);
    }
    assert_eq!(desk.verb("report 2 85-120"), "saved #7: Table 2: Dag beat Cyd, by 35.\n");
    let round = &desk.event()["stages"][0]["rounds"][0]["pairings"];
    assert_eq!(round[1]["result"]["games"], "L");
    assert_eq!(round[1]["result"]["margin"], 35);
    assert!(round[1]["result"].get("scores").is_none());
    for (result, why) in [
        (
            &["100-100"][..],
            "the scores 100–100 do not say who won; write W or L behind them, as in 100-100 W",
        ),
        (&["201-0"], "201 is more than a player can score; write scores from 0 to 200"),
        (&["120-85", "L"], "120–85 says W, not L; leave the letter out, or correct the scores"),
        (&["120-85", "margin=35"], "the margin follows from the scores; leave margin= out"),
    ] {
        let refused = desk.refused(&[&["report", "1"], result].concat());
        assert_eq!(refused, format!("Table 1: {why}."));
    }
    assert!(desk.verb("report 1 100-100 L").contains("Bea beat Ala, by 0"));
}
