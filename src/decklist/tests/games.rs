use super::super::{Findings, ListCheck, examine, faults_of_example};
use super::{doubts, faults, *};
use crate::ruleset::{Library, TEMPLATE, read};
use crate::words::Words;

const LEGAL: &str = "Characters:\n1 Luke [15] [hero] [blue]\n1 Han [15] [hero] [yellow]\n\
                     Battlefield:\nCliff\n\
                     Deck:\n2 Force Speed [blue]\n2 Mind Trick [blue]\n2 Deflect [blue]\n\
                     2 Holdout Blaster [yellow]\n2 Disarm [yellow]\n2 Reversal [yellow]\n\
                     2 Aim [grey]\n2 All In [grey]\n2 Block [grey]\n2 Dodge [grey]\n2 Flank [grey]\n\
                     2 Take Cover [grey]\n2 Grapple Arm [grey]\n2 Comlink [grey]\n2 Jetpack [grey]\n";

#[test]
fn e4_every_rule_of_a_deck_has_its_sentence() {
    let points = "31 points in Characters and Plots; the rules allow 30";
    let sides = "the list has hero (line 2) and villain (line 3); the rules allow only one of them";
    let fields = "section Battlefield has 2 cards; the rules require exactly 1";
    let changed = |from: &str, to: &str| LEGAL.replace(from, to);
    for (list, sentence) in [
        (changed("1 Luke [15]", "2 Luke [8]"), points),
        (format!("{LEGAL}Plots:\nLong Plan [1]\n"), points),
        (
            changed("Han [15]", "Han"),
            "line 3: \"Han\" has no points; write them after the name, such as [13]",
        ),
        (changed("Han [15] [hero]", "Han [15] [Zloczynca]"), sides),
        (changed("Cliff", "2 Cliff"), fields),
        (format!("{LEGAL}Battlefield:\nCave\n"), fields),
        (
            changed("Battlefield:\nCliff\n", ""),
            "section Battlefield has 0 cards; the rules require exactly 1",
        ),
        (
            changed("2 Aim [grey]\n", "1 FORCE speed [blue]\n1 Aim [grey]\n"),
            "section Deck has 3 copies of \"Force Speed\"; the rules allow 2",
        ),
    ] {
        faults("destiny", &list, &[sentence]);
    }
}

#[test]
fn a_card_without_the_word_that_is_asked_for_leaves_a_doubt() {
    for (word, instead, sentence) in [
        (
            "Han [15] [hero]",
            "Han [15]",
            "\"Han\" (line 3) in the section Characters has none of the words hero, villain or neutral, so it can't be checked; add one in brackets after the name",
        ),
        (
            " [grey]",
            "",
            "\"Aim\" (line 13), \"All In\" (line 14), \"Block\" (line 15) and 6 more in the section Deck have none of the words blue, red, yellow or grey, so they can't be checked; add one in brackets after each name",
        ),
    ] {
        doubts("destiny", &LEGAL.replace(word, instead), &[sentence]);
    }
}

const DRAFTED: &str = "Characters:\n\
                     Luke [15] [hero] [blue]\n\
                     Vader [13] [villain] [blue] [elite]\n\
                     Plots:\n\
                     Long Plan [2]\n\
                     Battlefield:\n\
                     Cliff\n\
                     Deck:\n\
                     4 Force Speed [blue]\n\
                     16 Scavenge [grey]\n";

#[test]
fn e4_hero_and_villain_twenty_cards_four_copies() {
    let polish = DRAFTED.replace("Characters", "Postacie").replace("[blue]", "[niebieska]");
    let silent =
        DRAFTED.replace("] [blue]\nVader", "] [red]\nVader").replace("[blue] [elite]", "[elite]");
    for game in ["destiny-draft", "destiny-sealed"] {
        faults(game, DRAFTED, &[]);
        faults(game, &DRAFTED.replace("16 Scavenge", "26 Scavenge"), &[]);
        faults(game, &polish.replace("elite", "elitarna").replace("Plots", "fabuly"), &[]);
        // A character without a colour leaves a doubt.
        doubts(
            game,
            &silent,
            &[
                "line 9: \"Force Speed\" is blue, and no card under Characters is marked so; the word is missing at \"Vader\" (line 3), so this can't be checked",
                "\"Vader\" (line 3) in the section Characters has none of the words blue, red, yellow or grey, so it can't be checked; add one in brackets after the name",
            ],
        );
    }
}

