use crate::event::actions::{Cut, Left, Paired, Reported};
use crate::event::{Action, Entry, Event, Id, StageKind, double};
use crate::pairing::double::MatchState;
use crate::ruleset::MatchShape;
use crate::tui::board::tests::sample::{now, registered, screen};
use crate::tui::bracket::Bracket;
use crate::tui::ui::theme::{Background, Depth, Theme};
use ratatui::layout::Size;

/// The area left for the bracket on a screen of 120×40.
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
    let ready = |game: &MatchState| match (game.decided, game.players) {
        (None, [Some(Some(a)), Some(Some(b))]) => Some((game.of.number, [a, b])),
        _ => None,
    };
    let standings = double::state(event).unwrap().standings();
    let (numbers, tables) = standings.iter().filter_map(ready).unzip();
    let stage = event.stages.len();
    let round = event.stages[stage - 1].rounds.len() as u32 + 1;
    done(
        event,
        Action::Pair(Box::new(Paired { tables, numbers, ..Paired::empty(stage, round, 35) })),
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
    for players in [3, 8] {
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
