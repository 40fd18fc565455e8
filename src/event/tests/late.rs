use super::*;

const OPEN: &str = "pair manual \"A = B, C = D, E = bye\"";

/// Round 2 with this many players of this game, and Zoe, who came late.
///
/// The last has the bye if the players are odd.
fn late(game: &str, names: &[&str]) -> Desk {
    let mut desk = Desk::of(game, custom(4, 0), &[]);
    let team = game == "lcg-2v2";
    let of = |name: &str| if team { format!(" partner=Partner{name}") } else { String::new() };
    desk.run(names.iter().map(|name| format!("add {name}{}", of(name))));
    let one = if matches!(game, "lcg" | "lcg-2v2") { "WW" } else { "W" };
    let pairs: Vec<String> = names
        .chunks(2)
        .map(|pair| match pair {
            [a, b] => format!("{a} = {b}"),
            [a, ..] => format!("{a} = bye"),
            [] => String::new(),
        })
        .collect();
    desk.decision(&format!("pair manual \"{}\"", pairs.join(", ")));
    for table in 1..=names.len() / 2 {
        desk.decision(&format!("report {table} {one}"));
    }
    let bye = if names.len() % 2 == 1 { ", E = bye" } else { "" };
    desk.decision(&format!("pair manual \"A = C, B = D{bye}\""));
    desk.decision(&format!("add Zoe{}", of("Zoe")));
    desk
}

const ODD: [&str; 5] = ["A", "B", "C", "D", "E"];
const EVEN: [&str; 4] = ["A", "B", "C", "D"];

/// The choices for Zoe: `+` for allowed, `-` for forbidden, with what is told.
fn told(desk: &Desk) -> Vec<String> {
    let zoe = find(&desk.event, &Who("Zoe".to_owned())).unwrap();
    let one = |choice: SeatChoice| {
        let sign = if choice.refused { "-" } else { "+" };
        let told: Vec<String> = choice.sentences.iter().map(ToString::to_string).collect();
        format!("{sign} {}: {}", choice.title, told.join(" "))
    };
    seats(&desk.event, zoe).into_iter().map(one).collect()
}

/// The round as `A-C 1`, the table last; a bye has a star.
fn round(desk: &Desk) -> Vec<String> {
    let event = &desk.event;
    let pairings = event.round().unwrap().pairings.iter();
    let one = |p: &Pairing| match (p.b, p.table) {
        (Some(b), Some(table)) => format!("{}-{} {table}", event.label(p.a), event.label(b)),
        _ if p.sits_out() => format!("{} out", event.label(p.a)),
        _ => format!("{} *", event.label(p.a)),
    };
    pairings.map(one).collect()
}

fn record(desk: &Desk, name: &str) -> (u32, u32, u32) {
    let id = find(&desk.event, &Who(name.to_owned())).unwrap();
    let standings = standings(&desk.event);
    let record = standings.record(id).unwrap();
    (record.points, record.rounds, record.byes)
}

#[test]
fn the_rules_of_destiny_and_imperial_assault_allow_all_but_waiting() {
    for (game, name) in
        [("destiny", "Star Wars: Destiny"), ("imperial-assault", "Star Wars: Imperial Assault")]
    {
        assert_eq!(
            told(&late(game, &ODD)),
            [
                "+ Against the player with the bye: Zoe plays E at table 3; E loses the bye and its 1 point.",
                "- A bye: E already has this round's only bye.",
                "+ A loss for this round: Zoe gets a loss in round 2: 0 points, and the round counts.",
                &format!(
                    "- From the next round on: In {name} a missed round is a loss, so nobody can just wait for the next."
                ),
            ]
        );
        assert_eq!(
            told(&late(game, &EVEN))[..2],
            [
                "- Against the player with the bye: Nobody has a bye in round 2.",
                "+ A bye: Zoe gets a bye in round 2: 1 point.",
            ]
        );
    }
}

