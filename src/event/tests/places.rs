use super::fixture::Desk;
use super::*;
use crate::event::fixture::tournaments::*;
use crate::event::standings::{Value, parted_by_head_to_head};

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
    desk.does("drop F");
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
    desk.does("drop X");
    desk.round("P-A B");
    desk.round("P-B A");
    // X adds 1/1, A 2/3, B 1/3.
    assert_eq!(desk.line("P").split(' ').nth(3), Some("2/3"));
}

#[test]
fn e15_a_round_missed_before_reentry_is_a_loss() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F"]);
    e13_to_round_two(&mut desk);
    assert_eq!(desk.does("rejoin F"), "F rejoined, with a loss for the rounds missed.");
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
    desk.does("disqualify F 'marked cards'");
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

fn value(event: &Event, id: Id, by: TieBreak) -> String {
    match standings(event).value(id, by) {
        Some(Value::Exact(exact)) => exact.to_string(),
        other => panic!("{other:?}"),
    }
}

/// The places as `name points` and the values of these tie-breaks.
fn lines(desk: &Desk, by: &[TieBreak]) -> Vec<String> {
    let line = |one: &crate::event::Standing| {
        let values = by.iter().map(|by| value(&desk.event, one.entrant, *by));
        let start = format!("{} {}", desk.event.label(one.entrant), one.points);
        std::iter::once(start).chain(values).collect::<Vec<_>>().join(" ")
    };
    standings(&desk.event).iter().map(line).collect()
}

#[test]
fn the_candidates_of_2016() {
    let desk = candidates();
    let by = [TieBreak::HeadToHead, TieBreak::Wins, TieBreak::SonnebornBerger];
    // Sums of points are twice those of chess, in which a win is one point.
    assert_eq!(
        lines(&desk, &by),
        [
            "Karjakin 17 0 4 114",
            "Caruana 15 3/2 2 103",
            "Anand 15 1/2 4 101",
            "Svidler 14 7/2 1 195/2",
            "Aronian 14 3 2 95",
            "Giri 14 3 0 98",
            "Nakamura 14 5/2 3 183/2",
            "Topalov 9 0 0 66",
        ]
    );
}

#[test]
fn the_hamilton_championship_of_2018() {
    let desk = hamilton();
    let points = |name: &str| standings(&desk.event).record(desk.id(name)).unwrap().points;
    // Twice the points of chess: 5.5, 5.5, 4 … and 1 for the last.
    let all: Vec<u32> = HAMILTON.iter().map(|(name, _)| points(name)).collect();
    let published =
        [11, 11, 8, 8, 8, 8, 8, 7, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 4, 2, 2];
    assert_eq!(all, published);
    // Published: 22.5, 19.75 and 20.0 for the first, 20.0 and 17.25 for the second.
    let by = [TieBreak::SosSum, TieBreak::SonnebornBerger, TieBreak::BuchholzCutOne];
    let lines = lines(&desk, &by);
    assert_eq!(lines[0], "Dare 11 45 79/2 40");
    assert!(lines[1].starts_with("Nolan 11 40 69/2 "), "{}", lines[1]);
}

#[test]
fn who_leads_whatever_a_missing_match_would_bring_is_first() {
    let mut desk = leader();
    let tied = &lines(&desk, &[TieBreak::HeadToHead])[3..7];
    assert_eq!(tied, ["A 4 4", "B 4 3", "C 4 2", "D 4 1"]);
    let parted = |one: &str, other: &str| {
        let all: Vec<Id> = standings(&desk.event).iter().map(|one| one.entrant).collect();
        parted_by_head_to_head(&desk.event, &all, desk.id(one), desk.id(other))
    };
    assert!(parted("A", "D") && parted("B", "C") && !parted("A", "A"));
    // Had D beaten B, only A and C would be level.
    desk.does("report 2 L round=2");
    let all: Vec<Id> = standings(&desk.event).iter().map(|one| one.entrant).collect();
    let level = standings(&desk.event).tied_before_head_to_head(desk.id("A"), &all);
    assert_eq!(level, [desk.id("A"), desk.id("C")]);
}

