use super::*;

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
    desk.told(&format!("report {} X", table.unwrap()));
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
    desk.told("cut 4");
}

#[test]
fn a_setting_of_ones_own_goes_by_the_rules_again() {
    let names = letters(24);
    let mut desk = Desk::destiny(basic(), &borrowed(&names));
    desk.told("setup rounds=6 cut=8 minutes=50");
    let plan = |desk: &Desk| {
        let (plan, _) = plan_for(&desk.event, 24).unwrap();
        (plan.rounds, plan.cut, desk.event.setup.minutes)
    };
    assert_eq!(plan(&desk), (6, 8, Some(50)));
    desk.told("setup rounds=rules cut=rules minutes=rules");
    assert_eq!(plan(&desk), (4, 4, None));
    desk.told("pair");
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
