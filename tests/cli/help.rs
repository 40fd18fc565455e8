//! Help, languages, and the verbs as words of the shell.

use super::desk::{Desk, Ended};
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
    assert!(told.contains("\nLog\n  Enter              Details\n"), "{told}");
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
    Desk::new().plays(
        r#"$2 help nix
           No help for "nix": see komandor --help, and komandor help keys, help verbs, help json, help man and help completions.
           $2 help new nix
           No help for "nix": see komandor --help, and komandor help keys, help verbs, help json, help man and help completions."#,
    );
}

fn played() -> Desk {
    let desk = Desk::with_players(7, &["Ewa Zięba", "Jan Łoś", "Ola Żuk", "Iga Świt", "Adam Ból"]);
    desk.verbs(["pair", "report 1 W"]);
    desk
}

/// The title of the pairings, as the program says it with these variables and arguments.
fn title(desk: &Desk, variables: &[(&str, &str)], arguments: &[&str]) -> String {
    let arguments = [&["show", "shop.yaml", "pairings"], arguments].concat();
    let output = desk.command(&arguments).envs(variables.iter().copied()).output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    told.lines().next().unwrap_or_default().to_owned()
}

const ENGLISH: &str = "Shop · pairings, round 1";
const POLISH: &str = "Shop · pary, runda 1";

#[test]
fn the_sheets_of_a_round_in_polish() {
    let desk = played();
    assert_eq!(
        desk.done("show shop.yaml pairings --lang pl"),
        "Shop · pary, runda 1\n\
         21.11.2026 · 35 minut · brakuje 1 wyniku\n\
         \n\
         Stolik  Gracz A    Gracz B   Wynik\n     \
         1  Ewa Zięba  Ola Żuk   1–0\n     \
         2  Jan Łoś    Iga Świt\n        \
         Adam Ból             wolny los\n"
    );
    desk.plays(
        "$ show shop.yaml standings --lang pl
         Shop · klasyfikacja w trakcie rundy 1…
         21.11.2026 · 5 graczy · trwa runda, brakuje 1 wyniku…
         Miejsce  Gracz      Punkty  Rundy      ST     RST  Losowo…
         |      1  Ewa Zięba       1      1  0,0000  1,0000…
         $ show shop.yaml place 'Ewa Zięba' --lang pl
         1 punkt, rozegrano: 1 runda…
         Niżej …
         $ show shop.yaml why --lang pl
         …  Ewa Zięba  Ola Żuk   para wylosowana w rundzie 1
         …wolny los, losowanie: 5 graczy
         $ show shop.yaml slips --lang pl
         Zaznacz zwycięzcę.…
         Mecz: Jedna gra.…
         $ show shop.yaml by-name --lang pl --format html
         <html lang=\"pl\">…",
    );
    // A list by name is by surname, in the order of the Polish alphabet.
    let shown = desk.done("show shop.yaml by-name --lang pl");
    let names: Vec<&str> = shown.lines().skip(4).map(|row| row.get(..11).unwrap().trim()).collect();
    assert_eq!(names, ["Ból, Adam", "Łoś, Jan", "Świt, Iga", "Zięba, Ewa", "Żuk, Ola"]);
}

#[test]
fn the_option_goes_before_the_event_the_variable_the_settings_and_the_locale() {
    let desk = played();
    let polish = [("LANG", "pl_PL.UTF-8")];
    assert_eq!(title(&desk, &[], &[]), ENGLISH);
    assert_eq!(title(&desk, &polish, &[]), POLISH);
    assert_eq!(title(&desk, &[("LC_ALL", "en_GB.UTF-8"), polish[0]], &[]), ENGLISH);
    assert_eq!(title(&desk, &[("LANG", "fi_FI.UTF-8")], &[]), ENGLISH);
    std::fs::create_dir_all(desk.path("config/komandor")).unwrap();
    desk.write("config/komandor/config.yaml", "lang: pl\n");
    assert_eq!(title(&desk, &[("LANG", "en_GB.UTF-8")], &[]), POLISH);
    assert_eq!(title(&desk, &[("KOMANDOR_LANG", "en")], &[]), ENGLISH);
    desk.verb("setup language=en");
    assert_eq!(title(&desk, &[("KOMANDOR_LANG", "pl")], &[]), ENGLISH);
    assert_eq!(title(&desk, &[], &["--lang", "pl"]), POLISH);
    desk.verb("setup language=own");
    assert_eq!(title(&desk, &[("KOMANDOR_LANG", "pl")], &[]), POLISH);
}