const ARMY: &str = "Deployment cards:\n\
                     1 Luke Skywalker (Luke Skywalker Jedi Knight) [12] [rebel]\n\
                     2 Echo Base Troopers [8] [rebel]\n\
                     1 Gideon Argus [3] [rebel]\n\
                     1 C-3PO [2] [rebel]\n\
                     2 Heavy Fire [2] [neutral]\n\
                     1 Targeting Network [3] [rebel]\n\
                     Command deck:\n\
                     15 Cards\n";

#[track_caller]
fn army(text: &str, sentences: &[&str]) {
    faults("imperial-assault", text, sentences);
}

#[test]
fn an_army_without_a_command_deck_is_not_the_whole_list() {
    let told_of = |text: &str| {
        army(text, &["section Command deck has 0 cards; the rules require at least 1"])
    };
    told_of(&ARMY.replace("Command deck:\n15 Cards\n", ""));
    told_of(&ARMY.replace("15 Cards\n", ""));
}

#[test]
fn an_army_written_in_polish() {
    let polish = ARMY.replace("Deployment cards", "karty rozstawienia");
    let polish = polish.replace("Command deck", "TALIA DOWODZENIA").replace("rebel", "rebelia");
    army(&polish, &[]);
    army(
        &ARMY.replace("Gideon Argus [3] [rebel]", "Greedo [3] [Szumowiny]"),
        &["the list has rebel (line 2) and scum (line 4); the rules allow only one of them"],
    );
    army(
        "Talia dowodzenia:\n15 Karty\n",
        &["section Deployment cards has 0 cards; the rules require at least 1"],
    );
}

#[test]
fn an_army_card_without_a_side_leaves_a_doubt() {
    doubts(
        "imperial-assault",
        &ARMY.replace(" [2] [rebel]", " [2]").replace(" [neutral]", ""),
        &[
            "\"C-3PO\" (line 5) and \"Heavy Fire\" (line 6) in the section Deployment cards have none of the words rebel, imperial, scum or neutral, so they can't be checked; add one in brackets after each name",
        ],
    );
}

#[test]
fn an_alliance_card_is_for_the_judge() {
    let alliance = ARMY.replace("C-3PO [2] [rebel]", "Temporary Alliance [0] [alliance] [neutral]");
    let covered = "line 5: \"Temporary Alliance\" is alliance; these rules don't say what such a card allows, so a judge decides";
    doubts("imperial-assault", &alliance, &[covered]);
}

fn example(game: &str) -> String {
    let library = Library::new(Vec::new());
    library.get(game).unwrap().ruleset.lists.as_ref().unwrap().example("en")
}

#[test]
fn four_decks_of_a_team() {
    let legal = example("lcg-2v2");
    faults("lcg-2v2", &legal, &[]);
    faults(
        "lcg-2v2",
        &legal.replace("2 Mission Briefing", "1 Mission Briefing").replace("\nSith\n", "\n"),
        &[
            "First player's dark deck: section Affiliation has 0 cards; the rules require exactly 1",
            "Second player's light deck: section Objective sets has 9 cards; the rules require at least 10",
        ],
    );
}

#[test]
fn decks_that_are_not_written_deck_by_deck() {
    faults(
        "lcg-2v2",
        "Player:\nAnna\nFirst player's light deck:\nJedi\n",
        &[
            "line 1: the section \"Player\" comes before any deck; write above it which deck it is: First player's light deck, First player's dark deck, Second player's light deck or Second player's dark deck",
            "line 4: \"Jedi\" is right under the heading of a deck; write above it which section it belongs to: Player, Partner, Affiliation or Objective sets",
            "3 decks are missing: First player's dark deck, Second player's light deck and Second player's dark deck; the rules require 4",
            "First player's light deck: section Player has 0 cards; the rules require exactly 1",
            "First player's light deck: section Partner has 0 cards; the rules require exactly 1",
            "First player's light deck: section Affiliation has 0 cards; the rules require exactly 1",
            "First player's light deck: section Objective sets has 0 cards; the rules require at least 10",
        ],
    );
}

