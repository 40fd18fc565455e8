//! `komandor help` and `komandor keys`: the help of a command, wrong arguments, the man page, the keys.

use super::output::{Stop, print, print_clap_error, warn, words};
use super::{completions, output};
use crate::event::VERBS;
use crate::show::wrapped;
use crate::store::home;
use crate::tui::{
    KeyHelp, install_keys, key_help, key_of_help, key_of_verbs, keys_as_file, read_keys,
};
use crate::words::{Message, Words};
use crate::{msg, show};
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Args, Command, Error};
use clap_mangen::Man;
use clap_mangen::roff::{Inline, Roff, bold, roman};

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
    if asked.schema.is_some() && words != ["json"] {
        return Err(Stop::usage(msg!("cli.only-with", option = "--schema", screens = "help json")));
    }
    match words[..] {
        ["json"] => json(None, asked.schema.as_deref()),
        ["json", sheet] => json(Some(sheet), None),
        ["keys"] => {
            install().iter().for_each(warn);
            print(&keys(&key_help()))
        }
        ["verbs"] => print(&verbs()),
        ["man"] => print(&page(all)),
        ["completions"] => print(&completions::script(None)?),
        ["completions", shell] => print(&completions::script(Some(shell))?),
        _ => of_command(&words, all),
    }
}

/// The output of `--help` after these words, which name a command.
pub(super) fn of_command(words: &[&str], mut all: Command) -> Result<(), Stop> {
    let mut command = &all;
    for word in words {
        command = command
            .find_subcommand(word)
            .ok_or_else(|| Stop::usage(msg!("cli.no-such-command", word = *word)))?;
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
        Stop::usage(msg!("pages.json-unknown-sheet", word = sheet, known))
    };
    if let Some(sheet) = schema {
        return print(&show::schema(sheet).ok_or_else(|| unknown(sheet))?);
    }
    if let Some(sheet) = of {
        return print(&show::reference_of(sheet).ok_or_else(|| unknown(sheet))?);
    }
    let version = msg!("pages.json-version", n = show::json_version().to_string());
    let mut out = String::new();
    for one in [msg!("pages.json-intro"), msg!("pages.json-schema"), version] {
        let lines = wrapped(output::in_words(one).split(' '), WIDTH).join("\n");
        out.push_str(&format!("{lines}\n\n"));
    }
    print(&(out.trim_end().to_owned() + "\n" + &show::reference()))
}

/// The keys under a heading for each place.
fn keys(all: &[KeyHelp]) -> String {
    let mut out = output::in_words(about_keys()) + "\n";
    for group in all.chunk_by(|a, b| a.place == b.place) {
        out.push_str(&format!("\n{}\n", output::in_words(group[0].place)));
        for key in group {
            let does = output::in_words(key.does);
            let mut lines = wrapped(does.split(' '), WIDTH - KEYS - 2).into_iter();
            let first = lines.next().unwrap_or_default();
            out.push_str(&format!("  {:KEYS$}{first}\n", output::in_words(&key.keys)));
            lines.for_each(|line| out.push_str(&format!("  {:KEYS$}{line}\n", "")));
        }
    }
    out
}

/// The forms of each verb, and below them what the verb does.
fn verbs() -> String {
    let mut out = output::in_words(about_verbs()) + "\n";
    for verb in &VERBS {
        out.push('\n');
        for usage in verb.usage.split(" | ") {
            let lines = wrapped(usage.split(' '), WIDTH - 8);
            out.push_str(&format!("  {}\n", lines.join("\n        ")));
        }
        for line in wrapped(output::in_words(&verb.does).split(' '), WIDTH - 6) {
            out.push_str(&format!("      {line}\n"));
        }
    }
    out
}

/// The line of a key that may do nothing but run a station.
const FORCED_STATION: &str =
    "command=\"komandor station --locked shop.yaml\",restrict,pty ssh-ed25519 AAAA…";

/// The whole page as roff text, for `man -l -` or a file `komandor.1`.
fn page(mut all: Command) -> String {
    all.build();
    let mut rest = Roff::new();
    commands(&all, &mut rest);
    man_verbs(&mut rest);
    man_keys(&mut rest);
    surroundings(&mut rest);
    format!("{}{}", head(all), rest.to_roff())
}

/// Title, name, synopsis, description and the options of every command.
fn head(all: Command) -> String {
    let man = Man::new(all);
    let mut out = Vec::new();
    // Writing to memory cannot fail.
    let _ = man.render_title(&mut out);
    // A hyphenated verb could not be copied.
    out.extend_from_slice(b".nh\n.ad l\n");
    let _ = man.render_name_section(&mut out);
    let _ = man.render_synopsis_section(&mut out);
    let _ = man.render_description_section(&mut out);
    let _ = man.render_options_section(&mut out);
    String::from_utf8_lossy(&out).into_owned()
}

