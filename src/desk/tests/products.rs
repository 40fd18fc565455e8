//! Tests the dates of products, by a game of the tests that has some.

use super::super::{ListCheck, examine};
use crate::ruleset::{Ruleset, TierKind, read};
use jiff::civil::{Date, date};

/// The rules of constructed Destiny with products.
fn game() -> Ruleset {
    let destiny = include_str!("../../../config/rulesets/destiny.yaml");
    let products = "\nproducts:
  - {id: spirit, name: {en: Second Wave, pl: Druga fala}, released: {polish: 2017-05-04}, also: [SW]}
  - {id: legacies, name: {en: Third Wave}, released: {polish: 2018-02-15, worldwide: 2018-01-01}}
  - {id: friday, name: {en: Friday Wave}, released: {polish: 2017-05-05}}
  - {id: abroad, name: {en: Far Wave}, released: {worldwide: 2016-12-01}}
  - {id: camp, name: {en: Camp Box, pl: Obóz}, released: {polish: 2016-12-01}, legal: never}
";
    read("destiny.yaml", &format!("{destiny}{products}")).unwrap()
}

fn list(cards: &str) -> String {
    format!("Deck:\n{cards}\n")
}

/// Returns what is told about products, at this tier and on this day.
fn told(ruleset: &Ruleset, tier: TierKind, day: Date, text: &str) -> Vec<String> {
    let check = ListCheck::new(ruleset).at(tier).on(day);
    let found = examine(&check, text);
    let of_decks = ["the section ", "none of the words "];
    let all = found.faults.iter().chain(&found.doubts).map(ToString::to_string);
    all.filter(|told| !of_decks.iter().any(|part| told.contains(part))).collect()
}

#[test]
fn e2_every_release_and_tier() {
    let game = game();
    let rows = [
        ("Second Wave", date(2017, 5, 4), date(2017, 5, 15)),
        ("Third Wave", date(2018, 2, 15), date(2018, 2, 26)),
        ("Friday Wave", date(2017, 5, 5), date(2017, 5, 16)),
    ];
    for (product, release, premier) in rows {
        let text = list(&format!("2 Dodge [{product}]"));
        let from = [
            (TierKind::Relaxed, release),
            (TierKind::Formal, release),
            (TierKind::Premier, premier),
        ];
        for (tier, first) in from {
            let eve = first.yesterday().unwrap();
            let early = told(&game, tier, eve, &text);
            assert_eq!(early.len(), 1, "{early:?}");
            assert!(early[0].contains(&format!("may be used from {first}, and")), "{early:?}");
            assert_eq!(told(&game, tier, first, &text), [""; 0], "{product} {tier:?}");
        }
    }
}

#[test]
fn e2_a_premier_event_on_the_fourteenth_and_on_the_fifteenth() {
    let (game, text) = (game(), list("2 Dodge [Second Wave]\n1 Block [SW]\n1 Aim (Druga fala)"));
    let premier = |day| told(&game, TierKind::Premier, date(2017, 5, day), &text);
    assert_eq!(
        premier(14),
        ["\"Dodge\" (line 2), \"Block\" (line 3) and \"Aim (Druga fala)\" (line 4) come from \
          Second Wave; at the tier Premier it may be used from 2017-05-15, and the event is on \
          2017-05-14 (day of the Polish release: 2017-05-04)"]
    );
    assert_eq!(premier(15), [""; 0]);
    assert_eq!(told(&game, TierKind::Formal, date(2017, 5, 14), &text), [""; 0]);
}

#[test]
fn without_a_tier_the_first_day_at_any_of_them_counts() {
    let game = game();
    let check = |day| {
        let found = examine(&ListCheck::new(&game).on(day), &list("2 Dodge [Second Wave]"));
        found.faults.iter().filter(|fault| fault.to_string().contains("comes from")).count()
    };
    assert_eq!((check(date(2017, 5, 3)), check(date(2017, 5, 4))), (1, 0));
}

#[test]
fn a_product_that_is_never_legal() {
    let told = told(&game(), TierKind::Relaxed, date(2020, 1, 1), &list("2 Dodge [obóz]"));
    assert_eq!(told, ["\"Dodge\" (line 2) comes from Camp Box, which may not be used in events"]);
}

#[test]
fn a_product_without_the_day_that_counts_is_a_doubt() {
    let game = game();
    let check = ListCheck::new(&game).at(TierKind::Relaxed).on(date(2020, 1, 1));
    let found = examine(&check, &list("2 Dodge [Far Wave]"));
    assert!(found.doubts.iter().any(|doubt| *doubt
        == "\"Dodge\" (line 2) comes from Far Wave, and the data does not have the day of the \
            Polish release; check whether it may be used"));
    assert!(!found.faults.iter().any(|fault| fault.to_string().contains("Far Wave")));
}

#[test]
fn a_word_that_no_rule_and_no_product_has_and_a_day_without_a_product() {
    let text = list("2 Dodge [Ninth Wave] [grey]\n1 Aim [2017-05-04] [grey]\n1 Hit [ninth wave]");
    let told = told(&game(), TierKind::Relaxed, date(2020, 1, 1), &text);
    assert_eq!(
        told,
        [
            "line 2: \"Ninth Wave\" in brackets is no word of the rules and no product that the \
             data knows; check its spelling, and whether it may be used",
            "line 3: \"2017-05-04\" in brackets is a day, not a product; write the name of the \
             product there",
        ]
    );
}

#[test]
fn a_game_without_products_takes_any_word_for_one() {
    let library = crate::ruleset::Library::new(Vec::new());
    let destiny = &library.get("destiny").unwrap().ruleset;
    let told = told(destiny, TierKind::Premier, date(2017, 5, 14), &list("2 Dodge [Ninth Wave]"));
    assert_eq!(told, [""; 0]);
}
