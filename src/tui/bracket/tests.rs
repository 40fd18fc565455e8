use super::Bracket;
use crate::event::{Command, Event, Who};
use crate::ruleset::MatchShape;
use crate::tui::board::tests::sample::{act, finals, play, registered, report, screen};
use crate::tui::ui::theme::{Background, Depth, Theme};
use ratatui::layout::Size;
use ratatui::style::{Color, Modifier};

fn shown(event: &Event, width: u16, height: u16, scroll: u16) -> Vec<String> {
    let theme = Theme::of(Depth::None, Background::Unknown);
    let bracket = Bracket::new(event).expect("there is a bracket");
    screen(width, height, |frame| {
        frame.render_widget(bracket.drawn(&theme).scroll(scroll), frame.area());
    })
}

fn semi_finals() -> Event {
    let mut event = finals(8, MatchShape::FirstToTwo);
    act(&mut event, Command::Pair);
    for (table, games) in [(1, "WLW"), (2, "LL"), (3, "WW"), (4, "LWL")] {
        report(&mut event, table, games);
    }
    act(&mut event, Command::Pair);
    event
}

#[test]
fn eight_after_the_quarter_finals() {
    assert_eq!(
        shown(&semi_finals(), 80, 17, 0),
        [
            "   Quarter-finals                 Semi-finals                    Final",
            "",
            " 1 Z. Żółkiewska-Świętos… 2 ─┐",
            "                             ├─ 1 Z. Żółkiewska-Świętosła… ─┐",
            " 8 Michał Zając           1 ─┘                              │",
            "                                  Match 1 · table 1         ├─ ·",
            " 4 Jan Kowalski           1 ─┐                              │",
            "                             ├─ 5 Stanisław Źrebiec        ─┘",
            " 5 Stanisław Źrebiec      2 ─┘",
            "",
            " 2 Łukasz Ćwik            0 ─┐",
            "                             ├─ 7 Lech Nowak               ─┐",
            " 7 Lech Nowak             2 ─┘                              │",
            "                                  Match 2 · table 2         ├─ ·",
            " 3 Anna Ślusarczyk        2 ─┐                              │",
            "                             ├─ 3 Anna Ślusarczyk          ─┘",
            " 6 Ewa Óska               0 ─┘",
        ]
    );
}

#[test]
fn a_narrow_screen_shows_one_round_at_a_time() {
    assert_eq!(
        shown(&semi_finals(), 39, 7, 0),
        [
            "   Semi-finals",
            "",
            " 1 Z. Żółkiewska-Świętosławska   T1 ─┬─",
            " 5 Stanisław Źrebiec             T1 ─┘",
            " 7 Lech Nowak                    T2 ─┬─",
            " 3 Anna Ślusarczyk               T2 ─┘",
            "",
        ]
    );
    let mut event = semi_finals();
    report(&mut event, 1, "LWL");
    report(&mut event, 2, "WW");
    act(&mut event, Command::Pair);
    assert_eq!(
        shown(&event, 39, 7, 0),
        ["   Final", "", " 5 Stanisław Źrebiec", "", "   Match 1 · table 1", "", " 7 Lech Nowak",]
    );
}

#[test]
fn the_champion_stands_between_the_finalists() {
    let mut event = semi_finals();
    report(&mut event, 1, "LWL");
    report(&mut event, 2, "WW");
    act(&mut event, Command::Pair);
    report(&mut event, 1, "WLW");
    let lines = shown(&event, 80, 17, 0);
    let right = |row: usize| lines[row].chars().skip(52).collect::<String>();
    assert_eq!(
        [right(5), right(9), right(13)],
        ["├─ 5 Stanisław Źrebiec    2", "   ★ Stanisław Źrebiec", "├─ 7 Lech Nowak           1"]
    );
}

#[test]
fn sixteen_are_set_closer_on_a_small_screen() {
    let mut event = finals(16, MatchShape::OneGame);
    act(&mut event, Command::Pair);
    report(&mut event, 1, "W");
    assert_eq!(
        shown(&event, 80, 20, 0)[..8],
        [
            "   Round of 16           Quarter-finals        Semi-finals       Final",
            "",
            " 1 Z. Żółkiewsk… 1 ─┬─ 1 Z. Żółkiewska-… ─┐",
            "16 Zbigniew Wilk 0 ─┘                     ├─ ·             ─┐",
            " 8 Michał Zając T8 ─┬─ ·                 ─┘                 │",
            " 9 Ć. Adamski   T8 ─┘                                       ├─ ·",
            " 4 Jan Kowalski T4 ─┬─ ·                 ─┐                 │",
            "13 Ósma Kość    T4 ─┘                     ├─ ·             ─┘",
        ]
    );
    let bracket = Bracket::new(&event).unwrap();
    assert_eq!(bracket.height(Size::new(80, 20)), 18);
    assert_eq!(bracket.height(Size::new(120, 40)), 33);
    assert_eq!(bracket.tables(), [8, 4, 5, 2, 7, 3, 6]);
}

