use super::*;
use crate::pairing::Draw;
use std::collections::{BTreeMap, BTreeSet};

fn bracket(size: u32) -> DoubleElimination {
    DoubleElimination::new(&(1..=size).collect::<Vec<_>>()).expect("a size that has a bracket")
}

/// The matches that can be played now: the number and the two players.
fn ready(bracket: &DoubleElimination, results: &[(u32, Id)], removed: &[Id]) -> Vec<(u32, Id, Id)> {
    let ready = |game: MatchState| match (game.decided, game.players) {
        (None, [Some(Some(a)), Some(Some(b))]) => Some((game.of.number, a, b)),
        _ => None,
    };
    bracket.standings(results, removed).into_iter().filter_map(ready).collect()
}

/// Plays to the end; `win` decides whether the first of the two wins.
fn play(
    bracket: &DoubleElimination,
    mut win: impl FnMut(u32, Id, Id) -> bool,
) -> Vec<(u32, Id, Id)> {
    let (mut results, mut played) = (Vec::new(), Vec::new());
    while let Some(&(number, a, b)) = ready(bracket, &results, &[]).first() {
        let (winner, loser) = if win(number, a, b) { (a, b) } else { (b, a) };
        results.push((number, winner));
        played.push((number, winner, loser));
    }
    played
}

fn results(played: &[(u32, Id, Id)]) -> Vec<(u32, Id)> {
    played.iter().map(|&(number, winner, _)| (number, winner)).collect()
}

/// Checks the invariants of a bracket played out (E56); returns the first rematch.
fn lawful(size: u32, played: &[(u32, Id, Id)]) -> Option<u32> {
    let results = results(played);
    let bracket = bracket(size);
    let mut losses: BTreeMap<Id, u32> = BTreeMap::new();
    let mut met = BTreeSet::new();
    let mut rematch = None;
    for &(number, winner, loser) in played {
        *losses.entry(loser).or_default() += 1;
        if !met.insert((winner.min(loser), winner.max(loser))) && rematch.is_none() {
            rematch = Some(number);
        }
    }
    let champion = bracket.champion(&results, &[]).expect("a champion");
    assert!(losses.get(&champion).is_none_or(|&n| n <= 1));
    assert!((1..=size).filter(|&id| id != champion).all(|id| losses.get(&id) == Some(&2)));
    let expected = 2 * size - 2 + losses.get(&champion).copied().unwrap_or(0);
    assert_eq!(played.len() as u32, expected);
    let places = bracket.places(&results, &[]);
    assert_eq!(places.len() as u32, size);
    for (place, entry) in (1..).zip(&places) {
        assert!(entry.places.0 <= place && place <= entry.places.1, "{places:?}");
    }
    rematch
}

#[test]
fn e54_eight_players_better_seed_always_wins() {
    let played = play(&bracket(8), |_, a, b| a < b);
    let told = |(number, winner, loser): &(u32, Id, Id)| format!("{number}: {winner}-{loser}");
    assert_eq!(
        played.iter().map(told).collect::<Vec<_>>().join(", "),
        "1: 1-8, 2: 4-5, 3: 2-7, 4: 3-6, 5: 1-4, 6: 2-3, 7: 5-8, 8: 6-7, 9: 1-2, 10: 3-5, \
         11: 4-6, 12: 3-4, 13: 2-3, 14: 1-2"
    );
    let places = bracket(8).places(&results(&played), &[]);
    let told = |place: &FinalPlace| format!("{}: {}-{}", place.id, place.places.0, place.places.1);
    assert_eq!(
        places.iter().map(told).collect::<Vec<_>>().join(", "),
        "1: 1-1, 2: 2-2, 3: 3-3, 4: 4-4, 5: 5-6, 6: 5-6, 7: 7-8, 8: 7-8"
    );
}

/// One in so many of all outcomes of eight players, spread evenly: no rematch before match 12.
fn outcomes_of_eight(step: usize) {
    let bracket = bracket(8);
    for outcome in (0..1_u32 << 15).step_by(step) {
        let played = play(&bracket, |number, _, _| outcome >> (number - 1) & 1 == 0);
        assert!(lawful(8, &played).is_none_or(|first| first >= 12));
    }
}

