//! `komandor do`: one verb from the shell's words, or one per line from standard input.

use super::event_file::{Places, is_named, user};
use super::handouts::{self, Handouts, mirrored};
use super::language::Speech;
use super::new::People;
use super::output::{self, Stop, in_words, print, say, warn, words};
use crate::event::repair::repair;
use crate::event::{
    Action, Command, Event, Id, Preflight, VERBS, Verb, VerbSpec, Who, comes_next, cut_comes_next,
    find, read_verb, read_words,
};
use crate::show::{Format, What};
use crate::store::{CommitError, Mirrors, OnConflict, Request, Session, in_shell};
use crate::tui::clock::now;
use crate::words::Message;
use crate::{decklist, msg, show};
use clap::Args;
use std::io::{self, BufRead};
use std::path::{Path, PathBuf};

/// For this many seconds, another person's action is not undone without its number.
const RECENT_SECONDS: i64 = 60;

/// The longest line of verbs, in bytes.
const LONGEST: u64 = 64 << 10;

/// The name of standard input, where a file is expected.
pub(super) const STANDARD_INPUT: &str = "-";

/// Carry out a verb, such as: komandor do shop.yaml report 3 W
#[derive(Debug, Args)]
pub(super) struct DoArgs {
    event: PathBuf,
    #[arg(long)]
    dry_run: bool,
    #[arg(long, value_name = "FILE")]
    mirror: Option<PathBuf>,
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    verb: Vec<String>,
}

impl DoArgs {
    fn mirrors(&self) -> Result<Mirrors, Stop> {
        Ok(Mirrors::new(handouts::asked_mirror(&self.event, self.mirror.as_deref())?))
    }
}

/// All verbs, for the help of the command.
pub(super) fn verbs() -> String {
    let line = |help: &VerbSpec| format!("  {}\n      {}", help.usage, in_words(&help.does));
    let lines: Vec<String> = VERBS.iter().map(line).collect();
    format!("{}:\n{}", in_words(msg!("keys.list-keys").capitalised()), lines.join("\n"))
}

pub(super) fn run((places, speech): (&Places, &Speech), mut asked: DoArgs) -> Result<(), Stop> {
    // People type it as the last word.
    if asked.verb.len() > 1 {
        asked.dry_run |= asked.verb.pop_if(|word| word == DRY_RUN).is_some();
    }
    options_first(&asked)?;
    asked.event = places.event_to_write(&asked.event)?;
    let is_input = asked.verb == [STANDARD_INPUT];
    if is_input && asked.dry_run {
        return Err(Stop::usage(msg!("cli.dry-run-one")));
    }
    if is_input {
        let mut session = open(&asked)?;
        let mut handouts = Handouts::of(&session);
        let done = from_input(&mut session, &mut handouts, &mut asked.mirrors()?, (places, speech));
        // Actions saved before a refusal are published, too.
        handouts.follow(&session, speech);
        return done;
    }
    let verb = read_words(&asked.verb).map_err(Stop::usage)?;
    let verb = places.with_people_found(verb, &asked.event)?;
    let mut session = open(&asked)?;
    if asked.dry_run {
        return dry_run(&session, verb);
    }
    let mut handouts = Handouts::of(&session);
    carry_out(&mut session, &mut asked.mirrors()?, verb)?;
    handouts.follow(&session, speech);
    Ok(())
}

const DRY_RUN: &str = "--dry-run";

/// Options of the command line that users may type after the verb, with their values.
const OPTIONS: [(&str, Option<&str>); 6] = [
    (DRY_RUN, None),
    ("--mirror", Some("FILE")),
    ("--lang", Some("LANG")),
    ("--home", Some("DIR")),
    ("--rulesets", Some("DIR")),
    ("--theme", Some("NAME")),
];

