use super::desk::Desk;

fn event(game: &str, players: &[&str]) -> Desk {
    let desk = Desk::with(&format!("{game} --date 2026-11-21 --seed 7"), &[]);
    desk.verbs(players.iter().map(|player| format!("add {player}")));
    desk
}

fn example(game: &str) -> String {
    Desk::new().done(&format!("games show '{game}' list"))
}

/// Returns what is told when the first player of an event hands this list in.
#[track_caller]
fn handed_in(desk: &Desk, who: &str, list: &str) -> String {
    desk.write("list.txt", list);
    let ended = desk.tried(&format!("list '{who}' list.txt"));
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert!(ended.out.starts_with("saved #"), "{}", ended.out);
    ended.err
}

#[track_caller]
fn told<S: AsRef<str>>(game: &str, rows: impl IntoIterator<Item = (String, S)>) {
    let desk = event(game, &["Weronika"]);
    for (list, expected) in rows {
        assert_eq!(handed_in(&desk, "Weronika", &list), expected.as_ref(), "{list}");
    }
}

fn warning(sentence: &str) -> String {
    format!("warning: {sentence}\n")
}

#[test]
fn e3_a_name_that_several_cards_share_is_told_and_the_full_name_is_accepted() {
    let deck = example("destiny");
    assert!(deck.contains("2 Kylo Ren's Lightsaber [blue]\n"), "{deck}");
    let rows = [
        (
            "2 Lightsaber [blue]",
            "warning: line 9: \"Lightsaber\" could be Kylo Ren's Lightsaber, Luke's Lightsaber or Lightsaber; write the full name, or add its product in brackets\n",
        ),
        ("2 Kylo Ren's Lightsaber [blue]", ""),
        (
            "2 miecz swietlny [villain] [blue]",
            "warning: line 9: \"miecz swietlny\" could be Miecz Świetlny Kylo Rena, Miecz Świetlny Luke'a or Miecz Świetlny; write the full name, or add its product in brackets\n",
        ),
        ("2 Miecz Świetlny Kylo Rena [niebieska]", ""),
        // The product may also stand in brackets, round or square.
        ("2 Lightsaber (Awakenings) [blue]", ""),
        ("2 Lightsaber [Awakenings] [blue]", ""),
    ];
    let with_card = |card: &str| deck.replace("2 Kylo Ren's Lightsaber [blue]", card);
    told("destiny", rows.map(|(card, expected)| (with_card(card), expected)));
}

#[test]
fn e3_the_jedi_knight_version_of_luke_skywalker_is_accepted() {
    let army = example("imperial-assault");
    assert!(
        army.contains("\nLuke Skywalker (Luke Skywalker Jedi Knight) [12] [rebel]\n"),
        "{army}"
    );
    told("imperial-assault", [(army, "")]);
    let alone = event("imperial-assault", &["Weronika"]);
    let card = "Deployment cards:\nLuke Skywalker (Luke Skywalker Jedi Knight) [12] [rebel]\n\
                Command deck:\nTake Initiative\n";
    assert_eq!(handed_in(&alone, "Weronika", card), "");
}

#[test]
fn e4_constructed_decks() {
    let legal = example("destiny");
    let (_, deck) = legal.split_once("Battlefield:").unwrap();
    let nobody = deck.replace("[blue]", "[grey]").replace("[red]", "[grey]");
    let rows = [
        (legal.replace("[13]", "[16]"), "31 points in Characters and Plots; the rules allow 30"),
        (
            legal.replace("[15] [villain]", "[15] [hero]"),
            "the list has hero (line 3) and villain (line 2); the rules allow only one of them",
        ),
        (
            legal.replace("2 Dodge", "1 Dodge"),
            "section Deck has 29 cards; the rules require exactly 30",
        ),
        (
            legal.replace("2 Dodge", "2 Aim [grey]\n1 Dodge"),
            "section Deck has 31 cards; the rules require exactly 30",
        ),
        (
            legal.replace("Starship Graveyard", "2 Starship Graveyard"),
            "section Battlefield has 2 cards; the rules require exactly 1",
        ),
        (
            legal.replace("2 Dodge", "3 Dodge").replace("2 Block", "1 Block"),
            "section Deck has 3 copies of \"Dodge\"; the rules allow 2",
        ),
        (
            legal.replace("2 Dodge [grey]", "2 Electroshock [yellow]"),
            "line 20: \"Electroshock\" is yellow, but nothing under Characters is; the rules require one there",
        ),
        (
            format!("Battlefield:{nobody}"),
            "section Characters has 0 cards; the rules require at least 1",
        ),
        (
            legal.replace("Deck:", "Decks:"),
            "line 6: there is no section \"Decks\" in a list; use Characters, Plots, Battlefield, Deck\nwarning: section Deck has 0 cards; the rules require exactly 30",
        ),
    ];
    let well = ["[15]", "[12]"].map(|points| (legal.replace("[13]", points), String::new()));
    let wrong = rows.map(|(list, sentence)| (list, warning(sentence)));
    told("destiny", well.into_iter().chain(wrong));
}

