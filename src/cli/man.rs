//! The man page: the commands as clap knows them, and what clap does not know.

use super::output::{told, words};
use super::usage::with_values;
use crate::event::VERBS;
use crate::msg;
use crate::tui::{key_help, key_of_help, key_of_verbs};
use crate::words::Message;
use clap::{Arg, Command};
use clap_mangen::Man;
use clap_mangen::roff::{Inline, Roff, bold, roman};

/// The line of a key that may do nothing but run a station.
const FORCED_STATION: &str =
    "command=\"komandor station --locked shop.yaml\",restrict,pty ssh-ed25519 AAAA…";

/// The whole page as roff text, for `man -l -` or a file `komandor.1`.
pub(super) fn page(mut all: Command) -> String {
    all.build();
    let mut rest = Roff::new();
    commands(&all, &mut rest);
    verbs(&mut rest);
    keys(&mut rest);
    surroundings(&mut rest);
    format!("{}{}", head(all), rest.to_roff())
}

/// Title, name, synopsis, description and the options of every command.
fn head(all: Command) -> String {
    let man = Man::new(all);
    let mut out = Vec::new();
    // Writing to memory cannot fail.
    let _ = man.render_title(&mut out);
    // A verb cut by a hyphen could not be copied.
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
        // The help has them already.
        true => arg.get_help().map(ToString::to_string).unwrap_or_default(),
        false => with_values(arg, words()).to_string(),
    }
}

fn verbs(out: &mut Roff) {
    out.control("SH", ["VERBS"]);
    out.text([roman(told(about_verbs()))]);
    out.control("PP", []);
    out.text([roman(told(msg!("help.a-verb-asks-nothing")))]);
    for verb in &VERBS {
        let usages: Vec<Inline> = verb.usage.split(" | ").map(bold).collect();
        let last = usages.len().saturating_sub(1);
        for (at, usage) in usages.into_iter().enumerate() {
            // All ways to write a verb stand above what it does.
            out.control(if at == 0 { "TP" } else { "TQ" }, []).text([usage]);
            if at == last {
                out.text([roman(told(&verb.does))]);
            }
        }
    }
}

fn keys(out: &mut Roff) {
    out.control("SH", ["KEYS"]);
    out.text([roman(told(about_keys()))]);
    for group in key_help().chunk_by(|a, b| a.place == b.place) {
        out.control("SS", [told(group[0].place).as_str()]);
        for key in group {
            entry(out, [bold(told(&key.keys))], &told(key.does));
        }
    }
}

/// Exit status, environment and files: all that stands outside the arguments.
fn surroundings(out: &mut Roff) {
    let sections: [(&str, Vec<(&str, Message)>); 3] = [
        (
            "EXIT STATUS",
            vec![
                ("0", msg!("man.done")),
                ("1", msg!("man.refused")),
                ("2", msg!("man.wrong-usage")),
                ("3", msg!("man.damaged")),
            ],
        ),
        (
            "ENVIRONMENT",
            vec![
                ("KOMANDOR_HOME", msg!("man.home")),
                ("KOMANDOR_BY", msg!("man.by")),
                ("KOMANDOR_THEME", msg!("man.theme")),
                ("TERM", msg!("plain.man-term")),
                ("KOMANDOR_ASCII", msg!("looks.man-ascii")),
                ("NO_COLOR", msg!("man.no-colour")),
                ("VISUAL, EDITOR", msg!("man.editor")),
            ],
        ),
        (
            "FILES",
            vec![
                ("~/.local/share/komandor", msg!("man.events")),
                ("~/.config/komandor/rulesets/*.yaml", msg!("man.rulesets")),
                ("~/.config/komandor/config.yaml", msg!("man.settings")),
                ("~/.config/komandor/themes/*.yaml", msg!("looks.man-themes")),
                ("~/.config/komandor/keys.yaml", msg!("looks.man-keys")),
                ("~/.ssh/authorized_keys", msg!("station.man-ssh", line = FORCED_STATION)),
            ],
        ),
    ];
    for (title, entries) in sections {
        out.control("SH", [title]);
        entries.into_iter().for_each(|(name, does)| entry(out, [bold(name)], &told(does)));
    }
}

/// A term, and what it means indented below.
fn entry(out: &mut Roff, term: impl Into<Vec<Inline>>, means: &str) {
    out.control("TP", []).text(term);
    out.text([roman(means)]);
}

/// Tells where the keys of a screen are shown.
pub(super) fn about_keys() -> Message {
    msg!("help.keys", key = key_of_help())
}

/// Tells where verbs are written.
pub(super) fn about_verbs() -> Message {
    msg!("help.verbs", key = key_of_verbs())
}
