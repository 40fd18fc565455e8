mod address;
mod legend;
mod room;
pub(in crate::tui) mod sample;

use super::{Board, BoardView};
use crate::event::actions::{Action, Setup, Timer};
use crate::event::{Command, Entry, Event, Id, Moment, Pairing, PodsBy, Who};
use crate::ruleset::MatchShape;
use crate::tui::Flow;
use crate::tui::ui::digits::clock_text;
use crate::tui::ui::theme::{Background, Depth, Theme};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Terminal;
use ratatui::layout::Rect;
use sample::{START, act, finals, now, play, registered, registered_for, report, screen};
use std::sync::Arc;
use std::time::Duration;

fn later(seconds: i64) -> Moment {
    Moment::new(START + seconds, 3600)
}

fn board(event: &Event, view: BoardView) -> Board {
    Board::new(view, Theme::of(Depth::None, Background::Unknown), event, now())
}

fn shown(board: &mut Board, event: &Event, at: Moment, width: u16, height: u16) -> Vec<String> {
    screen(width, height, |frame| board.draw(event, None, frame, at))
}

fn press(board: &mut Board, event: &Event, code: KeyCode) -> Flow {
    board.key(KeyEvent::from(code), event, now())
}

fn start_clock(event: &mut Event, minutes: u32) {
    let n = event.next_number();
    let action = Action::Timer(Timer::Start(minutes));
    event.append(Entry { n, at: now(), by: "anna".to_owned(), reason: None, action }).unwrap();
}

/// The draw is random, so the tests seat the players themselves.
fn seated(players: usize) -> Event {
    let mut event = registered(players);
    act(&mut event, Command::Pair);
    let round = Arc::make_mut(&mut event.stages[0].rounds[0]);
    let at = |index: Id, a: Id, b: Option<Id>| Pairing {
        table: b.map(|_| index + 1),
        a,
        b,
        ..round.pairings[0].clone()
    };
    let mut pairings: Vec<Pairing> =
        (0..players as Id / 2).map(|index| at(index, 2 * index + 1, Some(2 * index + 2))).collect();
    if players % 2 == 1 {
        let outcome = round.pairings.iter().find(|p| p.is_bye()).unwrap().outcome.clone();
        pairings.push(Pairing { outcome, ..at(0, players as Id, None) });
    }
    round.pairings = pairings;
    event
}

#[test]
fn everybody_finds_his_table_by_name() {
    let mut event = seated(13);
    act(&mut event, Command::Drop(Who::id(4)));
    let lines = shown(&mut board(&event, BoardView::ByName), &event, now(), 80, 22);
    assert_eq!(
        lines,
        [
            "  Mistrzostwa Sklepu Bard                                    ▀▀█ █▀▀ ▄ █▀█ █▀█",
            "  Round 1 of 4 · Pairings by name                            ▀▀█ ▀▀█ ▄ █ █ █ █",
            "  0 of 6 tables done · the timer has not started             ▀▀▀ ▀▀▀   ▀▀▀ ▀▀▀",
            "────────────────────────────────────────────────────────────────────────────────",
            "",
            "  Table  Player                             Opponent",
            "",
            "      5  Adamski, Ćezary                    Bąk, Żaneta",
            "      5  Bąk, Żaneta                        Adamski, Ćezary",
            "      1  Ćwik, Łukasz                       Żółkiewska-Świętosławska, Zofia",
            "      –  Kość, Ósma                         bye",
            "      6  Lis, Sara                          Łoś, Adam",
            "      6  Łoś, Adam                          Lis, Sara",
            "      4  Nowak, Lech                        Zając, Michał",
            "      3  Óska, Ewa                          Źrebiec, Stanisław",
            "      2  Ślusarczyk, Anna                   Kowalski, Jan",
            "      4  Zając, Michał                      Nowak, Lech",
            "      3  Źrebiec, Stanisław                 Óska, Ewa",
            "      1  Żółkiewska-Świętosławska, Zofia    Ćwik, Łukasz",
            "",
            "",
            "  q leave   v next view   1–8 show/hide   ? hide keys",
        ]
    );
}

#[test]
fn a_narrow_pane_keeps_name_and_table() {
    let event = seated(8);
    let lines = shown(&mut board(&event, BoardView::ByName), &event, now(), 34, 6);
    assert_eq!(
        lines,
        [
            "Round 1 of 3 · Mistrzostwa … 35:00",
            "Table  Player",
            "",
            "    1  Ćwik, Łukasz",
            "    2  Kowalski, Jan",
            "  q leave            page 1 of 4",
        ]
    );
}