#[test]
fn e4_drafted_decks() {
    let legal = example("destiny-draft");
    for game in ["destiny-draft", "destiny-sealed"] {
        // 20 cards, hero and villain, four copies; then an elite that stands twice.
        let small = legal.replace("2 Mind Trick [blue]\n", "").replace("2 Deflect [blue]\n", "");
        let four =
            small.replace("2 Force Choke", "4 Force Choke").replace("2 F-11D Rifle [red]\n", "");
        let both = four.replace("[12] [villain]", "[12] [hero]");
        // Grey is always legal.
        let grey = both.replace("[villain] [blue]", "[villain] [yellow]");
        let well = [
            both.clone(),
            both.replace("[10] [villain]", "[13] [elite] [villain]"),
            grey.replace("[blue]", "[grey]"),
        ];
        let rows = [
            (
                four.replace("2 Immobilize", "1 Immobilize"),
                "section Deck has 19 cards; the rules require from 20 to 30",
            ),
            (
                legal.replace("2 Infantry", "9 Infantry"),
                "section Deck has 31 cards; the rules require from 20 to 30",
            ),
            (
                both.replace("[10] [villain]", "[10] [elite] [draft set]"),
                "line 2: \"Kylo Ren\" is both elite and draft set; the rules allow only one of them",
            ),
            (
                grey,
                "line 7: \"Force Choke\" is blue, but nothing under Characters is; the rules require one there",
            ),
        ];
        let wrong = rows.map(|(list, sentence)| (list, warning(sentence)));
        told(game, well.map(|list| (list, String::new())).into_iter().chain(wrong));
    }
}

#[test]
fn e4_armies() {
    let legal = example("imperial-assault");
    let forty = legal.replace("Gideon Argus [3]", "Gideon Argus [6]");
    let sides = legal.replace("Han Solo [12] [rebel]", "Royal Guard [12] [imperial]");
    let alliance = "Temporary Alliance [0] [alliance] [neutral]";
    let rows = [
        (forty.clone(), ""),
        (legal.replace("Gideon Argus [3]", "Gideon Argus [4]"), ""),
        (
            forty.replace("C-3PO [2]", "C-3PO [3]"),
            "warning: 41 points in Deployment cards; the rules allow 40\n",
        ),
        (
            sides.clone(),
            "warning: the list has rebel (line 2) and imperial (line 3); the rules allow only one of them\n",
        ),
        (
            sides.replace("C-3PO [2] [rebel]", alliance),
            "warning: the list has rebel (line 2) and imperial (line 3) together with \"Temporary Alliance\" (line 6), which these rules don't cover; a judge decides whether both are allowed\nwarning: line 6: \"Temporary Alliance\" is alliance; these rules don't say what such a card allows, so a judge decides\n",
        ),
    ];
    told("imperial-assault", rows);
}

