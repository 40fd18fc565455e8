use crate::event::action::{Cut, Left, Paired, Reported, Setup};
use crate::event::{Action, Command, Entry, Event, Id, StageKind, double, standings};
use crate::ruleset::{FinalsKind, MatchShape};
use crate::tui::board::tests::sample::{act, now, play as rounds, registered, screen};
use crate::tui::bracket::Bracket;
use crate::tui::theme::{Background, CURSOR, Depth, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Color, Modifier};
use ratatui::widgets::Widget;
use std::sync::Arc;

/// The area left for the bracket on screens of 80×24 and of 120×40.
const SMALL: Size = Size::new(79, 18);
const LARGE: Size = Size::new(119, 34);

fn done(event: &mut Event, action: Action) {
    let n = event.next_number();
    event.append(Entry { n, at: now(), by: "anna".to_owned(), reason: None, action }).unwrap();
}

/// A double elimination with the first `players` players, seeded in order of registration.
fn finals(players: usize) -> Event {
    let mut event = registered(players);
    let seeds = (1..=players as Id).collect();
    let shape = MatchShape::OneGame;
    let kind = StageKind::DoubleElimination;
    done(&mut event, Action::Cut(Cut { kind, seeds, shape, rounds: 0, instead_of: None }));
    event
}

/// Pairs all matches that can be played now.
fn pair(event: &mut Event) {
    let ready = double::state(event).unwrap().ready();
    let stage = event.stages.len();
    let round = event.stages[stage - 1].rounds.len() as u32 + 1;
    done(
        event,
        Action::Pair(Box::new(Paired {
            tables: ready.iter().map(|(_, a, b)| [*a, *b]).collect(),
            numbers: ready.iter().map(|(number, ..)| *number).collect(),
            ..Paired::empty(stage, round, 35)
        })),
    );
}

fn report(event: &mut Event, table: u32, won: bool) {
    let stage = event.stages.len();
    let round = event.round().unwrap();
    let pairing = round.at_table(table).unwrap();
    let reported = Reported {
        stage,
        round: round.number,
        table,
        of: [pairing.a, pairing.b.unwrap()],
        games: if won { "W" } else { "L" }.to_owned(),
        conceded: Vec::new(),
        open: false,
        concede: None,
        noshow: None,
        margin: None,
        scores: None,
        timed: false,
        time: None,
        drop: Default::default(),
    };
    done(event, Action::Report(reported));
}

/// Plays this number of rounds. The better seed wins, except in the matches in `upset`.
fn play(event: &mut Event, rounds: usize, upset: &[u32]) {
    for _ in 0..rounds {
        pair(event);
        play_on(event, upset);
    }
}

/// Reports all results of the round that is paired.
fn play_on(event: &mut Event, upset: &[u32]) {
    let tables: Vec<(u32, bool)> = (event.round().unwrap().pairings.iter())
        .map(|p| (p.table.unwrap(), (Some(p.a) < p.b) != upset.contains(&p.number.unwrap())))
        .collect();
    tables.into_iter().for_each(|(table, won)| report(event, table, won));
}

fn shown(event: &Event, width: u16, height: u16, scroll: u16) -> Vec<String> {
    let theme = Theme::of(Depth::None, Background::Unknown);
    let bracket = Bracket::new(event).expect("there is a bracket");
    screen(width, height, |frame| {
        frame.render_widget(bracket.drawn(&theme).scroll(scroll), frame.area());
    })
}