#[test]
fn scripts_read_the_same_in_every_language() {
    let desk = played();
    for arguments in [
        &["show", "shop.yaml", "event", "--format", "json"][..],
        &["show", "shop.yaml", "standings", "--format", "csv"],
        &["verify", "--format", "json", "shop.yaml"],
    ] {
        let english = desk.run(arguments);
        let output = desk.command(arguments).env("LANG", "pl_PL.UTF-8").output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap(), english.out, "{arguments:?}");
        assert_eq!(output.status.code(), Some(english.status), "{arguments:?}");
    }
    // The head of an acknowledgement is for scripts, the rest is for people.
    let polish = |arguments: &[&str]| {
        let output = desk.command(arguments).env("LANG", "pl_PL.UTF-8").output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(polish(&["do", "--dry-run", "shop.yaml", "undo"]).starts_with("not saved: "));
    let done = polish(&["do", "shop.yaml", "undo"]);
    assert!(done.starts_with("saved #8: "), "{done}");
    assert_eq!(
        polish(&["verify", "shop.yaml"]),
        "shop.yaml: wszystko w porządku (sprawdzono: 1 runda, 2 stoliki, 5 wierszy klasyfikacji).\n"
    );
}

#[test]
fn a_language_that_does_not_exist_is_refused_with_those_that_do() {
    let desk = played();
    let words = desk.path("config/komandor/words");
    let told = format!(
        "Unknown language \"xx\": use en and pl, or a folder of your own in {}.\n",
        words.display()
    );
    assert_eq!(
        desk.run("show shop.yaml pairings --lang xx"),
        Ended { status: 2, out: String::new(), err: told }
    );
    assert_eq!(
        desk.tried("setup language=polish").err,
        "Use a language's two or three letters, such as pl; own: the organizer's.\n"
    );
}

#[test]
fn a_language_of_ones_own_speaks_what_it_has_and_english_the_rest() {
    let desk = played();
    let folder = desk.path("config/komandor/words/de");
    std::fs::create_dir_all(&folder).unwrap();
    let write = |text: &str| std::fs::write(folder.join("pages.ftl"), text).unwrap();
    write("pairings = { $event } · Paarungen, { $round }\n");
    let own = ["--lang", "de"];
    assert_eq!(title(&desk, &[], &own), "Shop · Paarungen, round 1");
    let checked = desk.done("words check");
    let at = folder.display();
    assert!(checked.contains(&format!("{at}/pages.ftl: by-name is missing, so English is used\n")));
    assert!(checked.contains(&format!("\n{at}: ready to use; ")), "{checked}");
    write("pairings = { $event } · { -pairs }, { $round }\n");
    std::fs::write(folder.join("terms.ftl"), "-pairs = Paarungen\n").unwrap();
    assert_eq!(title(&desk, &[], &own), "Shop · Paarungen, round 1");
    let nowhere = desk.run("words check nowhere");
    let told = "nowhere: no such folder; name the folder of a language, such as de.\n";
    assert_eq!((nowhere.status, nowhere.err.as_str()), (1, told));
    // With a fault the language is not spoken, and the fault is told.
    write("pairings = { $event } · Paarungen, { $runde }\n");
    let shown = desk.run("show shop.yaml pairings --lang de");
    assert!(shown.out.starts_with(ENGLISH), "{}", shown.out);
    let fault =
        "pages.ftl:1:39: $runde is not an argument of pairings, which has $event and $round";
    assert_eq!(shown.err, format!("warning: {at}/{fault}\n"));
    let checked = desk.run("words check");
    assert!(checked.out.starts_with(&format!("{at}/{fault}\n")), "{}", checked.out);
    assert_eq!(
        (checked.status, checked.err.as_str()),
        (1, "1 fault in all: using English instead.\n")
    );
    std::fs::write(folder.join("pages.ftl"), b"pairings = \xff\n").unwrap();
    let shown = desk.run("show shop.yaml pairings --lang de");
    assert!(shown.out.starts_with(ENGLISH), "{}", shown.out);
    assert_eq!(
        shown.err,
        format!("warning: {at}/pages.ftl: can't read it: stream did not contain valid UTF-8\n")
    );
}

