//! `komandor help`: every command's own, and the references.

use super::desk::Desk;
use komandor::event::VERBS;
use komandor::tui::key_help;

/// Blanks and ends of lines are one blank, so that a wrapped sentence is found.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn help_keys_names_every_key_in_80_columns() {
    let told = Desk::new().done("help keys");
    assert_eq!(told.lines().find(|line| line.chars().count() > 80), None);
    let mut rest = flat(&told);
    let mut place = None;
    for key in key_help() {
        if Some(key.place) != place {
            place = Some(key.place);
            rest = behind(&rest, &key.place.to_string());
        }
        rest = behind(&rest, &flat(&format!("{} {}", key.keys, key.does)));
    }
    assert_eq!(rest, "", "nothing else stands there");
    assert!(told.contains("\nLog\n  Enter              Show the whole entry\n"), "{told}");
}

fn behind(text: &str, found: &str) -> String {
    let (_, rest) = text.split_once(found).unwrap_or_else(|| panic!("{found} is not in {text}"));
    rest.to_owned()
}

#[test]
fn help_verbs_names_every_verb_in_80_columns() {
    let told = Desk::new().done("help verbs");
    assert_eq!(told.lines().find(|line| line.chars().count() > 80), None);
    let mut rest = flat(&told);
    for verb in &VERBS {
        let usages = verb.usage.replace(" | ", " ");
        rest = behind(&rest, &format!("{usages} {}", verb.does));
    }
    assert_eq!(rest, "");
    assert!(
        told.contains("\n  cut [N]\n  cut N level\n  cut points=P\n  cut manual \"A, B, C, D\"")
    );
}

#[test]
fn the_man_page_has_every_command_verb_and_key() {
    let told = Desk::new().done("help man");
    let plain = told.replace("\\fB", "").replace("\\fR", "").replace("\\-", "-");
    let plain = plain.replace("\\*(Aq", "'");
    let mut at = plain.as_str();
    for heading in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "VERBS", "KEYS"] {
        at = at.split_once(&format!("\n.SH {heading}\n")).unwrap_or_else(|| panic!("{heading}")).1;
    }
    for command in ["new", "do", "show", "edit", "watch", "station", "demo", "games check", "help"]
    {
        assert!(plain.contains(&format!("\n.SS \"komandor {command}\"\n")), "{command}");
    }
    for verb in &VERBS {
        for usage in verb.usage.split(" | ") {
            assert!(plain.contains(&format!("\n{usage}\n")), "{usage}");
        }
        assert!(plain.contains(&format!("\n{}\n", verb.does)), "{}", verb.does);
    }
    for key in key_help() {
        assert!(at.contains(&format!("{}\n{}\n", key.keys, key.does)), "{key:?}");
    }
    assert!(plain.contains("\n.TP\n3\nThe event file is damaged or cannot be read.\n"));
}

#[test]
fn the_help_of_a_command_is_the_one_behind_it() {
    let desk = Desk::new();
    for words in [&["do"][..], &["games"], &["games", "check"], &["help"]] {
        let asked = desk.done(&[&["help"], words].concat());
        assert_eq!(asked, desk.done(&[words, &["--help"]].concat()), "{words:?}");
    }
    assert_eq!(desk.done("games help check"), desk.done("games check --help"));
    assert_eq!(desk.done("help"), desk.done("--help"));
}

#[test]
fn help_for_nothing_known_names_what_there_is() {
    let desk = Desk::new();
    let ended = desk.run("help nix");
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert_eq!(
        ended.err,
        "There is no help for \"nix\": the commands are new, do, show, edit, watch, publish, station, demo, \
         games, simulate, verify, recover, season, words, themes, keys, help; komandor help keys, help verbs, help json, help man and help completions show the references.\n"
    );
    let ended = desk.run("help new nix");
    assert_eq!(
        ended.err,
        "There is no help for \"nix\": new has no commands of its own; komandor help keys, \
         help verbs, help json, help man and help completions show the references.\n"
    );
}
