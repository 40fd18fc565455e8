//! Byes awarded for the first rounds, and rounds that a player asks to leave out.

use super::decision::{Decision, verb};
use super::refusals::has_left;
use crate::event::action::ByeAsked;
use crate::event::refuse_if::refuse_if;
use crate::event::{Action, Event, GivenBye, Id, Refusal, Who, find};
use crate::msg;
use crate::words::Message;

/// Allows this many awarded byes. `house` is whether the entrant is a house player.
pub(super) fn awarded(event: &Event, byes: u32, house: bool) -> Result<(), Refusal> {
    if byes == 0 {
        return Ok(());
    }
    let Some(rule) = event.ruleset.preliminary.awarded_byes() else {
        return Err(Refusal(msg!("byes.none-awarded", game = &event.ruleset.name)));
    };
    refuse_if(house, || msg!("byes.house-has-none"))?;
    refuse_if(!event.is_swiss(), || msg!("byes.only-swiss"))?;
    match byes > rule.most {
        true => Err(Refusal(msg!("byes.too-many", n = byes, most = rule.most))),
        false => Ok(()),
    }
}

/// Allows another number of awarded byes, if that changes a round still to be paired. Says from
/// which round on it counts, if the first is paired already.
pub(super) fn changed(
    event: &Event,
    id: Id,
    byes: Option<u32>,
    house: bool,
) -> Result<Option<Message>, Refusal> {
    let had = event.entrant(id).map_or(0, |entrant| entrant.byes);
    let Some(byes) = byes else {
        // A house player has no byes.
        return awarded(event, had, house).map(|()| None);
    };
    awarded(event, byes, house)?;
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    let name = event.label(id);
    match byes != had && paired > 0 {
        true if byes.max(had) <= paired || event.coming_swiss_round().is_none() => {
            Err(Refusal(msg!("byes.paired-already", name, n = byes.max(had))))
        }
        true => Ok(Some(msg!("byes.from-round", round = paired + 1))),
        false => Ok(None),
    }
}

/// A player asks to leave a round out, or wants to play it after all.
pub(super) fn ask(event: &Event, who: &Who, round: u32, off: bool) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let (name, game) = (event.label(id), &event.ruleset.name);
    if !event.is_here(id) {
        return Err(has_left(&name));
    }
    let rule = event.ruleset.preliminary.requested_byes();
    let Some(rule) = rule.filter(|_| event.is_swiss()) else {
        return Err(Refusal(msg!("byes.none-requested", game, away = verb("away WHO"))));
    };
    refuse_if(event.is_house(id), || msg!("byes.house-has-none"))?;
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    if round == 0 || round <= paired || event.finals().is_some() {
        return Err(Refusal(msg!("byes.round-is-paired", round, next = paired + 1)));
    }
    let asked = event.byes_asked.get(&id);
    let stands = asked.is_some_and(|all| all.contains(&round));
    let action = ByeAsked { id, round, off };
    if off {
        let told = msg!("byes.plays-after-all", name = &name, round);
        return Ok(match stands {
            true => Decision::new(Action::Bye(action), told),
            false => Decision::unchanged(msg!("byes.not-asked", name, round)),
        });
    }
    let points = event.points_phrase(GivenBye::Requested.points(&event.ruleset.preliminary));
    if stands {
        return Ok(Decision::unchanged(msg!("byes.asked-already", name, round)));
    }
    if event.entrant(id).is_some_and(|entrant| entrant.byes >= round) {
        return Err(Refusal(msg!("byes.has-one-awarded", name, round)));
    }
    if let Some(rounds) = event.swiss_rounds_in_all() {
        refuse_if(round > rounds, || msg!("byes.no-such-round", round, n = rounds))?;
        let last = rounds.saturating_sub(rule.not_in_last);
        if round > last {
            let n = rule.not_in_last;
            return Err(Refusal(msg!("byes.not-so-late", game, n, last)));
        }
    }
    if event.byes_on_request(id) >= rule.most {
        return Err(Refusal(msg!("byes.had-the-most", name, most = rule.most)));
    }
    let told = msg!("byes.is-asked", name, round, points);
    Ok(Decision::new(Action::Bye(action), told))
}

/// The refusal to seat or to mark somebody who has a bye of their own in the coming round.
pub(super) fn has_one(event: &Event, id: Id) -> Option<Refusal> {
    let bye = event.bye_in_next_round(event.entrant(id)?)?;
    let (name, round) = (event.label(id), event.coming_swiss_round()?);
    Some(Refusal(match bye {
        GivenBye::Requested => {
            let off = verb(format!("bye #{id} {round} off"));
            msg!("byes.out-on-request", name, round, off)
        }
        GivenBye::Awarded | GivenBye::Late => {
            let edit = verb(format!("edit #{id} byes={}", round - 1));
            msg!("byes.out-as-awarded", name, round, edit)
        }
    }))
}

/// Refuses a round that too few play because the others have byes of their own.
pub(super) fn enough_play(event: &Event, play: usize) -> Result<(), Refusal> {
    let kinds = [GivenBye::Awarded, GivenBye::Requested];
    let free: Vec<Id> = kinds.into_iter().flat_map(|kind| event.with_given_bye(kind)).collect();
    if free.is_empty() || play >= 2 {
        return Ok(());
    }
    Err(Refusal(msg!("byes.too-few-play", n = play, names = event.some_names(&free))))
}

/// The parts of the sentence about a round that tell of these byes.
pub(super) fn told(event: &Event, awarded: &[Id], requested: &[Id]) -> Vec<Message> {
    let all = [(awarded, GivenBye::Awarded), (requested, GivenBye::Requested)].into_iter();
    let all = all.filter(|(ids, _)| !ids.is_empty());
    all.map(|(ids, bye)| bye.of_names(ids.len(), event.some_names(ids))).collect()
}
