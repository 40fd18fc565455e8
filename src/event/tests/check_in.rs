use super::*;

const SIX: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

fn desk(game: &str, players: &[&str]) -> Desk {
    Desk::of(game, custom(3, 0), players)
}

/// The items of the preflight: `✗ Table 1 has no result: A – B.`
fn preflight(event: &Event) -> Vec<String> {
    let items = Preflight::of(event, None, Moment::new(0, 0)).items;
    items.iter().map(|item| format!("{} {}", item.severity.sign(), item.sentence)).collect()
}

#[test]
fn who_came_and_who_paid_is_marked_and_undone() {
    let mut desk = desk("destiny", &["Ala", "Bea"]);
    desk.dialogue(
        "here Ala | Ala plays the next round anyway: there is no check-in. To turn it on: setup checkin=yes.
         paid Ala | no: No entry fee set. To set one: setup fee=20.
         setup checkin=yes fee=20
         here Ala paid | Ala checked in, 1 of 2 here. Ala has paid.
         here Ala | Ala is already checked in.
         paid Ala | Ala has already paid.
         owes Ala | Ala owes the entry fee.
         add Cyd here paid | Registered Cyd (#3).",
    );
    assert_eq!((desk.event.check_in_counts(), desk.event.paid.len()), ((2, 3), 1));
    desk.run(["undo", "undo"]);
    assert_eq!((desk.event.check_in_counts(), desk.event.paid.len()), ((1, 2), 1));
    desk.does("drop Bea");
    desk.refused("here Bea");
    desk.does("setup fee=none");
    assert_eq!(desk.event.setup.fee(), None);
}

#[test]
fn where_no_round_is_drawn_nobody_sits_it_out() {
    let mut draft = Desk::of("destiny-draft", basic(), &SIX);
    assert!(draft.refused("away A").ends_with("If they can't play: drop."));
    let mut destiny = desk("destiny", &SIX[..4]);
    destiny.run(["away D", "away C", "away B"]);
    destiny.dialogue(
        "pair | no: Only one player plays this round. Sitting out: B, C and D. To bring someone back: here WHO.",
    );
    let mut elimination = desk("destiny", &SIX[..4]);
    elimination.run(["away D", "setup rounds=0"]);
    elimination
        .dialogue("pair | no: D is away, and this round can't be sat out: here WHO or remove WHO.");
    assert!(elimination.refused("away C").contains("nobody can sit out a round"));
}

#[test]
fn the_preflight_tells_the_worst_first() {
    let mut desk = desk("destiny", &SIX);
    desk.run(["pair manual 'A = B, C = D, E = F'", "report 1 W"]);
    let missing = Preflight::of(&desk.event, None, Moment::new(0, 0));
    assert!(missing.blocks());
    let told: Vec<_> =
        missing.items.iter().map(|item| (item.severity, item.remedy.clone())).collect();
    let result = |table| Some(Remedy::Result { table });
    assert_eq!(told, [(Severity::Error, result(2)), (Severity::Error, result(3))]);
    assert_eq!(
        preflight(&desk.event),
        ["✗ Table 2 has no result: C – D.", "✗ Table 3 has no result: E – F."]
    );
    desk.run(["report 2 W", "report 3 W", "drop F"]);
    let told = preflight(&desk.event);
    assert_eq!(told.first().map(String::as_str), Some("· Bye: B."));
    assert!(told.contains(&"· F drops after this round.".to_owned()), "{told:?}");
}

#[test]
fn a_registration_that_was_paid_is_not_removed_silently() {
    let mut desk = desk("destiny", &["Ala", "Bea"]);
    desk.run(["setup fee=20", "paid Ala"]);
    desk.dialogue(
        "remove Ala |! Ala had paid, and the payment was removed too. To keep it: undo, then drop #1.
         remove Bea |! nothing",
    );
}

#[test]
fn no_pods_are_drawn_while_somebody_has_not_come() {
    let mut draft = Desk::of("destiny-draft", basic(), &SIX);
    draft.does("setup checkin=yes");
    draft.run(["A", "B", "C", "D"].map(|who| format!("here {who}")));
    let refused = "2 of 6 not checked in: E and F. Settle each of them before drawing pods: here WHO or remove WHO.";
    assert_eq!(draft.refused("pods"), refused);
    assert_eq!(draft.refused("pods manual 'A, B, C, D, E, F'"), refused);
    draft.dialogue("here E · remove F · pods |! nothing");
    assert_eq!(draft.event.pods.iter().map(Vec::len).sum::<usize>(), 5);
}
