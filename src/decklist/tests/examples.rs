use super::super::{Findings, ListCheck, examine, faults_of_example};
use crate::ruleset::{Library, TEMPLATE, read};

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
