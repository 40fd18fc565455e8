//! Days from the empty folder to the champion: plain ones, and one on which everything goes wrong.

use super::{NAMES, TestApp};
use crate::event::{Event, Id, Pairing, standings};
use crate::tui::dialog::{Choices, Dialog};
use crate::tui::keys::View;
use crate::verify::verify;
use crate::words::Words;
use std::collections::BTreeMap;

/// The first ten minutes of the README, by the keys that stand there.
#[test]
fn the_first_ten_minutes_of_the_readme_go_as_it_says() {
    let readme = include_str!("../../../README.md");
    let table = readme.split("\n| keys | what happens |\n|---|---|\n").nth(1).unwrap();
    let rows = table.lines().map_while(|line| line.strip_prefix("| ")?.split(" | ").next());
    let mut play = TestApp::new();
    for row in rows {
        for typed in row.split('`').skip(1).step_by(2) {
            match typed.contains(' ') {
                true => play.text(typed),
                false => play.keys(typed),
            };
        }
        match row {
            "`t`" => play.assert_shows("35:00"),
            "`p`" => play.assert_shows(" of 3"),
            "`f`" => play.assert_shows("is champion"),
            _ => &mut play,
        };
    }
    play.assert_shows("Players").assert_shows("4  ★ ");
    play.keys("Enter").assert_shows("Round 3 of 3 · all results in");
    let results = |round: usize| {
        let round = &play.event().stage().unwrap().rounds[round];
        round.pairings.iter().map(|table| table.outcome.as_ref().unwrap().winner).collect()
    };
    use crate::event::Side::{A, B};
    let all: Vec<Vec<_>> = (0..3).map(results).collect();
    assert_eq!(all, [[Some(A), Some(B)], [Some(A), Some(A)], [Some(B), Some(A)]]);
}

#[test]
fn the_form_says_what_tier_and_structure_mean_and_follows_the_choice() {
    let mut play = TestApp::new();
    play.keys("n d").says("Store championships and unofficial events: open to everyone");
    play.says(
        "Relaxed: basic structure, officials may play, sleeves not required, lists not required.",
    );
    play.keys("Tab Tab Right").says("Regional championships: players know the rules");
    play.says(
        "Advanced: rounds by the number of players (9 or more), a cut from 9 players; finals: \
         first to two wins.",
    );
    play.keys("Down Right").says("Custom: you set the rounds and the cut.");
    play.keys("Esc n h").says("Basic: rounds by the number of players (4 or more), no cut.");
}

#[test]
fn a_form_that_cannot_be_taken_says_why_and_stays() {
    let mut play = TestApp::new();
    play.keys("n d Tab").text("tomorrow").keys("Enter");
    play.assert_shows("Date: \"tomorrow\" isn't a day; write it as 2026-11-21.")
        .assert_shows("New event");
}

#[test]
fn the_cut_is_shown_then_made_and_the_bracket_played() {
    let mut play = TestApp::new();
    // The advanced structure has a cut.
    play.keys("n d Down Down Down Right Enter a");
    for name in &NAMES[..12] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p");
    while !play.event().stage().unwrap().is_complete() {
        play.report_all().keys("p");
    }
    let cut = play.event().plan.unwrap().cut;
    play.assert_shows(&format!("Next: cut to top {cut} (c).")).keys("c");
    play.assert_shows(&format!("Cut to top {cut}"))
        .assert_shows("Enter: confirm; if someone declines, the next player moves up.")
        .keys("Enter");
    assert_eq!(play.event().finals().unwrap().seeds.len(), cut as usize);
    play.assert_shows("Next: pair the finals (p). To give up a place: b, then P 3.")
        .assert_shows("▸1 ");
    let second = play.event().finals().unwrap().seeds[1];
    // The cursor moves through the seeds in the order of the screen.
    play.keys("Down").assert_shows(&format!("▸{cut} ")).keys("Down");
    let lines = play.event().log.len();
    let goes = format!("{} declined the place.", play.event().label(second));
    play.assert_shows("▸2 ").keys("P 3").assert_shows(&goes);
    play.says(&format!("moves up, as seed {cut}."));
    assert_eq!(play.event().log.len(), lines);
    play.keys("Enter Esc");
    assert!(!play.event().finals().unwrap().seeds.contains(&second));
    play.keys("r").assert_shows("seed 2").assert_shows("declined").keys("b p");
    assert_eq!(play.open().view, crate::tui::keys::View::Bracket);
    play.assert_shows("Next: ");
    while play.open().derived.champion.is_none() {
        let missing: Vec<u32> =
            play.event().round().unwrap().missing().filter_map(|p| p.table).collect();
        for table in missing {
            // Longer matches take one letter for each game.
            play.text(&table.to_string()).keys("Enter 1");
            if !play.app.model.dialogs.is_empty() {
                play.keys("1");
            }
        }
        if play.open().derived.champion.is_none() {
            play.keys("p");
        }
    }
    play.keys("Esc").assert_shows("is champion").assert_shows("Final places");
    play.keys("s").assert_shows("After ").assert_shows(" Swiss rounds").assert_shows("final pts");
    play.assert_hides("Final places");
}

