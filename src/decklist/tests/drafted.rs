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

#[test]
fn e4_hero_and_villain_twenty_cards_four_copies() {
    let polish = LEGAL.replace("Characters", "Postacie").replace("[blue]", "[niebieska]");
    let silent =
        LEGAL.replace("] [blue]\nVader", "] [red]\nVader").replace("[blue] [elite]", "[elite]");
    for game in ["destiny-draft", "destiny-sealed"] {
        faults(game, LEGAL, &[]);
        faults(game, &LEGAL.replace("16 Scavenge", "26 Scavenge"), &[]);
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
