//! Playouts: the same figures from the same state, and the same rounds as the program draws.

use super::played::*;
use crate::event::action::Action;
use crate::event::{Command, Event, Id, Who, decide};
use crate::event::{Moment, Report};
use crate::odds::*;
use crate::pairing::Draw;

const SEED: u64 = 7;

/// An event of this kind with this many rounds played out of five.
fn after(kind: Kind, players: u32, rounds: u32, leave: usize) -> Event {
    let kind = (kind.0, if kind.1 > 0 { 5 } else { 0 }, kind.2, kind.3);
    let mut event = event(kind, players, SEED);
    let mut chance = Draw::new(SEED, "figures");
    for round in 1..=rounds {
        act(&mut event, &Command::Pair);
        play(&mut event, &mut chance, if round == rounds { leave } else { 0 });
    }
    event
}

fn figures(playouts: &Playouts, players: u32) -> Vec<u32> {
    (1..=players).map(|id| playouts.made(id)).collect()
}

#[test]
fn the_figures_do_not_depend_on_how_the_playouts_are_divided() {
    for kind in KINDS {
        let event = after(kind, 9, 3, 2);
        for chances in [Chances::Equal, Chances::ByRecord] {
            let mut at_once = Playouts::new(&event, 91, chances).unwrap();
            let mut one_by_one = at_once.clone();
            at_once.play(10);
            (0..10).for_each(|_| one_by_one.play(1));
            assert_eq!(figures(&at_once, 9), figures(&one_by_one, 9), "{kind:?}");
            assert_eq!(at_once.played(), 10);
        }
    }
    let event = after(KINDS[1], 12, 3, 2);
    let of = |seed| {
        let mut playouts = Playouts::new(&event, seed, Chances::Equal).unwrap();
        playouts.play(100);
        figures(&playouts, 12)
    };
    assert_eq!(of(1), of(1));
    assert_ne!(of(1), of(2));
    assert_eq!(of(1).iter().sum::<u32>(), 400, "four of them cut");
}

/// The round of a playout is the one that the program draws with the same draw.
#[test]
fn the_rounds_are_those_that_the_program_draws() {
    for (kind, players) in KINDS.iter().flat_map(|kind| (6..=13).map(move |n| (*kind, n))) {
        let event = after(kind, players, 3, 0);
        if !event.is_swiss() {
            continue;
        }
        let paired = decide(&event, &Command::Pair, Moment::new(1_000_000, 0)).unwrap().action;
        let Some(Action::Pair(paired)) = paired else { panic!("no round") };
        let mut playouts = Playouts::new(&event, 1, Chances::Equal).unwrap();
        let mut draw = event.head.seed.draw("stage 1 round 4 draw 0");
        let (tables, bye) = playouts.next_round(&mut draw);
        let tables: Vec<[Id; 2]> = tables.into_iter().map(|(a, b)| [a, b]).collect();
        assert_eq!((tables, bye), (paired.tables, paired.bye), "{kind:?}, {players} players");
    }
}

#[test]
fn whoever_is_certain_makes_it_in_every_playout_and_whoever_is_out_in_none() {
    for (kind, rounds) in KINDS.iter().flat_map(|kind| (1..=5).map(move |n| (*kind, n))) {
        let event = after(kind, 9, rounds, 3);
        let known = prospects(&event).unwrap();
        let mut playouts = Playouts::new(&event, 5, Chances::Equal).unwrap();
        playouts.play(60);
        for id in 1..=9 {
            match known.of(id) {
                Prospect::Certain => assert_eq!(playouts.made(id), 60, "{kind:?} #{id}"),
                Prospect::Out => assert_eq!(playouts.made(id), 0, "{kind:?} #{id}"),
                Prospect::Open => {}
            }
        }
    }
}

#[test]
fn what_each_result_means_adds_up_to_the_whole() {
    let (mut tables, mut draws) = (0, 0);
    for kind in KINDS {
        let event = after(kind, 9, 5, 3);
        let mut playouts = Playouts::new(&event, 5, Chances::Equal).unwrap();
        playouts.play(60);
        for id in 1..=9 {
            let all = playouts.what_if(id);
            let seated = event.round().unwrap().missing().any(|pairing| pairing.has(id));
            assert_eq!(!all.is_empty(), seated, "{kind:?} #{id}");
            if !seated {
                continue;
            }
            tables += 1;
            draws += usize::from(all.len() == 3);
            assert_eq!(all.iter().map(|one| one.played).sum::<u32>(), 60);
            assert_eq!(all.iter().map(|one| one.made).sum::<u32>(), playouts.made(id));
            for one in &all {
                match one.prospect {
                    Prospect::Certain => assert_eq!(one.made, one.played),
                    Prospect::Out => assert_eq!(one.made, 0),
                    Prospect::Open => {}
                }
            }
            assert_eq!(all[0].result, OwnResult::Win);
            assert_eq!(all.last().unwrap().result, OwnResult::Loss);
        }
    }
    assert!(tables > draws && draws > 0);
}

/// A win that is entered makes certain what was certain with a win.
#[test]
fn what_a_win_means_is_so_once_it_is_entered() {
    for kind in &KINDS[..5] {
        let event = after(*kind, 8, 5, 3);
        let playouts = Playouts::new(&event, 5, Chances::Equal).unwrap();
        for table in open(&event) {
            let a = event.round().unwrap().at_table(table).unwrap().a;
            let mut won = event.clone();
            report(&mut won, table, Report::Games("W".to_owned())).unwrap();
            let told = playouts.what_if(a);
            assert_eq!(told[0].prospect, prospects(&won).unwrap().of(a));
        }
    }
}

/// The figures are those of the state: a result taken back, or a player put out, counts.
#[test]
fn the_figures_belong_to_the_state() {
    let mut event = after(KINDS[1], 8, 4, 2);
    let of = |event: &Event| {
        let mut playouts = Playouts::new(event, 3, Chances::Equal).unwrap();
        playouts.play(200);
        figures(&playouts, 8)
    };
    let before = of(&event);
    let table = open(&event)[0];
    let winner = event.round().unwrap().at_table(table).unwrap().a;
    report(&mut event, table, Report::Games("W".to_owned())).unwrap();
    assert!(of(&event)[winner as usize - 1] >= before[winner as usize - 1]);
    act(&mut event, &Command::Undo(None));
    assert_eq!(of(&event), before);
    act(&mut event, &Command::Disqualify { who: Who::id(winner), reason: None });
    assert_eq!(of(&event)[winner as usize - 1], 0);
}

/// A player who sits the next round out is not paired there and is in the round after it.
#[test]
fn a_house_player_and_an_absent_player_count_as_in_the_event() {
    let mut event = after(KINDS[1], 8, 3, 0);
    act(&mut event, &Command::CheckIn { who: Who::id(3), here: Some(false), paid: None });
    let mut playouts = Playouts::new(&event, 1, Chances::Equal).unwrap();
    let (tables, bye) = playouts.next_round(&mut Draw::new(1, "any"));
    assert_eq!((tables.len(), bye.is_some()), (3, true));
    assert!(tables.iter().all(|(a, b)| ![*a, *b].contains(&3)) && bye != Some(3));
    playouts.play(50);
    assert_eq!(figures(&playouts, 8).iter().sum::<u32>(), 200);
}
