//! A game with two sides: the player who chooses, and the choice.

use super::{NAMES, Play};

/// Six players of the card game, with the first of two rounds paired.
pub(super) fn paired() -> Play {
    let mut play = Play::new();
    play.keys("n").sees("l  Star Wars: The Card Game").keys("l Enter");
    for name in &NAMES[..6] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc :").text("setup rounds=2 cut=4").keys("Enter p");
    play
}

#[test]
fn who_may_choose_stands_at_the_table_and_what_he_chose_is_written_down() {
    let mut play = paired();
    play.sees("Start numbers are drawn.");
    let pairing = play.event().round().unwrap().at_table(1).unwrap().clone();
    let chooser = play.event().label(pairing.chooser().unwrap());
    let [a, b] = [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id));
    play.keys("1").sees(&format!("Table 1: {chooser} chooses the side"));
    play.keys("Enter").sees(&format!("{chooser} chooses the side")).sees("s side");
    play.keys("s").sees("Who plays light in game 1: 1 or 2?").keys("2");
    play.sees(&format!("Table 1: {b} plays light, {a} plays dark."));
    // In a narrow pane, the players' names are shortened, not the words for the sides.
    play.sees(" light, ").sees(" dark ").resize(120, 40);
    play.sees(&format!("Table 1: {b} light, {a} dark")).resize(80, 24);
    play.keys("1 Enter").sees(&format!("{b} light, {a} dark"));
    // Esc goes from the question back to the result.
    play.keys("s Esc").sees("Game by game: who won it, 1 or 2?").keys("1 Enter");
    play.sees("Game 2 is missing: 1, 2, or d if time ran out.").keys("d");
    play.sees(&format!("Table 1: {a} beat {b} 4–1."));
    play.sees("Next: a table's number, Enter, then 1 or 2 for each game.");
    let outcome = play.event().round().unwrap().at_table(1).unwrap().outcome.clone().unwrap();
    assert_eq!((outcome.games.as_str(), outcome.points), ("WD", [4, 1]));
}

#[test]
fn a_game_without_sides_says_so() {
    let mut play = Play::paired(4);
    play.keys("1 Enter s").sees("This game has no sides to write down.");
}

#[test]
fn the_minutes_of_the_finals_stand_with_what_is_announced() {
    let mut play = paired();
    play.text(":setup finals_minutes=38").keys("Enter S");
    play.sees("Finals minutes").sees("38");
}

#[test]
fn the_rounds_of_the_finals_have_their_names() {
    let mut play = paired();
    for _ in 0..2 {
        for table in ["1", "2", "3"] {
            play.keys(table).keys("Enter 1 1");
        }
        play.keys("p");
    }
    play.keys("c Enter p").sees("Finals round 1");
    for _ in 0..3 {
        play.report_all().keys("p");
    }
    play.sees("  Final\n").misses("Semi-finals");
    // The finalist from the lower bracket wins, so a deciding game follows with sides swapped.
    play.keys("1 Enter 2 p").sees("  Deciding game\n");
}
