//! The whole event: the event info, the players, every round, every match, the log, the outcome.

use super::json::Number;
use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::{Chosen, date, mission_columns, time_columns, times, with_times};
use super::{bracket, rounds, standings};
use crate::event::announcement::Item;
use crate::event::{
    Entrant, Entry, Event, Game, Games, How, Id, Moment, Pairing, Role, Round, Side, Stage,
    StageKind, announcement_at, double, start_blockers,
};
use crate::msg;
use crate::ruleset::{RoundKind, StructureKind, TierKind};
use crate::words::{Arg, Message};

pub(super) fn page(event: &Event) -> Page {
    let mut sections = vec![
        Section::new(msg!("pages.standings").capitalised(), standings::table(event)),
        Section::new(msg!("pages.players").capitalised(), entrant_rows(event).table()),
    ];
    for stage in &event.stages {
        sections.extend(rounds(event, stage));
    }
    Page { title: event.name().into(), facts: facts(event), sections }
}

fn facts(event: &Event) -> Vec<Arg> {
    let game = &event.ruleset;
    let structure = event.setup.structure.unwrap_or(StructureKind::Basic).word();
    let first = game.tiers.first().map(|tier| tier.tier);
    let tier = event.setup.tier.or(first).map(TierKind::word);
    let mut facts: Vec<Arg> = vec![
        msg!("common.comma", one = &game.name, other = &game.format).into(),
        standings::where_it_stands(event).into(),
        match tier {
            Some(tier) => msg!("pages.structure-tier", structure, tier).into(),
            None => msg!("pages.structure", structure).into(),
        },
    ];
    if let Some(plan) = event.plan {
        let cut = match plan.cut {
            0 if event.may_have_a_deciding_match() => msg!("pages.deciding-match-if-level"),
            _ => plan.cut_phrase(),
        };
        let mut announced = vec![msg!("common.rounds", n = plan.rounds).into(), cut.into()];
        announced.extend(minutes(event, plan.cut));
        facts.push(msg!("pages.announced", plan = Arg::Series(announced)).into());
    }
    if event.timed_draws().is_some()
        && let Some(points) = event.scoring().timed_draw
    {
        facts.push(msg!("pages.drawn-on-time", points = msg!("common.points", n = points)).into());
    }
    let officials = event.officials.iter();
    facts.extend(officials.map(|official| {
        let name = official.name.as_str();
        match official.role {
            Role::Organizer => msg!("pages.organizer", name).into(),
            Role::Marshal => {
                let role = official.role.phrase(&event.ruleset).capitalised();
                msg!("common.labelled", label = role, text = name).into()
            }
            Role::Judge => msg!("pages.judge", name).into(),
        }
    }));
    facts.extend(standings::champion_fact(event).map(Arg::from));
    facts
}

/// `65 minutes a round, 35 minutes a round of the finals`, if the organizer had a choice.
///
/// The final is mentioned if its clock differs from that of the rounds before it.
fn minutes(event: &Event, cut: u32) -> Vec<Arg> {
    let game = &event.ruleset;
    let choice =
        |kind: RoundKind| game.minutes.iter().any(|row| row.round == kind && row.from.is_some());
    let mut facts = Vec::new();
    if event.setup.minutes.is_some() || choice(RoundKind::Preliminary) {
        let printed = || game.minutes(RoundKind::Preliminary, game.preliminary.shape);
        let minutes = event.setup.minutes.unwrap_or_else(printed);
        facts.push(msg!("pages.minutes-a-round", n = minutes).into());
    }
    let (finals, last) = (event.setup.finals_minutes, event.setup.final_minutes);
    let chosen = finals.is_some() || last.is_some() || choice(RoundKind::Elimination);
    if cut > 0 && chosen {
        let shape = event.plan.map(|plan| plan.finals_match).unwrap_or_default();
        let minutes = finals.unwrap_or_else(|| game.minutes(RoundKind::Elimination, shape));
        let last = last.unwrap_or_else(|| game.minutes(RoundKind::Final, shape));
        facts.push(match minutes {
            0 => msg!("pages.no-clock-in-finals").into(),
            minutes => msg!("pages.minutes-a-round-of-finals", n = minutes).into(),
        });
        match last {
            last if last == minutes => {}
            0 => facts.push(msg!("pages.no-clock-in-the-final").into()),
            last => facts.push(msg!("pages.minutes-in-the-final", n = last).into()),
        }
    }
    facts
}

