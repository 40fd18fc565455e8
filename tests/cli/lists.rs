//! Deck and army lists that players hand in: what is told of them, by every row of the rules.

use super::desk::Desk;

/// An event of this game with these players, who may be teams.
fn event(game: &str, players: &[&str]) -> Desk {
    let desk = Desk::with(&format!("{game} --date 2026-11-21 --seed 7"), &[]);
    desk.verbs(players.iter().map(|player| format!("add {player}")));
    desk
}

/// The game's own example of a list.
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
fn told(game: &str, list: &str) -> String {
    handed_in(&event(game, &["Weronika"]), "Weronika", list)
}

/// Weronika's deck with this card in it.
fn with_card(card: &str) -> String {
    let deck = example("destiny");
    assert!(deck.contains("2 Kylo Ren's Lightsaber [blue]\n"), "{deck}");
    told("destiny", &deck.replace("2 Kylo Ren's Lightsaber [blue]", card))
}

#[test]
fn e3_a_name_that_several_cards_share_is_told_and_the_full_name_is_accepted() {
    assert_eq!(
        with_card("2 Lightsaber [blue]"),
        "warning: line 9: \"Lightsaber\" could be Kylo Ren's Lightsaber, Luke's Lightsaber or \
         Lightsaber; write the full name, or behind it in brackets the product the card comes from\n"
    );
    assert_eq!(with_card("2 Kylo Ren's Lightsaber [blue]"), "");
    assert_eq!(
        with_card("2 miecz swietlny [villain] [blue]"),
        "warning: line 9: \"miecz swietlny\" could be Miecz Świetlny Kylo Rena, Miecz Świetlny \
         Luke'a or Miecz Świetlny; write the full name, or behind it in brackets the product the \
         card comes from\n"
    );
    assert_eq!(with_card("2 Miecz Świetlny Kylo Rena [niebieska]"), "");
    // The product may also stand in brackets, round or square.
    assert_eq!(with_card("2 Lightsaber (Awakenings) [blue]"), "");
    assert_eq!(with_card("2 Lightsaber [Awakenings] [blue]"), "");
}

#[test]
fn e3_the_jedi_knight_version_of_luke_skywalker_is_accepted() {
    let army = example("imperial-assault");
    assert!(
        army.contains("\nLuke Skywalker (Luke Skywalker Jedi Knight) [12] [rebel]\n"),
        "{army}"
    );
    assert_eq!(told("imperial-assault", &army), "");
}

#[test]
fn e4_constructed_decks() {
    let legal = example("destiny");
    assert_eq!(told("destiny", &legal.replace("[13]", "[15]")), "");
    assert_eq!(told("destiny", &legal.replace("[13]", "[12]")), "");
    let rows = [
        (
            legal.replace("[13]", "[16]"),
            "the sections Characters and Plots come to 31 points; the rules allow 30",
        ),
        (
            legal.replace("[15] [villain]", "[15] [hero]"),
            "the list has hero (line 3) and villain (line 2); the rules allow one of them",
        ),
        (
            legal.replace("2 Dodge", "1 Dodge"),
            "the section Deck has 29 cards; the rules ask for exactly 30",
        ),
        (
            legal.replace("2 Dodge", "2 Aim [grey]\n1 Dodge"),
            "the section Deck has 31 cards; the rules ask for exactly 30",
        ),
        (
            legal.replace("Starship Graveyard", "2 Starship Graveyard"),
            "the section Battlefield has 2 cards; the rules ask for exactly 1",
        ),
        (
            legal.replace("2 Dodge", "3 Dodge").replace("2 Block", "1 Block"),
            "the section Deck has 3 copies of \"Dodge\"; the rules allow 2",
        ),
        (
            legal.replace("2 Dodge [grey]", "2 Electroshock [yellow]"),
            "line 20: \"Electroshock\" is yellow, and nothing under Characters is; the rules ask \
             for one that is",
        ),
    ];
    for (list, sentence) in rows {
        assert_eq!(told("destiny", &list), format!("warning: {sentence}\n"));
    }
    let (_, deck) = legal.split_once("Battlefield:").unwrap();
    let nobody = deck.replace("[blue]", "[grey]").replace("[red]", "[grey]");
    assert_eq!(
        told("destiny", &format!("Battlefield:{nobody}")),
        "warning: the section Characters has 0 cards; the rules ask for at least 1\n"
    );
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
        assert_eq!(told(game, &both), "");
        assert_eq!(told(game, &both.replace("[10] [villain]", "[13] [elite] [villain]")), "");
        let rows = [
            (
                four.replace("2 Immobilize", "1 Immobilize"),
                "the section Deck has 19 cards; the rules ask for from 20 to 30",
            ),
            (
                legal.replace("2 Infantry", "9 Infantry"),
                "the section Deck has 31 cards; the rules ask for from 20 to 30",
            ),
            (
                both.replace("[10] [villain]", "[10] [elite] [draft set]"),
                "line 2: \"Kylo Ren\" is both elite and draft set; the rules allow one of them",
            ),
            (
                both.replace("[villain] [blue]", "[villain] [yellow]"),
                "line 7: \"Force Choke\" is blue, and nothing under Characters is; the rules ask \
                 for one that is",
            ),
        ];
        for (list, sentence) in rows {
            assert_eq!(told(game, &list), format!("warning: {sentence}\n"), "{list}");
        }
        // Grey is always legal.
        let grey = both.replace("[villain] [blue]", "[villain] [yellow]");
        assert_eq!(told(game, &grey.replace("[blue]", "[grey]")), "");
    }
}