#[test]
fn the_list_shows_events_and_what_cannot_be_read() {
    let mut play = TestApp::paired(4);
    play.keys("q").assert_shows("4  round 1");
    std::fs::write(play.folder.path().join("broken.yaml"), "what: is this\n").unwrap();
    play.keys("Enter q").assert_shows("unreadable");
    play.assert_shows("Star Wars: Destiny 2026-11-21");
    play.keys("End")
        .assert_shows("broken.yaml: not a Komandor event file: it doesn't start with")
        .keys("Enter");
    play.assert_shows("broken.yaml: not a Komandor event file: it doesn't start with");
}

#[test]
fn the_next_step_is_never_pushed_out() {
    let mut play = TestApp::paired(37);
    for (width, height) in [(79, 23), (80, 24), (40, 12), (120, 40)] {
        play.resize(width, height).assert_shows("18 results missing");
        play.assert_shows("Next: start the round timer (t) once");
        play.keys("t").assert_shows("Next: table number, Enter, then 1 or 2").keys("u Home");
    }
}

/// Two keys a round, one for the pile and one for each slip; those of the players' names are theirs.
#[test]
fn a_day_of_twelve_players_takes_few_keys() {
    let mut play = TestApp::new();
    let mut keys = 0;
    let mut press = |play: &mut TestApp, pressed: &str| {
        keys += pressed.split_whitespace().count();
        play.keys(pressed);
    };
    press(&mut play, "n d Enter a");
    for name in &NAMES[..12] {
        play.text(name);
        press(&mut play, "Enter");
    }
    press(&mut play, "Esc p");
    while play.open().derived.champion.is_none() {
        press(&mut play, "t Space 1 2 1 2 1 2");
        if play.open().derived.champion.is_none() {
            press(&mut play, "p");
        }
    }
    press(&mut play, "Esc f");
    let closed = "The event is closed. To reopen it: u.";
    play.assert_shows("The event is closed").assert_hides("Enter result").keys("Enter");
    play.assert_shows(closed).keys("Left 1").assert_shows(closed).keys("Right");
    press(&mut play, "q");
    assert!(keys <= 56, "{keys} keys");
    play.assert_shows("★");
}

const PLAYERS: [&str; 13] =
    ["Ala", "Bea", "Cyd", "Dag", "Ewa", "Fil", "Gus", "Hal", "Iga", "Jan", "Kai", "Leo", "Mia"];

/// Everybody of the round with their opponent; nobody for a bye.
fn opponents(event: &Event) -> BTreeMap<Id, Option<Id>> {
    let round = event.round().unwrap();
    let seats = |p: &Pairing| [Some((p.a, p.b)), p.b.map(|b| (b, Some(p.a)))];
    round.pairings.iter().filter(|p| !p.sits_out()).flat_map(seats).flatten().collect()
}

