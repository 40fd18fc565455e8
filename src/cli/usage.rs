//! The help of the commands, and wrong arguments, in the language of the user.
//!
//! The texts stand in the catalogue `usage`, by the names of commands and arguments.

use super::output;
use crate::msg;
use crate::words::{Message, Words};
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, Error};

/// The file of the catalogue.
const FILE: &str = "usage";

/// The command with its help in this language.
pub(super) fn told(command: Command, words: &Words) -> Command {
    let command = texts(command, "komandor", words);
    if words.tag() == "en" { command } else { headings(command, words) }
}

/// The help of an argument. An argument that several commands have stands with the program's
/// own.
fn text(words: &Words, path: &str, arg: &str) -> Option<String> {
    let arg = arg.replace('_', "-");
    let own = words.named(FILE, &format!("{path}--{arg}"));
    own.or_else(|| words.named(FILE, &format!("komandor--{arg}")))
}

fn texts(mut command: Command, path: &str, words: &Words) -> Command {
    if let Some(about) = words.named(FILE, path) {
        command = command.about(about);
    }
    if let Some(long) = words.named(FILE, &format!("{path}-long")) {
        command = command.long_about(long);
    }
    if let Some(after) = words.named(FILE, &format!("{path}-after")) {
        command = command.after_help(after);
    }
    let command = command.mut_args(|arg| match text(words, path, arg.get_id().as_str()) {
        Some(help) => arg.help(help),
        None => arg,
    });
    command.mut_subcommands(|below| {
        let name = below.get_name().to_owned();
        let path = if path == "komandor" { name } else { format!("{path}-{name}") };
        texts(below, &path, words)
    })
}

/// Tells in this language the parts that clap has in English.
///
/// They are headings, the flags for help and version, and the values that an argument may have.
fn headings(command: Command, words: &Words) -> Command {
    let (arguments, options) =
        (words.text(&msg!("wrong-usage.arguments")), words.text(&msg!("wrong-usage.options")));
    let usage = words.text(&msg!("wrong-usage.usage", usage = "{usage}"));
    let flag = |name: &'static str, short: char, action: ArgAction| {
        let help = text(words, "komandor", name).unwrap_or_default();
        Arg::new(name).short(short).long(name).action(action).help(help)
    };
    let is_root = command.get_name() == "komandor";
    let mut command = command
        .help_template(format!("{{about-with-newline}}\n{usage}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(words.text(&msg!("wrong-usage.commands")))
        .disable_help_flag(true)
        .arg(flag("help", 'h', ArgAction::Help));
    if is_root {
        command = command.disable_version_flag(true).arg(flag("version", 'V', ArgAction::Version));
    }
    command
        .mut_args(|arg| {
            let heading = if arg.is_positional() { &arguments } else { &options };
            let help = with_values(&arg, words);
            let takes_values = arg.get_action().takes_values();
            let arg = arg.help_heading(heading.clone()).help(help);
            if takes_values { arg.hide_possible_values(true).hide_default_value(true) } else { arg }
        })
        .mut_subcommands(|below| headings(below, words))
}

/// The help of an argument with its default and the values it may have.
pub(super) fn with_values(arg: &Arg, words: &Words) -> StyledStr {
    let mut parts: Vec<String> = arg.get_help().map(ToString::to_string).into_iter().collect();
    if arg.get_action().takes_values() {
        let default: Vec<_> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if !default.is_empty() {
            let value = default.join(" ");
            parts.push(words.text(&msg!("wrong-usage.default", value)));
        }
        let known = arg.get_value_parser().possible_values();
        let known: Vec<String> =
            known.into_iter().flatten().map(|value| value.get_name().to_owned()).collect();
        if !known.is_empty() {
            let values = known.join(", ");
            parts.push(words.text(&msg!("wrong-usage.possible", values)));
        }
    }
    parts.join(" ").into()
}

/// Says what is wrong with the arguments, in a language that clap does not speak.
pub(super) fn explained(error: &Error) -> String {
    let more = msg!("wrong-usage.more", command = "komandor --help");
    let usage = error.get(ContextKind::Usage).map(value).unwrap_or_default();
    let usage = usage.trim_start_matches("Usage: ").to_owned();
    let mut said = vec![fault(error)];
    if !usage.is_empty() {
        said.push(msg!("wrong-usage.usage", usage));
    }
    said.push(more);
    output::told(Message::lines(said))
}

fn fault(error: &Error) -> Message {
    let said = |kind| error.get(kind).map(value).filter(|text| !text.is_empty());
    let argument = said(ContextKind::InvalidArg).unwrap_or_default();
    let given = said(ContextKind::InvalidValue);
    match (error.kind(), given) {
        (ErrorKind::UnknownArgument, _) => msg!("wrong-usage.unknown-argument", argument),
        (ErrorKind::InvalidSubcommand, _) => {
            let word = said(ContextKind::InvalidSubcommand).unwrap_or_default();
            msg!("wrong-usage.unknown-command", word)
        }
        (ErrorKind::InvalidValue, None) => msg!("wrong-usage.no-value", argument),
        (ErrorKind::InvalidValue, Some(given)) => match said(ContextKind::ValidValue) {
            Some(values) => {
                let given = given.as_str();
                msg!("wrong-usage.invalid-value-of", argument, value = given, values)
            }
            None => msg!("wrong-usage.invalid-value", argument, value = given),
        },
        (ErrorKind::ValueValidation, Some(given)) => {
            let why = std::error::Error::source(error).map(ToString::to_string);
            let why = why.unwrap_or_default();
            msg!("wrong-usage.invalid-because", argument, value = given, why)
        }
        (ErrorKind::MissingRequiredArgument, _) => {
            msg!("wrong-usage.missing", arguments = argument)
        }
        (ErrorKind::ArgumentConflict, _) => match said(ContextKind::PriorArg) {
            Some(other) if other != argument => msg!("wrong-usage.conflict", argument, other),
            _ => msg!("wrong-usage.repeated", argument),
        },
        _ => {
            let text = error.to_string();
            let why = text.lines().next().unwrap_or_default().trim_start_matches("error: ");
            msg!("wrong-usage.other", why)
        }
    }
}

fn value(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(all) => all.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::StyledStrs(all) => {
            all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        ContextValue::Number(number) => number.to_string(),
        ContextValue::Bool(is) => is.to_string(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests;
