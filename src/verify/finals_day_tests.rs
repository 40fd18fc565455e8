//! Finals of every shape and size: best of five, a longer final, third place, byes and records.

use crate::event::action::{Paired, Setup};
use crate::event::fixture::{Desk, borrowed, letters};
use crate::event::prizes::places;
use crate::event::{Action, Event, Phase, champion, final_places, phase, reason};
use crate::ruleset::{CutRule, MatchShape, Ruleset, StructureKind, ThirdPlace, read};
use crate::verify::verify;

const GAME: &str = include_str!("../../tests/rulesets/finals-day.yaml");

fn game() -> Ruleset {
    read("finals-day", GAME).unwrap()
}

fn custom(rounds: u32, cut: u32) -> Setup {
    let structure = Some(StructureKind::Custom);
    Setup { structure, rounds: Some(rounds), cut: Some(cut), ..Setup::default() }
}

/// An event whose seeds are the players in this order.
fn seeded(ruleset: Ruleset, players: &[&str]) -> Desk {
    let mut desk = Desk::with(ruleset, custom(1, players.len() as u32), players);
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    desk.decision(&format!("cut manual \"{}\" why=seeded", players.join(", ")));
    desk
}

/// Reports the table of this player, who wins or loses it by these letters.
fn report(desk: &mut Desk, name: &str, games: &str) {
    let id = desk.id(name);
    let pairing = desk.event.round().unwrap().of(id).unwrap();
    let (table, is_first) = (pairing.table.unwrap(), pairing.a == id);
    let swapped = |letter| match letter {
        'W' => 'L',
        'L' => 'W',
        other => other,
    };
    let games: String =
        if is_first { games.to_owned() } else { games.chars().map(swapped).collect() };
    desk.decision(&format!("report {table} {games}"));
}

fn names(desk: &Desk, ids: &[u32]) -> Vec<String> {
    ids.iter().map(|id| desk.event.label(*id)).collect()
}

/// The men's singles of the Miami Masters of 2005, from its semi-finals on.
///
/// The matches are best of three sets, and the final is best of five. Federer beat Agassi 6–4 6–3,
/// Nadal beat Ferrer 6–4 6–3, and Federer the final 2–6 6–7 7–6 6–3 6–1. (ATP, 2005 NASDAQ-100
/// Open.)
#[test]
fn a_final_of_best_of_five_after_rounds_of_best_of_three() {
    let mut ruleset = game();
    ruleset.finals.third_place = ThirdPlace::None;
    ruleset.finals.matches.truncate(1);
    let mut desk = seeded(ruleset, &["Federer", "Nadal", "Ferrer", "Agassi"]);
    desk.told("pair");
    assert_eq!(desk.games(), ["Federer–Agassi", "Nadal–Ferrer"]);
    assert_eq!(desk.event.round().unwrap().minutes, 60);
    report(&mut desk, "Federer", "WW");
    report(&mut desk, "Nadal", "WW");
    desk.told("pair");
    assert_eq!(desk.event.round().unwrap().minutes, 150);
    assert_eq!(
        desk.refused("report 1 WLWL"),
        "\"WLWL\": both have won as many games, so game 5 decides: write a letter for each game, such as WLWLW."
    );
    assert_eq!(
        desk.refused("report 1 WWWL"),
        "\"WWWL\": the match was over after game 3: leave the rest out."
    );
    assert_eq!(
        desk.refused("report 1 WLWLWL"),
        "\"WLWLWL\": 6 letters for a match of first to three wins: write at most 5."
    );
    let told = desk.told("report 1 LLWWW");
    assert_eq!(told, "Table 1: Federer beat Nadal 3–2.");
    assert_eq!(champion(&desk.event), Some(desk.id("Federer")));
}

