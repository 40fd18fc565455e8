use super::{doubts, faults};

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