#[test]
fn a_choice_made_long_ago_keeps_nobody_from_saving() {
    let desk = played();
    let output =
        desk.command("do shop.yaml note late").env("KOMANDOR_LANG", "xx").output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "saved #8: Note saved.\n");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.starts_with("warning: Unknown language \"xx\": use "), "{told}");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn wrong_arguments_and_help_are_told_in_polish() {
    let desk = played();
    let polish = |arguments: &[&str]| {
        let output = desk.command(arguments).env("LC_ALL", "pl_PL.UTF-8").output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(text).unwrap())
    };
    let (status, told) = polish(&["new", "x.yaml"]);
    assert_eq!(status, Some(2));
    assert_eq!(
        told,
        "Brakuje: --game <ID>.\nUżycie: komandor new --game <ID> <FILE>\nPomoc: komandor --help.\n"
    );
    let (status, told) = polish(&["show", "shop.yaml", "standings", "--format", "xml"]);
    assert_eq!(status, Some(2));
    let first =
        "--format <FORMAT> nie może być „xml”; wybierz text, markdown, csv, json, html, plain.";
    assert_eq!(told.lines().next(), Some(first));
    let (status, told) = polish(&["verify", "--help"]);
    assert_eq!(status, Some(0));
    assert!(told.contains("\nArgumenty:\n  <EVENTS>...  Pliki turniejów\n"), "{told}");
    assert!(told.contains("\nKod wyjścia: 0 wszystko w porządku"), "{told}");
    let (_, told) = polish(&["do", "--help"]);
    assert!(told.contains("\nPolecenia:\n  add NAME "), "{told}");
    assert!(
        told.contains(
            "\n  import FILE|EVENT\n      dopisuje graczy z pliku CSV, także z serwisu albo arkusza, \
             albo ze starszego turnieju po jego\n      nazwie: wszystkich albo nikogo; \
             do --dry-run pokazuje, co odczytano\n"
        ),
        "{told}"
    );
}

#[test]
fn the_first_refusal_stops_and_what_was_done_before_stays_done() {
    let desk = Desk::with_event(7);
    let input =
        "# a file of verbs\n\nadd 'Ewa Nowak'\r\n  add Jan Kowalski\nadd ewa nowak\nadd Ola\n";
    let ended = desk.feed("do shop.yaml -", input);
    assert_eq!(ended.status, 1);
    assert_eq!(
        ended.out,
        "saved #1: Registered Ewa Nowak (#1).\nsaved #2: Registered Jan Kowalski (#2).\n"
    );
    assert_eq!(
        ended.err,
        "Line 5 of the commands (2 commands before it were saved): ewa nowak is already registered (#1). Another ewa nowak? Add a club, or start=3.\n"
    );
    assert_eq!(desk.event()["entrants"].as_array().unwrap().len(), 2);
    let ended = desk.feed("do shop.yaml -", "ad Jan\n");
    assert_eq!(ended.status, 2);
    assert_eq!(
        ended.err,
        "Line 1 of the commands (nothing before it was saved): No command \"ad\"; did you mean add?\n"
    );
}

#[test]
fn a_roster_may_come_through_a_pipe_and_an_editors_mark_is_no_verb() {
    let desk = Desk::with_event(7);
    let ended = desk.feed("do shop.yaml import /dev/stdin", "name\nEwa\n");
    assert_eq!((ended.status, ended.out.as_str()), (0, "saved #1: Registered 1 player.\n"));
    assert_eq!(desk.json("log")["log"][0]["what"], "registered 1 player");
    let ended = desk.feed("do shop.yaml -", "\u{feff}add Jan\nadd Ola\n");
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert_eq!(desk.event()["entrants"].as_array().unwrap().len(), 3);
}

#[test]
fn a_chosen_name_that_cannot_stand_by_an_action_is_refused() {
    let desk = Desk::with_event(7);
    let before = desk.bytes("shop.yaml");
    for (name, why) in [
        ("a\u{202e}b", "the character U+202E isn't allowed in a name or note; leave it out"),
        ("  ", "it is empty; write at least one letter"),
    ] {
        let mut command = desk.command("do shop.yaml note one");
        let output = command.env("KOMANDOR_BY", name).output().unwrap();
        assert_eq!(
            String::from_utf8(output.stderr).unwrap(),
            format!("KOMANDOR_BY can't be used as a name: {why}.\n")
        );
        assert_eq!(output.status.code(), Some(2));
    }
    assert_eq!(desk.bytes("shop.yaml"), before);
    desk.verb("note one");
    let status = desk.command("do shop.yaml note two").env("KOMANDOR_BY", "ben").status();
    assert!(status.unwrap().success());
    let log = &desk.json("log")["log"];
    assert_eq!((&log[0]["by"], &log[1]["by"]), (&"anna".into(), &"ben".into()));
}