/// A walkover of a match to three wins is won 3–0, and each game can be conceded alone.
#[test]
fn best_of_five_counts_its_games() {
    let mut desk = seeded(game(), &["A", "B"]);
    desk.told("pair");
    let told = "Table 1: A conceded game 1 to B; it stands 0–1. Game 2 is to be played.";
    assert_eq!(desk.told("report 1 concede A"), told);
    let told = desk.told("report 1 LWWL concede B");
    assert_eq!(told, "Table 1: A beat B 3–2; A conceded game 1; B conceded game 5.");
    let pairing = &desk.event.round().unwrap().pairings[0];
    let games = pairing.outcome.as_ref().unwrap().games;
    assert_eq!((games.as_str(), games.conceded()), ("LWWLW", vec![1, 5]));
    desk.told("report 1 noshow B");
    let outcome = desk.event.round().unwrap().pairings[0].outcome.clone().unwrap();
    assert_eq!(outcome.games.as_str(), "WWW");
}

#[test]
fn time_is_called_in_the_fourth_and_in_the_fifth_game() {
    let mut desk = seeded(game(), &["A", "B"]);
    desk.told("pair");
    let told = desk.told("time 1 games=WWL game=4 won=none");
    assert!(told.starts_with("Table 1: A beat B 2–1"), "{told}");
    desk.told("undo");
    let told = desk.told("time 1 games=WWL game=4 won=B");
    assert!(told.contains("Game 5 is to be played"), "{told}");
    let told = desk.told("time 1 games=WWLL game=5 won=none round-of-game=2 points=4:7");
    assert!(told.starts_with("Table 1: B beat A 3–2"), "{told}");
}

/// The match for third place of the football world cup of 2022. (FIFA.)
///
/// Argentina and France won the semi-finals, Croatia beat Morocco 2–1 for third place, Argentina
/// won the final.
#[test]
fn those_who_lost_in_the_semi_finals_play_for_third_place() {
    let mut desk = seeded(game(), &["Argentina", "France", "Morocco", "Croatia"]);
    desk.told("pair");
    assert_eq!(desk.games(), ["Argentina–Croatia", "France–Morocco"]);
    report(&mut desk, "Argentina", "WW");
    report(&mut desk, "France", "WW");
    let told = desk.told("pair");
    assert_eq!(told, "The final is paired: 2 tables, a match for third place at table 2.");
    assert_eq!(desk.games(), ["Argentina–France", "Morocco–Croatia"]);
    let event = &desk.event;
    let (stage, round) = (event.stage().unwrap(), event.round().unwrap());
    let third = round.match_for_third().unwrap();
    assert_eq!((stage.shape_of(third), third.number), (MatchShape::OneGame, Some(2)));
    assert_eq!(stage.shape_of(&round.pairings[0]), MatchShape::FirstToThree);
    let why = reason(event, stage, round, third).to_string();
    assert_eq!(why, "Match for third place: those who lost in the semi-finals");
    report(&mut desk, "Argentina", "WWLLW");
    // Everything announced has to be played.
    assert_eq!(champion(&desk.event), None);
    assert_eq!(phase(&desk.event), Phase::Playing { missing: 1 });
    report(&mut desk, "Croatia", "W");
    assert_eq!(champion(&desk.event), Some(desk.id("Argentina")));
    let order = names(&desk, &final_places(&desk.event)[..4]);
    assert_eq!(order, ["Argentina", "France", "Croatia", "Morocco"]);
    let levels: Vec<_> = places(&desk.event).iter().map(|place| place.level).collect();
    assert_eq!(levels, [(1, 1), (2, 2), (3, 3), (4, 4)]);
}

