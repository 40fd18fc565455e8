//! The sheets of the judges: penalties, deck checks, proxies and components, calls for an official, and
//! who leads the event and rules where leaders play.

use super::page::{Page, Rows, Section, Table};
use super::rounds::{date, round_word};
use crate::event::actions::{
    Action, CheckDrawn, Checked, ComponentCase, Effect, Instead, Place, Recommended,
};
use crate::event::{Call, Entry, Event, GivenPenalty, Id, LeaderLine, Ruler};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn penalties_page(event: &Event, who: Option<Id>) -> Page {
    let table = penalties(event, who);
    let n = table.rows.len();
    let mut sections = vec![Section::plain(table)];
    let open = Section::new(msg!("judge.recommended"), recommendations(event, who));
    sections.extend(open.if_filled());
    let title = match who {
        Some(id) => {
            let (event, name) = (event.name(), event.label(id));
            msg!("pages.sheet-of", sheet = "penalties", event, name)
        }
        None => msg!("pages.sheet", sheet = "penalties", event = event.name()),
    };
    let message = msg!("judge.penalty-sheet-penalties", date = date(event), n);
    Page { title: title.into(), facts: vec![message.into()], sections }
}

/// Every penalty that counts, in the order given.
pub(super) fn penalties(event: &Event, who: Option<Id>) -> Table {
    let penalties = event.penalties_given();
    let penalties = penalties.into_iter().filter(|penalty| who.is_none_or(|id| penalty.id == id));
    let offence = |penalty: &GivenPenalty| match penalty.offence(event) {
        Some(offence) if penalty.is_suspected() => {
            msg!("judge.log-suspected", offence = &offence.name).into()
        }
        offence => Arg::or_empty(offence.map(|offence| &offence.name)),
    };
    Rows::of(penalties)
        .number(msg!("standings.number"), |penalty: &GivenPenalty| penalty.entry.n)
        .words(msg!("keys.player").capitalised(), |penalty| event.label(penalty.id))
        .words(msg!("keys.penalty").capitalised(), |penalty| penalty.name(event))
        .words_if_any(msg!("judge.offence"), offence)
        .words_if_any(msg!("judge.effect"), effect)
        .words(msg!("keys.round").capitalised(), |penalty| round(event, penalty.at))
        .number_if_any(msg!("keys.table").capitalised(), |penalty| Arg::or_empty(penalty.table()))
        .words(msg!("standings.time"), |penalty| time(penalty.entry))
        .words(msg!("standings.by"), |penalty| penalty.by().to_owned())
        .sentence_if_any(msg!("standings.note"), |penalty| {
            penalty.note().unwrap_or_default().to_owned()
        })
        .table()
}

/// The effect of the penalty on the result, the points or the presence of the player.
fn effect(penalty: &GivenPenalty) -> Arg {
    let Some(penalised) = penalty.penalised else { return msg!("season.disqualified").into() };
    match &penalised.effect {
        None => Arg::or_empty(None::<Arg>),
        Some(Effect::Result(reported)) => {
            let label = msg!("common.table", n = reported.table);
            msg!("common.labelled", label, text = reported.games.as_str()).into()
        }
        Some(Effect::Points(points)) => msg!("log.points-off", n = *points).into(),
        Some(Effect::Removed(_)) => msg!("log.put-out").into(),
        Some(Effect::Disqualified(_)) => msg!("season.disqualified").into(),
    }
}

fn round(event: &Event, at: Option<Place>) -> Arg {
    Arg::or_empty(at.map(|at| event.round_in_a_sentence(at.stage, at.round)))
}

fn time(entry: &Entry) -> Message {
    msg!("common.spaced", one = Arg::Date(entry.at.day()), other = entry.at.clock())
}

/// The recommendations of disqualification that the organizer has not answered.
fn recommendations(event: &Event, who: Option<Id>) -> Table {
    let open = event.recommended.values().filter(|open| who.is_none_or(|id| open.id == id));
    Rows::of(open)
        .words(msg!("keys.player").capitalised(), |open: &&Recommended| event.label(open.id))
        .words(msg!("standings.by"), |open| open.marshal.clone())
        .sentence_if_any(msg!("standings.why"), |open| open.note.clone().unwrap_or_default())
        .table()
}

/// The deck checks, and the players who were drawn for one.
pub(super) fn checks_page(event: &Event) -> Page {
    let checks = checks(event);
    let message = msg!("judge.checks", date = date(event), n = checks.rows.len());
    let mut sections = vec![Section::plain(checks)];
    sections.extend(Section::new(msg!("judge.penalty-sheet-drawn"), drawn(event)).if_filled());
    let title = msg!("pages.sheet", sheet = "checks", event = event.name());
    Page { title: title.into(), facts: vec![message.into()], sections }
}

