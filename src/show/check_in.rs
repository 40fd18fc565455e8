//! The players before a round: who is checked in and has paid, and who is kept apart from whom.

use super::list_state_words;
use super::page::{Column, Page, Rows, Section, Table};
use crate::decklist::list_state;
use crate::event::{Entrant, Event, Fee, Id};
use crate::msg;
use crate::ruleset::{ApartRounds, Relation, strictness};
use crate::words::{Arg, Message};

pub(super) fn page(event: &Event) -> Page {
    let title =
        msg!("common.dotted", one = event.name(), other = msg!("check-in.hint-show").capitalised());
    Page::of(title, counts(event).into_iter().map(Arg::from).collect(), table(event))
}

/// How many are checked in and have paid: `31 of 37 here`, `29 paid (580 zł)`, `8 owe (160 zł)`.
pub fn counts(event: &Event) -> Vec<Message> {
    let mut facts = Vec::new();
    if event.checks_in() {
        let (n, all) = event.check_in_counts();
        facts.push(msg!("check-in.so-many-here", n, all));
    }
    let out = event.sits_out_next().len();
    facts.extend((out > 0).then(|| msg!("check-in.so-many-out", n = out)));
    if let Some(text) = event.setup.fee() {
        let (paid, owe) = event.payers();
        let has_paid = msg!("check-in.so-many-paid", n = paid);
        let owes = msg!("check-in.so-many-owe", n = owe);
        facts.extend(match Fee::of(text) {
            Some(fee) => [
                msg!("common.bracketed", text = has_paid, note = fee.times(paid)),
                msg!("common.bracketed", text = owes, note = fee.times(owe)),
            ],
            None => [has_paid, owes],
        });
    }
    facts
}

pub(super) fn table(event: &Event) -> Table {
    let here = |entrant: &&Entrant| {
        let known = event.attendance(entrant.id);
        if !entrant.is_active() {
            return msg!("pages.left").into();
        }
        Arg::or_empty(match (known.out, known.here, event.checks_in()) {
            (true, ..) => Some(msg!("check-in.state-out")),
            (false, true, true) => Some(msg!("check-in.hint-here")),
            (false, false, true) => Some(msg!("decklist.state", state = "missing")),
            (false, _, false) => None,
        })
    };
    let fee = |entrant: &&Entrant| match event.attendance(entrant.id).paid {
        true => msg!("check-in.state-paid"),
        false => msg!("check-in.state-owes"),
    };
    Rows::of(event.check_in_sheet().collect::<Vec<_>>())
        .number(msg!("standings.id"), |entrant: &&Entrant| entrant.id)
        .names(msg!("keys.player").capitalised(), |entrant| entrant.label().into_owned())
        .words_if_any(msg!("roster.club").capitalised(), |entrant| {
            Arg::or_empty(entrant.club.clone())
        })
        .words_if_any(msg!("check-in.hint-show").capitalised(), here)
        .column_if(event.setup.fee().is_some(), Column::words(msg!("check-in.item-fee")), fee)
        .column_if(
            event.lists_required(),
            Column::words(msg!("preflight.to-list").capitalised()),
            |entrant| list_state_words(list_state(event, entrant.id)),
        )
        .table()
}

/// Players who are kept apart from one another for one reason.
struct ApartLine {
    players: Vec<Id>,
    rounds: ApartRounds,
    absolute: bool,
    /// The relation and the text they share; None for a pair kept apart by name.
    shared: Option<(Relation, String)>,
    why: Option<String>,
}

fn apart_lines(event: &Event) -> Vec<ApartLine> {
    if !event.is_swiss() {
        return Vec::new();
    }
    let named = event.apart.iter().map(|kept| ApartLine {
        players: kept.pair.to_vec(),
        rounds: kept.wish.rounds,
        absolute: !kept.wish.soft,
        shared: None,
        why: kept.why.clone(),
    });
    let groups = event.groups_apart().into_iter().flat_map(|group| {
        let related = event.related_by(group.who).into_iter();
        related.map(move |(word, players)| ApartLine {
            players,
            rounds: group.rounds,
            absolute: group.absolute,
            shared: Some((group.who, word)),
            why: None,
        })
    });
    named.chain(groups).collect()
}

pub(super) fn apart_page(event: &Event) -> Page {
    let table = apart_table(event);
    let none = table.rows.is_empty().then(|| msg!("pairing.sheet-nobody"));
    let facts = [msg!("pairing.sheet-swiss-only")].into_iter().chain(none);
    Page {
        title: msg!("pages.sheet", sheet = "apart", event = event.name()).into(),
        facts: facts.map(Arg::from).collect(),
        sections: Vec::from_iter(Section::plain(table).if_filled()),
    }
}

pub(super) fn apart_table(event: &Event) -> Table {
    let players = |line: &ApartLine| {
        let names = line.players.iter().map(|id| event.label(*id).into());
        msg!("common.text", text = Arg::Series(names.collect()))
    };
    let strictly = |line: &ApartLine| strictness(line.absolute);
    let why = |line: &ApartLine| -> Message {
        match (&line.shared, &line.why) {
            (Some((who, word)), _) => msg!("common.labelled", label = who.phrase(), text = word),
            (None, Some(why)) => msg!("common.text", text = why),
            (None, None) => msg!("pairing.by-name"),
        }
    };
    Rows::of(apart_lines(event))
        .names(msg!("pages.players").capitalised(), players)
        .words(msg!("handbook.column-rounds").capitalised(), |line: &ApartLine| {
            line.rounds.phrase()
        })
        .words(msg!("pairing.column-strictly"), strictly)
        .sentence(msg!("standings.why"), why)
        .table()
}

shapes! {
    struct CheckInJson {
        announced: bool,
        here: usize,
        players: usize,
        sits_out_next: usize,
        fee: Option<String>,
        paid: usize,
        owe: usize,
        paid_sum: Option<String>,
        owed_sum: Option<String>,
    }

    struct KeptApart {
        players: Vec<Id>,
        rounds: ApartRounds,
        absolute: bool,
        by: &'static str,
        word?: Option<String>,
        why?: Option<String>,
    }
}

impl CheckInJson {
    pub(super) fn of(event: &Event) -> CheckInJson {
        let (here, players) = event.check_in_counts();
        let (paid, owe) = event.payers();
        let fee = event.setup.fee();
        let sum = |n: usize| Some(Fee::of(fee?)?.times(n));
        CheckInJson {
            announced: event.checks_in(),
            here,
            players,
            sits_out_next: event.sits_out_next().len(),
            fee: fee.map(str::to_owned),
            paid,
            owe,
            paid_sum: sum(paid),
            owed_sum: sum(owe),
        }
    }
}

pub(super) fn kept_apart(event: &Event) -> Vec<KeptApart> {
    let of = |line: ApartLine| {
        let ApartLine { players, rounds, absolute, shared, why } = line;
        let by = shared.as_ref().map_or("name", |(who, _)| who.word());
        KeptApart { players, rounds, absolute, by, word: shared.map(|(_, word)| word), why }
    };
    apart_lines(event).into_iter().map(of).collect()
}

#[cfg(test)]
mod tests;
