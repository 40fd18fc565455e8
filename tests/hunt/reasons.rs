//! Reasons changed in a file after the draw, and the sentence for each.
//!
//! Nobody may be told a reason that is not true.

use super::planted::{breaches, changed};
use super::spoiled::straight;
use super::verbs::carry_out;
use komandor::event::action::Paired;
use komandor::event::{Action, Event, Head};

/// The log's record of this round of the first stage.
fn kept(event: &Event, round: u32) -> Option<&Paired> {
    event.log.iter().find_map(|line| match &line.action {
        Action::Pair(paired) if (paired.stage, paired.round) == (1, round) => Some(&**paired),
        _ => None,
    })
}

fn of_round(game: &str, players: u32, round: u32, reasons: &str) -> Event {
    straight(game, players, |event| {
        kept(event, round).is_some_and(|paired| paired.reasons == reasons)
    })
}

/// All findings after `from` was replaced by `to` in the reasons of this round.
fn told(event: &Event, round: u32, from: &str, to: &str) -> Vec<String> {
    breaches(&changed(event, |actions| {
        let of = |action: &Action| matches!(action, Action::Pair(paired) if (paired.stage, paired.round) == (1, round));
        let at = actions.iter().position(of).unwrap();
        let Action::Pair(paired) = &mut actions[at] else { unreachable!() };
        assert!(paired.reasons.contains(from), "{}", paired.reasons);
        paired.reasons = paired.reasons.replacen(from, to, 1);
    }))
}

const SECOND: &str = "2 in 1 5, down 1 5 0 5 0 0 1 0, in 0 3, lowest 0 9";

#[test]
fn a_group_of_another_size_and_other_points_are_found() {
    let event = of_round("destiny", 9, 2, SECOND);
    let said = |to: &str| told(&event, 2, "2 in 1 5", to);
    assert_eq!(said("2 in 1 5"), Vec::<String>::new());
    let size = |table: u32| {
        format!("round 2: the reason of table {table} says: 6 players at 1 point, but it is 5")
    };
    assert_eq!(said("2 in 1 6"), [size(1), size(2)]);
    assert_eq!(said("in 1 5, in 1 6"), [size(2)]);
    // The table with the player who goes down has a size of its own.
    assert_eq!(told(&event, 2, "down 1 5 0", "down 1 6 0"), [size(3)]);
    let tables = kept(&event, 2).unwrap().tables.clone();
    let points = |table: usize, seat: usize, said: &str, is: u32| {
        let name = event.label(tables[table][seat]);
        format!("round 2: the reason of table {} says: {said} of {name}, but it is {is}", table + 1)
    };
    assert_eq!(said("2 in 2 5"), [points(0, 0, "2 points", 1), points(1, 0, "2 points", 1)]);
    // `in` needs equal points, and `down` needs different ones.
    let rest = "5 0 0 1 0";
    assert_eq!(
        told(&event, 2, &format!("down 1 5 0 {rest}"), "in 1 5"),
        [points(2, 1, "1 point", 0)]
    );
    assert_eq!(
        told(&event, 2, "in 0 3", "down 0 3 0"),
        ["round 2: the reason of table 4 says: paired down, but both have 0 points"]
    );
}

#[test]
fn untrue_reasons_of_those_who_go_down_are_found() {
    let event = of_round("destiny", 9, 2, SECOND);
    let said = |numbers: &str| told(&event, 2, "0 5 0 0 1 0", numbers);
    let table = |what: &str| [format!("round 2: the reason of table 3 says: {what}")];
    assert_eq!(said("0 5 0 0 2 0"), table("2 going down from 1 point, but it is 1"));
    assert_eq!(said("0 5 0 1 1 0"), table("1 at 1 point against players from above, but it is 0"));
    assert_eq!(said("0 5 0 0 1 1"), table("1 group between, but it is 0"));
    // What only the draw itself knows, such as the number of candidates, is drawn again.
    let others = ["round 2: the reasons kept with it are not those of its draw".to_owned()];
    assert_eq!(said("0 4 2 0 1 0"), others);
    assert_eq!(said("0"), others);
}

#[test]
fn untrue_reasons_of_byes_and_first_rounds_are_found() {
    let event = of_round("destiny", 9, 2, SECOND);
    let bye = |what: &str| [format!("the reason of the bye says: {what}")];
    let in_round =
        |round: u32, told: [String; 1]| told.map(|told| format!("round {round}: {told}"));
    assert_eq!(
        told(&event, 2, "lowest 0 9", "lowest 1 9"),
        in_round(2, bye("1 bye before, but it is 0"))
    );
    assert_eq!(
        told(&event, 2, "lowest 0 9", "lowest 0 8"),
        in_round(2, bye("place 8, but it is 9"))
    );
    assert_eq!(
        told(&event, 1, "drawn 9", "drawn 8"),
        in_round(1, bye("8 players in the draw, but it is 9"))
    );
    assert_eq!(
        told(&event, 1, "4 first 8", "3 first 8, first 9"),
        ["round 1: the reason of table 4 says: 9 players in the draw, but it is 8"]
    );
    assert_eq!(
        told(&event, 1, "4 first 8", "3 first 8, in 0 8"),
        ["round 1: the reason of table 4 says: what only another kind of round can have"]
    );
}