fn commands(all: &Command, out: &mut Roff) {
    out.control("SH", ["COMMANDS"]);
    for one in all.get_subcommands() {
        command(one, out);
        one.get_subcommands().for_each(|below| command(below, out));
    }
}

fn command(one: &Command, out: &mut Roff) {
    let usage = one.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").lines().next().unwrap_or_default();
    out.control("SS", [one.get_bin_name().unwrap_or(one.get_name())]);
    out.text([bold(usage)]);
    out.control("PP", []);
    if let Some(about) = one.get_about() {
        out.text([roman(format!("{about}."))]);
    }
    let own = |arg: &&Arg| !arg.is_global_set() && !arg.is_hide_set() && arg.get_id() != "help";
    for arg in one.get_arguments().filter(own) {
        entry(out, [bold(arg.to_string())], &meaning(arg));
    }
}

/// The help of an argument, its default and the values it may have.
fn meaning(arg: &Arg) -> String {
    match arg.is_hide_possible_values_set() {
        // They are in the help already.
        true => arg.get_help().map(ToString::to_string).unwrap_or_default(),
        false => with_values(arg, words()).to_string(),
    }
}

fn man_verbs(out: &mut Roff) {
    out.control("SH", ["VERBS"]);
    out.text([roman(output::in_words(about_verbs()))]);
    out.control("PP", []);
    out.text([roman(output::in_words(msg!("cli.a-verb-asks-nothing")))]);
    for verb in &VERBS {
        // All forms of a verb come before what it does.
        for (at, usage) in verb.usage.split(" | ").enumerate() {
            out.control(if at == 0 { "TP" } else { "TQ" }, []).text([bold(usage)]);
        }
        out.text([roman(output::in_words(&verb.does))]);
    }
}

fn man_keys(out: &mut Roff) {
    out.control("SH", ["KEYS"]);
    out.text([roman(output::in_words(about_keys()))]);
    for group in key_help().chunk_by(|a, b| a.place == b.place) {
        out.control("SS", [output::in_words(group[0].place).as_str()]);
        for key in group {
            entry(out, [bold(output::in_words(&key.keys))], &output::in_words(key.does));
        }
    }
}

/// Exit status, environment and files.
fn surroundings(out: &mut Roff) {
    let sections: [(&str, Vec<(&str, Message)>); 3] = [
        (
            "EXIT STATUS",
            vec![
                ("0", msg!("cli.status", status = "done")),
                ("1", msg!("cli.status", status = "refused")),
                ("2", msg!("cli.status", status = "usage")),
                ("3", msg!("cli.status", status = "damaged")),
            ],
        ),
        (
            "ENVIRONMENT",
            vec![
                ("KOMANDOR_HOME", msg!("cli.variable", variable = "home")),
                ("KOMANDOR_BY", msg!("cli.variable", variable = "by")),
                ("KOMANDOR_THEME", msg!("cli.variable", variable = "theme")),
                ("TERM", msg!("cli.variable", variable = "term")),
                ("KOMANDOR_ASCII", msg!("cli.variable", variable = "ascii")),
                ("NO_COLOR", msg!("cli.variable", variable = "no-colour")),
                ("VISUAL, EDITOR", msg!("cli.variable", variable = "editor")),
            ],
        ),
        (
            "FILES",
            vec![
                ("~/.local/share/komandor", msg!("cli.file", file = "events")),
                ("~/.config/komandor/rulesets/*.yaml", msg!("cli.file", file = "rulesets")),
                ("~/.config/komandor/config.yaml", msg!("cli.file", file = "settings")),
                ("~/.config/komandor/themes/*.yaml", msg!("cli.file", file = "themes")),
                ("~/.config/komandor/keys.yaml", msg!("cli.file", file = "keys")),
                ("~/.ssh/authorized_keys", msg!("slips.man-ssh", line = FORCED_STATION)),
            ],
        ),
    ];
    for (title, entries) in sections {
        out.control("SH", [title]);
        entries
            .into_iter()
            .for_each(|(name, does)| entry(out, [bold(name)], &output::in_words(does)));
    }
}

/// A term, and what it means indented below.
fn entry(out: &mut Roff, term: impl Into<Vec<Inline>>, means: &str) {
    out.control("TP", []).text(term);
    out.text([roman(means)]);
}

/// Where the keys of a screen are shown.
fn about_keys() -> Message {
    msg!("cli.keys", key = key_of_help())
}

/// Where verbs can be typed.
fn about_verbs() -> Message {
    msg!("cli.verbs", key = key_of_verbs())
}

