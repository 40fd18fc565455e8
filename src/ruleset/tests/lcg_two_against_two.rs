//! The numbers of the built-in two-against-two file, and the checks of such games.

use crate::ruleset::{
    Absence, FinalsKind, LeaderRule, Library, MatchShape, PairingKind, PointsPer, RoundKind,
    Ruleset, StructureKind, TieBreak, read,
};

const FILE: &str = include_str!("../../../config/rulesets/lcg-2v2.yaml");

fn game() -> Ruleset {
    Library::new(Vec::new()).on_key('2').expect("built in").ruleset.clone()
}

fn problems(from: &str, to: &str) -> Vec<String> {
    assert!(FILE.contains(from), "{from}");
    let problems = read("my.yaml", &FILE.replace(from, to)).err().unwrap_or_default();
    // Positions change with the file, so they are cut off.
    problems
        .iter()
        .map(|problem| problem.to_string().splitn(2, ": ").last().unwrap().to_owned())
        .collect()
}

#[test]
fn points_pairing_and_tie_breaks() {
    let game = game();
    assert_eq!((game.id.as_str(), game.entrants.team_size), ("lcg-2v2", 2));
    let preliminary = &game.preliminary;
    assert_eq!(preliminary.pairing, PairingKind::HalvesByStart);
    assert_eq!(preliminary.shape, MatchShape::TwoGames);
    assert_eq!(preliminary.absence, Absence::Bye);
    let points = &preliminary.points;
    assert_eq!(points.per, PointsPer::Game);
    assert_eq!((points.win, points.draw, points.loss, points.bye), (3, Some(1), 0, 6));
    assert_eq!(points.timed_draw, Some(2));
    let order = [TieBreak::HeadToHeadSweep, TieBreak::SosSum, TieBreak::EsosSum, TieBreak::Random];
    assert_eq!(preliminary.tie_breaks, order);
}

#[test]
fn rounds_minutes_and_the_deciding_match() {
    let game = game();
    assert_eq!(game.finals.kind, FinalsKind::DecidingMatch);
    let structures = &game.structures;
    assert_eq!((&structures.basic, &structures.advanced), (&None, &None));
    assert_eq!(structures.custom.finals_match, [MatchShape::FirstToTwo, MatchShape::OneGame]);
    let row = game.minutes_row(RoundKind::Preliminary, MatchShape::TwoGames).unwrap();
    assert_eq!((row.minutes, row.from, row.to), (90, Some(80), Some(100)));
    // The final match of the game has no clock.
    for shape in [MatchShape::FirstToTwo, MatchShape::OneGame] {
        assert_eq!(game.minutes(RoundKind::Final, shape), 0);
    }
    let tiers: Vec<_> =
        game.tiers.iter().map(|t| (t.structure, t.leaders_play, t.lists_required)).collect();
    let second = (StructureKind::Custom, LeaderRule::WithSecondLeader, true);
    assert_eq!(tiers, [second, second, (StructureKind::Custom, LeaderRule::Never, true)]);
    assert_eq!(game.lists.unwrap().sections.len(), 4);
}

#[test]
fn a_deciding_match_needs_a_winner() {
    assert_eq!(
        problems("[first_to_two, one_game]", "[two_games]"),
        [
            "a match of two games can end in a tie, but the finals need a winner; write one_game or first_to_two"
        ]
    );
    assert_eq!(
        problems("    finals_match: [first_to_two, one_game]\n", ""),
        ["the custom structure has no match for the finals; add \"finals_match: [one_game]\""]
    );
    assert_eq!(
        problems("  - {round: final, minutes: 0}\n", ""),
        [
            "the length of the round final with one_game is missing; add {round: final, match: one_game, minutes: 60}",
            "the length of the round final with first_to_two is missing; add {round: final, match: first_to_two, minutes: 60}"
        ]
    );
}

#[test]
fn a_draw_on_time_has_its_worth_only_in_two_games() {
    let sentence = "a draw on time has its own worth only if points are per game and a match is two games; delete timed_draw, or write \"per: game\" and \"match: two_games\"";
    let found = problems("per: game, ", "per: match, ");
    assert!(found.contains(&sentence.to_owned()), "{found:?}");
}
