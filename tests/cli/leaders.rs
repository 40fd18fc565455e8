//! The rules for leaders who also play, as a script meets them.

use super::desk::Desk;

const NAMES: [&str; 4] = ["Ola Lis", "Jan Kos", "Ewa Ryba", "Ula Sum"];

/// An event of this game and tier with four players who are not its leaders.
fn event(game: &str, tier: &str, structure: &str) -> Desk {
    let rest = "--date 2026-11-21 --seed 7 --organizer 'Anna Bór'";
    Desk::with(&format!("{game} --tier {tier} {rest} {structure}"), &NAMES)
}

const NEEDS: &str = "Anna Bór leads the event and may play only if a second official is announced \
                     before the start: name one with official NAME role=judge.";
const NAMESAKE: &str = "If the player is another person, add to the name what tells them apart.";

#[test]
fn e5_relaxed_an_organizer_who_plays_needs_a_second_leader() {
    let desk = event("destiny", "relaxed", "--structure custom --rounds 3");
    // Anna was not named as organizer; she made the event.
    assert_eq!(desk.warned("add 'Anna Bór'"), format!("warning: {NEEDS}\n"));
    assert_eq!(desk.refused("pair"), NEEDS);
    assert_eq!(desk.verb("official 'Zofia Wir' role=judge"), "saved #6: Zofia Wir is judge.\n");
    assert_eq!(desk.verb("pair"), "saved #7: Round 1 is paired: 2 tables, bye Anna Bór.\n");
}

#[test]
fn e5_playing_registers_the_leader() {
    let desk = event("destiny", "relaxed", "--structure custom --rounds 3");
    desk.verb("official 'Zofia Wir' role=judge");
    assert_eq!(
        desk.verb("official 'Anna Bór' role=organizer playing"),
        "saved #6: Anna Bór is organizer and plays: registered (#5).\n"
    );
    assert_eq!(desk.event()["entrants"][4]["name"], "Anna Bór");
    assert_eq!(
        desk.verb("undo"),
        "saved #7: Undone: registered Anna Bór, who is organizer (#6 by anna).\n"
    );
    assert_eq!(desk.event()["entrants"].as_array().unwrap().len(), 4);
    // Registered officials play, whether the verb says so or not.
    assert_eq!(
        desk.verb("official 'Ola Lis' role=judge"),
        "saved #8: Ola Lis is judge and plays, being registered (#1).\n"
    );
}

#[test]
fn e5_formal_and_premier_no_leader_plays_before_and_after_round_1() {
    for (tier, name) in [("formal", "Formal"), ("premier", "Premier")] {
        let desk = event("destiny", tier, "--structure custom --rounds 3");
        let forbidden = |who: &str| {
            format!("{who} leads the event and may not play in it: the tier {name} forbids it.")
        };
        let by_default = format!(
            "Anna Bór leads the event as long as no other organizer is named (official NAME \
             role=organizer) and may not play in it: the tier {name} forbids it.\n{NAMESAKE}"
        );
        for started in [false, true] {
            if started {
                desk.verb("pair");
            }
            assert_eq!(desk.refused("add 'Anna Bór'"), by_default);
            assert_eq!(desk.refused("add 'anna bór'"), by_default);
            assert_eq!(desk.refused("edit '#1' 'name=Anna Bór'"), by_default);
            desk.write("late.csv", "name\nPiotr Dąb\nAnna Bór\n");
            assert_eq!(desk.refused("import late.csv"), by_default);
            assert_eq!(
                desk.refused("official 'Anna Bór' role=organizer playing"),
                forbidden("Anna Bór")
            );
            assert_eq!(desk.refused("official 'Ola Lis' role=judge"), forbidden("Ola Lis"));
            assert_eq!(
                desk.refused("official 'Iza Mak' role=marshal playing"),
                forbidden("Iza Mak")
            );
        }
        // If another organizer is named, the maker of the event is an ordinary player.
        desk.verbs(["official 'Zofia Wir' role=organizer", "add 'Anna Bór'"]);
        assert_eq!(desk.refused("dismiss Zofia"), by_default.lines().next().unwrap(), "{tier}");
    }
}

