//! Tests of the check-in, of rounds that somebody sits out, and of the gate.

use super::fixture::{Desk, basic};
use crate::event::action::Setup;
use crate::event::{
    Absentees, Event, Gate, How, Moment, Remedy, Status, Weight, Who, find, standings,
};
use crate::forecast::{Simulation, simulate};
use crate::ruleset::{Library, SittingOut, StructureKind};
use crate::show::{Format, ShowRequest, What, check_in_counts, show};
use crate::verify::verify;
use crate::words::Words;
use std::sync::Arc;

const SIX: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

fn desk(game: &str, players: &[&str]) -> Desk {
    let setup = Setup { structure: Some(StructureKind::Custom), rounds: Some(3), ..basic() };
    Desk::of(game, setup, players)
}

fn clean(event: &Event) {
    assert_eq!(verify(event).breaches, []);
}

/// Points and rounds of this entrant.
fn record(event: &Event, id: u32) -> (u32, u32) {
    let record = standings(event).record(id).unwrap();
    (record.points, record.rounds)
}

/// The items of the gate: `✗ Table 1 has no result: A – B.`
fn gate(event: &Event, absentees: Option<Absentees>) -> Vec<String> {
    let items = Gate::of(event, absentees, Moment::new(0, 0)).items;
    items.iter().map(|item| format!("{} {}", item.weight.sign(), item.sentence)).collect()
}

#[test]
fn who_came_and_who_paid_is_marked_and_undone() {
    let mut desk = desk("destiny", &["Ala", "Bea"]);
    assert_eq!(
        desk.told("here Ala"),
        "Ala plays the next round anyway: nobody checks in here. setup checkin=yes announces a \
         check-in."
    );
    assert_eq!(desk.refused("paid Ala"), "No entry fee is announced: setup fee=20 announces one.");
    desk.told("setup checkin=yes fee=20");
    assert_eq!(desk.told("here Ala paid"), "Ala is here: 1 of 2. Ala has paid.");
    assert_eq!(desk.told("here Ala"), "Ala is marked as here already.");
    assert_eq!(desk.told("paid Ala"), "Ala has paid already.");
    assert_eq!(desk.told("owes Ala"), "Ala owes the entry fee.");
    assert_eq!(desk.told("add Cyd here paid"), "Registered Cyd (#3).");
    assert_eq!((desk.event.come(), desk.event.paid.len()), ((2, 3), 1));
    desk.told("undo");
    desk.told("undo");
    assert_eq!((desk.event.come(), desk.event.paid.len()), ((1, 2), 1));
    desk.told("drop Bea");
    desk.refused("here Bea");
    desk.told("setup fee=none");
    assert_eq!(desk.event.setup.fee(), None);
}

