use super::fixture::{Desk, custom};
use crate::event::actions::Action;
use proptest::prelude::*;

fn desk(game: &str, names: &[&str]) -> Desk {
    let setup = custom(3, 0);
    Desk::of(game, setup, names)
}

fn played() -> Desk {
    let mut desk = desk("lcg", &["Ala", "Bea", "Cyd", "Dag"]);
    desk.run(["pair manual 'Ala = Bea, Cyd = Dag'", "report 1 WW"]);
    desk
}

#[test]
fn the_organizer_chooses_what_is_recorded_instead() {
    let mut desk = played();
    desk.dialogue(
        "check Ala illegal X left=10 | no: The rules don't say what replaces the annulled result: the organizer adds result=match-loss, result=game-loss, result=replay or result=same.",
    );
    let told = desk.does("check Ala illegal 'Dark Memories' left=9 result=match-loss");
    assert!(told.contains("9 objective sets left, 10 required: Ala is dropped."));
    desk.dialogue(
        "undo
         check Ala illegal X left=9 result=replay | no: The owner is dropped, so the match can't be replayed: choose another result.",
    );
    desk.does("check Ala illegal X left=11 result=game-loss game=2 penalty=none");
    assert_eq!([desk.points("Ala"), desk.points("Bea")], [3, 3]);
    let same = desk.does("check Ala illegal Y left=10 result=same");
    assert!(same.ends_with("Table 1: re-entered the same result, Ala and Bea drew 3–3."), "{same}");
    let told = desk.does("check Bea illegal Z left=10 result=replay");
    assert!(told.contains("Table 1: the match will be replayed."));
    let round = desk.event.round().unwrap();
    assert!(round.at_table(1).unwrap().outcome.is_none() && !round.is_complete());
    desk.run(["report 1 LL", "report 2 WW", "pair"]);
    desk.dialogue(
        "check Bea illegal Z left=10 result=replay round=1 | no: Round 1 is over, so table 1 can't replay: choose another result.
         check Ala illegal Z left=10 result=same penalty=match-loss round=1 | no: match-loss changes the result, but result= already does: choose another penalty.",
    );
}

#[test]
fn a_check_says_what_is_missing() {
    let mut desk = played();
    desk.dialogue(
        "check Ala illegal | no: Which cards are illegal? Write them after illegal.
         check Ala illegal X | no: How many objective sets remain? A legal deck keeps 10: add left=.
         check Ala illegal X left=10 result=same points=3 | no: points= needs a penalty: add penalty= too.",
    );
    let mut other = self::desk("destiny", &["Ala", "Bea"]);
    other.run(["pair", "check Ala legal"]);
    other.dialogue(
        "check Ala illegal X result=same | no: This game has no rules for illegal decks. To record your decision: penalty #1.",
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn everybody_is_drawn_once_before_anybody_twice(
        seed in 0_u64..1000,
        sizes in prop::collection::vec(1_u32..5, 1..8),
    ) {
        let setup = custom(3, 0);
        let names = ["Ala", "Bea", "Cyd", "Dag", "Ewa", "Fil", "Gab"];
        let mut desk = Desk::of("lcg", setup, &names);
        desk.event.head.seed = crate::pairing::Seed::from(seed);
        desk.does("pair");
        for n in sizes {
            desk.does(&format!("check draw {n}"));
            let times = |id: u32| {
                desk.event.checks_drawn.iter().filter(|draw| draw.ids.contains(&id)).count()
            };
            let round = desk.event.round().unwrap();
            let seated = round.pairings.iter().filter_map(|p| Some([p.a, p.b?])).flatten();
            let counts: Vec<usize> = seated.map(times).collect();
            let (most, least) = (counts.iter().max().unwrap(), counts.iter().min().unwrap());
            prop_assert!(most - least <= 1, "{counts:?}");
            let Some(Action::CheckDraw(drawn)) = desk.event.log.last().map(|e| e.action.clone())
            else { panic!("no draw") };
            desk.run(["undo", &format!("check draw {n}")]);
            let again = desk.event.log.last().map(|e| e.action.clone());
            prop_assert_eq!(again, Some(Action::CheckDraw(drawn)));
        }
    }
}

#[test]
fn a_draw_takes_players_or_tables_of_this_round() {
    let mut desk = played();
    desk.does("check draw tables=1");
    let drawn = &desk.event.checks_drawn[0];
    assert_eq!((drawn.ids.len(), drawn.tables), (2, true));
    desk.dialogue(
        "check draw 5 | no: Can't draw 5 players: choose 1 to 4 of those seated this round.
         check draw tables=0 | no: Can't draw 0 tables: choose 1 to 2 in this round.",
    );
}
