//! The forms of the judge's desk: penalties, deck checks, components, recommendations, and the
//! sheet.

use super::TestApp;
use crate::event::{Id, Status, standings};

/// The card game with four players; Anna's table is paired by hand, and is table 1.
fn card_game() -> TestApp {
    paired("l")
}

/// The first round of the game with this key.
fn paired(game: &str) -> TestApp {
    let mut play = TestApp::new();
    play.keys(&format!("n {game} Enter a"));
    for name in ["Ala", "Bea", "Cyd", "Dag"] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc");
    for verb in ["setup structure=custom rounds=3 cut=0", "pair manual \"Ala = Bea, Cyd = Dag\""] {
        play.keys(":").text(verb).keys("Enter");
    }
    play
}

fn verb(play: &mut TestApp, line: &str) {
    play.keys(":").text(line).keys("Enter");
}

fn id(play: &TestApp, name: &str) -> Id {
    play.event().entrants.iter().find(|entrant| entrant.name == name).unwrap().id
}

fn points(play: &TestApp, name: &str) -> u32 {
    standings(play.event()).record(id(play, name)).unwrap().points
}

#[test]
fn the_ladder_selects_the_penalty_and_the_history_is_shown() {
    let mut play = card_game();
    verb(&mut play, "penalty Ala penalty for=physical marked cards");
    play.keys("1 J 5").assert_shows("Penalty for Ala").assert_shows("not specified");
    play.assert_shows("Before: Penalty (round 1, table 1, Physical influence):");
    // Two steps to the right is Physical influence, which was confirmed before.
    play.keys("Right Right")
        .assert_shows("‹ Physical influence ›")
        .assert_shows("‹ Ban from events ›");
    play.assert_shows("Suggested for repeated cheating: Ban from events.");
    play.keys("Down Right").assert_shows("‹ only suspected ›").assert_shows("‹ Warning ›");
    play.assert_shows("only suspected. Suggested: Warning.").keys("Enter");
    let newest = play.event().penalties.last().unwrap();
    assert_eq!((newest.kind.as_str(), newest.suspected), ("warning", true));
    assert_eq!(newest.offence.as_deref(), Some("physical"));
    play.assert_shows("2 penalties: Penalty, Warning");
}

#[test]
fn e52_a_concession_is_entered_and_the_second_game_warns() {
    let mut play = card_game();
    play.keys("1 Enter x 2 1").assert_shows("Ala conceded game 1 to Bea").keys("Enter");
    let table = play.event().round().unwrap().at_table(1).unwrap().clone();
    assert_eq!((table.outcome, table.so_far.as_str()), (None, "L"));
    play.keys("1 Enter x 2 2")
        .assert_shows("Game 2 must be played to the end: warn Bea, or undo this.");
}

#[test]
fn e53_the_check_waits_for_the_result_and_annuls_it() {
    let mut play = card_game();
    play.keys("1 J 6")
        .assert_shows("Table 1 has no result yet: check decks once the result is on the sheet.")
        .keys("Esc Esc");
    verb(&mut play, "report 1 WW");
    play.keys("1 J 6").assert_shows("Deck check of Ala").assert_shows("‹ legal ›");
    play.keys("Right").assert_shows("Which cards are taken out?");
    play.keys("Down").text("Dark Memories").assert_shows("A legal deck keeps 10.");
    play.keys("Down").text("10").assert_shows("The rest is legal: 10 objective sets.");
    play.assert_shows("‹ match lost ›").assert_shows("Bea beat Ala 6–0.").keys("Enter");
    assert_eq!([points(&play, "Ala"), points(&play, "Bea")], [0, 6]);
    assert_eq!(play.event().penalties[0].kind, "warning");
    play.assert_shows("deck checked after this round: illegal").keys("Esc u");
    assert_eq!([points(&play, "Ala"), points(&play, "Bea")], [6, 0]);
}

