//! Every game, every scene and every help in Polish: the screens hold no English.

use super::day_in_polish::Day;
use super::english_left::EnglishLeft;
use super::{LANGUAGE, LIBRARY, NAMES};

/// Every kind of result, and every screen, in this game.
fn play(day: &mut Day, team: bool) {
    for names in NAMES[..8].chunks(if team { 2 } else { 1 }) {
        day.text(names[0]).keys("Enter");
        if team {
            day.text(names[1]).keys("Enter");
        }
    }
    day.keys("Esc A Down End Esc R Down Down Esc Esc p ? End Esc p");
    // A draft leads to the round in many steps.
    for _ in 0..60 {
        if day.play.event().round().is_some() {
            break;
        }
        day.keys("Enter W p Esc");
    }
    day.keys(
        "Esc t w Esc 1 Enter 1 1 5 Enter Esc Esc 1 Enter = = Enter Esc Esc 2 Enter x 2 1 Enter",
    );
    day.keys("Esc Esc 2 Enter x 1 2 Enter Esc Esc 2 Enter x 8 1 x 4 Enter Esc Esc");
    day.report_all();
    day.keys("s Enter Down Esc Esc l Down Enter Esc Esc Esc p w Esc b W o Esc r Home P 5 Esc Esc S Down Esc");
}

/// A game of pods, one of missions, one of teams and one of sides and margins.
#[test]
fn games_of_each_kind_are_told_in_polish() {
    told_in_polish(|id| ["destiny-draft", "imperial-assault", "lcg-2v2", "swccg"].contains(&id));
}

#[test]
#[ignore = "takes a minute"]
fn every_game_is_told_in_polish() {
    told_in_polish(|_| true);
}

fn told_in_polish(is_played: impl Fn(&str) -> bool) {
    LANGUAGE.set("pl");
    let mut left = EnglishLeft::default();
    left.allow("Players Committee");
    for game in LIBRARY.all().iter().filter(|game| is_played(&game.ruleset.id)) {
        let mut day = Day::new(left);
        day.keys("n").keys(&game.key.unwrap().to_string()).keys("Enter a");
        play(&mut day, game.ruleset.id.contains("2v2"));
        left = day.left;
    }
    left.assert_none();
}
