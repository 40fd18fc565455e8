use super::*;

fn assault(rounds: u32, cut: u32, players: usize) -> Desk {
    let setup = custom(rounds, cut);
    Desk::of("imperial-assault", setup, &borrowed(&letters(players)))
}

/// The newest round's mission as the file has it.
fn mission(desk: &Desk) -> u32 {
    let paired = desk.event.log.iter().rev().find_map(|entry| match &entry.action {
        Action::Pair(paired) => Some(paired),
        _ => None,
    });
    paired.unwrap().mission.unwrap()
}

fn lower(_: &Event, a: Id, b: Id) -> bool {
    a < b
}

#[test]
fn a_round_is_told_with_its_mission() {
    let mut desk = assault(4, 0, 7);
    let told = desk.does("pair");
    let round = desk.event.round().unwrap();
    let phrase = round.mission.as_ref().unwrap().phrase();
    let bye = desk.event.label(round.pairings.iter().find(|p| p.is_bye()).unwrap().a);
    assert_eq!(told, format!("Round 1 is paired: 3 tables, {phrase}, bye {bye}."));
    let newest = desk.event.log.last().unwrap();
    assert_eq!(desk.event.describe(newest), format!("paired round 1, {phrase}"));
    assert_eq!(desk.does("undo"), format!("Undone: \"paired round 1, {phrase}\" (by anna)."));
}

#[test]
fn neither_an_undo_nor_a_new_draw_changes_the_mission() {
    let mut desk = assault(4, 0, 8);
    desk.rounds(1);
    desk.does("pair");
    let drawn = mission(&desk);
    desk.run(["undo", "pair"]);
    assert_eq!(mission(&desk), drawn);
    desk.does("redraw 'somebody saw the draw'");
    assert_eq!(mission(&desk), drawn);
    desk.run(["undo", "undo"]);
    let by_hand = "pair manual 'P01 = P02, P03 = P04, P05 = P06, P07 = P08'";
    let phrase = desk.event.mission(drawn).unwrap().phrase();
    assert_eq!(desk.does(by_hand), format!("Paired round 2 by hand, {phrase}."));
    assert_eq!(mission(&desk), drawn);
}

#[test]
fn the_finals_go_on_where_the_swiss_left_off() {
    let mut desk = assault(3, 8, 8);
    let mut drawn = BTreeSet::new();
    for _ in 0..3 {
        desk.does("pair");
        drawn.insert(mission(&desk));
        desk.play(lower);
    }
    desk.does("cut");
    for minutes in [65, 65, 105] {
        desk.does("pair");
        drawn.insert(mission(&desk));
        let (stage, round) = (desk.event.stage().unwrap(), desk.event.round().unwrap());
        assert_eq!((stage.shape, round.minutes), (MatchShape::FirstToTwo, minutes));
        desk.play(lower);
    }
    assert_eq!(drawn, (1..=6).collect());
    assert!(champion(&desk.event).is_some());
}

#[test]
fn an_event_that_starts_with_elimination_draws_too() {
    let mut desk = assault(0, 0, 6);
    desk.does("pair");
    assert_eq!(desk.event.stage().unwrap().kind, StageKind::SingleElimination);
    let first = mission(&desk);
    desk.play(lower);
    desk.does("pair");
    assert_ne!(mission(&desk), first);
}

#[test]
fn single_games_can_be_announced_for_the_finals() {
    let mut desk = assault(1, 4, 8);
    desk.run(["setup finals=one-game", "pair"]);
    desk.play(lower);
    desk.run(["cut", "pair"]);
    assert_eq!(desk.event.stage().unwrap().shape, MatchShape::OneGame);
    assert_eq!(desk.event.round().unwrap().minutes, 65);
    assert!(desk.refused("report 1 WW").contains("2 letters"));
}

#[test]
fn a_mission_that_the_ruleset_does_not_have_is_no_line_of_this_event() {
    let mut desk = assault(3, 0, 2);
    desk.does("pair");
    let mut entry = desk.event.log.last().unwrap().clone();
    for wrong in [0, 7, u32::MAX] {
        if let Action::Pair(paired) = &mut entry.action {
            paired.mission = Some(wrong);
        }
        let misfit = desk.event.append(entry.clone()).unwrap_err();
        assert_eq!(misfit.reason, format!("there is no mission {wrong}"));
    }
}

#[test]
fn a_bracket_paired_anew_keeps_the_mission_of_its_round() {
    let mut desk = assault(1, 4, 8);
    desk.rounds(1);
    desk.run(["cut", "pair"]);
    let other = (1..=6).find(|n| *n != mission(&desk) && Some(*n) != first_mission(&desk)).unwrap();
    desk.does(&format!("mission {other}"));
    let last = desk.event.finals().unwrap().seeds[3];
    desk.run([&*format!("drop #{last}"), "pair"]);
    assert_eq!(mission(&desk), other);
}

