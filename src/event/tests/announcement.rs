use super::*;
use crate::event::announcement::{Item, announcement};

fn item(desk: &Desk, key: &str) -> Item {
    announcement(&desk.event).into_iter().find(|item| item.key == key).unwrap()
}

fn said(desk: &Desk, key: &str) -> String {
    lines(desk, key).join(" | ")
}

fn lines(desk: &Desk, key: &str) -> Vec<String> {
    item(desk, key).lines.iter().map(Arg::to_string).collect()
}

fn told(messages: &[Message]) -> Vec<String> {
    messages.iter().map(Message::to_string).collect()
}

fn destiny(players: usize, setup: Setup) -> Desk {
    Desk::destiny(setup, &borrowed(&letters(players)))
}

/// Checks that `pair` refuses with exactly what the announcement says is missing.
#[track_caller]
fn is_refused(desk: &mut Desk, reasons: &[&str]) {
    assert_eq!(told(&start_blockers(&desk.event)), reasons);
    let items = announcement(&desk.event);
    let mut missing: Vec<String> = items.iter().flat_map(|item| told(&item.blockers)).collect();
    let mut sorted: Vec<&str> = reasons.to_vec();
    missing.sort();
    sorted.sort_unstable();
    assert_eq!(missing, sorted);
    assert_eq!(desk.refused("pair"), reasons.join("\n"));
    assert_eq!(desk.refused("pair manual 'P01 = bye'"), reasons.join("\n"));
}

#[test]
fn numbers_follow_the_players_until_the_start() {
    let mut desk = destiny(12, basic());
    let rounds = "4 Swiss rounds of one game with the 12 players registered so far";
    assert_eq!(said(&desk, "rounds"), rounds);
    assert_eq!(said(&desk, "cut"), "None with the 12 players registered so far");
    assert_eq!(said(&desk, "finals"), "None: first in the standings wins");
    assert_eq!(said(&desk, "minutes"), "A round: 35 minutes");
    desk.run((13..=17).map(|n| format!("add P{n}")));
    assert_eq!(said(&desk, "cut"), "Top 4 with the 17 players registered so far");
    assert_eq!(said(&desk, "finals"), "Single elimination of 4, one game");
    let minutes = "A round: 35 minutes; elimination: 35 minutes; the final: 50 minutes";
    assert_eq!(said(&desk, "minutes"), minutes);
    desk.does("pair");
    assert_eq!(said(&desk, "players"), "17 players at the start");
    assert_eq!(said(&desk, "rounds"), "4 Swiss rounds of one game");
    assert_eq!(said(&desk, "cut"), "Top 4");
    desk.run(["add Late", "drop P01"]);
    assert_eq!(said(&desk, "players"), "17 players at the start");
    assert_eq!(told(&item(&desk, "structure").warnings), Vec::<String>::new());
}

#[test]
fn the_keys_are_stable() {
    let desk = Desk::of("imperial-assault", basic(), &[]);
    let keys: Vec<&str> = announcement(&desk.event).into_iter().map(|item| item.key).collect();
    assert_eq!(
        keys.join(" "),
        "game date tier players structure rounds cut finals minutes points tie_breaks \
         missions lists sleeves products organizer marshal judges playing_leaders"
    );
    assert_eq!(
        lines(&desk, "missions"),
        [
            "Season from 1 November, one drawn for each round:",
            "Nelvaanian War Zone (Belvaanin War Zone): A, B",
            "ISB Headquarters: A, B",
            "Coruscant Landfill: A, B",
        ]
    );
}

#[test]
fn a_custom_structure_starts_only_with_its_rounds() {
    let own = Setup { structure: Some(StructureKind::Custom), ..basic() };
    let no_rounds = "Set the number of rounds: setup rounds=N [cut=N].";
    let mut desk = destiny(0, own);
    assert_eq!(told(&start_blockers(&desk.event)), ["No players yet. add: add some.", no_rounds]);
    desk.run(["P01", "P02", "P03", "P04"].map(|name| format!("add {name}")));
    is_refused(&mut desk, &[no_rounds]);
    assert_eq!(said(&desk, "rounds"), "Not set");
    desk.does("setup rounds=3 cut=8");
    let too_large =
        "A cut to 8 needs 8 players, and there are 4: set a smaller one, or 0 for none.";
    is_refused(&mut desk, &[too_large]);
    assert_eq!(told(&item(&desk, "cut").blockers), [too_large]);
    desk.dialogue("setup cut=4 · pair | Round 1 is paired: 2 tables.");
    assert_eq!(start_blockers(&desk.event).len(), 0);
}