pub(super) fn checks(event: &Event) -> Table {
    let checks = event.counting().rev().filter_map(|entry| match &entry.action {
        Action::DeckCheck(checked) => Some((entry, &**checked)),
        _ => None,
    });
    let at = |checked: &Checked| {
        Some(Place { stage: checked.stage, round: checked.round, table: checked.table })
    };
    let found = |checked: &Checked| match &checked.illegal {
        None => msg!("judge.verdict", verdict = "legal").into(),
        Some(_) => Arg::from(msg!("judge.verdict", verdict = "illegal")),
    };
    Rows::of(checks)
        .number(msg!("standings.number"), |(e, _): &(&Entry, &Checked)| e.n)
        .words(msg!("keys.player").capitalised(), |(_, c)| event.label(c.id))
        .words(msg!("keys.round").capitalised(), |(_, c)| round(event, at(c)))
        .number_if_any(msg!("keys.table").capitalised(), |(_, c)| Arg::or_empty(c.table))
        .words(msg!("judge.penalty-sheet-found"), |(_, c)| found(c))
        .words_if_any(msg!("decklist.taken-out").capitalised(), |(_, c)| {
            Arg::or_empty(c.illegal.as_ref().map(|deck| &deck.cards))
        })
        .number_if_any(msg!("judge.left"), |(_, c)| {
            Arg::or_empty(c.illegal.as_ref().and_then(|deck| deck.left))
        })
        .words(msg!("standings.time"), |(e, _)| time(e))
        .words(msg!("standings.by"), |(e, _)| e.by.clone())
        .sentence_if_any(msg!("standings.note"), |(_, c)| c.note.clone().unwrap_or_default())
        .table()
}

fn drawn(event: &Event) -> Table {
    let names = |drawn: &CheckDrawn| {
        Arg::Series(drawn.ids.iter().map(|id| event.label(*id).into()).collect())
    };
    Rows::of(&event.checks_drawn)
        .number(msg!("standings.number"), |drawn: &&CheckDrawn| drawn.draw)
        .words(msg!("keys.round").capitalised(), |drawn| {
            round(event, Some(Place { stage: drawn.stage, round: drawn.round, table: None }))
        })
        .sentence(msg!("pages.players").capitalised(), |drawn| names(drawn))
        .table()
}

/// The proxies, and beside them every component that was lost or damaged.
pub(super) fn proxies_page(event: &Event) -> Page {
    let proxies = proxies(event);
    let message = msg!("judge.proxies", date = date(event), n = proxies.rows.len());
    let rule = event.ruleset.components.as_ref().and_then(|all| all.proxy.as_ref());
    let facts = std::iter::once(message.into()).chain(rule.map(Arg::from)).collect();
    let mut sections = vec![Section::plain(proxies)];
    sections.extend(Section::new(msg!("judge.components"), components(event)).if_filled());
    let title = msg!("pages.sheet", sheet = "proxies", event = event.name());
    Page { title: title.into(), facts, sections }
}

pub(super) fn proxies(event: &Event) -> Table {
    let made = event.components.iter().filter_map(|case| Some((case.id, case.proxy.as_ref()?)));
    Rows::of(made)
        .words(msg!("keys.player").capitalised(), |(id, _)| event.label(*id))
        .words(msg!("judge.card").capitalised(), |(_, proxy)| proxy.card.clone())
        .words(msg!("judge.organizer"), |(_, proxy)| proxy.made_by.clone())
        .words(msg!("settings.date"), |(_, proxy)| Arg::Date(proxy.date.clone()))
        .sentence(msg!("judge.penalty-sheet-unreadable"), |(_, proxy)| proxy.unreadable.clone())
        .table()
}

fn components(event: &Event) -> Table {
    let what = |case: &ComponentCase| match &case.name {
        Some(name) => Arg::from(name.as_str()),
        None => case.component.phrase().into(),
    };
    Rows::of(&event.components)
        .words(msg!("keys.player").capitalised(), |case: &&ComponentCase| event.label(case.id))
        .words(msg!("judge.penalty-sheet-component"), |case| what(case))
        .words(msg!("judge.penalty-sheet-state"), |case| case.state.phrase())
        .words(msg!("keys.round").capitalised(), |case| round(event, case.at))
        .sentence(msg!("standings.what"), |case| event.describe_component(case))
        .table()
}

pub(super) fn calls_page(event: &Event) -> Page {
    let fact = match event.calls().count() {
        0 => msg!("judge.none"),
        n => msg!("judge.count", date = date(event), n),
    };
    let title = msg!("pages.sheet", sheet = "calls", event = event.name()).into();
    let sections = Vec::from_iter(Section::plain(calls_table(event)).if_filled());
    Page { title, facts: vec![fact.into()], sections }
}

