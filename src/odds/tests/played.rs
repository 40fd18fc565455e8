//! Events that are played at random, and the end of an event as the program sees it.

use crate::event::action::Setup;
use crate::event::*;
use crate::pairing::Draw;
use crate::ruleset::{CutRule, Library, MatchShape, Ruleset, read};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A game with a plan of its own: rounds, the size of the cut and how it takes.
pub type Kind = (&'static str, u32, u32, Option<CutRule>);

/// Every game, and every way of cutting.
pub const KINDS: [Kind; 13] = [
    ("destiny", 3, 0, None),
    ("destiny", 3, 4, None),
    ("destiny", 3, 4, Some(CutRule::TopAndLevel)),
    ("destiny", 3, 2, Some(CutRule::MinimumPoints)),
    ("imperial-assault", 3, 4, None),
    ("tcg", 3, 2, None),
    ("lcg", 3, 4, None),
    ("lcg", 3, 0, None),
    ("lcg-2v2", 3, 0, None),
    ("destiny-draft", 0, 0, None),
    ("chess", 3, 0, None),
    ("chess by the schedule", 3, 0, None),
    ("resistance", 3, 4, None),
];

/// Games of the tests whose points come from scores, from wins on time, or in halves.
pub const OTHER_KINDS: [Kind; 6] = [
    ("fleet", 3, 4, None),
    ("fleet", 3, 2, Some(CutRule::TopAndLevel)),
    ("skirmish", 3, 4, Some(CutRule::MinimumPoints)),
    ("skirmish", 3, 0, None),
    ("run", 3, 4, None),
    ("halves", 3, 4, None),
];

const CHESS: &str = include_str!("../../../tests/rulesets/chess.yaml");
const RESISTANCE: &str = include_str!("../../../tests/rulesets/resistance.yaml");

/// A built-in game, or one of the tests.
fn rules(game: &str) -> Ruleset {
    let schedule = "tie_breaks: [buchholz_cut_one, random]";
    match game {
        "chess" => read("chess.yaml", CHESS).unwrap(),
        "chess by the schedule" => {
            let ties = CHESS.lines().find(|line| line.contains("tie_breaks:")).unwrap().trim();
            read("chess.yaml", &CHESS.replace(ties, schedule)).unwrap()
        }
        "fleet" => read("fleet", include_str!("../../../tests/rulesets/fleet.yaml")).unwrap(),
        "skirmish" => {
            read("skirmish", include_str!("../../../tests/rulesets/skirmish.yaml")).unwrap()
        }
        "run" => read("run", include_str!("../../../tests/rulesets/run.yaml")).unwrap(),
        "halves" => read("halves", include_str!("../../../tests/rulesets/halves.yaml")).unwrap(),
        "resistance" => read("resistance.yaml", RESISTANCE).unwrap(),
        _ => Library::new(Vec::new()).get(game).unwrap().ruleset.clone(),
    }
}

/// An event of this kind with its players registered.
pub fn event((game, rounds, cut, cut_by): Kind, players: u32, seed: u64) -> Event {
    let ruleset = Arc::new(rules(game));
    let rounds = (rounds > 0).then_some(rounds);
    let cut = rounds.map(|_| cut);
    let setup = Setup { rounds, cut, cut_by, ..Setup::default() };
    let head = Head {
        name: "Test".into(),
        date: "2026-11-21".into(),
        seed: seed.into(),
        organizer: "anna".into(),
        setup,
        ..Head::default()
    };
    let team = ruleset.entrants.team_size > 1;
    let mut event = Event::empty(head, ruleset);
    let everybody = (1..=players).map(|n| NewEntrant {
        partner: team.then(|| format!("Partner {n}")),
        name: format!("Player {n}"),
        ..NewEntrant::default()
    });
    act(&mut event, &Command::Import(everybody.collect()));
    event
}

/// Carries out a command that the rules allow.
pub fn act(event: &mut Event, command: &Command) {
    try_act(event, command).unwrap_or_else(|why| panic!("{command:?}: {why}"));
}

pub fn try_act(event: &mut Event, command: &Command) -> Result<(), Refusal> {
    let at = Moment::new(1_000_000, 0);
    let decision = decide(event, command, at)?;
    if let Some(action) = decision.action {
        let n = event.next_number();
        let by = "anna".to_owned();
        event.append(Entry { n, at, by, reason: decision.reason, action }).unwrap();
    }
    Ok(())
}

pub fn report(event: &mut Event, table: u32, result: Report) -> Result<(), Refusal> {
    try_act(event, &Command::Report { table, result, round: None, stage: None, drop: None })
}

/// The numbers of the tables without a result.
pub fn open(event: &Event) -> Vec<u32> {
    event.round().map_or_else(Vec::new, |round| round.missing().filter_map(|p| p.table).collect())
}

/// Reports every open table but the last few at random.
pub fn play(event: &mut Event, chance: &mut Draw, leave: usize) {
    let mut tables = open(event);
    chance.shuffle(&mut tables);
    for table in tables.into_iter().skip(leave) {
        let stage = event.stage().unwrap();
        let draws = stage.draws(&event.ruleset);
        let letters = if draws { "WLD" } else { "WL" };
        let game = |chance: &mut Draw| letters.as_bytes()[chance.index(letters.len())] as char;
        let games = match stage.shape {
            MatchShape::OneGame => game(chance).to_string(),
            _ => [game(chance), game(chance)].into_iter().collect(),
        };
        let result = match stage.scores(&event.ruleset, stage.shape) {
            Some(rule) => {
                let scores = [0; 2].map(|_| chance.below(rule.most + 1));
                let allowed = stage.letters_of(&event.ruleset, scores);
                let told = allowed[chance.index(allowed.len())].as_str().to_owned();
                Report::Scores(scores, Some(told))
            }
            None => Report::Games(games.clone()),
        };
        let won = games.ends_with(['W', 'L']) && stage.has_timed_wins(&event.ruleset);
        let result = match won && chance.below(3) == 0 {
            true => Report::Timed(Box::new(result)),
            false => result,
        };
        report(event, table, result).unwrap();
    }
}

/// An event whose last round is paired, with at most this many tables open.
pub fn last_round(kind: Kind, players: u32, seed: u64, leave: usize) -> Event {
    let mut event = event(kind, players, seed);
    let mut chance = Draw::new(seed, "results");
    act(&mut event, &Command::Pair);
    while event.stage().unwrap().rounds.len() < event.stage().unwrap().planned as usize {
        play(&mut event, &mut chance, 0);
        act(&mut event, &Command::Pair);
    }
    let all = open(&event).len();
    play(&mut event, &mut chance, leave.min(all));
    event
}

/// The players who reached the goal of an event whose rounds are over.
pub fn reached(event: &Event) -> BTreeSet<Id> {
    if event.may_have_a_deciding_match() {
        let level = event.level_at_the_top();
        return if level.is_empty() {
            champion(event).into_iter().collect()
        } else {
            level.into_iter().collect()
        };
    }
    let Some(cut) = event.plan.unwrap().cut() else {
        return champion(event).into_iter().collect();
    };
    let mut after = event.clone();
    match (try_act(&mut after, &Command::Cut(CutBy::Announced)), cut) {
        (Ok(()), _) => after.finals().unwrap().seeds.iter().copied().collect(),
        // With fewer than two there are no finals.
        (Err(_), CutBy::Points(least)) => {
            let enough = standings(event).iter().filter(|one| one.points >= least);
            enough.map(|one| one.entrant).filter(|id| event.is_here(*id)).collect()
        }
        (Err(why), _) => panic!("{why}"),
    }
}