fn choices(play: &TestApp) -> &Choices {
    match play.app.model.dialogs.last() {
        Some(Dialog::Choices(choices)) => choices,
        _ => panic!("no choices are open"),
    }
}

/// Chooses a player in the list of players by their name.
fn choose(play: &mut TestApp, id: Id) {
    let name = play.event().label(id);
    play.keys("Esc Esc r /").text(&name).keys("Enter");
    // The card that opens closes again; the player stays chosen in the list.
    play.keys("Esc");
    let chosen = (play.app.model.dialogs.len(), play.app.model.chosen_player());
    assert_eq!(chosen, (0, Some(id)), "{}", play.screen());
}

/// Repairs the round by its key and Enter, and returns how many players moved.
///
/// The tables and the players change as was told, and no table that has begun changes.
fn repair(play: &mut TestApp) -> usize {
    let before = play.event().round().unwrap().clone();
    let had = opponents(play.event());
    play.keys("Esc Esc Z 3 Down Up");
    for _ in 0..2 {
        if !choices(play).chosen().unwrap().title.to_string().contains("Smallest") {
            play.keys("Down");
        }
    }
    play.assert_shows("Smallest repair");
    let told = Words::english().text(&choices(play).chosen().unwrap().told[0]);
    let lines = play.event().log.len();
    play.keys("Enter");
    let written = play.event().log.len() - lines;
    assert_eq!(written, 1, "{}", play.screen());
    play.assert_shows(&format!("Repaired round {}, ", before.number));
    let is = opponents(play.event());
    let moved = is.iter().filter(|(id, with)| had.get(id).is_some_and(|had| had != *with)).count();
    let said = match moved {
        0 => "nobody moves.".to_owned(),
        1 => "1 player moves.".to_owned(),
        n => format!("{n} players move."),
    };
    assert!(told.ends_with(&format!("and {said}")), "{told:?}, but {moved} moved");
    for table in before.pairings.iter().filter(|p| !p.is_bye() && p.is_under_way()) {
        let now = play.event().round().unwrap().of(table.a).unwrap();
        assert_eq!((now.table, now.b), (table.table, table.b), "a table that has begun changed");
    }
    assert_eq!(verify(play.event()).breaches, []);
    moved
}

/// Agrees to every question.
fn agree(play: &mut TestApp) {
    for _ in 0..3 {
        if !play.app.model.dialogs.is_empty() {
            play.keys("Enter");
        }
    }
    let screen = play.screen();
    assert!(play.app.model.dialogs.is_empty(), "{screen}");
}

/// Enters every missing result, one letter for each game.
fn play_out(play: &mut TestApp) {
    let missing: Vec<u32> =
        play.event().round().unwrap().missing().filter_map(|p| p.table).collect();
    for table in missing {
        play.text(&table.to_string()).keys("Enter 1");
        if !play.app.model.dialogs.is_empty() {
            play.keys("1");
        }
    }
}

/// A table of round 1 whose two players are in wrong groups once its result is corrected.
///
/// The newest round has paired neither with another group, and they do not sit at tables that have
/// begun.
fn wrong_result(event: &Event) -> u32 {
    let rounds = &event.stages[0].rounds;
    let points = |id: Id| standings(event).record(id).unwrap().points;
    let stays = |id: Id| {
        let pairing = rounds[1].of(id).unwrap();
        let before = |id: Id| points(id) - u32::from(pairing.outcome.is_some());
        let level = pairing.b.is_some_and(|b| before(pairing.a) == before(b));
        level && pairing.table.is_some_and(|table| table > 2)
    };
    let of_both = |p: &&Pairing| stays(p.a) && p.b.is_some_and(stays);
    rounds[0].pairings.iter().find(of_both).and_then(|p| p.table).expect("one of seven tables")
}

