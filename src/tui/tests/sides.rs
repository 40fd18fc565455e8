//! A game with two sides: who chooses, and the sides of the finals by the worked examples.

use super::{NAMES, TestApp};
use crate::event::{Id, champion};

/// Six players of the card game, with the first of two rounds paired.
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
    // Esc goes from the question back to the result.
    play.keys("x 8 Esc").assert_shows("Game by game, who won: 1 or 2?").keys("1 Enter");
    play.assert_shows("Game 2 is missing: 1, 2, or = if it ended on time.").keys("=");
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

/// A match of the finals: its number and the seed that wins.
///
/// The last is the seed that plays light, if somebody may choose.
type Match = (u32, usize, Option<usize>);

/// Eight players after the cut to eight, with the seeds, the best first.
fn finals() -> (TestApp, Vec<Id>) {
    let mut play = TestApp::of_game("l", &NAMES[..8]);
    play.keys(":").text("setup rounds=1 cut=8").keys("Enter p");
    for table in ["1", "2", "3", "4"] {
        play.keys(table).keys("Enter 1 1");
    }
    play.keys("c Enter");
    let seeds = play.event().finals().unwrap().seeds.clone();
    play.resize(120, 40);
    (play, seeds)
}

/// The result dialog of this match is opened; the table has the player of `a` first.
fn open(play: &mut TestApp, number: u32) -> [Id; 2] {
    let round = play.event().round().unwrap();
    let found = round.pairings.iter().find(|p| p.number == Some(number)).unwrap();
    let (table, of) = (found.table.unwrap(), [found.a, found.b.unwrap()]);
    play.text(&table.to_string()).keys("Enter");
    of
}

/// Fails unless the dialog of this match shows these sides by seed: `1 chooses`, or
/// `4 light, 1 dark`.
#[track_caller]
fn assert_sides(play: &mut TestApp, seeds: &[Id], number: u32, due: &str) {
    let name = |seed: &str| play.event().label(seeds[seed.parse::<usize>().unwrap() - 1]);
    let shown = match due.split_once(" chooses") {
        Some((seed, _)) => format!("{} chooses the side", name(seed)),
        None => {
            let words: Vec<&str> = due.split([' ', ',']).filter(|word| !word.is_empty()).collect();
            format!("{} light, {} dark", name(words[0]), name(words[2]))
        }
    };
    open(play, number);
    play.assert_shows(&shown).keys("Esc");
}

fn play_all(play: &mut TestApp, seeds: &[Id], matches: &[Match]) {
    for (number, winner, light) in matches {
        let of = open(play, *number);
        let key = |seed: usize| if of[0] == seeds[seed - 1] { "1" } else { "2" };
        if let Some(light) = light {
            play.keys("x 8").keys(key(*light));
            open(play, *number);
        }
        play.keys(key(*winner));
    }
}

fn rounds(play: &mut TestApp, seeds: &[Id], rounds: &[&[Match]]) {
    for matches in rounds {
        play.keys("p");
        play_all(play, seeds, matches);
    }
    play.keys("p");
}

/// In round 3 of this event 5 meets 7, and both are level.
///
/// In the lower final 3, who is level, meets 6, who has one more light.
const THREE_AGAINST_SIX: &[&[Match]] = &[
    &[(1, 1, Some(1)), (2, 4, Some(4)), (3, 7, Some(7)), (4, 6, Some(6))],
    &[(5, 1, Some(4)), (6, 6, Some(6)), (7, 5, Some(5)), (8, 3, Some(3))],
    &[(9, 1, None), (10, 5, Some(5)), (11, 3, None)],
    &[(12, 3, Some(5))],
];

#[test]
fn e49_5_and_7_then_3_and_6_and_e50_the_second_game_has_the_sides_swapped() {
    let (mut play, seeds) = finals();
    rounds(&mut play, &seeds, &THREE_AGAINST_SIX[..2]);
    assert_sides(&mut play, &seeds, 10, "5 chooses");
    play_all(&mut play, &seeds, THREE_AGAINST_SIX[2]);
    play.keys("p");
    play_all(&mut play, &seeds, THREE_AGAINST_SIX[3]);
    play.keys("p");
    assert_sides(&mut play, &seeds, 13, "3 light, 6 dark");
    play_all(&mut play, &seeds, &[(13, 3, None)]);
    play.keys("p");
    assert_sides(&mut play, &seeds, 14, "1 chooses");
    // The one with a loss wins, so there is a second game with the sides swapped.
    play_all(&mut play, &seeds, &[(14, 3, Some(1))]);
    assert_eq!(champion(play.event()), None);
    play.keys("p").assert_shows("The deciding game is paired: 1 table.");
    assert_sides(&mut play, &seeds, 15, "3 light, 1 dark");
    play.keys("t").assert_shows("This round has no timer. To set one: :timer set MIN.");
    play_all(&mut play, &seeds, &[(15, 3, None)]);
    assert_eq!(champion(play.event()), Some(seeds[2]));
}
