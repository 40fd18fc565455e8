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
    desk.is_sound();
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
            "step 1 is tied (15 to 15); give cards-left=N:N.",
        ),
        (
            "1 damage-in-play=5:15 defeated-health=10:0 cards-left=6:6",
            "step 2 is tied (6 to 6); give battlefield=A|B.",
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
        "\"both\" is not an ending in the rules; write both-defeated or both-out-of-cards."
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
        "A beat B; time called: game 2 had not begun, so the leader wins."
    );
}

#[test]
fn e28_game_2() {
    let desk = to_two("destiny");
    assert_eq!(
        refused(&desk, "1 game=2 won=none"),
        "who won the earlier games? Write a letter for each from A's side, as in games=W or games=WL."
    );
    // Nobody wins it by the end of the round.
    assert_eq!(
        said(&desk, "1 games=W game=2 won=none"),
        "A beat B; time called: nobody won game 2, so the leader wins."
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
        "A lost game 2 to B; score 1–1. Next: game 3. Play game 3 at least to the end of its round 2, then count."
    );
    assert_eq!((&table(&desk)["result"], &table(&desk)["so_far"]), (&Value::Null, &json!("WL")));
    // The games before are known from then on.
    assert_eq!(
        refused(&desk, "1 damage-in-play=3:9 defeated-health=0:0"),
        "which round of game 3 was the last one finished? The rules need round 2 or later; write round-of-game=2."
    );
    assert_eq!(
        said(&desk, "1 round-of-game=2 damage-in-play=3:9 defeated-health=0:0"),
        "A beat B 2–1; time called: less damage (3 to 9), step 1."
    );
    assert_eq!(result(&desk).0, "WLW");
    desk.is_sound();
}

#[test]
fn e28_game_3_is_played_to_the_end_of_its_second_round() {
    let desk = to_two("destiny");
    let counts = "damage-in-play=9:3 defeated-health=0:0";
    assert_eq!(
        refused(&desk, &format!("1 games=WL game=3 round-of-game=1 {counts}")),
        "play game 3 at least to the end of its round 2, then count."
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
        "there is already a result: B beat A; to replace it, add the word correct at the end."
    );
    let told =
        desk.verb(&[&["time"][..], &counts.split(' ').collect::<Vec<_>>(), &["correct"]].concat());
    assert_eq!(
        anonymous(&desk, &told),
        "saved #7: Table 1 corrected: A beat B; time called: less damage (3 to 9), step 1 (it \
         was: B beat A).\n"
    );
    let again = desk.verb(&[&["time"][..], &counts.split(' ').collect::<Vec<_>>()].concat());
    assert!(again.ends_with("This result is already entered.\n"), "{again}");
    desk.verb("undo");
    assert_eq!(result(&desk), ("L".to_owned(), Value::Null));
    desk.verb("redo");
    assert_eq!(result(&desk).0, "W");
}

#[test]
fn what_is_wrong_is_named_in_one_sentence() {
    let desk = paired("destiny", "");
    for (counts, expected) in [
        ("1 damage-in-play=-3:9", "damage-in-play is -3, but can't be negative."),
        ("1 damage-in-play=3:99999", "damage-in-play is at most 9999."),
        ("1 damage-in-play=3:x", "\"x\" in damage-in-play is not a whole number."),
        (
            "1 damage-in-play=3",
            "damage-in-play=\"3\" is not a count; write A's and B's, as in damage-in-play=11:14.",
        ),
        (
            "1 damage=3:9",
            "\"damage\" is not counted here; use damage-in-play, defeated-health, cards-left, battlefield.",
        ),
        (
            "1 battlefield=both",
            "battlefield=\"both\": exactly one player has it; write battlefield=A or battlefield=B.",
        ),
        ("1 game=2 won=A", "this match is one game; leave game and games out."),
        ("1 won=A damage-in-play=3:9", "game 1 is not counted; leave the numbers out."),
        ("9 won=A", "No table 9 in round 1: choose 1 to 2."),
    ] {
        assert_eq!(refused(&desk, counts), expected, "{counts}");
    }
    let odd = paired("tcg", "--structure custom --rounds 1");
    assert_eq!(
        refused(&odd, "1 won=A"),
        "the rules of this game don't say what happens when time is up here; make a ruling, and report the result."
    );
}

