//! Whether any round exists in which nobody meets a player they must not meet.
//!
//! The graph joins all who may meet. If every matching of it leaves more unmatched than the player
//! with the bye, the decomposition of Gallai and Edmonds shows the reason. Some players remain in
//! parts that only a few others can meet, and there are fewer of these others than parts.

use super::{Contender, Id};
use std::collections::VecDeque;

/// The reason why no round exists: too many parts of the field depend on too few others.
///
/// Nobody of one part may meet anybody of another, and each part has an odd number of players. So
/// one player of each part needs an opponent among the `others`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Impossible {
    /// Players who may meet only those of their own part, and the `others`.
    pub parts: Vec<Vec<Id>>,
    /// The players outside whom somebody in the parts may meet.
    pub others: Vec<Id>,
}

/// The reason why no round exists; `None` if one does.
///
/// With an odd number of players, one of them has the bye. Rematches are no obstacle.
pub fn impossible(field: &[Contender]) -> Option<Impossible> {
    if is_easy(field) {
        return None;
    }
    let bye = field.len() % 2;
    let graph = Graph::new(field);
    let matching = Matching::largest(&graph);
    if matching.unmatched().count() <= bye {
        return None;
    }
    Some(witness(field, &graph, &matching.spare(), bye))
}

/// The players without whom the others can be paired; for an odd field that has a round.
pub(super) fn possible_byes(field: &[Contender]) -> Vec<bool> {
    if is_easy(field) {
        return vec![true; field.len()];
    }
    Matching::largest(&Graph::new(field)).spare()
}

/// Whether a round surely exists with every bye, because everybody may meet half of the others.
/// This is Dirac's condition for a cycle through all players. A `false` proves nothing.
fn is_easy(field: &[Contender]) -> bool {
    if field.iter().all(|one| one.never.is_empty()) {
        return true;
    }
    let mut forbidden: Vec<(Id, usize)> = field.iter().map(|one| (one.id, 0)).collect();
    forbidden.sort_unstable();
    for one in field {
        for other in &one.never {
            // A pair that both players list counts twice, which is on the safe side.
            for id in [one.id, *other] {
                if let Ok(at) = forbidden.binary_search_by_key(&id, |known| known.0) {
                    forbidden[at].1 += 1;
                }
            }
        }
    }
    let most = forbidden.iter().map(|one| one.1).max().unwrap_or(0);
    let others = field.len().saturating_sub(1);
    field.len() > 2 && 2 * others.saturating_sub(most) >= field.len()
}

/// For each player, those they may meet.
struct Graph(Vec<Vec<usize>>);

impl Graph {
    fn new(field: &[Contender]) -> Graph {
        let forbidden = |one: &Contender, two: &Contender| {
            one.never.contains(&two.id) || two.never.contains(&one.id)
        };
        let all = |one: usize| {
            let may = move |two: &usize| one != *two && !forbidden(&field[one], &field[*two]);
            (0..field.len()).filter(may).collect()
        };
        Graph((0..field.len()).map(all).collect())
    }
}

/// A matching of the graph, changed along augmenting paths.
struct Matching<'g> {
    graph: &'g Graph,
    mate: Vec<Option<usize>>,
}

/// Alternating trees: who is an even number of steps from an unmatched player.
struct Search {
    even: Vec<bool>,
    /// The even player from whom an odd player was reached.
    from: Vec<Option<usize>>,
    /// The player in whom the odd cycles around each player are drawn together.
    base: Vec<usize>,
}

impl<'g> Matching<'g> {
    fn largest(graph: &'g Graph) -> Matching<'g> {
        let size = graph.0.len();
        let mut matching = Matching { graph, mate: vec![None; size] };
        for one in 0..size {
            let free = graph.0[one].iter().find(|two| matching.mate[**two].is_none());
            if let (None, Some(&two)) = (matching.mate[one], free) {
                matching.mate[one] = Some(two);
                matching.mate[two] = Some(one);
            }
        }
        for root in 0..size {
            if matching.mate[root].is_none() {
                let (end, search) = matching.search(root);
                if let Some(end) = end {
                    matching.change(end, &search);
                }
            }
        }
        matching
    }

    fn unmatched(&self) -> impl Iterator<Item = usize> + use<'_> {
        (0..self.mate.len()).filter(|one| self.mate[*one].is_none())
    }

    /// Whether each player is unmatched in some largest matching.
    fn spare(&self) -> Vec<bool> {
        let mut spare = vec![false; self.mate.len()];
        for root in self.unmatched() {
            let (_, search) = self.search(root);
            spare.iter_mut().zip(search.even).for_each(|(spare, even)| *spare |= even);
        }
        spare
    }

