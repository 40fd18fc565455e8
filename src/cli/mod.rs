//! The command line, with one file for each family of commands.
//!
//! Results go to standard output; warnings and reasons go to standard error. The exit status is 0
//! for done, 1 for refused, 2 for wrong usage, and 3 for an event file that is damaged or cannot be
//! read.

mod carry_out;
mod completions;
mod edit;
mod event_file;
mod games;
mod handouts;
mod help;
mod language;
mod new;
mod open;
mod output;
mod plain;
mod season;
mod show;
mod simulate;
mod verify;

use crate::event::Seed;
use crate::msg;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, Parser, Subcommand};
use event_file::Places;
use language::{Looks, Speech};
use output::{Stop, in_words, words};
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Carries out the arguments; the first is the program's own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    outlive_file_limits();
    let typed: Vec<OsString> = arguments.into_iter().collect();
    if let Some(status) = completions::answer(&typed, Arguments::in_words) {
        return status;
    }
    let typed = options_in_front(typed, &Arguments::command());
    let arguments = match Arguments::try_parse_from(&typed) {
        Ok(arguments) => arguments,
        Err(error) => return explain(&typed, error),
    };
    match dispatch(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => report(stop),
    }
}

/// Prints the help that was asked for, or what is wrong with the arguments.
fn explain(typed: &[OsString], error: clap::Error) -> ExitCode {
    let words = match Speech::in_arguments(typed).words() {
        Ok(words) => words,
        Err(stop) => return report(stop),
    };
    output::speak(words);
    let error = Arguments::in_words().try_get_matches_from(typed).err().unwrap_or(error);
    // Help is not an error, so it goes to standard output.
    match error.use_stderr() && output::words().tag() != "en" {
        true => output::print_error(&help::explained(&error)),
        false => output::print_clap_error(&error),
    }
    ExitCode::from(if error.use_stderr() { 2 } else { 0 })
}

/// Prints the reason on standard error and returns the exit status.
fn report(stop: Stop) -> ExitCode {
    match stop.reason() {
        Ok((reason, status)) => {
            output::print_error(&output::in_words(reason));
            ExitCode::from(status)
        }
        Err(Stop::Ended(status)) => ExitCode::from(status),
        Err(_) => ExitCode::SUCCESS,
    }
}

/// Turns a limit on file sizes into an error instead of the end of the program.
fn outlive_file_limits() {
    // The signal is only caught: the write call itself returns the error.
    let taken = Arc::new(AtomicBool::new(false));
    if let Err(error) = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, taken) {
        output::warn(msg!("cli.file-limit", error = error.to_string()));
    }
}

