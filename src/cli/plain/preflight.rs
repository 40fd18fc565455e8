//! The preflight checks before a round: the findings in numbered sentences, and a question.

use super::dialogue::{Dialogue, numbered};
use super::place::verb;
use super::reader::{OrEnd, answer};
use crate::cli::output::REFUSED;
use crate::event::{
    Absentees, CutBy, Preflight, PreflightItem, Remedy, Severity, comes_next, cut_comes_next,
    verb_words,
};
use crate::msg;
use crate::store::CommitError;
use crate::tui::clock::now;
use crate::words::Message;

impl Dialogue<'_> {
    /// Pairs the next round, after the findings of the checks.
    pub(super) fn pair(&mut self, mut absentees: Option<Absentees>) -> OrEnd {
        loop {
            let Some(open) = &self.open else { return Ok(()) };
            let preflight = Preflight::of(open.event(), absentees, now());
            if !preflight.is_opened()
                || !comes_next(open.event())
                || open.session.read_only().is_some()
            {
                match self.pair_now(&preflight, None)? {
                    true => continue,
                    false => return Ok(()),
                }
            }
            let waits = |item: &PreflightItem| {
                item.severity == Severity::Error && item.remedy == Some(Remedy::CheckIn)
            };
            let asks_for_absentees = preflight.items.iter().any(waits);
            self.print_preflight(&preflight)?;
            let question = match (asks_for_absentees, preflight.blocks()) {
                (true, _) => {
                    let [remove, keep, out] = Absentees::ALL.map(Absentees::word);
                    msg!("plain.preflight-ask-absent", remove, keep, out)
                }
                (false, true) => msg!("plain.preflight-ask-settle"),
                (false, false) => msg!("plain.preflight-ask-pair"),
            };
            match self.preflight_answer(&preflight, asks_for_absentees, &question)? {
                Answer::Absent(chosen) => absentees = Some(chosen),
                Answer::Settle(at) => return self.settle(preflight.items[at].remedy.as_ref()),
                Answer::Leave => return self.say(msg!("plain.nothing-done")),
                Answer::Pair => {
                    let question = preflight
                        .decision
                        .as_ref()
                        .and_then(|one| Some(&one.question.as_ref()?.message));
                    if !self.pair_now(&preflight, question)? {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn preflight_answer(
        &mut self,
        preflight: &Preflight,
        asks: bool,
        question: &Message,
    ) -> OrEnd<Answer> {
        let read = |line: &str| {
            let absent = Absentees::ALL.into_iter().find(|one| one.word() == line);
            if let Some(chosen) = absent.filter(|_| asks) {
                return Some(Answer::Absent(chosen));
            }
            let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            if let Some(at) = number.filter(|at| *at < preflight.items.len()) {
                return Some(Answer::Settle(at));
            }
            match answer(line) {
                Some(true) if !preflight.blocks() => Some(Answer::Pair),
                Some(false) => Some(Answer::Leave),
                _ => None,
            }
        };
        let answered = self.ask_for(question, msg!("plain.preflight-no-answer"), read)?;
        Ok(answered.unwrap_or(Answer::Leave))
    }

    /// Pairs the round. Returns true if somebody else has changed what was agreed to, so that it
    /// must be shown again.
    fn pair_now(&mut self, preflight: &Preflight, agreed: Option<&Message>) -> OrEnd<bool> {
        match self.commit(&preflight.command, false, agreed)? {
            Ok(()) => Ok(false),
            Err(CommitError::Asks(_)) => Ok(true),
            Err(error) => self.announce(self.refused(error)).map(|_| false),
        }
    }

    /// Prints the findings before the cut, if anything has to be settled.
    pub(super) fn print_preflight_before_the_cut(&mut self, by: CutBy) -> OrEnd {
        let Some(open) = &self.open else { return Ok(()) };
        let comes = cut_comes_next(open.event());
        let preflight = comes.then(|| Preflight::of_cut(open.event(), by, now()));
        match preflight.filter(Preflight::is_opened) {
            Some(preflight) => self.print_preflight(&preflight),
            None => Ok(()),
        }
    }

    fn print_preflight(&mut self, preflight: &Preflight) -> OrEnd {
        for (number, item) in (1usize..).zip(&preflight.items) {
            let message = &item.sentence;
            let weight = match item.severity {
                Severity::Error => "blocks",
                Severity::Warning => "settle",
                Severity::Info => "info",
            };
            let message = msg!("plain.preflight-line", weight, sentence = message);
            let mut line = vec![numbered(number, message)];
            line.extend(item.remedy.as_ref().map(|remedy| {
                msg!("plain.preflight-remedy", what = remedy.phrase(), verb = verb(remedy.verb()))
            }));
            self.say(Message::sentences(line))?;
        }
        Ok(())
    }

    fn settle(&mut self, remedy: Option<&Remedy>) -> OrEnd {
        let line = match remedy {
            None => return self.say(msg!("plain.preflight-only-info")),
            Some(Remedy::Announcement) => {
                let (setup, add) = (verb("setup"), verb("add"));
                return self.say(msg!("plain.preflight-announcement", setup, add));
            }
            Some(Remedy::Result { table }) => return self.report(&[table.to_string()]),
            Some(Remedy::List(id)) => format!("list '#{id}'"),
            Some(remedy @ Remedy::Side { .. }) => {
                return self.say(msg!("slips.type-side", side = verb(remedy.verb())));
            }
            Some(Remedy::CheckIn) => "here".to_owned(),
            // Shows the reports first, because the organizer decides which to accept.
            Some(Remedy::Inbox) => return self.print_inbox(),
            Some(Remedy::Rejoin(id)) => format!("rejoin '#{id}'"),
            Some(Remedy::Seat(id)) => return self.ask_for_place(*id),
            Some(remedy @ (Remedy::Draft | Remedy::ByHand)) => remedy.verb(),
        };
        match verb_words(&line) {
            Ok(words) => self.carry_out(words),
            Err(why) => self.refuse(why, REFUSED),
        }
    }
}

enum Answer {
    /// What to do with those who have not checked in.
    Absent(Absentees),
    /// Settle the item at this index.
    Settle(usize),
    Pair,
    Leave,
}
