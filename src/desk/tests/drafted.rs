//! Tests drafted decks against the rules of their own files.

use super::{doubts, faults};

const LEGAL: &str = "Characters:\n\
                     Luke [15] [hero] [blue]\n\
                     Vader [13] [villain] [blue] [elite]\n\
                     Plots:\n\
                     Long Plan [2]\n\
                     Battlefield:\n\
                     Cliff\n\
                     Deck:\n\
                     4 Force Speed [blue]\n\
                     16 Scavenge [grey]\n";

#[track_caller]
fn told(text: &str, sentences: &[&str]) {
    for game in ["destiny-draft", "destiny-sealed"] {
        faults(game, text, sentences);
    }
}

#[test]
fn e4_hero_and_villain_twenty_cards_four_copies() {
    told(LEGAL, &[]);
    told(&LEGAL.replace("16 Scavenge", "26 Scavenge"), &[]);
    let polish = LEGAL.replace("Characters", "Postacie").replace("[blue]", "[niebieska]");
    told(&polish.replace("elite", "elitarna").replace("Plots", "fabuly"), &[]);
}

#[test]
fn e4_nineteen_or_thirty_one_cards() {
    told(
        &LEGAL.replace("16 Scavenge", "15 Scavenge"),
        &["section Deck has 19 cards; the rules require from 20 to 30"],
    );
    told(
        &LEGAL.replace("16 Scavenge", "27 Scavenge"),
        &["section Deck has 31 cards; the rules require from 20 to 30"],
    );
}

#[test]
fn e4_characters_and_plots_share_the_points() {
    told(
        &LEGAL.replace("Long Plan [2]", "Long Plan [3]"),
        &["31 points in Characters and Plots; the rules allow 30"],
    );
}

#[test]
fn e4_an_elite_of_the_draft_set() {
    told(
        &LEGAL.replace("[elite]", "[elite] [draft set]"),
        &["line 3: \"Vader\" is both elite and draft set; the rules allow only one of them"],
    );
}

#[test]
fn e4_a_colour_without_its_character() {
    let sentence = "line 9: \"Force Speed\" is blue, but nothing under Characters is; the rules require one there";
    told(
        &LEGAL.replace("] [blue]\nVader", "] [red]\nVader").replace("[blue] [elite]", "[red]"),
        &[sentence],
    );
    told(&LEGAL.replace("4 Force Speed [blue]", "4 Force Speed [grey]"), &[]);
}

#[test]
fn a_character_without_a_colour_leaves_a_doubt() {
    let silent =
        LEGAL.replace("] [blue]\nVader", "] [red]\nVader").replace("[blue] [elite]", "[elite]");
    for game in ["destiny-draft", "destiny-sealed"] {
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
