use super::*;
use crate::event::actions::Action;

#[test]
fn all_level_with_the_last_go_on_where_that_was_announced() {
    let mut desk = eight("cut=4 cut_by=level");
    let points: Vec<u32> = crate::event::standings(&desk.event).iter().map(|s| s.points).collect();
    assert_eq!(points, [3, 2, 2, 2, 1, 1, 1, 0]);
    assert_eq!(announced_cut_size(&desk.event), 4);
    let points = |id: u32| {
        crate::event::standings(&desk.event).iter().find(|s| s.entrant == id).unwrap().points
    };
    let last = &desk.event.preliminary().unwrap().rounds[2];
    let table = last.pairings.iter().find(|p| points(p.winner().unwrap()) == 2).unwrap().table;
    desk.does(&format!("report {} X", table.unwrap()));
    assert_eq!(announced_cut_size(&desk.event), 7);
    assert_eq!(phase(&desk.event), Phase::CutDue { size: 7 });
    let decision = desk.decision("cut");
    assert!(
        decision.message.to_string().starts_with("Cut to top 7; first seed: "),
        "{}",
        decision.message
    );
    assert_eq!(decision.warnings, [""; 0]);
}

#[test]
fn all_with_so_many_points_go_on_where_that_was_announced() {
    let mut desk = eight("cut=1 cut_by=points");
    assert_eq!(desk.event.plan.unwrap().cut_phrase().to_string(), "cut at 1 point");
    assert_eq!(phase(&desk.event), Phase::CutDue { size: 7 });
    desk.dialogue("cut 4 |! Cut to top 4, though the event settings say cut at 1 point.");
}

#[test]
fn a_cut_that_leaves_nobody_to_play_says_what_else_there_is() {
    let mut desk = eight("cut=3 cut_by=points");
    desk.dialogue(
        "cut | no: That leaves 1 for the finals, which need two. For the top N: cut N. Without a cut: setup cut=0.",
    );
    desk.does("cut 4");
}

#[test]
fn a_setting_of_ones_own_goes_by_the_rules_again() {
    let names = letters(24);
    let mut desk = Desk::destiny(basic(), &borrowed(&names));
    desk.does("setup rounds=6 cut=8 minutes=50");
    let plan = |desk: &Desk| {
        let (plan, _) = plan_for(&desk.event, 24).unwrap();
        (plan.rounds, plan.cut, desk.event.setup.minutes)
    };
    assert_eq!(plan(&desk), (6, 8, Some(50)));
    desk.does("setup rounds=rules cut=rules minutes=rules");
    assert_eq!(plan(&desk), (4, 4, None));
    desk.does("pair");
    desk.dialogue(
        "setup rounds=rules | no: Once round 1 is paired, only numbers can be set: the rules' defaults were for the attendance at the start.",
    );
}

#[test]
fn what_comes_next_is_the_cut_as_it_was_announced() {
    let mut desk = eight("cut=8 cut_by=points");
    assert_eq!(phase(&desk.event), Phase::CutDue { size: 0 });
    desk.dialogue(
        "finish | no: The cut at 8 points is still to come. To make it: cut. To skip it: setup cut=0.
         pair | no: All rounds are played. To make the cut at 8 points: cut.",
    );
}

fn best(desk: &Desk) -> Vec<String> {
    standings(&desk.event).iter().map(|standing| desk.event.label(standing.entrant)).collect()
}

fn seeds(desk: &Desk) -> Vec<String> {
    desk.event.finals().unwrap().seeds.iter().map(|id| desk.event.label(*id)).collect()
}

#[test]
fn the_seeds_are_those_that_were_named() {
    let mut desk = eight("cut=4");
    let by = best(&desk);
    let [a, b, c, d, e] = [0, 1, 2, 3, 4].map(|at| by[at].clone());
    let decision = desk.decision(&format!("cut manual '{c}, {a}, {b}, {e}' why='{d} has to go'"));
    assert_eq!(
        decision.message.to_string(),
        format!(
            "Cut to top 4 by hand, seed 1 {c}: {e} instead of {d}, {c} is seed 1 instead of 3."
        )
    );
    assert_eq!(decision.warnings, [""; 0]);
    assert_eq!(decision.reason, Some(format!("{d} has to go")));
    assert_eq!(seeds(&desk), [c.clone(), a, b, e.clone()]);
    let entry = desk.event.log.last().unwrap();
    assert_eq!(
        desk.event.describe(entry).to_string(),
        format!("cut to top 4 by hand, seed 1 {c}: {e} instead of {d}, {c} is seed 1 instead of 3")
    );
    assert!(matches!(&entry.action, Action::Cut(cut) if cut.instead_of.is_some()));
    desk.does("undo");
    assert!(desk.event.finals().is_none());
    desk.does("redo");
    assert_eq!(desk.event.seeds_computed().unwrap().len(), 4);
}

