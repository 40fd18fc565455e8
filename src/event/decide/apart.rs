//! Players who are kept apart: what a round that is drawn or paired by hand does with them.

use super::decision::verb;
use crate::event::{Event, Id, Refusal, TextDetail, Texts};
use crate::msg;
use crate::pairing::{Explanation, Impossible};
use crate::ruleset::Relation;
use crate::words::{Arg, Message};

/// The most players named where a whole group is at fault.
const MOST_NAMED: usize = 12;

/// One sentence for every table of this round at which two entrants meet who are kept apart.
pub fn not_kept_apart(
    event: &Event,
    tables: &[[Id; 2]],
    round: u32,
    by_hand: bool,
) -> Vec<Message> {
    let told = |[a, b]: &[Id; 2]| {
        let how: Vec<Arg> = event.why_apart(*a, *b, round).into_iter().map(Arg::from).collect();
        let must_not = event.must_not_meet(*a, *b, round);
        let (a, b, none) = (event.label(*a), event.label(*b), how.is_empty());
        let how = Arg::Series(how);
        (!none).then(|| match (by_hand, must_not) {
            (_, true) => msg!("pairing.must-not-meet", a, b, round, how),
            (true, false) => msg!("pairing.meet", a, b, round, how),
            (false, false) => msg!("pairing.could-not-be-kept", a, b, round, how),
        })
    };
    tables.iter().filter_map(told).collect()
}

/// Whether players meet at one of these tables who must not.
pub fn forbidden(event: &Event, tables: &[[Id; 2]], round: u32) -> bool {
    tables.iter().any(|[a, b]| event.must_not_meet(*a, *b, round))
}

/// Why no round can be paired, and what can be done.
pub fn why_no_round(event: &Event, cause: &Impossible) -> Message {
    let (lift, setup) = (verb("apart A B off"), verb("setup apart=none"));
    Message::sentences(vec![told(event, cause), msg!("pairing.remedy", lift, setup)])
}

fn told(event: &Event, cause: &Impossible) -> Message {
    let all: Vec<Id> = cause.parts.iter().flatten().copied().collect();
    let others = names(event, &cause.others);
    let single = cause.parts.iter().all(|part| part.len() == 1);
    match (cause.parts.len(), cause.others.len()) {
        (1, 0) if single => msg!("pairing.from-everybody", name = names(event, &all)),
        (1, 0) => msg!("pairing.odd-among-themselves", names = names(event, &all), n = all.len()),
        (n, 0) if single => msg!("pairing.all-apart", names = names(event, &all), n),
        (n, few) if single => {
            let names = names(event, &all);
            msg!("pairing.all-apart-but-few", names, n, others, few)
        }
        (_, 0) => msg!("pairing.odd-parts", parts = parts(event, &cause.parts)),
        (_, few) => {
            let parts = parts(event, &cause.parts);
            msg!("pairing.odd-parts-but-few", parts, others, few)
        }
    }
}

/// `Ewa, Jan` for each part, with the parts told apart.
fn parts(event: &Event, parts: &[Vec<Id>]) -> Arg {
    let part = |part: &Vec<Id>| Arg::from(msg!("pairing.part", names = names(event, part)));
    Arg::Clauses(parts.iter().map(part).collect())
}

fn names(event: &Event, ids: &[Id]) -> Arg {
    let shown = ids.len().min(MOST_NAMED);
    let more = ids.len() - shown;
    let names = ids[..shown].iter().map(|id| Arg::from(event.label(*id)));
    Arg::Series(names.chain((more > 0).then(|| msg!("common.more", n = more).into())).collect())
}

/// Tells of a bye that players kept apart have changed.
pub fn other_bye(event: &Event, why: &[Explanation]) -> Option<Message> {
    match *why.last()? {
        Explanation::ByeNext { id, instead_of, .. } => {
            let (name, right) = (event.label(id), event.label(instead_of));
            Some(msg!("pairing.other-bye", name, right))
        }
        Explanation::ByeDrawnApart { among, .. } => {
            Some(msg!("pairing.bye-drawn-among", players = event.count_entrants(among as usize)))
        }
        _ => None,
    }
}

/// Refuses a text by which entrants are kept apart, in an event that keeps nobody apart by it.
pub fn asked_for(event: &Event, given: &impl Texts) -> Result<(), Refusal> {
    for detail in TextDetail::ALL.into_iter().filter(|detail| given.text(*detail).is_some()) {
        let unused = detail.relation().filter(|relation| !event.keeps_apart(*relation));
        if let Some(relation) = unused {
            let game = &event.ruleset.name;
            let setup = verb(format!("setup apart={}", relation.word()));
            return Err(Refusal(match relation {
                Relation::TravelledTogether => msg!("pairing.no-travel", game, setup),
                Relation::Relatives | Relation::SameClub => msg!("pairing.no-family", game, setup),
            }));
        }
    }
    Ok(())
}