#[test]
fn thirty_two_scroll_until_the_first_round_is_over() {
    let mut event = finals(32, MatchShape::OneGame);
    act(&mut event, Command::Pair);
    let room = Size::new(80, 20);
    let bracket = Bracket::new(&event).unwrap();
    assert_eq!(bracket.height(room), 34);
    assert_eq!(bracket.scroll_to(1, room), 0);
    assert_eq!(bracket.scroll_to(11, room), 14);
    let end = shown(&event, 80, 20, 99);
    assert!(end[0].ends_with('↑'), "{}", end[0]);
    assert!(end[19].starts_with("22 Grac…"), "{}", end[19]);

    for table in 1..=16 {
        report(&mut event, table, "W");
    }
    let lines = shown(&event, 80, 20, 0);
    assert!(lines[0].starts_with("   Round of 16"), "{}", lines[0]);
    assert_eq!(Bracket::new(&event).unwrap().height(room), 18);
}

#[test]
fn whoever_has_no_opponent_has_a_bye_and_goes_on() {
    let mut event = finals(6, MatchShape::OneGame);
    act(&mut event, Command::Pair);
    report(&mut event, 1, "W");
    act(&mut event, Command::Drop(Who::id(1)));
    let lines = shown(&event, 60, 17, 0);
    assert_eq!(lines[2], " 1 Z. Żółkiewska… ─┐");
    assert_eq!(lines[3], "                   ├─   bye            ─┐");
    assert_eq!(lines[4], "   bye            ─┘                    │");
}

#[test]
fn before_the_cut_it_is_marked_as_what_it_would_be() {
    let mut event = registered(16);
    act(
        &mut event,
        Command::Setup(crate::event::actions::Setup { cut: Some(4), ..Default::default() }.into()),
    );
    assert_eq!(Bracket::new(&event), None);
    play(&mut event);
    let lines = shown(&event, 80, 24, 0);
    assert_eq!(lines[0], "If you cut to top 4 now");
    assert_eq!(lines[2], "   Semi-finals                              Final");
    let first = crate::event::standings(&event)[0].entrant;
    assert!(lines[4].starts_with(&format!(" 1 {}", event.label(first))), "{}", lines[4]);
}

#[test]
fn the_games_being_played_are_the_brightest() {
    let event = semi_finals();
    let theme = Theme::of(Depth::True, Background::Dark);
    let bracket = Bracket::new(&event).unwrap();
    let area = ratatui::layout::Rect::new(0, 0, 80, 17);
    let mut buffer = ratatui::buffer::Buffer::empty(area);
    ratatui::widgets::Widget::render(bracket.drawn(&theme).selected(Some(2)), area, &mut buffer);
    assert!(buffer[(3, 2)].modifier.contains(Modifier::BOLD), "a winner");
    assert_eq!(Some(buffer[(3, 4)].fg), theme.quiet.fg, "a loser");
    assert_eq!(buffer[(35, 3)].fg, Color::Reset, "a player at a table");
    assert!(buffer[(35, 3)].modifier.contains(Modifier::BOLD), "a player at a table");
    assert_eq!(buffer[(31, 11)].symbol(), crate::tui::ui::theme::CURSOR);
    assert_eq!(buffer[(32, 11)].symbol(), "7", "the seed beside the sign");
    let signs = buffer.content.iter().filter(|cell| cell.symbol() == crate::tui::ui::theme::CURSOR);
    assert_eq!(signs.count(), 1, "one match, one sign");
    assert_eq!(Some(buffer[(35, 11)].bg), theme.cursor.bg, "the one that keys act on");
}

#[test]
fn no_room_is_too_small() {
    for event in [semi_finals(), finals(32, MatchShape::OneGame), finals(2, MatchShape::OneGame)] {
        for (width, height) in [(0, 0), (1, 1), (3, 2), (200, 1), (1, 80), (17, 9), (400, 200)] {
            shown(&event, width, height, 3);
            let bracket = Bracket::new(&event).unwrap();
            bracket.scroll_to(1, Size::new(width, height));
        }
    }
}
