use super::*;
use crate::event::{Head, NewEntrant, Report, Stage, StageKind, decide};
use crate::ruleset::Library;
use ratatui::backend::TestBackend;

pub const NAMES: [&str; 16] = [
    "Zofia Żółkiewska-Świętosławska",
    "Łukasz Ćwik",
    "Anna Ślusarczyk",
    "Jan Kowalski",
    "Stanisław Źrebiec",
    "Ewa Óska",
    "Lech Nowak",
    "Michał Zając",
    "Ćezary Adamski",
    "Żaneta Bąk",
    "Sara Lis",
    "Adam Łoś",
    "Ósma Kość",
    "Ślązak Piotr",
    "Źdźbło Ewa",
    "Zbigniew Wilk",
];

/// The second at which everything in a sample happens.
pub const START: i64 = 1_795_255_200;

pub fn now() -> Moment {
    Moment::new(START, 3600)
}

pub fn registered(players: usize) -> Event {
    registered_for("destiny", players)
}

pub fn registered_for(game: &str, players: usize) -> Event {
    let ruleset = Library::new(Vec::new()).get(game).unwrap().ruleset.clone();
    let head = Head {
        name: "Mistrzostwa Sklepu Bard".to_owned(),
        date: "2026-11-21".to_owned(),
        seed: 7_u64.into(),
        organizer: "Anna".to_owned(),
        ..Head::default()
    };
    let mut event = Event::empty(head, Arc::new(ruleset));
    for index in 0..players {
        let name = match NAMES.get(index) {
            Some(name) => (*name).to_owned(),
            None => format!("Gracz Numer {}", index + 1),
        };
        act(&mut event, Command::Add(NewEntrant { name, ..NewEntrant::default() }));
    }
    event
}

pub fn act(event: &mut Event, command: Command) {
    let decision = decide(event, &command, now()).unwrap_or_else(|no| panic!("{command:?}: {no}"));
    let action = decision.action.expect("it does something");
    let n = event.next_number();
    event.append(Entry { n, at: now(), by: "anna".to_owned(), reason: None, action }).unwrap();
}

pub fn finals(players: usize, shape: MatchShape) -> Event {
    let mut event = registered(players);
    event.stages.push(Stage {
        kind: StageKind::SingleElimination,
        planned: players.next_power_of_two().trailing_zeros(),
        shape,
        seeds: (1..=players as Id).collect(),
        rounds: Vec::new(),
    });
    event
}

pub fn report(event: &mut Event, table: u32, games: &str) {
    let result = Report::Games(games.to_owned());
    act(event, Command::Report { table, result, round: None, stage: None, drop: None });
}

/// Pairs the next round and lets the first-named player of every table win.
pub fn play(event: &mut Event) {
    act(event, Command::Pair);
    let missing = event.round().into_iter().flat_map(|round| round.missing());
    let tables: Vec<u32> = missing.filter_map(|p| p.table).collect();
    tables.into_iter().for_each(|table| report(event, table, "W"));
}

/// The lines that a terminal of this size shows, without blanks at their ends.
pub fn screen(width: u16, height: u16, draw: impl FnOnce(&mut ratatui::Frame)) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(draw).unwrap();
    let buffer = terminal.backend().buffer();
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| line(y).trim_end().to_owned()).collect()
}
