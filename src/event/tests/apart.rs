use super::*;
use crate::ruleset::Relation;

/// Destiny, with everybody kept apart whom the schema can keep apart.
fn desk(players: &[&str]) -> Desk {
    let mut ruleset = Library::new(Vec::new()).get("destiny").unwrap().ruleset.clone();
    ruleset.preliminary.apart_in_first_round =
        vec![Relation::SameClub, Relation::Relatives, Relation::TravelledTogether];
    let mut desk = Desk::with(ruleset, basic(), &[]);
    players.iter().for_each(|player| {
        desk.does(&format!("add {player}"));
    });
    desk
}

fn meet(desk: &Desk, a: &str, b: &str) -> bool {
    let ids: [Id; 2] = [desk.id(a), desk.id(b)];
    let round = desk.event.round().unwrap();
    round.pairings.iter().any(|p| p.has(ids[0]) && p.has(ids[1]))
}

#[test]
fn relatives_and_travellers_are_kept_apart_in_every_draw() {
    let mut desk = desk(&[
        "Ewa family=Nowak",
        "Jan family=nowak",
        "Ola travel='Bus 2'",
        "Piotr travel='bus 2'",
        "Kuba",
        "Zosia club=Bard",
        "Marek club=bard",
        "Iga",
    ]);
    assert_eq!(desk.warnings("pair"), [""; 0]);
    for n in 0..8 {
        for [a, b] in [["Ewa", "Jan"], ["Ola", "Piotr"], ["Zosia", "Marek"]] {
            assert!(!meet(&desk, a, b), "{a} meets {b} in draw {n}");
        }
        assert_eq!(desk.warnings(&format!("redraw 'draw {n}'")), [""; 0]);
    }
}

#[test]
fn only_the_first_round_keeps_them_apart() {
    let mut desk = desk(&["A family=x", "B family=x", "C family=y", "D family=y"]);
    desk.decision("pair");
    assert!(!meet(&desk, "A", "B"));
    // Both members of each family have the same result, so they meet next.
    desk.play(|event, a, _| event.label(a).as_str() < "C");
    assert_eq!(desk.warnings("pair"), [""; 0]);
    assert!(meet(&desk, "A", "B") && meet(&desk, "C", "D"));
}

#[test]
fn it_is_told_where_they_could_not_be_kept_apart() {
    let mut desk = desk(&[
        "Ewa family=Nowak travel=auto",
        "Jan family=Nowak travel=auto",
        "Ola family=Nowak",
        "Iga family=Nowak",
    ]);
    let warnings = desk.warnings("pair");
    let both =
        " meet in round 1 (relatives, people who travelled together): it couldn't be avoided.";
    let one = " meet in round 1 (relatives): it couldn't be avoided.";
    assert_eq!(warnings.len(), 2);
    assert!(
        warnings.iter().all(|said| said.ends_with(both) || said.ends_with(one)),
        "{warnings:?}"
    );
    desk.does("undo");
    let said = desk.warnings("pair manual 'Ewa = Jan, Ola = Iga'");
    let by_hand = |said: &String| said.ends_with(").");
    assert_eq!(said[0], "Ewa and Jan meet in round 1 (relatives, people who travelled together).");
    assert_eq!(said.iter().filter(|said| by_hand(said)).count(), 2);
}

#[test]
fn a_game_that_keeps_nobody_apart_takes_no_such_words() {
    let mut desk = Desk::destiny(basic(), &["Ewa"]);
    desk.dialogue(
        "add Jan family=Nowak | no: Star Wars: Destiny doesn't keep relatives apart here. Leave out family, or turn it on: setup apart=relatives.
         edit Ewa travel=auto | no: Star Wars: Destiny doesn't keep travel groups apart here. Leave out travel, or turn it on: setup apart=travel.",
    );
}

fn five() -> Desk {
    Desk::custom(3, 0, &["Ewa", "Jan", "Ola", "Piotr", "Zosia", "Marek"])
}

