use super::*;
use crate::event::action::Setup;
use crate::event::fixture::Desk;
use crate::pairing::Draw;
use std::cmp::Reverse;

/// Numbers that differ in their highest bits, in their lowest, or not at all.
fn number(chance: &mut Draw) -> u64 {
    u64::from(chance.below(3)) << 62 | u64::from(chance.below(2)) << 30 | u64::from(chance.below(3))
}

#[test]
fn numbers_too_long_for_one_key_decide_by_all_of_their_bits() {
    let names: Vec<String> = (0..90).map(|n| format!("Player {n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let event = Desk::destiny(Setup::default(), &names).event;
    let records = super::super::count(&event, None).0;
    let compared = [TieBreak::SosMean, TieBreak::EsosMean, TieBreak::GameWins];
    for seed in 0..200 {
        let mut chance = Draw::new(seed, "columns");
        let mut column = |kind| Column::whole(kind, (0..90).map(|_| number(&mut chance)).collect());
        let columns = compared.map(&mut column);
        let all = |at: &usize| {
            Reverse((columns.each_ref().map(|column| column.order[*at]), records.all[*at].tie))
        };
        let mut right: Vec<usize> = (0..90).collect();
        right.sort_by_key(all);
        let ours: Vec<usize> = order(&records, &columns, 0..90).collect();
        assert_eq!(ours, right, "seed {seed}");
    }
}