pub(super) fn players_page(event: &Event) -> Page {
    let title = msg!("common.dotted", one = event.name(), other = msg!("pages.players"));
    let rows = entrant_rows(event)
        .words_if_any(msg!("serve.column-code"), |e| Arg::or_empty(event.code_of(e.id)));
    let secret = event.takes_reports().map(|_| msg!("serve.codes-are-secret").into());
    let facts = [standings::where_it_stands(event).into()].into_iter().chain(secret).collect();
    Page::of(title, facts, rows.table())
}

/// Everybody registered, with member numbers, as a roster for another event. Sheets for others
/// leave the numbers out.
pub(super) fn entrants_with_members(event: &Event) -> Table {
    let has_numbers = event.registered().any(|one| one.member.is_some());
    entrant_rows(event)
        .column_if(has_numbers, Column::words("member"), |e| Arg::or_empty(e.member.clone()))
        .table()
}

fn entrant_rows(event: &Event) -> Rows<&Entrant> {
    Rows::of(event.registered())
        .number(msg!("standings.id"), |e: &&Entrant| e.id)
        .words(msg!("keys.player").capitalised(), |e| e.label().into_owned())
        .words_if_any(msg!("roster.club").capitalised(), |e| Arg::or_empty(e.club.clone()))
        .number(msg!("standings.start"), |e| e.start)
        .words_if_any(msg!("standings.note"), |e| Arg::or_empty(standings::status(e.status)))
}

fn rounds(event: &Event, stage: &Stage) -> Vec<Section> {
    if !stage.kind.is_preliminary() {
        return bracket::sections(event, stage);
    }
    let rounds = stage.rounds.iter().map(|round| {
        let table = rounds::table(event, &Chosen { stage, round });
        let title = stage.round_name(round.number).capitalised();
        Section::new(rounds::with_mission(with_times(title, round), round), table)
    });
    rounds.collect()
}

/// Every pairing of the event, in the order of play.
pub(super) fn table(event: &Event) -> Table {
    let missions = event.ruleset.missions.is_some();
    let mut all = event.stages.iter().flat_map(|stage| &stage.rounds);
    let posted = all.any(|round| round.posted.is_some());
    let ([when, changed], [map, mission]) = (time_columns(), mission_columns());
    let rows = Rows::of(matches(event))
        .number(msg!("standings.stage"), |of| of.stage)
        .number(msg!("keys.round").capitalised(), |of| of.round.number);
    rounds::with_players(rows, event, |of| of.pairing)
        .words(msg!("standings.game-wins-narrow").capitalised(), Match::letters)
        .number(msg!("standings.points-of", side = "A"), |of| of.points(event, Side::A))
        .number(msg!("standings.points-of", side = "B"), |of| of.points(event, Side::B))
        .words(msg!("keys.result").capitalised(), |of| rounds::result_words(event, of.pairing))
        .words(msg!("standings.note"), |of| {
            rounds::note(event, &Chosen { stage: of.of, round: of.round }, of.pairing)
        })
        .column_if(posted, when, |of| times(of.round)[0].clone())
        .column_if(posted, changed, |of| times(of.round)[1].clone())
        .column_if(missions, map, |of| rounds::mission(of.round)[0].clone())
        .column_if(missions, mission, |of| rounds::mission(of.round)[1].clone())
        .table()
}

pub(super) fn announcement_page(event: &Event, now: Option<Moment>) -> Page {
    let items = announcement_at(event, now);
    let warnings = items
        .iter()
        .flat_map(|item| &item.warnings)
        .map(|warning| msg!("log.note", text = warning.clone()).capitalised().into());
    let reasons = if event.stages.is_empty() { start_blockers(event) } else { Vec::new() };
    let blockers = reasons.into_iter().map(|why| msg!("pages.before-the-start", why).into());
    let columns = vec![
        Column::words(msg!("standings.what")),
        Column::words(msg!("keys.all-of-it").capitalised()),
    ];
    let rows = items.iter().flat_map(|item| {
        let label = |n: usize| Arg::or_empty((n == 0).then(|| item.label.clone()));
        item.lines.iter().enumerate().map(move |(n, message)| vec![label(n), message.clone()])
    });
    let table = Table { columns, rows: rows.collect() };
    Page::of(event.name(), blockers.chain(warnings).collect(), table)
}

