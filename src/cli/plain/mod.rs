//! `komandor --plain`: the program as a dialogue in lines.
//!
//! It is for screen readers, and for terminals that only write line after line.
//!
//! It prints sentences: no colours, no columns, no control characters, and nothing while the user
//! types. Its verbs are [`VERBS`](crate::event::VERBS), and it asks for missing words. Lines from a
//! pipe are handled in the same way; the exit status is then that of the first line that was not
//! carried out, or 0.

mod add;
mod carry;
mod dialogue;
mod export;
mod help;
mod home;
mod lists;
mod news;
mod place;
mod preflight;
mod reader;
mod result;
mod signal;

use super::event_file::{Places, user};
use super::language::Speech;
use super::open::is_dumb;
use super::output::{REFUSED, Stop, USAGE, warn};
use crate::event::{Command, Event, Verb, read_words, verb_words};
use crate::msg;
use crate::store::AskedMirror;
use add::name_and_club;
use dialogue::{Dialogue, read_out};
use export::is_sheet;
use reader::{End, OrEnd};
use std::io::{self, IsTerminal};
use std::path::Path;

/// Whether to use the dialogue: by the option, or because the terminal cannot move its cursor,
/// which is reported.
pub(super) fn is_wanted(plain: bool) -> bool {
    let instead = !plain && is_dumb() && io::stdin().is_terminal() && io::stdout().is_terminal();
    if instead {
        warn(msg!("plain.dumb-terminal"));
    }
    plain || instead
}

/// Runs the dialogue in this event, with this mirror, or at the list of events.
///
/// A signal to end deletes the `temporary` folder.
pub(super) fn run(
    (places, speech): (&Places, &Speech),
    event: Option<&Path>,
    mirror: Option<AskedMirror>,
    temporary: Option<&Path>,
) -> Result<(), Stop> {
    signal::end_on_signals(temporary.map(Path::to_owned))?;
    let mut dialogue = Dialogue::new((places, speech), user()?, mirror);
    let began = match event {
        Some(path) => dialogue.open_file(path),
        None => dialogue.print_events().and_then(|()| dialogue.print_next()),
    };
    if event.is_some() && dialogue.open.is_none() && began.is_ok() {
        // The reason has been printed with the other answers.
        return Err(Stop::Ended(dialogue.status));
    }
    let ended = began.and_then(|()| dialogue.run());
    if let Some(warning) = dialogue.open.as_ref().and_then(|open| open.session.closing_warning()) {
        warn(warning);
    }
    match ended {
        Err(End::Stop(stop)) => Err(stop),
        // Only scripts read the status.
        Ok(()) | Err(End::Input) if dialogue.reader.is_piped() && dialogue.status > 0 => {
            Err(Stop::Ended(dialogue.status))
        }
        Ok(()) | Err(End::Input) => Ok(()),
    }
}

impl Dialogue<'_> {
    /// Reads lines and carries them out, until the input ends.
    fn run(&mut self) -> OrEnd {
        loop {
            // The organizer typed it before seeing any later news.
            if let Some(line) = self.unanswering.take() {
                self.execute(&line)?;
                continue;
            }
            self.print_news()?;
            let prompt = read_out(self.prompt());
            match self.reader.line(&prompt)? {
                Ok(line) => self.execute(&line)?,
                Err(why) => self.refuse(why, REFUSED)?,
            }
        }
    }

    fn execute(&mut self, line: &str) -> OrEnd {
        let (word, rest) = match line.strip_prefix('?') {
            Some(about) => ("?", about),
            None => line.split_once(char::is_whitespace).unwrap_or((line, "")),
        };
        let rest = rest.trim();
        match word {
            "" => self.print_next(),
            // Scripts may have comments.
            _ if line.starts_with('#') => Ok(()),
            "?" | "help" => self.help(rest),
            "more" => self.more(),
            "events" => self.print_events(),
            "open" => self.open_named(rest),
            "new" => self.make_event(),
            "quit" | "exit" => Err(End::Input),
            _ if self.open.is_none() => match word.parse::<usize>() {
                Ok(_) => self.open_named(word),
                Err(_) => self.refuse(msg!("plain.open-first", open = "open", new = "new"), USAGE),
            },
            "round" if rest.is_empty() => self.print_round(),
            "round" => match rest.parse::<u32>() {
                Ok(round) => self.show(&format!("pairings round={round}")),
                Err(_) => self.refuse(msg!("commands.no-number", word = rest), USAGE),
            },
            "tables" => {
                self.refuse(msg!("commands.did-you-mean", word = "tables", verb = "round"), USAGE)
            }
            "missing" if rest.is_empty() => self.print_missing(),
            "names" => self.print_names(),
            "who" => self.print_who(rest),
            "standings" if rest.is_empty() => self.print_standings(),
            "clock" if rest.is_empty() => self.print_clock(),
            "clock" => self.execute_verb(&format!("timer {rest}")),
            "log" if rest.is_empty() => self.print_log(),
            "inbox" if rest.is_empty() => self.print_inbox(),
            "add" => match name_and_club(rest) {
                Some(asked) => self.add_with_club(asked),
                None => self.execute_verb(line),
            },
            "show" => self.show(rest),
            _ if is_sheet(word) => self.show(line),
            _ => self.execute_verb(line),
        }
    }

    /// Carries out a verb, or a result after a table's number.
    fn execute_verb(&mut self, line: &str) -> OrEnd {
        let words = match verb_words(line) {
            Ok(words) => words,
            Err(why) => return self.refuse(why, USAGE),
        };
        if words.first().is_some_and(|word| word.parse::<u32>().is_ok()) {
            return self.report(&words);
        }
        match read_words(&words) {
            Ok(Verb::Do(Command::Pair)) => self.pair(None),
            Ok(Verb::Do(Command::PairSettling(absentees))) => self.pair(Some(absentees)),
            Ok(Verb::Do(Command::Cut(by))) => {
                self.print_preflight_before_the_cut(by)?;
                self.carry_out(words)
            }
            Ok(Verb::Do(Command::Repair { with, reason }))
                if reason.is_empty() && !self.event().is_some_and(Event::is_held) =>
            {
                self.print_repair(&with)
            }
            _ => self.carry_out(words),
        }
    }
}
