//! The order of the views and their times, the drawing for the back row, and the cost of a second.

use super::*;
use crate::event::standings;
use crate::tui::board::Tour;
use crate::tui::board::tests::sample::{act, finals, now, play, registered, report};
use ratatui::backend::CrosstermBackend;
use ratatui::{TerminalOptions, Viewport};
use std::cell::RefCell;
use std::io;
use std::io::Write;
use std::rc::Rc;

fn touring(event: &Event, views: &[BoardView], stay: i64) -> Board {
    let mut board = board(event, BoardView::Rotate);
    board.set_tour(Tour { views: views.to_vec(), stay, ..Tour::default() }, now());
    board
}

fn last(board: &mut Board, event: &Event, width: u16) -> String {
    shown(board, event, now(), width, 24).pop().unwrap()
}

fn after_a_round() -> Event {
    let mut event = registered(16);
    act(&mut event, Command::Setup(Setup { cut: Some(4), ..Setup::default() }.into()));
    play(&mut event);
    event
}

#[test]
fn chosen_views_come_in_turn_and_stay_as_long_as_was_chosen() {
    let event = seated(8);
    let views = [BoardView::ByName, BoardView::Standings, BoardView::Clock];
    let mut board = touring(&event, &views, 15);
    let mut seen = Vec::new();
    for at in (0..=60).step_by(5) {
        shown(&mut board, &event, later(at), 80, 24);
        board.tick(&event, later(at));
        seen.push(board.view(&event, later(at)));
    }
    let [a, b, c] = views;
    assert_eq!(seen, [a, a, a, b, b, b, c, c, c, a, a, a, b]);
    assert_eq!(board.wants_tick(&event, later(60)), Some(Duration::from_secs(15)));
}

#[test]
fn a_digit_shows_a_view_and_keeps_it_in_turn_and_again_leaves_it_out() {
    let event = seated(8);
    let mut board = board(&event, BoardView::Rotate);
    press(&mut board, &event, KeyCode::Char('5'));
    assert_eq!(board.view(&event, now()), BoardView::Clock);
    assert_eq!(last(&mut board, &event, 80), "  Rotating: Pairings by name, Clock");
    press(&mut board, &event, KeyCode::Char('3'));
    assert_eq!(last(&mut board, &event, 80), "  Rotating: Pairings by name, Standings, Clock");
    assert_eq!(board.view(&event, now()), BoardView::Standings);
    press(&mut board, &event, KeyCode::Char('1'));
    assert_eq!(board.view(&event, now()), BoardView::ByName);
    assert_eq!(last(&mut board, &event, 80), "  Rotating: Pairings by name, Standings, Clock");
    press(&mut board, &event, KeyCode::Char('1'));
    assert_eq!(last(&mut board, &event, 80), "  Rotating: Standings, Clock");
    assert_eq!(board.view(&event, now()), BoardView::Standings);
    press(&mut board, &event, KeyCode::Char('5'));
    press(&mut board, &event, KeyCode::Char('5'));
    assert_eq!(last(&mut board, &event, 80), "  Rotating: Standings");
    press(&mut board, &event, KeyCode::Char('3'));
    assert_eq!(last(&mut board, &event, 80), "  Rotating: Standings", "one view stays");
    press(&mut board, &event, KeyCode::Char('4'));
    assert_eq!(
        last(&mut board, &event, 80),
        "  Bracket: nothing to show yet; it appears once there is."
    );
    assert_eq!(board.view(&event, now()), BoardView::Standings);
    press(&mut board, &event, KeyCode::Char('?'));
    press(&mut board, &event, KeyCode::Char('?'));
    let lines = shown(&mut board, &event, now(), 80, 24);
    assert_eq!(lines[23], "  q leave   v next view   1–8 show/hide   ? hide keys");
}

#[test]
fn space_holds_the_page_and_says_so() {
    let event = seated(60);
    let mut board = board(&event, BoardView::ByName);
    shown(&mut board, &event, now(), 80, 24);
    assert!(press(&mut board, &event, KeyCode::Char(' ')).redraw);
    let lines = shown(&mut board, &event, now(), 80, 24);
    assert_eq!(
        lines[22..],
        [
            "  q leave   v next view   ← → turn the page   Space held: continue",
            "  + - time per page   1–8 show/hide   ? hide keys                  page 1 of 4",
        ]
    );
    assert_eq!(board.wants_tick(&event, now()), None, "nothing to wake up for");
    assert_eq!(board.tick(&event, later(100)), Flow::IDLE);
    press(&mut board, &event, KeyCode::Char('?'));
    assert!(last(&mut board, &event, 80).starts_with("  Held. Space: continue.  "));
    press(&mut board, &event, KeyCode::Char(' '));
    assert_eq!(board.wants_tick(&event, now()), Some(Duration::from_secs(10)));
    assert!(board.tick(&event, later(10)).redraw);
}

