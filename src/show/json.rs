//! The JSON output, which scripts rely on.
//!
//! Keys are only ever added. Points and tie-breaks are exact: whole numbers are numbers, fractions
//! are strings. Every output is the same document with some parts left out:
//!
//! ```json
//! {"komandor": 1, "event": {}, "standings": [], "champion": null}
//! ```

use super::arithmetic::PlaceJson;
use super::card::PlayerJson;
use super::check_in::{CheckInJson, KeptApart};
use super::judging::{CallJson, Check, CheckDraw, LeaderJson, Penalty, Proxy, Recommendation};
use super::lists::{HandedInJson, ListJson, OpenListJson};
use super::odds::OddsJson;
use super::prizes::PrizesJson;
use super::rounds::{Chosen, ClaimJson, drawn_again};
use super::sheet::{Played, how_word};
use super::standings::{StandingJson, standings_json};
use super::{
    ShowRequest, What, arithmetic, bracket, card, check_in, judging, lists, odds, rounds, sheet,
    standings,
};
use crate::event::actions::TimeCalled;
use crate::event::standings::Value;
use crate::event::{
    Corrections, Event, Fraction, Games, Id, Moment, Refusal, StageKind, Status, Step, champion,
    reason,
};
use crate::ruleset::{StructureKind, TieBreak, TierKind};
use crate::words::{Arg, Message};
use crate::{event, msg};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;

pub(super) fn write(event: &Event, request: ShowRequest) -> Result<String, Refusal> {
    written(serde_json::to_string_pretty(&document(event, request)?))
}

pub(super) fn line(event: &Event) -> Result<String, Refusal> {
    written(serde_json::to_string(&all_of(event)))
}

pub(super) fn written(text: serde_json::Result<String>) -> Result<String, Refusal> {
    text.map(|text| text + "\n")
        .map_err(|error| Refusal(msg!("cli.no-json", why = error.to_string())))
}

fn all_of(event: &Event) -> Document {
    Document {
        stages: Some(event.stages.iter().map(|of| stage(event, of)).collect()),
        standings: Some(standings_json(event)),
        champion: Some(champion(event)),
        apart: (!event.apart.is_empty() || event.setup.apart.is_some())
            .then(|| check_in::kept_apart(event)),
        // Few events have one, and without the key the inbox is empty.
        inbox: Some(rounds::claims_json(event)).filter(|claims| !claims.is_empty()),
        prizes: PrizesJson::of(event),
        ..Document::with_entrants(event)
    }
}

fn document(event: &Event, request: ShowRequest) -> Result<Document, Refusal> {
    let as_requested = match request.what {
        What::Standings | What::Place => standings::as_requested(event, request)?,
        _ => Cow::Borrowed(event),
    };
    let event = &*as_requested;
    let chosen = || rounds::chosen(event, request.stage, request.round);
    let mut all = match request.what {
        What::Log | What::Announcement | What::BlankList => Document::of(event),
        _ => Document::with_entrants(event),
    };
    match request.what {
        What::Standings => {
            all.standings = Some(standings_json(event));
            all.champion = Some(champion(event));
        }
        What::Pairings | What::ByName | What::Slips | What::Missing => {
            all.stages = Some(vec![with_round(event, &chosen()?)]);
        }
        What::Why => all.stages = Some(vec![explained(event, &chosen()?)]),
        // Every document has the pods.
        What::Pods => drop(super::pods::page(event)?),
        What::Place => all.place = Some(PlaceJson::of(&arithmetic::of(event, request.who)?)),
        What::Player => all.player = Some(PlayerJson::of(event, &card::of(event, request.who)?)),
        What::Bracket => {
            all.stages = Some(vec![stage(event, bracket::finals(event)?)]);
            all.champion = Some(champion(event));
        }
        What::Log => all.log = Some(log(event)),
        What::Penalties => {
            all.penalties = Some(judging::penalties_json(event, request.who));
            all.recommended = Some(judging::recommended_json(event, request.who));
        }
        What::Checks => {
            all.checks = Some(judging::checks_json(event));
            all.draws = Some(judging::draws_json(event));
        }
        What::Proxies => all.proxies = Some(judging::proxies_json(event)),
        What::Announcement => all.announcement = Some(announcement(event, request.now)),
        What::Lists if request.list.of_the_cut => {
            all.open_lists = Some(OpenListJson::of(event, &lists::of_the_cut(event)?));
        }
        What::Lists => {
            let rows = lists::rows(event);
            all.lists_required = Some(event.lists_required());
            all.lists = Some(rows.iter().map(|row| HandedInJson::of(event, row)).collect());
        }
        What::List => all.list = Some(ListJson::of(event, &lists::of(event, request)?)),
        What::BlankList | What::Players => {}
        What::Officials => all.officials = Some(judging::leaders_json(event)),
        What::Calls => all.calls = Some(judging::calls_json(event)),
        What::CheckIn => all.check_in = Some(CheckInJson::of(event)),
        What::Apart => all.apart = Some(check_in::kept_apart(event)),
        What::Inbox => all.inbox = Some(rounds::claims_json(event)),
        What::Prizes => all.prizes = PrizesJson::of(event),
        What::Odds => all.odds = Some(OddsJson::of(event, &odds::Odds::of(event, request)?)),
        What::Results => {
            all.results = Some(sheet::results_json(event));
            all.champion = Some(champion(event));
        }
        What::Event => return Ok(all_of(event)),
    }
    Ok(all)
}

