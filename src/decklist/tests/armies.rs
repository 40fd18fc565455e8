use super::{doubts, faults};

const LEGAL: &str = "Deployment cards:\n\
                     1 Luke Skywalker (Luke Skywalker Jedi Knight) [12] [rebel]\n\
                     2 Echo Base Troopers [8] [rebel]\n\
                     1 Gideon Argus [3] [rebel]\n\
                     1 C-3PO [2] [rebel]\n\
                     2 Heavy Fire [2] [neutral]\n\
                     1 Targeting Network [3] [rebel]\n\
                     Command deck:\n\
                     15 Cards\n";

#[track_caller]
fn told(text: &str, sentences: &[&str]) {
    faults("imperial-assault", text, sentences);
}

#[test]
fn an_army_without_a_command_deck_is_not_the_whole_list() {
    let told_of = |text: &str| {
        told(text, &["section Command deck has 0 cards; the rules require at least 1"])
    };
    told_of(&LEGAL.replace("Command deck:\n15 Cards\n", ""));
    told_of(&LEGAL.replace("15 Cards\n", ""));
}

#[test]
fn an_army_written_in_polish() {
    let polish = LEGAL.replace("Deployment cards", "karty rozstawienia");
    let polish = polish.replace("Command deck", "TALIA DOWODZENIA").replace("rebel", "rebelia");
    told(&polish, &[]);
    told(
        &LEGAL.replace("Gideon Argus [3] [rebel]", "Greedo [3] [Szumowiny]"),
        &["the list has rebel (line 2) and scum (line 4); the rules allow only one of them"],
    );
    told(
        "Talia dowodzenia:\n15 Karty\n",
        &["section Deployment cards has 0 cards; the rules require at least 1"],
    );
}

#[test]
fn an_army_card_without_a_side_leaves_a_doubt() {
    doubts(
        "imperial-assault",
        &LEGAL.replace(" [2] [rebel]", " [2]").replace(" [neutral]", ""),
        &[
            "\"C-3PO\" (line 5) and \"Heavy Fire\" (line 6) in the section Deployment cards have none of the words rebel, imperial, scum or neutral, so they can't be checked; add one in brackets after each name",
        ],
    );
}

#[test]
fn an_alliance_card_is_for_the_judge() {
    let alliance =
        LEGAL.replace("C-3PO [2] [rebel]", "Temporary Alliance [0] [alliance] [neutral]");
    let covered = "line 5: \"Temporary Alliance\" is alliance; these rules don't say what such a card allows, so a judge decides";
    doubts("imperial-assault", &alliance, &[covered]);
}
