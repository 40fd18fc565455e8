//! Tests constructed Destiny decks against the rules of their own file.

use super::{doubts, faults};

const LEGAL: &str = "Characters:\n1 Luke [15] [hero] [blue]\n1 Han [15] [hero] [yellow]\n\
                     Battlefield:\nCliff\n\
                     Deck:\n2 Force Speed [blue]\n2 Mind Trick [blue]\n2 Deflect [blue]\n\
                     2 Holdout Blaster [yellow]\n2 Disarm [yellow]\n2 Reversal [yellow]\n\
                     2 Aim [grey]\n2 All In [grey]\n2 Block [grey]\n2 Dodge [grey]\n2 Flank [grey]\n\
                     2 Take Cover [grey]\n2 Grapple Arm [grey]\n2 Comlink [grey]\n2 Jetpack [grey]\n";

#[track_caller]
fn told(text: &str, sentences: &[&str]) {
    faults("destiny", text, sentences);
}

#[test]
fn e4_thirty_points_heroes_thirty_cards_one_battlefield() {
    told(LEGAL, &[]);
    let polish = LEGAL.replace("Characters", "postacie").replace("Battlefield", "POLE BITWY");
    told(&polish.replace("Deck", "Talia").replace("hero", "Bohater"), &[]);
    told(&polish.replace("grey", "Szara").replace("yellow", "zolta"), &[]);
}

#[test]
fn e4_twenty_seven_points() {
    told(&LEGAL.replacen("[15]", "[12]", 1), &[]);
}

#[test]
fn e4_thirty_one_points() {
    let sentence = "31 points in Characters and Plots; the rules allow 30";
    told(&LEGAL.replacen("[15]", "[16]", 1), &[sentence]);
    told(&LEGAL.replace("1 Luke [15]", "2 Luke [8]"), &[sentence]);
    told(&format!("{LEGAL}Plots:\nLong Plan [1]\n"), &[sentence]);
    told(
        &LEGAL.replace("Han [15]", "Han"),
        &["line 3: \"Han\" has no points; write them after the name, such as [13]"],
    );
}

#[test]
fn characters_and_plots_share_thirty_points() {
    told(&format!("{}Plots:\nLong Plan [3]\n", LEGAL.replacen("[15]", "[12]", 1)), &[]);
}

#[test]
fn e4_hero_and_villain() {
    let sentence =
        "the list has hero (line 2) and villain (line 3); the rules allow only one of them";
    told(&LEGAL.replace("Han [15] [hero]", "Han [15] [villain]"), &[sentence]);
    told(&LEGAL.replace("Han [15] [hero]", "Han [15] [Zloczynca]"), &[sentence]);
    told(&LEGAL.replace("Han [15] [hero]", "Han [15] [neutral]"), &[]);
}

#[test]
fn e4_twenty_nine_or_thirty_one_cards() {
    told(
        &LEGAL.replace("2 Aim", "1 Aim"),
        &["section Deck has 29 cards; the rules require exactly 30"],
    );
    told(
        &format!("{LEGAL}Cunning [yellow]\n"),
        &["section Deck has 31 cards; the rules require exactly 30"],
    );
}

#[test]
fn e4_no_character_or_two_battlefields() {
    let nobody = LEGAL.replace("1 Luke [15] [hero] [blue]\n1 Han [15] [hero] [yellow]\n", "");
    told(
        &nobody.replace("[blue]", "[grey]").replace("[yellow]", "[grey]"),
        &["section Characters has 0 cards; the rules require at least 1"],
    );
    let sentence = "section Battlefield has 2 cards; the rules require exactly 1";
    told(&LEGAL.replace("Cliff", "2 Cliff"), &[sentence]);
    told(&format!("{LEGAL}Battlefield:\nCave\n"), &[sentence]);
    told(
        &LEGAL.replace("Battlefield:\nCliff\n", ""),
        &["section Battlefield has 0 cards; the rules require exactly 1"],
    );
}

#[test]
fn at_most_two_copies_of_a_card() {
    told(
        &LEGAL.replace("2 Aim [grey]\n", "1 FORCE speed [blue]\n1 Aim [grey]\n"),
        &["section Deck has 3 copies of \"Force Speed\"; the rules allow 2"],
    );
}

#[test]
fn colours_match_a_character_and_grey_always_does() {
    told(
        &LEGAL.replace("2 Aim [grey]", "2 F-11D Rifle [red]"),
        &[
            "line 13: \"F-11D Rifle\" is red, but nothing under Characters is; the rules require one there",
        ],
    );
}

#[test]
fn a_character_that_is_neither_hero_nor_villain_nor_neutral_leaves_a_doubt() {
    doubts(
        "destiny",
        &LEGAL.replace("Han [15] [hero]", "Han [15]"),
        &[
            "\"Han\" (line 3) in the section Characters has none of the words hero, villain or neutral, so it can't be checked; add one in brackets after the name",
        ],
    );
}

#[test]
fn deck_cards_without_a_colour_leave_a_doubt() {
    doubts(
        "destiny",
        &LEGAL.replace(" [grey]", ""),
        &[
            "\"Aim\" (line 13), \"All In\" (line 14), \"Block\" (line 15) and 6 more in the section Deck have none of the words blue, red, yellow or grey, so they can't be checked; add one in brackets after each name",
        ],
    );
}

#[test]
fn an_unknown_section_is_answered_with_the_known_ones() {
    told(
        &format!("{LEGAL}Sideboard:\nCave\n"),
        &[
            "line 22: there is no section \"Sideboard\" in a list; use Characters, Plots, Battlefield, Deck",
        ],
    );
}