shapes! {
    #[derive(Default)]
    struct Document {
        komandor: u32,
        event: Head,
        entrants?: Option<Vec<Entrant>>,
        pods?: Vec<Pod>,
        draft?: Option<Step>,
        stages?: Option<Vec<Stage>>,
        standings?: Option<Vec<StandingJson>>,
        results?: Option<Vec<Played>>,
        log?: Option<Vec<Line>>,
        announcement?: Option<Vec<Item>>,
        officials?: Option<Vec<LeaderJson>>,
        calls?: Option<Vec<CallJson>>,
        check_in?: Option<CheckInJson>,
        apart?: Option<Vec<KeptApart>>,
        inbox?: Option<Vec<ClaimJson>>,
        /// Outer None: the key is left out. Inner None: there is no champion yet.
        champion?: Option<Option<Id>>,
        place?: Option<PlaceJson>,
        player?: Option<PlayerJson>,
        lists_required?: Option<bool>,
        lists?: Option<Vec<HandedInJson>>,
        open_lists?: Option<Vec<OpenListJson>>,
        list?: Option<ListJson>,
        penalties?: Option<Vec<Penalty>>,
        recommended?: Option<Vec<Recommendation>>,
        checks?: Option<Vec<Check>>,
        draws?: Option<Vec<CheckDraw>>,
        proxies?: Option<Vec<Proxy>>,
        prizes?: Option<PrizesJson>,
        #[serde(flatten)]
        odds: Option<OddsJson>,
    }

    #[derive(Default)]
    struct Head {
        name: String,
        date: String,
        game: String,
        structure: &'static str,
        tier: Option<TierKind>,
        timed_draw?: Option<u32>,
    }

    struct Entrant {
        id: Id,
        name: String,
        partner?: Option<String>,
        club: Option<String>,
        member?: Option<String>,
        family?: Option<String>,
        travel?: Option<String>,
        start: u32,
        house?: bool,
        table?: Option<u32>,
        status: &'static str,
        left_after: Option<u32>,
        left_stage?: Option<usize>,
        missed_rounds: usize,
        awarded_byes?: Option<u32>,
        here?: Option<bool>,
        paid?: Option<bool>,
        sits_out_next?: bool,
        pod?: Option<usize>,
    }

    struct Pod {
        number: usize,
        seats: Vec<Id>,
        standings: Vec<Id>,
        winner?: Option<Id>,
    }
}

#[derive(PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum Stage {
    Preliminary {
        kind: StageKind,
        rounds: Vec<Round>,
        seeds: Option<Vec<Id>>,
    },
    Finals {
        kind: StageKind,
        seeds: Vec<Id>,
        /// Whether the organizer chose the seeds.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        by_hand: bool,
        /// The seeds by the standings, if the organizer chose others.
        #[serde(skip_serializing_if = "Option::is_none")]
        instead_of: Option<Vec<Id>>,
        rounds: Vec<Round>,
    },
}

