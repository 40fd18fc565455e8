//! The log in words.

use super::action::Timer;
use super::decide::counted;
use super::{Action, Entry, Event, Id};

impl Event {
    /// What an entry says happened, in a few words: `table 3, Ewa – Jan: W`.
    pub fn tell(&self, entry: &Entry) -> String {
        let label = |id: Id| self.label(id);
        match &entry.action {
            Action::Add(added) => format!("registered {}", added.name),
            Action::Import(all) => format!("registered {}", counted(all.len(), "player")),
            Action::Edit(edited) => format!("changed {}", label(edited.id)),
            Action::Official(official) => format!("{} is {}", official.name, official.role.word()),
            Action::Dismiss(name) => format!("{name} is no official"),
            Action::Setup(_) => "changed the announcement".to_owned(),
            Action::Pair(paired) => {
                let by_hand = if paired.by_hand { " by hand" } else { "" };
                let again = if paired.redrawn > 0 { " again" } else { "" };
                let finals = if paired.stage > 1 { " of the finals" } else { "" };
                let mission = self.with_mission(paired.mission);
                format!("paired round {}{finals}{again}{by_hand}{mission}", paired.round)
            }
            Action::Swap(swapped) => {
                format!("swapped {} and {}", label(swapped.swap[0]), label(swapped.swap[1]))
            }
            Action::Report(reported) => {
                let [a, b] = reported.of;
                let result = match (reported.concede, reported.noshow) {
                    (Some(side), _) => format!("{side:?} conceded"),
                    (_, Some(side)) => format!("{side:?} did not appear"),
                    _ => reported.games.clone(),
                };
                let finals = if reported.stage > 1 { "finals " } else { "" };
                format!(
                    "{finals}round {} table {}, {} – {}: {result}",
                    reported.round,
                    reported.table,
                    label(a),
                    label(b)
                )
            }
            Action::Drop(left) => format!("{} left", label(left.id)),
            Action::Rejoin(returned) => match returned.missed.len() {
                0 => format!("{} returned", label(returned.id)),
                n => format!("{} returned, {n} missed", label(returned.id)),
            },
            Action::Disqualify(left) => format!("{} was disqualified", label(left.id)),
            Action::Cut(cut) => format!("cut to {}", cut.seeds.len()),
            Action::Decline(declined) => format!("{} gave up the place", label(declined.id)),
            Action::Timer(what) => match what {
                Timer::Start(minutes) => format!("started the clock, {minutes} minutes"),
                Timer::Pause => "paused the clock".to_owned(),
                Timer::Resume => "let the clock go on".to_owned(),
                Timer::Stop => "stopped the clock".to_owned(),
                Timer::Add(minutes) => format!("{minutes:+} minutes"),
                Timer::Set(minutes) => format!("set the round to {minutes} minutes"),
            },
            Action::Extend(extended) => {
                format!("table {}: {} extra minutes", extended.table, extended.minutes)
            }
            Action::Penalty(penalised) => format!("{}: {}", label(penalised.id), penalised.kind),
            Action::List(handed) => format!("{} handed in a list", label(handed.id)),
            Action::Note(text) => format!("note: {text}"),
            Action::Finish(_) => "closed the event".to_owned(),
            Action::Undo(n) => format!("undid {n}"),
            Action::Redo(n) => format!("redid {n}"),
        }
    }
}
