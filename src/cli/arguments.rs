//! The arguments of the command line.

use super::language::Speech;
use super::looks::Looks;
use super::output::words as words_of_user;
use super::places::Places;
use super::{
    carry_out, edit, games, help, new, open, publish, recover, season, show, simulate, station,
    themes, usage, verify, words,
};
use clap::{CommandFactory, Parser, Subcommand};
use std::ffi::OsString;
use std::path::PathBuf;

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
        // The verbs are told only here: every start of the program makes the other commands.
        usage::told(Arguments::command(), words_of_user()).mut_subcommands(|below| {
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
    Publish(publish::PublishArgs),
    Station(station::StationArgs),
    Demo(open::DemoArgs),
    Games(games::GamesArgs),
    Simulate(simulate::SimulateArgs),
    Verify(verify::VerifyArgs),
    Recover(recover::RecoverArgs),
    Season(season::SeasonArgs),
    Words(words::WordsArgs),
    Themes(themes::ThemesArgs),
    Keys,
    Help(help::HelpArgs),
    #[command(external_subcommand)]
    Event(Vec<OsString>),
}