#[test]
fn a_table_whose_clock_still_runs_is_warned_about() {
    let desk = paired("destiny", "");
    desk.verb("timer start");
    let words = ["do", "shop.yaml", "time", "1", "damage-in-play=3:9", "defeated-health=0:0"];
    let ended = desk.run(&words);
    assert!(ended.err.starts_with("warning: Table 1 still has time: 3"), "{}", ended.err);
}

#[test]
fn e34_points_from_figures_decide_between_equal_victory_points() {
    let desk = paired("imperial-assault", "");
    assert_eq!(
        refused(&desk, "1 victory-points=30:30"),
        "step 1 is tied (30 to 30); give figure-points=N:N."
    );
    assert_eq!(
        said(&desk, "1 victory-points=30:30 figure-points=20:30"),
        "B beat A; time called: more points from defeated enemy figures (30 to 20), step 2."
    );
}

#[test]
fn points_from_figures_are_a_part_of_the_victory_points() {
    let desk = paired("imperial-assault", "");
    let time = ["victory-points=20:20", "figure-points=25:10"];
    let ended = desk.run(&[&["do", "shop.yaml", "time", "1"][..], &time[..]].concat());
    assert_eq!(ended.status, 0);
    assert_eq!(
        ended.err,
        "warning: Ewa: 25 in \"Points from defeated enemy figures\" is more than 20 in \"Victory \
         points from figures, missions and cards\", which includes it. Count again.\n"
    );
    let recount = ["victory-points=25:25", "figure-points=25:10", "correct"];
    let ended = desk.run(&[&["do", "shop.yaml", "time", "1"][..], &recount[..]].concat());
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
}

#[test]
fn e35_damage_and_at_last_the_blue_dice() {
    let level = "1 victory-points=28:28 figure-points=22:22";
    assert_eq!(
        said(&paired("imperial-assault", ""), &format!("{level} damage=4:8 defeated-health=3:0")),
        "A beat B; time called: less damage (7 to 8), step 3."
    );
    let desk = paired("imperial-assault", "");
    let level = format!("{level} damage=4:7 defeated-health=3:0");
    assert_eq!(
        refused(&desk, &level),
        "step 3 is tied (7 to 7); give accuracy=N:N (or roll: the program rolls)."
    );
    assert_eq!(
        refused(&desk, &format!("{level} accuracy=4:4")),
        "step 3 is tied (7 to 7); give accuracy=N:N,N:N."
    );
    assert_eq!(
        refused(&desk, &format!("{level} accuracy=6:3")),
        "accuracy is 6, but the die only shows 2, 3, 4 or 5."
    );
    assert_eq!(
        said(&desk, &format!("{level} accuracy=4:4,5:3")),
        "A beat B; time called: higher accuracy on the blue die (4 to 4, 5 to 3), step 4."
    );
    let (games, time) = result(&desk);
    assert_eq!((games.as_str(), &time["rolls"]), ("W", &json!([[4, 4], [5, 3]])));
    assert_eq!(time["rolled"], Value::Null);
}

#[test]
fn e35_the_program_rolls_by_the_seed_and_keeps_every_roll() {
    let level = "victory-points=28:28 figure-points=22:22 damage=4:7 defeated-health=3:0 roll";
    let rolled = || {
        let desk = paired("imperial-assault", "");
        said(&desk, &format!("1 {level}"));
        result(&desk).1
    };
    let time = rolled();
    assert_eq!(time, rolled());
    assert_eq!(time["rolled"], true);
    let rolls = time["rolls"].as_array().unwrap();
    let (last, before) = rolls.split_last().unwrap();
    assert!(last[0] != last[1] && before.iter().all(|roll| roll[0] == roll[1]), "{time}");
}

#[test]
fn e36_a_group_whose_card_is_in_the_points_pile_counts_nothing() {
    let desk = Desk::new();
    let told = desk.done("games show imperial-assault");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        told.contains("Less damage wins; a group whose card is in the points pile counts nothing")
    );
    assert!(told.contains(
        "Health of own defeated figures whose deployment card is still in play (defeated-health)"
    ));
    // A defeated group of health 9 is not counted, so 5 against 6 decides.
    let level = "1 victory-points=28:28 figure-points=22:22";
    assert_eq!(
        said(&paired("imperial-assault", ""), &format!("{level} damage=5:6 defeated-health=0:0")),
        "A beat B; time called: less damage (5 to 6), step 3."
    );
}