fn first_mission(desk: &Desk) -> Option<u32> {
    desk.event.log.iter().find_map(|entry| match &entry.action {
        Action::Pair(paired) => paired.mission,
        _ => None,
    })
}

fn now(desk: &Desk) -> u32 {
    desk.event.mission_now().unwrap()
}

/// The missions that may be used now without being told so.
fn open(desk: &Desk) -> Vec<u32> {
    let uses = desk.event.mission_uses(false).unwrap();
    uses.iter().filter(|of| of.open).map(|of| of.number).collect()
}

#[test]
fn a_used_mission_needs_a_word_while_others_are_unused() {
    let mut desk = assault(4, 0, 8);
    desk.run(["pair", "mission 1"]);
    desk.play(lower);
    desk.does("pair");
    desk.dialogue(
        "mission 1 | no: Mission A on Nelvaanian War Zone was used in round 1, and 5 missions haven't been used yet. To use it again anyway: mission 1 again.",
    );
    let told = desk.decision("mission 1 again");
    let used = "Mission A on Nelvaanian War Zone was used in round 1, and 5 missions haven't been used yet.";
    let warned: Vec<String> = told.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(warned, [used]);
    assert_eq!(
        told.question.unwrap(),
        format!("Round 2: mission A on Nelvaanian War Zone (by hand). {used}")
    );
    assert_eq!(
        desk.event.describe(desk.event.log.last().unwrap()),
        "round 2: mission A on Nelvaanian War Zone again, ahead of others (by hand)"
    );
    // Two were used less than the first; nothing but the count decides.
    desk.play(lower);
    desk.does("pair");
    assert_ne!(now(&desk), 1);
    let free = open(&desk).into_iter().find(|number| *number != now(&desk)).unwrap();
    desk.does(&format!("mission {free} again"));
    let text = serde_yaml::to_string(&desk.event.log.last().unwrap().action).unwrap();
    assert!(!text.contains("again"), "{text}");
}

#[test]
fn a_mission_is_named_by_words_of_its_name_in_any_spelling() {
    let mut desk = assault(3, 0, 8);
    desk.does("pair");
    for (typed, number) in [
        ("landfill b", 6),
        ("'ISB Headquarters A'", 3),
        ("belvaanin b", 2),
        ("Nelvaanian War Zone A", 1),
    ] {
        desk.does(&format!("mission {typed}"));
        assert_eq!(now(&desk), number, "{typed}");
    }
    desk.dialogue(
        r#"mission headquarters | no: "headquarters" could be 3 (mission A on ISB Headquarters) or 4 (mission B on ISB Headquarters).
           mission Tatooine | no: No mission is called "Tatooine": enter a number from 1 to 6."#,
    );
}

#[test]
fn a_die_is_shared_equally_by_the_missions_that_may_be_used() {
    let mut desk = assault(6, 0, 8);
    desk.run(["pair", "mission 2"]);
    let die = |desk: &mut Desk| desk.does("mission roll");
    assert_eq!(
        die(&mut desk),
        "Roll a 6-sided die.\n1: mission A on Nelvaanian War Zone\n2: mission B on Nelvaanian War Zone\n3: mission A on ISB Headquarters\n4: mission B on ISB Headquarters\n5: mission A on Coruscant Landfill\n6: mission B on Coruscant Landfill"
    );
    desk.dialogue("mission roll=5 | Round 1: mission A on Coruscant Landfill (the die shows 5).");
    desk.play(lower);
    desk.does("pair");
    assert!(die(&mut desk).ends_with("\n5: mission B on Coruscant Landfill\n6: roll again"));
    desk.dialogue(
        "mission roll=6 | no: 6 is no mission now: roll again. To see what the numbers mean: mission roll.",
    );
    for wrong in ["0", "7"] {
        assert_eq!(
            desk.refused(&format!("mission roll={wrong}")),
            format!("The die has numbers from 1 to 6, not {wrong}.")
        );
    }
    for mission in [6, 1, 2] {
        desk.does(&format!("mission {mission}"));
        desk.play(lower);
        desk.does("pair");
    }
    assert_eq!(
        die(&mut desk),
        "Roll a 6-sided die.\n1–3: mission A on ISB Headquarters\n4–6: mission B on ISB Headquarters"
    );
    desk.run(["mission 3", "mission roll=6"]);
    assert_eq!(now(&desk), 4);
}