#[test]
fn everything_that_is_missing_is_told_at_once() {
    let own = Setup { structure: Some(StructureKind::Custom), cut: Some(8), ..basic() };
    let mut desk = destiny(4, own);
    desk.does("official P01 role=organizer playing");
    is_refused(
        &mut desk,
        &[
            "P01 leads the event and may play only if a second official is named: official NAME role=judge.",
            "Set the number of rounds: setup rounds=N [cut=N].",
            "A cut to 8 needs 8 players, and there are 4: set a smaller one, or 0 for none.",
        ],
    );
    desk.does("official Zofia role=judge");
    assert_eq!(said(&desk, "playing_leaders"), "P01 plays; Zofia rules in those games");
    assert_eq!(said(&desk, "judges"), "Zofia");
    assert_eq!(said(&desk, "organizer"), "P01");
}

#[test]
fn an_attendance_outside_the_table_is_refused() {
    let mut desk = destiny(3, basic());
    is_refused(
        &mut desk,
        &["The basic structure needs 4 players: add 1 more (add), \
           or choose another (setup structure=custom rounds=N)."],
    );
    desk.does("setup rounds=2");
    assert_eq!(
        told(&item(&desk, "structure").warnings),
        ["The structure has no row for 3 players; your settings apply."]
    );
}

#[test]
fn what_departs_from_the_table_is_told() {
    let mut desk = destiny(17, basic());
    desk.does("setup rounds=6 cut=8");
    let odd = [
        "6 rounds are set; the structure has 4.",
        "You set a cut to 8; with 17 players the rules have a cut to 4. Yours is kept.",
    ];
    assert_eq!(told(&item(&desk, "structure").warnings), odd);
    assert_eq!(said(&desk, "rounds"), "6 Swiss rounds of one game");
    assert_eq!(desk.warnings("pair"), odd);
    assert_eq!(told(&item(&desk, "structure").warnings), odd);
}

#[test]
fn an_event_that_starts_with_elimination_says_so() {
    let own = Setup { structure: Some(StructureKind::Custom), rounds: Some(0), ..basic() };
    let desk = destiny(6, own);
    assert_eq!(said(&desk, "rounds"), "The event starts with single elimination");
    assert_eq!(said(&desk, "cut"), "None");
    assert_eq!(said(&desk, "finals"), "Single elimination, one game");
    assert_eq!(said(&desk, "minutes"), "Elimination: 35 minutes; the final: 50 minutes");
    assert!(!announcement(&desk.event).iter().any(|item| item.key == "points"));
}

#[test]
fn a_draft_says_who_sits_together_and_what_it_needs() {
    let setup = Setup { structure: Some(StructureKind::Custom), ..Setup::default() };
    let mut desk = Desk::of("destiny-draft", setup, &borrowed(&letters(13)));
    assert_eq!(said(&desk, "pods"), "2 pods of 7 and 6 with the players registered so far");
    assert_eq!(said(&desk, "boosters"), "78 boosters and 13 draft sets needed");
    assert_eq!(told(&item(&desk, "boosters").warnings), Vec::<String>::new());
    assert_eq!(said(&desk, "picks"), "No clock");
    assert_eq!(said(&desk, "rare_cards"), "Everyone keeps what they drafted");
    assert_eq!(said(&desk, "unplayed"), "Don't count if a player dropped");
    desk.run(["setup boosters=77 pick_seconds=40 redraft=yes unplayed=win", "pods count=3"]);
    assert_eq!(said(&desk, "pods"), "3 pods of 5, 4 and 4, drawn");
    assert_eq!(told(&item(&desk, "boosters").warnings), ["1 booster short: 77 on hand."]);
    assert_eq!(said(&desk, "picks"), "40 seconds each");
    assert_eq!(
        said(&desk, "rare_cards"),
        "Pooled after the games and picked by wins, most first (all agreed)"
    );
    assert_eq!(said(&desk, "unplayed"), "Count as wins if the opponent dropped");
}

#[test]
fn sides_are_announced_where_a_game_has_them() {
    let setup = Setup { rounds: Some(3), ..Setup::default() };
    let setup = Setup { structure: Some(StructureKind::Custom), ..setup };
    let desk = Desk::of("lcg", setup, &borrowed(&letters(8)));
    let sides = "A draw decides who chooses for game 1; swapped for game 2";
    assert_eq!(said(&desk, "sides"), sides);
}
