//! The keys that work now: they follow from the model.

mod disabled_reason;
mod key_hint;
mod way;

pub use disabled_reason::{closed, disabled_reason, is_available, read_only};
pub use key_hint::key_hint;
pub use way::{name_keys, way};

use super::dialog::{
    Among, Awaiting, Dialog, Form, Help, HelpKeys, Purpose, ReportDialog, Sheet, Waits,
};
use super::keys::{Binding, Context, Key, View, live_in};
use super::model::{Location, Model};
use crate::ruleset::QuestionKind;

/// The context of the top dialog; without a dialog, that of the screen.
pub fn context_of(model: &Model) -> Context {
    if let Some(dialog) = model.dialogs.last() {
        return match dialog {
            Dialog::Report(report) if report.takes_scores() => Context::Scores,
            Dialog::Round => Context::RoundMenu,
            Dialog::ByHand(_) => Context::ByHand,
            Dialog::Report(report) => of_slip(report).unwrap_or(Context::Report),
            Dialog::Pile(pile) if pile.number.is_some() => Context::TableNumber,
            Dialog::Pile(pile) if pile.halt.is_some() => Context::SlipHalt,
            Dialog::Pile(pile) if pile.slip.as_ref().is_some_and(ReportDialog::takes_scores) => {
                Context::SlipScores
            }
            Dialog::Pile(pile) => pile.slip.as_ref().and_then(of_slip).unwrap_or(Context::Pile),
            Dialog::Desk(_) => Context::Desk,
            Dialog::Card(_) => Context::Card,
            Dialog::Time(_) => Context::TimeCall,
            Dialog::Picker(_) => Context::Picker,
            Dialog::Form(form) if form.purpose == Purpose::Import => Context::Import,
            Dialog::Form(Form { purpose: Purpose::ListFile(_), .. }) => Context::ListFile,
            Dialog::Form(_) => Context::Form,
            Dialog::Roster(_) => Context::Roster,
            Dialog::Seeds(_) => Context::Seeds,
            Dialog::Preflight(_) => Context::Preflight,
            Dialog::Choices(choices) if choices.takes_reason() => Context::Repair,
            Dialog::Choices(_) => Context::Choices,
            Dialog::CheckIn(_) => Context::CheckIn,
            Dialog::Confirm(_) => Context::Confirm,
            Dialog::Officials(_) => Context::Officials,
            Dialog::Apart(_) => Context::Apart,
            Dialog::Inbox(_) => Context::Inbox,
            Dialog::Missions(missions) if missions.die => Context::MissionDie,
            Dialog::Missions(_) => Context::Missions,
            Dialog::Find(find) if find.among == Among::Rows => Context::Narrowing,
            Dialog::Find(_) => Context::Find,
            Dialog::Palette(_) => Context::Palette,
            Dialog::Help(Help { narrow, .. }) | Dialog::Sheet(Sheet { narrow, .. })
                if narrow.typing =>
            {
                Context::HelpSearch
            }
            Dialog::Help(help) => match help.keys {
                HelpKeys::None => Context::Help,
                HelpKeys::ResolveFile => Context::ResolveFile,
            },
            Dialog::Sheet(_) => Context::Help,
            Dialog::Rules(_) => Context::Rules,
            Dialog::HandedIn(_) => Context::HandedIn,
            Dialog::ListEditor(_) => Context::ListEditor,
            Dialog::Auction(auction) if auction.bids => Context::Bidding,
            Dialog::Auction(_) => Context::ContestedUnits,
            Dialog::Guided(guided) => match model.event().map(|e| guided.waits(&e.ruleset)) {
                Some(Waits::Answer(question)) => match question.kind {
                    QuestionKind::YesNo => Context::YesOrNo,
                    QuestionKind::Number => Context::HowMany,
                },
                Some(Waits::Verdict(_)) => Context::Verdict,
                Some(Waits::Topic) | None => Context::Topics,
            },
            Dialog::Export(_) => Context::Export,
            Dialog::Closed(_) => Context::Closed,
        };
    }
    context_of_screen(model)
}

/// The context of the question that a slip asks now.
fn of_slip(slip: &ReportDialog) -> Option<Context> {
    Some(match slip.awaiting? {
        Awaiting::Outcome => Context::Outcome,
        Awaiting::WhoConceded => Context::Conceded,
        Awaiting::WhoConcededTheMatch => Context::MatchConceded,
        Awaiting::WhoWasAbsent => Context::Absent,
        Awaiting::WhoPlaysFirstSide => Context::Sides,
        Awaiting::Margin => Context::Margin,
        Awaiting::GamesWon => Context::GamesWon,
        Awaiting::ScoreWinner => Context::ScoreWinner,
    })
}

/// The context of the screen, below every dialog.
fn context_of_screen(model: &Model) -> Context {
    match &model.location {
        Location::Home(_) => Context::Home,
        Location::Event(open) if open.view == View::Players && open.add.typing => Context::AddLine,
        Location::Event(open) => Context::of_screen(open.view),
    }
}

/// The contexts whose keys hold now, the nearest first.
pub fn chain_of(model: &Model) -> Vec<Context> {
    context_of(model).chain()
}

/// The bindings that hold in the present context.
pub fn active(model: &Model) -> Vec<&'static Binding> {
    let mut live = live_in(context_of(model)).to_vec();
    // A character in the middle of a text is part of the text.
    if model.dialogs.last().is_some_and(Dialog::has_begun_text) {
        live.retain(|binding| binding.context != Context::Dialog);
    }
    live
}

/// The binding of this key in the present context.
pub fn resolve(model: &Model, key: Key) -> Option<&'static Binding> {
    active(model).into_iter().find(|binding| binding.keys.contains(&key))
}
