//! Time called at a table, as a script does it: the worked examples by their numbers.

use super::desk::Desk;
use serde_json::{Value, json};

const GAME: [&str; 4] = ["Ewa", "Jan", "Ola", "Piotr"];

/// An event of this game with Ewa against Jan at table 1, and Ola against Piotr at table 2.
pub fn paired(game: &str, more: &str) -> Desk {
    announced(game, more, "")
}

/// The same with something announced before the first round.
pub fn announced(game: &str, more: &str, setup: &str) -> Desk {
    let desk = Desk::with(&format!("{game} --date 2026-11-21 --seed 7 {more}"), &[]);
    let add = GAME.map(|name| match game {
        "lcg-2v2" => format!("add {name} 'partner=Druh {name}'"),
        _ => format!("add {name}"),
    });
    // A draft has its own order of pairings.
    let pair = if game == "destiny-draft" { "pair" } else { "pair manual '#1 = #2, #3 = #4'" };
    desk.verbs(add.iter().map(String::as_str).chain([setup, pair]));
    desk
}

/// The same at the first table of the finals, after a round of which Ewa and Ola won.
pub fn in_finals(game: &str, more: &str) -> Desk {
    let desk = paired(game, more);
    let won = if game == "lcg" { "WW" } else { "W" };
    desk.verbs([&*format!("report 1 {won}"), &format!("report 2 {won}"), "cut", "pair"]);
    desk
}

pub fn to_two(game: &str) -> Desk {
    let desk = paired(game, "--structure custom --rounds 1 --cut 4");
    desk.verbs(["setup finals=first-to-two", "report 1 W", "report 2 W", "cut", "pair"]);
    desk
}

/// The sentence without `saved #N: Table N: `, with the names of table 1 as A and B.
pub fn said(desk: &Desk, words: &str) -> String {
    let told = desk.verb(&format!("time {words}"));
    let told = told.split_once(": Table 1: ").unwrap_or_else(|| panic!("{told}")).1;
    anonymous(desk, told.trim_end())
}

pub fn refused(desk: &Desk, words: &str) -> String {
    let why = desk.refused(&format!("time {words}"));
    anonymous(desk, why.strip_prefix("Table 1: ").unwrap_or(&why))
}

/// Puts A and B for the players of table 1 of the newest round.
fn anonymous(desk: &Desk, told: &str) -> String {
    let event = desk.event();
    let name = |key: &str| {
        let id = &table(desk)[key];
        let entrants = event["entrants"].as_array().unwrap();
        let found = entrants.iter().find(|entrant| entrant["id"] == *id).unwrap();
        let partner = found["partner"].as_str().map(|partner| format!(" & {partner}"));
        format!("{}{}", found["name"].as_str().unwrap(), partner.unwrap_or_default())
    };
    told.replace(&name("a"), "A").replace(&name("b"), "B")
}

/// Table 1 of the newest round.
pub fn table(desk: &Desk) -> Value {
    desk.round()["pairings"][0].clone()
}

pub fn result(desk: &Desk) -> (String, Value) {
    let result = &table(desk)["result"];
    (result["games"].as_str().unwrap().to_owned(), result["time"].clone())
}

#[test]
fn e25_less_damage_wins() {
    let desk = paired("destiny", "");
    assert_eq!(
        said(&desk, "1 damage-in-play=15:13 defeated-health=0:0"),
        "B beat A; time called: less damage (13 to 15), step 1."
    );
    let counted = json!([
        {"id": "damage-in-play", "a": 15, "b": 13},
        {"id": "defeated-health", "a": 0, "b": 0},
    ]);
    let time = json!({"by": "step", "step": 1, "counted": counted});
    assert_eq!(result(&desk), ("L".to_owned(), time));
    let log = desk.done("show shop.yaml log");
    assert!(
        log.contains(
            "round 1 table 1: Jan beat Ewa; time called: less damage (13 to 15), step 1\n"
        ),
        "{log}"
    );
    let pairings = desk.done("show shop.yaml pairings");
    assert!(pairings.contains("time called: less damage (13 to 15), step 1"), "{pairings}");
    let polish = desk.done("--lang pl show shop.yaml log");
    assert!(polish.contains("koniec czasu: mniej obrażeń (13:15), krok 1"), "{polish}");
    assert!(desk.done("verify shop.yaml").contains("all is well"));
}

