//! The amounts that each round adds to the sums of margins and of scores.

use super::*;

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