shapes! {
    struct Round {
        number: u32,
        minutes: u32,
        complete: bool,
        held?: bool,
        posted?: Option<String>,
        changed?: Option<String>,
        drawn_again?: Option<String>,
        mission?: Option<Mission>,
        sits_out?: Vec<Id>,
        pairings: Vec<Pairing>,
    }

    struct Mission {
        map: String,
        mission: String,
    }

    struct Pairing {
        table: Option<u32>,
        #[serde(rename = "match")]
        number?: Option<u32>,
        bracket?: Option<&'static str>,
        a: Id,
        b: Option<Id>,
        result: Option<Outcome>,
        corrected_after_round?: Option<u32>,
        corrected_after_cut?: bool,
        so_far?: Option<Games>,
        leave?: Vec<Id>,
        by_hand: bool,
        repaired?: bool,
        started?: bool,
        feature?: bool,
        fixed_table?: bool,
        sides?: BTreeMap<String, Id>,
        third_game_sides?: BTreeMap<String, Id>,
        why?: Option<String>,
    }

    struct Outcome {
        games: Games,
        points: [Number; 2],
        winner: Option<Id>,
        margin?: Option<u32>,
        scores?: Option<[u32; 2]>,
        timed?: bool,
        conceded?: Vec<u32>,
        time?: Option<TimeCalled>,
        how?: Option<&'static str>,
    }

    struct Line {
        n: u64,
        at: String,
        by: String,
        what: String,
        why?: Option<String>,
        undone: bool,
    }

    struct Item {
        key: &'static str,
        label: String,
        says: Vec<String>,
        odd: Vec<String>,
        missing: Vec<String>,
    }
}

/// An object with the game's tie-breaks in the game's order.
#[derive(PartialEq)]
pub(super) struct TieBreaks(pub(super) Vec<(TieBreak, Value)>);

impl Serialize for TieBreaks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let used: Vec<TieBreak> = self.0.iter().map(|(by, _)| *by).collect();
        serializer.collect_map(self.0.iter().map(|(by, value)| (by.key(&used), Number::of(*value))))
    }
}

/// A whole number, or a fraction as a string.
#[derive(PartialEq)]
pub(super) enum Number {
    Exact(Fraction),
    Whole(i64),
}

impl Number {
    /// Points, in units; a point has this many of them.
    pub(super) fn points(event: &Event, points: u32) -> Number {
        let units = event.ruleset.preliminary.points.units;
        Number::Exact(Fraction::new(points.into(), units.into()))
    }

    pub(super) fn of(value: Value) -> Number {
        match value {
            Value::Exact(fraction) => Number::Exact(fraction),
            Value::Drawn(number) | Value::Beaten(number) => Number::Whole(number.into()),
            Value::Margin(sum) => Number::Whole(sum),
        }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Number::Whole(whole) => serializer.serialize_i64(*whole),
            Number::Exact(fraction) => match fraction.as_integer() {
                Some(whole) => serializer.serialize_u128(whole),
                None => serializer.collect_str(fraction),
            },
        }
    }
}

impl Document {
    /// The parts of every document that refers to entrants by id.
    fn with_entrants(event: &Event) -> Document {
        Document { entrants: Some(entrants(event)), ..Document::of(event) }
    }

    /// The parts that every document has.
    pub(super) fn of(event: &Event) -> Document {
        Document {
            komandor: 1,
            event: head(event),
            pods: pods(event),
            draft: event.draft.map(|at| at.step),
            ..Document::default()
        }
    }
}

fn pods(event: &Event) -> Vec<Pod> {
    let winners = event.pod_winners();
    let pod = |(at, seats): (usize, &Vec<Id>)| Pod {
        number: at + 1,
        seats: seats.clone(),
        standings: event.pod_standings(at).iter().map(|standing| standing.entrant).collect(),
        winner: winners[at],
    };
    event.pods.iter().enumerate().map(pod).collect()
}

