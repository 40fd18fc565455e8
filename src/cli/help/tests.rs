use super::*;
use crate::cli::Arguments;
use crate::words::{Catalogue, signatures};
use clap::CommandFactory;
use std::collections::BTreeSet;

/// The names of a command's texts, as far as the catalogue has them.
fn names(command: &Command, path: &str, all: &mut BTreeSet<String>) {
    all.insert(path.to_owned());
    for more in ["long", "after"] {
        all.insert(format!("{path}-{more}"));
    }
    for arg in command.get_arguments() {
        let arg = arg.get_id().as_str().replace('_', "-");
        all.insert(format!("{path}--{arg}"));
        all.insert(format!("komandor--{arg}"));
    }
    for below in command.get_subcommands() {
        let name = below.get_name();
        let path = if path == "komandor" { name.to_owned() } else { format!("{path}-{name}") };
        names(below, &path, all);
    }
}

#[test]
fn every_command_and_every_argument_has_its_help_and_no_text_is_left_over() {
    let command = Arguments::command();
    let mut known = BTreeSet::from(["komandor--help", "komandor--version"].map(str::to_owned));
    names(&command, "komandor", &mut known);
    for tag in Catalogue::tags() {
        let there = signatures(&Catalogue::built_in(tag).unwrap());
        let there = there.into_keys().filter(|(file, _)| file == FILE).map(|(_, name)| name);
        let unknown: Vec<String> = there.filter(|name| !known.contains(name)).collect();
        assert_eq!(unknown, Vec::<String>::new(), "{tag}");
    }
    let words = Words::english();
    let mut without = Vec::new();
    helpless(&in_language(command, words), &mut without);
    // The values of these say it.
    assert_eq!(without, ["show what", "verify format"]);
}

fn helpless(command: &Command, all: &mut Vec<String>) {
    if command.get_about().is_none() {
        all.push(command.get_name().to_owned());
    }
    for arg in command.get_arguments().filter(|arg| arg.get_help().is_none()) {
        all.push(format!("{} {}", command.get_name(), arg.get_id()));
    }
    command.get_subcommands().for_each(|below| helpless(below, all));
}
