//! What the schema can say and this version does not do is refused, never
//! run by halves.

use super::super::{TEMPLATE, read, read_for_play};
use super::GAME;

fn refused(text: &str) -> Vec<String> {
    assert_eq!(read("my.yaml", text).err(), None);
    let problems = read_for_play("my.yaml", text).err().unwrap_or_default();
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn the_template_can_be_played() {
    assert_eq!(refused(TEMPLATE), [""; 0]);
}

#[test]
fn a_draft_can_be_played() {
    assert_eq!(refused(GAME), [""; 0]);
}

#[test]
fn pairings_and_finals_that_are_not_played_are_refused_by_name() {
    let found = |from: &str, to: &str| refused(&TEMPLATE.replace(from, to));
    let sentence = |at: &str, what: &str| {
        vec![format!(
            "my.yaml:{at}: this version of komandor does not carry out {what}; \
             leave it out, or run the game with a version of komandor that does it"
        )]
    };
    let brackets = TEMPLATE
        .replace("kind: single_elimination ", "kind: double_elimination ")
        .replace("[top, top_and_level, minimum_points]", "[top]");
    assert_eq!(refused(&brackets), sentence("31:9", "double_elimination"));
    assert_eq!(found("[same_club]", "[relatives]"), sentence("28:26", "relatives"));
}
