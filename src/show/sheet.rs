//! The whole event: the event info, the players, every round, every match, the log, the outcome.

use super::json::Number;
use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::{Chosen, date, time_columns, times, with_times};
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
        Section::new(msg!("settings.players"), entrants(event)),
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
/// The final is named where its clock is another than that of the rounds before it.
fn minutes(event: &Event, cut: u32) -> Vec<Arg> {
    let game = &event.ruleset;
    let choice =
        |kind: RoundKind| game.minutes.iter().any(|row| row.round == kind && row.from.is_some());
    let mut said = Vec::new();
    if event.setup.minutes.is_some() || choice(RoundKind::Preliminary) {
        let printed = || game.minutes(RoundKind::Preliminary, game.preliminary.shape);
        let minutes = event.setup.minutes.unwrap_or_else(printed);
        said.push(msg!("pages.minutes-a-round", n = minutes).into());
    }
    let (finals, last) = (event.setup.finals_minutes, event.setup.final_minutes);
    let chosen = finals.is_some() || last.is_some() || choice(RoundKind::Elimination);
    if cut > 0 && chosen {
        let shape = event.plan.map(|plan| plan.finals_match).unwrap_or_default();
        let minutes = finals.unwrap_or_else(|| game.minutes(RoundKind::Elimination, shape));
        let last = last.unwrap_or_else(|| game.minutes(RoundKind::Final, shape));
        said.push(match minutes {
            0 => msg!("pages.no-clock-in-finals").into(),
            minutes => msg!("pages.minutes-a-round-of-finals", n = minutes).into(),
        });
        match last {
            last if last == minutes => {}
            0 => said.push(msg!("pages.no-clock-in-the-final").into()),
            last => said.push(msg!("pages.minutes-in-the-final", n = last).into()),
        }
    }
    said
}

/// Everybody who was registered.
pub(super) fn players_page(event: &Event) -> Page {
    let title = msg!("common.dotted", one = event.name(), other = msg!("pages.players"));
    let sections = vec![Section::plain(entrants(event))];
    Page { title: title.into(), facts: vec![standings::where_it_stands(event).into()], sections }
}

fn entrants(event: &Event) -> Table {
    entrant_rows(event).table()
}

/// Everybody who was registered, with the member numbers, for the roster of another event. A sheet
/// that others may see has none.
pub(super) fn entrants_with_members(event: &Event) -> Table {
    let has_numbers = event.registered().any(|one| one.member.is_some());
    entrant_rows(event)
        .column_if(has_numbers, Column::words("member"), |e| Arg::or_empty(e.member.clone()))
        .table()
}

fn entrant_rows(event: &Event) -> Rows<&Entrant> {
    Rows::of(event.registered())
        .column(Column::number(msg!("standings.id")), |e: &&Entrant| e.id.to_string())
        .column(Column::words(msg!("aids.player")), |e| e.label().into_owned())
        .column(Column::words(msg!("roster.club").capitalised()).optional(), |e| {
            Arg::or_empty(e.club.clone())
        })
        .column(Column::number(msg!("standings.start")), |e| e.start.to_string())
        .column(Column::words(msg!("standings.note")).optional(), |e| {
            Arg::or_empty(standings::status(e.status))
        })
}

