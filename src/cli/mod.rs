//! The command line, with one file for each family of commands.
//!
//! Results go to standard output; warnings and reasons go to standard error. The exit status is 0
//! for done, 1 for refused, 2 for wrong usage, and 3 for an event file that is damaged or cannot be
//! read.

mod arguments;
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

use crate::msg;
use arguments::{Arguments, Command};
use clap::{CommandFactory, Parser};
use language::Speech;
use output::Stop;
use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Carries out the arguments; the first is the program's own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    outlive_file_limits();
    let given: Vec<OsString> = arguments.into_iter().collect();
    if let Some(status) = completions::answer(&given, Arguments::in_words) {
        return status;
    }
    let given = arguments::options_in_front(given, &Arguments::command());
    let arguments = match Arguments::try_parse_from(&given) {
        Ok(arguments) => arguments,
        Err(error) => return explain(&given, error),
    };
    match dispatch(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => report(stop),
    }
}

/// Prints the help that was asked for, or what is wrong with the arguments.
fn explain(given: &[OsString], error: clap::Error) -> ExitCode {
    let words = match Speech::in_arguments(given).words() {
        Ok(words) => words,
        Err(stop) => return report(stop),
    };
    output::speak(words);
    let error = Arguments::in_words().try_get_matches_from(given).err().unwrap_or(error);
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
