use super::*;
use crate::event::actions::draft::seen_by;
use crate::ruleset::Pass;

fn draft(players: usize) -> Desk {
    game("destiny-draft", players)
}

fn game(id: &str, players: usize) -> Desk {
    let setup = Setup {
        tier: Some(TierKind::Relaxed),
        structure: Some(StructureKind::Custom),
        ..Setup::default()
    };
    Desk::of(id, setup, &borrowed(&super::fixture::letters(players)))
}

/// Six players in the order of their names, so that seat 0 is A.
fn six() -> Desk {
    let setup = Setup { structure: Some(StructureKind::Custom), ..Setup::default() };
    let mut desk = Desk::of("destiny-draft", setup, &["A", "B", "C", "D", "E", "F"]);
    desk.run(["redraft agreed", "pods manual 'A, B, C, D, E, F'"]);
    desk
}

#[test]
fn e30_counts() {
    let mut desk = draft(6);
    desk.does("pods");
    assert_eq!(desk.event.draft_needs().unwrap().boosters, 36);
    assert_eq!(desk.does("draft next"), "Phase 1: open 3 boosters, pick 1 of 15 cards, pass left.");
    let rules = desk.event.ruleset.draft.clone().unwrap();
    let mut hands = Vec::new();
    while let Some(Step::Pick { phase, pick }) = desk.event.draft.map(|at| at.step) {
        hands.push((phase, rules.hand_at(phase, pick)));
        desk.does("draft next");
    }
    let phase = |number| (1..=15).rev().map(move |cards| (number, cards));
    assert_eq!(hands, phase(1).chain(phase(2)).collect::<Vec<_>>());
    assert_eq!((rules.kept_cards(), rules.pool()), (30, 50));
    desk.dialogue("draft next | no: Everyone is building: pair round 1 once the decks are ready.");

    let mut sealed = game("destiny-sealed", 6);
    sealed.does("pods");
    sealed.dialogue(
        "draft next | Everyone opens 8 boosters and keeps all 40 cards.
         draft next | Everyone builds from 60 cards: 40 and the 20 of the set.",
    );
    assert_eq!(sealed.event.draft_needs().unwrap().boosters, 48);
}

#[test]
fn e31_passing() {
    for pick in 1..=15 {
        let moved = (pick as usize - 1) % 6;
        assert_eq!(seen_by(6, 0, pick, Pass::Left), moved);
        assert_eq!(seen_by(6, 0, pick, Pass::Right), (6 - moved) % 6);
        for seats in 2..=13 {
            for (seat, pass) in (0..seats).flat_map(|s| [(s, Pass::Left), (s, Pass::Right)]) {
                assert_eq!(seen_by(seats, opened_by(seats, seat, pick, pass), pick, pass), seat);
            }
        }
    }
    // After pick 6 the hand is back, with 9 cards.
    assert_eq!(seen_by(6, 0, 7, Pass::Left), 0);
    let library = Library::new(Vec::new());
    let rules = library.get("destiny-draft").unwrap().ruleset.draft.clone().unwrap();
    assert_eq!(rules.hand_at(1, 7), 9);
    assert_eq!((rules.pass(1), rules.pass(2)), (Some(Pass::Left), Some(Pass::Right)));
}

/// The number of games of each pair, and of rests of each player.
fn played(desk: &Desk) -> (usize, Vec<usize>) {
    let rounds = &desk.event.stages[0].rounds;
    let pairings = || rounds.iter().flat_map(|round| &round.pairings);
    let mut pairs: Vec<_> =
        pairings().filter_map(|p| Some((p.a.min(p.b?), p.a.max(p.b?)))).collect();
    let all = pairs.len();
    pairs.sort_unstable();
    pairs.dedup();
    assert_eq!(pairs.len(), all, "two have met twice");
    let rests = |id| pairings().filter(|p| p.a == id && p.is_bye()).count();
    (all, desk.event.entrants.iter().map(|entrant| rests(entrant.id)).collect())
}

#[test]
fn e32_play() {
    for (players, games, rests) in [(6, 15, 0), (5, 10, 1)] {
        let mut desk = draft(players);
        assert_eq!(
            desk.does("pair"),
            match players {
                6 => "Drew 1 pod: 6 players. Round 1 is paired: 3 tables.",
                _ => "Drew 1 pod: 5 players. Round 1 is paired: 2 tables, P04 rests.",
            }
        );
        assert_eq!(desk.event.plan.unwrap().rounds, 5);
        for round in 1..=5 {
            desk.play(|_, a, b| a < b);
            if round < 5 {
                desk.does("pair");
            }
        }
        assert_eq!(played(&desk), (games, vec![rests; players]));
        assert_eq!(champion(&desk.event), Some(1));
        let points: Vec<u32> = standings(&desk.event).iter().map(|s| s.points).collect();
        assert_eq!(points, (0..players as u32).rev().collect::<Vec<_>>());
        assert!(standings(&desk.event).iter().all(|s| s.rounds == players as u32 - 1));
        desk.dialogue(
            "pair | no: Everything is played, and P01 is champion. To close the event: finish.",
        );
    }
}