#[test]
fn a_day_on_which_everything_goes_wrong_by_keys() {
    let mut play = TestApp::new();
    play.keys("n d Enter a");
    for name in PLAYERS {
        play.text(name).keys("Enter");
    }
    play.keys("Esc :").text("setup structure=custom rounds=4 cut=4").keys("Enter p");
    // Nel comes late and plays the player with the bye.
    let bye = opponents(play.event()).into_iter().find(|(_, with)| with.is_none()).unwrap().0;
    play.keys("r a").text("Nel").keys("Enter").assert_shows("Nel has no opponent in round 1");
    play.keys("Enter").assert_shows("Nel plays ");
    assert_eq!(opponents(play.event())[&14], Some(bye));
    play.keys("Esc Esc Esc");
    play_out(&mut play);
    play.keys("p");
    // Round 2: table 1 is over and table 2 has begun, when a result of round 1 proves wrong.
    play.keys("1 Enter 1 Home Down J 8 Esc");
    assert_eq!(play.event().round().unwrap().pairings.iter().filter(|p| p.begun).count(), 1);
    let begun = play.event().round().unwrap().pairings.iter().find(|p| p.begun).unwrap().table;
    assert_eq!(begun, Some(2));
    let wrong = wrong_result(play.event());
    play.keys("Left").text(&wrong.to_string()).keys("Enter 2").assert_shows("Places: ");
    play.keys("2").assert_shows("corrected").keys("Esc Right");
    // Both players of that table change places with somebody, and nobody else.
    assert_eq!(repair(&mut play), 4);
    play_out(&mut play);
    // Between the rounds somebody is disqualified, and another is taken for one who left.
    let order: Vec<Id> = standings(play.event()).iter().map(|one| one.entrant).collect();
    let (cheat, stays) = (order[5], order[8]);
    choose(&mut play, cheat);
    play.keys("D").text("swapped dice").keys("Enter");
    agree(&mut play);
    let stays_in = play.event().is_here(cheat);
    assert!(!stays_in, "{}", play.screen());
    choose(&mut play, stays);
    play.keys("d");
    agree(&mut play);
    assert!(!play.event().is_here(stays));
    play.keys("Esc Esc p");
    let round = play.event().round().unwrap().number;
    assert_eq!(round, 3, "{}", play.screen());
    assert!(play.event().round().unwrap().of(stays).is_none());
    play.keys("Home P 2");
    choose(&mut play, stays);
    play.keys("P 1 Enter").assert_shows("has no opponent in round 3").keys("Esc");
    // One of thirteen has the bye; the player who comes back plays or has it.
    repair(&mut play);
    let byes = opponents(play.event()).values().filter(|with| with.is_none()).count();
    assert_eq!(byes, 1);
    assert!(opponents(play.event()).contains_key(&stays));
    // Somebody leaves after the pairing, and the player with the bye plays.
    let free = opponents(play.event()).into_iter().find(|(_, with)| with.is_none()).unwrap().0;
    let open = |p: &&Pairing| !p.is_under_way() && p.table.is_some();
    let gone = play.event().round().unwrap().pairings.iter().rev().find(open).unwrap().a;
    choose(&mut play, gone);
    play.keys("d");
    agree(&mut play);
    assert!(!play.event().is_here(gone));
    assert!(repair(&mut play) >= 2);
    assert!(opponents(play.event())[&free].is_some());
    assert!(!opponents(play.event()).contains_key(&gone));
    play_out(&mut play);
    play.keys("Esc p");
    play_out(&mut play);
    // The cut, which its third seed declines.
    play.keys("c Enter");
    let seeds = play.event().finals().unwrap().seeds.clone();
    assert_eq!(seeds.len(), 4);
    choose(&mut play, seeds[2]);
    play.keys("P 3").assert_shows("declined the place.").keys("Enter");
    let now = play.event().finals().unwrap().seeds.clone();
    assert_eq!((now[..2].to_vec(), now[2]), (seeds[..2].to_vec(), seeds[3]));
    assert!(!seeds.contains(&now[3]));
    play.keys("Esc Esc b");
    assert_eq!(play.open().view, View::Bracket);
    for _ in 0..2 {
        play.keys("p");
        play_out(&mut play);
    }
    play.keys("Esc").assert_shows("is champion");
    assert_eq!(verify(play.event()).breaches, []);
}