#[test]
fn the_card_games_let_a_late_player_wait_for_the_next_round() {
    let teams = told(&late("lcg-2v2", &ODD));
    assert_eq!(
        teams[0],
        "+ Against the player with the bye: Zoe & PartnerZoe plays E & PartnerE at table 3; E & PartnerE loses the bye and its 6 points."
    );
    assert!(
        teams[3].starts_with("+ From the next round on: Zoe & PartnerZoe plays from the next ")
    );
    for (game, points) in [("lcg", "6 points"), ("tcg", "1 point")] {
        assert_eq!(
            told(&late(game, &ODD))[0],
            format!(
                "+ Against the player with the bye: Zoe plays E at table 3; E loses the bye and its {points}."
            )
        );
        assert_eq!(
            told(&late(game, &EVEN))[1..],
            [
                &format!("+ A bye: Zoe gets a bye in round 2: {points}."),
                "+ A loss for this round: Zoe gets a loss in round 2: 0 points, and the round counts.",
                "+ From the next round on: Zoe plays from the next round on; round 2 doesn't count for them and is no loss.",
            ]
        );
    }
}

#[test]
fn nobody_is_seated_in_a_draft() {
    let setup = Setup::default();
    for game in ["destiny-draft", "destiny-sealed"] {
        let mut desk = Desk::of(game, setup.clone(), &["A", "B", "C", "D", "E"]);
        desk.does("pair");
        let out = desk.event.round().unwrap().pairings.iter().find(|one| one.is_bye()).unwrap().a;
        assert!(!needs_seat(&desk.event, out));
        let why = "In a round robin the seats decide who meets whom, so nobody can be seated now.";
        for place in ["opponent", "1", "bye"] {
            assert_eq!(desk.refused(&format!("seat #{out} {place}")), why, "{game}");
        }
        assert_eq!(
            desk.refused(&format!("seat #{out} loss")),
            "In a round robin, a game that nobody plays is not a loss."
        );
        let name = desk.event.label(out);
        assert_eq!(
            desk.does(&format!("seat #{out} next")),
            format!("{name} plays from the next round on; the seats decide against whom.")
        );
    }
}

#[test]
fn a_late_player_meets_the_player_with_the_bye() {
    let mut desk = late("destiny", &ODD);
    assert_eq!(record(&desk, "Zoe"), (0, 2, 0));
    desk.dialogue("seat zoe opponent | Zoe plays E at table 3; E loses the bye and its 1 point.");
    assert_eq!(round(&desk), ["A-C 1", "B-D 2", "E-Zoe 3"]);
    assert_eq!((record(&desk, "Zoe"), record(&desk, "E")), ((0, 1, 0), (1, 1, 1)));
    assert_eq!(
        desk.event.describe(desk.event.log.last().unwrap()).to_string(),
        "round 2: Zoe (late) plays E at table 3"
    );
    assert_eq!(desk.refused("seat zoe bye"), "Zoe already plays at table 3.");
    desk.decision("report 3 L");
    assert_eq!((record(&desk, "Zoe"), record(&desk, "E")), ((1, 2, 0), (1, 2, 1)));
    desk.run(["undo", "undo"]);
    assert_eq!(round(&desk), ["A-C 1", "B-D 2", "E *"]);
    assert_eq!((record(&desk, "Zoe"), record(&desk, "E")), ((0, 2, 0), (2, 2, 2)));
    desk.decision("redo");
    assert_eq!(round(&desk), ["A-C 1", "B-D 2", "E-Zoe 3"]);
}

