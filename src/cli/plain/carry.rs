//! Carries out a verb: asks for what is missing, shows its effects, and saves it.

use super::dialogue::Dialogue;
use super::reader::OrEnd;
use super::signal;
use crate::cli::carry_out::{STANDARD_INPUT, command};
use crate::cli::handouts::mirrored;
use crate::cli::new::People;
use crate::cli::output::{REFUSED, Stop, UNREADABLE, USAGE};
use crate::event::{
    About, Action, Answer, Command, Decision, Event, Id, MissingWord, RosterQuestion, SeatChoice,
    StageKind, Trial, Verb, VerbFault, Who, champion, find, late_player, needs_seat, read_words,
    seats, several, verb_words,
};
use crate::msg;
use crate::store::{CommitError, OnConflict, Questions, Request};
use crate::tui::clock::now;
use crate::words::{Arg, Message};
use std::ops::Range;

impl Dialogue<'_> {
    pub(super) fn carry_out(&mut self, mut words: Vec<String>) -> OrEnd {
        // The number of words before an answer about a result, and whether one was refused.
        let (mut asked, mut is_refused) = (None, false);
        loop {
            let verb = match read_words(&words) {
                Ok(verb) => verb,
                Err(fault) => match self.completed(&words, &fault)? {
                    Completed::With(more) => {
                        let of_result =
                            missing(&fault).is_some_and(|word| word.answer == Answer::Result);
                        asked = of_result.then_some(words.len());
                        words.extend(more);
                        continue;
                    }
                    Completed::Left => return self.say(msg!("plain.nothing-done")),
                    Completed::Not => {
                        self.refuse(in_short(&words, fault), USAGE)?;
                        if !self.asks_again(asked.take(), &mut words, &mut is_refused) {
                            return Ok(());
                        }
                        continue;
                    }
                },
            };
            let (why, status) = match self.save_verb(verb)? {
                Saved::Yes | Saved::No => return Ok(()),
                Saved::Refused { why, status } => (why, status),
            };
            if let Some((place, typed)) = self.unclear(&words, &why) {
                let Some(id) = self.meant(&why, &typed)? else { return Ok(()) };
                words.splice(place, [format!("#{id}")]);
                continue;
            }
            self.refuse(why, status)?;
            if !self.asks_again(asked.take(), &mut words, &mut is_refused) {
                return Ok(());
            }
        }
    }

    /// Removes a refused answer about a result, so that the question is repeated.
    ///
    /// Otherwise the next answer would be read as a table, and the one after it as its result. A
    /// second refused answer is carried out as a line of its own.
    fn asks_again(
        &mut self,
        asked: Option<usize>,
        words: &mut Vec<String>,
        is_refused: &mut bool,
    ) -> bool {
        let Some(asked) = asked else { return false };
        if std::mem::replace(is_refused, true) {
            self.unanswering = self.answer.take();
            return false;
        }
        words.truncate(asked);
        true
    }

    fn completed(&mut self, words: &[String], fault: &VerbFault) -> OrEnd<Completed> {
        let Some(missing) = missing(fault) else { return Ok(Completed::Not) };
        let question = missing.question();
        let answer = match missing.answer {
            Answer::Result => return self.result_of(words),
            Answer::Text => self.ask(question)?,
            _ => self.ask_or_quit(question)?.map(|answer| without_verb(words, answer)),
        };
        let Some(answer) = answer else { return Ok(Completed::Left) };
        Ok(match verb_words(&answer) {
            Ok(words) if missing.answer == Answer::Words => Completed::With(words),
            _ => Completed::With(vec![answer]),
        })
    }

    /// Saves what the verb asks for, after its questions.
    fn save_verb(&mut self, verb: Verb) -> OrEnd<Saved> {
        let Some(open) = &self.open else { return Ok(Saved::No) };
        let knows = matches!(verb, Verb::Correct(_));
        let asked = match verb {
            // The dialogue itself is read from there.
            Verb::ListFile { path, .. } if path == STANDARD_INPUT => {
                Err(Stop::usage(msg!("decklist.input-holds-verbs")))
            }
            verb => match self.places.with_people_found(verb, open.session.path()) {
                Ok(Verb::ImportFile(path)) => match People::read(open.event(), &path) {
                    Ok(people) => {
                        let people = self.ask_about(people)?;
                        let asides = people.asides();
                        Ok((people.into_command(), asides))
                    }
                    Err(stop) => Err(stop),
                },
                Ok(verb) => command(open.event(), verb),
                Err(stop) => Err(stop),
            },
        };
        let (command, asides) = match asked {
            Ok(command) => command,
            Err(stop) => {
                let (why, status) = stop.reason()?;
                return Ok(Saved::Refused { why, status });
            }
        };
        self.save_after(asides, command, knows)
    }

    /// Asks the questions about the people in a file.
    fn ask_about(&mut self, mut people: People) -> OrEnd<People> {
        for RosterQuestion { lines, says, remedy } in people.questions().to_vec() {
            self.say(says)?;
            let leaves_out = match remedy {
                Some(_) => !self.agrees(msg!("plain.ask-register"))?,
                None => self.agrees(msg!("plain.ask-leave-out"))?,
            };
            if leaves_out {
                people.leave_out(&lines);
            }
        }
        Ok(people)
    }

    /// Shows the effects beyond its row, asks, and saves the command.
    pub(super) fn save(&mut self, command: Command, knows: bool) -> OrEnd<Saved> {
        let saved = self.save_after(Vec::new(), command, knows)?;
        self.announce(saved)
    }

    /// Saves what was chosen from choices; only a question of the rules is asked.
    pub(super) fn save_chosen(&mut self, command: Command) -> OrEnd<Saved> {
        let trial = self.open.as_ref().map(|open| Trial::asking(open.event(), &command, now()));
        let question = trial.and_then(Result::ok).and_then(Trial::question_about_rows);
        let Some(question) = question else { return self.save(command, false) };
        match self.commit(&command, false, Some(&question))? {
            Ok(()) => Ok(Saved::Yes),
            Err(CommitError::Asks(_)) => self.save(command, false),
            Err(error) => self.announce(self.refused(error)),
        }
    }

    /// Saves it like `save`, after these sentences about the file of the command.
    fn save_after(
        &mut self,
        mut sentences: Vec<Message>,
        command: Command,
        knows: bool,
    ) -> OrEnd<Saved> {
        let Some(open) = &self.open else { return Ok(Saved::No) };
        let (event, moment) = (open.event(), now());
        let replaces = || {
            let knowing = command.clone().knowingly();
            Trial::of(event, &knowing, moment).ok()?.replaces()
        };
        let reports = !knows && matches!(command, Command::Report { .. });
        let replaced = if reports { replaces() } else { None };
        let command = match &replaced {
            Some(_) => command.knowingly(),
            None => command,
        };
        let of_others = match &command {
            Command::Undo(None) => {
                event.undoable().filter(|entry| !open.own.contains(&entry.n) && entry.by != self.by)
            }
            _ => None,
        };
        sentences.extend(of_others.map(|entry| {
            let (by, action) = (entry.by.as_str(), event.describe(entry));
            msg!("screen.saved-by", by, action)
        }));
        sentences.extend(replaced);
        let request = Request::new(&command, &self.by, moment);
        let request = Request { on_conflict: OnConflict::Seen(open.read), ..request };
        let trial = match open.session.preview(request) {
            Ok(trial) => trial,
            Err(refusal) => return Ok(Saved::Refused { why: refusal.0, status: REFUSED }),
        };
        sentences.extend(trial.effects_of_correction());
        let decision = &trial.decision;
        let asks = decision.question.as_ref();
        let mut asked = None;
        if decision.action.is_some() {
            asked = large(event, &command, decision);
            // The question of a large step follows, so only the effects are shown before it.
            let of_rules = asks.is_some_and(|question| question.about != About::Rows);
            if asked.is_some() && !of_rules {
                sentences.extend(trial.effects());
            } else if let Some(question) = asks {
                sentences.push(question.message.clone());
                sentences.extend(trial.beyond_the_question());
            }
        }
        let mut question = asks.map(|question| question.message.clone());
        if !self.is_agreed(sentences, asked)? {
            return Ok(Saved::No);
        }
        loop {
            match self.commit(&command, knows, question.as_ref())? {
                Err(CommitError::Asks(decision)) => {
                    question = decision.question.clone().map(Message::from);
                    if !self.is_agreed(vec![decision.asks()], None)? {
                        return Ok(Saved::No);
                    }
                }
                Err(error) => return Ok(self.refused(error)),
                Ok(()) => {
                    self.place_late(&command)?;
                    return Ok(Saved::Yes);
                }
            }
        }
    }

    /// Saves the command and confirms it. The question has been agreed to.
    pub(super) fn commit(
        &mut self,
        command: &Command,
        knows: bool,
        agreed: Option<&Message>,
    ) -> OrEnd<Result<(), CommitError>> {
        let Some(open) = &mut self.open else { return Ok(Ok(())) };
        let on_conflict = if knows { OnConflict::Knowing } else { OnConflict::Seen(open.read) };
        let questions = Questions::Agreed(agreed);
        let request = Request::new(command, &self.by, now());
        let done = {
            let _busy = signal::busy();
            open.session.commit(Request { on_conflict, questions, ..request })
        };
        let done = match done {
            Ok(done) => done,
            Err(error) => return Ok(Err(error)),
        };
        open.own.extend(done.n);
        let newest = done.to_mirror(&open.session);
        if done.n == Some(open.read + 1) {
            open.read += 1;
        }
        match done.n {
            Some(n) => self.say(msg!("plain.saved", n, done = done.message))?,
            None => self.say(done.message)?,
        }
        let is_new = |warning: &&Message| agreed.is_none_or(|agreed| !warning.begins_with(agreed));
        for warning in done.warnings.iter().filter(is_new) {
            self.say(warning)?;
        }
        if let (Some(open), Some(n)) = (&mut self.open, newest) {
            let mirrored = mirrored(&mut open.mirrors, &open.session, n);
            if let Some(message) =
                mirrored.and_then(|done| done.is_there(n).or_else(|| done.behind()))
            {
                self.say(message)?;
            }
        }
        if let Some(open) = &mut self.open {
            let problems = open.handouts.write(&open.session, self.speech);
            problems.into_iter().try_for_each(|problem| self.say(problem))?;
        }
        Ok(Ok(()))
    }

    /// Shows this and asks the question, or whether to save. Without anything to show, nothing is
    /// asked.
    fn is_agreed(&mut self, sentences: Vec<Message>, question: Option<Message>) -> OrEnd<bool> {
        if sentences.is_empty() && question.is_none() {
            return Ok(true);
        }
        sentences.into_iter().try_for_each(|one| self.say(one))?;
        let agrees = self.agrees(question.unwrap_or_else(|| msg!("plain.ask-save")))?;
        if !agrees {
            self.say(msg!("plain.nothing-saved"))?;
        }
        Ok(agrees)
    }

    /// Prints why nothing was saved, if so.
    pub(super) fn announce(&mut self, saved: Saved) -> OrEnd<Saved> {
        if let Saved::Refused { why, status } = &saved {
            self.refuse(why, *status)?;
        }
        Ok(saved)
    }

    pub(super) fn refused(&self, error: CommitError) -> Saved {
        let is_damaged = self.open.as_ref().is_some_and(|open| open.session.damage().is_some());
        let status = match &error {
            CommitError::ReadOnly(_) if is_damaged => UNREADABLE,
            _ => REFUSED,
        };
        Saved::Refused { why: error.message(), status }
    }

    /// The words refused because they could mean several players, and their position.
    fn unclear(&self, words: &[String], why: &Message) -> Option<(Range<usize>, String)> {
        let event = self.open.as_ref()?.event();
        let from = 1..words.len();
        let places = from.flat_map(|start| (start + 1..=words.len()).map(move |end| start..end));
        let typed = |place: Range<usize>| (place.clone(), words[place].join(" "));
        let is_it = |(_, typed): &(Range<usize>, String)| {
            !several(event, typed).is_empty()
                && find(event, &Who(typed.clone())).is_err_and(|refusal| refusal.0 == *why)
        };
        places.map(typed).find(is_it)
    }

    /// Asks for a place in the round under way, if this command has added a player without one.
    ///
    /// Anything but a number is carried out as a line of its own, for a user who did not expect the
    /// question.
    pub(super) fn place_late(&mut self, command: &Command) -> OrEnd {
        let Some(event) = self.event() else { return Ok(()) };
        match late_player(event, command).filter(|id| needs_seat(event, *id)) {
            Some(id) => self.ask_for_place(id),
            None => Ok(()),
        }
    }

    pub(super) fn ask_for_place(&mut self, id: Id) -> OrEnd {
        let Some(event) = self.event() else { return Ok(()) };
        let choices: Vec<SeatChoice> =
            seats(event, id).into_iter().filter(|choice| !choice.refused).collect();
        let numbered = (1usize..).zip(&choices).map(|(n, choice)| {
            Arg::from(msg!("common.labelled", label = n, text = choice.title.clone()))
        });
        let name = event.label(id);
        let question = msg!("tables.plain-ask", name, choices = Arg::Clauses(numbered.collect()));
        let Some(line) = self.ask_or_quit(question)? else { return Ok(()) };
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match number.and_then(|at| choices.get(at)) {
            Some(choice) => self.save_chosen(choice.command.clone()).map(|_| ()),
            None => {
                self.unanswering = Some(line);
                Ok(())
            }
        }
    }

    /// Lets the organizer choose among the players whom the text could mean.
    pub(super) fn meant(&mut self, why: &Message, typed: &str) -> OrEnd<Option<Id>> {
        let Some(open) = &self.open else { return Ok(None) };
        let found: Vec<(Id, String)> = several(open.event(), typed)
            .iter()
            .map(|entrant| (entrant.id, entrant.label().into_owned()))
            .collect();
        if found.is_empty() {
            self.refuse(why, REFUSED)?;
            return Ok(None);
        }
        let name = |(id, name): &(Id, String)| {
            msg!("common.with-number", name = name.as_str(), number = *id)
        };
        let names = found.iter().map(name).collect();
        let chosen = self.choose(msg!("plain.ask-which"), names)?;
        if chosen.is_none() {
            self.say(msg!("plain.nothing-done"))?;
        }
        Ok(chosen.and_then(|at| found.get(at)).map(|(id, _)| *id))
    }
}

