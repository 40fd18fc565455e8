use crate::event::Action;
use crate::event::action::Reported;
use crate::event::fixture::{Desk, basic};
use crate::ruleset::read;
use crate::verify::verify;

/// The sentences about table 1, whose result was spoiled in the log.
fn found(game: &str, verbs: &[&str], spoil: impl Fn(&mut Reported)) -> Vec<String> {
    let ruleset = read("game.yaml", game).unwrap();
    let mut desk = Desk::with(ruleset, basic(), &["A", "B", "C", "D"]);
    desk.told("pair manual 'A = B, C = D'");
    verbs.iter().for_each(|verb| _ = desk.told(verb));
    let Action::Report(reported) =
        &mut std::sync::Arc::make_mut(&mut desk.event.log).last_mut().unwrap().action
    else {
        panic!("no result");
    };
    spoil(reported);
    let found = verify(&desk.event).breaches;
    let sentences = found.iter().map(|one| one.sentence.to_string());
    sentences.filter(|said| said.starts_with("table 1")).collect()
}

const FLEET: &str = include_str!("../../../tests/rulesets/fleet.yaml");
const RUN: &str = include_str!("../../../tests/rulesets/run.yaml");

#[test]
fn a_winner_that_does_not_follow_from_the_scores_is_found() {
    let fleet = |spoil: &dyn Fn(&mut Reported)| found(FLEET, &["report 1 400-100"], spoil);
    assert_eq!(fleet(&|_| {}), [""; 0]);
    assert_eq!(
        fleet(&|reported| reported.games = "L".into()),
        ["table 1: the scores 400–100 do not give the result L"]
    );
    assert_eq!(
        fleet(&|reported| reported.scores = Some([100, 400])),
        ["table 1: the scores 100–400 do not give the result W"]
    );
    assert_eq!(
        fleet(&|reported| reported.scores = Some([1001, 0])),
        ["table 1: a score of 1001 stands where 1000 is the most"]
    );
    assert_eq!(fleet(&|reported| reported.scores = None), ["table 1: both scores are missing"]);
    assert_eq!(
        found(RUN, &["report 1 WW"], |reported| reported.scores = Some([3, 0])),
        ["table 1: scores stand where there are none"]
    );
}

#[test]
fn a_win_on_time_where_there_is_none_is_found() {
    let none = ["table 1: a win on time stands where there is none"];
    assert_eq!(found(RUN, &["report 1 WW timed"], |_| {}), [""; 0]);
    assert_eq!(found(RUN, &["report 1 WD"], |reported| reported.timed = true), none);
    assert_eq!(found(FLEET, &["report 1 400-100"], |reported| reported.timed = true), none);
}