#[test]
fn e54_eight_players_whole_with_the_champion() {
    let mut event = finals(8);
    play(&mut event, 6, &[]);
    // The area left for the bracket at 120×40.
    assert_eq!(
        shown(&event, 119, 28, 0),
        [
            "   Upper round 1           Upper round 2           Upper final                                    Final",
            "",
            " 1 Z. Żółkiewska-… 1 ─┐",
            "                      ├─ 1 Z. Żółkiewska-… 1 ─┐",
            " 8 Michał Zając    0 ─┘                       │",
            "                                              ├─ 1 Z. Żółkiewska-… 1 ─┐",
            " 4 Jan Kowalski    1 ─┐                       │                       │",
            "                      ├─ 4 Jan Kowalski    0 ─┘                       │",
            " 5 S. Źrebiec      0 ─┘                                               │",
            "                                                                      ├──────────────────────── 1 Z. Żółkiewska-Świ… 1",
            " 2 Łukasz Ćwik     1 ─┐                                               │                           ★ Zofia Żółkiewska-…",
            "                      ├─ 2 Łukasz Ćwik     1 ─┐                       │                       ┌ 2 Łukasz Ćwik        0",
            " 7 Lech Nowak      0 ─┘                       │                       │                       │",
            "                                              ├─ 2 Łukasz Ćwik     0 ─┘                       │",
            " 3 Anna Ślusarczyk 1 ─┐                       │                                               │",
            "                      ├─ 3 Anna Ślusarczyk 0 ─┘                                               │",
            " 6 Ewa Óska        0 ─┘                                                                       │",
            "                                                                                              │",
            "   Lower round 1           Lower round 2           Lower round 3           Lower final        │",
            "                                                                                              │",
            " 8 Michał Zając    0 ─┐                                                                       │",
            "   out: 7–8th         ├─ 5 S. Źrebiec      0 ─┐                                               │",
            " 5 S. Źrebiec      1 ─┘    out: 5–6th         ├─ 3 Anna Ślusarczyk 1 ─┐                       │",
            "                         3 Anna Ślusarczyk 1 ─┘                       │                       │",
            " 7 Lech Nowak      0 ─┐                            out: 4th           ├─ 3 A. Ślusarczyk  0 ─┐│",
            "   out: 7–8th         ├─ 6 Ewa Óska        0 ─┐                       │    out: 3rd          ├┘",
            " 6 Ewa Óska        1 ─┘    out: 5–6th         ├─ 4 Jan Kowalski    0 ─┘  2 Łukasz Ćwik    1 ─┘",
            "                         4 Jan Kowalski    1 ─┘",
        ]
    );
    assert_eq!(Bracket::new(&event).unwrap().size(LARGE), Size::new(119, 28));
}

#[test]
fn e54_midway_on_a_small_screen_shows_who_waits_for_whom() {
    let mut event = finals(8);
    play(&mut event, 1, &[]);
    pair(&mut event);
    assert_eq!(
        shown(&event, 79, 16, 0),
        [
            "                                                                 later rounds →",
            "   Upper round 1               Upper round 2               Upper final",
            " 1 Z. Żółkiewska-Świę… 1 ─┬─ 1 Z. Żółkiewska-Święto… ─┐",
            " 8 Michał Zając        0 ─┘    Match 5 · table 1      ├─   winner of 5      ─┐",
            " 4 Jan Kowalski        1 ─┬─ 4 Jan Kowalski          ─┘                      │",
            " 5 Stanisław Źrebiec   0 ─┘                                match 9           ├─",
            " 2 Łukasz Ćwik         1 ─┬─ 2 Łukasz Ćwik           ─┐                      │",
            " 7 Lech Nowak          0 ─┘    Match 6 · table 2      ├─   winner of 6      ─┘",
            " 3 Anna Ślusarczyk     1 ─┬─ 3 Anna Ślusarczyk       ─┘",
            " 6 Ewa Óska            0 ─┘",
            "",
            "   Lower round 1               Lower round 2               Lower round 3",
            " 8 Michał Zając       T3 ─┬─   winner of 7       M10 ─┬─   winner of 10     ─┐",
            " 5 Stanisław Źrebiec  M7 ─┘    loser of 6            ─┘    match 12          ├─",
            " 7 Lech Nowak         T4 ─┬─   winner of 8       M11 ─┬─   winner of 11     ─┘",
            " 6 Ewa Óska           M8 ─┘    loser of 5            ─┘",
        ]
    );
    assert_eq!(Bracket::new(&event).unwrap().tables(), [1, 2, 3, 4]);
}