fn head(event: &Event) -> Head {
    let first = event.ruleset.tiers.first();
    Head {
        name: event.name().to_owned(),
        date: event.head.date.clone(),
        game: event.ruleset.id.clone(),
        structure: event.setup.structure.unwrap_or(StructureKind::Basic).word(),
        tier: event.setup.tier.or(first.map(|tier| tier.tier)),
        timed_draw: event.timed_draws().and_then(|_| event.scoring().timed_draw),
    }
}

fn announcement(event: &Event, now: Option<Moment>) -> Vec<Item> {
    let items = event::announcement_at(event, now).into_iter();
    let texts = |messages: Vec<Message>| messages.iter().map(Message::to_string).collect();
    let form = |item: event::announcement::Item| Item {
        key: item.key,
        label: item.label.to_string(),
        says: item.lines.iter().map(Arg::to_string).collect(),
        odd: texts(item.warnings),
        missing: texts(item.blockers),
    };
    items.map(form).collect()
}

fn entrants(event: &Event) -> Vec<Entrant> {
    let entrant = |entrant: &event::Entrant| Entrant {
        id: entrant.id,
        name: entrant.name.clone(),
        partner: entrant.partner.clone(),
        club: entrant.club.clone(),
        member: entrant.member.clone(),
        family: entrant.family.clone(),
        travel: entrant.travel.clone(),
        start: entrant.start,
        house: entrant.house,
        table: entrant.table,
        status: status(event, entrant),
        left_after: left(entrant).map(|(_, after)| after),
        left_stage: left(entrant).map(|(stage, _)| stage),
        missed_rounds: entrant.missed.len(),
        awarded_byes: Some(entrant.byes).filter(|byes| *byes > 0),
        here: event.checks_in().then(|| event.attendance(entrant.id).here),
        paid: event.setup.fee().map(|_| event.attendance(entrant.id).paid),
        sits_out_next: entrant.is_active() && event.attendance(entrant.id).out,
        pod: event.pod_of(entrant.id).map(|pod| pod + 1),
    };
    event.registered().map(entrant).collect()
}

/// The stage and the round after which this entrant dropped.
fn left(entrant: &event::Entrant) -> Option<(usize, u32)> {
    match entrant.status {
        Status::Active | Status::Unregistered => None,
        Status::Dropped { stage, after } | Status::Disqualified { stage, after } => {
            Some((stage, after))
        }
    }
}

/// The status of an entrant.
///
/// Active players who are not among the seeds, or have lost in the bracket, are eliminated.
fn status(event: &Event, entrant: &event::Entrant) -> &'static str {
    match entrant.status {
        Status::Dropped { .. } => "dropped",
        Status::Disqualified { .. } => "disqualified",
        Status::Unregistered => "unregistered",
        Status::Active => match event.finals() {
            Some(finals) if event::is_out(event, finals, entrant.id) => "eliminated",
            _ => "active",
        },
    }
}

fn stage(event: &Event, stage: &event::Stage) -> Stage {
    let of = Numbered::new(event, stage);
    let rounds = stage.rounds.iter().map(|one| round(event, &of, one));
    form(event, stage, rounds.collect())
}

fn with_round(event: &Event, chosen: &Chosen) -> Stage {
    form(event, chosen.stage, vec![round(event, &Numbered::new(event, chosen.stage), chosen.round)])
}

fn form(event: &Event, stage: &event::Stage, rounds: Vec<Round>) -> Stage {
    let kind = stage.kind;
    match kind.is_preliminary() {
        true => Stage::Preliminary { kind, rounds, seeds: None },
        false => {
            let instead_of = event.seeds_computed().map(<[Id]>::to_vec);
            let (seeds, by_hand) = (stage.seeds.clone(), instead_of.is_some());
            Stage::Finals { kind, seeds, by_hand, instead_of, rounds }
        }
    }
}

/// A stage with its number, and the corrections of its results.
struct Numbered<'a> {
    stage: &'a event::Stage,
    number: usize,
    corrections: Corrections,
}

