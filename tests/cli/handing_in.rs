//! Lists that are handed in, accepted, compared, demanded and shown.

use super::desk::Desk;

const DECK: &str =
    "Characters:\nRey [12] [hero] [blue]\nBattlefield:\nCliff\n\nDeck:\n2 Guard [blue]\n";

fn players() -> Desk {
    Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"])
}

#[track_caller]
fn refused(desk: &Desk, verb: &str, sentence: &str) {
    assert_eq!(desk.refused(verb), sentence);
}

#[track_caller]
fn shown(desk: &Desk, what: &str) -> String {
    desk.done(&format!("show shop.yaml {what}"))
}

#[test]
fn a_list_is_shown_with_its_faults_beside_the_lines() {
    let desk = players();
    desk.write("deck.txt", DECK.replace("2 Guard [blue]", "2 Lightsaber [blue]"));
    desk.verb("list Ala deck.txt");
    let shown = shown(&desk, "list ala");
    let lines: Vec<&str> = shown.lines().collect();
    assert!(lines[0].ends_with(" · list of Ala"), "{}", lines[0]);
    assert!(lines[1].starts_with("Handed in at ") && lines[1].ends_with(" by anna (#5)."));
    assert_eq!(lines[2], "The rules find 2 faults.");
    assert_eq!(lines[3], "12 of 30 points; Characters: 1; Battlefield: 1; Deck: 2");
    let fault = lines.iter().find(|line| line.contains("7  2 Lightsaber [blue]")).unwrap();
    assert!(fault.contains("\"Lightsaber\" could be Kylo Ren's Lightsaber,"), "{fault}");
    assert!(shown.contains("The section Deck has 2 cards; the rules ask for\n"), "{shown}");
}

#[test]
fn a_list_comes_from_standard_input_but_not_among_verbs() {
    let desk = players();
    let ended = desk.feed("do shop.yaml list Ala -", DECK);
    assert_eq!((ended.status, ended.out.as_str()), (0, "saved #5: Ala has handed in a list.\n"));
    let ended = desk.feed("do shop.yaml -", "list Jan -\n");
    assert_eq!(ended.status, 2);
    assert_eq!(
        ended.err,
        "Line 1 of the verbs (nothing was saved before it): Standard input holds the verbs here: \
         give the name of the list's file, or use do EVENT list WHO - by itself.\n"
    );
}

#[test]
fn bad_input_is_named_and_nothing_is_written() {
    let desk = players();
    desk.write("bell.txt", "Deck:\n2 Gu\u{7}ard\n");
    refused(
        &desk,
        "list Ala bell.txt",
        "Line 2 has the character U+0007, which may not stand in a list: delete it.",
    );
    desk.write("many.txt", "2 Guard\n".repeat(1000));
    refused(
        &desk,
        "list Ala many.txt",
        "The list has 1000 lines and at most 400 are taken: check that it is the right one.",
    );
    desk.write("large.txt", "x".repeat(100_000));
    refused(
        &desk,
        "list Ala large.txt",
        "The list has 100001 bytes and at most 65536 are taken: check that it is the right one.",
    );
    desk.write("long.txt", format!("Deck:\n{}\n", "x".repeat(501)));
    refused(
        &desk,
        "list Ala long.txt",
        "Line 2 cannot be taken: it is longer than 500 characters; shorten it.",
    );
    desk.write("empty.txt", "\n \n");
    refused(
        &desk,
        "list Ala empty.txt",
        "The list of Ala is empty: write a heading such as \"Deck:\" and the cards under it.",
    );
    refused(
        &desk,
        "list Xena empty.txt",
        "No player matches \"Xena\": write a part of the name, or #number.",
    );
    refused(
        &desk,
        "list Ala accept known",
        "Ala has handed in no list: list WHO FILE takes one in.",
    );
}

