//! Penalties, recommendations, deck checks and proxies.

use crate::event::action::{Action, Effect, Instead, Place};
use crate::event::{Event, Id};

shapes! {
    struct Penalty {
        /// The line of the log.
        n: u64,
        at: String,
        by: String,
        entrant: Id,
        kind: String,
        offence?: Option<String>,
        /// Whether the offence was only suspected.
        suspected: bool,
        /// `result`, `points`, `removal` or `disqualification`; null if it was only recorded.
        effect: Option<&'static str>,
        /// The points that were taken off.
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
        /// The result in place of the annulled one.
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
}

/// The penalties of everybody, or of one entrant.
pub(super) fn penalties(event: &Event, who: Option<Id>) -> Vec<Penalty> {
    let given = event.given().into_iter().filter(|given| who.is_none_or(|id| given.id == id));
    let form = |given: crate::event::Given| {
        let effect = given.penalised.and_then(|penalised| penalised.effect.as_ref());
        let place: Option<Place> = given.at;
        Penalty {
            n: given.entry.n,
            at: given.entry.at.to_string(),
            by: given.by().to_owned(),
            entrant: given.id,
            kind: given.kind(event).to_owned(),
            offence: given.penalised.and_then(|penalised| penalised.offence.clone()),
            suspected: given.is_suspected(),
            effect: match (given.penalised, effect) {
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
            stage: place.map(|place| place.stage),
            round: place.map(|place| place.round),
            table: given.table(),
            note: given.note().map(str::to_owned),
        }
    };
    given.map(form).collect()
}

/// The recommendations that are open.
pub(super) fn recommended(event: &Event, who: Option<Id>) -> Vec<Recommendation> {
    let open = event.recommended.values().filter(|open| who.is_none_or(|id| open.id == id));
    let form = |open: &crate::event::action::Recommended| Recommendation {
        entrant: open.id,
        marshal: open.marshal.clone(),
        note: open.note.clone(),
    };
    open.map(form).collect()
}

pub(super) fn checks(event: &Event) -> Vec<Check> {
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

pub(super) fn draws(event: &Event) -> Vec<CheckDraw> {
    let form = |drawn: &crate::event::action::CheckDrawn| CheckDraw {
        draw: drawn.draw,
        stage: drawn.stage,
        round: drawn.round,
        entrants: drawn.ids.clone(),
    };
    event.checks_drawn.iter().map(form).collect()
}

pub(super) fn proxies(event: &Event) -> Vec<Proxy> {
    let made = event.components.iter().filter_map(|case| Some((case.id, case.proxy.as_ref()?)));
    let form = |(entrant, proxy): (Id, &crate::event::action::Proxy)| Proxy {
        entrant,
        card: proxy.card.clone(),
        unreadable: proxy.unreadable.clone(),
        made_by: proxy.made_by.clone(),
        date: proxy.date.clone(),
    };
    made.map(form).collect()
}