#[test]
fn a_mission_is_drawn_again_only_with_a_reason_and_never_the_same() {
    let mut seen = BTreeSet::new();
    for seed in 0..30 {
        let mut desk = assault(6, 0, 8);
        desk.event.head.seed = crate::pairing::Seed::from(seed);
        desk.does("pair");
        let first = now(&desk);
        desk.dialogue("mission redraw | no: Give a reason to redraw a mission: why=REASON.");
        desk.does("mission redraw why='the map is missing'");
        let second = now(&desk);
        assert_ne!(second, first);
        assert_eq!(desk.event.log.last().unwrap().reason.as_deref(), Some("the map is missing"));
        desk.run(["undo", "mission redraw why='the map is missing'"]);
        assert_eq!(now(&desk), second);
        desk.does("mission redraw why='this one too'");
        assert_ne!(now(&desk), second);
        seen.insert(second);
    }
    assert_eq!(seen.len(), 6, "any mission may come");
}

#[test]
fn the_last_unused_mission_cannot_be_drawn_again() {
    let mut desk = assault(6, 0, 8);
    desk.rounds(5);
    desk.does("pair");
    desk.dialogue(
        "mission redraw why=x | no: No other mission can be used now. To use one again: mission N again.",
    );
}

#[test]
fn a_new_draw_of_the_players_keeps_the_mission_that_was_settled() {
    let mut desk = assault(3, 0, 8);
    desk.does("pair");
    let other = if now(&desk) == 1 { 2 } else { 1 };
    desk.run([&*format!("mission {other}"), "redraw 'somebody saw the draw'"]);
    assert_eq!(now(&desk), other);
    desk.play(lower);
    desk.does("pair");
    desk.run([&*format!("mission {other} again"), "redraw 'somebody saw it again'"]);
    assert_eq!(now(&desk), other);
}

#[test]
fn the_mission_of_the_coming_round_may_be_settled_before_it_is_paired() {
    let mut desk = assault(3, 4, 8);
    desk.dialogue(
        "mission 3 | no: No round is in progress. To pair one with its mission: pair. To set the mission first: mission N next.
         mission 3 next | The next round: mission A on ISB Headquarters (by hand).",
    );
    desk.does("mission roll=6 next");
    assert_eq!(desk.event.next_mission, Some(6));
    let told = desk.does("pair");
    assert!(told.ends_with("4 tables, mission B on Coruscant Landfill."), "{told}");
    assert_eq!(desk.event.next_mission, None);
    assert!(
        desk.refused("mission 6 next")
            .starts_with("Mission B on Coruscant Landfill was used in round 1")
    );
    desk.does("mission 6 again next");
    desk.play(lower);
    desk.does("pair");
    assert_eq!(now(&desk), 6);
    desk.does("mission 2 next");
    desk.dialogue("mission 2 |! It was set for the next round, which will now draw another.");
    assert_eq!((now(&desk), desk.event.next_mission), (2, None));
    desk.play(lower);
    desk.rounds(1);
    desk.run(["mission 5 next", "cut", "pair"]);
    assert_eq!((now(&desk), desk.event.stages.len()), (5, 2));
}

#[test]
fn the_finals_have_missions_by_hand_too() {
    let mut desk = assault(1, 4, 8);
    desk.does("pair");
    let used = now(&desk);
    desk.play(lower);
    desk.does("cut");
    desk.dialogue(
        "mission 2 | no: No round is in progress. To pair one with its mission: pair. To set the mission first: mission N next.",
    );
    desk.does("pair");
    assert!(desk.refused(&format!("mission {used}")).contains("was used in round 1,"));
    let free = open(&desk).into_iter().find(|number| *number != now(&desk)).unwrap();
    let told = desk.does(&format!("mission {free}"));
    assert!(told.starts_with("The semi-finals: mission "), "{told}");
    desk.does("mission redraw why='no map'");
}

#[test]
fn wrong_words_about_missions_get_one_sentence() {
    let mut desk = assault(3, 0, 8);
    desk.does("pair");
    let wrong = |desk: &mut Desk, verb: &str| {
        let refused = desk.refused(verb);
        refused.split(" Usage: ").next().unwrap().to_owned()
    };
    let again = "Only a mission set by hand can be used again: a die or a draw takes one of the least used.";
    let next = "The next round's mission hasn't been drawn yet, so it can't be redrawn.";
    for (verb, said) in [
        ("mission 0", "Missions are numbered from 1 to 6."),
        ("mission", "Which mission? Its number, its name, roll=N or redraw."),
        ("mission roll=x", "\"x\" is not a whole number."),
        ("mission roll=2 again", again),
        ("mission redraw next why=x", next),
    ] {
        assert_eq!(wrong(&mut desk, verb), said);
    }
    let phrase = desk.event.round().unwrap().mission.as_ref().unwrap().phrase();
    let number = now(&desk);
    assert_eq!(
        desk.does(&format!("mission {number}")),
        format!("Mission of round 1 is already {phrase}.")
    );
    let mut other = Desk::destiny(basic(), &["A", "B", "C", "D"]);
    other.does("pair");
    for verb in ["mission 1", "mission roll", "mission roll=2", "mission redraw why=x"] {
        assert_eq!(other.refused(verb), "Star Wars: Destiny (Constructed) has no missions.");
    }
}