#[test]
fn faults_are_accepted_for_a_reason_until_a_new_version_comes() {
    let desk = players();
    desk.write("deck.txt", DECK);
    desk.verb("list Ala deck.txt");
    assert_eq!(
        desk.verb("list Ala accept cards seen"),
        "saved #6: The list of Ala is accepted with its fault.\n"
    );
    assert_eq!(
        desk.verb("list Ala accept 'cards seen'"),
        "The list of Ala is accepted already for this reason.\n"
    );
    let csv = shown(&desk, "lists --format csv");
    assert!(
        csv.contains("1,Ala,accepted,1,1,")
            && csv.ends_with(",anna,cards seen\n4,Ola,missing,,,,,\n")
            || csv.contains(",anna,cards seen\n"),
        "{csv}"
    );
    assert!(csv.contains("2,Jan,missing,,,,,\n"), "{csv}");
    desk.verb("undo");
    assert!(shown(&desk, "lists --format csv").contains("1,Ala,1 fault,1,1,"));
    desk.verb("redo");
    assert!(shown(&desk, "lists --format csv").contains("1,Ala,accepted,1,1,"));
    desk.write("deck.txt", DECK.replace("Cliff", "Cliff\nHoth"));
    desk.verb("list Ala deck.txt");
    assert!(shown(&desk, "lists --format csv").contains("1,Ala,2 faults,2,2,"));
    // An action on which another rests is undone only after that one.
    let ended = desk.tried("undo 5");
    assert_eq!(ended.status, 1);
    assert!(ended.err.contains("Ala: list #5 accepted with its faults"), "{}", ended.err);
}

#[test]
fn an_older_version_is_shown_with_what_changed_since() {
    let desk = players();
    desk.write("deck.txt", DECK);
    desk.verb("list Ala deck.txt");
    assert_eq!(desk.verb("list Ala deck.txt"), "Ala has handed in this list.\n");
    desk.write("deck.txt", DECK.replace("2 Guard", "1 Guard") + "1 Parry [blue]\n");
    desk.verb("list Ala deck.txt");
    let newest = shown(&desk, "list Ala");
    let tail = "Changed from version 1 to version 2\n\
                What       Section  List\n\
                taken out  Deck     2 Guard [blue]\n\
                added      Deck     1 Guard [blue]\n\
                added      Deck     1 Parry [blue]\n";
    assert!(newest.contains(tail), "{newest}");
    assert!(newest.contains(
        "If a change is significant and could bring an advantage, consider looking into it as \
         cheating.\n"
    ));
    let older = shown(&desk, "list Ala --version 1");
    assert!(older.contains("Version 1 of 2, handed in at ") && older.contains(tail), "{older}");
    assert!(older.contains("   7  2 Guard [blue]\n"), "{older}");
    let ended = desk.run("show shop.yaml list Ala --version 3");
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (1, "There is no version 3 of this list: versions go from 1 to 2.\n")
    );
}

#[test]
fn where_a_deck_may_be_changed_between_games_nobody_hints_at_cheating() {
    for game in ["destiny-draft", "destiny-sealed"] {
        let desk = Desk::new();
        let new = ["new", "shop.yaml", "--game", game, "--date", "2026-11-21"];
        assert_eq!(desk.run(&new).status, 0);
        desk.verb("add Ala");
        for deck in [DECK.to_owned(), DECK.replace("2 Guard", "1 Guard")] {
            desk.write("deck.txt", deck);
            desk.verb("list Ala deck.txt");
        }
        let newest = shown(&desk, "list Ala");
        assert!(newest.contains("Changed from version 1 to version 2\n"), "{newest}");
        assert!(!newest.contains("cheating"), "{newest}");
    }
}

#[test]
fn the_json_has_every_version_and_fault() {
    let desk = players();
    desk.write("deck.txt", DECK);
    desk.verb("list Ala deck.txt");
    desk.verb("list Ala accept seen");
    let read = |what: &str| -> serde_json::Value {
        serde_json::from_str(&shown(&desk, &format!("{what} --format json"))).unwrap()
    };
    let list = read("list Ala");
    let list = &list["list"];
    assert_eq!((&list["entrant"], &list["version"], &list["n"]), (&1.into(), &1.into(), &5.into()));
    assert_eq!(list["lines"][6], "2 Guard [blue]");
    assert_eq!(list["faults"][0]["line"], serde_json::Value::Null);
    assert_eq!(
        list["faults"][0]["says"],
        "the section Deck has 2 cards; the rules ask for exactly 30"
    );
    assert_eq!(list["accepted"]["why"], "seen");
    assert_eq!(list["versions"][0]["faults"], 1);
    let lists = read("lists");
    assert_eq!(lists["lists_required"], false);
    let state = |at: usize| lists["lists"][at]["state"].clone();
    assert_eq!((state(0), state(1)), ("accepted".into(), "missing".into()));
}