#[test]
fn a_place_given_up_goes_to_the_next_in_the_standings() {
    let mut desk = eight("cut=4");
    let by = best(&desk);
    let named = [&by[0], &by[1], &by[2], &by[4]].map(String::as_str).join(", ");
    desk.does(&format!("cut manual '{named}' why=x"));
    let (gone, next) = (&by[0], &by[3]);
    assert_eq!(
        desk.does(&format!("decline {gone}")),
        format!("{gone} gives up the place. {next} moves up, as seed 4.")
    );
    assert_eq!(seeds(&desk), [&by[1], &by[2], &by[4], &by[3]].map(String::clone));
    desk.does("pair");
}

#[test]
fn seeds_as_the_standings_give_them_and_other_sizes_are_said() {
    let mut desk = eight("cut=4");
    let by = best(&desk);
    let decision = desk.decision(&format!("cut manual '{}' why=x", by[..4].join(", ")));
    let first = &by[0];
    assert_eq!(
        decision.message.to_string(),
        format!("Cut to top 4 by hand, seed 1 {first}: same as the standings.")
    );
    desk.does("undo");
    let decision = desk.decision(&format!("cut manual '{}' why=x", by.join(", ")));
    assert_eq!(decision.warnings, ["Cut to top 8, though the event settings say cut to 4."]);
}

#[test]
fn whoever_cannot_be_a_seed_is_named() {
    let mut desk = eight("cut=4");
    let by = best(&desk);
    let [a, b, c] = [&by[0], &by[1], &by[2]];
    desk.run([format!("disqualify {c}"), format!("drop {b}")]);
    let refused =
        |desk: &mut Desk, names: &str| desk.refused(&format!("cut manual '{names}' why=x"));
    assert_eq!(
        refused(&mut desk, &format!("{a}, {c}")),
        format!("{c} is disqualified and cannot play in the finals.")
    );
    assert_eq!(
        refused(&mut desk, &format!("{a}, {b}")),
        format!("{b} dropped. To bring {b} back: rejoin.")
    );
    assert_eq!(refused(&mut desk, &format!("{a}, {a}")), format!("{a} is seeded twice."));
    assert_eq!(refused(&mut desk, a), "One player can't play a final: name two or more seeds.");
    assert!(refused(&mut desk, "Nobody, P01").contains("Nobody"));
}

#[test]
fn a_reason_is_demanded() {
    let refused = |line: &str| read_verb(line).unwrap_err().to_string();
    assert!(refused("cut manual 'A, B'").starts_with("A reason, why=REASON is missing"));
    assert!(refused("cut manual why=x").starts_with("The seeds, best first is missing"));
    assert!(refused("cut manual 'A,, B' why=x").starts_with("Seed 2 has no name. Usage: "));
    assert!(
        refused("cut 4 why=x")
            .starts_with("A reason is only for seeds by hand: cut manual. Usage: ")
    );
}

#[test]
fn a_cut_before_the_last_result_is_refused_by_hand_too() {
    let mut desk = Desk::custom(2, 4, &["A", "B", "C", "D"]);
    desk.round("A-B C-D");
    desk.dialogue(
        "cut manual 'A, B' why=x | no: 1 of 2 rounds played. Next round: pair. To end here: setup rounds=1.",
    );
}

#[test]
fn double_elimination_takes_seeds_by_hand() {
    let names = letters(8);
    let custom = custom(1, 4);
    let mut desk = Desk::of("lcg", custom, &borrowed(&names));
    desk.rounds(1);
    let by = best(&desk);
    desk.run([&*format!("cut manual '{}, {}, {}, {}' why=x", by[3], by[2], by[1], by[0]), "pair"]);
    assert_eq!(desk.games().len(), 2);
    desk.run(["undo", "undo"]);
    let why = desk.refused(&format!("cut manual '{}' why=x", best(&desk)[..5].join(", ")));
    assert!(why.contains("4"), "{why}");
}