/// The fault of a line, without the usage, which would be long to listen to.
fn in_short(words: &[String], fault: VerbFault) -> Message {
    let verb = words.first().map(String::as_str).unwrap_or_default();
    match fault {
        VerbFault::Wrong { why, .. } => {
            let help = Arg::Verb(format!("? {verb}"));
            msg!("plain.how-it-is-written", why, help)
        }
        VerbFault::Unknown(_) => msg!("plain.no-such-word", word = verb, help = "?"),
        VerbFault::Other(why) => why,
    }
}

/// The word that is missing in a line, if nothing else is wrong with it.
fn missing(fault: &VerbFault) -> Option<&MissingWord> {
    match fault {
        VerbFault::Wrong { missing, .. } => missing.as_deref(),
        VerbFault::Unknown(_) | VerbFault::Other(_) => None,
    }
}

/// The outcome of asking for a missing word.
pub(super) enum Completed {
    With(Vec<String>),
    /// The organizer gave no answer.
    Left,
    /// Something else is wrong with the line.
    Not,
}

pub(super) enum Saved {
    Yes,
    /// The organizer said no.
    No,
    Refused {
        why: Message,
        status: u8,
    },
}

/// The question before a command that ends a part of the event, against slips.
fn large(event: &Event, command: &Command, decision: &Decision) -> Option<Message> {
    Some(match (command, decision.action.as_ref()?) {
        (Command::Finish, _) => match champion(event) {
            Some(id) => msg!("plain.ask-finish", champion = event.label(id)),
            None => msg!("plain.ask-finish-without-champion"),
        },
        (Command::Cut(_) | Command::CutByHand { .. }, Action::Cut(cut)) => {
            match (cut.kind, cut.seeds.as_slice()) {
                (StageKind::DecidingMatch, [one, other]) => {
                    let (a, b) = (event.label(*one), event.label(*other));
                    msg!("plain.ask-deciding-match", a, b)
                }
                (StageKind::DecidingMatch, [one]) => {
                    msg!("plain.ask-without-match", champion = event.label(*one))
                }
                (_, seeds) => {
                    let first = event.label(*seeds.first()?);
                    msg!("plain.ask-cut", n = seeds.len(), name = first)
                }
            }
        }
        (Command::Disqualify { who, .. }, _) => {
            msg!("plain.ask-disqualify", name = event.label(find(event, who).ok()?))
        }
        (Command::Redraw { .. }, _) => msg!("plain.ask-redraw", n = event.round()?.number),
        _ => return None,
    })
}

/// The answer to the question after a verb alone, if it repeats the verb.
fn without_verb(words: &[String], answer: String) -> String {
    let [verb] = words else { return answer };
    match answer.split_once(char::is_whitespace) {
        Some((first, rest)) if first == verb => rest.trim().to_owned(),
        _ => answer,
    }
}