    /// Grows a tree from `root`; returns the end of an augmenting path, if there is one.
    fn search(&self, root: usize) -> (Option<usize>, Search) {
        let size = self.mate.len();
        let mut search =
            Search { even: vec![false; size], from: vec![None; size], base: (0..size).collect() };
        search.even[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(one) = queue.pop_front() {
            for &two in &self.graph.0[one] {
                if search.base[one] == search.base[two] || self.mate[one] == Some(two) {
                    continue;
                }
                if two == root || self.mate[two].is_some_and(|mate| search.from[mate].is_some()) {
                    queue.extend(self.shrink(&mut search, one, two));
                } else if search.from[two].is_none() {
                    search.from[two] = Some(one);
                    let Some(mate) = self.mate[two] else { return (Some(two), search) };
                    search.even[mate] = true;
                    queue.push_back(mate);
                }
            }
        }
        (None, search)
    }

    /// Draws an odd cycle together; returns the players who became even by it.
    fn shrink(&self, search: &mut Search, one: usize, two: usize) -> Vec<usize> {
        let size = self.mate.len();
        let top = self.common(search, one, two);
        let mut inside = vec![false; size];
        self.mark(search, &mut inside, one, top, two);
        self.mark(search, &mut inside, two, top, one);
        let mut new = Vec::new();
        for at in 0..size {
            if inside[search.base[at]] {
                search.base[at] = top;
                if !search.even[at] {
                    search.even[at] = true;
                    new.push(at);
                }
            }
        }
        new
    }

    /// The base at which the paths of two even players to the root come together.
    fn common(&self, search: &Search, one: usize, two: usize) -> usize {
        let mut seen = vec![false; self.mate.len()];
        let up = |at: usize| search.from[self.mate[at]?].map(|next| search.base[next]);
        let mut at = search.base[one];
        seen[at] = true;
        while let Some(next) = up(at) {
            seen[next] = true;
            at = next;
        }
        let mut at = search.base[two];
        while !seen[at] {
            let Some(next) = up(at) else { break };
            at = next;
        }
        at
    }

    /// Marks the way from a player up to `top`, and turns it so that it can be walked back.
    fn mark(
        &self,
        search: &mut Search,
        inside: &mut [bool],
        mut one: usize,
        top: usize,
        mut child: usize,
    ) {
        while search.base[one] != top {
            let Some(mate) = self.mate[one] else { return };
            inside[search.base[one]] = true;
            inside[search.base[mate]] = true;
            search.from[one] = Some(child);
            child = mate;
            let Some(next) = search.from[mate] else { return };
            one = next;
        }
    }

    /// Exchanges matched and unmatched pairs along the path that ends here.
    fn change(&mut self, end: usize, search: &Search) {
        let mut at = Some(end);
        while let Some(one) = at {
            let Some(before) = search.from[one] else { return };
            let next = self.mate[before];
            self.mate[one] = Some(before);
            self.mate[before] = Some(one);
            at = next;
        }
    }
}

/// The fewest parts, with the others they depend on, that already leave no round.
fn witness(field: &[Contender], graph: &Graph, spare: &[bool], bye: usize) -> Impossible {
    let reach = |start: usize, goes: &dyn Fn(usize, usize) -> bool, seen: &mut [bool]| {
        let (mut found, mut ahead) = (Vec::new(), vec![start]);
        seen[start] = true;
        while let Some(one) = ahead.pop() {
            found.push(one);
            for &two in graph.0[one].iter().filter(|two| goes(one, **two)) {
                if !std::mem::replace(&mut seen[two], true) {
                    ahead.push(two);
                }
            }
        }
        found.sort_unstable();
        found
    };
    let mut seen = vec![false; field.len()];
    let mut pieces: Vec<(Vec<Vec<usize>>, Vec<usize>)> = Vec::new();
    for start in (0..field.len()).filter(|at| spare[*at]) {
        if seen[start] {
            continue;
        }
        // Parts and others that hang together; between two of the others no pair is needed.
        let all = reach(start, &|one, two| spare[one] || spare[two], &mut seen);
        let mut inside = vec![false; field.len()];
        let mut parts = Vec::new();
        for &one in all.iter().filter(|one| spare[**one]) {
            if !inside[one] {
                parts.push(reach(one, &|_, two| spare[two], &mut inside));
            }
        }
        pieces.push((parts, all.into_iter().filter(|one| !spare[*one]).collect()));
    }
    pieces.retain(|(parts, others)| parts.len() > others.len());
    pieces.sort_by_key(|(parts, others)| parts.iter().map(Vec::len).sum::<usize>() + others.len());
    let (mut parts, mut others): (Vec<Vec<usize>>, Vec<usize>) = Default::default();
    for (more, dependent) in pieces {
        parts.extend(more);
        others.extend(dependent);
        if parts.len() > others.len() + bye {
            break;
        }
    }
    let ids = |places: Vec<usize>| places.into_iter().map(|at| field[at].id).collect::<Vec<Id>>();
    Impossible { parts: parts.into_iter().map(ids).collect(), others: ids(others) }
}

#[cfg(test)]
mod tests;