#[test]
fn a_late_player_gets_the_bye_a_loss_or_the_next_round() {
    let mut desk = late("destiny", &EVEN);
    assert_eq!(desk.does("seat Zoe bye"), "Zoe gets a bye in round 2: 1 point.");
    assert_eq!(
        (round(&desk), record(&desk, "Zoe")),
        (svec(["A-C 1", "B-D 2", "Zoe *"]), (1, 2, 1))
    );
    assert_eq!(desk.refused("seat Zoe loss"), "Zoe has the bye of this round. To undo that: undo.");
    let mut desk = late("destiny", &EVEN);
    let before = desk.event.log.len();
    // The late entry charged the round already. The choice is a line all the same, but only one.
    desk.decision("seat Zoe loss");
    assert_eq!((desk.event.log.len(), record(&desk, "Zoe")), (before + 1, (0, 2, 0)));
    desk.decision("seat Zoe loss");
    assert_eq!(desk.event.log.len(), before + 1);
    let mut desk = late("tcg", &EVEN);
    desk.decision("seat Zoe next");
    assert_eq!(
        (round(&desk), record(&desk, "Zoe")),
        (svec(["A-C 1", "B-D 2", "Zoe out"]), (0, 1, 0))
    );
    desk.decision("seat Zoe loss");
    assert_eq!((round(&desk), record(&desk, "Zoe")), (svec(["A-C 1", "B-D 2"]), (0, 2, 0)));
    desk.decision("seat Zoe bye");
    assert_eq!(record(&desk, "Zoe"), (1, 2, 1));
}

fn svec<const N: usize>(all: [&str; N]) -> Vec<String> {
    all.map(str::to_owned).to_vec()
}

#[test]
fn a_late_player_takes_the_seat_of_somebody_who_left() {
    let mut desk = late("destiny", &ODD);
    desk.dialogue(
        "seat Zoe 2 | no: Nobody has dropped at table 2. Say who is missing: seat WHO 2 for=NAME.",
    );
    desk.decision("drop B");
    assert_eq!(
        told(&desk)[1],
        "+ At table 2, where a player has dropped: Zoe plays D at table 2 instead of B."
    );
    desk.decision("seat Zoe 2");
    assert_eq!(round(&desk), ["A-C 1", "Zoe-D 2", "E *"]);
    assert_eq!(
        desk.event.describe(desk.event.log.last().unwrap()).to_string(),
        "round 2: Zoe plays D at table 2 instead of B"
    );
    assert_eq!(record(&desk, "B"), (0, 1, 0));
    assert_eq!(desk.does("rejoin B"), "B rejoined, with a loss for the rounds missed.");
}

#[test]
fn a_place_is_refused_with_its_reason() {
    let mut desk = late("destiny", &ODD);
    desk.decision("apart Zoe E why='sisters'");
    desk.dialogue(
        "seat Zoe opponent | no: E and Zoe must be kept apart (sisters) but meet in round 2.
         apart Zoe E off · drop E
         seat Zoe opponent | no: E has the bye and has dropped.
         drop Zoe
         seat Zoe bye | no: Zoe dropped. To bring Zoe back: rejoin.
         rejoin Zoe · report 1 W · report 2 W
         seat Zoe opponent | no: Round 2 is over: all results are in.",
    );
    let mut desk = Desk::custom(3, 0, &ODD);
    assert_eq!(desk.refused("seat A bye"), "No round is paired yet. To pair the first: pair.");
    desk.decision(OPEN);
    desk.dialogue(
        r#"seat E opponent | no: E has the bye of this round. To undo that: undo.
           seat A here | no: Unknown word "here"; write opponent, bye, loss, next or 7. Usage: seat WHO opponent|TABLE|bye|loss|next [for=MISSING]"#,
    );
}

#[test]
fn a_house_player_makes_room_for_a_late_player() {
    let mut desk = Desk::custom(3, 0, &["A", "B", "C"]);
    desk.run(["add Hal house", "pair manual \"A = B, C = Hal\"", "add Zoe"]);
    desk.dialogue("seat Zoe opponent | Zoe plays C at table 2 instead of Hal.");
    assert_eq!(round(&desk), ["A-B 1", "C-Zoe 2"]);
    assert!(desk.event.house_player().is_some());
    desk.decision("add Yan");
    desk.dialogue(
        "seat Yan bye | no: Hal is the house player, who is played instead of a bye.
         seat Yan opponent | Yan plays the house player Hal at table 3.",
    );
}