#[test]
fn e33_redraft() {
    let mut desk = six();
    desk.does("draft next");
    desk.dialogue(
        "setup redraft=no | no: Too late: a redraft must be agreed before the first pick.
         pair
         redraft 8 | no: Cards are shared by wins: report the remaining games first.",
    );
    // Wins: A 5, B 3, C 3, D 2, E 1, F 1.
    let beaten = ["BCDEF", "CDE", "DEF", "EF", "", "BE"];
    let beaten = |a: Id, b: Id| beaten[a as usize - 1].contains((b'A' + b as u8 - 1) as char);
    for round in 1..=5 {
        desk.play(|_, a, b| beaten(a, b));
        if round < 5 {
            desk.does("pair");
        }
    }
    let names: Vec<String> = standings(&desk.event)
        .iter()
        .map(|s| format!("{} {}", desk.event.label(s.entrant), s.points))
        .collect();
    assert_eq!(names[..4], ["A 5", "B 3", "C 3", "D 2"]);
    desk.dialogue(
        "redraft next | no: No cards pooled yet. To enter how many: redraft CARDS.
         redraft 8 | 8 cards to share out, most wins first: A begins.",
    );
    let mut turns = Vec::new();
    while let Some(id) = desk.event.redraft_turn(0) {
        turns.push(desk.event.label(id));
        desk.does("redraft next");
    }
    assert_eq!(turns.join(""), "ABCDFEAB");
    desk.dialogue(
        "redraft next | no: No cards left: the redraft is over.
         undo
         redraft next | B took the last card.
         redraft 3 | no: The cards are already pooled. To take them one by one: redraft next.",
    );
}

#[test]
fn e33_without_agreement_everybody_keeps_his_cards() {
    let mut desk = draft(2);
    desk.run(["pair", "report 1 W"]);
    desk.dialogue(
        "redraft 4 | no: No redraft was agreed before the first pick: everyone keeps what they picked.",
    );
    assert_eq!(
        game("destiny-sealed", 2).refused("redraft agreed"),
        "A redraft is agreed at the start of a draft, but nothing is passed here: everyone keeps what they opened."
    );
    assert_eq!(Desk::destiny(basic(), &["A"]).refused("redraft 4"), "This game has no draft.");
}

#[test]
fn pods_are_drawn_once_and_again_only_with_a_reason() {
    let mut desk = draft(13);
    assert_eq!(desk.refused("draft next"), "No pods yet. To draw them: pods.");
    assert_eq!(desk.does("pods"), "Drew 2 pods: 7 and 6 players.");
    let first = desk.event.pods.clone();
    desk.run(["undo", "pods"]);
    assert_eq!(desk.event.pods, first, "the same seats after an undo");
    desk.dialogue(
        "pods 4 | no: The pods are already drawn. To redraw, with a reason: pods why=REASON.
         pods 4 why='two sisters side by side' | Redrew 3 pods: 5, 4 and 4 players.
         pods count=7 why=x | no: 13 players can't fill 7 pods of two or more: count=6 is the most.
         add Late | no: The pods are drawn and every seat is taken. To let someone in, go back before the pods: undo.
         draft next
         pods why=x | no: The draft has started, so everyone keeps their seat. To go back before it: undo.
         pair |! The draft was only at pick 1 of phase 1. To go back to it: undo.",
    );
    assert_eq!(desk.event.plan.unwrap().rounds, 5);
    desk.dialogue(
        "setup rounds=3 | no: Leave rounds out: everyone plays everyone in their pod once.
         swap P01 P02 | no: In a pod everyone plays everyone once, in seat order. To change who sits together: undo to before round 1, then pods.
         redraw x | no: In a pod everyone plays everyone once, in seat order. To change who sits together: undo to before round 1, then pods.",
    );
    assert_eq!(
        Desk::destiny(basic(), &["A", "B"]).refused("pods"),
        "This game has no pods or draft. To pair a round: pair."
    );
}