#[test]
fn e5_two_leaders_who_meet_are_ruled_by_a_marshal_who_exists() {
    let desk = event("destiny", "relaxed", "--structure custom --rounds 3");
    desk.verbs([
        "official 'Ola Lis' role=organizer playing",
        "official 'Jan Kos' role=judge playing",
    ]);
    let tables = ["pair", "manual", "Ola Lis = Jan Kos, Ewa Ryba = Ula Sum"];
    assert_eq!(
        desk.refused(&tables),
        "Ola Lis and Jan Kos both lead the event and meet: the marshal rules at their table, and \
         there is none but them. Name one with official NAME role=marshal."
    );
    desk.verb("official 'Iza Mak' role=marshal");
    assert_eq!(
        desk.warned(&tables),
        "warning: Ola Lis and Jan Kos both lead the event: Iza Mak, the marshal, rules at their \
         table.\n"
    );
    assert_eq!(
        desk.refused("dismiss Iza"),
        "Ola Lis and Jan Kos both lead the event and meet: the marshal rules at their table, and \
         there is none but them. Name one with official NAME role=marshal."
    );
}

#[test]
fn e5_in_the_card_game_the_tier_of_regionals_forbids_it_and_that_of_shops_does_not() {
    let custom = "--structure custom --rounds 3";
    let desk = event("lcg", "premier", custom);
    assert_eq!(
        desk.refused("official 'Anna Bór' role=organizer playing"),
        "Anna Bór leads the event and may not play in it: the tier Premier forbids it."
    );
    let desk = event("lcg", "formal", custom);
    desk.verbs(["official 'Zofia Wir' role=judge", "official 'Anna Bór' role=organizer playing"]);
    assert_eq!(
        desk.verb("pair"),
        "saved #7: Round 1 is paired: 2 tables, bye Anna Bór. Start numbers are drawn.\n"
    );
}

#[test]
fn a_second_leader_is_asked_for_after_the_start_as_well() {
    let desk = event("destiny", "relaxed", "--structure custom --rounds 3");
    desk.verb("pair");
    let needs = |who: &str| {
        format!(
            "{who} leads the event and may play only if a second official is announced: \
             name one with official NAME role=judge."
        )
    };
    let anna = needs("Anna Bór");
    assert_eq!(desk.refused("add 'Anna Bór'"), format!("{anna}\n{NAMESAKE}"));
    assert_eq!(desk.refused("official 'Anna Bór' role=organizer playing"), anna);
    assert_eq!(desk.refused("official 'Ola Lis' role=organizer"), needs("Ola Lis"));
    desk.verb("official 'Zofia Wir' role=judge");
    assert_eq!(
        desk.verb("official 'Anna Bór' role=organizer playing"),
        "saved #7: Anna Bór is organizer and plays: registered (#5).\n"
    );
    assert_eq!(desk.refused("dismiss Zofia"), anna);
    assert_eq!(desk.refused("undo 6"), anna);
    desk.verbs(["drop 'Anna Bór'", "dismiss Zofia"]);
    assert_eq!(desk.refused("rejoin 'Anna Bór'"), anna);
    assert_eq!(desk.refused("undo 8"), anna);
}

#[test]
fn each_game_has_its_own_word_for_who_has_the_last_word_on_the_rules() {
    for (game, english, polish) in [
        ("destiny", "marshal", "komandor"),
        ("imperial-assault", "marshal", "koordynator"),
        ("x-wing", "head judge", "sędzia główny"),
    ] {
        let desk = event(game, "relaxed", "--structure custom --rounds 3");
        assert_eq!(
            desk.verb("official 'Iza Mak' role=marshal"),
            format!("saved #5: Iza Mak is {english}.\n")
        );
        let said = desk.done("show shop.yaml officials --lang pl");
        assert!(said.contains(&format!("Iza Mak   {polish}")), "{said}");
        desk.verb("dismiss Iza");
        let said = desk.done("show shop.yaml announcement --lang pl");
        let label = polish.replacen(['k', 's'], if polish.starts_with('k') { "K" } else { "S" }, 1);
        assert!(said.contains(&format!("\n{label} ")), "{said}");
        assert!(said.contains("Brak: jego obowiązki pełni organizator\n"), "{said}");
    }
    // The card game has an organizer and judges only.
    let desk = event("lcg", "relaxed", "--structure custom --rounds 3");
    let said = desk.done("show shop.yaml announcement");
    assert!(said.contains("\nJudges ") && !said.to_lowercase().contains("marshal"), "{said}");
    assert_eq!(
        desk.refused("official 'Iza Mak' role=marshal"),
        "Star Wars: The Card Game has no such official: write role=organizer or role=judge."
    );
    assert_eq!(
        desk.refused("recommend Ola unsporting"),
        "In this game the organizer decides alone: disqualify #1."
    );
}