#[test]
fn e4_decks_of_the_card_game() {
    let legal = example("lcg");
    let (light, dark) = legal.split_at(legal.find("Dark affiliation:").unwrap());
    assert!(light.contains("Jedi") && dark.contains("Sith"));
    let rows = [
        (legal.replace("2 Fall of the Jedi", "4 Fall of the Jedi"), ""),
        (
            legal.replace("2 Forgotten Heroes", "1 Forgotten Heroes"),
            "warning: section Light objective sets has 9 cards; the rules require at least 10\n",
        ),
        (
            legal.replace("Sith\n", "\n").replace("Counsel of the \n", "Counsel\n"),
            "warning: section Dark affiliation has 0 cards; the rules require exactly 1\n",
        ),
        (
            light.to_owned(),
            "warning: section Dark affiliation has 0 cards; the rules require exactly 1\nwarning: section Dark objective sets has 0 cards; the rules require at least 10\n",
        ),
    ];
    told("lcg", rows);
}

#[test]
fn four_decks_of_a_team_name_its_players() {
    let desk = event("lcg-2v2", &["'Anna Nowak' 'partner=Jan Zając'"]);
    let legal = example("lcg-2v2");
    assert_eq!(handed_in(&desk, "Anna Nowak", &legal), "");
    assert_eq!(
        handed_in(&desk, "Anna Nowak", &legal.replacen("Jan Zając", "Ola Lis", 1)),
        "warning: First player's light deck: Ola Lis isn't on this team; its players are Anna Nowak and Jan Zając\n"
    );
    let (three, _) = legal.split_once("Second player's dark deck:").unwrap();
    assert_eq!(
        handed_in(&desk, "Anna Nowak", three),
        "warning: a deck is missing: Second player's dark deck; the rules require 4\n"
    );
}

#[test]
fn every_game_has_an_example_in_the_readers_language() {
    let desk = Desk::new();
    for game in ["destiny", "imperial-assault", "lcg-2v2"] {
        let (english, polish) =
            (example(game), desk.done(&format!("games show '{game}' list --lang pl")));
        assert_eq!(english.lines().count(), polish.lines().count());
        assert_ne!(english, polish, "{game}");
    }
    assert!(desk.done("games show destiny list --lang pl").starts_with("Postacie:\n"));
    desk.plays(
        "$1 games show tcg list
         Star Wars: Trading Card Game has no list rules.
         $2 games show destiny cards",
    );
}

#[test]
fn an_example_that_its_own_rules_forbid_is_a_problem_of_the_file() {
    let desk = Desk::new();
    let destiny = include_str!("../../config/rulesets/destiny.yaml");
    desk.write("own.yaml", destiny.replace("Kylo Ren [13]", "Kylo Ren [16]"));
    let ended = desk.run("games check own.yaml");
    let line = destiny.lines().position(|line| line == "  example:").unwrap() + 1;
    assert_eq!(
        (ended.status, ended.err),
        (
            1,
            format!(
                "own.yaml:{line}:3: the example in en breaks the rules of this file: 31 points in Characters and Plots; the rules allow 30\n"
            )
        )
    );
}

fn blank(game: &str, language: &str) -> String {
    let desk = Desk::with(&format!("'{game}' --date 2026-11-21 --seed 7"), &[]);
    desk.done(&format!("show shop.yaml blank-list --lang '{language}'"))
}

#[test]
fn a_blank_list_has_the_sections_of_the_game() {
    let text = blank("destiny", "en");
    let line = |copies: &str, points: &str| {
        format!("{copies}{}{points}", "_".repeat(48)).trim_end().to_owned()
    };
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..6],
        [
            "Shop: blank decklist",
            &format!("Name: {}", "_".repeat(40)),
            "",
            "Characters",
            &format!("Copies  {:48}  Points", "Card"),
            &line("____    ", "  ______"),
        ]
    );
    let count = |section: &str| {
        let below = lines.iter().skip_while(|line| **line != section).skip(2);
        below.take_while(|line| line.contains("____")).count()
    };
    assert_eq!((count("Battlefield"), count("Deck")), (1, 30));
    assert!(lines.contains(&&*line("____    ", "")), "a card of the deck has no points");
    assert!(lines.len() <= 60, "one sheet of paper: {}", lines.len());
    // Four decks, each with who plays it.
    let text = blank("lcg-2v2", "pl");
    assert!(
        text.starts_with("Shop: pusta lista kart\n\nJasna talia pierwszego gracza: Gracz\n"),
        "{text}"
    );
    assert_eq!(text.matches(": Zestawy celów\n").count(), 4, "{text}");
    for game in ["imperial-assault", "lcg", "unlimited", "x-wing"] {
        assert!(blank(game, "en").lines().count() <= 60, "{game}");
    }
    let desk = Desk::with("tcg --date 2026-11-21 --seed 7", &[]);
    assert_eq!(
        desk.run("show shop.yaml blank-list").err,
        "Star Wars: Trading Card Game has no list rules.\n"
    );
}