#[test]
fn two_named_are_kept_apart_in_every_draw_until_that_is_lifted() {
    let mut desk = five();
    desk.dialogue(
        "apart Ewa Jan | Ewa and Jan are kept apart in every Swiss round.
         apart Jan Ewa | Jan and Ewa are already kept apart in every Swiss round.
         pair |! nothing",
    );
    for n in 0..8 {
        assert!(!meet(&desk, "Ewa", "Jan"), "draw {n}");
        assert_eq!(desk.warnings(&format!("redraw 'draw {n}'")), [""; 0]);
    }
    desk.play(|event, a, _| event.label(a).as_str() < "K");
    desk.does("pair");
    assert!(!meet(&desk, "Ewa", "Jan"), "both have won and still do not meet");
    desk.does("undo");
    desk.dialogue(
        "apart Ewa Jan off | Ewa and Jan may meet again.
         apart Ewa Jan off | no: Ewa and Jan aren't kept apart: nothing to lift.",
    );
    assert!(desk.event.apart.is_empty());
    desk.does("undo");
    assert_eq!(desk.event.apart.len(), 1);
    desk.does("redo");
    assert!(desk.event.apart.is_empty());
}

#[test]
fn rounds_strictness_and_reason_are_kept_and_changed() {
    let mut desk = five();
    desk.dialogue(
        "apart Ewa Jan rounds=1-2 soft why='one car' | Ewa and Jan are kept apart in rounds 1 to 2, if possible.",
    );
    assert_eq!(desk.event.apart[0].why.as_deref(), Some("one car"));
    assert_eq!(desk.does("apart Ewa Jan rounds=1"), "Ewa and Jan are kept apart in round 1.");
    assert_eq!((desk.event.apart.len(), desk.event.apart[0].wish.soft), (1, false));
    let told: Vec<String> = desk.event.describe_log().iter().map(ToString::to_string).collect();
    assert_eq!(
        told[told.len() - 2..],
        [
            "Ewa and Jan are kept apart in rounds 1 to 2, if possible",
            "Ewa and Jan are kept apart in round 1"
        ]
    );
}

#[test]
fn wrong_words_and_wrong_people_are_refused() {
    let mut desk = five();
    desk.dialogue(
        r#"apart Ewa Ewa | no: Name two different players, not Ewa twice.
           apart Ewa Nobody | no: No player matches "Nobody": enter part of the name, or #number."#,
    );
    desk.does("drop Marek");
    let mut desk = Desk::custom(3, 0, &["Ewa", "Jan", "Ola", "Piotr"]);
    desk.round("Ewa-Jan Ola-Piotr");
    desk.does("drop Piotr");
    desk.dialogue(
        "apart Ewa Piotr | no: Piotr dropped. To bring Piotr back: rejoin.
         apart Ewa Jan rounds=1 | no: Round 1 is already paired: name rounds that reach round 2, or always.",
    );
}

#[test]
fn a_pair_without_which_no_round_exists_is_named() {
    let mut desk = Desk::custom(3, 0, &["Ewa", "Jan", "Ola", "Piotr"]);
    desk.dialogue(
        "apart Ewa Jan |! nothing
         apart Ewa Ola |! nothing
         // More players may still register, so this is a warning.
         apart Ewa Piotr |! With the players registered now, no round can be paired. Ewa is kept apart from everyone here. To lift a pair: apart A B off. To lift all groups: setup apart=none.
         pair | no: No round can be paired. Ewa is kept apart from everyone here. To lift a pair: apart A B off. To lift all groups: setup apart=none.",
    );
    desk.run(["apart Ewa Piotr off", "pair"]);
    assert!(meet(&desk, "Ewa", "Piotr"));
    desk.dialogue(
        "apart Piotr Ewa | no: With this, no round can be paired. Ewa is kept apart from everyone here. To lift a pair: apart A B off. To lift all groups: setup apart=none.",
    );
    let warned = desk.warnings("apart Ewa Piotr soft");
    let table = desk.event.round().unwrap().of(desk.id("Ewa")).unwrap().table.unwrap();
    assert_eq!(
        warned,
        [format!("They are playing each other now, at table {table}; this round stays as it is.")]
    );
}