#[test]
fn e4_armies() {
    let legal = example("imperial-assault");
    let forty = legal.replace("Gideon Argus [3]", "Gideon Argus [6]");
    let thirty_eight = legal.replace("Gideon Argus [3]", "Gideon Argus [4]");
    assert_eq!(told("imperial-assault", &forty), "");
    assert_eq!(told("imperial-assault", &thirty_eight), "");
    assert_eq!(
        told("imperial-assault", &forty.replace("C-3PO [2]", "C-3PO [3]")),
        "warning: the section Deployment cards comes to 41 points; the rules allow 40\n"
    );
    let sides = legal.replace("Han Solo [12] [rebel]", "Royal Guard [12] [imperial]");
    assert_eq!(
        told("imperial-assault", &sides),
        "warning: the list has rebel (line 2) and imperial (line 3); the rules allow one of them\n"
    );
    let alliance = "Temporary Alliance [0] [alliance] [neutral]";
    assert_eq!(
        told("imperial-assault", &sides.replace("C-3PO [2] [rebel]", alliance)),
        "warning: the list has rebel (line 2) and imperial (line 3) beside \"Temporary Alliance\" \
         (line 6), which these rules do not cover; a judge decides whether both may stand\n\
         warning: line 6: \"Temporary Alliance\" is alliance; these rules do not say what such a \
         card allows, so a judge decides\n"
    );
}

#[test]
fn e4_decks_of_the_card_game() {
    let legal = example("lcg");
    assert_eq!(told("lcg", &legal.replace("2 Fall of the Jedi", "4 Fall of the Jedi")), "");
    let (light, dark) = legal.split_at(legal.find("Dark affiliation:").unwrap());
    assert!(light.contains("Jedi") && dark.contains("Sith"));
    let rows = [
        (
            legal.replace("2 Forgotten Heroes", "1 Forgotten Heroes"),
            "warning: the section Light objective sets has 9 cards; the rules ask for at least 10\n",
        ),
        (
            legal.replace("Sith\n", "\n").replace("Counsel of the \n", "Counsel\n"),
            "warning: the section Dark affiliation has 0 cards; the rules ask for exactly 1\n",
        ),
        (
            light.to_owned(),
            "warning: the section Dark affiliation has 0 cards; the rules ask for exactly 1\n\
             warning: the section Dark objective sets has 0 cards; the rules ask for at least 10\n",
        ),
    ];
    for (list, sentences) in rows {
        assert_eq!(told("lcg", &list), sentences);
    }
}

#[test]
fn four_decks_of_a_team_name_its_players() {
    let desk = event("lcg-2v2", &["'Anna Nowak' 'partner=Jan Zając'"]);
    let legal = example("lcg-2v2");
    assert_eq!(handed_in(&desk, "Anna Nowak", &legal), "");
    assert_eq!(
        handed_in(&desk, "Anna Nowak", &legal.replacen("Jan Zając", "Ola Lis", 1)),
        "warning: First player's light deck: Ola Lis is not of this team; its players are Anna Nowak \
         and Jan Zając\n"
    );
    let (three, _) = legal.split_once("Second player's dark deck:").unwrap();
    assert_eq!(
        handed_in(&desk, "Anna Nowak", three),
        "warning: a deck is missing: Second player's dark deck; the rules ask for 4\n"
    );
}

#[test]
fn bad_lists_get_one_sentence_and_are_kept() {
    let desk = event("destiny", &["Weronika"]);
    let legal = example("destiny");
    assert_eq!(
        handed_in(&desk, "Weronika", &legal.replace("Deck:", "Decks:")),
        "warning: line 6: a list has no section \"Decks\"; its sections are Characters, Plots, \
         Battlefield, Deck\n\
         warning: the section Deck has 0 cards; the rules ask for exactly 30\n"
    );
}

#[test]
fn every_game_has_an_example_in_the_readers_language() {
    let desk = Desk::new();
    for game in ["destiny", "destiny-draft", "destiny-sealed", "imperial-assault", "lcg", "lcg-2v2"]
    {
        let (english, polish) =
            (example(game), desk.done(&format!("games show '{game}' list --lang pl")));
        assert_eq!(english.lines().count(), polish.lines().count());
        assert_ne!(english, polish, "{game}");
    }
    assert!(desk.done("games show destiny list --lang pl").starts_with("Postacie:\n"));
    let none = desk.run("games show tcg list");
    assert_eq!(
        (none.status, none.err.as_str()),
        (1, "Star Wars: Trading Card Game has no rules for lists, so there is no example.\n")
    );
    let other = desk.run("games show destiny cards");
    assert_eq!(other.status, 2);
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
                "own.yaml:{line}:3: the example in en is not legal by the rules of this file: the \
                 sections Characters and Plots come to 31 points; the rules allow 30\n"
            )
        )
    );
}

/// The blank list of this game, on paper.
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
            "Shop: blank list",
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
        text.starts_with("Shop: pusty spis\n\nJasna talia pierwszego gracza: Gracz\n"),
        "{text}"
    );
    assert_eq!(text.matches(": Zestawy celów\n").count(), 4, "{text}");
    for game in ["imperial-assault", "lcg", "unlimited", "x-wing"] {
        assert!(blank(game, "en").lines().count() <= 60, "{game}");
    }
    let desk = Desk::with("tcg --date 2026-11-21 --seed 7", &[]);
    assert_eq!(
        desk.run("show shop.yaml blank-list").err,
        "Star Wars: Trading Card Game has no rules for lists, so there is no blank list.\n"
    );
}