#[test]
fn e38_first_to_two_of_imperial_assault() {
    let desk = to_two("imperial-assault");
    assert_eq!(
        said(&desk, "1 game=1 victory-points=22:18"),
        "A beat B; time called: more victory points (22 to 18), step 1."
    );
    assert_eq!(
        said(&to_two("imperial-assault"), "1 games=L game=2 won=none"),
        "B beat A; time called: nobody won game 2, so the leader wins."
    );
}

fn lcg_finals() -> Desk {
    in_finals("lcg", "--rounds 1 --cut 4")
}

#[test]
fn e46_the_totals_of_the_finals() {
    let desk = lcg_finals();
    let [a, b] = ["a", "b"].map(|key| format!("#{}", table(&desk)[key]));
    assert_eq!(
        refused(&desk, "1 objectives=2 dial=10 damage=7:4 balance=dark"),
        "nothing decides yet; give light=A|B."
    );
    desk.verb(&format!("side 1 '{a}' light"));
    assert_eq!(
        refused(&desk, "1 objectives=2 dial=10 damage=7:4"),
        "nothing decides yet; give balance=A|B."
    );
    assert_eq!(
        said(&desk, "1 objectives=2 dial=10 damage=7:4 balance=dark"),
        "A beat B; time called: the higher total (8.70 to 8.65), step 1."
    );
    let time = result(&desk).1;
    assert_eq!(time["first_side"], "A");
    assert_eq!(time["counted"][3], json!({"id": "balance", "holder": "B"}));
    // The sides are the event's, so a call cannot change them.
    assert_eq!(
        refused(&desk, "1 light=B objectives=2 dial=10 damage=7:4 balance=A correct"),
        "A is recorded as playing light; correct that first, or leave the side out."
    );
    let _ = b;
}

#[test]
fn e46_the_sides_are_asked_for_where_nobody_has_recorded_them() {
    let desk = lcg_finals();
    let line = "1 dark=A objectives=2 dial=10 damage=4:7 balance=A";
    let words: Vec<&str> = ["do", "shop.yaml", "time"].into_iter().chain(line.split(' ')).collect();
    let ended = desk.run(&words);
    let b = table(&desk)["b"].to_string();
    assert!(ended.out.contains("the higher total (8.70 to 8.65), step 1"), "{}", ended.out);
    assert_eq!(
        ended.err,
        format!(
            "warning: Who plays which side isn't recorded yet. To record it: side 1 #{b} light.\n"
        )
    );
    assert_eq!(result(&desk).0, "L");
}

#[test]
fn e47_three_objectives_and_a_dial_of_12_are_wins() {
    let desk = lcg_finals();
    for (counts, expected) in [
        (
            "1 objectives=3 dial=10 damage=7:4 balance=A",
            "objectives is at most 2, with three the light side has won the game; report who won.",
        ),
        (
            "1 objectives=2 dial=12 damage=7:4 balance=A",
            "dial is at most 11, at 12 the dark side has won the game; report who won.",
        ),
        (
            "1 objectives=2 dial=10 damage=7:4 balance=none",
            "balance=\"none\": exactly one player has it; write balance=A or balance=B.",
        ),
        (
            "1 objectives=2 dial=10 damage=7:4 balance=1:1",
            "balance=\"1:1\": exactly one player has it; write balance=A or balance=B.",
        ),
        (
            "1 objectives=2:0 dial=10 damage=7:4 balance=A",
            "objectives is for one side only (light); write one number, as in objectives=2.",
        ),
        ("1 damage=-1:4", "damage is -1, but can't be negative."),
    ] {
        assert_eq!(refused(&desk, counts), expected, "{counts}");
    }
    let bands =
        [("0", "0.25"), ("3", "0.25"), ("4", "4.25"), ("7", "4.25"), ("8", "8.25"), ("11", "8.25")];
    for (dial, total) in bands {
        let told =
            said(&desk, &format!("1 light=A objectives=0 dial={dial} damage=0:0 balance=dark"));
        assert_eq!(
            told,
            format!("B beat A; time called: the higher total ({total} to 0.00), step 1.")
        );
        desk.verb("undo");
    }
}

