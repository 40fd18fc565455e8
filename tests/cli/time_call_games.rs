//! Time called at a table in the other games, as a script does it.

use super::desk::Desk;
use super::time_call::{announced, in_finals, paired, refused, result, said, table, to_two};
use serde_json::{Value, json};

#[test]
fn e34_points_from_figures_decide_between_equal_victory_points() {
    let desk = paired("imperial-assault", "");
    assert_eq!(
        refused(&desk, "1 victory-points=30:30"),
        "step 1 is level (30 to 30); give figure-points=N:N."
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
        "step 3 is level (7 to 7); give accuracy=N:N (or roll, and the program rolls)."
    );
    assert_eq!(
        refused(&desk, &format!("{level} accuracy=4:4")),
        "step 3 is level (7 to 7); give accuracy=N:N,N:N."
    );
    assert_eq!(
        refused(&desk, &format!("{level} accuracy=6:3")),
        "accuracy is 6, and the die shows only 2, 3, 4 or 5."
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
        "B beat A; time called: nobody won game 2, so who led wins."
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
        "it is recorded that A plays the side light; correct that first, or leave the side out."
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
            "warning: Who plays which side is not recorded yet; side 1 #{b} light records it.\n"
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
            "balance=\"none\": exactly one of the players has it; write balance=A or balance=B.",
        ),
        (
            "1 objectives=2 dial=10 damage=7:4 balance=1:1",
            "balance=\"1:1\": exactly one of the players has it; write balance=A or balance=B.",
        ),
        (
            "1 objectives=2:0 dial=10 damage=7:4 balance=A",
            "objectives is counted for one side only (light); write one number, as in \
             objectives=2.",
        ),
        ("1 damage=-1:4", "damage is -1, and nothing counted is negative."),
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
                "this round has no clock, so time is never up."
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
        "A beat B 4–1; time called: game 2 is drawn."
    );
    assert_eq!(table(&desk)["result"]["points"], json!([4, 1]));
    // Game 1 alone runs out of time: one point each, and game 2 is not played.
    let desk = paired("lcg", "--rounds 1 --cut 4");
    assert_eq!(said(&desk, "1 game=1 won=none"), "A and B drew 1–1; time called: game 1 is drawn.");
    assert_eq!(result(&desk).0, "D");
    // The rules are silent: won in the last turn, game 1 leaves no time for game 2.
    let desk = paired("lcg", "--rounds 1 --cut 4");
    assert!(said(&desk, "1 game=1 won=B").starts_with("B beat A 4–1;"));
    assert_eq!(result(&desk).0, "LD");
    assert_eq!(
        refused(&desk, "1 games=W game=2 damage=3:4 correct"),
        "\"damage\" is not counted here, for nothing is."
    );
}

#[test]
fn e51_a_game_of_teams_drawn_on_time_brings_two_points_each_unless_announced_otherwise() {
    let desk = paired("lcg-2v2", "--structure custom --rounds 1");
    assert_eq!(
        said(&desk, "1 games=W game=2 won=none"),
        "A beat B 5–2; time called: game 2 is drawn."
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
        ("1 games=L won=none", "B beat A; time called: nobody won game 2, so who led wins.", "L"),
        ("1 games=D won=none", "A and B drew; time called: game 2 counts for nobody.", "D"),
    ] {
        assert_eq!(said(&desk, call), told);
        let called = read();
        desk.verbs(["undo", &format!("report 1 {by_hand}")]);
        assert_eq!(called, read(), "{call}");
        desk.verb("undo");
    }
}
