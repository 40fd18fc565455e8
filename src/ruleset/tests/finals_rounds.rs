//! Tests finals: what a file may say of their sizes.

use super::{GAME, says};

#[test]
fn a_cut_may_have_any_size_up_to_64() {
    for size in [2, 3, 6, 12, 24, 63, 64] {
        says(&GAME.replace("sizes: [4, 8]", &format!("sizes: [{size}, 4, 8]")), &[]);
    }
}
