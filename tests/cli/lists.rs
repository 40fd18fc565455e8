//! Deck lists that players hand in.

use crate::desk::Desk;

/// The output for Weronika's deck with this card in it.
fn told(card: &str) -> String {
    let desk = Desk::with_players(7, &["Weronika"]);
    let deck = format!(
        "Characters:\nKylo Ren [11] [villain]\nBattlefield:\nStarship Graveyard\nDeck:\n{card}\n28 Others\n"
    );
    desk.write("deck.txt", deck);
    let ended = desk.run(&["do", "shop.yaml", "list", "Weronika", "deck.txt"]);
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert_eq!(ended.out, "saved #2: Weronika has handed in a list.\n");
    ended.err
}

#[test]
fn e3_a_name_that_several_cards_share_is_told_and_the_full_name_is_accepted() {
    assert_eq!(
        told("2 Lightsaber"),
        "warning: line 6: \"Lightsaber\" could be Kylo Ren's Lightsaber, Luke's Lightsaber or \
         Lightsaber; write the full name, or behind it in brackets the product the card comes from\n"
    );
    assert_eq!(told("2 Kylo Ren's Lightsaber"), "");
    assert_eq!(
        told("2 miecz swietlny [villain]"),
        "warning: line 6: \"miecz swietlny\" could be Miecz Świetlny Kylo Rena, Miecz Świetlny \
         Luke'a or Miecz Świetlny; write the full name, or behind it in brackets the product the \
         card comes from\n"
    );
    assert_eq!(told("2 Miecz Świetlny Kylo Rena"), "");
    // The product may also stand in brackets, round or square.
    assert_eq!(told("2 Lightsaber (Awakenings)"), "");
    assert_eq!(told("2 Lightsaber [Awakenings]"), "");
}
