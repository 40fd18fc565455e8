use super::*;
use crate::ruleset::HouseGames;

fn five(rounds: u32, cut: u32) -> Desk {
    let mut desk = Desk::custom(rounds, cut, &["Ala", "Bea", "Cyd", "Dan", "Ewa"]);
    desk.does("add 'Hal' house");
    desk
}

/// The name of the player who meets the house player in the newest round.
fn meets(desk: &Desk) -> Option<String> {
    let round = desk.event.round()?;
    let two = round.pairings.iter().find_map(|pairing| desk.event.house_game(pairing));
    two.map(|(_, id)| desk.event.label(id))
}

#[test]
fn a_house_player_is_registered_by_a_word_and_counts_as_nobody() {
    let mut desk = Desk::custom(3, 0, &["Ala", "Bea", "Cyd"]);
    desk.dialogue(
        "add Hal Nowak house club=Bard | Registered Hal Nowak (#4) as house player. They play only instead of a bye.",
    );
    assert_eq!(desk.event.active().count(), 3);
    assert_eq!(standings::standings(&desk.event).len(), 3);
    assert_eq!(desk.event.house_player().unwrap().name, "Hal Nowak");
    assert_eq!(
        desk.event.describe(desk.event.log.last().unwrap()).to_string(),
        "registered Hal Nowak as house player"
    );
    desk.dialogue(
        "add Ida house | no: Hal Nowak is already the house player, and there can be only one. To drop them first: drop Hal Nowak.
         // A name that merely ends so is a name.
         add Gregory House | Registered Gregory House (#5).",
    );
}

#[test]
fn whoever_would_have_the_bye_meets_the_house_player() {
    for seed in 0..10 {
        let names = letters(7);
        let mut with = Desk::custom(4, 0, &borrowed(&names));
        with.event.head.seed = crate::pairing::Seed::from(seed);
        let mut without = Desk::custom(4, 0, &borrowed(&names));
        without.event.head.seed = crate::pairing::Seed::from(seed);
        with.run(["add Hal house", "setup house=bye"]);
        for _ in 0..4 {
            with.decision("pair");
            without.decision("pair");
            let free = without.event.round().unwrap().pairings.iter().find(|p| p.is_bye()).unwrap();
            assert_eq!(meets(&with), Some(without.event.label(free.a)));
            assert!(with.event.round().unwrap().pairings.iter().all(|p| !p.is_bye()));
            let house = with.id("Hal");
            with.play(|_, a, b| b == house || a != house && a < b);
            without.play(|_, a, b| a < b);
        }
        // Counted as byes, the games leave the standings as byes would.
        assert_eq!(with.table(), without.table());
    }
}

#[test]
fn the_round_says_who_plays_the_house_player_and_why() {
    let mut desk = five(3, 0);
    let told = desk.does("pair");
    let name = meets(&desk).unwrap();
    assert_eq!(told, format!("Round 1 is paired: 3 tables, {name} plays house player Hal."));
    let (stage, round) = (desk.event.stage().unwrap(), desk.event.round().unwrap());
    let last = round.pairings.last().unwrap();
    assert_eq!((last.table, desk.event.label(last.b.unwrap())), (Some(3), "Hal".to_owned()));
    assert_eq!(
        reason(&desk.event, stage, round, last).to_string(),
        "plays the house player instead of a bye, drawn from everyone"
    );
    desk.play(|_, a, b| a < b);
    desk.decision("pair");
    let (stage, round) = (desk.event.stage().unwrap(), desk.event.round().unwrap());
    assert_ne!(meets(&desk), Some(name));
    assert_eq!(
        reason(&desk.event, stage, round, round.pairings.last().unwrap()).to_string(),
        "plays the house player instead of a bye: lowest-placed of those who have had neither"
    );
}

#[test]
fn in_an_even_field_nobody_needs_the_house_player() {
    let mut desk = Desk::custom(2, 0, &["Ala", "Bea", "Cyd", "Dan"]);
    desk.does("add Hal house");
    assert_eq!(desk.does("pair"), "Round 1 is paired: 2 tables, house player Hal is not needed.");
    desk.play(|_, a, b| a < b);
    desk.does("pair");
    let house = desk.event.house_player().unwrap();
    assert_eq!(house.missed, Vec::<u32>::new());
    assert!(standings::standings(&desk.event).standing(house.id).is_none());
}

fn after_one_round(counts: &str, result: &str) -> Desk {
    let mut desk = Desk::custom(3, 0, &["Ala", "Bea", "Cyd"]);
    desk.run([
        "add Hal house",
        &format!("setup house={counts}"),
        "pair manual \"Ala = Bea, Cyd = Hal\"",
        "report 1 W",
        &format!("report 2 {result}"),
    ]);
    desk
}

#[test]
fn a_game_counts_as_played_as_a_bye_or_as_any_other() {
    for (counts, result, line) in [
        ("played", "W", "Cyd 1 1 0 0"),
        ("played", "L", "Cyd 0 1 0 0"),
        ("bye", "L", "Cyd 1 1 0 0"),
        ("bye", "noshow A", "Cyd 0 1 0 0"),
        ("bye", "noshow B", "Cyd 1 1 0 0"),
        // Hal has won one of one game, so Cyd's schedule is worth 1.
        ("opponent", "L", "Cyd 0 1 1 0"),
        ("opponent", "W", "Cyd 1 1 0 1"),
    ] {
        let desk = after_one_round(counts, result);
        assert_eq!(desk.line("Cyd"), line, "{counts} {result}");
        assert_eq!(desk.event.house_player().is_none(), result == "noshow B");
    }
    assert_eq!(after_one_round("played", "L").table().len(), 3);
}

#[test]
fn nobody_meets_the_house_player_again_while_somebody_has_not() {
    let mut desk = five(6, 0);
    let mut met = Vec::new();
    for _ in 0..5 {
        desk.decision("pair");
        met.push(meets(&desk).unwrap());
        desk.play(|_, a, b| a < b);
    }
    met.sort();
    assert_eq!(met, ["Ala", "Bea", "Cyd", "Dan", "Ewa"]);
    let warnings = desk.warnings("pair");
    let name = meets(&desk).unwrap();
    let again = format!("{name} plays a house player or has a bye again: everyone has had one.");
    assert!(warnings.contains(&again), "{warnings:?}");
}

#[test]
fn who_left_is_a_house_player_no_more_and_the_bye_is_back() {
    let mut desk = five(4, 0);
    desk.decision("pair");
    let first = meets(&desk).unwrap();
    desk.play(|_, a, b| a < b);
    desk.run(["drop Hal", "pair"]);
    let free = desk.event.round().unwrap().pairings.iter().find(|p| p.is_bye()).unwrap();
    assert_ne!(desk.event.label(free.a), first);
    desk.play(|_, a, b| a < b);
    assert_eq!(desk.does("rejoin Hal"), "Hal rejoined.");
    desk.decision("pair");
    assert!(meets(&desk).is_some());
}

#[test]
fn the_finals_and_their_seeds_never_have_a_house_player() {
    let mut desk = five(2, 4);
    for _ in 0..2 {
        desk.decision("pair");
        let house = desk.id("Hal");
        desk.play(|_, a, b| a == house || b != house && a < b);
    }
    desk.does("cut");
    let house = desk.id("Hal");
    assert!(!desk.event.finals().unwrap().seeds.contains(&house));
    assert_eq!(desk.refused("decline Hal"), "Hal has no place in the finals to decline.");
    assert!(!final_places(&desk.event).contains(&house));
}

#[test]
fn by_hand_the_house_player_plays_instead_of_the_bye_or_not_at_all() {
    let mut desk = Desk::custom(3, 0, &["Ala", "Bea", "Cyd", "Dan"]);
    desk.does("add Hal house");
    desk.dialogue(
        r#"pair manual "Ala = Bea, Cyd = Dan, Hal = bye" | no: Hal is the house player and can't have a bye: leave them out of the pairings."#,
    );
    desk.run(["Ewa", "Fay"].map(|name| format!("add {name}")));
    desk.dialogue(
        r#"pair manual "Ala = Bea, Cyd = Dan, Ewa = Hal, Fay = bye" | no: The house player plays instead of the bye: give only one of the two.
           remove Fay
           pair manual "Ala = Bea, Cyd = Dan, Hal = Ewa" |! nothing"#,
    );
    assert_eq!(meets(&desk).as_deref(), Some("Ewa"));
    assert_eq!(desk.warnings("swap Ala Ewa"), Vec::<String>::new());
    assert_eq!(meets(&desk).as_deref(), Some("Ala"));
}

#[test]
fn a_player_becomes_a_house_player_only_before_the_first_round() {
    let mut desk = Desk::custom(3, 0, &["Ala", "Bea", "Cyd", "Hal"]);
    desk.dialogue(
        "edit Hal house=yes | Hal (#4) is now a house player. They play only instead of a bye.",
    );
    assert_eq!(desk.event.active().count(), 3);
    assert_eq!(desk.does("edit Hal house=no"), "Hal (#4) is now a regular player.");
    assert_eq!(desk.does("undo"), "Undone: \"Hal is now a regular player\" (by anna).");
    assert_eq!(desk.event.house_player().unwrap().name, "Hal");
    desk.decision("pair");
    desk.dialogue(
        "edit Hal house=no | no: The event has started: Hal can't change from or to house player.
         setup house=bye | no: Round 1 is paired: how games against a house player count can't change.",
    );
    let edited = desk.event.log.iter().find(|entry| matches!(entry.action, Action::Edit(_)));
    let n = edited.unwrap().n;
    assert!(desk.refused(&format!("undo {n}")).contains("round 1"));
}

#[test]
fn games_without_byes_have_no_house_player() {
    let setup = Setup { structure: Some(StructureKind::Custom), ..Setup::default() };
    let mut desk = Desk::of("destiny-draft", setup, &["Ala", "Bea"]);
    let why = "Star Wars: Destiny draft has no byes, so it needs no house player.";
    assert_eq!(desk.refused("add Hal house"), why);
    assert_eq!(desk.refused("setup house=bye"), why);
}

#[test]
fn a_team_of_two_may_be_the_house_player() {
    let mut desk = Desk::of("lcg-2v2", Setup { rounds: Some(2), ..super::fixture::basic() }, &[]);
    desk.does("setup structure=custom rounds=2");
    desk.run(["A partner=B", "C partner=D", "E partner=F"].map(|team| format!("add {team}")));
    desk.dialogue("add Hal house | no: Hal needs a partner (teams of two): add partner=NAME.");
    desk.does("add Hal house partner=Ida");
    assert_eq!(desk.decision("pair").action.is_some(), meets(&desk).is_some());
    assert_eq!(desk.event.house_games(), HouseGames::Played);
}

#[test]
fn what_is_announced_of_the_house_player() {
    let mut desk = five(3, 0);
    let said = |desk: &Desk| {
        let items = crate::event::announcement::announcement(&desk.event);
        let item = items.into_iter().find(|item| item.key == "house_player").unwrap();
        Words::english().arg(&item.lines[0])
    };
    assert_eq!(
        said(&desk),
        "Hal plays only if the number of players is odd; the result of a game against them counts, but not for the strength of schedule"
    );
    desk.does("setup house=bye");
    assert_eq!(
        said(&desk),
        "Hal plays only if the number of players is odd; a game against them counts as a bye, whatever the result"
    );
}