#[test]
fn e56_outcomes_of_eight_and_no_rematch_before_match_12() {
    outcomes_of_eight(29);
}

#[test]
#[ignore = "seconds: all 32,768 outcomes"]
fn e56_all_outcomes_of_eight_and_no_rematch_before_match_12() {
    outcomes_of_eight(1);
}

#[test]
fn e56_sixteen_and_four_drawn_at_random() {
    let mut draw = Draw::new(56, "brackets");
    let mut first = u32::MAX;
    for _ in 0..1500 {
        let played = play(&bracket(16), |_, _, _| draw.below(2) == 0);
        first = first.min(lawful(16, &played).unwrap_or(u32::MAX));
    }
    assert_eq!(first, 25);
    for outcome in 0..1_u32 << 7 {
        let played = play(&bracket(4), |number, _, _| outcome >> (number - 1) & 1 == 0);
        assert!(lawful(4, &played).is_none_or(|first| first >= 5));
    }
}

#[test]
fn e57_four_players() {
    let bracket = bracket(4);
    let after_five = [(1, 4), (2, 2), (3, 2), (4, 1), (5, 1)];
    assert_eq!(ready(&bracket, &after_five[..2], &[]), [(3, 4, 2), (4, 1, 3)]);
    let places = bracket.places(&after_five, &[]);
    assert_eq!(places[0], FinalPlace { id: 4, places: (3, 3) });
    assert_eq!(places[1], FinalPlace { id: 3, places: (4, 4) });
    let after_six = [&after_five[..], &[(6, 1)]].concat();
    assert_eq!(ready(&bracket, &after_five, &[]), [(6, 2, 1)]);
    assert_eq!(ready(&bracket, &after_six, &[]), [(7, 2, 1)]);
}

#[test]
fn a_removed_player_loses_what_he_has_not_played() {
    let bracket = bracket(4);
    let results = [(1, 1), (2, 2)];
    assert_eq!(ready(&bracket, &results, &[1]), [(4, 4, 3)]);
    assert_eq!(ready(&bracket, &[(1, 1), (2, 2), (4, 4)], &[1]), [(6, 2, 4)]);
    // The unbeaten finalist leaves, and so loses the grand final and the reset.
    let results = [(1, 1), (2, 2), (3, 1), (4, 4), (5, 2)];
    assert_eq!(bracket.champion(&results, &[1]), Some(2));
    assert_eq!(bracket.champion(&[], &[1, 2, 3, 4]), Some(1));
}

#[test]
fn two_who_are_left_play_until_one_has_lost_twice() {
    let bracket = bracket(2);
    assert_eq!(ready(&bracket, &[], &[]), [(1, 1, 2)]);
    assert_eq!(ready(&bracket, &[(1, 2)], &[]), [(2, 2, 1)]);
    assert_eq!(bracket.champion(&[(1, 2), (2, 2)], &[]), Some(2));
    assert_eq!(ready(&bracket, &[(1, 2), (2, 1)], &[]), [(3, 2, 1)]);
    assert_eq!(bracket.champion(&[(1, 2), (2, 1), (3, 1)], &[]), Some(1));
}

#[test]
fn empty_places_of_the_bracket_let_the_opponent_advance() {
    let bracket = DoubleElimination::new(&[11, 12, 13]).expect("three fit into four");
    assert_eq!(ready(&bracket, &[], &[]), [(2, 12, 13)]);
    assert_eq!(ready(&bracket, &[(2, 13)], &[]), [(3, 11, 13)]);
    let played = play(&bracket, |_, a, b| a < b);
    assert_eq!(bracket.places(&results(&played), &[]).len(), 3);
    assert_eq!(bracket.champion(&results(&played), &[]), Some(11));
    for none in [0, 1, 17] {
        assert!(DoubleElimination::new(&(0..none).collect::<Vec<_>>()).is_none());
    }
    let nonsense = [(0, 11), (99, 11), (2, 77)];
    assert_eq!(ready(&bracket, &nonsense, &[]), [(2, 12, 13)]);
}