#[test]
fn money_of_those_who_left_stays_paid_and_is_told() {
    let mut desk = desk("destiny", &SIX);
    desk.told("setup checkin=yes fee='20 zł'");
    for who in ["A", "B", "C", "D"] {
        desk.told(&format!("here {who}"));
    }
    for who in ["A", "B", "E", "F"] {
        desk.told(&format!("paid {who}"));
    }
    let counts = |desk: &Desk| -> Vec<String> {
        check_in_counts(&desk.event).iter().map(ToString::to_string).collect()
    };
    assert_eq!(counts(&desk), ["4 of 6 here", "4 paid: 80 zł", "2 owe: 40 zł"]);
    // Two have not come and are removed; the cash box still holds their money.
    desk.told("pair absent=remove");
    assert_eq!(counts(&desk), ["4 of 4 here", "4 paid: 80 zł", "2 owe: 40 zł"]);
    desk.told("disqualify A");
    desk.told("drop C");
    assert_eq!(counts(&desk), ["2 of 2 here", "4 paid: 80 zł", "2 owe: 40 zł"]);
    let sheet: Vec<u32> = desk.event.check_in_sheet().map(|one| one.id).collect();
    assert_eq!(sheet, [1, 2, 3, 4, 5, 6]);
    // Money is given back to somebody who never played, and one who did play pays late.
    assert_eq!(desk.told("owes F"), "F owes the entry fee.");
    assert_eq!(desk.told("paid C"), "C has paid.");
    assert_eq!(counts(&desk), ["2 of 2 here", "4 paid: 80 zł", "1 owes: 20 zł"]);
    let sheet: Vec<u32> = desk.event.check_in_sheet().map(|one| one.id).collect();
    assert_eq!(sheet, [1, 2, 3, 4, 5]);
    let shown = |format| {
        show(&desk.event, ShowRequest::new(What::CheckIn, format), Words::english()).unwrap()
    };
    let json = shown(Format::Json);
    for part in [
        "\"here\": 2",
        "\"players\": 2",
        "\"paid\": 4",
        "\"owe\": 1",
        "\"paid_sum\": \"80 zł\"",
        "\"owed_sum\": \"20 zł\"",
    ] {
        assert!(json.contains(part), "{part}: {json}");
    }
    let states: Vec<String> = (shown(Format::Csv).lines().skip(1))
        .map(|line| line.split(',').skip(1).map(str::trim).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(
        states,
        ["A  left paid", "B  here paid", "C  left paid", "D  here owes", "E  left paid"]
    );
    clean(&desk.event);
}

#[test]
fn a_fee_is_an_amount_or_a_text_and_never_negative() {
    let mut desk = desk("destiny", &["Ala", "Bea"]);
    let counts = |desk: &Desk| -> Vec<String> {
        check_in_counts(&desk.event).iter().map(ToString::to_string).collect()
    };
    for (fee, told) in [
        ("20", ["1 paid: 20", "1 owes: 20"]),
        ("20,50", ["1 paid: 20,50", "1 owes: 20,50"]),
        ("20 zł", ["1 paid: 20 zł", "1 owes: 20 zł"]),
        ("€15", ["1 paid: €15", "1 owes: €15"]),
    ] {
        assert_eq!(desk.warnings(&format!("setup fee='{fee}'")), [""; 0], "{fee}");
        if fee == "20" {
            desk.told("paid Ala");
        }
        assert_eq!(counts(&desk), told);
    }
    assert_eq!(
        desk.refused("setup fee='-5 zł'"),
        "The entry fee cannot be -5 zł: it is an amount from 0 on, as in setup fee=20."
    );
    assert_eq!(
        desk.warnings("setup fee='a booster'"),
        ["The entry fee \"a booster\" is no amount, so what is paid and owed is counted and not \
          added up."]
    );
    assert_eq!(counts(&desk), ["1 paid", "1 owes"]);
    assert_eq!(desk.warnings("setup fee=none"), [""; 0]);
}

#[test]
fn a_registration_that_was_paid_is_not_removed_silently() {
    let mut desk = desk("destiny", &["Ala", "Bea"]);
    desk.told("setup fee=20");
    desk.told("paid Ala");
    assert_eq!(
        desk.warnings("remove Ala"),
        ["Ala has paid, and this payment is forgotten too: undo, then drop #1, keeps it."]
    );
    assert_eq!(desk.warnings("remove Bea"), [""; 0]);
}

#[test]
fn nobody_is_paired_silently_who_has_not_come() {
    let mut desk = desk("destiny", &SIX);
    desk.told("setup checkin=yes");
    for who in ["A", "B", "C", "D"] {
        desk.told(&format!("here {who}"));
    }
    let refused = "2 of 6 have not come: E and F. Say what becomes of them: pair absent=remove, pair \
                   absent=keep or pair absent=out.";
    assert_eq!(desk.refused("pair"), refused);
    assert_eq!(gate(&desk.event, None), ["✗ 2 of 6 have not come: E and F."]);
    // They sit it out.
    let told = desk.told("pair absent=out");
    assert_eq!(told, "Round 1 is paired: 2 tables, E and F sit it out.");
    clean(&desk.event);
    desk.told("undo");
    // They leave.
    let told = desk.told("pair absent=remove");
    assert_eq!(told, "Round 1 is paired: 2 tables. E and F have not come and are removed.");
    assert_eq!(desk.event.entrant(5).unwrap().status, Status::Dropped { stage: 1, after: 0 });
    clean(&desk.event);
    desk.told("undo");
    assert!(desk.event.is_here(5));
    // They are paired all the same, and have come from then on.
    assert_eq!(desk.told("pair absent=keep"), "Round 1 is paired: 3 tables.");
    assert!(desk.event.not_checked_in().is_empty());
    desk.play(|_, a, b| a < b);
    desk.told("pair");
    clean(&desk.event);
}

#[test]
fn who_sat_out_unasked_is_asked_about_again_and_who_enters_late_is_here() {
    let mut desk = desk("destiny", &SIX);
    desk.told("setup checkin=yes");
    for who in ["A", "B", "C", "D", "E"] {
        desk.told(&format!("here {who}"));
    }
    desk.told("pair absent=out");
    desk.play(|_, a, b| a < b);
    desk.told("add Late");
    assert_eq!(desk.event.not_checked_in(), [6]);
    assert!(desk.refused("pair").starts_with("1 of 7 has not come: F."));
    desk.told("here F");
    let told = desk.told("pair");
    assert!(told.starts_with("Round 2 is paired: 3 tables"), "{told}");
    assert_ne!(bye(&desk), "");
    clean(&desk.event);
}

fn bye(desk: &Desk) -> String {
    let round = desk.event.round().unwrap();
    let bye = round.pairings.iter().find(|p| p.is_bye() && !p.sits_out());
    bye.map_or(String::new(), |pairing| desk.event.label(pairing.a))
}

#[test]
fn a_round_sat_out_is_nothing_or_a_loss_as_the_game_says() {
    for (game, told, after) in [
        ("lcg", "F sits round 2 out: no points and no loss.", (0, 1)),
        ("destiny", "F sits round 2 out: it counts as a loss.", (0, 2)),
    ] {
        let mut desk = desk(game, &SIX);
        desk.told("pair manual 'A = F, B = E, C = D'");
        let letters = if game == "lcg" { "WW" } else { "W" };
        for table in 1..=3 {
            desk.told(&format!("report {table} {letters}"));
        }
        assert_eq!(record(&desk.event, 6), (0, 1));
        assert_eq!(desk.told("away F"), told);
        assert_eq!(desk.told("away F"), "F sits the coming round out already.");
        let round = desk.decision("pair");
        assert!(round.message.to_string().ends_with("F sits it out."), "{}", round.message);
        let sitting: Vec<u32> = desk.event.round().unwrap().sitting_out().collect();
        assert_eq!(sitting, [6]);
        let pairing = desk.event.round().unwrap().of(6).unwrap();
        assert_eq!((pairing.outcome.as_ref().unwrap().how, pairing.is_bye()), (How::SatOut, true));
        assert_eq!(record(&desk.event, 6), after, "{game}");
        assert_ne!(bye(&desk), "F");
        assert_eq!(
            desk.refused("swap F A"),
            "F sits this round out and has no seat to swap: undo takes the round back."
        );
        clean(&desk.event);
        // They come back by themselves, and leaving and returning charges nothing twice.
        desk.told("drop F");
        desk.told("rejoin F");
        assert_eq!(record(&desk.event, 6), after, "{game}");
        let open: Vec<u32> =
            desk.event.round().unwrap().missing().filter_map(|p| p.table).collect();
        for table in open {
            desk.told(&format!("report {table} {letters}"));
        }
        desk.decision("pair");
        assert!(desk.event.round().unwrap().of(6).is_some_and(|pairing| !pairing.sits_out()));
        clean(&desk.event);
        assert_eq!(desk.refused("away F"), "No round is left to sit out.");
    }
}

#[test]
fn a_round_drawn_again_keeps_who_sits_it_out_and_who_will_sit_the_next_one_out() {
    let mut desk = desk("lcg", &SIX);
    desk.told("away F");
    desk.told("pair");
    desk.told("away E");
    desk.told("redraw 'the brothers met'");
    assert_eq!(desk.event.round().unwrap().sitting_out().collect::<Vec<_>>(), [6]);
    assert_eq!(desk.event.sits_out_next(), [5]);
    clean(&desk.event);
}

#[test]
fn who_has_no_place_yet_is_told_why() {
    let mut desk = desk("lcg", &SIX);
    desk.told("add Hala house");
    desk.told("away F");
    desk.told("pair");
    let why = |desk: &Desk, who: &str| {
        let who = Some(find(&desk.event, &Who(who.to_owned())).unwrap());
        let request = ShowRequest { who, ..ShowRequest::new(What::Place, Format::Text) };
        show(&desk.event, request, Words::english()).unwrap_err().to_string()
    };
    let sat_out = "F has sat out the only round so far, and has a place once they play one.";
    assert_eq!(why(&desk, "F"), sat_out);
    desk.told("add Gosia");
    let unpaired = "Gosia has not been paired yet, and has a place once they play a round.";
    assert_eq!(why(&desk, "Gosia"), unpaired);
    assert_eq!(why(&desk, "Hala"), "Hala is the house player and plays for no place.");
    desk.told("drop F");
    assert_eq!(why(&desk, "F"), "F has no place.");
}

#[test]
fn by_hand_nobody_is_seated_who_sits_the_round_out() {
    let mut desk = desk("lcg", &SIX);
    desk.told("away F");
    assert_eq!(
        desk.refused("pair manual 'A = B, C = D, E = F'"),
        "F sits this round out: here #6 pairs them again."
    );
    desk.told("pair manual 'A = B, C = D, E = bye'");
    clean(&desk.event);
}

#[test]
fn no_pods_are_drawn_while_somebody_has_not_come() {
    let mut draft = Desk::of("destiny-draft", basic(), &SIX);
    draft.told("setup checkin=yes");
    for who in ["A", "B", "C", "D"] {
        draft.told(&format!("here {who}"));
    }
    let refused = "2 of 6 have not come: E and F. Say of each what becomes of them before there \
                   are pods: here WHO or remove WHO.";
    assert_eq!(draft.refused("pods"), refused);
    assert_eq!(draft.refused("pods manual 'A, B, C, D, E, F'"), refused);
    draft.told("here E");
    draft.told("remove F");
    assert_eq!(draft.warnings("pods"), [""; 0]);
    assert_eq!(draft.event.pods.iter().map(Vec::len).sum::<usize>(), 5);
    clean(&draft.event);
}

#[test]
fn where_no_round_is_drawn_nobody_sits_it_out() {
    let mut draft = Desk::of("destiny-draft", basic(), &SIX);
    assert!(draft.refused("away A").ends_with("Whoever cannot play leaves: drop."));
    let mut destiny = desk("destiny", &SIX[..4]);
    destiny.told("away D");
    destiny.told("away C");
    destiny.told("away B");
    assert_eq!(
        destiny.refused("pair"),
        "Only one plays this round, for these sit it out: B, C and D. Bring somebody back with here \
         WHO."
    );
    let mut elimination = desk("destiny", &SIX[..4]);
    elimination.told("away D");
    elimination.told("setup rounds=0");
    assert_eq!(
        elimination.refused("pair"),
        "D is marked as away, and this round cannot be sat out: here WHO or remove WHO."
    );
    assert!(elimination.refused("away C").contains("nobody sits a round out"));
}

#[test]
fn the_gate_tells_the_worst_first() {
    let mut desk = desk("destiny", &SIX);
    desk.told("pair manual 'A = B, C = D, E = F'");
    desk.told("report 1 W");
    let missing = Gate::of(&desk.event, None, Moment::new(0, 0));
    assert!(missing.blocks());
    let told: Vec<_> =
        missing.items.iter().map(|item| (item.weight, item.remedy.clone())).collect();
    let result = |table| Some(Remedy::Result { table });
    assert_eq!(told, [(Weight::Blocks, result(2)), (Weight::Blocks, result(3))]);
    assert_eq!(
        gate(&desk.event, None),
        ["✗ Table 2 has no result: C – D.", "✗ Table 3 has no result: E – F."]
    );
    desk.told("report 2 W");
    desk.told("report 3 W");
    desk.told("drop F");
    let told = gate(&desk.event, None);
    assert_eq!(told.first().map(String::as_str), Some("· The bye goes to B."));
    assert!(told.contains(&"· F leaves after this round.".to_owned()), "{told:?}");
}

#[test]
fn who_sits_a_round_out_is_never_paired_and_the_standings_stay_as_defined() {
    let library = Library::new(Vec::new());
    let (mut rounds, mut checked_in) = (0, 0);
    for game in ["destiny", "lcg", "tcg"] {
        let ruleset = Arc::new(library.get(game).unwrap().ruleset.clone());
        for seed in 0..60 {
            let players = 7 + seed as u32 % 13;
            let simulation = Simulation { players, structure: None, seed, drops: 10, house: false };
            let event = simulate(&ruleset, &simulation).unwrap();
            clean(&event);
            checked_in += usize::from(event.checks_in());
            for round in event.stages.iter().flat_map(|stage| &stage.rounds) {
                for id in round.sitting_out() {
                    rounds += 1;
                    let seats = round.pairings.iter().filter(|pairing| pairing.has(id));
                    assert_eq!(seats.count(), 1, "{game} {seed}");
                    let missed = event.entrant(id).unwrap().missed.contains(&round.number);
                    let lost = ruleset.preliminary.sitting_out() == SittingOut::Loss;
                    assert_eq!(missed, lost, "{game} {seed}");
                }
            }
        }
    }
    assert!(rounds > 20 && checked_in > 20, "{rounds} {checked_in}");
}