const DECK: &str =
    "Characters:\nRey [12] [hero] [blue]\nBattlefield:\nCliff\n\nDeck:\n2 Guard [blue]\n";

fn players() -> Desk {
    Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"])
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
    assert!(lines[0].ends_with(" · decklist of Ala"), "{}", lines[0]);
    assert!(lines[1].starts_with("Handed in at ") && lines[1].ends_with(" by anna (#5)."));
    assert_eq!(lines[2], "2 errors.");
    assert_eq!(lines[3], "12 of 30 points; Characters: 1; Battlefield: 1; Deck: 2");
    let fault = lines.iter().find(|line| line.contains("7  2 Lightsaber [blue]")).unwrap();
    assert!(fault.contains("\"Lightsaber\" could be Kylo Ren's Lightsaber,"), "{fault}");
    assert!(shown.contains("Section Deck has 2 cards; the rules require\n"), "{shown}");
}

#[test]
fn a_list_comes_from_standard_input_but_not_among_verbs() {
    let desk = players();
    let ended = desk.feed("do shop.yaml list Ala -", DECK);
    assert_eq!((ended.status, ended.out.as_str()), (0, "saved #5: Ala handed in a decklist.\n"));
    let ended = desk.feed("do shop.yaml -", "list Jan -\n");
    assert_eq!(ended.status, 2);
    assert_eq!(
        ended.err,
        "Line 1 of the commands (nothing before it was saved): Standard input holds commands here: name the list's file, or use do EVENT list WHO - by itself.\n"
    );
}

#[test]
fn bad_input_is_named_and_nothing_is_written() {
    let desk = players();
    desk.write("bell.txt", "Deck:\n2 Gu\u{7}ard\n");
    desk.write("many.txt", "2 Guard\n".repeat(1000));
    desk.write("large.txt", "x".repeat(100_000));
    desk.write("long.txt", format!("Deck:\n{}\n", "x".repeat(501)));
    desk.write("empty.txt", "\n \n");
    desk.plays(
        r#"! list Ala bell.txt
           Line 2: invisible or control character U+0007; delete it.
           ! list Ala many.txt
           The list has 1000 lines, and the limit is 400: check that it's the right one.
           ! list Ala large.txt
           The list has 100001 bytes, and the limit is 65536: check that it's the right one.
           ! list Ala long.txt
           Line 2: it is longer than 500 characters; shorten it.
           ! list Ala empty.txt
           The decklist of Ala is empty: write a heading such as "Deck:" and the cards under it.
           ! list Xena empty.txt
           No player matches "Xena": enter part of the name, or #number.
           ! list Ala accept known
           Ala has not handed in a decklist. To hand one in: list WHO FILE.
           $1 show shop.yaml list
           Whose? Write a name, or # and the id, after list.
           $1 show shop.yaml lists --round 1
           With lists, leave out --round and --stage.
           $1 show shop.yaml standings --of cut
           --of only works with lists
           $1 show shop.yaml lists --version 1
           --version only works with list WHO
           $1 show shop.yaml lists Ala
           Only player, place, list and penalties take a name: lists shows everyone."#,
    );
}

#[test]
fn faults_are_accepted_for_a_reason_until_a_new_version_comes() {
    let desk = players();
    desk.write("deck.txt", DECK);
    desk.write("other.txt", DECK.replace("Cliff", "Cliff\nHoth"));
    desk.plays(
        "> list Ala deck.txt
         > list Ala accept cards seen
         saved #6: Ala: decklist #5 accepted with its errors.
         > list Ala accept 'cards seen'
         The decklist of Ala is already accepted for this reason.
         $ show shop.yaml lists --format csv
         1,Ala,accepted,1,1,…
         …,anna,cards seen
         2,Jan,missing,,,,,
         > undo
         $ show shop.yaml lists --format csv
         1,Ala,1 error,1,1,…
         > redo
         $ show shop.yaml lists --format csv
         1,Ala,accepted,1,1,…
         > list Ala other.txt
         $ show shop.yaml lists --format csv
         1,Ala,2 errors,2,2,…
         // An action on which another rests is undone only after that one.
         ! undo 5
         …Ala: decklist #5 accepted with its errors…",
    );
}