/// A row for every line of the item with this key: `says`, `odd` (a warning) or `missing` (a blocker).
pub(super) fn announcement_table(event: &Event, now: Option<Moment>) -> Table {
    let columns = vec![
        Column::words(msg!("standings.key")),
        Column::words(msg!("standings.label")),
        Column::words(msg!("standings.kind")),
        Column::words(msg!("standings.text")),
    ];
    let mut rows = Vec::new();
    for item in announcement_at(event, now) {
        let Item { key, label, lines, warnings, blockers } = item;
        let args = |messages: Vec<Message>| messages.into_iter().map(Arg::from).collect();
        for (kind, lines) in [("says", lines), ("odd", args(warnings)), ("missing", args(blockers))]
        {
            let row = |line: Arg| vec![key.into(), label.clone().into(), kind.into(), line];
            rows.extend(lines.into_iter().map(row));
        }
    }
    Table { columns, rows }
}

pub(super) fn log_page(event: &Event) -> Page {
    let title = msg!("common.dotted", one = event.name(), other = msg!("verify.log"));
    let actions = msg!("screen.actions", n = event.log.len());
    let fact = msg!("common.dotted", one = date(event), other = actions);
    Page::of(title, vec![fact.into()], log_table(event))
}

pub(super) fn log_table(event: &Event) -> Table {
    let lines: Vec<(&Entry, Message)> = event.log.iter().zip(event.describe_log()).collect();
    let note = |n: &u64| Arg::or_empty(event.undone.contains(n).then(|| msg!("pages.undone")));
    Rows::of(lines)
        .number(msg!("standings.number"), |(e, _): &(&Entry, Message)| e.n)
        .words(msg!("standings.time"), |(e, _)| {
            msg!("common.spaced", one = Arg::Date(e.at.day()), other = e.at.clock())
        })
        .words(msg!("standings.by"), |(e, _)| e.by.clone())
        .words(msg!("standings.what"), |(_, message)| message.clone())
        .words_if_any(msg!("standings.why"), |(e, _)| e.reason.clone().unwrap_or_default())
        .words_if_any(msg!("standings.note"), |(e, _)| note(&e.n))
        .table()
}

#[derive(Clone, Copy)]
struct Match<'e> {
    /// Counted from 1.
    stage: usize,
    of: &'e Stage,
    round: &'e Round,
    pairing: &'e Pairing,
}

/// Every match in the order of play, byes among them.
fn matches(event: &Event) -> impl Iterator<Item = Match<'_>> {
    (1..).zip(&event.stages).flat_map(|(stage, of)| {
        of.rounds.iter().flat_map(move |round| {
            round.pairings.iter().map(move |pairing| Match { stage, of, round, pairing })
        })
    })
}

impl Match<'_> {
    /// How the result came about, as a word for scripts.
    fn how(&self) -> &'static str {
        let Some(outcome) = &self.pairing.outcome else { return "missing" };
        let played = if self.pairing.is_bye() { "bye" } else { "played" };
        how_word(outcome.how).unwrap_or(played)
    }

    /// The games that A and B won, and the drawn ones; None without an opponent or a result.
    fn games(&self) -> Option<[usize; 3]> {
        let outcome = self.pairing.outcome.as_ref().filter(|_| !self.pairing.is_bye())?;
        let count = |game: Game| outcome.games.count(game);
        Some([count(Game::Won), count(Game::Lost), count(Game::Drawn)])
    }

    /// One letter for each game, as A saw it.
    fn letters(&self) -> String {
        let outcome = self.pairing.outcome.as_ref();
        outcome.map_or(String::new(), |outcome| outcome.games.to_string())
    }

    /// The points of a side; empty without a result, and for the side that nobody is on.
    fn points(&self, event: &Event, side: Side) -> Arg {
        let outcome = self.pairing.outcome.as_ref().filter(|_| self.pairing.at(side).is_some());
        let at = usize::from(side == Side::B);
        Arg::or_empty(outcome.map(|outcome| event.points_figure(outcome.points[at])))
    }
}

/// How a result came about, as a word for scripts; None if the match was played.
pub(super) fn how_word(how: How) -> Option<&'static str> {
    match how {
        How::Played => None,
        How::Concession(_) => Some("concession"),
        How::NoShow(_) => Some("no_show"),
        How::Removed(_) => Some("removed"),
        How::Vacant => Some("vacant"),
        How::Rested => Some("rested"),
        How::Unplayed => Some("unplayed"),
        How::SatOut => Some("sat_out"),
        How::AwardedBye => Some("awarded_bye"),
    }
}

