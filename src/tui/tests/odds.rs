//! Tests of the odds on the organizer's screens: keys in, a screen out.
//!
//! No figure stands beside a state that it was not computed from.

use super::*;
use crate::odds::{Chances, Prospect, prospects};
use crate::show::OddsRequest;
use crate::tui::odds::{Figures, sign};

/// Sends on what the thread tells until it tells this, and returns it.
#[track_caller]
fn until(play: &mut TestApp, wanted: impl Fn(&Figures) -> bool) -> Arc<Figures> {
    // The drawing says what is looked at.
    play.screen();
    loop {
        let told = play.messages.recv_timeout(Duration::from_secs(60)).expect("the thread tells");
        let Msg::Odds(figures) = told else { continue };
        play.send(Msg::Odds(figures.clone()));
        if wanted(&figures) && play.flow.redraw {
            return figures;
        }
    }
}

fn has_chance(play: &mut TestApp) -> bool {
    let screen = play.screen();
    screen.match_indices(" %").any(|(at, _)| screen[..at].ends_with(|c: char| c.is_ascii_digit()))
}

fn odds(figures: &Figures) -> bool {
    figures.odds.is_some()
}

fn two_rounds() -> TestApp {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=2 cut=4").keys("p");
    play
}

fn last_round() -> TestApp {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=4").keys("p");
    for table in ["1", "2", "3"] {
        play.keys(table).keys("Enter 1");
    }
    play
}

#[test]
fn a_key_shows_the_odds_then_those_by_record_then_none() {
    let mut play = two_rounds();
    play.keys("1 Enter 1 s").assert_hides("simulations").keys("%");
    play.assert_shows("Playing out the coming rounds …");
    until(&mut play, odds);
    play.assert_shows(" simulations, results equally likely, if nobody drops");
    play.assert_shows("  odds ");
    assert!(has_chance(&mut play));
    play.keys("%").assert_hides("equally likely");
    assert!(!has_chance(&mut play));
    until(&mut play, odds);
    play.assert_shows(" simulations, better records win more often");
    assert!(has_chance(&mut play));
    play.keys("%").assert_hides("simulations");
    assert!(!has_chance(&mut play));
    play.assert_shows(" % odds");
}

#[test]
fn the_figures_are_those_of_the_same_seed() {
    let mut play = two_rounds();
    play.keys("1 Enter 1 s %");
    let all = until(&mut play, odds);
    let odds = all.odds.as_ref().unwrap();
    let as_many = OddsRequest { playouts: Some(odds.played), ..OddsRequest::default() };
    let request = ShowRequest { odds: Some(as_many), ..ShowRequest::new(What::Odds, Format::Json) };
    let json = show(play.event(), request, crate::words::Words::english()).unwrap();
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    for one in json["odds"].as_array().unwrap() {
        let id = one["entrant"].as_u64().unwrap() as u32;
        if one["state"] == "open" {
            assert_eq!(one["chance"], format!("{}/{}", odds.made[&id], odds.played));
        }
    }
    assert_eq!(json["playouts"], odds.played);
}

#[test]
fn no_figure_stands_beside_another_state() {
    let mut play = two_rounds();
    play.keys("1 Enter 1 3 Enter 1 s %");
    let stale = until(&mut play, odds);
    play.assert_shows("equally likely");
    play.keys("u").assert_hides("equally likely");
    assert!(!has_chance(&mut play));
    play.send(Msg::Odds(stale.clone()));
    assert!(!play.flow.redraw, "figures of another state change nothing");
    play.assert_hides("equally likely").assert_shows("Playing out the coming rounds …");
    let stale = until(&mut play, odds);
    play.hears("report 2 W").assert_hides("equally likely").send(Msg::Odds(stale));
    assert!(!play.flow.redraw);
    play.assert_hides("equally likely");
    let stale = until(&mut play, odds);
    play.keys(":").text("disqualify #1 cheating");
    play.keys("Enter Enter").assert_hides("equally likely").send(Msg::Odds(stale));
    play.assert_hides("equally likely");
}

