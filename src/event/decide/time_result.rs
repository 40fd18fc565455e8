//! Time called at a table: what was counted becomes a result.

use crate::event::action::Reported;
use crate::event::refuse_if::refuse_if;
use crate::event::{
    Event, Pairing, Refusal, Round, State, TimeCall, Verdict, assess, why_undecided, written,
};
use crate::msg;
use crate::words::Message;

/// The result that follows from this call at a table of this stage.
pub(super) fn verdict(
    event: &Event,
    (stage, round, pairing): (usize, &Round, &Pairing),
    call: &TimeCall,
) -> Result<Verdict, Refusal> {
    let table = pairing.table.unwrap_or_default();
    let refused = |why: Message| Refusal(msg!("time-call.at-table", table, why));
    refuse_if(pairing.b.is_none(), || msg!("result.bye-needs-none"))?;
    let setting = event.time_setting(stage, round, pairing).map_err(refused)?;
    let assessment = assess(&setting, call).map_err(refused)?;
    if let Some(why) = why_undecided(&setting, &assessment) {
        return Err(refused(why));
    }
    match assessment.state {
        State::Decided(verdict) => Ok(*verdict),
        State::Wants(_) | State::PlayOn { .. } => Err(refused(msg!("time-call.no-step-decides"))),
    }
}

/// The fact to record: the blank one of the table, with what time gave.
pub(super) fn reported(blank: Reported, verdict: Verdict, conceded: Vec<u32>) -> Reported {
    let Verdict { open, margin, timed, .. } = verdict;
    let (games, time) = (written(verdict.games), Some(Box::new(verdict.time)));
    Reported { games, open, margin, timed, conceded, time, ..blank }
}