/// A section for each round of the stage.
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
pub(super) fn table<'e>(event: &'e Event) -> Table {
    let label = |id: Option<Id>| id.map_or(String::new(), |id| event.label(id));
    let points = |pairing: &Pairing, side: usize| {
        let outcome = pairing.outcome.as_ref();
        Arg::or_empty(outcome.map(|outcome| event.points_figure(outcome.points[side])))
    };
    let points_b = |p: &Pairing| Arg::or_empty(p.b.map(|_| points(p, 1)));
    let games = |p: &Pairing| p.outcome.as_ref().map_or(String::new(), |o| o.games.to_string());
    let missions = event.ruleset.missions.is_some();
    let mut all = event.stages.iter().flat_map(|stage| &stage.rounds);
    let posted = all.any(|round| round.posted.is_some());
    let [when, changed] = time_columns();
    let of_stage = |(number, stage): (usize, &'e Stage)| {
        let of_round = move |round: &'e Round| {
            round.pairings.iter().map(move |pairing| (number, stage, round, pairing))
        };
        stage.rounds.iter().flat_map(move |round| of_round(round))
    };
    Rows::of((1..).zip(&event.stages).flat_map(of_stage))
        .column(Column::number(msg!("standings.stage")), |(number, ..)| number.to_string())
        .column(Column::number(msg!("standings.round")), |(_, _, round, _)| {
            round.number.to_string()
        })
        .column(Column::number(msg!("standings.table")), |(.., p)| rounds::table_number(p))
        .column(Column::words(msg!("standings.player", side = "A")), |(.., p)| event.label(p.a))
        .column(Column::words(msg!("standings.player", side = "B")), |(.., p)| label(p.b))
        .column(Column::words(msg!("standings.game-wins-narrow").capitalised()), |(.., p)| games(p))
        .column(Column::number(msg!("standings.points-of", side = "A")), |(.., p)| points(p, 0))
        .column(Column::number(msg!("standings.points-of", side = "B")), |(.., p)| points_b(p))
        .column(Column::words(msg!("standings.result")), |(.., p)| rounds::result_words(event, p))
        .column(Column::words(msg!("standings.note")), |(_, stage, round, p)| {
            rounds::note(event, &Chosen { stage, round }, p)
        })
        .column_if(posted, when, |(_, _, round, _)| times(round)[0].clone())
        .column_if(posted, changed, |(_, _, round, _)| times(round)[1].clone())
        .column_if(missions, rounds::map_column(), |(_, _, round, _)| rounds::mission_map(round))
        .column_if(missions, rounds::mission_column(), |(_, _, round, _)| {
            rounds::mission_name(round)
        })
        .table()
}

pub(super) fn announcement_page(event: &Event, now: Option<Moment>) -> Page {
    let items = announcement_at(event, now);
    let odd = items
        .iter()
        .flat_map(|item| &item.odd)
        .map(|odd| msg!("log.note", text = odd.clone()).capitalised().into());
    let reasons = if event.stages.is_empty() { start_blockers(event) } else { Vec::new() };
    let missing = reasons.into_iter().map(|why| msg!("pages.before-the-start", why).into());
    let columns =
        vec![Column::words(msg!("standings.what")), Column::words(msg!("standings.announced"))];
    let rows = items.iter().flat_map(|item| {
        let label = |n: usize| Arg::or_empty((n == 0).then(|| item.label.clone()));
        item.says.iter().enumerate().map(move |(n, said)| vec![label(n), said.clone()])
    });
    let table = Table { columns, rows: rows.collect() };
    Page {
        title: event.name().into(),
        facts: missing.chain(odd).collect(),
        sections: vec![Section::plain(table)],
    }
}

/// A row for every line: `says`, `odd` or `missing` of the item with this key.
pub(super) fn announcement_table(event: &Event, now: Option<Moment>) -> Table {
    let columns = vec![
        Column::words(msg!("standings.key")),
        Column::words(msg!("standings.label")),
        Column::words(msg!("standings.kind")),
        Column::words(msg!("standings.text")),
    ];
    let mut rows = Vec::new();
    for item in announcement_at(event, now) {
        let Item { key, label, says, odd, missing } = item;
        let args = |messages: Vec<Message>| messages.into_iter().map(Arg::from).collect();
        for (kind, lines) in [("says", says), ("odd", args(odd)), ("missing", args(missing))] {
            rows.extend(
                lines
                    .into_iter()
                    .map(|line| vec![key.into(), label.clone().into(), kind.into(), line]),
            );
        }
    }
    Table { columns, rows }
}

pub(super) fn log_page(event: &Event) -> Page {
    Page {
        title: msg!("common.dotted", one = event.name(), other = msg!("verify.log")).into(),
        facts: vec![
            msg!(
                "common.dotted",
                one = date(event),
                other = msg!("screen.actions", n = event.log.len())
            )
            .into(),
        ],
        sections: vec![Section::plain(log_table(event))],
    }
}