#[test]
fn third_place_is_shared_where_the_match_is_not_played() {
    let mut desk = seeded(game(), &["A", "B", "C", "D"]);
    let warnings = desk.warnings("setup third_place=no");
    assert_eq!(
        warnings,
        [
            "Players were told otherwise before the start: announce the change.",
            "The rules have a match for third place."
        ]
    );
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    assert_eq!(desk.told("pair"), "The final is paired: 1 table.");
    let fixed = "The final is paired: its match and the match for third place are fixed. undo goes \
                 back to before that.";
    assert_eq!(desk.refused("setup third_place=yes"), fixed);
    assert_eq!(desk.refused("setup finals_final=one-game"), fixed);
    report(&mut desk, "A", "WWW");
    let levels: Vec<_> = places(&desk.event).iter().map(|place| place.level).collect();
    assert_eq!(levels, [(1, 1), (2, 2), (3, 4), (3, 4)]);
}

#[test]
fn whoever_has_left_does_not_play_for_third_place() {
    let mut desk = seeded(game(), &["A", "B", "C", "D"]);
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    desk.told("drop C");
    let decision = desk.decision("pair");
    assert_eq!(
        decision.message.to_string(),
        "The final is paired: 1 table. C has left and is not paired."
    );
    let warnings: Vec<String> = decision.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(warnings, ["There is no match for third place, for C has left."]);
    // A player who leaves during it loses it, and both may leave.
    desk.told("undo");
    desk.told("undo");
    desk.told("pair");
    desk.told("drop C");
    report(&mut desk, "B", "WWW");
    let order = names(&desk, &final_places(&desk.event)[..4]);
    assert_eq!(order, ["B", "A", "D", "C"]);
}

#[test]
fn games_without_a_match_for_third_place_refuse_it_and_those_without_a_long_match() {
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    assert_eq!(
        desk.refused("setup third_place=yes"),
        "The rules of Star Wars: Destiny have no match for third place: those who lost in the \
         semi-finals share it."
    );
    let sentence = "The finals of Star Wars: Destiny have no match of first to three wins; choose \
                    among: one game, first to two wins.";
    assert_eq!(desk.refused("setup finals=first-to-three"), sentence);
    assert_eq!(desk.refused("setup finals_final=first-to-three"), sentence);
    desk.told("setup finals_final=first-to-two finals=one-game");
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    desk.told("cut");
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    desk.told("setup finals_final=rules");
    desk.told("pair");
    assert_eq!(desk.event.round().unwrap().pairings[0].shape, None);
    desk.told("undo");
    desk.told("setup finals_final=first-to-two");
    desk.told("pair");
    assert_eq!(desk.event.round().unwrap().pairings[0].shape, Some(MatchShape::FirstToTwo));
    let mut lcg = Desk::of("lcg", custom(1, 4), &["A", "B", "C", "D"]);
    assert!(lcg.refused("setup third_place=yes").contains("double elimination"));
}

/// The College Football Playoff of the season 2024 with twelve seeds.
///
/// The first four have byes in the first round. (collegefootballplayoff.com, the bracket as it was
/// played.)
#[test]
fn twelve_seeds_and_byes_for_the_first_four() {
    let seeds = [
        "Oregon",
        "Georgia",
        "Boise State",
        "Arizona State",
        "Texas",
        "Penn State",
        "Notre Dame",
        "Ohio State",
        "Tennessee",
        "Indiana",
        "SMU",
        "Clemson",
    ];
    let mut ruleset = game();
    ruleset.finals.third_place = ThirdPlace::None;
    ruleset.finals.matches.clear();
    let mut desk = seeded(ruleset, &seeds);
    let rounds: [(&str, &[&str], &[&str]); 4] = [
        (
            "round of 16",
            &[
                "Oregon–",
                "Georgia–",
                "Boise State–",
                "Arizona State–",
                "Texas–Clemson",
                "Penn State–SMU",
                "Notre Dame–Indiana",
                "Ohio State–Tennessee",
            ],
            &["Texas", "Penn State", "Notre Dame", "Ohio State"],
        ),
        (
            "quarter-finals",
            &[
                "Oregon–Ohio State",
                "Georgia–Notre Dame",
                "Boise State–Penn State",
                "Arizona State–Texas",
            ],
            &["Ohio State", "Notre Dame", "Penn State", "Texas"],
        ),
        (
            "semi-finals",
            &["Ohio State–Texas", "Notre Dame–Penn State"],
            &["Ohio State", "Notre Dame"],
        ),
        ("final", &["Ohio State–Notre Dame"], &["Ohio State"]),
    ];
    for (name, games, winners) in rounds {
        desk.told("pair");
        let stage = desk.event.stage().unwrap();
        let number = stage.rounds.len() as u32;
        assert_eq!(stage.round_name(number).to_string(), name);
        assert_eq!(desk.games(), games);
        winners.iter().for_each(|winner| report(&mut desk, winner, "WW"));
    }
    assert_eq!(champion(&desk.event), Some(desk.id("Ohio State")));
    assert_eq!(names(&desk, &final_places(&desk.event)[1..2]), ["Notre Dame"]);
}

