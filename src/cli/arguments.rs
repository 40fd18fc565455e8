//! The arguments of the command line and their values.

use super::event_file::Places;
use super::language::{Looks, Speech};
use super::output::{in_words, words};
use super::{
    carry_out, edit, games, handouts, help, language, new, open, season, show, simulate, verify,
};
use crate::event::Seed;
use crate::msg;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, Parser, Subcommand};
use std::ffi::{OsStr, OsString};
use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

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
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) places: Places,
    #[command(flatten)]
    pub(super) looks: Looks,
    #[command(flatten)]
    pub(super) speech: Speech,
    /// Lines instead of screens.
    #[arg(long)]
    pub(super) plain: bool,
    /// A second file of every action, on another disk.
    #[arg(long, value_name = "FILE")]
    pub(super) mirror: Option<PathBuf>,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

impl Arguments {
    /// All commands with their help in the language of the user.
    pub(super) fn in_words() -> clap::Command {
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
pub(super) enum Command {
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
pub(super) fn whole<N>(text: &str, (from, to): (N, N)) -> Result<N, String>
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
pub(super) fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| in_words(msg!("cli.any-number")))
}

pub(super) fn seed(text: &str) -> Result<u64, String> {
    whole(text, (0, u64::MAX))
}

/// Reads the seed of an event, which may be any short text.
pub(super) fn seed_of_event(text: &str) -> Result<Seed, String> {
    Seed::read(text).map_err(in_words)
}

/// Reads one of these values by its word.
pub(super) fn one_of<T: Copy + Send + Sync>(
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
pub(super) fn options_in_front(given: Vec<OsString>, program: &clap::Command) -> Vec<OsString> {
    let takes = |word: &OsStr| words_of_option(word, program);
    let mut at = 1;
    while let Some(words) = given.get(at).and_then(|word| takes(word)) {
        at += words;
    }
    let is_command = |word: &OsString| {
        word.as_encoded_bytes().starts_with(b"-")
            || program.get_subcommands().any(|command| *command.get_name() == **word)
    };
    if given.get(at).is_none_or(is_command) {
        return given;
    }
    let mut front = given[..at].to_vec();
    let mut behind = Vec::new();
    let mut rest = given[at..].iter();
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
    use super::Arguments;
    use super::*;

    use clap::CommandFactory;

    fn ordered(line: &str) -> String {
        let given = line.split(' ').map(OsString::from).collect();
        let words = options_in_front(given, &Arguments::command());
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
