//! An index of ids: the place of each id in a list.

use crate::pairing::Id;

/// The place of each id in a list.
pub(super) enum Index {
    /// By id, counted from the lowest one. The ids of an event are numbered through.
    Dense(Id, Vec<u32>),
    Sorted(Vec<(Id, u32)>),
}

const NOBODY: u32 = u32::MAX;

impl Index {
    pub fn new(ids: impl ExactSizeIterator<Item = Id> + Clone) -> Index {
        let least = ids.clone().min().unwrap_or(0);
        let range = (ids.clone().max().unwrap_or(0) - least) as usize + 1;
        let count = ids.len();
        let all = ids.zip(0..);
        if range > 16 * count + 64 {
            let mut sorted: Vec<(Id, u32)> = all.collect();
            sorted.sort_unstable();
            return Index::Sorted(sorted);
        }
        let mut places = vec![NOBODY; range];
        all.for_each(|(id, at)| places[(id - least) as usize] = at);
        Index::Dense(least, places)
    }

    pub fn find(&self, id: Id) -> Option<usize> {
        match self {
            Index::Dense(least, places) => {
                let at = *places.get(id.checked_sub(*least)? as usize)?;
                (at != NOBODY).then_some(at as usize)
            }
            Index::Sorted(sorted) => {
                let at = sorted.binary_search_by_key(&id, |one| one.0).ok()?;
                Some(sorted[at].1 as usize)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_numbered_through_or_not() {
        for ids in [vec![7, 5, 6], vec![900_000, 3, u32::MAX]] {
            let index = Index::new(ids.iter().copied());
            for (at, &id) in ids.iter().enumerate() {
                assert_eq!(index.find(id), Some(at));
            }
            assert_eq!([0, 4, 8, 12].map(|id| index.find(id)), [None; 4]);
        }
    }
}