#[test]
fn plus_and_minus_change_how_long_a_page_stays() {
    let event = seated(60);
    let mut board = board(&event, BoardView::ByName);
    shown(&mut board, &event, now(), 80, 24);
    press(&mut board, &event, KeyCode::Char('+'));
    assert!(last(&mut board, &event, 80).starts_with("  Each page: 15 seconds.  "));
    assert_eq!(board.wants_tick(&event, now()), Some(Duration::from_secs(15)));
    for _ in 0..9 {
        press(&mut board, &event, KeyCode::Char('-'));
    }
    assert_eq!(board.wants_tick(&event, now()), Some(Duration::from_secs(5)));
    for _ in 0..99 {
        press(&mut board, &event, KeyCode::Char('+'));
    }
    assert_eq!(board.wants_tick(&event, now()), Some(Duration::from_secs(300)));
}

#[test]
fn the_cut_is_a_line_in_the_standings() {
    let mut event = after_a_round();
    let lines = shown(&mut board(&event, BoardView::Standings), &event, now(), 80, 30);
    let at = lines.iter().position(|line| line.starts_with("  ── Cut to 4 ──")).unwrap();
    assert_eq!(lines[at].chars().count(), 78, "{lines:#?}");
    assert_eq!(lines[at - 1].split_whitespace().next(), Some("4"));
    assert_eq!(lines[at + 1].split_whitespace().next(), Some("5"));
    let first = standings(&event).iter().next().unwrap().entrant;
    act(&mut event, Command::Drop(Who::id(first)));
    let lines = shown(&mut board(&event, BoardView::Standings), &event, now(), 80, 30);
    let at = lines.iter().position(|line| line.starts_with("  ── Cut to 4 ──")).unwrap();
    assert_eq!(lines[at - 1].split_whitespace().next(), Some("5"));
    act(&mut event, Command::Setup(Setup { cut: Some(0), ..Setup::default() }.into()));
    let lines = shown(&mut board(&event, BoardView::Standings), &event, now(), 80, 30);
    assert!(!lines.iter().any(|line| line.contains("Cut to")), "{lines:#?}");
}

#[test]
fn the_room_reads_what_was_announced() {
    let mut event = after_a_round();
    let prizes = Some("1: playmat; 2-4: promo card".to_owned());
    act(&mut event, Command::Setup(Setup { prizes, ..Setup::default() }.into()));
    let lines = shown(&mut board(&event, BoardView::Announcement), &event, now(), 80, 24);
    assert!(lines[1].ends_with("· Event info"), "{lines:#?}");
    assert_eq!(lines[11], "  Cut                Top 4");
    assert_eq!(
        lines[15],
        "  Estimate           Round 4 ends around 13:15, the finals around 15:00"
    );
}

#[test]
fn for_the_back_row_lines_are_blank_and_columns_fewer() {
    let event = seated(8);
    let mut board = board(&event, BoardView::ByName);
    board.set_tour(Tour { big: true, ..Tour::default() }, now());
    let lines = shown(&mut board, &event, now(), 80, 24);
    assert_eq!(lines[0].trim(), "██████  ██████      ██████  ██████");
    assert!(lines[4].ends_with("██████  ██████      ██████  ██████"), "{lines:#?}");
    assert_eq!(
        lines[5..14],
        [
            "────────────────────────────────────────────────────────────────────────────────",
            "",
            "  Table  Player",
            "",
            "      1  Ćwik, Łukasz",
            "",
            "      2  Kowalski, Jan",
            "",
            "      4  Nowak, Lech",
        ]
    );
    assert!(lines[23].ends_with("page 1 of 2"), "{lines:#?}");
}

#[derive(Clone, Default)]
struct Sent(Rc<RefCell<Vec<u8>>>);

impl Write for Sent {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The bytes that a minute of ticks sends, with the marks of a synchronised update.
fn bytes_of_a_minute(board: &mut Board, event: &Event) -> usize {
    let sent = Sent::default();
    let viewport = Viewport::Fixed(Rect::new(0, 0, 80, 24));
    let backend = CrosstermBackend::new(sent.clone());
    let mut terminal = Terminal::with_options(backend, TerminalOptions { viewport }).unwrap();
    let mut draw = |at| {
        terminal.draw(|frame| board.draw(event, None, frame, later(at))).unwrap();
        sent.0.take().len()
    };
    draw(659);
    (660..720).map(|at| draw(at) + "\x1b[?2026h\x1b[?2026l".len()).sum()
}

#[test]
fn a_second_that_passes_costs_under_160_bytes_in_every_view() {
    let mut swiss = seated(40);
    act(&mut swiss, Command::Extend { table: 2, minutes: 5 });
    start_clock(&mut swiss, 50);
    report(&mut swiss, 1, "W");
    let mut elimination = finals(8, MatchShape::OneGame);
    act(&mut elimination, Command::Pair);
    start_clock(&mut elimination, 50);
    let theme = Theme::of(Depth::Cube, Background::Dark);
    let mut costs = Vec::new();
    for (event, big) in [(&swiss, false), (&swiss, true), (&elimination, false)] {
        for view in BoardView::ALL {
            let mut board = Board::new(view, theme, event, now());
            board.set_tour(Tour { big, paused: true, ..Tour::default() }, now());
            costs.push((bytes_of_a_minute(&mut board, event) / 60, view, big));
        }
    }
    let dear: Vec<_> = costs.iter().filter(|(bytes, ..)| *bytes >= 160).collect();
    assert!(dear.is_empty(), "{dear:?} of {costs:?}");
    assert!(costs.iter().all(|(bytes, ..)| *bytes > 20), "the clock runs: {costs:?}");
}