#[test]
fn e55_the_deciding_game_stands_below_the_final() {
    let mut event = finals(8);
    play(&mut event, 6, &[14]);
    pair(&mut event);
    assert_eq!(
        shown(&event, 79, 13, 0),
        [
            "                                                               ← earlier rounds",
            "   Upper final                                         Final",
            "",
            " 1 Z. Żółkiewska-Św… 1 ─┐",
            "                        ├─────────────────────────── 1 Z. Żółkiewska-Święto… 0",
            " 2 Łukasz Ćwik       0 ─┘",
            "                                                   ┌ 2 Łukasz Ćwik           1",
            "   Lower round 3             Lower final           │",
            "                                                   │   Deciding game",
            " 3 Anna Ślusarczyk   1 ─┐                          │ 1 Z. Żółkiewska-Świętosł…",
            "   out: 4th             ├─ 3 Anna Ślusarczyk   0 ─┐│   Match 15 · table 1",
            " 4 Jan Kowalski      0 ─┘    out: 3rd             ├┘ 2 Łukasz Ćwik",
            "                           2 Łukasz Ćwik       1 ─┘",
        ]
    );
    report(&mut event, 1, false);
    let lines = shown(&event, 79, 13, 0);
    let right = |row: usize| lines[row].chars().skip(51).collect::<String>();
    assert_eq!(
        [right(9), right(10), right(11)],
        ["│ 1 Z. Żółkiewska-Święto… 0", "│   ★ Łukasz Ćwik", "┘ 2 Łukasz Ćwik           1",]
    );
}

#[test]
fn e57_four_players() {
    let mut event = finals(4);
    play(&mut event, 1, &[1]);
    pair(&mut event);
    assert_eq!(
        shown(&event, 79, 16, 0),
        [
            "   Upper round 1                    Upper final             Final",
            "",
            " 1 Z. Żółkiewska-Świętosła… 0 ─┐",
            "                               ├─ 4 Jan Kowalski      ─┐",
            " 4 Jan Kowalski             1 ─┘                       │",
            "                                    Match 3 · table 1  ├─   winner of 3",
            " 2 Łukasz Ćwik              1 ─┐                       │    match 6",
            "                               ├─ 2 Łukasz Ćwik       ─┘┌   winner of 5",
            " 3 Anna Ślusarczyk          0 ─┘                        │",
            "                                                        │   match 7 if needed",
            "   Lower round 1                    Lower final         │",
            "                                                        │",
            " 1 Z. Żółkiewska-Świętosławs… ─┐                        │",
            "   Match 4 · table 2           ├─   winner of 4       ─┐│",
            " 3 Anna Ślusarczyk            ─┘    match 5            ├┘",
            "                                    loser of 3        ─┘",
        ]
    );
    play_on(&mut event, &[]);
    play(&mut event, 2, &[]);
    assert_eq!(
        shown(&event, 79, 16, 0),
        [
            "   Upper round 1             Upper final               Final",
            "",
            " 1 Z. Żółkiewska-Św… 0 ─┐",
            "                        ├─ 4 Jan Kowalski      0 ─┐",
            " 4 Jan Kowalski      1 ─┘                         │",
            "                                                  ├─ 2 Łukasz Ćwik           0",
            " 2 Łukasz Ćwik       1 ─┐                         │",
            "                        ├─ 2 Łukasz Ćwik       1 ─┘┌ 1 Z. Żółkiewska-Święto… 1",
            " 3 Anna Ślusarczyk   0 ─┘                          │",
            "                                                   │   Deciding game",
            "   Lower round 1             Lower final           │ 2 Łukasz Ćwik",
            "                                                   │   match 7",
            " 1 Z. Żółkiewska-Św… 1 ─┐                          │ 1 Z. Żółkiewska-Świętosł…",
            "   out: 4th             ├─ 1 Z. Żółkiewska-Św… 1 ─┐│",
            " 3 Anna Ślusarczyk   0 ─┘    out: 3rd             ├┘",
            "                           4 Jan Kowalski      0 ─┘",
        ]
    );
}