pub(super) fn log_table(event: &Event) -> Table {
    let lines: Vec<(&Entry, Message)> = event.log.iter().zip(event.tell_log()).collect();
    let note = |n: &u64| Arg::or_empty(event.undone.contains(n).then(|| msg!("pages.undone")));
    Rows::of(lines)
        .column(Column::number(msg!("standings.number")), |(e, _): &(&Entry, Message)| {
            e.n.to_string()
        })
        .column(Column::words(msg!("standings.time")), |(e, _)| {
            msg!("common.spaced", one = Arg::Date(e.at.day()), other = e.at.clock())
        })
        .column(Column::words(msg!("standings.by")), |(e, _)| e.by.clone())
        .column(Column::words(msg!("standings.what")), |(_, told)| told.clone())
        .column(Column::words(msg!("standings.why")).optional(), |(e, _)| {
            e.reason.clone().unwrap_or_default()
        })
        .column(Column::words(msg!("standings.note")).optional(), |(e, _)| note(&e.n))
        .table()
}

/// A match with where it was played.
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
}

/// How a result came about, as a word for scripts; None: the match was played.
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

/// The kind of a stage, as the JSON writes it.
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
    let id = |id: Option<Id>| id.map_or(String::new(), |id| id.to_string());
    let name = |id: Option<Id>| id.map_or(String::new(), |id| event.label(id));
    let games =
        |of: &Match, at: usize| of.games().map_or(String::new(), |games| games[at].to_string());
    let points = |of: &Match, side: Side| {
        let outcome = of.pairing.outcome.as_ref().filter(|_| of.pairing.at(side).is_some());
        let at = usize::from(side == Side::B);
        Arg::or_empty(outcome.map(|outcome| event.points_figure(outcome.points[at])))
    };
    let letters = |of: &Match| {
        let outcome = of.pairing.outcome.as_ref();
        outcome.map_or(String::new(), |outcome| outcome.games.to_string())
    };
    let bracket = |of: &Match| double::bracket_of(of.of, of.pairing).map(|bracket| bracket.word());
    Rows::of(matches(event))
        .column(Column::number(msg!("standings.stage")), |of| of.stage.to_string())
        .column(Column::words(msg!("standings.kind")), |of| Arg::from(kind(of.of)))
        .column(Column::number(msg!("standings.round")), |of| of.round.number.to_string())
        .column(Column::number(msg!("standings.table")), |of| rounds::table_number(of.pairing))
        .column(Column::number(msg!("standings.match")), |of| id(of.pairing.number))
        .column(Column::words(msg!("finals.bracket-title")), |of| {
            Arg::from(bracket(of).unwrap_or_default())
        })
        .column(Column::number(msg!("standings.id-of", side = "A")), |of| id(Some(of.pairing.a)))
        .column(Column::words(msg!("standings.player", side = "A")), |of| name(Some(of.pairing.a)))
        .column(Column::number(msg!("standings.id-of", side = "B")), |of| id(of.pairing.b))
        .column(Column::words(msg!("standings.player", side = "B")), |of| name(of.pairing.b))
        .column(Column::words(msg!("standings.game-wins-narrow").capitalised()), letters)
        .column(Column::number(msg!("standings.won-of", side = "A")), |of| games(of, 0))
        .column(Column::number(msg!("standings.won-of", side = "B")), |of| games(of, 1))
        .column(Column::number(msg!("pages.column-drawn")), |of| games(of, 2))
        .column(Column::number(msg!("standings.points-of", side = "A")), |of| points(of, Side::A))
        .column(Column::number(msg!("standings.points-of", side = "B")), |of| points(of, Side::B))
        .column(Column::number(msg!("pages.column-winner")), |of| id(of.pairing.winner()))
        .column(Column::words(msg!("pages.column-how")), |of| Arg::from(of.how()))
        .column(Column::words(msg!("standings.result")), |of| {
            rounds::result_words(event, of.pairing)
        })
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
        /// Null while the result is missing.
        games: Option<Games>,
        /// The games that A and B won.
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
    let games = of.games();
    let how = of.how();
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