impl<'a> Numbered<'a> {
    fn new(event: &Event, stage: &'a event::Stage) -> Numbered<'a> {
        let at = event.stages.iter().position(|one| std::ptr::eq(one, stage));
        let number = at.map_or(0, |at| at + 1);
        Numbered { stage, number, corrections: Corrections::of(event) }
    }
}

fn round(event: &Event, of: &Numbered, round: &event::Round) -> Round {
    Round {
        number: round.number,
        minutes: round.minutes,
        complete: round.is_complete(),
        held: round.held,
        posted: round.posted.map(|at| at.to_string()),
        changed: round.changed.map(|at| at.to_string()),
        drawn_again: None,
        mission: round.mission.as_ref().map(|mission| Mission {
            map: mission.map.en.clone(),
            mission: mission.mission.en.clone(),
        }),
        sits_out: round.sitting_out().collect(),
        pairings: round.pairings.iter().map(|one| pairing(event, of, (round, one))).collect(),
    }
}

fn pairing(
    event: &Event,
    of: &Numbered,
    (round, pairing): (&event::Round, &event::Pairing),
) -> Pairing {
    let stage = of.stage;
    let correction = of.corrections.of_match((of.number, round.number), pairing);
    Pairing {
        table: pairing.table,
        number: pairing.number,
        bracket: event::double::bracket_of(stage, pairing).map(|bracket| bracket.word()),
        a: pairing.a,
        b: pairing.b,
        result: pairing.outcome.as_ref().map(|outcome| Outcome {
            games: outcome.games,
            points: outcome.points.map(|points| Number::points(event, points)),
            winner: pairing.winner(),
            margin: outcome.margin,
            scores: outcome.scores,
            timed: outcome.timed,
            conceded: outcome.games.conceded(),
            time: pairing.time.as_deref().cloned(),
            how: how_word(outcome.how),
        }),
        corrected_after_round: correction.after_round,
        corrected_after_cut: correction.after_cut,
        so_far: (pairing.so_far.played() > 0).then_some(pairing.so_far),
        leave: pairing.leavers.sides().filter_map(|side| pairing.at(side)).collect(),
        by_hand: pairing.by_hand,
        repaired: pairing.repaired,
        started: pairing.started,
        feature: round.is_featured(pairing),
        fixed_table: event.is_at_fixed_table(pairing),
        sides: sides(event, pairing),
        third_game_sides: named(event, pairing.on_sides_of_third_game()),
        why: None,
    }
}

fn sides(event: &Event, pairing: &event::Pairing) -> BTreeMap<String, Id> {
    let mut sides = named(event, pairing.on_sides());
    sides.extend(pairing.chooser().map(|id| ("chooses".to_owned(), id)));
    sides
}

/// The sides by name, each with its player.
fn named(event: &Event, plays: Option<[Id; 2]>) -> BTreeMap<String, Id> {
    let mut sides = BTreeMap::new();
    for (id, side) in plays.into_iter().flatten().zip(&event.ruleset.sides) {
        sides.insert(side.en.clone(), id);
    }
    sides
}

/// The stage with one round, and the reason for each of its pairings.
fn explained(event: &Event, chosen: &Chosen) -> Stage {
    let mut read = round(event, &Numbered::new(event, chosen.stage), chosen.round);
    let again = drawn_again(event, chosen.stage, chosen.round);
    read.drawn_again = again.map(|again| again.to_string());
    for (read, pairing) in read.pairings.iter_mut().zip(&chosen.round.pairings) {
        read.why = Some(reason(event, chosen.stage, chosen.round, pairing).to_string());
    }
    form(event, chosen.stage, vec![read])
}

fn log(event: &Event) -> Vec<Line> {
    let line = |(entry, what): (&event::Entry, Message)| Line {
        n: entry.n,
        at: entry.at.to_string(),
        by: entry.by.clone(),
        what: what.to_string(),
        why: entry.reason.clone(),
        undone: event.undone.contains(&entry.n),
    };
    event.log.iter().zip(event.describe_log()).map(line).collect()
}