#[test]
fn sixteen_show_what_is_played_and_follow_the_table_chosen() {
    let mut event = finals(16);
    play(&mut event, 1, &[]);
    pair(&mut event);
    let bracket = Bracket::new(&event).unwrap();
    assert_eq!(
        shown(&event, 79, 18, 10),
        [
            "                                                              later rounds →  ↑",
            "14 Ślązak Piotr        0 ─┘    Match 15 · table 7     ├─   winner of 15     ─┐",
            " 6 Ewa Óska            1 ─┬─ 6 Ewa Óska              ─┘                      │",
            "11 Sara Lis            0 ─┘                                match 22          ├─",
            " 7 Lech Nowak          1 ─┬─ 7 Lech Nowak            ─┐                      │",
            "10 Żaneta Bąk          0 ─┘    Match 16 · table 8     ├─   winner of 16     ─┘",
            " 2 Łukasz Ćwik         1 ─┬─ 2 Łukasz Ćwik           ─┘",
            "15 Źdźbło Ewa          0 ─┘",
            "",
            "   Lower round 1               Lower round 2               Lower round 3",
            "16 Zbigniew Wilk      T1 ─┬─   winner of 9       M17 ─┬─   winner of 17     ─┐",
            " 9 Ćezary Adamski     M9 ─┘    loser of 16           ─┘    match 23          ├─",
            "12 Adam Łoś           T2 ─┬─   winner of 10      M18 ─┬─   winner of 18     ─┘",
            "13 Ósma Kość         M10 ─┘    loser of 15           ─┘",
            "14 Ślązak Piotr       T3 ─┬─   winner of 11      M19 ─┬─   winner of 19     ─┐",
            "11 Sara Lis          M11 ─┘    loser of 14           ─┘    match 24          ├─",
            "10 Żaneta Bąk         T4 ─┬─   winner of 12      M20 ─┬─   winner of 20     ─┘",
            "15 Źdźbło Ewa        M12 ─┘    loser of 13           ─┘",
        ]
    );
    // Tables 1 to 4 play in the lower bracket, further down.
    assert_eq!([1, 4, 5, 8].map(|table| bracket.scroll_to(table, SMALL)), [10, 10, 0, 6]);
    assert_eq!(bracket.size(LARGE), Size::new(119, 28));
}

#[test]
fn sixteen_leave_out_the_rounds_that_are_over() {
    let mut event = finals(16);
    play(&mut event, 4, &[]);
    pair(&mut event);
    assert_eq!(
        shown(&event, 79, 16, 0),
        [
            "                                               ← earlier rounds  later rounds →",
            "   Upper final",
            "",
            " 1 Z. Żółkiewska-Świętosła… 1 ─┐",
            "                               ├───────────────────────────────────────────────",
            " 2 Łukasz Ćwik              0 ─┘",
            "",
            "   Lower round 4                    Lower round 5          Lower final",
            "",
            " 6 Ewa Óska                   ─┐",
            "   Match 25 · table 1          ├─   winner of 25     ─┐",
            " 4 Jan Kowalski               ─┘                      │",
            "                                    match 28          ├─   winner of 28     ─┐",
            " 5 Stanisław Źrebiec          ─┐                      │    match 29          ├┘",
            "   Match 26 · table 2          ├─   winner of 26     ─┘  2 Łukasz Ćwik      ─┘",
            " 3 Anna Ślusarczyk            ─┘",
        ]
    );
    play_on(&mut event, &[]);
    play(&mut event, 2, &[]);
    pair(&mut event);
    assert_eq!(
        shown(&event, 79, 12, 0),
        [
            "                                                               ← earlier rounds",
            "                                                       Final",
            "",
            "──────────────────────────────────────────────────── 1 Z. Żółkiewska-Świętosł…",
            "                                                       Match 30 · table 1",
            "   Lower round 5             Lower final           ┌ 2 Łukasz Ćwik",
            "                                                   │",
            " 4 Jan Kowalski      0 ─┐                          │   match 31 if needed",
            "   out: 4th             ├─ 3 Anna Ślusarczyk   0 ─┐│",
            " 3 Anna Ślusarczyk   1 ─┘    out: 3rd             ├┘",
            "                           2 Łukasz Ćwik       1 ─┘",
            "",
        ]
    );
}