#[test]
fn e53_nine_sets_put_the_owner_out() {
    let mut play = card_game();
    verb(&mut play, "report 1 WW");
    play.keys("1 J 6 Right Down").text("Dark Memories").keys("Down").text("9");
    play.assert_shows("9 objective sets left, 10 required: Ala is dropped.").keys("Enter");
    let status = play.event().entrant(id(&play, "Ala")).unwrap().status;
    assert_eq!(status, Status::Dropped { stage: 1, after: 1 });
    play.assert_shows("dropped");
}

#[test]
fn a_draw_is_told_and_stands_beside_the_players() {
    let mut play = card_game();
    play.keys("Z 6").assert_shows("Draw for a deck check").text("4").keys("Enter");
    play.assert_shows("Drawn for a deck check: ");
    assert_eq!(play.event().checks_drawn[0].ids.len(), 4);
    play.keys("1 J").assert_shows("drawn for a deck check this round");
    play.keys("Esc Z 6")
        .text("0")
        .keys("Enter")
        .assert_shows("Can't draw 0 players: choose 1 to 4 of those seated this round.");
}

#[test]
fn a_lost_card_gets_time_and_then_costs_the_game() {
    let mut play = TestApp::paired(4);
    play.keys("1 J 7").assert_shows("‹ still looking ›").assert_shows("How many extra");
    // Down to the minutes, below the name and the replacement.
    play.keys("Down Down Down Down Down").text("5").assert_shows("Still searching.").keys("Enter");
    assert_eq!(play.event().round().unwrap().at_table(1).unwrap().extra_minutes, 5);
    play.keys("7 Down Down Down Down Right").assert_shows("‹ none ›").keys("Enter");
    let table = play.event().round().unwrap().at_table(1).unwrap();
    assert_eq!(table.winner(), table.b);
    play.assert_shows("card lost in round 1, not replaced");
}

#[test]
fn a_proxy_is_recorded_with_what_the_rules_ask_for() {
    let mut play = TestApp::paired(4);
    play.keys("1 J 7 Down Right").assert_shows("Which card? A proxy needs its name.");
    play.keys("Down Down")
        .text("Luke")
        .assert_shows("A proxy shows everything that can't be read on the original:");
    play.keys("Down Down").text("cost").assert_shows("makes a proxy of Luke, which tells: cost.");
    play.keys("Enter").assert_shows("proxy: Luke, made by");
    let proxy = play.event().components[0].proxy.clone().unwrap();
    assert_eq!((proxy.unreadable.as_str(), proxy.date.as_str()), ("cost", "2026-11-21"));
    play.keys("K").assert_shows("proxies are forbidden.");
}

#[test]
fn a_recommendation_stands_at_the_desk_until_it_is_answered() {
    let mut play = paired("d");
    verb(&mut play, "official Marta role=marshal");
    play.keys("1 J D Right").assert_shows("‹ Marta recommends it ›");
    play.keys("Down").text("marked cards").keys("Enter");
    play.assert_shows("Marta recommends disqualification; the organizer decides");
    play.keys("K").assert_shows("Recommended for disqualification").keys("Esc");
    play.keys("D").assert_shows("the organizer decides: marked").keys("Right Enter");
    assert!(play.event().recommended.is_empty());
    play.assert_hides("the organizer decides");
    play.keys("D Right").keys("Enter D").keys("Down").text("proven").keys("Enter").keys("Enter");
    assert_eq!(
        play.event().entrant(id(&play, "Ala")).unwrap().status,
        Status::Disqualified { stage: 1, after: 1 }
    );
}

#[test]
fn the_sheet_is_on_a_key_everywhere_and_scrolls() {
    let mut play = card_game();
    play.keys("K").assert_shows("Nothing recorded yet.").keys("Esc");
    for n in 0..20 {
        verb(&mut play, &format!("penalty Ala warning note {n}"));
    }
    play.keys("K").assert_shows("Penalties").assert_shows("note 0").assert_hides("note 19");
    play.keys("End").assert_shows("note 19").keys("Esc r K").assert_shows("note 0");
}