#[test]
fn e26_the_steps_in_order() {
    let rows = [
        (
            "damage-in-play=5:16 defeated-health=10:0",
            "A beat B; time called: less damage (15 to 16), step 1.",
        ),
        (
            "damage-in-play=5:15 defeated-health=10:0 cards-left=7:6 battlefield=B",
            "A beat B; time called: more cards left (7 to 6), step 2.",
        ),
        (
            "damage-in-play=8:8 defeated-health=0:0 cards-left=6:6 battlefield=B",
            "B beat A; time called: control of the battlefield, step 3.",
        ),
    ];
    for (counts, expected) in rows {
        assert_eq!(said(&paired("destiny", ""), &format!("1 {counts}")), expected);
    }
}

#[test]
fn e26_a_refusal_names_exactly_the_numbers_wanted_next() {
    let desk = paired("destiny", "");
    for (counts, expected) in [
        ("1", "nothing decides yet; give damage-in-play=N:N and defeated-health=N:N."),
        ("1 damage-in-play=5:15", "nothing decides yet; give defeated-health=N:N."),
        (
            "1 damage-in-play=5:15 defeated-health=10:0",
            "step 1 is level (15 to 15); give cards-left=N:N.",
        ),
        (
            "1 damage-in-play=5:15 defeated-health=10:0 cards-left=6:6",
            "step 2 is level (6 to 6); give battlefield=A|B.",
        ),
    ] {
        assert_eq!(refused(&desk, counts), expected, "{counts}");
    }
    assert_eq!(table(&desk)["result"], Value::Null);
}

#[test]
fn e27_a_double_defeat_goes_to_who_controls_the_battlefield() {
    let desk = paired("destiny", "");
    assert_eq!(
        refused(&desk, "1 situation=both-defeated"),
        "nothing decides yet; give battlefield=A|B."
    );
    assert_eq!(
        said(&desk, "1 situation=both-defeated battlefield=B"),
        "B beat A; both players lost their last character at once: control of the battlefield \
         decides."
    );
    let desk = paired("destiny-draft", "");
    assert_eq!(
        said(&desk, "1 situation=both-out-of-cards battlefield=A"),
        "A beat B; both players had no cards left at the end of the upkeep phase: control of \
         the battlefield decides."
    );
    assert_eq!(
        refused(&desk, "1 situation=both battlefield=A correct"),
        "\"both\" is no ending of the rules; write both-defeated or both-out-of-cards."
    );
}

#[test]
fn e28_game_1_is_decided_by_the_steps_and_ends_the_match() {
    let desk = to_two("destiny");
    assert_eq!(
        refused(&desk, "1 damage-in-play=3:9 defeated-health=0:0"),
        "which game is being played? Write game=1, or the games before it as in games=W; \
         game=between if none is being played."
    );
    assert_eq!(
        refused(&desk, "1 game=1"),
        "had anybody won game 1 when play stopped? Write won=A, won=B or won=none."
    );
    assert_eq!(
        said(&desk, "1 game=1 damage-in-play=3:9 defeated-health=0:0"),
        "A beat B; time called: less damage (3 to 9), step 1."
    );
    assert_eq!(result(&desk).0, "W");
}

#[test]
fn e28_a_game_won_in_time_or_time_between_games_leaves_the_match_to_the_leader() {
    assert_eq!(
        said(&to_two("destiny"), "1 game=1 won=B"),
        "B beat A; time called: game 1 was won before play stopped."
    );
    assert_eq!(
        said(&to_two("destiny"), "1 games=W game=between"),
        "A beat B; time called: game 2 had not begun, so who led wins."
    );
}

#[test]
fn e28_game_2() {
    let desk = to_two("destiny");
    assert_eq!(
        refused(&desk, "1 game=2 won=none"),
        "who won the games before? Write a letter for each as A saw it, as in games=W or \
         games=WL."
    );
    // Nobody wins it by the end of the round.
    assert_eq!(
        said(&desk, "1 games=W game=2 won=none"),
        "A beat B; time called: nobody won game 2, so who led wins."
    );
    assert_eq!(result(&desk).0, "W");
    // The leader wins it.
    let desk = to_two("destiny");
    assert_eq!(
        said(&desk, "1 games=W game=2 won=A"),
        "A beat B 2–0; time called: game 2 was won before play stopped."
    );
    assert_eq!(result(&desk).0, "WW");
    // The other player wins it before the upkeep.
    let desk = to_two("destiny");
    assert_eq!(
        said(&desk, "1 games=W game=2 won=B"),
        "A lost game 2 to B; it stands 1–1. Game 3 is to be played. Play game 3 at least to the \
         end of its round 2, then count."
    );
    assert_eq!((&table(&desk)["result"], &table(&desk)["so_far"]), (&Value::Null, &json!("WL")));
    // The games before are known from then on.
    assert_eq!(
        refused(&desk, "1 damage-in-play=3:9 defeated-health=0:0"),
        "which round of game 3 was played to its end? The rules ask for round 2 at least; write \
         round-of-game=2."
    );
    assert_eq!(
        said(&desk, "1 round-of-game=2 damage-in-play=3:9 defeated-health=0:0"),
        "A beat B 2–1; time called: less damage (3 to 9), step 1."
    );
    assert_eq!(result(&desk).0, "WLW");
    assert!(desk.done("verify shop.yaml").contains("all is well"));
}

