//! The calculator by itself: the laws of each procedure.

use super::*;
use crate::event::outcome::{Games, Side};
use crate::ruleset::{Library, MatchShape, RoundKind, Ruleset};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::LazyLock;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(Vec::new()));

fn ruleset(id: &str) -> &'static Ruleset {
    &LIBRARY.get(id).unwrap().ruleset
}

fn setting(ruleset: &Ruleset, kind: RoundKind, shape: MatchShape) -> Setting<'_> {
    let light = (!ruleset.sides.is_empty()).then_some(Side::A);
    Setting {
        ruleset,
        procedure: procedure_for(ruleset, kind, shape).unwrap(),
        shape,
        draws: ruleset.draws() && kind == RoundKind::Preliminary,
        margin: None,
        timed: None,
        so_far: Games::default(),
        first_sides: [light, light.map(Side::other), light],
        seed: 7_u64.into(),
        purpose: "stage 1 round 1 table 1".to_owned(),
    }
}

fn counted(pairs: &[(&str, String)]) -> TimeCall {
    let counted = pairs.iter().map(|(id, text)| ((*id).to_owned(), text.clone()));
    TimeCall { counted: counted.collect(), ..TimeCall::default() }
}

fn verdict(setting: &Setting, call: &TimeCall) -> Verdict {
    match assess(setting, call).unwrap().state {
        State::Decided(verdict) => *verdict,
        other => panic!("{other:?}"),
    }
}

fn exchanged(call: &TimeCall) -> TimeCall {
    let swap = |text: &String| match text.split_once(':') {
        Some((a, b)) => format!("{b}:{a}"),
        None if text == "A" => "B".to_owned(),
        None if text == "B" => "A".to_owned(),
        None => text.clone(),
    };
    let counted = call.counted.iter().map(|(id, text)| (id.clone(), swap(text))).collect();
    TimeCall { counted, ..call.clone() }
}

fn balance(light: bool) -> String {
    if light { "A" } else { "B" }.to_owned()
}

#[test]
fn e48_no_two_totals_of_light_and_dark_are_equal() {
    let lcg = ruleset("lcg");
    let setting = setting(lcg, RoundKind::Elimination, MatchShape::OneGame);
    let step = &setting.procedure.steps[0];
    // Every worth comes from the data, and every sum of the whole range is compared.
    let worths = |id: &str, most| -> Vec<i64> {
        let field = step.fields.iter().find(|field| field.id == id).unwrap();
        (0..=most).map(|count| field.worth(count)).collect()
    };
    let (damage, balance_of) = (worths("damage", 200), worths("balance", 1));
    for objectives in worths("objectives", 2) {
        for (dial, holds) in worths("dial", 11).into_iter().flat_map(|dial| [(dial, 0), (dial, 1)])
        {
            let light: BTreeSet<i64> =
                damage.iter().map(|light| objectives + light + balance_of[holds]).collect();
            for dark in damage.iter().map(|dark| dial + dark + balance_of[1 - holds]) {
                assert!(!light.contains(&dark), "{objectives} {dial} {dark} {holds}");
            }
        }
    }
    // The calculator gives a winner for all of it; the damage is sampled near the ties.
    for (objectives, dial, damage) in (0..=2)
        .flat_map(|o| (0..=11).flat_map(move |d| (0..=200).step_by(9).map(move |n| (o, d, n))))
    {
        for light in [true, false] {
            let call = counted(&[
                ("objectives", format!("{objectives}")),
                ("dial", format!("{dial}")),
                ("damage", format!("{damage}:{}", (damage * 7 + 3) % 201)),
                ("balance", balance(light)),
            ]);
            assert!(verdict(&setting, &call).winner.is_some());
        }
    }
}

proptest! {
    #[test]
    fn destiny_always_has_one_winner_and_treats_both_alike(
        damage in 0..40u32, other in 0..40u32, health in 0..40u32, others in 0..40u32,
        cards in 0..4u32, left in 0..4u32, first in any::<bool>(),
    ) {
        let destiny = ruleset("destiny");
        let setting = setting(destiny, RoundKind::Preliminary, MatchShape::OneGame);
        let call = counted(&[
            ("damage-in-play", format!("{damage}:{other}")),
            ("defeated-health", format!("{health}:{others}")),
            ("cards-left", format!("{cards}:{left}")),
            ("battlefield", balance(first)),
        ]);
        let expected = (other + others, cards, first).cmp(&(damage + health, left, !first));
        let winner = if expected.is_gt() { Side::A } else { Side::B };
        let found = verdict(&setting, &call);
        prop_assert_eq!(found.winner, Some(winner));
        prop_assert_eq!(verdict(&setting, &exchanged(&call)).winner, Some(winner.other()));
        prop_assert_eq!(found.games.as_str(), if winner == Side::A { "W" } else { "L" });
    }

    #[test]
    fn imperial_assault_treats_both_alike(
        points in 0..41u32, others in 0..41u32, figures in 0..4u32, theirs in 0..4u32,
        damage in 0..4u32, taken in 0..4u32, roll in 2..6u32, rolled in 2..6u32,
    ) {
        prop_assume!(roll != rolled);
        let assault = ruleset("imperial-assault");
        let setting = setting(assault, RoundKind::Elimination, MatchShape::OneGame);
        let call = counted(&[
            ("victory-points", format!("{points}:{others}")),
            ("figure-points", format!("{figures}:{theirs}")),
            ("damage", format!("{damage}:{taken}")),
            ("defeated-health", "0:0".into()),
            ("accuracy", format!("{roll}:{rolled}")),
        ]);
        let ours = (points, figures, taken, roll);
        let winner = if ours > (others, theirs, damage, rolled) { Side::A } else { Side::B };
        prop_assert_eq!(verdict(&setting, &call).winner, Some(winner));
        let other = verdict(&setting, &exchanged(&call)).winner;
        prop_assert_eq!(other, Some(winner.other()));
    }
}