fn dispatch(arguments: Arguments) -> Result<(), Stop> {
    output::speak(arguments.speech.words()?);
    let (places, looks, speech) = (&arguments.places, &arguments.looks, &arguments.speech);
    let draws = matches!(
        arguments.command,
        None | Some(Command::Event(_) | Command::Watch(_) | Command::Station(_) | Command::Demo(_))
    );
    if let Some(option) = looks.chosen().filter(|_| !draws) {
        let screens = vec!["komandor", "komandor EVENT", "watch", "station", "demo"];
        return Err(Stop::usage(msg!("cli.only-with", option, screens)));
    }
    let speaks_several = matches!(
        arguments.command,
        Some(Command::Watch(_) | Command::Publish(_) | Command::Serve(_))
    );
    if !speaks_several {
        speech.only_one()?;
    }
    let plain = arguments.plain;
    let dialogue = matches!(arguments.command, None | Some(Command::Event(_) | Command::Demo(_)));
    if plain && !dialogue {
        let screens = vec!["komandor", "komandor EVENT", "demo"];
        return Err(Stop::usage(msg!("cli.only-with", screens, option = "--plain")));
    }
    let mirror = arguments.mirror.as_deref();
    if mirror.is_some() && !matches!(arguments.command, Some(Command::Event(_))) {
        let mirrored = vec!["komandor EVENT", "komandor do EVENT COMMAND"];
        return Err(Stop::usage(msg!("cli.only-with", option = "--mirror", screens = mirrored)));
    }
    match arguments.command {
        None => open::events((places, speech), looks, plain),
        Some(Command::Event(words)) => {
            open::event((places, speech), looks, (plain, mirror), &words)
        }
        Some(Command::New(asked)) => new::run(places, asked),
        Some(Command::Do(asked)) => carry_out::run((places, speech), asked),
        Some(Command::Edit(asked)) => edit::run(places, asked),
        Some(Command::Show(asked)) => show::run(places, asked, speech),
        Some(Command::Simulate(asked)) => simulate::run(places, &asked),
        Some(Command::Verify(asked)) => verify::run(places, &asked),
        Some(Command::Season(asked)) => season::run(places, asked),
        Some(Command::Watch(asked)) => open::watch(places, &asked, looks, speech),
        Some(Command::Publish(asked)) => handouts::run_publish(places, &asked, speech),
        Some(Command::Serve(asked)) => handouts::run_serve(places, &asked, speech),
        Some(Command::Station(asked)) => open::run_station(places, asked, looks, speech),
        Some(Command::Demo(asked)) => open::demonstration((places, speech), &asked, looks, plain),
        Some(Command::Games(asked)) => games::run(places, asked, Arguments::in_words),
        Some(Command::Recover(asked)) => handouts::run_recover(places, &asked),
        Some(Command::Words(asked)) => language::run_words(asked),
        Some(Command::Themes(asked)) => language::run_themes(&asked),
        Some(Command::Keys) => help::run_keys(),
        Some(Command::Help(asked)) => help::run(&asked, Arguments::in_words()),
    }
}

/// Runs a Star Wars tournament from the terminal.
///
/// Without a command it opens the list of your events; with the name of an
/// event file it opens that event.
#[derive(Debug, Parser)]
#[command(
    name = "komandor",
    version,
    disable_help_subcommand = true,
    override_usage = "komandor [OPTIONS] [EVENT]\n       komandor [OPTIONS] COMMAND …"
)]
struct Arguments {
    #[command(flatten)]
    places: Places,
    #[command(flatten)]
    looks: Looks,
    #[command(flatten)]
    speech: Speech,
    /// Lines instead of screens.
    #[arg(long)]
    plain: bool,
    /// A second file of every action, on another disk.
    #[arg(long, value_name = "FILE")]
    mirror: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

impl Arguments {
    /// All commands with their help in the language of the user.
    fn in_words() -> clap::Command {
        // The verbs are added only here, because the other commands are built at every start of the
        // program.
        help::in_language(Arguments::command(), words()).mut_subcommands(|below| {
            match below.get_name() {
                "do" => below.after_help(carry_out::verbs()),
                _ => below,
            }
        })
    }
}

#[derive(Debug, Subcommand)]
enum Command {
    New(new::NewArgs),
    Do(carry_out::DoArgs),
    Show(show::ShowArgs),
    Edit(edit::EditArgs),
    Watch(open::WatchArgs),
    Publish(handouts::PublishArgs),
    Serve(handouts::ServeArgs),
    Station(open::StationArgs),
    Demo(open::DemoArgs),
    Games(games::GamesArgs),
    Simulate(simulate::SimulateArgs),
    Verify(verify::VerifyArgs),
    Recover(handouts::RecoverArgs),
    Season(season::SeasonArgs),
    Words(language::WordsArgs),
    Themes(language::ThemesArgs),
    Keys,
    Help(help::HelpArgs),
    #[command(external_subcommand)]
    Event(Vec<OsString>),
}

/// Reads a whole number within limits.
fn number_within<N>(text: &str, (from, to): (N, N)) -> Result<N, String>
where
    N: FromStr + PartialOrd + Display,
{
    let number = text.parse().ok().filter(|number| (&from..=&to).contains(&number));
    number.ok_or_else(|| {
        let (from, to) = (from.to_string(), to.to_string());
        in_words(msg!("cli.whole-number", from, to))
    })
}

/// Reads a number that only the event itself limits.
fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| in_words(msg!("cli.any-number")))
}