#[test]
fn an_older_version_is_shown_with_what_changed_since() {
    let desk = players();
    desk.write("deck.txt", DECK);
    desk.verb("list Ala deck.txt");
    assert_eq!(desk.verb("list Ala deck.txt"), "Ala has already handed in this decklist.\n");
    desk.write("deck.txt", DECK.replace("2 Guard", "1 Guard") + "1 Parry [blue]\n");
    desk.verb("list Ala deck.txt");
    let newest = shown(&desk, "list Ala");
    let tail = "Changes from version 1 to version 2\n\
                What     Section  Decklist\n\
                removed  Deck     2 Guard [blue]\n\
                added    Deck     1 Guard [blue]\n\
                added    Deck     1 Parry [blue]\n";
    assert!(newest.contains(tail), "{newest}");
    assert!(newest.contains(
        "If a change is significant and could give an advantage, consider investigating it as cheating.\n"
    ));
    let older = shown(&desk, "list Ala --version 1");
    assert!(older.contains("Version 1 of 2, handed in at ") && older.contains(tail), "{older}");
    assert!(older.contains("   7  2 Guard [blue]\n"), "{older}");
    desk.plays(
        "$1 show shop.yaml list Ala --version 3
         This list has no version 3: versions are 1 to 2.",
    );
}

#[test]
fn where_a_deck_may_be_changed_between_games_nobody_hints_at_cheating() {
    let desk = event("destiny-draft", &["Ala"]);
    desk.write("deck.txt", DECK);
    desk.write("other.txt", DECK.replace("2 Guard", "1 Guard"));
    desk.verbs(["list Ala deck.txt", "list Ala other.txt"]);
    let newest = shown(&desk, "list Ala");
    assert!(newest.contains("Changes from version 1 to version 2\n"), "{newest}");
    assert!(!newest.contains("cheating"), "{newest}");
}

#[test]
fn the_json_has_every_version_and_fault() {
    let desk = players();
    desk.write("deck.txt", DECK);
    desk.verbs(["list Ala deck.txt", "list Ala accept seen"]);
    let list = &desk.json("list Ala")["list"];
    assert_eq!((&list["entrant"], &list["version"], &list["n"]), (&1.into(), &1.into(), &5.into()));
    assert_eq!(list["lines"][6], "2 Guard [blue]");
    assert_eq!(list["faults"][0]["line"], serde_json::Value::Null);
    assert_eq!(list["faults"][0]["says"], "section Deck has 2 cards; the rules require exactly 30");
    assert_eq!(
        (&list["accepted"]["why"], &list["versions"][0]["faults"]),
        (&"seen".into(), &1.into())
    );
    let lists = desk.json("lists");
    assert_eq!(lists["lists_required"], false);
    let state = |at: usize| lists["lists"][at]["state"].clone();
    assert_eq!((state(0), state(1)), ("accepted".into(), "missing".into()));
}

#[test]
fn lists_of_the_cut_are_shown_if_that_was_announced_and_after_the_cut_only() {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola", "Iga"]);
    desk.write("deck.txt", DECK);
    desk.plays(
        "> list Ala deck.txt
         $1 show shop.yaml lists --of cut
         Decklists in the top cut aren't set to open. To open them: setup open_lists=yes.
         > setup open_lists=yes structure=custom rounds=1 cut=4
         $ show shop.yaml announcement
         …Open to everyone after the cut…
         $1 show shop.yaml lists --of cut
         Decklists in the top cut open after the cut. To cut: cut.
         > pair
         > report 1 W
         > report 2 W
         > cut",
    );
    let event = desk.json("lists --of cut");
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
