use super::fixture::Desk;

#[test]
fn e12_byes_count_as_points_and_rounds_but_are_no_opponents() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
    desk.round("A-B C-D E");
    desk.round("A-E C-B D");
    desk.round("A-C E-D B");
    assert_eq!(
        desk.table(),
        [
            "A 3 3 5/9 37/54",
            "E 2 3 2/3 11/18",
            "C 2 3 5/9 37/54",
            "B 1 3 5/6 5/9",
            "D 1 3 2/3 11/18",
        ]
    );
}

fn e13_to_round_two(desk: &mut Desk) {
    desk.round("A-F B-C D-E");
    desk.told("drop F");
    desk.round("A-B D-C E");
}

#[test]
fn e13_rounds_after_a_drop_do_not_count() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F"]);
    e13_to_round_two(&mut desk);
    desk.round("A-D B-E C");
    assert_eq!(desk.line("A").split(' ').nth(3), Some("4/9"));
    for name in ["B", "D"] {
        assert_eq!(desk.line(name), format!("{name} 2 3 5/9 16/27"));
    }
    for name in ["C", "E"] {
        assert_eq!(desk.line(name), format!("{name} 1 3 2/3 5/9"));
    }
    assert_eq!(desk.line("F"), "F 0 1 1 4/9");
    assert_eq!(desk.table()[0].chars().next(), Some('A'));
    assert_eq!(desk.table()[5].chars().next(), Some('F'));
}

#[test]
fn ties_end_in_the_number_drawn_at_registration_the_higher_first() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F"]);
    e13_to_round_two(&mut desk);
    desk.round("A-D B-E C");
    let tie = |name: &str| desk.event.entrant(desk.id(name)).unwrap().tie;
    let order: String = desk.table().iter().map(|line| line.chars().next().unwrap()).collect();
    let pair = |x: &'static str, y: &'static str| if tie(x) > tie(y) { [x, y] } else { [y, x] };
    let expected: String =
        ["A"].into_iter().chain(pair("B", "D")).chain(pair("C", "E")).chain(["F"]).collect();
    assert_eq!(order, expected);
}

#[test]
fn e14_a_winner_who_dropped_keeps_his_average() {
    let mut desk = Desk::custom(3, 0, &["X", "P", "A", "B"]);
    desk.round("X-P A-B");
    desk.told("drop X");
    desk.round("P-A B");
    desk.round("P-B A");
    // X adds 1/1, A 2/3, B 1/3.
    assert_eq!(desk.line("P").split(' ').nth(3), Some("2/3"));
}

#[test]
fn e15_a_round_missed_before_reentry_is_a_loss() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F"]);
    e13_to_round_two(&mut desk);
    assert_eq!(desk.told("rejoin F"), "F rejoined, with a loss for the rounds missed.");
    desk.round("A-D F-C B-E");
    assert_eq!(desk.line("A"), "A 3 3 5/9 25/54");
    for name in ["B", "D"] {
        assert_eq!(desk.line(name), format!("{name} 2 3 4/9 16/27"));
    }
    assert_eq!(desk.line("E"), "E 1 3 2/3 4/9");
    assert_eq!(desk.line("F"), "F 1 3 1/2 5/9");
    assert_eq!(desk.line("C"), "C 0 3 5/9 25/54");
    let order: Vec<char> = desk.table().iter().map(|line| line.chars().next().unwrap()).collect();
    assert_eq!((order[0], &order[3..]), ('A', &['E', 'F', 'C'][..]));
}

#[test]
fn e16_only_a_bye_so_far_divides_by_nothing() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C"]);
    desk.round("A-B C");
    assert_eq!(desk.table(), ["A 1 1 0 1", "C 1 1 0 0", "B 0 1 1 0"]);
}

#[test]
fn e17_a_disqualified_player_stays_an_opponent_and_is_listed_last() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F"]);
    desk.round("A-F B-C D-E");
    desk.told("disqualify F 'marked cards'");
    desk.round("A-B D-C E");
    desk.round("A-D B-E C");
    assert_eq!(desk.line("A").split(' ').nth(3), Some("4/9"));
    assert_eq!(desk.table()[5], "F 0 1 1 4/9");
    assert_eq!(desk.refused("rejoin F"), "F is disqualified and may never rejoin.");
}

#[test]
fn an_open_table_counts_nothing_yet() {
    let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D"]);
    desk.run(["pair manual 'A = B, C = D'", "report 1 W"]);
    assert_eq!(desk.line("C"), "C 0 0 0 0");
    assert_eq!(desk.line("A"), "A 1 1 0 1");
}