fn seed(text: &str) -> Result<u64, String> {
    number_within(text, (0, u64::MAX))
}

/// Reads the seed of an event, which may be any short text.
fn seed_of_event(text: &str) -> Result<Seed, String> {
    Seed::read(text).map_err(in_words)
}

/// Reads one of these values by its word.
fn one_of<T: Copy + Send + Sync>(
    all: &'static [T],
    word: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(all.iter().map(|one| word(*one))).try_map(move |typed| {
        let meant = all.iter().find(|one| word(**one) == typed);
        meant.copied().ok_or_else(|| in_words(msg!("yaml.unknown-word", word = typed)))
    })
}

/// These arguments with the program's own options before the event. Arguments that begin with a
/// command stay as they are.
fn options_in_front(typed: Vec<OsString>, program: &clap::Command) -> Vec<OsString> {
    let takes = |word: &OsStr| words_of_option(word, program);
    let mut at = 1;
    while let Some(words) = typed.get(at).and_then(|word| takes(word)) {
        at += words;
    }
    let is_command = |word: &OsString| {
        word.as_encoded_bytes().starts_with(b"-")
            || program.get_subcommands().any(|command| *command.get_name() == **word)
    };
    if typed.get(at).is_none_or(is_command) {
        return typed;
    }
    let mut front = typed[..at].to_vec();
    let mut behind = Vec::new();
    let mut rest = typed[at..].iter();
    while let Some(word) = rest.next() {
        match takes(word) {
            Some(words) => {
                front.push(word.clone());
                front.extend(rest.by_ref().take(words - 1).cloned());
            }
            None => behind.push(word.clone()),
        }
    }
    front.extend(behind);
    front
}

/// The number of words of this option of the program with its value; None if it is not one.
fn words_of_option(word: &OsStr, program: &clap::Command) -> Option<usize> {
    let named = word.to_str()?.strip_prefix("--")?;
    let (name, value) = match named.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (named, None),
    };
    let known = program.get_arguments().find(|option| option.get_long() == Some(name))?;
    let wants = known.get_action().takes_values() && value.is_none();
    Some(1 + usize::from(wants))
}

#[cfg(test)]
mod tests {
    use super::{Arguments, *};
    use clap::CommandFactory;

    fn ordered(line: &str) -> String {
        let typed = line.split(' ').map(OsString::from).collect();
        let words = options_in_front(typed, &Arguments::command());
        words.join(OsStr::new(" ")).into_string().unwrap()
    }

    #[test]
    fn the_order_of_options_and_event_does_not_matter() {
        let wanted = "komandor --plain --lang pl shop.yaml";
        assert_eq!(ordered("komandor --plain --lang pl shop.yaml"), wanted);
        assert_eq!(ordered("komandor --plain shop.yaml --lang pl"), wanted);
        assert_eq!(ordered("komandor shop.yaml --plain --lang pl"), wanted);
        assert_eq!(
            ordered("komandor --home x shop.yaml --ascii --theme=light"),
            "komandor --home x --ascii --theme=light shop.yaml"
        );
    }

    #[test]
    fn commands_and_unknown_options_stay_where_they_are() {
        for line in [
            "komandor",
            "komandor --lang",
            "komandor --plain",
            "komandor --lang pl show a.yaml log --lang en",
            "komandor shop.yaml --nonsense 3",
            "komandor -h shop.yaml",
        ] {
            assert_eq!(ordered(line), line);
        }
        assert_eq!(
            ordered("komandor shop.yaml --nonsense --ascii"),
            "komandor --ascii shop.yaml --nonsense"
        );
    }
}
