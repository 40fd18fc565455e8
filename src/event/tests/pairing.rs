use super::*;

fn everybody_plays_once(desk: &Desk) {
    let round = desk.event.round().unwrap();
    let mut seen: Vec<Id> =
        round.pairings.iter().flat_map(|p| [Some(p.a), p.b]).flatten().collect();
    seen.sort_unstable();
    let active: Vec<Id> = desk.event.active().map(|e| e.id).collect();
    assert_eq!(seen, active);
}

#[test]
fn e11_four_players_three_rounds_are_the_round_robin() {
    for seed in 0..8 {
        let names = letters(4);
        let mut desk = Desk::custom(4, 0, &borrowed(&names));
        desk.event.head.seed = crate::pairing::Seed::from(seed);
        let mut met = BTreeSet::new();
        let too_many = "4 players can play at most 3 rounds without a rematch; rounds to play: 4.";
        for round in 0..3 {
            let told: &[&str] = if round == 0 { &[too_many] } else { &[] };
            assert_eq!(desk.warnings("pair"), told);
            everybody_plays_once(&desk);
            for p in &desk.event.round().unwrap().pairings {
                met.insert((p.a.min(p.b.unwrap()), p.a.max(p.b.unwrap())));
            }
            desk.play(|_, a, b| (a + seed as u32) % 3 < (b + seed as u32) % 3);
        }
        assert_eq!(met.len(), 6);
        let warnings = desk.warnings("pair");
        let round = desk.event.round().unwrap();
        let again: Vec<String> = (round.pairings.iter())
            .map(|p| format!("{} – {}", desk.event.label(p.a), desk.event.label(p.b.unwrap())))
            .collect();
        let told = format!(
            "A rematch can't be avoided. As few rematches as possible: 2 of 2 tables ({}). To pair it yourself: undo, then pair manual.",
            again.join(", ")
        );
        assert_eq!(warnings, [told]);
    }
}

#[test]
fn with_a_bye_the_rematch_is_said_to_hang_on_it() {
    let mut desk = Desk::custom(4, 0, &["Ala", "Bea", "Cyd"]);
    let too_many =
        "3 players can play at most 3 rounds without a rematch or a second bye; rounds to play: 4.";
    for round in 0..3 {
        let told: &[&str] = if round == 0 { &[too_many] } else { &[] };
        assert_eq!(desk.warnings("pair"), told);
        desk.play(|_, a, b| a < b);
    }
    desk.dialogue(
        "pair |! A rematch can't be avoided while Cyd has the bye. As few rematches as possible: 1 of 1 table (Ala – Bea). To pair it yourself: undo, then pair manual. |! Cyd gets another bye: everyone has had one.",
    );
}

#[test]
fn e10_the_bye_goes_to_the_lowest_without_one() {
    let names = letters(7);
    let mut desk = Desk::custom(7, 0, &borrowed(&names));
    let mut had = BTreeSet::new();
    for round in 1..=7 {
        let lowest = crate::event::standings(&desk.event)
            .iter()
            .rev()
            .map(|s| s.entrant)
            .find(|id| !had.contains(id));
        desk.does("pair");
        everybody_plays_once(&desk);
        let bye = desk.event.round().unwrap().pairings.iter().find(|p| p.is_bye()).unwrap().a;
        if round > 1 {
            assert_eq!(Some(bye), lowest, "round {round}");
        }
        assert!(had.insert(bye));
        desk.play(|_, a, b| a < b);
    }
}

#[test]
fn pairing_by_hand_takes_everybody_exactly_once() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.dialogue(
        "pair manual 'A = B, C = D' | no: E would have no game: pair everyone, or give the bye with NAME = bye.
         pair manual 'A = B, A = D' | no: A is paired twice.
         pair manual 'A = bye, B = bye, C = D' | no: Only one player can have the bye.",
    );
}

#[test]
fn swapping_two_players_moves_only_their_tables() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F"]);
    desk.dialogue("pair manual 'A = B, C = D, E = F' · swap B C | Swapped B and C.");
    assert_eq!(desk.games(), ["A–C", "B–D", "E–F"]);
    desk.does("report 1 W");
    desk.dialogue(
        "swap A E | no: A has a result at their table: undo that report first.
         swap E F | no: They already play each other: swapping them changes nothing.",
    );
}

#[test]
fn the_plan_is_that_of_the_players_at_the_start() {
    let names = letters(17);
    let mut desk = Desk::destiny(basic(), &borrowed(&names));
    desk.run(["drop P17", "pair"]);
    let plan = desk.event.plan.unwrap();
    assert_eq!((plan.rounds, plan.cut), (4, 0));
}
