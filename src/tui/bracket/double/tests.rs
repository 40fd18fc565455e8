use crate::event::action::{Cut, Paired, Reported};
use crate::event::double;
use crate::event::{Action, Entry, Event, Id, StageKind};
use crate::ruleset::MatchShape;
use crate::tui::board::sample::{now, registered, screen};
use crate::tui::bracket::Bracket;
use crate::tui::theme::Theme;

fn done(event: &mut Event, action: Action) {
    let n = event.next_number();
    event.append(Entry { n, at: now(), by: "anna".to_owned(), why: None, action }).unwrap();
}

/// A double elimination of the first so many, seeded in order of registration.
fn finals(players: usize) -> Event {
    let mut event = registered(players);
    let seeds = (1..=players as Id).collect();
    let shape = MatchShape::OneGame;
    let kind = StageKind::DoubleElimination;
    done(&mut event, Action::Cut(Cut { kind, seeds, shape, rounds: 0 }));
    event
}

/// Pairs the matches of the next round.
fn pair(event: &mut Event) {
    let ready = double::of(event).unwrap().ready();
    let stage = event.stages.len();
    let round = event.stages[stage - 1].rounds.len() as u32 + 1;
    done(
        event,
        Action::Pair(Paired {
            stage,
            round,
            plan: None,
            minutes: 35,
            tables: ready.iter().map(|(_, a, b)| [*a, *b]).collect(),
            at: Vec::new(),
            bye: None,
            byes: Vec::new(),
            numbers: ready.iter().map(|(number, ..)| *number).collect(),
            by_hand: false,
            redrawn: 0,
            mission: None,
            seed: 7,
        }),
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
        concede: None,
        noshow: None,
    };
    done(event, Action::Report(reported));
}

/// Plays so many rounds; `upset` are the matches that the second-named wins.
fn play(event: &mut Event, rounds: usize, upset: &[u32]) {
    for _ in 0..rounds {
        pair(event);
        let round = event.round().unwrap();
        let tables: Vec<(u32, bool)> = (round.pairings.iter())
            .map(|p| (p.table.unwrap(), (Some(p.a) < p.b) != upset.contains(&p.number.unwrap())))
            .collect();
        tables.into_iter().for_each(|(table, won)| report(event, table, won));
    }
}

fn shown(event: &Event, width: u16, height: u16, scroll: u16) -> Vec<String> {
    let theme = Theme::of(true, false);
    let bracket = Bracket::new(event).expect("there is a bracket");
    screen(width, height, |frame| {
        frame.render_widget(bracket.drawn(&theme).scroll(scroll), frame.area());
    })
}

#[test]
fn look() {
    let mut event = finals(8);
    let p = |event: &Event, w, h| println!("{}\n=====", shown(event, w, h, 0).join("\n"));
    p(&event, 119, 36);
    play(&mut event, 1, &[]);
    pair(&mut event);
    p(&event, 119, 36);
    p(&event, 79, 18);
    report(&mut event, 1, true);
    let tables = event.round().unwrap().pairings.len();
    for t in 2..=tables as u32 {
        report(&mut event, t, true);
    }
    play(&mut event, 3, &[]);
    pair(&mut event);
    p(&event, 119, 36);
    report(&mut event, 1, false);
    p(&event, 119, 36);
    play(&mut event, 1, &[]);
    p(&event, 119, 36);
    p(&event, 79, 18);
    let mut event = finals(16);
    pair(&mut event);
    p(&event, 119, 36);
    p(&event, 79, 18);
    let mut event = finals(16);
    play(&mut event, 2, &[]);
    pair(&mut event);
    p(&event, 119, 36);
    p(&event, 79, 18);
    p(&event, 200, 50);
    let mut event = finals(4);
    pair(&mut event);
    p(&event, 79, 18);
}
