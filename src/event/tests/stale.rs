use super::*;
use crate::event::decide::stale;

fn command(verb: &str) -> Command {
    match read_verb(verb) {
        Ok(Verb::Do(command)) => command,
        _ => panic!("{verb}"),
    }
}

/// Rounds of eight players, with the first-named as the winners, before a cut to four.
fn eight(rounds: &[&str]) -> Desk {
    let names = letters(8);
    let mut desk = Desk::custom(rounds.len() as u32, 4, &borrowed(&names));
    rounds.iter().for_each(|round| desk.round(round));
    desk
}

const FIRST: &str = "P01-P05 P02-P06 P03-P07 P04-P08";
const SECOND: &str = "P01-P02 P03-P04 P05-P06 P07-P08";

/// The refusal of `asked`, for a user who had read the log up to now, once `done` is done.
#[track_caller]
fn said(desk: &mut Desk, asked: &str, done: &[&str]) -> Option<String> {
    let seen = desk.event.next_number() - 1;
    assert_eq!(stale(&desk.event, &command(asked), seen), None);
    done.iter().for_each(|verb| drop(desk.does(verb)));
    stale(&desk.event, &command(asked), seen).map(|refusal| refusal.to_string())
}

#[test]
fn what_a_command_is_about_has_changed_or_it_has_not() {
    let names = letters(8);
    let mut desk = Desk::custom(2, 4, &borrowed(&names));
    desk.does("pair manual \"P01 = P05, P02 = P06, P03 = P07, P04 = P08\"");
    let n = desk.event.next_number();
    let swapped = format!("Meanwhile anna saved #{n}: swapped P04 and P03.");
    let was = "Table 4: was P04 – P08, now P03 – P08.";
    assert_eq!(said(&mut desk, "report 4 W", &["swap P04 P03"]), Some(format!("{swapped} {was}")));
    desk.does("undo");
    assert_eq!(said(&mut desk, "report 4 W", &["report 1 W", "note hall", "add P09"]), None);
    assert_eq!(said(&mut desk, "extend 4 3", &["swap P04 P03", "swap P03 P04"]), None);
    let n = desk.event.next_number();
    assert_eq!(
        said(&mut desk, "report 4 W", &["note hall", "drop P08", "note door"]),
        Some(format!("Meanwhile anna saved #{}: P08 dropped after round 1.", n + 1))
    );
}

#[test]
fn tables_pairs_postings_and_who_has_left() {
    let four = || {
        let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D"]);
        desk.does("pair manual 'A = B, C = D'");
        desk
    };
    let desk = &mut four();
    let moved = "Meanwhile anna saved #6: round 1: A – B moved from table 1 to table 12.";
    let gone = format!("{moved} Table 1 (A – B) is no longer there.");
    assert_eq!(said(desk, "table 1 to 7", &["table 1 to 12"]), Some(gone));
    let desk = &mut four();
    let taken = format!("{moved} Table 12 was empty, now it has A – B.");
    assert_eq!(said(desk, "table 2 to 12", &["table 1 to 12"]), Some(taken));
    let desk = &mut four();
    assert_eq!(said(desk, "table 2 to 7", &["table 1 to 12"]), None);
    let left = "Meanwhile anna saved #7: round 1 table 12: A beat B, and B drops.".to_owned();
    assert_eq!(said(desk, "report 12 W", &["report 12 W drop=B"]), Some(left));
    let desk = &mut Desk::custom(3, 0, &["A", "B", "C", "D"]);
    let apart = said(desk, "apart A B", &["apart A B soft"]).unwrap();
    assert!(apart.contains("A and B are kept apart in every Swiss round, if possible"), "{apart}");
    assert_eq!(said(desk, "apart A C", &["apart A D soft"]), None);
    let desk = &mut Desk::custom(3, 0, &["A", "B", "C", "D"]);
    desk.run(["setup hold=yes", "pair manual 'A = B, C = D'"]);
    let swapped = "Meanwhile anna saved #7: swapped A and C.".to_owned();
    assert_eq!(said(desk, "post", &["swap A C"]), Some(swapped));
    assert_eq!(said(desk, "post", &["post"]), None);
    let desk = &mut eight(&[FIRST, SECOND]);
    assert!(said(desk, "cut manual 'P01, P02' why=x", &["drop P01"]).is_some());
}

#[test]
fn the_seeds_and_the_champion() {
    let mut desk = eight(&[FIRST, SECOND]);
    let seeds = said(&mut desk, "cut", &["report 1 L"]).unwrap();
    assert_eq!(
        seeds,
        "Meanwhile anna saved #19: round 2 table 1 corrected: P02 beat P01. New seeds: 2 P02, 3 P01."
    );
    desk.does("cut");
    let placed = said(&mut desk, "pair", &["decline P03"]).unwrap();
    assert_eq!(
        placed,
        "Meanwhile anna saved #21: P03 gave up the place. New seeds: 1 P02, 2 P01, 3 P04, 4 P07."
    );
    desk.rounds(1);
    desk.run(["pair", "report 1 W"]);
    let n = desk.event.next_number();
    let crowned = said(&mut desk, "finish", &["report 1 L"]).unwrap();
    let champion = crate::event::champion(&desk.event).unwrap();
    assert!(crowned.starts_with(&format!("Meanwhile anna saved #{n}: ")), "{crowned}");
    let crowned_now = format!("Now {} is champion.", desk.event.label(champion));
    assert!(crowned.ends_with(&crowned_now), "{crowned}");
}

#[test]
fn a_preview_tells_of_the_table_the_cut_and_the_seeds() {
    let mut desk = eight(&[FIRST, SECOND]);
    let now = desk.now();
    let told = |desk: &Desk, verb: &str| consequences(&desk.event, &command(verb), now);
    assert_eq!(told(&desk, "report 1 L round=2"), [""; 0]);
    assert_eq!(told(&desk, "report 1 L round=1"), ["Places: P01 2 → 3, P05 3 → 2."]);
    // The two players of the table come first, then those who move furthest.
    let places = "Places: P04 4 → 7, P08 8 → 6, P07 5 → 3, P01 2 → 1 and 4 more.";
    let cut = "Top cut: P07 moves in, P04 falls out.";
    assert_eq!(told(&desk, "report 4 L round=1"), [places, cut]);
    desk.does("cut");
    let seeds = "Seeds would have been 1 P01, 2 P03, 3 P07, 4 P05; they don't change.";
    assert_eq!(told(&desk, "report 4 L round=1 stage=1"), [places, seeds]);
    desk.does("decline P05");
    let seeds = "Seeds would have been 1 P01, 2 P03, 3 P07, 4 P02; they don't change.";
    assert_eq!(told(&desk, "report 4 L round=1 stage=1"), [places, seeds]);
    desk.does("report 4 L round=1 stage=1");
    let back = "Places: P04 7 → 4, P08 6 → 8, P07 3 → 5, P03 2 → 1 and 4 more.";
    assert_eq!(told(&desk, "undo"), [back]);
    assert_eq!(told(&desk, "note hall"), [""; 0]);
}