#[test]
fn e28_game_3_is_played_to_the_end_of_its_second_round() {
    let desk = to_two("destiny");
    let counts = "damage-in-play=9:3 defeated-health=0:0";
    assert_eq!(
        refused(&desk, &format!("1 games=WL game=3 round-of-game=1 {counts}")),
        "game 3 is played at least to the end of its round 2; play on, and count then."
    );
    assert_eq!(
        said(&desk, &format!("1 games=WL game=3 round-of-game=4 {counts}")),
        "B beat A 2–1; time called: less damage (3 to 9), step 1."
    );
    assert_eq!(result(&desk).0, "WLL");
    let desk = to_two("destiny");
    assert_eq!(
        said(&desk, "1 games=LW game=3 won=A"),
        "A beat B 2–1; time called: game 3 was won before play stopped."
    );
}

#[test]
fn a_table_with_a_result_is_left_alone_unless_the_call_says_correct() {
    let desk = paired("destiny", "");
    let counts = "1 damage-in-play=3:9 defeated-health=0:0";
    desk.verb("report 1 L");
    assert_eq!(
        refused(&desk, counts),
        "there is a result already: B beat A; to replace it, write the word correct behind the \
         call."
    );
    let told =
        desk.verb(&[&["time"][..], &counts.split(' ').collect::<Vec<_>>(), &["correct"]].concat());
    assert_eq!(
        anonymous(&desk, &told),
        "saved #7: Table 1 corrected: A beat B; time called: less damage (3 to 9), step 1 (it \
         was: B beat A).\n"
    );
    let again = desk.verb(&[&["time"][..], &counts.split(' ').collect::<Vec<_>>()].concat());
    assert!(again.ends_with("It was entered already.\n"), "{again}");
    desk.verb("undo");
    assert_eq!(result(&desk), ("L".to_owned(), Value::Null));
    desk.verb("redo");
    assert_eq!(result(&desk).0, "W");
}

#[test]
fn what_is_wrong_is_named_in_one_sentence() {
    let desk = paired("destiny", "");
    for (counts, expected) in [
        ("1 damage-in-play=-3:9", "damage-in-play is -3, and nothing counted is negative."),
        ("1 damage-in-play=3:99999", "damage-in-play is at most 9999."),
        ("1 damage-in-play=3:x", "\"x\" in damage-in-play is no whole number."),
        (
            "1 damage-in-play=3",
            "damage-in-play=3 counts one player; write the number of A and of B, as in \
             damage-in-play=3:14.",
        ),
        (
            "1 damage=3:9",
            "\"damage\" is not counted here; counted are damage-in-play, defeated-health, \
             cards-left, battlefield.",
        ),
        (
            "1 battlefield=both",
            "battlefield=\"both\": exactly one of the players has it; write battlefield=A or \
             battlefield=B.",
        ),
        ("1 game=2 won=A", "this match is one game; leave out game and games."),
        (
            "1 won=A damage-in-play=3:9",
            "side A has won game 1, so nothing is counted; leave out won or the numbers.",
        ),
        ("9 won=A", "There is no table 9 in round 1: tables go from 1 to 2."),
    ] {
        assert_eq!(refused(&desk, counts), expected, "{counts}");
    }
    let odd = paired("tcg", "--structure custom --rounds 1");
    assert_eq!(
        refused(&odd, "1 won=A"),
        "the rules of this game do not say what happens when time is up here; rule, and report \
         the result."
    );
}

#[test]
fn a_table_whose_clock_still_runs_is_warned_about() {
    let desk = paired("destiny", "");
    desk.verb("timer start");
    let words = ["do", "shop.yaml", "time", "1", "damage-in-play=3:9", "defeated-health=0:0"];
    let ended = desk.run(&words);
    assert!(
        ended.err.starts_with("warning: The clock still shows time for table 1: 3"),
        "{}",
        ended.err
    );
}
