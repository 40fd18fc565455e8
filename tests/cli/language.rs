//! The language of what players read, and whose choice it is.

use super::desk::{Desk, Ended};

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
    let standings = desk.done("show shop.yaml standings --lang pl");
    let mut lines = standings.lines();
    assert_eq!(lines.next(), Some("Shop · klasyfikacja w trakcie rundy 1"));
    assert_eq!(lines.next(), Some("21.11.2026 · 5 graczy · trwa runda, brakuje 1 wyniku"));
    assert_eq!(lines.nth(1), Some("Miejsce  Gracz      Punkty  Rundy      ST     RST  Losowo"));
    let first = lines.next().unwrap();
    assert!(first.starts_with("      1  Ewa Zięba       1      1  0,0000  1,0000"), "{first}");
    let place = desk.done("show shop.yaml place 'Ewa Zięba' --lang pl");
    assert!(place.contains("\n1 punkt, rozegrano: 1 runda\nNiżej "), "{place}");
    let why = desk.done("show shop.yaml why --lang pl");
    assert!(why.contains("  Ewa Zięba  Ola Żuk   runda 1, losowanie: 4 graczy\n"), "{why}");
    assert!(why.ends_with("wolny los, losowanie: 5 graczy\n"), "{why}");
    let slips = desk.done("show shop.yaml slips --lang pl");
    assert!(slips.contains("Zaznacz, kto wygrał.\nMecz: Jedna gra.\n"), "{slips}");
    let page = desk.done("show shop.yaml by-name --lang pl --format html");
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"pl\">\n"), "{page}");
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
        "There is no language \"xx\": there are en and pl, and a folder of your own in {}.\n",
        words.display()
    );
    assert_eq!(
        desk.run("show shop.yaml pairings --lang xx"),
        Ended { status: 2, out: String::new(), err: told }
    );
    assert_eq!(
        desk.tried("setup language=polish").err,
        "A language is named by its two or three letters, such as pl; own is the organizer's.\n"
    );
}

#[test]
fn a_language_of_ones_own_speaks_what_it_has_and_english_the_rest() {
    let desk = played();
    let folder = desk.path("config/komandor/words/de");
    std::fs::create_dir_all(&folder).unwrap();
    let write = |text: &str| std::fs::write(folder.join("page.ftl"), text).unwrap();
    write("pairings = { $event } · Paarungen, { $round }\n");
    let own = ["--lang", "de"];
    assert_eq!(title(&desk, &[], &own), "Shop · Paarungen, round 1");
    let checked = desk.done("words check");
    let at = folder.display();
    assert!(
        checked.contains(&format!("{at}/page.ftl: by-name is missing, so it is told in English\n"))
    );
    assert!(checked.contains(&format!("\n{at}: can be spoken; ")), "{checked}");
    write("pairings = { $event } · { -pairs }, { $round }\n");
    std::fs::write(folder.join("terms.ftl"), "-pairs = Paarungen\n").unwrap();
    assert_eq!(title(&desk, &[], &own), "Shop · Paarungen, round 1");
    let nowhere = desk.run("words check nowhere");
    let told = "nowhere: there is no such folder; name the folder of a language, such as de.\n";
    assert_eq!((nowhere.status, nowhere.err.as_str()), (1, told));
    // With a fault the language is not spoken, and the fault is told.
    write("pairings = { $event } · Paarungen, { $runde }\n");
    let shown = desk.run("show shop.yaml pairings --lang de");
    assert!(shown.out.starts_with(ENGLISH), "{}", shown.out);
    let fault = "page.ftl:1:39: $runde is no argument of pairings: it has $event and $round";
    assert_eq!(shown.err, format!("warning: {at}/{fault}\n"));
    let checked = desk.run("words check");
    assert!(checked.out.starts_with(&format!("{at}/{fault}\n")), "{}", checked.out);
    assert_eq!(
        (checked.status, checked.err.as_str()),
        (1, "1 fault in all: English is spoken instead.\n")
    );
    std::fs::write(folder.join("page.ftl"), b"pairings = \xff\n").unwrap();
    let shown = desk.run("show shop.yaml pairings --lang de");
    assert!(shown.out.starts_with(ENGLISH), "{}", shown.out);
    assert_eq!(
        shown.err,
        format!(
            "warning: {at}/page.ftl: this file of words cannot be read: stream did not contain \
             valid UTF-8\n"
        )
    );
}

#[test]
fn names_stand_in_the_order_of_the_polish_alphabet() {
    let desk = Desk::with_players(7, &["Żak", "Łata", "Lwow", "Zych"]);
    desk.verb("pair");
    let shown = desk.done("show shop.yaml by-name --format csv");
    let names: Vec<&str> = shown.lines().skip(1).filter_map(|row| row.split(',').next()).collect();
    assert_eq!(names, ["Lwow", "Łata", "Zych", "Żak"]);
}

#[test]
fn a_polish_list_by_name_is_by_surname() {
    let desk = played();
    let shown = desk.done("show shop.yaml by-name --lang pl");
    let names: Vec<&str> = shown.lines().skip(4).map(|row| row.get(..11).unwrap().trim()).collect();
    assert_eq!(names, ["Ból, Adam", "Łoś, Jan", "Świt, Iga", "Zięba, Ewa", "Żuk, Ola"]);
}

#[test]
fn a_choice_made_long_ago_keeps_nobody_from_saving() {
    let desk = played();
    let output =
        desk.command("do shop.yaml note late").env("KOMANDOR_LANG", "xx").output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "saved #8: Noted.\n");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.starts_with("warning: There is no language \"xx\": "), "{told}");
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
        "Brakuje: --game <ID>.\nUżycie: komandor new --game <ID> <FILE>\n\
         Więcej mówi komandor --help.\n"
    );
    let (status, told) = polish(&["show", "shop.yaml", "standings", "--format", "xml"]);
    assert_eq!(status, Some(2));
    let first =
        "--format <FORMAT> nie może być „xml”: może być text, markdown, csv, json, html, plain.";
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
             albo ludzi ze starszego turnieju,\n      także po jego nazwie: wszystkich albo nikogo; \
             do --dry-run pokazuje, co odczytano\n"
        ),
        "{told}"
    );
}