/// Sixteen players and four rounds without a draw leave 1 without a loss and 4 with one.
///
/// These are the binomial numbers. Everybody with one loss or fewer goes on, as in the asymmetrical
/// cut of the Play! Pokémon Tournament Rules Handbook.
#[test]
fn everybody_with_one_loss_or_fewer_goes_on() {
    let players = letters(16);
    let mut desk = Desk::with(game(), custom(4, 4), &borrowed(&players));
    desk.told("setup cut=1 cut_by=losses");
    for _ in 0..4 {
        desk.told("pair");
        desk.play(|_, a, b| a < b);
    }
    assert_eq!(phase(&desk.event), Phase::CutDue { size: 5 });
    let told = desk.told("cut");
    assert_eq!(
        told,
        format!(
            "The cut is made: 5 go on, {} is first seed. Seeds 1 to 3 have byes in the first round.",
            players[0]
        )
    );
    let finals = desk.event.finals().unwrap();
    assert_eq!((finals.seeds.len(), finals.planned), (5, 3));
    // Nobody else has the record, so nobody comes in.
    let last = desk.event.label(*finals.seeds.last().unwrap());
    assert_eq!(
        desk.told(&format!("decline {last}")),
        format!(
            "{last} gives up the place. Nobody takes the place: everybody with at most 1 loss is \
             in already."
        )
    );
    assert_eq!(desk.event.finals().unwrap().planned, 2);
}

#[test]
fn a_draw_is_no_loss_and_the_record_may_pass_somebody_over() {
    let mut desk = Desk::with(game(), custom(3, 0), &["A", "B", "C", "D", "E", "F"]);
    // A wins all; B draws all, loses nothing, and has fewer points than C, who loses once.
    for results in ["A-C B-D E-F", "A-D B-E C-F", "A-E B-F C-D"] {
        let pairs: Vec<String> = results.split(' ').map(|pair| pair.replace('-', " = ")).collect();
        desk.decision(&format!("pair manual \"{}\"", pairs.join(", ")));
        for table in 1..=3 {
            let of_b = desk.event.round().unwrap().at_table(table).unwrap().has(2);
            desk.decision(&format!("report {table} {}", if of_b { "D" } else { "W" }));
        }
    }
    let decision = desk.decision("cut losses=0");
    let finals = desk.event.finals().unwrap();
    assert_eq!(names(&desk, &finals.seeds), ["A", "B"]);
    let warnings: Vec<String> = decision.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(warnings, ["2 go on where no cut was announced."]);
    desk.told("undo");
    let seeds = |desk: &mut Desk, verb: &str| {
        desk.told(verb);
        let finals = desk.event.finals().unwrap().seeds.clone();
        let told = names(desk, &finals);
        desk.told("undo");
        told
    };
    let one = seeds(&mut desk, "cut losses=1");
    assert_eq!(one[..2], ["A", "C"], "C has more points than B");
    assert!(one.contains(&"B".to_owned()));
}