/// Refuses an option among the words of the verb, and names the command that works.
fn options_first(asked: &DoArgs) -> Result<(), Stop> {
    let option = |word: &String| {
        let (name, has_value) = word.split_once('=').map_or((&word[..], false), |(n, _)| (n, true));
        let (_, value) = OPTIONS.into_iter().find(|(known, _)| *known == name)?;
        Some(value.filter(|_| !has_value))
    };
    let found = asked.verb.iter().enumerate().find_map(|(at, word)| Some((at, option(word)?)));
    let Some((at, value)) = found else { return Ok(()) };
    let mut rest = asked.verb.clone();
    let mut words = vec![rest.remove(at)];
    if let Some(value) = value {
        words.push(if at < rest.len() { rest.remove(at) } else { value.to_owned() });
    }
    let quoted = |word: &String| in_shell(Path::new(word));
    let before = words.iter().map(quoted).chain([in_shell(&asked.event)]);
    let command: Vec<String> = before.chain(rest.iter().map(quoted)).collect();
    let command = format!("komandor do {}", command.join(" "));
    Err(Stop::usage(msg!("cli.options-first", command)))
}

/// Opens the event and tells the session whether `KOMANDOR_BY` names the user.
///
/// Such a name means the same person at every terminal. A login name does not: two people may use
/// it at two terminals.
fn open(asked: &DoArgs) -> Result<Session, Stop> {
    let mut session = Session::open(&asked.event)?;
    session.set_named(is_named());
    Ok(session)
}

/// Carries out the verbs of standard input, up to the first that is refused.
///
/// Verbs carried out before it stay saved.
fn from_input(
    session: &mut Session,
    handouts: &mut Handouts,
    mirrors: &mut Mirrors,
    (places, speech): (&Places, &Speech),
) -> Result<(), Stop> {
    let mut input = io::stdin().lock();
    let mut saved = 0;
    for number in 1.. {
        let mut line = Vec::new();
        let read = io::Read::take(&mut input, LONGEST).read_until(b'\n', &mut line);
        let line = match read {
            Ok(0) => break,
            Ok(_) if line.len() as u64 == LONGEST => Err(msg!("cli.reading", fault = "long")),
            Ok(_) => String::from_utf8(line).map_err(|_| msg!("cli.reading", fault = "utf8")),
            Err(error) => Err(Message::verbatim(error.to_string())),
        };
        let line = line.map_err(|why| {
            Stop::refused(msg!("cli.line-unreadable", why)).at_line(number, saved)
        })?;
        // Some editors put a byte order mark at the start of a file.
        let line = if number == 1 { line.trim_start_matches('\u{feff}') } else { &line }.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let verb = read_verb(line).map_err(Stop::usage).and_then(|verb| match verb {
            // The verbs themselves come from there.
            Verb::ListFile { path, .. } if path == STANDARD_INPUT => {
                Err(Stop::usage(msg!("decklist.input-holds-verbs")))
            }
            verb => places.with_people_found(verb, session.path()),
        });
        let done = verb.and_then(|verb| carry_out(session, mirrors, verb));
        saved += usize::from(done.map_err(|stop| stop.at_line(number, saved))?);
        handouts.follow_in_sheets(session, speech);
    }
    Ok(())
}

/// Shows what the verb would do, without adding a line to the file.
fn dry_run(session: &Session, verb: Verb) -> Result<(), Stop> {
    if let Some(damage) = session.damage() {
        return Err(Stop::unreadable(damage.message()));
    }
    let on_conflict = on_conflict(&verb);
    let mut how_read = Vec::new();
    let command = match verb {
        Verb::ImportFile(path) => {
            let people = People::read(session.event(), &path)?.without_questions()?;
            how_read = people.explained();
            people.into_command()
        }
        verb => command(session.event(), verb)?.0,
    };
    let event = session.event();
    let preflight = match &command {
        Command::Pair if comes_next(event) => Some(Preflight::of(event, None, now())),
        Command::PairSettling(absentees) if comes_next(event) => {
            Some(Preflight::of(event, Some(*absentees), now()))
        }
        Command::Cut(by) if cut_comes_next(event) => Some(Preflight::of_cut(event, *by, now())),
        _ => None,
    };
    // The preflight checks are shown whenever a screen would open them.
    let preflight = preflight.filter(Preflight::is_opened);
    let preflight =
        preflight.map_or(String::new(), |preflight| show::preflight_in_lines(&preflight, words()));
    if let Command::Repair { with, reason } = &command {
        print(&repair_choices(session.event(), with)?)?;
        if reason.is_empty() {
            return Ok(());
        }
    }
    let by = user()?;
    let request = Request { on_conflict, ..Request::new(&command, &by, now()) };
    let trial = match session.preview(request) {
        Ok(trial) => trial,
        Err(refusal) => {
            print(&preflight)?;
            return Err(refusal.into());
        }
    };
    let decision = &trial.decision;
    decision.sentences().for_each(warn);
    let mut text = match &decision.action {
        Some(_) => format!("not saved: {}\n", in_words(&decision.message)),
        None => format!("{}\n", in_words(&decision.message)),
    };
    for line in how_read {
        text.push_str(&format!("{}\n", in_words(line)));
    }
    for line in trial.effects() {
        text.push_str(&format!("{}\n", in_words(&line)));
    }
    text.push_str(&preflight);
    // Organizers check a round table by table before they publish it.
    let pairs = matches!(decision.action, Some(Action::Pair(_)));
    if let Some(after) = trial.after().filter(|_| pairs) {
        let newest = show::ShowRequest::new(What::Why, Format::Text);
        let newest = show::ShowRequest { held: true, ..newest };
        text.push_str(&format!("\n{}", show::show(after, newest, words())?));
    }
    print(&text)
}

