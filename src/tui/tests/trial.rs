//! A game that is tried: Enter goes one step on.

use super::TestApp;

fn tried(players: usize) -> TestApp {
    let mut play = TestApp::registered(players);
    play.app.try_game();
    play.keys("Enter").assert_shows("Paired: round 1.");
    play
}

#[test]
fn enter_leads_from_the_first_results_to_the_closed_event() {
    let mut play = tried(6);
    let rounds = play.event().plan.unwrap().rounds;
    for round in 1..=rounds {
        play.keys("Enter").assert_shows(&format!("Played: round {round}."));
        play.assert_shows("Enter shows the standings.").keys("Enter");
        play.assert_shows("These are the standings with their arithmetic.");
        if round < rounds {
            play.assert_shows("Enter pairs the next round.").keys("Enter");
            play.assert_shows(&format!("Paired: round {}.", round + 1));
        }
    }
    play.assert_shows("Enter closes the event.").keys("Enter");
    play.assert_shows("The event is closed.");
    assert!(play.event().finished.is_some());
    play.keys("Enter").assert_shows("The event is over, and nothing of it is kept.");
}

#[test]
fn the_cut_and_the_finals_are_steps_too() {
    let mut play = TestApp::registered(8);
    play.text(":setup rounds=2 cut=4").keys("Enter");
    play.app.try_game();
    let cut = (0..40).find(|_| play.keys("Enter").screen().contains("The cut is made."));
    assert!(cut.is_some());
    play.assert_shows("Enter next step");
    play.assert_shows("Enter pairs the next round.").keys("Enter").assert_shows("Paired: ");
    let over = (0..20).find(|_| play.keys("Enter").screen().contains("The event is closed."));
    assert!(over.is_some());
    assert!(crate::event::champion(play.event()).is_some());
}

#[test]
fn a_result_may_be_entered_by_hand_between_two_steps() {
    let mut play = tried(6);
    play.keys("1 Enter").assert_shows("Who won: 1 or 2?").keys("1");
    assert_eq!(play.event().round().unwrap().missing().count(), 2);
    play.keys("Enter").assert_shows("Played: round 1.");
    let outcome = play.event().round().unwrap().at_table(1).unwrap().outcome.as_ref().unwrap();
    assert_eq!(outcome.games.as_str(), "W");
    // Steps are taken back as any other action.
    play.keys("u u").assert_shows("Undone: ");
}

#[test]
fn a_result_is_typed_as_games_won() {
    let games = |keys: &str| {
        let mut play = super::own_games::paired("q");
        play.keys(keys);
        let table = play.event().round().unwrap().at_table(1).unwrap();
        let games = table.outcome.as_ref().map(|outcome| outcome.games.to_string());
        (games.unwrap_or_default(), play)
    };
    assert_eq!(games("1 Enter 2 - 1").0, "2-1");
    assert_eq!(games("1 Enter - 0 2").0, "LL");
    assert_eq!(games("1 Enter - 1 2").0, "1-2");
    let (letters, mut play) = games("1 Enter - 3 0");
    assert_eq!(letters, "");
    play.assert_shows("Games won by ").assert_shows("3-0▏");
    play.assert_shows("3-0 is no result: a match of first to two wins");
    play.keys("Backspace Backspace 2 0");
    assert_eq!(
        play.event().round().unwrap().at_table(1).unwrap().outcome.as_ref().unwrap().games.as_str(),
        "WW"
    );
    // In a match of one game the key says why it does nothing.
    let mut play = TestApp::paired(4);
    play.keys("1 Enter -").assert_shows("a match here is one game: 1 or 2 says who won it");
}

#[test]
fn no_step_of_a_trial_stops_at_a_question() {
    // Results are drawn, and some of them would be asked about in a real event.
    for seed in 0..12 {
        let mut play = tried(5 + seed % 4);
        let over = (0..40).find(|_| play.keys("Enter").screen().contains("The event is closed."));
        assert!(over.is_some(), "{}", play.screen());
    }
}
