//! The verbs that make sense now. A verb that does not is still carried out or refused if it is
//! typed in full.

use crate::event::{Command, Event, Moment, Phase, StageKind, Status, decide, phase};

/// Whether this verb has something to act on in the present phase.
pub fn makes_sense(event: &Event, verb: &str) -> bool {
    let phase = phase(event);
    if phase == Phase::Finished {
        return matches!(verb, "undo" | "redo" | "note");
    }
    let game = &event.ruleset;
    let registering = phase == Phase::Registration;
    let playing = matches!(phase, Phase::Playing { .. });
    let paired = event.round().is_some();
    let drafting = game.draft.is_some() && registering;
    let some = |status: fn(&Status) -> bool| event.registered().any(|one| status(&one.status));
    // No rule asked here depends on the clock.
    let allowed = |command| {
        let decided = decide(event, &command, Moment::new(0, 0));
        decided.is_ok_and(|decision| decision.action.is_some())
    };
    match verb {
        "remove" => registering && event.registered().next().is_some(),
        "here" | "away" => event.checks_in() || !registering,
        "paid" | "owes" => event.setup.fee().is_some(),
        "dismiss" => !event.officials.is_empty(),
        "pods" => drafting,
        "draft" | "redraft" => drafting && !event.pods.is_empty(),
        "pair" => matches!(phase, Phase::Registration | Phase::BetweenRounds { .. }),
        "swap" | "begun" | "table" | "report" | "claim" | "time" | "extend" => playing,
        "redraw" | "call" | "side" => paired,
        "mission" => paired && game.missions.is_some(),
        "post" => allowed(Command::Post),
        "seat" | "repair" => {
            playing && event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss)
        }
        "inbox" => !event.claims.is_empty(),
        "drop" => !registering && event.active().next().is_some(),
        "rejoin" => some(|status| matches!(status, Status::Dropped { .. })),
        "disqualify" | "edit" | "list" => event.registered().next().is_some(),
        "cut" => matches!(phase, Phase::CutDue { .. } | Phase::Decided { .. }),
        "decline" => event.finals().is_some() && !event.finals_have_begun(),
        "auction" => paired && game.auction.is_some(),
        "overkill" => paired && game.overkill.is_some(),
        "undo" => event.undoable().is_some(),
        "redo" => event.redoable().is_some(),
        "finish" => allowed(Command::Finish),
        _ => true,
    }
}