#[test]
fn before_the_cut_it_is_what_it_would_be() {
    let mut event = registered(16);
    let setup = Setup { cut: Some(4), ..Setup::default() };
    act(&mut event, Command::Setup(setup.into()));
    Arc::make_mut(&mut event.ruleset).finals.kind = FinalsKind::DoubleElimination;
    assert_eq!(Bracket::new(&event), None);
    rounds(&mut event);
    let lines = shown(&event, 79, 18, 0);
    assert_eq!(lines[0], "If you cut to top 4 now");
    assert_eq!(lines[2], "   Upper round 1                      Upper final           Final");
    let best = event.label(standings(&event)[0].entrant);
    assert!(lines[4].starts_with(&format!(" 1 {best}")), "{}", lines[4]);
    assert_eq!(lines[9], "   match 2                       ├─   winner of 2     ─┘┌   winner of 5");
}

#[test]
fn a_match_being_played_is_the_brightest_and_a_loser_quiet() {
    let mut event = finals(8);
    play(&mut event, 1, &[]);
    pair(&mut event);
    let theme = Theme::of(Depth::True, Background::Dark);
    let bracket = Bracket::new(&event).unwrap();
    let area = Rect::new(0, 0, 79, 18);
    let mut buffer = Buffer::empty(area);
    bracket.drawn(&theme).selected(Some(3)).render(area, &mut buffer);
    assert!(buffer[(3, 2)].modifier.contains(Modifier::BOLD), "a winner");
    assert_eq!(Some(buffer[(3, 3)].fg), theme.quiet.fg, "a loser");
    assert_eq!(buffer[(31, 2)].fg, Color::Reset, "a player at a table");
    assert!(buffer[(31, 2)].modifier.contains(Modifier::BOLD), "a player at a table");
    assert_eq!(Some(buffer[(31, 12)].fg), theme.quiet.fg, "who is waited for");
    assert_eq!(buffer[(0, 12)].symbol(), CURSOR);
    assert_eq!(Some(buffer[(3, 12)].bg), theme.cursor.bg, "the one that keys act on");
}

#[test]
fn whoever_leaves_loses_what_is_to_come() {
    let mut event = finals(4);
    pair(&mut event);
    play_on(&mut event, &[]);
    done(
        &mut event,
        Action::Drop(Left { id: 4, stage: 1, after: 1, seeds: None, recommended: None }),
    );
    let lines = shown(&event, 79, 16, 0);
    assert_eq!(lines[12], " 4 Jan Kowalski          ─┐                             │");
    assert_eq!(lines[13], "   out: 4th               ├─ 3 Anna Ślusarczyk        ─┐│");
}

#[test]
fn no_room_is_too_small() {
    for players in [3, 4, 8, 16] {
        let mut event = finals(players);
        for _ in 0..3 {
            pair(&mut event);
            for (width, height) in [(0, 0), (1, 1), (3, 2), (200, 1), (1, 80), (45, 9), (400, 200)]
            {
                shown(&event, width, height, 3);
                Bracket::new(&event).unwrap().scroll_to(1, Size::new(width, height));
            }
            play_on(&mut event, &[]);
        }
    }
}