/// An event with this seed and this many rounds.
///
/// The second-named player wins the second table; the first-named wins all others.
fn of_seed(game: &str, seed: u64, players: u32, rounds: u32) -> Event {
    let like = straight(game, 9, |_| true);
    let head = Head { seed: seed.into(), ..like.head.clone() };
    let mut event = Event::replay(head, like.ruleset.clone(), Vec::new()).unwrap();
    let mut verb = |line: String| carry_out(&mut event, &line).unwrap();
    verb(format!("setup tier=relaxed structure=custom rounds={rounds} cut=0"));
    for n in 1..=players {
        let partner = if game == "lcg-2v2" { format!(" partner=Q{n}") } else { String::new() };
        verb(format!("add P{n}{partner}"));
    }
    for _ in 0..rounds {
        verb("pair".to_owned());
        for table in 1..=players / 2 {
            let letter = if table == 2 { "L" } else { "W" };
            verb(format!("report {table} {}", letter.repeat(1 + usize::from(game == "lcg-2v2"))));
        }
    }
    event
}

#[test]
fn a_rematch_is_called_one_and_nothing_else_is() {
    let event = of_round("destiny", 9, 2, SECOND);
    let [a, b] = kept(&event, 2).unwrap().tables[2].map(|id| event.label(id));
    assert_eq!(
        told(&event, 2, "down 1 5 0 5 0 0 1 0", "again"),
        [format!("round 2: the reason of table 3 says: a rematch, but {a} and {b} have not met")]
    );
    let event = of_seed("destiny", 1, 2, 2);
    assert_eq!(
        told(&event, 2, "again", "down 1 1 0"),
        ["round 2: the reason of table 1 says: no rematch, but P1 and P2 have met"]
    );
}

#[test]
fn untrue_reasons_of_halves_are_found() {
    let event = of_seed("lcg-2v2", 2, 9, 4);
    assert_eq!(
        kept(&event, 3).unwrap().reasons,
        "fold 12 3 0 1, last 12 3 6 2, fold 6 4 1 1, last 6 4 0 0 1, lowest 0 9"
    );
    let said = |from: &str, to: &str| told(&event, 3, from, to);
    let table = |n: u32, what: &str| [format!("round 3: the reason of table {n} says: {what}")];
    let above = "1 at 12 points against players from above, but it is 0";
    assert_eq!(said("fold 12 3 0 1", "fold 12 3 1 1"), table(1, above));
    let going = "2 going down from 6 points, but it is 1";
    assert_eq!(said("fold 6 4 1 1", "moved 6 4 1 2"), table(3, going));
    assert_eq!(said("last 6 4 0 0 1", "several 6 4 0 2 0 1"), table(4, going));
    let above = "2 at 6 points against players from above, but it is 1";
    assert_eq!(said("last 6 4 0 0 1", "last 6 4 0 0 2"), table(4, above));
    let last = event.label(kept(&event, 3).unwrap().tables[3][0]);
    let place = format!("in the place of the last by start number, but {last} is the last");
    assert_eq!(said("last 6 4 0 0 1", "besides 6 4 0 0 1"), table(4, &place));
    assert_eq!(
        told(&event, 4, "several 12 5 6 2 0 1", "last 12 5 6 0 1"),
        ["round 4: the reason of table 3 says: 1 going down from 12 points, but it is 2"]
    );
    assert_eq!(
        told(&event, 4, "several 12 5 6 2 0 1", "both 12 5 6 0 1"),
        ["round 4: the reason of table 3 says: both of 2, but it is 5"]
    );
    let event = of_seed("lcg-2v2", 2, 6, 3);
    assert_eq!(kept(&event, 3).unwrap().reasons, "last 12 1 6, fold 6 4 1 1, instead 6 4 0 0 1");
    let goes = event.label(kept(&event, 3).unwrap().tables[2][0]);
    assert_eq!(
        told(&event, 3, "instead", "last"),
        [format!(
            "round 3: the reason of table 3 says: the last by start number, but {goes} is not"
        )]
    );
}

#[test]
fn reasons_where_nothing_was_drawn_are_found() {
    let event = of_round("destiny", 9, 2, SECOND);
    let by_hand = changed(&event, |actions| {
        for action in actions {
            if let Action::Pair(paired) = action {
                paired.by_hand = paired.round == 2;
            }
        }
    });
    let none = "reasons of a Swiss draw are kept with this round, but it is no Swiss draw";
    assert_eq!(breaches(&by_hand), [format!("round 2: {none}")]);
    let event = straight("destiny", 20, |_| true);
    let bracket = changed(&event, |actions| {
        for action in actions {
            if let Action::Pair(paired) = action
                && (paired.stage, paired.round) == (2, 1)
            {
                paired.reasons = "2 first 4".to_owned();
            }
        }
    });
    assert_eq!(breaches(&bracket), [format!("finals round 1: {none}")]);
}
