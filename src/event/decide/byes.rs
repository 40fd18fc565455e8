//! Byes awarded for the first rounds.

use super::decision::verb;
use crate::event::refuse_if::refuse_if;
use crate::event::{Event, Id, Refusal};
use crate::msg;
use crate::words::Message;

/// Allows this many awarded byes. `house` is whether the entrant is a house player.
pub fn awarded(event: &Event, byes: u32, house: bool) -> Result<(), Refusal> {
    if byes == 0 {
        return Ok(());
    }
    let Some(rule) = event.ruleset.preliminary.awarded_byes() else {
        return Err(Refusal(msg!("pairing.none-awarded", game = &event.ruleset.name)));
    };
    refuse_if(house, || msg!("pairing.house-has-none"))?;
    refuse_if(!event.is_swiss(), || msg!("pairing.only-swiss"))?;
    match byes > rule.most {
        true => Err(Refusal(msg!("pairing.too-many", n = byes, most = rule.most))),
        false => Ok(()),
    }
}

/// Allows another number of awarded byes, if that changes a round still to be paired. Says from
/// which round on it counts, if the first is paired already.
pub fn changed(
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
            Err(Refusal(msg!("pairing.paired-already", name, n = byes.max(had))))
        }
        true => Ok(Some(msg!("pairing.from-round", round = paired + 1))),
        false => Ok(None),
    }
}

/// The refusal to seat or to mark somebody who has an awarded bye in the coming round.
pub fn has_one(event: &Event, id: Id) -> Option<Refusal> {
    let round = event.coming_swiss_round()?;
    event.has_awarded_bye(event.entrant(id)?, round).then(|| {
        let edit = verb(format!("edit #{id} byes={}", round - 1));
        Refusal(msg!("pairing.out-as-awarded", name = event.label(id), round, edit))
    })
}

/// Refuses a round that too few play because the others have awarded byes.
pub fn enough_play(event: &Event, play: usize) -> Result<(), Refusal> {
    let free = event.with_awarded_bye();
    if free.is_empty() || play >= 2 {
        return Ok(());
    }
    Err(Refusal(msg!("pairing.too-few-play", n = play, names = event.some_names(&free))))
}