#[test]
fn a_game_without_a_cut_by_record_refuses_it() {
    let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D"]);
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    let no_such = "This game's rules do not have that kind of cut: cut N takes the best N.";
    assert_eq!(desk.refused("cut losses=1"), no_such);
    assert_eq!(desk.refused("setup cut=1 cut_by=losses"), no_such);
}

/// A row of the table takes everybody with at most one loss.
#[test]
fn a_table_may_cut_by_record() {
    let players = letters(20);
    let setup = Setup { structure: Some(StructureKind::Basic), ..Setup::default() };
    let mut desk = Desk::with(game(), setup, &borrowed(&players));
    let decision = desk.decision("pair");
    assert!(decision.warnings.is_empty());
    let plan = desk.event.plan.unwrap();
    assert_eq!((plan.rounds, plan.cut, plan.cut_by), (5, 1, CutRule::Record));
    assert_eq!(plan.cut_phrase().to_string(), "cut to those with at most 1 loss");
}

/// The checker's findings if the newest round had been paired so.
fn judged(desk: &Desk, spoil: impl Fn(&mut Paired)) -> Vec<String> {
    let mut log = desk.event.log.to_vec();
    for entry in &mut log {
        if let Action::Pair(paired) = &mut entry.action
            && paired.stage == 2
            && paired.round == 2
        {
            spoil(paired);
        }
    }
    let event = Event::replay(desk.event.head.clone(), desk.event.ruleset.clone(), log).unwrap();
    verify(&event).breaches.iter().map(ToString::to_string).collect()
}

/// The checker knows by itself who plays for third place, and how long each match is.
#[test]
fn another_match_for_third_place_or_another_shape_is_a_breach() {
    let mut desk = seeded(game(), &["A", "B", "C", "D"]);
    desk.told("pair");
    desk.play(|_, a, b| a < b);
    desk.told("pair");
    assert_eq!(judged(&desk, |_| {}), [""; 0]);
    let told = judged(&desk, |paired| paired.shapes[0] = MatchShape::FirstToTwo);
    assert_eq!(
        told,
        [
            r#"finals round 2: "shapes" is ["first_to_two","one_game"], where this program writes ["first_to_three","one_game"]"#
        ]
    );
    let told = judged(&desk, |paired| {
        paired.for_third = false;
        paired.tables.pop();
        paired.numbers.pop();
        paired.shapes.pop();
        paired.sides.pop();
        paired.third_game.pop();
        paired.fifth_game.pop();
    });
    assert!(
        told.iter().any(|one| one.contains("the match for third place is missing")),
        "{told:?}"
    );
    let told = judged(&desk, |paired| paired.tables.swap(0, 1));
    assert!(
        told.iter().any(|one| one.contains("where C and D are due") || one.contains("are due")),
        "{told:?}"
    );
}

/// In a cut by record the checker finds a player with a loss too many, and one who is left out.
#[test]
fn another_record_is_a_breach() {
    let players = letters(8);
    let mut desk = Desk::with(game(), custom(3, 4), &borrowed(&players));
    desk.told("setup cut=1 cut_by=losses");
    for _ in 0..3 {
        desk.told("pair");
        desk.play(|_, a, b| a < b);
    }
    desk.told("cut");
    let verdict = |seeds: fn(&mut Vec<u32>)| {
        let mut log = desk.event.log.to_vec();
        for entry in &mut log {
            if let Action::Cut(cut) = &mut entry.action {
                seeds(&mut cut.seeds);
            }
        }
        let (head, ruleset) = (desk.event.head.clone(), desk.event.ruleset.clone());
        verify(&Event::replay(head, ruleset, log).unwrap()).breaches.len()
    };
    assert_eq!(verdict(|_| {}), 0);
    assert!(verdict(|seeds| seeds.truncate(seeds.len() - 1)) > 0);
    assert!(verdict(|seeds| *seeds.last_mut().unwrap() = 8) > 0);
}