pub(super) fn calls_table(event: &Event) -> Table {
    let round = |call: &Call| round_word(event, call.called.stage, call.called.round);
    let players = |call: &Call| {
        let [a, b] = call.called.of.map(|id| event.label(id));
        msg!("pairing.two", a, b)
    };
    let extra = |call: &Call| Arg::or_empty((call.called.extra > 0).then_some(call.called.extra));
    Rows::of(event.calls())
        .number(msg!("standings.number"), |call: &Call| call.entry.n)
        .words(msg!("keys.round").capitalised(), round)
        .number(msg!("keys.table").capitalised(), |call| call.called.table)
        .number(msg!("judge.column-minute"), |call| Arg::or_empty(call.called.minute))
        .words(msg!("pages.players").capitalised(), players)
        .words_if_any(msg!("judge.column-came"), |call| Arg::or_empty(call.called.by.clone()))
        .number_if_any(msg!("judge.column-extra"), extra)
        .sentence_if_any(msg!("judge.column-about"), |call| Arg::or_empty(call.called.what.clone()))
        .table()
}

pub(super) fn page(event: &Event) -> Page {
    let ruled = event.ruled_tables();
    let round = event.round().map(|round| {
        let name = event.stage().map(|stage| stage.round_name(round.number).capitalised());
        msg!("common.dotted", one = date(event), other = Arg::or_empty(name))
    });
    let leaders = event.leader_lines();
    let nobody = leaders.is_empty().then(|| msg!("officials.no-officials"));
    let none = round.as_ref().filter(|_| ruled.is_empty() && !leaders.is_empty());
    let none = none.map(|_| msg!("officials.no-tables"));
    let rulers = ruled.iter().map(|ruled| ruled.sentence(&event.ruleset));
    let facts: Vec<Message> =
        round.clone().into_iter().chain(nobody).chain(none).chain(rulers).collect();
    let title = msg!("pages.sheet", sheet = "officials", event = event.name());
    Page::of(title, facts.into_iter().map(Arg::from).collect(), table(event))
}

/// A row for each leader; the rows of those who play name who rules there.
pub(super) fn table(event: &Event) -> Table {
    let here = |line: &LeaderLine| match line.here {
        true => msg!("check-in.hint-here"),
        false => msg!("check-in.hint-away"),
    };
    let plays = |line: &LeaderLine| Arg::or_empty(line.plays.then(|| msg!("aids.yes")));
    let at = |line: &LeaderLine| Arg::or_empty(line.at.as_ref().map(|at| Arg::from(at.table)));
    let game = &event.ruleset;
    let rules = |line: &LeaderLine| Arg::or_empty(line.at.as_ref().map(|at| at.ruler.phrase(game)));
    Rows::of(event.leader_lines())
        .words(msg!("dialog.name"), |line: &LeaderLine| line.name.clone())
        .words(msg!("dialog.role"), |line| line.role.phrase(game))
        .words(msg!("officials.column-here"), here)
        .words_if_any(msg!("officials.column-plays"), plays)
        .number_if_any(msg!("keys.table").capitalised(), at)
        .words_if_any(msg!("officials.column-rules"), rules)
        .table()
}

shapes! {
    struct Penalty {
        n: u64,
        at: String,
        by: String,
        entrant: Id,
        kind: String,
        offence?: Option<String>,
        suspected: bool,
        effect: Option<&'static str>,
        points?: Option<u32>,
        stage: Option<usize>,
        round: Option<u32>,
        table: Option<u32>,
        note: Option<String>,
    }

    struct Recommendation {
        entrant: Id,
        marshal: String,
        note: Option<String>,
    }

    struct Check {
        n: u64,
        at: String,
        by: String,
        entrant: Id,
        stage: usize,
        round: u32,
        table: Option<u32>,
        legal: bool,
        cards?: Option<String>,
        left?: Option<u32>,
        result?: Option<&'static str>,
        note: Option<String>,
    }

    struct CheckDraw {
        draw: u32,
        stage: usize,
        round: u32,
        entrants: Vec<Id>,
    }

    struct Proxy {
        entrant: Id,
        card: String,
        unreadable: String,
        made_by: String,
        date: String,
    }

    struct LeaderJson {
        name: String,
        role: &'static str,
        here: bool,
        plays: bool,
        by_default?: bool,
        table?: Option<u32>,
        ruled_by?: Option<String>,
    }

    struct CallJson {
        n: u64,
        at: String,
        stage: usize,
        round: u32,
        table: u32,
        players: [Id; 2],
        minute: Option<u32>,
        extra_minutes: u32,
        by: Option<String>,
        what: Option<String>,
    }
}