#[test]
fn those_who_are_still_level_are_compared_again() {
    let desk = circle();
    // Each of the three has 3/2 of one, 1/2 of another and 2 of D; the mean of two matches.
    let ahead: Vec<String> = lines(&desk, &[TieBreak::HeadToHead]);
    let mut three: Vec<&str> =
        ahead.iter().filter(|line| "ABC".contains(&line[..1])).map(String::as_str).collect();
    three.sort_unstable();
    assert_eq!(three, ["A 6 2", "B 6 2", "C 6 2"]);
    assert!(ahead.contains(&"D 5 0".to_owned()), "{ahead:?}");
}

#[test]
fn a_bye_is_a_win_if_it_is_worth_one() {
    for (bye, wins) in [(2, "1"), (1, "0")] {
        let desk = with_a_bye(bye);
        assert_eq!(value(&desk.event, desk.id("C"), TieBreak::Wins), wins);
        assert_eq!(value(&desk.event, desk.id("A"), TieBreak::Wins), "1");
    }
}

/// The margin and the own score of each round. Their sums are those of the standings.
fn told(desk: &Desk, name: &str) -> Vec<(i64, u64)> {
    let (id, all) = (desk.id(name), standings(&desk.event));
    let sums = desk.event.sums_of_rounds(id);
    let margin: i64 = sums.iter().map(|sums| sums.margin).sum();
    let score: u64 = sums.iter().map(|sums| sums.own_score).sum();
    let counted = all.value(id, TieBreak::Margin).map(|value| format!("{value:?}"));
    if let Some(counted) = counted {
        assert_eq!(counted, format!("Margin({margin})"));
    }
    if let Some(scores) = all.scores(id) {
        assert_eq!(scores[0], score);
    }
    sums.iter().map(|sums| (sums.margin, sums.own_score)).collect()
}

#[test]
fn what_the_rounds_of_x_wing_add_is_the_margin_of_the_standings() {
    let mut desk = Desk::of("x-wing", custom(3, 0), &["Ewa", "Jan", "Ola", "Iga", "Ula"]);
    desk.dialogue(
        "pair manual 'Ewa = Jan, Ola = Iga, Ula = bye' · report 1 W margin=60 · report 2 L margin=200 · add Zoe · add Hal house · pair manual 'Ewa = Ula, Jan = Ola, Iga = Zoe' · report 1 noshow B · report 2 concede A · report 3 W margin=0",
    );
    let margins = |desk: &Desk, name| {
        told(desk, name).into_iter().map(|(margin, _)| margin).collect::<Vec<_>>()
    };
    let rule = desk.event.ruleset.preliminary.margin.clone().unwrap();
    assert_eq!((rule.base, rule.bye, rule.walkover), (200, 300, 200));
    assert_eq!(margins(&desk, "Ewa"), [260, 400]);
    assert_eq!(margins(&desk, "Jan"), [140, 0]);
    assert_eq!(margins(&desk, "Ola"), [0, 400]);
    assert_eq!(margins(&desk, "Iga"), [400, 200]);
    assert_eq!(margins(&desk, "Ula"), [300, 0]);
    assert_eq!(margins(&desk, "Zoe"), [200, 0], "the round before the entry is missed");
}

#[test]
fn what_the_rounds_of_armada_add_is_the_score_of_the_standings() {
    let mut desk = Desk::of("armada", custom(3, 0), &["Ewa", "Jan", "Ola", "Iga"]);
    desk.run(["pair manual 'Ewa = Jan, Ola = Iga'", "report 1 120-60", "report 2 30-300"]);
    for name in ["Ewa", "Jan", "Ola", "Iga"] {
        told(&desk, name);
    }
    let margins = ["Ewa", "Jan", "Iga"].map(|name| told(&desk, name)[0]);
    assert_eq!(margins, [(60, 120), (0, 60), (270, 300)]);
}
