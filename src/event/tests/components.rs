use super::*;

fn desk(game: &str) -> Desk {
    let setup = custom(3, 0);
    let mut desk = Desk::of(game, setup, &["Ala", "Bea", "Cyd", "Dag"]);
    desk.does("pair manual 'Ala = Bea, Cyd = Dag'");
    desk
}

fn result(desk: &Desk) -> Option<u32> {
    desk.event.round().unwrap().at_table(1).unwrap().winner()
}

fn left(desk: &Desk) -> bool {
    let status = desk.event.entrant(desk.id("Ala")).unwrap().status;
    status == Status::Dropped { stage: 1, after: 1 }
}

#[test]
fn still_missing_when_the_next_round_starts_the_player_is_removed() {
    for game in ["destiny", "imperial-assault"] {
        let mut desk = desk(game);
        desk.does("component Ala card lost found=next replaced=no");
        assert!(left(&desk), "{game}");
        desk.does("undo");
        assert!(desk.event.is_here(desk.id("Ala")));
    }
}

#[test]
fn a_part_lost_or_damaged_during_a_game_of_imperial_assault_counts_as_lost() {
    for case in ["card lost", "die lost", "other lost", "other damaged"] {
        let mut desk = self::desk("imperial-assault");
        let told = desk.does(&format!("component Ala {case} found=during minutes=5"));
        assert!(told.ends_with("Still searching."), "{told}");
        desk.does(&format!("component Ala {case} found=during replaced=yes"));
        assert_eq!((result(&desk), left(&desk)), (None, false), "{case}");
        desk.does(&format!("component Ala {case} found=during replaced=no"));
        assert_eq!((result(&desk), left(&desk)), (Some(desk.id("Bea")), false), "{case}");
        desk.does("report 2 W");
        assert_eq!(desk.event.still_missing().count(), 1, "{case}");
    }
}

#[test]
fn a_card_missing_during_a_game_of_destiny_costs_it_and_a_die_may_be_replaced() {
    for game in ["destiny", "destiny-draft", "destiny-sealed"] {
        let mut desk = match game {
            "destiny" => self::desk(game),
            _ => {
                let mut desk = Desk::of(game, Setup::default(), &["Ala", "Bea"]);
                desk.does("pair");
                desk
            }
        };
        desk.dialogue(
            "component Ala die lost Luke found=during replaced=yes | Ala: lost die Luke, found out during a game. A replacement was found: no further action.",
        );
        let told = desk.does("component Ala die lost found=during");
        assert!(told.ends_with("A die lost during the event may be replaced."), "{told}");
        assert_eq!((result(&desk), desk.event.is_here(desk.id("Ala"))), (None, true));
        desk.does("component Ala card lost found=during replaced=no");
        assert_eq!(result(&desk), Some(desk.id("Bea")), "{game}");
    }
}

#[test]
fn a_damaged_die_costs_the_game_and_the_place_or_is_shared() {
    let mut desk = self::desk("destiny");
    desk.does("component Ala die damaged found=during replaced=no");
    assert_eq!(result(&desk), Some(desk.id("Bea")));
    assert!(left(&desk));
    let mut other = self::desk("imperial-assault");
    let told = other.does("component Ala die damaged found=during");
    assert!(told.ends_with("its owner asks each opponent to share dice."), "{told}");
    assert_eq!((result(&other), left(&other)), (None, false));
}

#[test]
fn other_damaged_parts_count_as_lost_where_the_rules_say_so() {
    let mut desk = self::desk("imperial-assault");
    desk.does("component Ala other damaged tile replaced=no");
    assert_eq!(result(&desk), Some(desk.id("Bea")));
    let mut other = self::desk("destiny");
    other.dialogue(
        "component Ala other damaged tile replaced=no | no: The rules don't cover this: other part damaged, found out before the round. To note it: note.",
    );
    let mut silent = self::desk("lcg");
    silent.dialogue(
        "component Ala card lost | no: This game has no rules for lost or damaged parts. To note it: note.",
    );
}

#[test]
fn a_case_says_what_it_needs() {
    let mut desk = self::desk("destiny");
    let refused = desk.refused("component Ala card lost");
    assert!(
        refused.ends_with("Was a replacement found? Add replaced=yes or replaced=no."),
        "{refused}"
    );
    let refused = desk.refused("component Ala die damaged minutes=5");
    assert!(refused.starts_with("The rules give no extra time here."), "{refused}");
    desk.does("report 1 W");
    desk.dialogue(
        "component Ala card lost replaced=no | no: Table 1 already has a result: correct it or undo it.",
    );
}

#[test]
fn the_next_round_asks_for_what_is_still_missing() {
    let mut desk = self::desk("destiny");
    desk.run(["component Ala card lost Vader replaced=no", "report 2 W"]);
    desk.dialogue("pair |! Ala lost Vader earlier: without a replacement they are now removed.");
    desk.does("component Ala card lost Vader found=next replaced=yes");
    assert_eq!(desk.event.still_missing().count(), 0);
}
