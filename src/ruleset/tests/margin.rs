//! Margins of victory and shares of wins: one mistake and its sentence in each test.

use super::mistake;

const MARGIN: &str =
    "  margin: {name: {en: Margin}, most: 100, base: 100, bye: 150, walkover: 100}";
const WITH: &str = "[margin, random]";

/// Adds a margin that breaks ties to the game, with `old` replaced by `new` in it.
#[track_caller]
fn with_margin(old: &str, new: &str, sentences: &[&str]) {
    let tie_breaks = "  tie_breaks: [sos_mean, esos_mean, random]";
    let margin = MARGIN.replace(old, new);
    assert!(margin != MARGIN || old == new, "{old:?} is not in it");
    mistake(tie_breaks, &format!("{margin}\n  tie_breaks: {WITH}"), sentences);
}

#[test]
fn a_margin_is_entered_and_counted_or_neither() {
    with_margin("", "", &[]);
    mistake(
        "[sos_mean, esos_mean, random]",
        "[margin, random]",
        &[
            "my.yaml:11:16: the tie-break margin needs numbers of your game; add \"margin: {name: {en: Margin}, most: 100, base: 100, bye: 150, walkover: 100}\", or delete the tie-break",
        ],
    );
    mistake(
        "  tie_breaks: [sos_mean,",
        &format!("{MARGIN}\n  tie_breaks: [sos_mean,"),
        &[
            "my.yaml:11:3: every result asks for a margin, but no tie-break counts it; add margin to tie_breaks, or delete this margin",
        ],
    );
}

#[test]
fn the_numbers_of_a_margin() {
    with_margin(
        "most: 100",
        "most: 0",
        &[
            "my.yaml:11:38: most is 0; write a number from 1 to 10000",
            "my.yaml:11:57: a bye adds 150, but a match 100 at most; write at most 100",
            "my.yaml:11:72: a walkover is won by 100, but a match by 0 at most; write at most 0",
        ],
    );
    with_margin(
        "base: 100",
        "base: 20000",
        &["my.yaml:11:49: base is 20000; write a number from 0 to 10000"],
    );
    with_margin(
        "bye: 150",
        "bye: 201",
        &["my.yaml:11:59: a bye adds 201, but a match 200 at most; write at most 200"],
    );
    with_margin(
        "walkover: 100",
        "walkover: 101",
        &["my.yaml:11:74: a walkover is won by 101, but a match by 100 at most; write at most 100"],
    );
    with_margin(
        ", walkover: 100",
        "",
        &[
            "my.yaml:11:3: the key \"walkover\" is missing from preliminary.margin; add \"walkover:\" and its value",
        ],
    );
}

#[test]
fn shares_and_their_floors() {
    let percentages = |written: &str, sentences: &[&str]| {
        let new = format!("  percentages: {written}\n  tie_breaks: [opponents_match_wins, random]");
        mistake("  tie_breaks: [sos_mean, esos_mean, random]", &new, sentences);
    };
    percentages("{match_floor: 0, game_floor: \"1/4\", byes: won}", &[]);
    for wrong in ["33%", "4/3", "1/0", "1/200", "a third", "-1/3"] {
        percentages(
            &format!("{{match_floor: \"{wrong}\"}}"),
            &[&format!(
                "my.yaml:11:30: match_floor: found the text \"{wrong}\", expected a fraction; write 0, or a fraction up to 1 such as 1/3, with a denominator of at most 100"
            )],
        );
    }
    percentages(
        "{match_floor: 0.33}",
        &[
            "my.yaml:11:30: match_floor: found the number 0.33, expected a fraction; write 0, or a fraction up to 1 such as 1/3, with a denominator of at most 100",
        ],
    );
    percentages(
        "{byes: lost}",
        &["my.yaml:11:23: byes: \"lost\" is not a known word here; known words: left_out, won"],
    );
    mistake(
        "  tie_breaks: [sos_mean,",
        "  percentages: {match_floor: \"1/4\"}\n  tie_breaks: [sos_mean,",
        &[
            "my.yaml:11:3: percentages are given, but no tie-break uses them; add opponents_match_wins to tie_breaks, or delete percentages",
        ],
    );
}
