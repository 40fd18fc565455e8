//! Where all rules are asked: a command against the present state comes to
//! one action, or to a refusal.

mod apart;
mod bracket;
mod contest;
mod cut;
mod desk;
mod double;
mod draft;
mod entered;
mod history;
mod leave;
mod officials;
mod pair;
mod pair_by_hand;
mod penalty;
mod pods;
mod question;
mod register;
mod report;
mod round_robin;
mod seats;
mod setup;
mod sides;
mod starts;
mod taken;
mod timer;
mod unseen;

pub use contest::{Asker, contested, replaces, reported_by};
pub use pair_by_hand::manually;
pub use register::oversized;
pub use unseen::{meanwhile, result_since, unseen};

use super::action::Action;
use super::name::{clean, clean_text};
use super::{Command, Event, Moment, Refusal};

/// What a command comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// What is to be written down; None: it is so already, nothing to do.
    pub action: Option<Action>,
    /// What was done, in a sentence for the one who asked.
    pub told: String,
    /// What the organizer should know, none of which forbids it.
    pub warnings: Vec<String>,
    /// The reason to keep with the action.
    pub why: Option<String>,
    /// What the organizer is asked before it is written, wherever there is somebody to ask.
    /// It is one of the warnings as well, with what can be done about it.
    pub question: Option<String>,
}

impl Decision {
    fn new(action: Action, told: impl Into<String>) -> Decision {
        Decision { action: Some(action), ..Decision::already(told) }
    }

    /// It is so already: a success that writes nothing.
    fn already(told: impl Into<String>) -> Decision {
        let told = told.into();
        Decision { action: None, told, warnings: Vec::new(), why: None, question: None }
    }

    fn warned(mut self, warnings: impl IntoIterator<Item = String>) -> Decision {
        self.warnings.extend(warnings);
        self
    }
}

/// Decides a command against the present state.
///
/// # Errors
/// Why it cannot be carried out, and what would make it possible.
pub fn decide(event: &Event, command: &Command, now: Moment) -> Result<Decision, Refusal> {
    let reopens = matches!(command, Command::Undo(_) | Command::Redo(_) | Command::Note(_));
    if event.finished.is_some() && !reopens {
        return match command {
            Command::Finish => Ok(Decision::already("The event is closed already.")),
            _ => Err(Refusal::from("The event is closed: undo opens it again.")),
        };
    }
    let decision = ruled(event, command, now)?;
    let decision = officials::held_to_the_leader_rules(event, command, decision, now)?;
    Ok(question::asked(event, command, decision, now))
}

/// What the rules about the matter itself say.
fn ruled(event: &Event, command: &Command, now: Moment) -> Result<Decision, Refusal> {
    match command {
        Command::Add(new) => register::add(event, new),
        Command::Import(all) => register::import(event, all),
        Command::Edit { who, name, club, partner, family, travel, start, table } => {
            register::edit(event, who, [name, club, partner, family, travel], *start, *table)
        }
        Command::Official { name, role, playing } => officials::name(event, name, *role, *playing),
        Command::Dismiss { name } => officials::dismiss(event, name),
        Command::Setup(setup) => setup::setup(event, setup),
        Command::Pods { by, why } => pods::pods(event, *by, why.as_deref()),
        Command::PodsByHand { pods, why } => pods::pods_by_hand(event, pods, why.as_deref()),
        Command::DraftNext => draft::next(event),
        Command::Redraft { cards, pod } => draft::share(event, *cards, *pod),
        Command::RedraftNext { pod } => draft::take(event, *pod),
        Command::Pair => pair::pair(event),
        Command::PairByHand(pairs) => pair_by_hand::pair_by_hand(event, pairs),
        Command::Redraw { why } => pair::redraw(event, why),
        Command::Swap(a, b) => seats::swap(event, a, b),
        Command::Side { table, who, side, round } => {
            sides::record(event, *table, who, side, *round)
        }
        Command::Report { table, result, round, stage } => {
            report::report(event, *table, result, *stage, *round)
        }
        Command::Drop(who) => leave::drop(event, who),
        Command::Remove(who) => register::remove(event, who),
        Command::Rejoin(who) => leave::rejoin(event, who),
        Command::Disqualify { who, reason } => leave::disqualify(event, who, reason.as_deref()),
        Command::Cut(by) => cut::cut(event, *by),
        Command::Decline(who) => cut::decline(event, who),
        Command::Timer(what) => timer::timer(event, *what, now),
        Command::StartTimer => timer::start(event, now),
        Command::Extend { table, minutes } => timer::extend(event, *table, *minutes),
        Command::Penalty { who, kind, points, game, note } => {
            let asked = penalty::Asked { kind, points: *points, game: *game };
            penalty::penalty(event, who, asked, note.as_deref())
        }
        Command::List { who, lines, faults } => desk::list(event, who, lines, faults),
        Command::Note(text) => desk::note(text),
        Command::Finish => desk::finish(event),
        Command::Undo(chosen) => history::undo(event, chosen.as_ref()),
        Command::Redo(chosen) => history::redo(event, chosen.as_ref()),
    }
}

/// A text from outside, cleaned; the refusal says which text it was.
fn cleaned(what: &str, text: &str) -> Result<String, Refusal> {
    clean(text).map_err(|why| Refusal(format!("The {what} cannot be taken: {why}.")))
}

/// A remark or a reason, which may be longer than a name.
fn cleaned_text(what: &str, text: &str) -> Result<String, Refusal> {
    clean_text(text).map_err(|why| Refusal(format!("The {what} cannot be taken: {why}.")))
}

/// `1 result`, `2 results`, `2 breaches`.
pub fn counted(n: usize, one: &str) -> String {
    match (n, one.ends_with("ch")) {
        (1, _) => format!("1 {one}"),
        (_, true) => format!("{n} {one}es"),
        (_, false) => format!("{n} {one}s"),
    }
}

/// `1, 4 and 9`.
pub fn listed<T: ToString>(items: &[T]) -> String {
    let words: Vec<String> = items.iter().map(ToString::to_string).collect();
    match words.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}
