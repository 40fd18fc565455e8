//! `komandor help`: the help of a command, or a reference.
//!
//! A reference is made from the records that the program itself uses: the keys, the verbs, the man
//! page.

use super::completions;
use super::man::{self, about_keys, about_verbs};
use super::output::{print, print_clap_error, told, warn};
use super::stop::Stop;
use crate::event::VERBS;
use crate::msg;
use crate::show::{self, wrapped};
use crate::tui::{KeyHelp, key_help};
use clap::{Args, Command};

/// The width that fits every terminal.
const WIDTH: usize = 80;
/// Columns for the keys.
const KEYS: usize = 19;

/// Show every key, every verb, the JSON, the man page, completions for a shell, or the help of a command
#[derive(Debug, Args)]
pub(super) struct HelpArgs {
    topic: Vec<String>,
    #[arg(long, value_name = "SHEET")]
    schema: Option<String>,
}

pub(super) fn run(asked: &HelpArgs, all: Command) -> Result<(), Stop> {
    let words: Vec<&str> = asked.topic.iter().map(String::as_str).collect();
    if let (Some(sheet), false) = (&asked.schema, words == ["json"]) {
        return Err(Stop::usage(msg!("ways.json-schema-only", sheet)));
    }
    match words[..] {
        ["json"] => json(None, asked.schema.as_deref()),
        ["json", sheet] => json(Some(sheet), None),
        ["keys"] => {
            super::keys::install().iter().for_each(warn);
            print(&keys(&key_help()))
        }
        ["verbs"] => print(&verbs()),
        ["man"] => print(&man::page(all)),
        ["completions"] => print(&completions::script(None)?),
        ["completions", shell] => print(&completions::script(Some(shell))?),
        _ => of_command(&words, all),
    }
}

/// The help that `--help` gives behind these words, which name a command.
pub(super) fn of_command(words: &[&str], mut all: Command) -> Result<(), Stop> {
    let mut command = &all;
    for word in words {
        command = command.find_subcommand(word).ok_or_else(|| {
            let known: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
            Stop::usage(match known[..] {
                [] => msg!("help.no-commands", word = *word, command = command.get_name()),
                _ => msg!("help.no-such-command", word = *word, known = known.join(", ")),
            })
        })?;
    }
    let line = ["komandor"].into_iter().chain(words.iter().copied()).chain(["--help"]);
    if let Err(help) = all.try_get_matches_from_mut(line) {
        print_clap_error(&help);
    }
    Ok(())
}

/// The reference of the JSON, of one sheet of it, or the JSON Schema of a sheet.
fn json(of: Option<&str>, schema: Option<&str>) -> Result<(), Stop> {
    let unknown = |sheet: &str| {
        let known: Vec<&str> = show::json_sheets().collect();
        Stop::usage(msg!("ways.json-unknown-sheet", word = sheet, known))
    };
    if let Some(sheet) = schema {
        return print(&show::schema(sheet).ok_or_else(|| unknown(sheet))?);
    }
    if let Some(sheet) = of {
        return print(&show::reference_of(sheet).ok_or_else(|| unknown(sheet))?);
    }
    let said = [
        msg!("ways.json-intro"),
        msg!("ways.json-schema"),
        msg!("ways.json-version", n = show::json_version().to_string()),
    ];
    let mut out = String::new();
    for one in said {
        let lines = wrapped(told(one).split(' '), WIDTH).join("\n");
        out.push_str(&format!("{lines}\n\n"));
    }
    print(&(out.trim_end().to_owned() + "\n" + &show::reference()))
}

/// The keys under a heading for each place.
fn keys(all: &[KeyHelp]) -> String {
    let mut out = told(about_keys()) + "\n";
    for group in all.chunk_by(|a, b| a.place == b.place) {
        out.push_str(&format!("\n{}\n", told(group[0].place)));
        for key in group {
            let does = told(key.does);
            let mut lines = wrapped(does.split(' '), WIDTH - KEYS - 2).into_iter();
            let first = lines.next().unwrap_or_default();
            out.push_str(&format!("  {:KEYS$}{first}\n", told(&key.keys)));
            lines.for_each(|line| out.push_str(&format!("  {:KEYS$}{line}\n", "")));
        }
    }
    out
}

/// Every way to write each verb, and below it what the verb does.
fn verbs() -> String {
    let mut out = told(about_verbs()) + "\n";
    for verb in &VERBS {
        out.push('\n');
        for usage in verb.usage.split(" | ") {
            let lines = wrapped(usage.split(' '), WIDTH - 8);
            out.push_str(&format!("  {}\n", lines.join("\n        ")));
        }
        for line in wrapped(told(&verb.does).split(' '), WIDTH - 6) {
            out.push_str(&format!("      {line}\n"));
        }
    }
    out
}
