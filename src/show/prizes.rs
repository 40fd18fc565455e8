//! The prizes as announced and, once everything is played, who receives them.

use super::page::{Page, Rows, Table};
use super::rounds::date;
use super::standings;
use crate::event::prizes::{Award, Awards, Prize, PrizeFor, announced, awards};
use crate::event::{Event, Id};
use crate::msg;
use crate::words::{Arg, Message};

enum Row {
    Award(Award),
    /// A prize for everybody, and how many they are.
    Everybody(String, usize),
    /// Announced, and not yet given.
    Announced(Prize),
}

pub(super) fn page(event: &Event) -> Page {
    let title = msg!("pages.sheet", sheet = "prizes", event = event.name());
    let announced = announced(event);
    if announced.is_empty() {
        let setup = Arg::Verb("setup prizes=\"1: …; 2-4: …\"".to_owned());
        let none = msg!("settings.prizes-none", setup);
        return Page { title: title.into(), facts: vec![none.into()], sections: Vec::new() };
    }
    let mut facts: Vec<Arg> = vec![date(event)];
    match awards(event) {
        None => facts.push(msg!("settings.not-yet").into()),
        Some(awards) => facts.extend(awards.remarks.into_iter().map(Arg::from)),
    }
    Page::of(title, facts, table(event))
}

pub(super) fn table(event: &Event) -> Table {
    let status = |row: &Row| match row {
        Row::Award(award) => {
            Arg::or_empty(event.entrant(award.place.id).and_then(|e| standings::status(e.status)))
        }
        Row::Everybody(..) | Row::Announced(_) => Arg::or_empty(None::<Arg>),
    };
    let place = |row: &Row| match row {
        Row::Award(award) => Arg::from(award.place.place.to_string()),
        Row::Everybody(..) => Arg::or_empty(None::<Arg>),
        Row::Announced(prize) => match prize.to {
            PrizeFor::Places { .. } => Arg::from(prize.to.written().replace('-', "–")),
            PrizeFor::Last | PrizeFor::Everybody => prize.to.phrase().into(),
        },
    };
    let player = |row: &Row| match row {
        Row::Award(award) => Arg::from(event.label(award.place.id)),
        Row::Everybody(_, n) => msg!("settings.all-players", n = *n).into(),
        Row::Announced(_) => Arg::or_empty(None::<Arg>),
    };
    let prize = |row: &Row| match row {
        Row::Award(award) => things(award),
        Row::Everybody(what, _) => Arg::from(what),
        Row::Announced(prize) => Arg::from(&prize.what),
    };
    Rows::of(rows(event))
        .words(msg!("keys.place").capitalised(), place)
        .words_if_any(msg!("keys.player").capitalised(), player)
        .words(msg!("settings.column-prize"), prize)
        .words_if_any(msg!("standings.note"), status)
        .table()
}

fn rows(event: &Event) -> Vec<Row> {
    let Some(Awards { awards, everybody, players, .. }) = awards(event) else {
        return announced(event).into_iter().map(Row::Announced).collect();
    };
    let everybody = everybody.into_iter().map(|what| Row::Everybody(what, players));
    awards.into_iter().map(Row::Award).chain(everybody).collect()
}

fn things(award: &Award) -> Arg {
    Arg::Series(award.what.iter().map(Arg::from).collect())
}

/// The lines of the sheet for a screen: the label and the text.
pub fn prize_lines(event: &Event) -> Vec<(Option<Arg>, Message)> {
    let facts = page(event).facts.into_iter();
    let facts = facts.map(|fact| (None, msg!("common.text", text = fact)));
    let line = |row: Row| match row {
        Row::Award(award) => {
            let (name, what) = (event.label(award.place.id), things(&award));
            (Some(award.place.place.into()), msg!("common.labelled", label = name, text = what))
        }
        Row::Everybody(what, n) => {
            let all = msg!("settings.all-players", n);
            (None, msg!("common.labelled", label = all, text = what).capitalised())
        }
        Row::Announced(prize) => {
            let message = msg!("common.labelled", label = prize.to.phrase(), text = prize.what);
            (None, message.capitalised())
        }
    };
    match announced(event).is_empty() {
        true => facts.collect(),
        // The first fact is the day.
        false => facts.skip(1).chain(rows(event).into_iter().map(line)).collect(),
    }
}

shapes! {
    struct PrizesJson {
        announced: Vec<Announced>,
        awards?: Option<Vec<AwardJson>>,
    }

    struct Announced {
        #[serde(rename = "for")]
        to: String,
        prize: String,
    }

    struct AwardJson {
        place: u32,
        level: [u32; 2],
        entrant: Id,
        prizes: Vec<String>,
    }
}

impl PrizesJson {
    /// The prizes, if there are any.
    pub(super) fn of(event: &Event) -> Option<PrizesJson> {
        let announced: Vec<Announced> = announced(event)
            .into_iter()
            .map(|prize| Announced { to: prize.to.written(), prize: prize.what })
            .collect();
        let awarded = awards(event).map(|Awards { awards, .. }| {
            let award = |award: Award| AwardJson {
                place: award.place.place,
                level: award.place.level.into(),
                entrant: award.place.id,
                prizes: award.what,
            };
            awards.into_iter().map(award).collect()
        });
        (!announced.is_empty()).then_some(PrizesJson { announced, awards: awarded })
    }
}