pub(super) fn penalties_json(event: &Event, who: Option<Id>) -> Vec<Penalty> {
    let penalties =
        event.penalties_given().into_iter().filter(|penalty| who.is_none_or(|id| penalty.id == id));
    let form = |penalty: GivenPenalty| {
        let effect = penalty.penalised.and_then(|penalised| penalised.effect.as_ref());
        Penalty {
            n: penalty.entry.n,
            at: penalty.entry.at.to_string(),
            by: penalty.by().to_owned(),
            entrant: penalty.id,
            kind: penalty.kind(event).to_owned(),
            offence: penalty.penalised.and_then(|penalised| penalised.offence.clone()),
            suspected: penalty.is_suspected(),
            effect: match (penalty.penalised, effect) {
                (None, _) | (_, Some(Effect::Disqualified(_))) => Some("disqualification"),
                (_, Some(Effect::Result(_))) => Some("result"),
                (_, Some(Effect::Points(_))) => Some("points"),
                (_, Some(Effect::Removed(_))) => Some("removal"),
                (Some(_), None) => None,
            },
            points: match effect {
                Some(Effect::Points(points)) => Some(*points),
                _ => None,
            },
            stage: penalty.at.map(|place| place.stage),
            round: penalty.at.map(|place| place.round),
            table: penalty.table(),
            note: penalty.note().map(str::to_owned),
        }
    };
    penalties.map(form).collect()
}

pub(super) fn recommended_json(event: &Event, who: Option<Id>) -> Vec<Recommendation> {
    let open = event.recommended.values().filter(|open| who.is_none_or(|id| open.id == id));
    let form = |open: &Recommended| Recommendation {
        entrant: open.id,
        marshal: open.marshal.clone(),
        note: open.note.clone(),
    };
    open.map(form).collect()
}

pub(super) fn checks_json(event: &Event) -> Vec<Check> {
    let checks = event.counting().rev().filter_map(|entry| {
        let Action::DeckCheck(checked) = &entry.action else { return None };
        let illegal = checked.illegal.as_ref();
        Some(Check {
            n: entry.n,
            at: entry.at.to_string(),
            by: entry.by.clone(),
            entrant: checked.id,
            stage: checked.stage,
            round: checked.round,
            table: checked.table,
            legal: illegal.is_none(),
            cards: illegal.map(|deck| deck.cards.clone()),
            left: illegal.and_then(|deck| deck.left),
            result: illegal.map(|deck| deck.instead).map(Instead::word),
            note: checked.note.clone(),
        })
    });
    checks.collect()
}

pub(super) fn draws_json(event: &Event) -> Vec<CheckDraw> {
    let form = |drawn: &CheckDrawn| CheckDraw {
        draw: drawn.draw,
        stage: drawn.stage,
        round: drawn.round,
        entrants: drawn.ids.clone(),
    };
    event.checks_drawn.iter().map(form).collect()
}

pub(super) fn proxies_json(event: &Event) -> Vec<Proxy> {
    let made = event.components.iter().filter_map(|case| Some((case.id, case.proxy.as_ref()?)));
    let form = |(entrant, proxy): (Id, &crate::event::actions::Proxy)| Proxy {
        entrant,
        card: proxy.card.clone(),
        unreadable: proxy.unreadable.clone(),
        made_by: proxy.made_by.clone(),
        date: proxy.date.clone(),
    };
    made.map(form).collect()
}

pub(super) fn leaders_json(event: &Event) -> Vec<LeaderJson> {
    let leader = |line: LeaderLine| {
        let (table, ruler) = line.at.map(|at| (at.table, at.ruler)).unzip();
        let ruled_by = match ruler {
            Some(Ruler::Leader { name, .. }) => Some(name),
            Some(Ruler::NotSaid | Ruler::Nobody) | None => None,
        };
        let LeaderLine { name, role, here, plays, by_default, .. } = line;
        LeaderJson { name, role: role.word(), here, plays, by_default, table, ruled_by }
    };
    event.leader_lines().into_iter().map(leader).collect()
}

pub(super) fn calls_json(event: &Event) -> Vec<CallJson> {
    let call = |Call { entry, called }: Call| CallJson {
        n: entry.n,
        at: entry.at.to_string(),
        stage: called.stage,
        round: called.round,
        table: called.table,
        players: called.of,
        minute: called.minute,
        extra_minutes: called.extra,
        by: called.by.clone(),
        what: called.what.clone(),
    };
    event.calls().map(call).collect()
}