/// The text with the name of the n-th player's or partner's line changed.
fn renamed(text: &str, line: usize, name: &str) -> String {
    let lines = text.lines().enumerate();
    lines.map(|(n, old)| if n + 1 == line { name } else { old }.to_owned() + "\n").collect()
}

#[test]
fn each_list_says_who_plays_it_and_names_the_partner() {
    let legal = example("lcg-2v2");
    faults(
        "lcg-2v2",
        &renamed(&legal, 5, "anna nowak"),
        &[
            "First player's light deck: Anna Nowak is named as player and as partner; name the other player of the team",
        ],
    );
    faults(
        "lcg-2v2",
        &renamed(&legal, 16, "Ola Lis"),
        &[
            "First player's light deck is played by Anna Nowak, First player's dark deck by Ola Lis; one player must play both",
        ],
    );
    let both = legal.replace(
        "Player:\nJan Zając\nPartner:\nAnna Nowak",
        "Player:\nAnna Nowak\nPartner:\nJan Zając",
    );
    faults(
        "lcg-2v2",
        &both,
        &[
            "First player's light deck and Second player's light deck are both played by Anna Nowak; each partner must have their own decks",
        ],
    );
}

#[test]
fn the_summary_of_four_decks() {
    let library = Library::new(Vec::new());
    let game = &library.get("lcg-2v2").unwrap().ruleset;
    let list = read_list(&example("lcg-2v2")).unwrap();
    let told = summary(&ListCheck::new(game), &list);
    assert_eq!(told.len(), 4);
    assert_eq!(told[1], "First player's dark deck: Affiliation: 1, Objective sets: 10");
}

#[test]
fn every_built_in_example_is_legal_in_both_languages() {
    let library = Library::new(Vec::new());
    let with_lists = library.all().iter().filter(|entry| entry.ruleset.lists.is_some());
    let mut games = 0;
    for entry in with_lists {
        let game = &entry.ruleset;
        games += 1;
        for language in ["en", "pl"] {
            let example = game.lists.as_ref().unwrap().example(language);
            assert!(example.lines().count() > 3, "{}", game.id);
            let check = ListCheck::new(game);
            assert_eq!(examine(&check, &example), Findings::default(), "{} {language}", game.id);
        }
    }
    assert_eq!(games, 14);
}

#[test]
fn the_example_of_the_template_is_legal() {
    let game = read("template.yaml", TEMPLATE).unwrap();
    assert_eq!(faults_of_example(&game), []);
    let check = ListCheck::new(&game);
    assert_eq!(examine(&check, &game.lists.as_ref().unwrap().example("pl")), Findings::default());
}

#[test]
fn a_game_without_rules_for_lists_forbids_only_what_cannot_be_read() {
    let library = Library::new(Vec::new());
    let check = ListCheck::new(&library.get("tcg").unwrap().ruleset);
    assert_eq!(examine(&check, "Rey\n").faults.len(), 1);
}

fn told(game: &str, text: &str) -> Vec<String> {
    let library = Library::new(Vec::new());
    let check = ListCheck::new(&library.get(game).unwrap().ruleset);
    let words = Words::built_in("pl").unwrap();
    let all = summary(&check, &read_list(text).unwrap());
    let polish: Vec<String> = all.iter().map(|message| words.text(message)).collect();
    all.iter().map(ToString::to_string).chain(polish).collect()
}

#[test]
fn points_with_their_limit_and_cards_of_each_section() {
    assert_eq!(
        told("destiny", "Characters:\n2 Rey [11]\nPlots:\nPlan [5]\nDeck:\n2 Dodge\n2 Aim\n"),
        [
            "27 of 30 points",
            "Characters: 2",
            "Plots: 1",
            "Deck: 4",
            "27 z 30 punktów",
            "Postacie: 2",
            "Fabuły: 1",
            "Talia: 4",
        ]
    );
    let army = "Deployment cards:\nLuke [12]\n2 Trooper [13]\nOfficer\nCommand deck:\n15 Cards\n";
    let said = told("imperial-assault", army);
    assert_eq!(said[0], "38 of 40 points, 1 card without points");
    assert_eq!(said[3], "38 z 40 punktów, 1 karta bez punktów");
    assert_eq!(told("tcg", "Light:\n30 Cards\n")[..1], ["Light: 30"]);
}