#[test]
fn e48_the_balance_leaves_no_tie() {
    // Four from objectives and four from the dial, and the same damage.
    for (balance, expected) in [
        ("light", "A beat B; time called: the higher total (4.75 to 4.50), step 1."),
        ("dark", "B beat A; time called: the higher total (4.75 to 4.50), step 1."),
    ] {
        let call = format!("1 light=A objectives=1 dial=5 damage=5:5 balance={balance}");
        assert_eq!(said(&lcg_finals(), &call), expected);
    }
}

#[test]
fn the_final_of_the_card_game_has_no_clock() {
    let desk = lcg_finals();
    for _ in 0..4 {
        if desk.round()["minutes"] == 0 {
            assert_eq!(
                refused(&desk, "1 objectives=1"),
                "this round has no timer, so time is never up."
            );
            return;
        }
        desk.report_all("W");
        desk.verb("pair");
    }
    panic!("no final was paired");
}

#[test]
fn before_the_finals_of_the_card_game_an_undecided_game_is_drawn() {
    let desk = paired("lcg", "--rounds 1 --cut 4");
    assert_eq!(
        said(&desk, "1 games=W game=2 won=none"),
        "A beat B 4–1; time called: game 2 drawn."
    );
    assert_eq!(table(&desk)["result"]["points"], json!([4, 1]));
    // Game 1 alone runs out of time: one point each, and game 2 is not played.
    let desk = paired("lcg", "--rounds 1 --cut 4");
    assert_eq!(said(&desk, "1 game=1 won=none"), "A and B drew 1–1; time called: game 1 drawn.");
    assert_eq!(result(&desk).0, "D");
    // The rules are silent: won in the last turn, game 1 leaves no time for game 2.
    let desk = paired("lcg", "--rounds 1 --cut 4");
    assert!(said(&desk, "1 game=1 won=B").starts_with("B beat A 4–1;"));
    assert_eq!(result(&desk).0, "LD");
    assert_eq!(
        refused(&desk, "1 games=W game=2 damage=3:4 correct"),
        "\"damage\" is not counted here; nothing is."
    );
}

#[test]
fn e51_a_game_of_teams_drawn_on_time_brings_two_points_each_unless_announced_otherwise() {
    let desk = paired("lcg-2v2", "--structure custom --rounds 1");
    assert_eq!(
        said(&desk, "1 games=W game=2 won=none"),
        "A beat B 5–2; time called: game 2 drawn."
    );
    assert_eq!(table(&desk)["result"]["points"], json!([5, 2]));
    let desk = announced("lcg-2v2", "--structure custom --rounds 1", "setup timed_draw=1");
    said(&desk, "1 games=W game=2 won=none");
    assert_eq!(table(&desk)["result"]["points"], json!([4, 1]));
    let desk = paired("lcg-2v2", "--structure custom --rounds 1");
    said(&desk, "1 game=1 won=none");
    assert_eq!(table(&desk)["result"]["points"], json!([2, 2]));
}

#[test]
fn an_unfinished_game_of_unlimited_counts_for_nobody() {
    let desk = paired("unlimited", "");
    let read =
        || (desk.json("standings")["standings"].clone(), table(&desk)["result"]["games"].clone());
    // The call, what is said, and the same entered by hand.
    for (call, told, by_hand) in [
        ("1 games=WL won=none", "A and B drew 1–1; time called: game 3 counts for nobody.", "WL"),
        (
            "1 games=WL game=between",
            "A and B drew 1–1; time called: game 3 counts for nobody.",
            "WL",
        ),
        (
            "1 games=W won=B",
            "A and B drew 1–1; time called: game 2 was won before play stopped.",
            "WL",
        ),
        ("1 game=1 won=none", "A and B drew; time called: game 1 counts for nobody.", "0-0"),
        (
            "1 games=L won=none",
            "B beat A; time called: nobody won game 2, so the leader wins.",
            "L",
        ),
        ("1 games=D won=none", "A and B drew; time called: game 2 counts for nobody.", "D"),
    ] {
        assert_eq!(said(&desk, call), told);
        let called = read();
        desk.verbs(["undo", &format!("report 1 {by_hand}")]);
        assert_eq!(called, read(), "{call}");
        desk.verb("undo");
    }
}

fn untimed_result(desk: &Desk) -> Value {
    let mut result = table(desk)["result"].clone();
    result.as_object_mut().unwrap().remove("time");
    result
}

