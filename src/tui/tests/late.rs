use super::*;
use crate::event::repair::repair;
use crate::tui::dialog::choices::offered;

fn odd() -> TestApp {
    let mut play = TestApp::paired(5);
    play.keys("r");
    play
}

fn add_zoe(play: &mut TestApp) {
    play.keys("a").text("Zoe").keys("Enter Esc");
}

fn with_bye(play: &TestApp) -> Id {
    let round = play.event().round().unwrap();
    round.pairings.iter().find(|pairing| pairing.is_bye()).unwrap().a
}

fn of(play: &TestApp, id: Id) -> Option<Pairing> {
    play.event().round().unwrap().of(id).cloned()
}

#[test]
fn the_places_open_by_themselves_after_a_late_entry() {
    let mut play = odd();
    let other = play.event().label(with_bye(&play));
    play.keys("a").text("Zoe").keys("Enter").assert_shows("Zoe has no opponent in round 1");
    play.assert_shows("1 Against the player with the bye");
    play.assert_shows(&format!("Zoe plays {other} at table 3;"));
    play.assert_shows("2 A bye – not allowed").assert_shows("3 A loss for this round");
    play.assert_shows("4 From the next round on – not allowed").assert_shows("Enter OK");
    play.keys("Enter").assert_shows(&format!("Zoe plays {other} at table 3;"));
    assert_eq!(of(&play, 6).unwrap().table, Some(3));
    play.assert_hides("1 Against the player").keys("Esc u").says("u again: undo it.");
    assert!(of(&play, 6).is_some(), "the first key tells whose opponent goes");
    play.keys("u");
    assert_eq!(of(&play, 6), None);
}

#[test]
fn a_number_takes_the_choice_and_a_forbidden_one_says_why() {
    let mut play = odd();
    play.keys("a").text("Zoe").keys("Enter 2");
    play.assert_shows("Piotr Wójcik already has this round's only bye.")
        .assert_shows("1 Against the player with the bye");
    assert_eq!(of(&play, 6), None);
    // A loss is what a late entry has anyway. Once it was chosen, no repair offers a place.
    let lines = play.event().log.len();
    play.keys("3").assert_shows("Zoe gets a loss in round 1: 0 points, and the round counts.");
    assert_eq!(play.event().log.len(), lines + 1);
    assert_eq!(offered(play.event(), Moment::new(0, 0)), None);
    play.keys("Esc u").assert_hides("Zoe gets a loss in round 1");
    assert!(offered(play.event(), Moment::new(0, 0)).is_some());
}

#[test]
fn the_places_open_by_a_key_and_only_for_a_player_without_one() {
    let mut play = odd();
    add_zoe(&mut play);
    play.keys("Esc").assert_shows("z seat").keys("z");
    play.assert_shows("Zoe has no opponent in round 1").keys("1 Esc").assert_hides("z seat");
    let mut play = TestApp::registered(4);
    play.keys("r z").assert_shows("No round");
    let mut play = TestApp::paired(4);
    play.report_all().keys("r Home z");
    play.assert_shows("Round 1 is over. a: add a late player, who plays from round 2.");
}

#[test]
fn whoever_leaves_the_places_reads_one_sentence_with_both_keys() {
    let mut play = odd();
    play.resize(140, 40).keys("a").text("Zoe").keys("Enter Esc");
    play.assert_shows(
        "Zoe is unpaired in round 1. To seat them: Esc, then z. To change tables instead: Z 3.",
    )
    .assert_hides("Pairings are out of date");
}

#[test]
fn a_place_that_is_undone_is_told_and_the_key_gives_it_again() {
    let mut play = odd();
    add_zoe(&mut play);
    play.keys("Esc d Enter Esc").assert_hides("seat Zoe");
    play.keys("u u").assert_shows("Zoe is unpaired in round 1. To seat them: z.");
    play.keys("Esc Esc").assert_shows("Next: seat Zoe in round 1 (z).");
    play.keys("p").assert_shows("! Zoe is unpaired in round 1.").keys("Esc");
    play.keys("z").assert_shows("Zoe has no opponent in round 1").keys("1");
    assert_eq!(of(&play, 6).unwrap().table, Some(3));
    play.keys("u u").assert_shows("Zoe is unpaired in round 1. To seat them: z.");
    let at = play.table(1).clone();
    play.verb(&format!("drop #{}", at.a)).keys("Enter Home z").assert_shows("Table 1: ");
    play.keys("Esc Down z").assert_shows("Zoe has no opponent in round 1");
}