/// The choices for repairing the round under way, a line each.
fn repair_choices(event: &Event, with: &[Who]) -> Result<String, Stop> {
    let ids: Vec<Id> = with.iter().map(|who| find(event, who)).collect::<Result<_, _>>()?;
    let Some(choices) = repair(event, &ids, now()) else {
        return Ok(format!("{}\n", in_words(msg!("tables.no-choices"))));
    };
    Ok(choices.lines(event).iter().map(|line| format!("{}\n", in_words(line))).collect())
}

/// Carries out a verb and returns whether it added a line to the file.
///
/// A verb that changes nothing adds no line.
fn carry_out(session: &mut Session, mirrors: &mut Mirrors, verb: Verb) -> Result<bool, Stop> {
    let on_conflict = on_conflict(&verb);
    let (command, asides) = command(session.event(), verb)?;
    asides.iter().for_each(warn);
    let done = session.commit(Request { on_conflict, ..Request::new(&command, &user()?, now()) });
    session.take_notices().iter().for_each(|notice| warn(&notice.0));
    let done = done.map_err(|error| match error {
        CommitError::ReadOnly(why) if session.damage().is_some() => Stop::unreadable(why),
        error => error.into(),
    })?;
    let text = match done.n {
        Some(n) => format!("saved #{n}: {}\n", in_words(&done.message)),
        None => format!("{}\n", in_words(&done.message)),
    };
    done.warnings.iter().for_each(warn);
    // The action is saved even if the output cannot be written, so it counts.
    if let Err(Stop::Refused(why)) = print(&text) {
        warn(&why);
    }
    let newest = done.to_mirror(session);
    if let Some((n, mirrored)) = newest.and_then(|n| Some((n, mirrored(mirrors, session, n)?))) {
        match mirrored.is_there(n) {
            Some(there) => say(&there).unwrap_or_else(|_| warn(&there)),
            None => mirrored.behind().into_iter().for_each(warn),
        }
    }
    Ok(done.n.is_some())
}

/// Whether the command replaces another person's result.
///
/// Users of the command line do not see what they replace, so only `correct` replaces a result
/// of somebody else.
fn on_conflict(verb: &Verb) -> OnConflict {
    match verb {
        Verb::Correct(_) => OnConflict::Knowing,
        _ => OnConflict::Recent(RECENT_SECONDS),
    }
}

/// The command for a verb, and what was left out or guessed when the verb's file was read.
pub(super) fn command(event: &Event, verb: Verb) -> Result<(Command, Vec<Message>), Stop> {
    let command = match verb {
        Verb::Do(command) | Verb::Correct(command) => command,
        Verb::ImportFile(path) => {
            let people = People::read(event, &path)?.without_questions()?;
            let asides = people.asides();
            return Ok((people.into_command(), asides));
        }
        Verb::ListFile { who, path } if path == STANDARD_INPUT => {
            decklist::hand_in(event, who, &output::standard()?)
        }
        Verb::ListFile { who, path } => decklist::hand_in(event, who, &output::text(&path)?),
        Verb::AcceptList { who, reason } => decklist::accept_list(event, who, reason),
    };
    Ok((command, Vec::new()))
}