#[test]
fn a_table_tells_its_result_or_its_extra_time() {
    let mut event = seated(9);
    report(&mut event, 1, "L");
    act(&mut event, Command::Extend { table: 2, minutes: 5 });
    let lines = shown(&mut board(&event, BoardView::Pairings), &event, now(), 80, 16);
    assert_eq!(
        lines[4..11],
        [
            "  Table  Player                                          Player",
            "",
            "      1  Żółkiewska-Świętosławska, Zofia            0–1  Ćwik, Łukasz",
            "      2  Ślusarczyk, Anna                           +5′  Kowalski, Jan",
            "      3  Źrebiec, Stanisław                              Óska, Ewa",
            "      4  Nowak, Lech                                     Zając, Michał",
            "      –  Adamski, Ćezary                                 bye",
        ]
    );
}

#[test]
fn the_room_reads_the_points_of_a_match_in_which_every_game_brings_some() {
    let mut event = registered_for("lcg", 4);
    let rounds = Setup { rounds: Some(2), ..Setup::default() };
    act(&mut event, Command::Setup(rounds.into()));
    act(&mut event, Command::Pair);
    report(&mut event, 1, "WD");
    report(&mut event, 2, "WL");
    let lines = shown(&mut board(&event, BoardView::Pairings), &event, now(), 80, 16);
    let scores = lines[5..15].iter().flat_map(|line| line.split_whitespace());
    let scores: Vec<&str> = scores.filter(|word| word.contains('–')).collect();
    assert_eq!(scores, ["4–1", "3–3"]);
}

#[test]
fn standings_are_told_with_their_tie_breaks() {
    let mut event = seated(4);
    report(&mut event, 1, "L");
    report(&mut event, 2, "W");
    let lines = shown(&mut board(&event, BoardView::Standings), &event, now(), 80, 24);
    assert_eq!(lines[1], "  Round 1 of 3 · Standings");
    assert_eq!(lines[2], "  All results in · next: round 2");
    let first = lines[7].split_whitespace().collect::<Vec<_>>();
    assert_eq!(first[0], "1");
    assert_eq!(first[first.len() - 3..], ["1", "0.0000", "1.0000"]);
}

#[test]
fn a_long_list_has_pages_that_turn_by_themselves() {
    let event = seated(60);
    let mut board = board(&event, BoardView::ByName);
    let page = |board: &mut Board, at| {
        let lines = shown(board, &event, at, 80, 24);
        lines[23].split("   ").last().unwrap().trim().to_owned()
    };
    assert_eq!(page(&mut board, now()), "page 1 of 4");
    assert_eq!(board.wants_tick(&event, now()), Some(Duration::from_secs(10)));
    assert_eq!(board.tick(&event, later(9)), Flow::IDLE);
    assert!(board.tick(&event, later(10)).redraw);
    assert_eq!(page(&mut board, later(10)), "page 2 of 4");
    press(&mut board, &event, KeyCode::Left);
    press(&mut board, &event, KeyCode::Left);
    assert_eq!(page(&mut board, now()), "page 4 of 4");
    assert_eq!(board.tick(&event, later(29)), Flow::IDLE, "who turns it himself gets time to read");
    press(&mut board, &event, KeyCode::Char('j'));
    assert_eq!(page(&mut board, now()), "page 1 of 4");
    let wide = shown(&mut board, &event, now(), 120, 40);
    assert!(!wide[39].contains("page"), "two blocks hold them all");
    assert_eq!(board.wants_tick(&event, now()), None, "nothing to wake up for");
    assert_eq!(press(&mut board, &event, KeyCode::Right), Flow::IDLE, "nothing to draw");
}

#[test]
fn the_views_that_matter_take_turns() {
    let mut event = seated(8);
    let mut board = board(&event, BoardView::Rotate);
    let turn = |board: &mut Board, event: &Event, at: i64| {
        shown(board, event, later(at), 80, 24);
        board.tick(event, later(at));
        board.view(event, later(at))
    };
    assert_eq!(turn(&mut board, &event, 15), BoardView::ByName);
    start_clock(&mut event, 35);
    board.changed(&event, now());
    assert_eq!(turn(&mut board, &event, 299), BoardView::ByName);
    assert_eq!(turn(&mut board, &event, 310), BoardView::Pairings);
    assert_eq!(turn(&mut board, &event, 320), BoardView::Clock);
    for table in 1..=4 {
        report(&mut event, table, "W");
    }
    assert_eq!(turn(&mut board, &event, 330), BoardView::Standings);
    act(&mut event, Command::Pair);
    board.changed(&event, later(331));
    assert_eq!(turn(&mut board, &event, 332), BoardView::ByName);
}

