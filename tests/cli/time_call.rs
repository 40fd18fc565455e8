//! Time called at a table, as a script does it: the worked examples by their numbers.

use super::*;

const GAME: [&str; 4] = ["Ewa", "Jan", "Ola", "Piotr"];

/// An event of this game with Ewa against Jan at table 1, and Ola against Piotr at table 2.
pub fn paired(game: &str, more: &str) -> Desk {
    announced(game, more, "")
}

fn announced(game: &str, more: &str, setup: &str) -> Desk {
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
fn in_finals(game: &str, more: &str) -> Desk {
    let desk = paired(game, more);
    let won = if game == "lcg" { "WW" } else { "W" };
    desk.verbs([&*format!("report 1 {won}"), &format!("report 2 {won}"), "cut", "pair"]);
    desk
}

fn to_two(game: &str) -> Desk {
    let desk = paired(game, "--structure custom --rounds 1 --cut 4");
    desk.verbs(["setup finals=first-to-two", "report 1 W", "report 2 W", "cut", "pair"]);
    desk
}

fn table(desk: &Desk) -> Value {
    desk.round()["pairings"][0].clone()
}

fn result(desk: &Desk) -> (String, Value) {
    let result = &table(desk)["result"];
    (result["games"].as_str().unwrap().to_owned(), result["time"].clone())
}

#[test]
fn e25_less_damage_wins() {
    let desk = paired("destiny", "");
    desk.plays(
        "> time 1 damage-in-play=15:13 defeated-health=0:0
         saved #6: Table 1: Jan beat Ewa; time called: less damage (13 to 15), step 1.
         $ show shop.yaml log
         …round 1 table 1: Jan beat Ewa; time called: less damage (13 to 15), step 1
         $ show shop.yaml pairings
         …time called: less damage (13 to 15), step 1…
         $ --lang pl show shop.yaml log
         …koniec czasu: mniej obrażeń (13:15), krok 1…",
    );
    let counted = json!([
        {"id": "damage-in-play", "a": 15, "b": 13},
        {"id": "defeated-health", "a": 0, "b": 0},
    ]);
    let time = json!({"by": "step", "step": 1, "counted": counted});
    assert_eq!(result(&desk), ("L".to_owned(), time));
    desk.is_sound();
}

#[test]
fn e26_the_steps_in_order() {
    let desk = paired("destiny", "");
    desk.plays(
        "! time 1
         Table 1: nothing decides yet; give damage-in-play=N:N and defeated-health=N:N.
         ! time 1 damage-in-play=5:15
         Table 1: nothing decides yet; give defeated-health=N:N.
         ! time 1 damage-in-play=5:15 defeated-health=10:0
         Table 1: step 1 is tied (15 to 15); give cards-left=N:N.
         ! time 1 damage-in-play=5:15 defeated-health=10:0 cards-left=6:6
         Table 1: step 2 is tied (6 to 6); give battlefield=A|B.
         > time 1 damage-in-play=5:16 defeated-health=10:0
         saved #6: Table 1: Ewa beat Jan; time called: less damage (15 to 16), step 1.
         > undo
         > time 1 damage-in-play=5:15 defeated-health=10:0 cards-left=7:6 battlefield=B
         saved #8: Table 1: Ewa beat Jan; time called: more cards left (7 to 6), step 2.
         > undo
         > time 1 damage-in-play=8:8 defeated-health=0:0 cards-left=6:6 battlefield=B
         saved #10: Table 1: Jan beat Ewa; time called: control of the battlefield, step 3.",
    );
}

#[test]
fn e27_a_double_defeat_goes_to_who_controls_the_battlefield() {
    paired("destiny", "").plays(
        "! time 1 situation=both-defeated
         Table 1: nothing decides yet; give battlefield=A|B.
         > time 1 situation=both-defeated battlefield=B
         saved #6: Table 1: Jan beat Ewa; both players lost their last character at once: control of the battlefield decides.",
    );
    paired("destiny-draft", "").plays(
        r#"> time 1 situation=both-out-of-cards battlefield=A
           saved #6: Table 1: Jan beat Piotr; both players had no cards left at the end of the upkeep phase: control of the battlefield decides.
           ! time 1 situation=both battlefield=A correct
           Table 1: "both" is not an ending in the rules; write both-defeated or both-out-of-cards."#,
    );
}

/// Ola plays Jan at table 1 of the semi-finals.
#[test]
fn e28_game_1_is_decided_by_the_steps_and_ends_the_match() {
    let desk = to_two("destiny");
    desk.plays(
        "! time 1 damage-in-play=3:9 defeated-health=0:0
         Table 1: which game is being played? Write game=1, or the games before it as in games=W; game=between if none is being played.
         ! time 1 game=1
         Table 1: had anybody won game 1 when play stopped? Write won=A, won=B or won=none.
         > time 1 game=1 damage-in-play=3:9 defeated-health=0:0
         saved #11: Table 1: Ola beat Jan; time called: less damage (3 to 9), step 1.",
    );
    assert_eq!(result(&desk).0, "W");
    // A game won in time, and time between games, leave the match to the leader.
    desk.plays(
        "> undo
         > time 1 game=1 won=B
         saved #13: Table 1: Jan beat Ola; time called: game 1 was won before play stopped.
         > undo
         > time 1 games=W game=between
         saved #15: Table 1: Ola beat Jan; time called: game 2 had not started, so the leader wins.",
    );
}

#[test]
fn e28_game_2() {
    let desk = to_two("destiny");
    desk.plays(
        "! time 1 game=2 won=none
         Table 1: who won the earlier games? Write a letter for each from A's side, as in games=W or games=WL.
         > time 1 games=W game=2 won=none
         saved #11: Table 1: Ola beat Jan; time called: nobody won game 2, so the leader wins.",
    );
    assert_eq!(result(&desk).0, "W");
    desk.plays(
        "> undo
         > time 1 games=W game=2 won=A
         saved #13: Table 1: Ola beat Jan 2–0; time called: game 2 was won before play stopped.",
    );
    assert_eq!(result(&desk).0, "WW");
    desk.plays(
        "> undo
         > time 1 games=W game=2 won=B
         saved #15: Table 1: Ola lost game 2 to Jan; score 1–1. Next: game 3. Play game 3 at least to the end of its round 2, then count.",
    );
    assert_eq!((&table(&desk)["result"], &table(&desk)["so_far"]), (&Value::Null, &json!("WL")));
    desk.plays(
        "! time 1 damage-in-play=3:9 defeated-health=0:0
         Table 1: which round of game 3 was the last one finished? The rules need round 2 or later; write round-of-game=2.
         > time 1 round-of-game=2 damage-in-play=3:9 defeated-health=0:0
         saved #16: Table 1: Ola beat Jan 2–1; time called: less damage (3 to 9), step 1.",
    );
    assert_eq!(result(&desk).0, "WLW");
    desk.is_sound();
}

#[test]
fn e28_game_3_is_played_to_the_end_of_its_second_round() {
    let desk = to_two("destiny");
    desk.plays(
        "! time 1 games=WL game=3 round-of-game=1 damage-in-play=9:3 defeated-health=0:0
         Table 1: play game 3 at least to the end of its round 2, then count.
         > time 1 games=WL game=3 round-of-game=4 damage-in-play=9:3 defeated-health=0:0
         saved #11: Table 1: Jan beat Ola 2–1; time called: less damage (3 to 9), step 1.",
    );
    assert_eq!(result(&desk).0, "WLL");
    desk.plays(
        "> undo
         > time 1 games=LW game=3 won=A
         saved #13: Table 1: Ola beat Jan 2–1; time called: game 3 was won before play stopped.",
    );
}

#[test]
fn a_table_with_a_result_is_left_alone_unless_the_call_says_correct() {
    let desk = paired("destiny", "");
    desk.plays(
        "> report 1 L
         ! time 1 damage-in-play=3:9 defeated-health=0:0
         Table 1: there is already a result: Jan beat Ewa; to replace it, add the word correct at the end.
         > time 1 damage-in-play=3:9 defeated-health=0:0 correct
         saved #7: Table 1 corrected: Ewa beat Jan; time called: less damage (3 to 9), step 1 (it was: Jan beat Ewa).
         > time 1 damage-in-play=3:9 defeated-health=0:0
         …This result is already entered.
         > undo",
    );
    assert_eq!(result(&desk), ("L".to_owned(), Value::Null));
    desk.verb("redo");
    assert_eq!(result(&desk).0, "W");
}

#[test]
fn what_is_wrong_is_named_in_one_sentence() {
    paired("destiny", "").plays(
        r#"! time 1 damage-in-play=-3:9
           Table 1: damage-in-play is -3, but can't be negative.
           ! time 1 damage-in-play=3:99999
           Table 1: damage-in-play is at most 9999.
           ! time 1 damage-in-play=3:x
           Table 1: "x" in damage-in-play is not a whole number.
           ! time 1 damage-in-play=3
           Table 1: damage-in-play="3" is not a count; write A's and B's, as in damage-in-play=11:14.
           ! time 1 damage=3:9
           Table 1: "damage" is not counted here; use damage-in-play, defeated-health, cards-left, battlefield.
           ! time 1 battlefield=both
           Table 1: battlefield="both": exactly one player has it; write battlefield=A or battlefield=B.
           ! time 1 game=2 won=A
           Table 1: this match is one game; leave game and games out.
           ! time 1 won=A damage-in-play=3:9
           Table 1: game 1 is not counted; leave the numbers out.
           ! time 9 won=A
           No table 9 in round 1: choose 1 to 2.
           > timer start
           > time 1 damage-in-play=3:9 defeated-health=0:0
           warning: Table 1 still has time: 3…"#,
    );
    paired("tcg", "--structure custom --rounds 1").plays(
        "! time 1 won=A
         Table 1: the rules of this game don't say what happens when time is up here; make a ruling, and report the result.",
    );
}

#[test]
fn e34_points_from_figures_decide_between_equal_victory_points() {
    let desk = paired("imperial-assault", "");
    desk.plays(
        r#"! time 1 victory-points=30:30
           Table 1: step 1 is tied (30 to 30); give figure-points=N:N.
           > time 1 victory-points=30:30 figure-points=20:30
           saved #6: Table 1: Jan beat Ewa; time called: more points from defeated enemy figures (30 to 20), step 2.
           // Points from figures are a part of the victory points.
           > undo
           > time 1 victory-points=20:20 figure-points=25:10
           warning: Ewa: 25 in "Points from defeated enemy figures" is more than 20 in "Victory points from figures, missions and cards", which includes it. Count again."#,
    );
    assert_eq!(desk.warned("time 1 victory-points=25:25 figure-points=25:10 correct"), "");
}

#[test]
fn e35_damage_and_at_last_the_blue_dice() {
    let desk = paired("imperial-assault", "");
    desk.plays(
        "> time 1 victory-points=28:28 figure-points=22:22 damage=4:8 defeated-health=3:0
         saved #6: Table 1: Ewa beat Jan; time called: less damage (7 to 8), step 3.
         > undo
         ! time 1 victory-points=28:28 figure-points=22:22 damage=4:7 defeated-health=3:0
         Table 1: step 3 is tied (7 to 7); give accuracy=N:N (or roll: the program rolls).
         ! time 1 victory-points=28:28 figure-points=22:22 damage=4:7 defeated-health=3:0 accuracy=4:4
         Table 1: step 3 is tied (7 to 7); give accuracy=N:N,N:N.
         ! time 1 victory-points=28:28 figure-points=22:22 damage=4:7 defeated-health=3:0 accuracy=6:3
         Table 1: accuracy is 6, but the die only shows 2, 3, 4 or 5.
         > time 1 victory-points=28:28 figure-points=22:22 damage=4:7 defeated-health=3:0 accuracy=4:4,5:3
         saved #8: Table 1: Ewa beat Jan; time called: higher accuracy on the blue die (4 to 4, 5 to 3), step 4.",
    );
    let (games, time) = result(&desk);
    assert_eq!((games.as_str(), &time["rolls"]), ("W", &json!([[4, 4], [5, 3]])));
    assert_eq!(time["rolled"], Value::Null);
}

#[test]
fn e35_the_program_rolls_by_the_seed_and_keeps_every_roll() {
    let rolled = || {
        let desk = paired("imperial-assault", "");
        let level = "victory-points=28:28 figure-points=22:22 damage=4:7 defeated-health=3:0";
        desk.verb(&format!("time 1 {level} roll"));
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
    let desk = paired("imperial-assault", "");
    let told = desk.done("games show imperial-assault");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "Less damage wins; a group whose card is in the points pile counts nothing",
        "Health of own defeated figures whose deployment card is still in play (defeated-health)",
    ] {
        assert!(told.contains(said), "{told}");
    }
    // A defeated group of health 9 is not counted, so 5 against 6 decides.
    desk.plays(
        "> time 1 victory-points=28:28 figure-points=22:22 damage=5:6 defeated-health=0:0
         saved #6: Table 1: Ewa beat Jan; time called: less damage (5 to 6), step 3.",
    );
}

#[test]
fn e38_first_to_two_of_imperial_assault() {
    to_two("imperial-assault").plays(
        "> time 1 game=1 victory-points=22:18
         saved #11: Table 1: Ola beat Jan; time called: more victory points (22 to 18), step 1.
         > undo
         > time 1 games=L game=2 won=none
         saved #13: Table 1: Jan beat Ola; time called: nobody won game 2, so the leader wins.",
    );
}

/// Ola plays Jan at table 1.
fn lcg_finals() -> Desk {
    in_finals("lcg", "--rounds 1 --cut 4")
}

#[test]
fn e46_the_totals_of_the_finals() {
    let desk = lcg_finals();
    desk.plays(
        "! time 1 objectives=2 dial=10 damage=7:4 balance=dark
         Table 1: nothing decides yet; give light=A|B.
         > side 1 Ola light
         ! time 1 objectives=2 dial=10 damage=7:4
         Table 1: nothing decides yet; give balance=A|B.
         > time 1 objectives=2 dial=10 damage=7:4 balance=dark
         saved #11: Table 1: Ola beat Jan; time called: the higher total (8.70 to 8.65), step 1.
         // The sides are the event's, so a call cannot change them.
         ! time 1 light=B objectives=2 dial=10 damage=7:4 balance=A correct
         Table 1: A is recorded as playing light; correct that first, or leave the side out.",
    );
    let time = result(&desk).1;
    assert_eq!(time["first_side"], "A");
    assert_eq!(time["counted"][3], json!({"id": "balance", "holder": "B"}));
    // The sides are asked for where nobody has recorded them.
    let desk = lcg_finals();
    desk.plays(
        "> time 1 dark=A objectives=2 dial=10 damage=4:7 balance=A
         …the higher total (8.70 to 8.65), step 1.
         warning: Who plays which side isn't recorded yet. To record it: side 1 #2 light.",
    );
    assert_eq!(result(&desk).0, "L");
}

#[test]
fn e47_three_objectives_and_a_dial_of_12_are_wins() {
    let desk = lcg_finals();
    desk.plays(
        r#"! time 1 objectives=3 dial=10 damage=7:4 balance=A
           Table 1: objectives is at most 2, with three the light side has won the game; report who won.
           ! time 1 objectives=2 dial=12 damage=7:4 balance=A
           Table 1: dial is at most 11, at 12 the dark side has won the game; report who won.
           ! time 1 objectives=2 dial=10 damage=7:4 balance=none
           Table 1: balance="none": exactly one player has it; write balance=A or balance=B.
           ! time 1 objectives=2 dial=10 damage=7:4 balance=1:1
           Table 1: balance="1:1": exactly one player has it; write balance=A or balance=B.
           ! time 1 objectives=2:0 dial=10 damage=7:4 balance=A
           Table 1: objectives is for one side only (light); write one number, as in objectives=2.
           ! time 1 damage=-1:4
           Table 1: damage is -1, but can't be negative."#,
    );
    let bands =
        [("0", "0.25"), ("3", "0.25"), ("4", "4.25"), ("7", "4.25"), ("8", "8.25"), ("11", "8.25")];
    for (dial, total) in bands {
        desk.plays(&format!(
            "> time 1 light=A objectives=0 dial={dial} damage=0:0 balance=dark
             …: Table 1: Jan beat Ola; time called: the higher total ({total} to 0.00), step 1.
             > undo",
        ));
    }
}

/// Four from objectives and four from the dial, and the same damage.
#[test]
fn e48_the_balance_leaves_no_tie() {
    lcg_finals().plays(
        "> time 1 light=A objectives=1 dial=5 damage=5:5 balance=light
         …: Table 1: Ola beat Jan; time called: the higher total (4.75 to 4.50), step 1.
         > undo
         > time 1 light=A objectives=1 dial=5 damage=5:5 balance=dark
         …: Table 1: Jan beat Ola; time called: the higher total (4.75 to 4.50), step 1.",
    );
}

#[test]
fn the_final_of_the_card_game_has_no_clock() {
    let desk = lcg_finals();
    for _ in 0..3 {
        desk.report_all("W");
        desk.verb("pair");
    }
    assert_eq!(desk.round()["minutes"], 0);
    assert_eq!(
        desk.refused("time 1 objectives=1"),
        "Table 1: this round has no timer, so time is never up."
    );
}

#[test]
fn before_the_finals_of_the_card_game_an_undecided_game_is_drawn() {
    let desk = paired("lcg", "--rounds 1 --cut 4");
    desk.plays(
        "> time 1 games=W game=2 won=none
         saved #6: Table 1: Ewa beat Jan 4–1; time called: game 2 drawn.",
    );
    assert_eq!(table(&desk)["result"]["points"], json!([4, 1]));
    // Game 1 alone runs out of time: one point each, and game 2 is not played.
    desk.plays(
        "> undo
         > time 1 game=1 won=none
         saved #8: Table 1: Ewa and Jan drew 1–1; time called: game 1 drawn.",
    );
    assert_eq!(result(&desk).0, "D");
    // The rules are silent: won in the last turn, game 1 leaves no time for game 2.
    desk.plays(
        r#"> undo
           > time 1 game=1 won=B
           saved #10: Table 1: Jan beat Ewa 4–1;…
           ! time 1 games=W game=2 damage=3:4 correct
           Table 1: "damage" is not counted here; nothing is."#,
    );
    assert_eq!(result(&desk).0, "LD");
}

#[test]
fn e51_a_game_of_teams_drawn_on_time_brings_two_points_each_unless_announced_otherwise() {
    let desk = paired("lcg-2v2", "--structure custom --rounds 1");
    desk.plays(
        "> time 1 games=W game=2 won=none
         saved #6: Table 1: Ewa & Druh Ewa beat Jan & Druh Jan 5–2; time called: game 2 drawn.",
    );
    assert_eq!(table(&desk)["result"]["points"], json!([5, 2]));
    desk.verbs(["undo", "time 1 game=1 won=none"]);
    assert_eq!(table(&desk)["result"]["points"], json!([2, 2]));
    let desk = announced("lcg-2v2", "--structure custom --rounds 1", "setup timed_draw=1");
    desk.verb("time 1 games=W game=2 won=none");
    assert_eq!(table(&desk)["result"]["points"], json!([4, 1]));
}

#[test]
fn an_unfinished_game_of_unlimited_counts_for_nobody() {
    let desk = paired("unlimited", "");
    let read = || {
        let event = desk.event();
        let games = &event["stages"][0]["rounds"][0]["pairings"][0]["result"]["games"];
        (event["standings"].clone(), games.clone())
    };
    // The call, what is said, and the same entered by hand.
    for (call, told, by_hand) in [
        ("games=WL won=none", "Ewa and Jan drew 1–1; time called: game 3 counts for nobody.", "WL"),
        (
            "games=WL game=between",
            "Ewa and Jan drew 1–1; time called: game 3 counts for nobody.",
            "WL",
        ),
        (
            "games=W won=B",
            "Ewa and Jan drew 1–1; time called: game 2 was won before play stopped.",
            "WL",
        ),
        ("game=1 won=none", "Ewa and Jan drew; time called: game 1 counts for nobody.", "0-0"),
        (
            "games=L won=none",
            "Jan beat Ewa; time called: nobody won game 2, so the leader wins.",
            "L",
        ),
        ("games=D won=none", "Ewa and Jan drew; time called: game 2 counts for nobody.", "D"),
    ] {
        desk.plays(&format!("> time 1 {call}\n…: Table 1: {told}"));
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

#[test]
fn the_margin_is_the_difference_of_what_was_counted() {
    let desk = paired("x-wing", "");
    desk.plays(
        "> time 1 destroyed=20:84
         saved #6: Table 1: Jan beat Ewa, by 64; time called: more points from destroyed ships (84 to 20), step 1.",
    );
    let result = json!({"games": "L", "points": [0, 1], "winner": 2, "margin": 64});
    assert_eq!(untimed_result(&desk), result);
    desk.is_sound();
    desk.plays(
        "> undo
         > time 1 destroyed=84:84 salvo=3:1
         saved #8: Table 1: Ewa beat Jan, by 0; time called: the final salvo (3 to 1), step 2.
         > undo
         ! time 1 won=B
         Table 1: the winner is decided; for the margin give margin=N (up to 200) too.
         > time 1 won=B margin=200
         saved #10: Table 1: Jan beat Ewa, by 200; time called: won before play stopped.",
    );
}

#[test]
fn a_margin_of_what_was_not_compared_is_asked_for() {
    let desk = paired("legion", "");
    desk.plays(
        r#"! time 1 tokens=3:2
           Table 1: the winner is decided; for the margin give defeated=N:N too.
           ! time 1 tokens=3:2 margin=801
           Table 1: a match can't be won by 801; enter margin=0 to margin=800.
           ! time 1 tokens=3:2 margin=much
           Table 1: "much" in margin is not a whole number.
           > time 1 tokens=3:2 defeated=310:100
           saved #6: Table 1: Ewa beat Jan, by 210; time called: more victory tokens (3 to 2), step 1."#,
    );
    desk.is_sound();
    desk.plays(
        "// The winner has fewer points: the margin is 0. A margin told by hand stands.
         > undo
         > time 1 tokens=3:2 defeated=100:310
         saved #8: Table 1: Ewa beat Jan, by 0; time called: more victory tokens (3 to 2), step 1.
         > undo
         > time 1 tokens=3:2 margin=45
         saved #10: Table 1: Ewa beat Jan, by 45; time called: more victory tokens (3 to 2), step 1.",
    );
}

#[test]
fn what_the_steps_decide_is_a_win_on_time() {
    let desk = paired("swccg", "");
    desk.plays(
        "> time 1 life-force=8:12
         saved #6: Table 1: Jan beat Ewa, by 4 (win on time); time called: more Life Force (12 to 8), step 1.",
    );
    let result = json!({"games": "L", "points": [0, 1], "winner": 2, "margin": 4, "timed": true});
    assert_eq!(untimed_result(&desk), result);
    desk.is_sound();
    desk.plays(
        "> undo
         > time 1 won=A margin=9
         saved #8: Table 1: Ewa beat Jan, by 9; time called: won before play stopped.",
    );
    assert_eq!(untimed_result(&desk)["points"], json!([2, 0]));
}

#[test]
fn in_the_finals_no_margin_is_asked_for() {
    let desk = paired("legion", "--structure custom --rounds 1 --cut 4");
    desk.verbs(["report 1 W margin=10", "report 2 W margin=20", "cut", "pair"]);
    desk.plays(
        r#"! time 1 tokens=3:2 margin=45
           Table 1: "margin" is not counted here; use tokens, defeated, blue.
           > time 1 tokens=3:2
           saved #10: Table 1: Ola beat Jan; time called: more victory tokens (3 to 2), step 1.
           $ show shop.yaml results
           …1–0     time called: more victory tokens (3 to 2), step 1…
           $ show shop.yaml bracket
           …1–0     time called: more victory tokens (3 to 2), step 1…
           $ show shop.yaml pairings
           …1–0     time called: more victory tokens (3 to 2), step 1…
           $ show shop.yaml bracket --format csv
           Round,Match,Table,Seed A,Player A,Seed B,Player B,Result,Note…"#,
    );
    desk.is_sound();
}