#[test]
fn the_last_announced_round_marks_who_is_certain_and_who_is_out() {
    let mut play = last_round();
    until(&mut play, |figures| figures.prospects.is_some());
    play.keys("s").resize(120, 40);
    let known = prospects(play.event()).unwrap();
    let screen = play.screen();
    for standing in standings(play.event()).iter() {
        let name = play.event().label(standing.entrant);
        let mark = sign(known.of(standing.entrant)).unwrap_or(" ");
        // The cursor stands before the mark, and takes nobody's place.
        let row = match standing.rank {
            1 => format!("▸{mark}  1 {name}"),
            place => format!(" {mark}  {place} {name}"),
        };
        assert!(screen.contains(&row), "{row:?} is not on the screen:\n{screen}");
    }
    assert!(standings(play.event()).iter().any(|one| known.of(one.entrant) == Prospect::Certain));
    play.assert_hides("simulations");
    assert!(!has_chance(&mut play));
    let legend = "✓ clinched, – eliminated (if nobody drops)";
    play.assert_shows(legend).keys("Esc").assert_shows("✓ clinched, – eliminated").keys("s");
    // If there is no room for the line, nobody is marked.
    play.resize(40, 8).assert_hides("✓").assert_hides("– eliminated").resize(120, 40);
    // With the last result the cut follows, and its line says the same.
    play.keys("Esc 4 Enter 1 s");
    assert!(play.open().odds.figures().is_none());
}

#[test]
fn before_the_last_round_nothing_is_marked_unasked() {
    let mut play = two_rounds();
    play.keys("1 Enter 1 s");
    assert_eq!(play.messages.try_iter().filter(|msg| matches!(msg, Msg::Odds(_))).count(), 0);
    assert!(play.open().odds.figures().is_none());
}

#[test]
fn a_card_tells_the_chance_and_what_each_result_means() {
    let mut play = two_rounds();
    let one = play.table(4).a;
    play.keys("1 Enter 1");
    play.keys("s");
    play.app.model.open_event_mut().unwrap().player = Some(one);
    play.keys("Enter").assert_hides("Makes the finals").keys("%");
    let figures =
        until(&mut play, |figures| figures.odds.as_ref().is_some_and(|odds| odds.of_one.is_some()));
    assert_eq!(figures.wish.chances, Some(Chances::Equal));
    play.assert_shows("Makes the finals: ").assert_shows("win: ").assert_shows(" · loss: ");
    play.assert_shows("results equally likely").assert_shows("if nobody drops");
    play.keys("1 Esc").assert_shows("results equally likely");
}

#[test]
fn the_key_says_why_there_are_no_odds() {
    let mut waits = TestApp::registered(4);
    waits.keys("Esc %").assert_shows("No odds now.");
    // Without a result the standings have no rows, so there is nothing to compute.
    let mut early = two_rounds();
    early.keys("s %").assert_shows("No odds now.").assert_hides("Playing out");
    let mut done = last_round();
    done.keys("4 Enter 1 c Enter").keys("s %").assert_shows("No odds now.");
}

#[test]
fn the_cut_names_the_next_in_line() {
    let mut play = last_round();
    play.keys("4 Enter 1 c").assert_shows("next in line");
    let next = crate::event::ranked(play.event()).nth(4).unwrap().entrant;
    let next = play.event().label(next);
    let screen = play.screen();
    let row = screen.lines().find(|line| line.contains("next in line")).unwrap();
    assert!(row.contains(&next), "{row}");
}

fn board(play: &TestApp, marked: bool) -> String {
    let theme = Theme::of(Depth::None, Background::Unknown);
    let mut board = Board::new(BoardView::Standings, theme, play.event(), MORNING);
    if marked {
        board.set_prospects(prospects(play.event()));
    }
    let draw = |frame: &mut ratatui::Frame| board.draw(play.event(), None, frame, MORNING);
    crate::tui::board::tests::sample::screen(80, 24, draw).join("\n")
}

#[test]
fn the_board_marks_who_is_certain_only_if_that_is_announced_and_never_shows_odds() {
    let mut play = last_round();
    assert!(!board(&play, true).contains("clinched"), "{}", board(&play, true));
    play.verb("setup prospects=yes");
    let (marked, unknown) = (board(&play, true), board(&play, false));
    let legend = "✓ clinched, – eliminated (if nobody drops)";
    assert!(marked.contains("── Cut to 4 ─") && marked.contains(legend), "{marked}");
    assert!(!unknown.contains("clinched"), "{unknown}");
    for shown in [marked, unknown] {
        assert!(!shown.contains('%') && !shown.contains("simulation"), "{shown}");
    }
    // Certainties of another state are dropped.
    let theme = Theme::of(Depth::None, Background::Unknown);
    let mut changed = Board::new(BoardView::Standings, theme, play.event(), MORNING);
    changed.set_prospects(prospects(play.event()));
    changed.changed(play.event(), MORNING);
    let draw = |frame: &mut ratatui::Frame| changed.draw(play.event(), None, frame, MORNING);
    let shown = crate::tui::board::tests::sample::screen(80, 24, draw).join("\n");
    assert!(!shown.contains("clinched"), "{shown}");
}