#[test]
fn the_clock_fills_the_screen_and_rings_once() {
    let mut event = seated(8);
    start_clock(&mut event, 35);
    act(&mut event, Command::Extend { table: 2, minutes: 5 });
    let mut board = board(&event, BoardView::Clock);
    assert_eq!(board.wants_tick(&event, now()), Some(Duration::from_secs(1)));
    let lines = shown(&mut board, &event, later(60), 80, 24);
    assert_eq!(lines[5].trim(), "████████████████    ████        ████");
    assert!(lines[18].ends_with("████      ██████  ██████"), "{lines:#?}");
    assert!(lines.iter().any(|line| line.trim() == "the round ends at 11:35"), "{lines:#?}");
    assert!(lines.iter().any(|line| line.trim() == "Table 2: 39:00 left"), "{lines:#?}");
    assert!(!board.tick(&event, later(35 * 60 - 1)).bell);
    assert!(board.tick(&event, later(35 * 60)).bell);
    assert!(!board.tick(&event, later(35 * 60 + 1)).bell);
    assert_eq!(clock_text(event.clock.reading(START + 2235).seconds().unwrap()), "+02:15");
}

#[test]
fn views_with_nothing_to_show_are_passed_over() {
    let mut event = registered(8);
    let mut board = board(&event, BoardView::Rotate);
    let next = |board: &mut Board, event: &Event| {
        press(board, event, KeyCode::Tab);
        board.view(event, now())
    };
    assert_eq!(next(&mut board, &event), BoardView::ByName);
    assert_eq!(next(&mut board, &event), BoardView::Announcement);
    assert_eq!(next(&mut board, &event), BoardView::ByName, "in turn, with one view to show");
    act(&mut event, Command::Setup(Setup { cut: Some(4), ..Setup::default() }.into()));
    play(&mut event);
    board =
        Board::new(BoardView::ByName, Theme::of(Depth::None, Background::Unknown), &event, now());
    for view in BoardView::ALL[2..].iter().filter(|view| view.has_content(&event)) {
        assert_eq!(next(&mut board, &event), *view);
    }
    assert_eq!(press(&mut board, &event, KeyCode::Char('q')), Flow::QUIT);
    assert_eq!(press(&mut board, &event, KeyCode::Char('x')), Flow::IDLE);
}

#[test]
fn no_screen_is_too_small_or_too_large() {
    let mut decided = finals(2, MatchShape::OneGame);
    play(&mut decided);
    let mut running = seated(60);
    start_clock(&mut running, 35);
    for event in [registered(0), running, finals(16, MatchShape::OneGame), decided] {
        for view in BoardView::ALL {
            let mut board = board(&event, view);
            let sizes = [(0, 0), (1, 1), (2, 8), (5, 2), (12, 4), (20, 3), (49, 14), (80, 24)];
            for (width, height) in sizes.into_iter().chain([(300, 100)]) {
                shown(&mut board, &event, later(2400), width, height);
                press(&mut board, &event, KeyCode::Right);
                board.tick(&event, later(5000));
            }
        }
    }
}

#[test]
fn while_a_draft_goes_on_the_room_sees_seats_hands_and_the_seconds() {
    let mut event = registered_for("destiny-draft", 6);
    act(&mut event, Command::Setup(Setup { pick_seconds: Some(30), ..Setup::default() }.into()));
    act(&mut event, Command::Pods { by: PodsBy::Suggested, reason: None });
    let mut board = board(&event, BoardView::Rotate);
    let seats = shown(&mut board, &event, now(), 80, 22);
    assert!(seats.iter().any(|line| line.contains("Pod  Seat  Player")), "{seats:#?}");
    assert!(seats.iter().any(|line| line.contains("On the left")), "{seats:#?}");
    act(&mut event, Command::DraftNext);
    act(&mut event, Command::DraftNext);
    let hands = shown(&mut board, &event, later(7), 80, 22);
    assert!(hands[1].starts_with("  Draft, pick 2 of 15"), "{hands:#?}");
    assert!(hands[2].starts_with("  Phase 1 of 2 · pick 2 of 15 · hands of 14"), "{hands:#?}");
    assert!(hands.iter().any(|line| line.contains("Has the hand of")), "{hands:#?}");
    assert_eq!(board.wants_tick(&event, later(7)), Some(Duration::from_secs(1)));
    assert!(board.tick(&event, later(8)).redraw);
}

#[test]
fn a_wall_clock_set_back_holds_no_page() {
    let event = seated(60);
    let mut board = board(&event, BoardView::ByName);
    shown(&mut board, &event, now(), 80, 24);
    assert_eq!(board.wants_tick(&event, later(-3600)), Some(Duration::from_secs(30)));
    assert!(board.tick(&event, later(-3600)).redraw);
    assert_eq!(board.wants_tick(&event, later(-3600)), Some(Duration::from_secs(10)));
}