#[test]
fn a_missing_opponent_has_its_choices_at_the_table() {
    let mut play = TestApp::paired(5);
    let pairing = play.table(1).clone();
    let [a, b] = [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id));
    let bye = play.event().label(with_bye(&play));
    play.keys("Home z").assert_shows(&format!("Table 1: {b} is missing"));
    play.assert_shows("1 Wait 5 minutes").assert_shows(&format!("2 {b} is a no-show"));
    play.assert_shows(&format!("3 Play {bye}, who has the bye"));
    play.keys("Tab").assert_shows(&format!("Table 1: {a} is missing")).keys("3");
    let now = play.table(1).clone();
    assert!(now.has(pairing.b.unwrap()) && !now.has(pairing.a));
    assert!(!play.event().is_here(pairing.a));
    play.keys("u u");
    assert!(play.event().is_here(pairing.a));
    play.keys("Home z 2").assert_shows("didn't show up").keys("Enter");
    assert!(play.table(1).outcome.is_some());
    play.keys("Home z").assert_shows("Table 1 already has a result.");
}

#[test]
fn a_table_that_has_started_is_marked_in_its_row() {
    let mut play = TestApp::paired(4);
    play.keys("Home J 8").assert_shows("Round 1: table 1 has started.");
    play.keys("Esc").assert_shows("►");
    assert!(play.table(1).started);
    play.keys("J 8").assert_shows("Round 1: table 1 has not started.").keys("Esc");
    play.assert_hides("►").keys("Enter 1 Home J 8").assert_shows("Table 1 has a result");
}

/// Six players in round 1; one at table 1 has left. Another draw gives other pairs than
/// the least repair, as most draws do.
fn left() -> (TestApp, Id) {
    loop {
        let mut play = TestApp::paired(6);
        play.keys("Z 3").assert_shows("Pairings are up to date.");
        let gone = play.table(1).a;
        play.keys("r");
        play.app.model.open_event_mut().unwrap().player = Some(gone);
        play.keys("d Enter");
        if offered(play.event(), play.now).unwrap().choices.len() == 3 {
            return (play, gone);
        }
    }
}

#[test]
fn the_repair_is_offered_and_done() {
    let (mut play, gone) = left();
    let offer = "Pairings are out of date. Z 3: options.";
    let said = play.app.model.message.as_ref().unwrap();
    assert!(said.warnings.iter().any(|one| one.to_string().starts_with(offer)), "{said:?}");
    play.keys("Esc Esc Z 3").assert_shows("Round 1: pairings are out of date");
    play.assert_shows("Keep the round as it is").assert_shows("▸   Smallest repair");
    play.assert_shows("1 table changes").assert_shows("Re-pair the whole round");
    play.assert_shows("Reason ");
    // No table has started, so the least repair is the default, and its reason is known.
    play.keys("Enter").assert_shows("Round 1 repaired: ");
    assert!(play.app.model.dialogs.is_empty(), "one key is enough");
    let bye = with_bye(&play);
    assert!(play.event().round().unwrap().of(gone).is_none());
    assert!(play.event().is_here(bye));
    let reason = play.event().log.last().unwrap().reason.clone().unwrap();
    assert!(reason.ends_with(" dropped, and table 1 has no result"), "{reason}");
    play.keys("u u");
    assert!(play.event().round().unwrap().of(gone).is_some());
    play.text("2").keys("Enter 1 Z 3").assert_shows("▸   Keep the round as it is");
    play.keys("Enter").assert_hides("Keep the round as it is");
    assert!(play.event().round().unwrap().of(gone).is_some());
}

#[test]
fn the_reason_of_a_repair_is_typed_below_the_choices() {
    let (mut play, gone) = left();
    play.keys("Esc Esc Z 3");
    let lines = play.event().log.len();
    for _ in 0..120 {
        play.keys("Backspace");
    }
    play.keys("Enter").assert_shows("Give a reason (logged).").assert_shows("▸   Smallest repair");
    assert_eq!(play.event().log.len(), lines);
    play.text("table 1, gone").keys("Down").assert_shows("▸   Re-pair the whole round");
    play.keys("Up Enter");
    assert_eq!(play.event().log.last().unwrap().reason.as_deref(), Some("table 1, gone"));
    assert!(play.event().round().unwrap().of(gone).is_none());
    play.keys("u u Z 3 Down Enter").assert_hides("Smallest repair");
    assert_eq!(play.event().round().unwrap().redrawn, 1);
}

