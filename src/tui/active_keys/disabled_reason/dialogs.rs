//! Reasons for the keys of the result dialog, and of dialogs that ask something.

use crate::event::Event;
use crate::msg;
use crate::ruleset::MatchShape;
use crate::tui::active_keys::{active, way};
use crate::tui::dialog::{Dialog, ReportDialog};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::words::Message;

/// The result dialog on top, and the event it is about.
fn report(model: &Model) -> Option<(&ReportDialog, &Event)> {
    Some((model.dialogs.last()?.slip()?, model.event()?))
}

/// Why no entry of the inbox can be answered.
pub fn no_claim(model: &Model) -> Option<Message> {
    let Some(Dialog::Inbox(inbox)) = model.dialogs.last() else { return None };
    super::lists::closed(model)
        .or_else(|| inbox.chosen.is_none().then(|| msg!("slips.inbox-empty")))
}

/// Why nobody of the roster is left out.
pub fn nobody_unsure(model: &Model) -> Option<Message> {
    let Some(Dialog::Roster(preview)) = model.dialogs.last() else { return None };
    preview.unsure.is_empty().then(|| msg!("roster.nobody-unsure"))
}

/// Why no held round can be put on a sheet.
pub fn nothing_held(model: &Model) -> Option<Message> {
    (!model.event()?.is_held()).then(|| msg!("pages.nothing-held"))
}

pub fn no_draws(model: &Model) -> Option<Message> {
    let (report, event) = report(model)?;
    (!report.draws(event)).then(|| {
        let [one, two, both] =
            [Act::FirstWon, Act::SecondWon, Act::BothLost].map(|act| key_for(Context::Report, act));
        msg!("screen.no-draws", one, two, both)
    })
}

/// Why nothing is taken back: no game, no number and no question waits.
pub fn nothing_typed(model: &Model) -> Option<Message> {
    let (report, _) = report(model)?;
    let none = report.awaiting.is_none() && !report.has_typed();
    none.then(|| msg!("log.nothing-to-undo"))
}

/// Why a result is not told as games won.
pub fn one_game(model: &Model) -> Option<Message> {
    let (report, event) = report(model)?;
    let [one, two] = [Act::FirstWon, Act::SecondWon].map(|act| key_for(Context::Report, act));
    let several = report.has_several_games(event) || report.may_take_scores(event);
    (!several).then(|| msg!("result.one-game", one, two))
}

/// Why no match can be conceded.
///
/// All rules allow the concession of a game; only some allow that of a match.
pub fn no_match_concession(model: &Model) -> Option<Message> {
    let (report, event) = report(model)?;
    let whole = event.ruleset.concessions.whole_match && report.shape(event) != MatchShape::OneGame;
    (!whole).then(|| msg!("screen.no-match-concession"))
}

/// Why no other table can be chosen: a digit does not leave a half-entered result.
pub fn half_typed(model: &Model) -> Option<Message> {
    let (report, event) = report(model)?;
    let known = report.pairing(event).map_or(0, |pairing| pairing.so_far.played());
    let typed = report.games.len() > known || (report.scores.is_some() && report.has_typed());
    (typed && !report.awaits_confirmation).then(|| {
        let (leave, erase) = (way(model, Act::CloseDialog), way(model, Act::EraseGame));
        msg!("screen.half-entered", leave, erase)
    })
}

/// Why no win is one on time.
pub fn no_timed_wins(model: &Model) -> Option<Message> {
    let (report, event) = report(model)?;
    (!report.has_timed_wins(event)).then(|| msg!("time-call.no-timed"))
}

/// Why no side can be recorded; that needs the running stage of a game with sides.
pub fn no_sides(model: &Model) -> Option<Message> {
    let (report, event) = report(model)?;
    match event.ruleset.sides.is_empty() {
        true => Some(msg!("screen.no-sides")),
        false => (report.stage != event.stages.len()).then(|| msg!("screen.stage-over")),
    }
}

/// Why the seeds cannot be changed in this way.
pub fn seeds_are_fixed(model: &Model, act: Act) -> Option<Message> {
    let Some(Dialog::Seeds(seeds)) = model.dialogs.last() else { return None };
    let event = model.event()?;
    if event.may_have_a_deciding_match() {
        let cut = key_for(Context::Seeds, Act::MakeCut);
        return Some(msg!("finals.deciding-match", cut));
    }
    let name = event.label(*seeds.seeds.get(seeds.at)?);
    match act {
        Act::SeedsAgain if !seeds.is_by_hand() => Some(msg!("finals.nothing-changed")),
        Act::SeedUp if seeds.at == 0 => Some(msg!("finals.is-first", name)),
        Act::SeedDown if seeds.at + 1 == seeds.seeds.len() => Some(msg!("finals.is-last", name)),
        _ => None,
    }
}

/// Why nobody can be said to leave after this match: later rounds are drawn.
pub fn round_is_over(model: &Model) -> Option<Message> {
    let (report, event) = report(model)?;
    (!report.is_newest(event)).then(|| msg!("result.not-now"))
}

pub fn no_result_yet(model: &Model) -> Option<Message> {
    let (report, event) = report(model)?;
    let saves = active(model).into_iter().find(|binding| binding.act == Act::SaveResult);
    let key = saves.and_then(|binding| binding.keys.first());
    if let Some(why) = key.and_then(|key| report.waits_for_another(*key)) {
        return Some(why);
    }
    report.why_unfinished(event)
}
