//! The players who could have sat at a table instead, which limits what a reason may claim.
//!
//! A reason may call a player drawn only if some best round puts somebody else in the same seat.
//! This is looked up if all best rounds of a run of groups are known or soon counted. Elsewhere the
//! possible rounds are so numerous that nobody in a group is left out.

use super::chain::Chain;
use super::field::Field;
use super::problem::Problem;
use super::segment::{Kind, Segment};
use super::subset_count::{MOST, SubsetCount};
use std::ops::Range;

/// Groups up to this size are counted in any field; in a small field groups up to [`MOST`] are.
const FEW: usize = 8;
const SMALL_FIELD: usize = 24;

/// Groups that no pair leaves, and the pairs that occur in some best round of them.
struct Block {
    positions: Range<usize>,
    /// For each position, the positions it could meet, one bit each.
    meets: Vec<u128>,
}

#[derive(Default)]
pub(super) struct PossibleOpponents {
    blocks: Vec<Block>,
}

impl PossibleOpponents {
    pub fn new(field: &Field, chain: &Chain) -> PossibleOpponents {
        let mut blocks = Vec::new();
        for segments in chain.segments.chunk_by(|upper, _| upper.floaters_out > 0) {
            let (first, last) = (&segments[0], &segments[segments.len() - 1]);
            let positions = first.slots.start..last.slots.end;
            let most = if field.seats.len() <= SMALL_FIELD { MOST } else { FEW };
            let meets = match segments {
                [Segment { kind: Kind::Sampled(sampled), .. }] => sampled.possible(),
                _ if positions.len() > most => None,
                _ => {
                    let groups = first.groups.start..last.groups.end;
                    let forced = segments.iter().any(|segment| segment.forced);
                    let problem = Problem::new(field, groups, 0, false, forced);
                    Some(SubsetCount::new(&problem).possible(&problem))
                }
            };
            blocks.extend(meets.map(|meets| Block { positions, meets }));
        }
        PossibleOpponents { blocks }
    }

    /// The positions that `one` could meet, if they are known.
    fn meets(&self, one: usize) -> Option<impl Iterator<Item = usize> + use<>> {
        let at = self.blocks.partition_point(|block| block.positions.end <= one);
        let block = self.blocks.get(at).filter(|block| block.positions.contains(&one))?;
        let (start, meets) = (block.positions.start, block.meets[one - block.positions.start]);
        Some(block.positions.clone().filter(move |two| meets >> (two - start) & 1 == 1))
    }

    /// Whether these two meet in every best round.
    pub fn fixed(&self, one: usize, two: usize) -> bool {
        self.meets(one).is_some_and(|others| others.eq([two]))
    }

    /// How many players of a group could have floated down, if that is known.
    pub fn could_go(&self, group: Range<usize>) -> Option<u32> {
        let mut count = 0;
        for one in group.clone() {
            count += u32::from(self.meets(one)?.any(|two| two >= group.end));
        }
        Some(count)
    }

    /// How many players of a group `one` could have met, if that is known.
    pub fn could_meet(&self, one: usize, group: Range<usize>) -> Option<u32> {
        Some(self.meets(one)?.filter(|two| group.contains(two)).count() as u32)
    }
}