/// By halves one round is right, so another draw is no choice beside the least repair.
#[test]
fn two_choices_with_the_same_pairs_are_one() {
    let mut play = TestApp::of_game("l", &["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay"]);
    play.verb("pair manual 'Ada = Dan, Ben = Eva, Cyd = Fay'").keys("Enter Esc Esc");
    for table in 1..=3 {
        play.verb(&format!("report {table} WW")).keys("Enter Esc");
    }
    play.verb("pair").keys("Enter Esc Esc").verb("report 1 LL round=1");
    play.keys("Enter").assert_shows("corrected: Dan beat Ada 6–0").keys("Esc Esc Z 3");
    play.assert_shows("Round 2: pairings are out of date").assert_shows("▸   Smallest repair");
    play.assert_shows("Re-pairing the whole round would give the same pairings.");
    play.assert_hides("Re-pair the whole round").keys("Down").assert_shows("▸   Smallest repair");
    play.keys("Enter").assert_shows("Round 2 repaired: ");
}

/// Only one table is left that could change, so no other round breaks the rules less.
#[test]
fn a_least_repair_that_changes_nothing_is_no_choice() {
    let mut play = TestApp::paired(4);
    play.report_all().keys("p").verb("started 1").verb("report 1 L round=1");
    play.keys("Enter Esc Esc Z 3").assert_shows("▸   Keep the round as it is");
    play.assert_shows("No change needed: with the tables in play kept, round");
    play.assert_hides("0 tables change").assert_hides("Smallest repair");
    let found = repair(play.event(), &[], play.now).unwrap();
    let told: Vec<String> = found.lines(play.event()).iter().map(ToString::to_string).collect();
    assert!(!told.iter().any(|line| line.starts_with("Suggested")), "{told:?}");
    play.keys("Down Enter");
    assert_eq!(play.event().round().unwrap().redrawn, 0);
}

fn at(play: &TestApp, table: u32) -> [Id; 2] {
    let pairing: &Pairing = play.table(table);
    [pairing.a, pairing.b.unwrap()]
}

#[test]
fn two_players_change_places_in_one_action() {
    let mut play = TestApp::paired(6);
    let ([a, b], [c, d]) = (at(&play, 1), at(&play, 2));
    let lines = play.event().log.len();
    play.keys("Home Z 1").assert_shows("Change the pairings").assert_shows("Mark a player");
    let marked = format!("Marked: {}.", play.event().label(b));
    play.keys("Right Enter").assert_shows(&marked);
    play.keys("j").assert_shows("No rules broken.").keys("Enter");
    assert_eq!((at(&play, 1), at(&play, 2)), ([a, d], [c, b]));
    assert_eq!(play.event().log.len(), lines + 1);
    play.keys("Esc u u");
    assert_eq!((at(&play, 1), at(&play, 2)), ([a, b], [c, d]));
}

#[test]
fn what_a_change_breaks_is_said_before_it_is_saved() {
    let mut play = TestApp::registered(5);
    play.verb("pair manual \"#1 = #2, #3 = #4, #5 = bye\"").report_all();
    play.verb("pair manual \"#1 = #3, #2 = #5, #4 = bye\"");
    let lines = play.event().log.len();
    play.keys("Home Z 1 Right Enter Down Left").assert_shows("rematch: ");
    play.assert_hides("No rules broken");
    play.keys("Esc Right Enter Down").assert_shows("bye").assert_hides("No rules broken");
    assert_eq!(play.event().log.len(), lines);
    play.keys("Esc Esc").assert_hides("Change the pairings");
}

#[test]
fn two_tables_change_their_numbers() {
    let mut play = TestApp::paired(6);
    let (first, third) = (at(&play, 1), at(&play, 3));
    play.keys("Home Z 1 Left Enter").assert_shows("Marked: table 1.").keys("G");
    play.assert_shows("Jan Kowalski – Maria Nowak moved to table 1 instead.").keys("Enter");
    assert_eq!((at(&play, 1), at(&play, 3)), (third, first));
}

#[test]
fn a_result_stays_where_it_is() {
    let mut play = TestApp::paired(6);
    play.keys("1 Enter 1 Home Z 1 Enter Down").assert_shows("has a result");
}

#[test]
fn the_round_is_unpaired_from_its_menu() {
    let mut play = TestApp::paired(6);
    play.keys("Z").assert_shows("2  Unpair the round").keys("2").assert_shows("again: undo");
    play.keys("u");
    assert!(play.event().stages.is_empty());
}