#[test]
fn seats_by_hand() {
    let mut desk = draft(4);
    desk.dialogue(
        "pods manual 'P01, P02; P03' | no: A pod needs two players: add more names to each.
         pods manual 'P01, P02' | no: P03 and P04 would have no seat: list everyone in the event.
         pods manual 'P01, P02, P01' | no: P01 has two seats: list everyone once.
         pods manual 'P04, P02; P03, P01' | Seated 2 pods: 2 and 2 players.",
    );
    assert_eq!(desk.event.pods, [[4, 2], [3, 1]]);
    desk.does("pair");
    assert_eq!(desk.games(), ["P04–P02", "P03–P01"]);
    assert_eq!(desk.event.plan.unwrap().rounds, 1);
}

#[test]
fn pods_of_different_sizes_end_at_different_rounds() {
    let mut desk = draft(7);
    desk.run(["pods count=2", "pair"]);
    assert_eq!(desk.event.plan.unwrap().rounds, 3);
    let mut desk = draft(5);
    desk.run(["pods manual 'P01, P02, P03; P04, P05'", "pair"]);
    desk.play(|_, a, b| a < b);
    assert_eq!(desk.event.pod_winners(), [None, Some(4)]);
    assert_eq!(desk.does("pair"), "Round 2 is paired: 1 table, P02 rests.");
    desk.play(|_, a, b| a < b);
    desk.rounds(1);
    assert_eq!(desk.event.pod_winners(), [Some(1), Some(4)]);
    assert_eq!(champion(&desk.event), Some(1));
    assert_eq!(played(&desk), (4, vec![1, 1, 1, 0, 0]));
}

#[test]
fn opponents_of_one_who_left_rest_or_win_as_the_organizer_decides() {
    let mut desk = six();
    desk.rounds(1);
    desk.does("drop F");
    desk.dialogue(
        "pair |! F dropped, so D has no game. To count such games as wins: setup unplayed=win.",
    );
    let points = |desk: &Desk| standings(&desk.event).iter().map(|s| s.points).sum::<u32>();
    assert_eq!(points(&desk), 3);
    desk.dialogue("undo · setup unplayed=win · pair |! F dropped: D gets a win without a game.");
    assert_eq!(points(&desk), 4);
    desk.play(|_, a, b| a < b);
    assert_eq!(desk.does("rejoin F"), "F rejoined.");
    assert_eq!(desk.does("pair"), "Round 3 is paired: 3 tables.");
    assert_eq!(
        Desk::destiny(basic(), &["A"]).refused("setup unplayed=win"),
        "Only round robins leave games unplayed after a drop."
    );
}

#[test]
fn boosters_and_the_pick_clock() {
    let mut desk = six();
    desk.does("setup boosters=30 pick_seconds=40");
    assert_eq!(desk.warnings("draft next"), ["6 boosters short: 36 needed, 30 on hand."]);
    desk.wait(15);
    assert_eq!(desk.event.pick_clock(desk.now().unix), Some(25));
    desk.does("draft next");
    assert_eq!(desk.event.pick_clock(desk.now().unix), Some(40));
    desk.wait(45);
    assert_eq!(desk.event.pick_clock(desk.now().unix), Some(-5));
    desk.does("setup pick_seconds=0");
    assert_eq!(desk.event.pick_clock(desk.now().unix), None);
    assert_eq!(desk.refused("setup pick_seconds=2"), "Seconds per pick: 5 to 600; 0: no timer.");
    assert_eq!(
        Desk::destiny(basic(), &["A"]).refused("setup boosters=36"),
        "This game has no draft, so there are no boosters to count."
    );
}

#[test]
fn what_the_draft_rests_on_is_not_undone_by_itself() {
    let mut desk = six();
    desk.does("draft next");
    let (agreed, pods) = (7, 8);
    desk.dialogue(&format!(
        "undo {pods} | no: Can't undo only action 8 (seated 1 pod: 6 players). This depends on it: 9 (draft phase 1, pick 1). Undo that first.
         undo {agreed} | no: Can't undo only action 7 (changed the event settings: redraft=yes). This depends on it: 9 (draft phase 1, pick 1). Undo that first."
    ));
    desk.run(["undo", &format!("undo {pods}")]);
    assert!(desk.event.pods.is_empty() && desk.event.draft.is_none());
}

#[test]
fn who_is_alone_after_the_pods_is_told_what_helps() {
    let mut desk = game("destiny-draft", 2);
    desk.run(["pods", "drop #1"]);
    desk.dialogue(
        "pair | no: A round needs two players, and there is only one: rejoin dropped players, or undo the pods.",
    );
    desk.run(["rejoin #1", "pair"]);
}