#[test]
fn an_absolute_pair_is_told_by_hand_and_a_swap_asks() {
    let mut desk = Desk::custom(3, 0, &["Ewa", "Jan", "Ola", "Piotr"]);
    desk.does("apart Ewa Jan why='they quarrel'");
    desk.dialogue(
        "pair manual 'Ewa = Jan, Ola = Piotr' |! Ewa and Jan must be kept apart (they quarrel) but meet in round 1.",
    );
    desk.run(["undo", "pair manual 'Ewa = Ola, Jan = Piotr'"]);
    let swap = desk.decision("swap Ola Jan");
    assert_eq!(
        swap.question.map(|question| question.to_string()).as_deref(),
        Some("Jan and Ewa must be kept apart (they quarrel) but meet in round 1. Swap anyway?")
    );
}

#[test]
fn groups_are_announced_for_more_rounds_and_without_exception() {
    let mut desk = Desk::custom(3, 0, &[]);
    desk.does("setup apart='relatives always absolute, clubs 1-2'");
    desk.run(
        ["A family=x", "B family=x", "C family=y club=k", "D family=y club=k"]
            .map(|player| format!("add {player}")),
    );
    desk.does("pair");
    desk.play(|event, a, _| event.label(a).as_str() < "C");
    // A and B have won, and meet the others all the same.
    assert_eq!(desk.warnings("pair"), [""; 0]);
    assert!(!meet(&desk, "A", "B"));
    let reason = crate::event::reason(
        &desk.event,
        &desk.event.stages[0],
        desk.event.round().unwrap(),
        &desk.event.round().unwrap().pairings[0],
    );
    assert!(reason.to_string().contains("; kept apart: A and B (relatives)"), "{reason}");
    let told: Vec<String> = crate::event::announcement::announcement(&desk.event)
        .iter()
        .filter(|item| item.key == "apart")
        .flat_map(|item| item.lines.iter().map(ToString::to_string))
        .collect();
    assert_eq!(
        told,
        [
            "Relatives: in every Swiss round, without exception",
            "Clubmates: in rounds 1 to 2, if possible"
        ]
    );
    desk.does("setup apart=none");
    assert!(desk.event.groups_apart().is_empty());
    desk.does("setup apart=rules");
    assert_eq!(desk.event.setup.apart, None);
}

#[test]
fn a_bye_that_has_to_go_to_another_is_told() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.round("A-B C-D E");
    // B and D have lost, and one of them would have the bye.
    desk.does("pair");
    let bye = desk.event.round().unwrap().pairings.iter().find(|p| p.is_bye()).unwrap().a;
    let bye = desk.event.label(bye);
    desk.does("undo");
    let other = if bye == "B" { "D" } else { "B" };
    desk.run(["A", "C", "E"].map(|name| format!("apart {other} {name}")));
    let warnings = desk.warnings("pair");
    assert_eq!(
        warnings[0],
        format!(
            "By the rules {bye} gets the bye, but then players kept apart would have to meet, so {other} gets it."
        )
    );
}

#[test]
fn a_game_without_swiss_rounds_keeps_nobody_apart() {
    let mut desk = Desk::of("destiny-draft", basic(), &["Ewa", "Jan"]);
    let refusal = desk.refused("apart Ewa Jan");
    assert!(
        refusal.ends_with(
            "has no Swiss rounds here: nobody can be kept apart in pods, elimination or finals."
        ),
        "{refusal}"
    );
}

#[test]
fn a_player_apart_from_everybody_is_told_at_once() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C"]);
    desk.dialogue(
        "apart A B |! nothing
         apart A C |! A is kept apart from everyone, so can only get the bye.",
    );
}

#[test]
fn a_house_player_takes_the_place_of_a_bye_that_had_to_move() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C"]);
    desk.run(["add H house", "apart A B", "pair"]);
    let round = desk.event.round().unwrap();
    let with_house = round.of(4).unwrap();
    assert_ne!(with_house.a, 3, "C has to be there for A or B");
    assert_eq!(
        crate::event::reason(&desk.event, desk.event.stage().unwrap(), round, with_house)
            .to_string(),
        "plays the house player instead of a bye: otherwise players kept apart would have to meet"
    );
}
