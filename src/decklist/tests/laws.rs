//! Laws of the checks, tried on lists made at random.

use super::super::{Findings, ListCheck, examine, read_list, summary};
use crate::ruleset::{Library, Ruleset};
use proptest::prelude::*;
use std::sync::LazyLock;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(Vec::new()));

fn game(id: &str) -> &'static Ruleset {
    &LIBRARY.get(id).unwrap().ruleset
}

/// A line as a player may type it, or nearly so.
fn line() -> impl Strategy<Value = String> {
    let words = "Characters Deck Talia Deck: Player: 2 999 Rey [13] [hero] [villain] [blue] [Wave] [2017-05-04] (Wave) [ ] : # ą";
    let word = prop::sample::select(words.split(' ').chain([""]).collect::<Vec<_>>());
    prop::collection::vec(word, 0..5).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_text_is_examined(lines in prop::collection::vec(line(), 0..40), junk in ".{0,20}") {
        let text = format!("{}\n{junk}", lines.join("\n"));
        for id in ["destiny", "imperial-assault", "lcg-2v2", "tcg"] {
            let game = game(id);
            let check = ListCheck::new(game);
            let found = examine(&check, &text);
            prop_assert!(found.faults.iter().chain(&found.doubts).all(|found| !found.sentence().to_string().is_empty()));
            if let Ok(list) = read_list(&text) {
                let _ = summary(&check, &list);
            }
        }
    }

    #[test]
    fn the_order_of_the_cards_makes_no_difference(seed in any::<u64>()) {
        let game = game("destiny");
        let example = game.lists.as_ref().unwrap().example("en");
        let (head, deck) = example.split_once("Deck:\n").unwrap();
        let mut cards: Vec<&str> = deck.lines().collect();
        let n = cards.len();
        (0..n).for_each(|at| cards.swap(at, (seed.rotate_left(at as u32) % n as u64) as usize));
        let mixed = format!("Deck:\n{}\n{head}", cards.join("\n"));
        let found = examine(&ListCheck::new(game), &mixed);
        prop_assert_eq!(found, Findings::default());
    }
}