#[test]
fn demanded_lists_are_named_before_the_start() {
    let desk = players();
    desk.write("deck.txt", DECK);
    desk.verb("list Jan deck.txt");
    desk.verb("setup lists=yes");
    let announced = shown(&desk, "announcement");
    assert!(announced.contains("Required, handed in before the start"), "{announced}");
    let missing = "Lists are required, and 3 of 4 are missing: Ala, Ewa and Ola.";
    assert!(announced.contains(missing), "{announced}");
    let ended = desk.tried("pair");
    let faulty = "1 list has faults that nobody accepted: Jan.";
    assert_eq!((ended.status, ended.err), (0, format!("warning: {missing} {faulty}\n")));
    desk.verb("setup lists=rules");
    assert!(shown(&desk, "lists").contains("Lists are not required."));
}

#[test]
fn lists_of_the_cut_are_shown_if_that_was_announced_and_after_the_cut_only() {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola", "Iga"]);
    desk.write("deck.txt", DECK);
    desk.verb("list Ala deck.txt");
    let cut = ["show", "shop.yaml", "lists", "--of", "cut"];
    let ended = desk.run(&cut);
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (
            1,
            "It is not announced that everybody may see the lists of the cut: setup \
             open_lists=yes announces it.\n"
        )
    );
    desk.verb("setup open_lists=yes structure=custom rounds=1 cut=4");
    assert!(shown(&desk, "announcement").contains("Shown to everybody after the cut"));
    let ended = desk.run(&cut);
    assert_eq!(
        (ended.status, ended.err.as_str()),
        (1, "The lists of the cut are shown after the cut: cut makes it.\n")
    );
    desk.verb("pair");
    desk.verb("report 1 W");
    desk.verb("report 2 W");
    desk.verb("cut");
    let event = desk.run(&[&cut[..], &["--format", "json"]].concat());
    let event: serde_json::Value = serde_json::from_str(&event.out).unwrap();
    let open = event["open_lists"].as_array().unwrap();
    assert_eq!(open.len(), 4);
    let text = shown(&desk, "lists --of cut");
    for (name, id) in [("Ala", 1), ("Jan", 2), ("Ewa", 3), ("Ola", 4), ("Iga", 5)] {
        let seed = open.iter().find(|list| list["entrant"] == id);
        assert_eq!(seed.is_some(), text.contains(&format!(". {name}\n")), "{text}");
        if let (1, Some(list)) = (id, seed) {
            assert_eq!(list["lines"][6], "2 Guard [blue]");
        }
    }
}

#[test]
fn what_cannot_be_asked_of_lists_is_refused() {
    let desk = players();
    let told = |arguments: &[&str]| desk.run(&[&["show", "shop.yaml"], arguments].concat()).err;
    assert_eq!(told(&["list"]), "Whose list? Write a name, or # and the id, after list.\n");
    assert_eq!(
        told(&["lists", "--round", "1"]),
        "Lists are the same in every round: leave --round and --stage out.\n"
    );
    assert_eq!(
        told(&["standings", "--of", "cut"]),
        "Only lists are shown for the cut: write lists --of cut.\n"
    );
    assert_eq!(
        told(&["lists", "--version", "1"]),
        "Only a list has versions: write --version after list WHO.\n"
    );
    assert_eq!(
        told(&["lists", "Ala"]),
        "Only player, place, list and penalties take a name: lists shows everybody.\n"
    );
}

#[test]
fn a_list_reads_polish_for_polish_players() {
    let desk = players();
    desk.write("deck.txt", DECK.replace("Deck", "Talia"));
    desk.verb("list Ala deck.txt");
    desk.verb("setup language=pl");
    let shown = shown(&desk, "list Ala");
    assert!(shown.contains("Według zasad jest 1 błąd."), "{shown}");
    assert!(shown.contains("12 z 30 punktów; Postacie: 1; Pole bitwy: 1; Talia: 2"), "{shown}");
}

#[test]
fn every_format_shows_lists() {
    let desk = players();
    desk.write("deck.txt", DECK);
    desk.verb("list Ala deck.txt");
    for format in ["text", "markdown", "csv", "json", "html"] {
        for (what, wanted) in [("lists", "missing"), ("list Ala", "Guard")] {
            let shown = shown(&desk, &format!("{what} --format {format}"));
            assert!(shown.contains(wanted), "{format}: {shown}");
        }
    }
}