fn is_well(desk: &Desk) {
    desk.is_sound();
}

#[test]
fn the_margin_is_the_difference_of_what_was_counted() {
    let desk = paired("x-wing", "");
    assert_eq!(
        said(&desk, "1 destroyed=20:84"),
        "B beat A, by 64; time called: more points from destroyed ships (84 to 20), step 1."
    );
    assert_eq!(
        untimed_result(&desk),
        json!({"games": "L", "points": [0, 1], "winner": table(&desk)["b"], "margin": 64})
    );
    is_well(&desk);
    let desk = paired("x-wing", "");
    assert_eq!(
        said(&desk, "1 destroyed=84:84 salvo=3:1"),
        "A beat B, by 0; time called: the final salvo (3 to 1), step 2."
    );
}

#[test]
fn a_margin_of_what_was_not_compared_is_asked_for() {
    let desk = paired("legion", "");
    assert_eq!(
        refused(&desk, "1 tokens=3:2"),
        "the winner is decided; for the margin give defeated=N:N too."
    );
    assert_eq!(
        said(&desk, "1 tokens=3:2 defeated=310:100"),
        "A beat B, by 210; time called: more victory tokens (3 to 2), step 1."
    );
    is_well(&desk);
    // The winner has fewer points: the margin is 0. A margin told by hand stands.
    for (more, margin) in [("defeated=100:310", 0), ("margin=45", 45)] {
        let desk = paired("legion", "");
        assert_eq!(
            said(&desk, &format!("1 tokens=3:2 {more}")),
            format!("A beat B, by {margin}; time called: more victory tokens (3 to 2), step 1.")
        );
    }
    let desk = paired("legion", "");
    assert_eq!(
        refused(&desk, "1 tokens=3:2 margin=801"),
        "a match can't be won by 801; enter margin=0 to margin=800."
    );
    assert_eq!(
        refused(&desk, "1 tokens=3:2 margin=much"),
        "\"much\" in margin is not a whole number."
    );
}

#[test]
fn a_game_won_before_play_stopped_needs_its_margin() {
    let desk = paired("x-wing", "");
    assert_eq!(
        refused(&desk, "1 won=B"),
        "the winner is decided; for the margin give margin=N (up to 200) too."
    );
    assert_eq!(
        said(&desk, "1 won=B margin=200"),
        "B beat A, by 200; time called: won before play stopped."
    );
}

#[test]
fn what_the_steps_decide_is_a_win_on_time() {
    let desk = paired("swccg", "");
    assert_eq!(
        said(&desk, "1 life-force=8:12"),
        "B beat A, by 4 (win on time); time called: more Life Force (12 to 8), step 1."
    );
    assert_eq!(
        untimed_result(&desk),
        json!({"games": "L", "points": [0, 1], "winner": table(&desk)["b"], "margin": 4,
               "timed": true})
    );
    is_well(&desk);
    let desk = paired("swccg", "");
    assert_eq!(
        said(&desk, "1 won=A margin=9"),
        "A beat B, by 9; time called: won before play stopped."
    );
    assert_eq!(untimed_result(&desk)["points"], json!([2, 0]));
}

#[test]
fn in_the_finals_no_margin_is_asked_for() {
    let desk = in_finals_of_legion();
    assert_eq!(
        refused(&desk, "1 tokens=3:2 margin=45"),
        "\"margin\" is not counted here; use tokens, defeated, blue."
    );
    assert_eq!(
        said(&desk, "1 tokens=3:2"),
        "A beat B; time called: more victory tokens (3 to 2), step 1."
    );
    is_well(&desk);
    let note = "1–0     time called: more victory tokens (3 to 2), step 1";
    for sheet in ["results", "bracket", "pairings"] {
        let told = desk.done(&format!("show shop.yaml '{sheet}'"));
        assert!(told.contains(note), "{told}");
    }
    let csv = desk.done("show shop.yaml bracket --format csv");
    assert!(csv.starts_with("Round,Match,Table,Seed A,Player A,Seed B,Player B,Result,Note\n"));
}

fn in_finals_of_legion() -> Desk {
    let desk = paired("legion", "--structure custom --rounds 1 --cut 4");
    desk.verbs(["report 1 W margin=10", "report 2 W margin=20", "cut", "pair"]);
    desk
}
