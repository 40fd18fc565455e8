use super::super::Id;
use super::number::Number;

/// Nobody was met.
const NOBODY: Id = 0;

/// Who met whom: a row for each round, in it a place for each entrant by index. What a round
/// touches lies close together in this way, and of a large field it is the way to the memory that
/// takes the time.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Meetings {
    entrants: usize,
    /// Row after row, the opponent of each entrant.
    opponents: Vec<Id>,
    /// In the same places, whether the match was won; none where no game asks.
    won: Vec<bool>,
    compares_wins: bool,
    /// Where the first row of this round begins.
    round: usize,
}

impl Meetings {
    pub(super) fn new(entrants: usize, rounds: usize, compares_wins: bool) -> Meetings {
        let places = entrants * rounds;
        Meetings {
            entrants,
            opponents: Vec::with_capacity(places),
            won: Vec::with_capacity(if compares_wins { places } else { 0 }),
            compares_wins,
            round: 0,
        }
    }

    pub(super) fn begin_round(&mut self) {
        self.round = self.opponents.len();
        self.add_row();
    }

    fn add_row(&mut self) {
        self.opponents.resize(self.opponents.len() + self.entrants, NOBODY);
        if self.compares_wins {
            self.won.resize(self.opponents.len(), false);
        }
    }

    /// This entrant met that opponent in the round that was begun last.
    #[inline]
    pub(super) fn enter(&mut self, at: usize, opponent: Id, won: bool) {
        let mut place = self.round + at;
        if self.opponents[place] != NOBODY {
            place = self.next_free(place);
        }
        self.opponents[place] = opponent;
        if self.compares_wins {
            self.won[place] = won;
        }
    }

    /// Somebody sat at two tables of one round, as a round paired by hand may have it: the round
    /// gets a row more.
    #[cold]
    fn next_free(&mut self, mut place: usize) -> usize {
        while self.opponents.get(place).is_some_and(|opponent| *opponent != NOBODY) {
            place += self.entrants;
        }
        if place >= self.opponents.len() {
            self.add_row();
        }
        place
    }

    /// Everybody this entrant met, in the order in which they were met, and whether he won.
    fn of(&self, at: usize) -> impl Iterator<Item = (Id, bool)> {
        let row = if at < self.entrants { at } else { self.opponents.len() };
        let places = (row..self.opponents.len()).step_by(self.entrants.max(1));
        let met = places.map(|place| (self.opponents[place], self.won.get(place) == Some(&true)));
        met.filter(|(opponent, _)| *opponent != NOBODY)
    }

    pub(super) fn opponents(&self, at: usize) -> impl Iterator<Item = Id> {
        self.of(at).map(|(opponent, _)| opponent)
    }

    /// Whom this entrant won a match against, as often as he did, where wins are compared.
    pub(super) fn won_against(&self, at: usize) -> impl Iterator<Item = Id> {
        self.of(at).filter(|(_, won)| *won).map(|(opponent, _)| opponent)
    }

    /// For everybody, how many opponents he met.
    pub(super) fn counts(&self) -> Vec<u32> {
        self.columns(0, |count, opponent| count + u32::from(opponent != NOBODY))
    }

    /// For everybody, the sum of what his opponents have of these values.
    pub(super) fn sums<N: Number>(&self, values: &[N]) -> Vec<N> {
        let value = |opponent: Id| values.get((opponent as usize).wrapping_sub(1)).copied();
        let none = N::of(0);
        self.columns(none, |sum, opponent| sum.plus(value(opponent).unwrap_or(none)))
    }

    /// Row by row, because the places of a row lie in sequence.
    fn columns<T: Clone + Copy>(&self, first: T, next: impl Fn(T, Id) -> T) -> Vec<T> {
        let mut all = vec![first; self.entrants];
        for row in self.opponents.chunks(self.entrants.max(1)) {
            for (one, opponent) in all.iter_mut().zip(row) {
                *one = next(*one, *opponent);
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_three() -> Meetings {
        let mut meetings = Meetings::new(3, 2, true);
        meetings.begin_round();
        meetings.enter(0, 2, true);
        meetings.enter(1, 1, false);
        meetings.begin_round();
        for (opponent, won) in [(3, false), (2, true), (9, true)] {
            meetings.enter(0, opponent, won);
        }
        meetings.enter(1, 1, false);
        meetings
    }

    #[test]
    fn who_sits_at_several_tables_of_a_round_met_everybody_there() {
        let mut meetings = of_three();
        meetings.begin_round();
        meetings.enter(2, 1, true);
        let met = |at| meetings.opponents(at).collect::<Vec<_>>();
        assert_eq!([0, 1, 2, 3].map(met), [vec![2, 3, 2, 9], vec![1, 1], vec![1], vec![]]);
        let won = |at| meetings.won_against(at).collect::<Vec<_>>();
        assert_eq!([0, 1, 2, 3].map(won), [vec![2, 2, 9], vec![], vec![1], vec![]]);
    }

    #[test]
    fn sums_are_of_those_met_and_of_those_known() {
        let meetings = of_three();
        assert_eq!(meetings.counts(), [4, 2, 0]);
        // Nobody is the ninth.
        assert_eq!(meetings.sums(&[100_u64, 20, 3]), [43, 200, 0]);
    }

    #[test]
    fn without_entrants_nothing_is_met() {
        let mut none = Meetings::new(0, 3, true);
        none.begin_round();
        assert_eq!(none.opponents(0).count() + none.counts().len(), 0);
    }
}