/// The file of the catalogue.
const FILE: &str = "usage";

/// The command with its help in this language.
pub(super) fn in_language(command: Command, words: &Words) -> Command {
    let command = texts(command, "komandor", words);
    if words.tag() == "en" { command } else { headings(command, words) }
}

/// The help of an argument. Arguments of several commands are listed with the program's own.
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

/// Translates the parts that clap has in English: headings, the flags for help and version, and
/// possible values.
fn headings(command: Command, words: &Words) -> Command {
    let (arguments, options) =
        (words.text(&msg!("cli.arguments")), words.text(&msg!("cli.options")));
    let usage = words.text(&msg!("cli.usage", usage = "{usage}"));
    let flag = |name: &'static str, short: char, action: ArgAction| {
        let help = text(words, "komandor", name).unwrap_or_default();
        Arg::new(name).short(short).long(name).action(action).help(help)
    };
    let is_root = command.get_name() == "komandor";
    let mut command = command
        .help_template(format!("{{about-with-newline}}\n{usage}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(words.text(&msg!("keys.list-keys").capitalised()))
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
fn with_values(arg: &Arg, words: &Words) -> StyledStr {
    let mut parts: Vec<String> = arg.get_help().map(ToString::to_string).into_iter().collect();
    if arg.get_action().takes_values() {
        let default: Vec<_> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        if !default.is_empty() {
            let value = default.join(" ");
            parts.push(words.text(&msg!("cli.default", value)));
        }
        let known = arg.get_value_parser().possible_values();
        let known: Vec<String> =
            known.into_iter().flatten().map(|value| value.get_name().to_owned()).collect();
        if !known.is_empty() {
            let values = known.join(", ");
            parts.push(words.text(&msg!("cli.possible", values)));
        }
    }
    parts.join(" ").into()
}

/// What is wrong with the arguments, translated, because clap has only English.
pub(super) fn explained(error: &Error) -> String {
    let more = msg!("cli.more", command = "komandor --help");
    let usage = error.get(ContextKind::Usage).map(value).unwrap_or_default();
    let usage = usage.trim_start_matches("Usage: ").to_owned();
    let mut sentences = vec![fault(error)];
    if !usage.is_empty() {
        sentences.push(msg!("cli.usage", usage));
    }
    sentences.push(more);
    output::in_words(Message::lines(sentences))
}

fn fault(error: &Error) -> Message {
    let context = |kind| error.get(kind).map(value).filter(|text| !text.is_empty());
    let argument = context(ContextKind::InvalidArg).unwrap_or_default();
    let value = context(ContextKind::InvalidValue);
    match (error.kind(), value) {
        (ErrorKind::UnknownArgument, _) => msg!("cli.unknown-argument", argument),
        (ErrorKind::InvalidSubcommand, _) => {
            let word = context(ContextKind::InvalidSubcommand).unwrap_or_default();
            msg!("cli.unknown-command", word)
        }
        (ErrorKind::InvalidValue, None) => msg!("cli.no-value", argument),
        (ErrorKind::InvalidValue, Some(value)) => match context(ContextKind::ValidValue) {
            Some(values) => msg!("cli.invalid-value-of", argument, value, values),
            None => msg!("cli.invalid-value", argument, value),
        },
        (ErrorKind::ValueValidation, Some(value)) => {
            let why = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            msg!("cli.invalid-because", argument, value, why)
        }
        (ErrorKind::MissingRequiredArgument, _) => msg!("cli.missing", arguments = argument),
        (ErrorKind::ArgumentConflict, _) => match context(ContextKind::PriorArg) {
            Some(other) if other != argument => msg!("cli.conflict", argument, other),
            _ => msg!("cli.repeated", argument),
        },
        _ => {
            let text = error.to_string();
            let why = text.lines().next().unwrap_or_default().trim_start_matches("error: ");
            msg!("cli.other", why)
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
        _ => String::new(),
    }
}

pub(super) fn run_keys() -> Result<(), Stop> {
    install().iter().for_each(warn);
    print(&keys_as_file())
}

/// Takes the user's own keys for this run.
///
/// With a broken file the program's own keys are used, and the message says what is wrong.
pub(super) fn install() -> Option<Message> {
    let file = home::keys()?;
    let text = match home::user_text(&file) {
        Ok(text) => text?,
        Err(why) => return Some(why),
    };
    match read_keys(&file.display().to_string(), &text) {
        Ok(table) => {
            install_keys(table);
            None
        }
        Err(faults) => Some(msg!("cli.keys-broken", problem = faults.first()?.message())),
    }
}

#[cfg(test)]
mod tests;
