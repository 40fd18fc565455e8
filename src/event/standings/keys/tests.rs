use super::*;
use crate::pairing::Draw;

#[test]
fn keys_are_sorted_however_many_are_out_of_place() {
    for moved in [0, 1, 2, 9, 100, 1000] {
        let mut chance = Draw::new(moved, "keys");
        let mut keys: Vec<u64> = (0..300).map(|key| key * 2).collect();
        for _ in 0..moved {
            let at = chance.index(keys.len());
            keys[at] = u64::from(chance.below(700));
        }
        let mut right = keys.clone();
        right.sort_unstable();
        sort(&mut keys);
        assert_eq!(keys, right, "{moved} moved");
    }
}
