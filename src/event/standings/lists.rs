use super::super::Id;

/// A list of entrants for each entrant, all in one piece of memory: thousands
/// of small lists cost more to get and to give back than to fill.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Lists {
    /// Places that each list has.
    room: usize,
    /// How many of them each list uses.
    used: Vec<u32>,
    ids: Vec<Id>,
}

impl Lists {
    pub(super) fn new(lists: usize, room: usize) -> Lists {
        Lists { room, used: vec![0; lists], ids: vec![0; lists * room] }
    }

    #[inline]
    pub(super) fn push(&mut self, list: usize, id: Id) {
        if self.used[list] as usize == self.room {
            self.widen();
        }
        self.ids[list * self.room + self.used[list] as usize] = id;
        self.used[list] += 1;
    }

    /// In the order in which they came in; empty where there is no such list.
    pub(super) fn of(&self, list: usize) -> &[Id] {
        let used = self.used.get(list).map_or(0, |used| *used as usize);
        let begin = list * self.room;
        self.ids.get(begin..begin + used).unwrap_or_default()
    }

    /// Somebody sat at two tables of one round, as a round paired by hand may
    /// have it.
    #[cold]
    fn widen(&mut self) {
        let mut wider = Lists::new(self.used.len(), 2 * self.room + 1);
        for list in 0..self.used.len() {
            for id in self.of(list) {
                wider.push(list, *id);
            }
        }
        *self = wider;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_is_full_is_given_room_and_the_others_stay() {
        let mut lists = Lists::new(3, 1);
        for (list, id) in [(0, 7), (2, 8), (0, 9), (0, 5), (0, 6)] {
            lists.push(list, id);
        }
        assert_eq!(
            [0, 1, 2, 3].map(|list| lists.of(list).to_vec()),
            [vec![7, 9, 5, 6], vec![], vec![8], vec![]]
        );
        let mut none = Lists::new(2, 0);
        assert!(none.of(1).is_empty());
        none.push(1, 4);
        assert_eq!((none.of(0), none.of(1)), (&[][..], &[4][..]));
    }
}