/// The kind of a stage in the JSON.
fn kind(stage: &Stage) -> &'static str {
    match stage.kind {
        StageKind::Swiss => "swiss",
        StageKind::RoundRobin => "round_robin",
        StageKind::SingleElimination => "single_elimination",
        StageKind::DoubleElimination => "double_elimination",
        StageKind::DecidingMatch => "deciding_match",
    }
}

pub(super) fn results_page(event: &Event) -> Page {
    let title = msg!("common.dotted", one = event.name(), other = msg!("pages.results"));
    let facts = vec![standings::where_it_stands(event).into()];
    let sections = event.stages.iter().flat_map(|stage| rounds(event, stage)).collect();
    Page { title: title.into(), facts, sections }
}

/// One row for each match, with the ids of the players.
pub(super) fn results_table(event: &Event) -> Table {
    let name = |id: Option<Id>| Arg::or_empty(id.map(|id| event.label(id)));
    let games = |of: &Match, at: usize| Arg::or_empty(of.games().map(|games| games[at]));
    let bracket = |of: &Match| double::bracket_of(of.of, of.pairing).map(|bracket| bracket.word());
    Rows::of(matches(event))
        .number(msg!("standings.stage"), |of| of.stage)
        .words(msg!("standings.kind"), |of| kind(of.of))
        .number(msg!("keys.round").capitalised(), |of| of.round.number)
        .number(msg!("keys.table").capitalised(), |of| Arg::or_empty(of.pairing.table))
        .number(msg!("standings.match"), |of| Arg::or_empty(of.pairing.number))
        .words(msg!("keys.bracket").capitalised(), |of| bracket(of).unwrap_or_default())
        .number(msg!("standings.id-of", side = "A"), |of| of.pairing.a)
        .words(msg!("standings.player", side = "A"), |of| event.label(of.pairing.a))
        .number(msg!("standings.id-of", side = "B"), |of| Arg::or_empty(of.pairing.b))
        .words(msg!("standings.player", side = "B"), |of| name(of.pairing.b))
        .words(msg!("standings.game-wins-narrow").capitalised(), Match::letters)
        .number(msg!("standings.won-of", side = "A"), |of| games(of, 0))
        .number(msg!("standings.won-of", side = "B"), |of| games(of, 1))
        .number(msg!("pages.column-drawn"), |of| games(of, 2))
        .number(msg!("standings.points-of", side = "A"), |of| of.points(event, Side::A))
        .number(msg!("standings.points-of", side = "B"), |of| of.points(event, Side::B))
        .number(msg!("pages.column-winner"), |of| Arg::or_empty(of.pairing.winner()))
        .words(msg!("pages.column-how"), Match::how)
        .words(msg!("keys.result").capitalised(), |of| rounds::result_words(event, of.pairing))
        .table()
}

shapes! {
    struct Played {
        stage: usize,
        kind: StageKind,
        round: u32,
        table: Option<u32>,
        #[serde(rename = "match")]
        number?: Option<u32>,
        bracket?: Option<&'static str>,
        a: Id,
        b: Option<Id>,
        games: Option<Games>,
        won: Option<[usize; 2]>,
        drawn: Option<usize>,
        points: Option<[Number; 2]>,
        scores?: Option<[u32; 2]>,
        timed?: bool,
        winner: Option<Id>,
        how: &'static str,
        bye: bool,
    }
}

pub(super) fn results_json(event: &Event) -> Vec<Played> {
    matches(event).map(|of| played(event, of)).collect()
}

fn played(event: &Event, of: Match) -> Played {
    let Match { stage, of: kind, round, pairing } = of;
    let outcome = pairing.outcome.as_ref();
    let (games, how) = (of.games(), of.how());
    Played {
        stage,
        kind: kind.kind,
        round: round.number,
        table: pairing.table,
        number: pairing.number,
        bracket: double::bracket_of(kind, pairing).map(|bracket| bracket.word()),
        a: pairing.a,
        b: pairing.b,
        games: outcome.map(|outcome| outcome.games),
        won: games.map(|[a, b, _]| [a, b]),
        drawn: games.map(|[.., drawn]| drawn),
        points: outcome.map(|outcome| outcome.points.map(|points| Number::points(event, points))),
        scores: outcome.and_then(|outcome| outcome.scores),
        timed: outcome.is_some_and(|outcome| outcome.timed),
        winner: pairing.winner(),
        how,
        bye: how.ends_with("bye"),
    }
}
