use super::{NAMES, TestApp};

pub(super) fn paired() -> TestApp {
    let mut play = TestApp::new();
    play.keys("n").assert_shows("l  Star Wars: ").keys("l Enter a");
    for name in &NAMES[..6] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc :").text("setup rounds=2 cut=4").keys("Enter p");
    play
}

#[test]
fn who_may_choose_stands_at_the_table_and_what_he_chose_is_written_down() {
    let mut play = paired();
    play.assert_shows("Start numbers drawn.");
    let pairing = play.table(1).clone();
    let chooser = play.event().label(pairing.chooser().unwrap());
    let [a, b] = [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id));
    play.keys("1").assert_shows(&format!("Table 1: {chooser} chooses the side"));
    play.keys("Enter").assert_shows(&format!("{chooser} chooses the side")).assert_shows("x other");
    play.keys("x 8").assert_shows("Who plays light in game 1: 1 or 2?").keys("2");
    play.assert_shows(&format!("Table 1: {b} plays light, {a} plays dark."));
    // In a narrow pane, the players' names are shortened, not the words for the sides.
    play.assert_shows(" light, ").assert_shows(" dark ").resize(120, 40);
    play.assert_shows(&format!("Table 1: {b} light, {a} dark")).resize(80, 24);
    play.keys("1 Enter").assert_shows(&format!("{b} light, {a} dark"));
    play.keys("x 8 Esc").assert_shows("Game by game, who won: 1 or 2?").keys("1 Enter");
    play.assert_shows("Game 2 is missing: 1, 2, or = if time ran out.").keys("=");
    play.assert_shows(&format!("Table 1: {a} beat {b} 4–1."));
    play.assert_shows("Next: table number, Enter, then 1 or 2 for each game.");
    let outcome = play.table(1).outcome.clone().unwrap();
    assert_eq!((outcome.games.as_str(), outcome.points), ("WD", [4, 1]));
}

#[test]
fn a_game_without_sides_says_so() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter x 8").assert_shows("This game has no sides to record.");
}

#[test]
fn sides_that_count_for_the_next_round_are_asked_for_before_it_is_paired() {
    let mut play = paired();
    for _ in 0..2 {
        play.keys("Space 1 1 1 1 1 1 Esc p");
    }
    play.keys("c Enter p").assert_shows("Finals round 1").keys("Space 1 1 Esc p");
    play.assert_shows("recorded. It decides the next sides; left out, it").keys("1");
    play.assert_shows("Who plays light: 1 or 2?").keys("1 p");
    play.assert_shows("decides the next sides; left out, it counts for");
    play.assert_shows("[1] sides, table 2").keys("1 2 p");
    play.assert_hides("isn't recorded").assert_shows("Finals round 2");
}
