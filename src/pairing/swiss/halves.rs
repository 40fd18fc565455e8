use crate::pairing::{Contender, Draw, Drawn};
pub fn halves_by_start(contenders: &[Contender], first_round: bool, draw: &mut Draw) -> Drawn {
    super::random_in_groups(contenders, first_round, draw)
}