#[test]
fn a_missing_opponent_can_be_waited_for_replaced_or_recorded() {
    let mut desk = late("destiny", &ODD);
    let told = |desk: &Desk, side| -> Vec<String> {
        let one = |choice: SeatChoice| {
            let told: Vec<String> = choice.sentences.iter().map(ToString::to_string).collect();
            format!(
                "{}{}: {}",
                if choice.refused { "- " } else { "" },
                choice.title,
                told.join(" ")
            )
        };
        missing_opponent(&desk.event, 2, side).into_iter().map(one).collect()
    };
    assert_eq!(
        told(&desk, Side::B),
        [
            "Wait 5 minutes: Table 2: 5 extra minutes.",
            "D is a no-show: Table 2: D didn't show up, B wins. D is out of the event. To bring D back: rejoin.",
            "Play E, who has the bye: E plays B at table 2 instead of D. D is dropped as a no-show. To bring them back: rejoin #4.",
        ]
    );
    desk.decision("seat E 2 for=D");
    assert_eq!(round(&desk), ["A-C 1", "B-E 2"]);
    assert!(!desk.event.is_here(4));
    assert_eq!(desk.does("rejoin D"), "D rejoined, with a loss for the rounds missed.");
    let mut desk = late("destiny", &EVEN);
    desk.decision("drop C");
    assert_eq!(
        told(&desk, Side::B)[2..],
        [
            "- Play someone who has the bye: Nobody has a bye in round 2.",
            "Play A of table 1, whose opponent has dropped: Swapped D and A. rematch: D – C, B – A; a round without a rematch is possible paired down unnecessarily from 1 point or more: D – C, B – A D would then have no opponent at table 1. If they don't come, drop them: a repair may give them the bye.",
        ]
    );
}

const WAITS: &str = "Zoe is unpaired in round 2. To seat them: seat #6 opponent|bye|loss|next.";

#[test]
fn an_undo_that_leaves_somebody_without_a_place_says_so() {
    let mut desk = late("destiny", &ODD);
    let waits = NextStep::Seat { id: 6, round: 2 };
    let next = |desk: &Desk| {
        let waits = unseated(&desk.event).first().copied();
        next_step(&desk.event, phase(&desk.event), false, waits)
    };
    assert_eq!(next(&desk), waits);
    desk.decision("drop Zoe");
    assert_eq!(desk.warnings("undo"), [WAITS]);
    assert_eq!(next(&desk), waits);
    desk.decision("seat Zoe opponent");
    assert_ne!(next(&desk), waits);
    assert_eq!(desk.warnings("undo"), [WAITS]);
    assert_eq!(desk.warnings("redo"), Vec::<String>::new());
    desk.dialogue("report 1 W · undo |! nothing");
}

/// The items of the preflight that want settling, with their verbs.
fn to_settle(desk: &Desk) -> Vec<String> {
    let preflight = Preflight::of(&desk.event, None, desk.now());
    let settle = preflight.items.iter().filter(|item| item.severity == Severity::Warning);
    settle
        .map(|item| format!("{} ({})", item.sentence, item.remedy.as_ref().unwrap().verb()))
        .collect()
}

#[test]
fn the_preflight_names_a_player_for_whom_the_round_holds_nothing() {
    let mut desk = Desk::custom(3, 0, &ODD);
    desk.decision("drop E");
    let dropped = desk.event.next_number() - 1;
    desk.decision("pair manual \"A = B, C = D\"");
    let waits = "E is unpaired in round 1. To seat them: seat #5 opponent|bye|loss|next.";
    assert_eq!(desk.warnings(&format!("undo {dropped}")), [waits]);
    let item = ["E is unpaired in round 1. (seat '#5' PLACE)"];
    assert_eq!(to_settle(&desk), item);
    desk.play(|_, a, b| a < b);
    assert_eq!(to_settle(&desk), Vec::<String>::new());
    (1..=2).for_each(|_| drop(desk.decision("undo")));
    desk.decision("seat E loss");
    assert_eq!(to_settle(&desk), Vec::<String>::new());
}
