//! News since the last prompt: actions of others, the clock, the file.

use super::dialogue::{Dialogue, seconds};
use super::place::waits;
use super::reader::OrEnd;
use crate::cli::output::UNREADABLE;
use crate::event::Entry;
use crate::msg;
use crate::tui::clock::now;
use crate::words::Message;

/// Seconds before the end of a round that are announced.
const LAST: i64 = 5 * 60;

impl Dialogue<'_> {
    /// Prints what others have saved, the clock, and problems of the file.
    pub(super) fn print_news(&mut self) -> OrEnd {
        let Some(open) = &mut self.open else { return Ok(()) };
        let mut sentences: Vec<Message> = Vec::new();
        if let Err(error) = open.session.refresh() {
            sentences.push(error.into());
        }
        sentences.extend(open.session.take_notices().into_iter().map(|notice| notice.0));
        let event = open.session.event();
        let is_news = |entry: &&Entry| entry.n > open.read && !open.own.contains(&entry.n);
        let describe = |entry: &Entry| {
            let (by, action) = (entry.by.as_str(), event.describe(entry));
            msg!("screen.sentence", text = msg!("common.labelled", label = by, text = action))
        };
        sentences.extend(event.log.iter().filter(is_news).map(describe));
        open.read = event.next_number() - 1;
        let left = seconds(event, now().unix);
        sentences.extend(passed(open.left, left));
        open.left = left;
        let waiting = event.inbox().count();
        sentences.extend(waits(event).filter(|_| waiting > open.waiting));
        open.waiting = waiting;
        let trouble = open.session.trouble().map(|trouble| trouble.sentence.clone());
        if open.trouble != trouble {
            let is_damaged = open.session.damage().is_some();
            sentences.push(match &trouble {
                Some(why) => why.clone(),
                None => msg!("screen.file-is-sound"),
            });
            open.trouble = trouble;
            if is_damaged && self.status == 0 {
                self.status = UNREADABLE;
            }
        }
        sentences.into_iter().try_for_each(|one| self.say(one))
    }
}

/// The announcement for the time that has passed on the clock, if any.
fn passed(before: Option<i64>, left: Option<i64>) -> Option<Message> {
    let (before, left) = (before?, left?);
    match () {
        () if before > 0 && left <= 0 => {
            let time = msg!("time-call.time-is-up");
            Some(msg!("screen.sentence", text = time).capitalised())
        }
        () if before > LAST && left <= LAST => Some(msg!("clock.left", n = LAST / 60)),
        () => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_minutes_and_the_end_are_told_once() {
        let said_at = |before, left| passed(before, left).map(|message| message.to_string());
        assert_eq!(said_at(Some(301), Some(300)).as_deref(), Some("5 minutes left."));
        assert_eq!(said_at(Some(300), Some(299)), None);
        assert_eq!(said_at(Some(1), Some(0)).as_deref(), Some("Time is up."));
        assert_eq!(said_at(Some(900), Some(-20)).as_deref(), Some("Time is up."));
        assert_eq!(said_at(Some(0), Some(-20)), None);
        assert_eq!(said_at(None, Some(200)), None);
    }
}
