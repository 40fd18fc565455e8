//! The alternating forest of one matching: its nodes, dual variables and next events.

mod tree;

use super::Price;

/// The place of a node in its alternating tree.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Untouched,
    /// An even number of steps from an unmatched node.
    Outer,
    /// An odd number of steps. Holds the edge that reached the node, outer player first.
    Inner(usize, usize),
}

/// A blossom: an odd cycle of nodes, shrunk to one node.
///
/// Pair *i* joins child *i* and the next. The pairs 1, 3, 5 … are matched, so the first child holds
/// the base.
struct Cycle {
    children: Vec<usize>,
    pairs: Vec<(usize, usize)>,
    potential: Price,
}

/// The next event, once the dual variables have changed by an amount.
enum Event {
    Grow(usize, usize),
    Meet(usize, usize),
    Expand(usize),
}

/// Nodes below `size` are players; nodes from `size` on are blossoms.
pub(super) struct Forest {
    size: usize,
    /// The price of each pair, by the first player and then by the second.
    prices: Vec<Price>,
    mate: Vec<Option<usize>>,
    /// For each player, the outermost node around them.
    top: Vec<usize>,
    /// For each player, their own dual variable and those of all blossoms around them, added up.
    potential: Vec<Price>,
    cycles: Vec<Option<Cycle>>,
    labels: Vec<Label>,
    /// For each node in a tree, the unmatched player at the root.
    roots: Vec<usize>,
    /// The total raise of the dual variables of outer nodes.
    raised: Price,
    /// For each player, the outer player in another node with the least slack, and that slack.
    ///
    /// The slack leaves out the dual variable of the player and the total raise. An entry may be
    /// stale, but then nobody has less slack than it says.
    near: Vec<Option<(Price, usize)>>,
}

impl Forest {
    pub fn new(size: usize, price: impl Fn(usize, usize) -> Price) -> Forest {
        let mut prices = vec![Price::default(); size * size];
        for one in 0..size {
            for two in 0..one {
                let price = price(one, two);
                (prices[one * size + two], prices[two * size + one]) = (price, price);
            }
        }
        Forest {
            size,
            prices,
            mate: vec![None; size],
            top: (0..size).collect(),
            potential: vec![Price::default(); size],
            cycles: Vec::new(),
            labels: vec![Label::Untouched; size],
            roots: vec![0; size],
            raised: Price::default(),
            near: vec![None; size],
        }
    }

    /// Gives each player a first dual variable, before there are trees.
    ///
    /// It starts at half of their cheapest pair. Then it rises for one player after the other as
    /// far as possible. All stay even, so that halves are whole.
    pub fn begin(&mut self) {
        let others = |one: usize| (0..self.size).filter(move |&two| two != one);
        let cheapest = |one| others(one).map(|two| self.prices[one * self.size + two]).min();
        self.potential =
            (0..self.size).map(|one| cheapest(one).unwrap_or_default().double()).collect();
        for one in 0..self.size {
            let left = |two| self.without(one, two).minus(self.potential[two]);
            let least = (0..self.size).filter(|&two| two != one).map(left).min();
            self.potential[one] = self.potential[one].plus(least.unwrap_or_default());
        }
    }

    /// Matches two players if their edge is tight; called only before there are trees.
    pub fn begin_with(&mut self, one: usize, two: usize) {
        if one != two
            && self.without(one, two) == self.potential[two]
            && self.mate[one].or(self.mate[two]).is_none()
        {
            self.mate[one] = Some(two);
            self.mate[two] = Some(one);
        }
    }

    pub fn pairs(&self) -> Vec<(usize, usize)> {
        let pair = |one: usize| self.mate[one].filter(|&two| one < two).map(|two| (one, two));
        (0..self.size).filter_map(pair).collect()
    }

    /// Grows trees from all unmatched players until everybody is matched, or as far as possible.
    ///
    /// Two trees that meet are taken apart, and the others stay.
    pub fn grow(&mut self) {
        for one in 0..self.size {
            if self.mate[one].is_none() {
                self.make_outer(one, one);
            }
        }
        while let Some((amount, event)) = self.next() {
            self.shift(amount);
            match event {
                Event::Expand(node) => self.expand(node),
                Event::Grow(outer, player) => {
                    let inner = self.top[player];
                    let Some(mate) = self.mate[self.base(inner)] else { return };
                    let root = self.roots[self.top[outer]];
                    self.labels[inner] = Label::Inner(outer, player);
                    self.roots[inner] = root;
                    self.make_outer(self.top[mate], root);
                }
                Event::Meet(one, two) => {
                    let (ours, theirs) = (self.way_up(one), self.way_up(two));
                    if ours.last() == theirs.last() {
                        self.shrink(one, two, ours, theirs);
                        continue;
                    }
                    let roots = [one, two].map(|player| self.roots[self.top[player]]);
                    self.flip(one, two);
                    self.flip(two, one);
                    self.take_apart(roots);
                }
            }
        }
    }

    /// Removes the nodes of the trees with these roots from their trees.
    fn take_apart(&mut self, roots: [usize; 2]) {
        for (label, root) in self.labels.iter_mut().zip(&self.roots) {
            if roots.contains(root) {
                *label = Label::Untouched;
            }
        }
    }

    /// The part of a slack that stays the same while the other player and the total raise change.
    fn without(&self, outer: usize, other: usize) -> Price {
        let paid = self.potential[outer].minus(self.raised);
        self.prices[outer * self.size + other].double().double().minus(paid)
    }

    /// The event that needs the least change of dual variables.
    ///
    /// A stale entry is replaced when its turn comes: its outer player has lost that label or lies
    /// in the same node by now.
    fn next(&mut self) -> Option<(Price, Event)> {
        loop {
            let (amount, event) = self.least()?;
            match event {
                Event::Grow(outer, player) | Event::Meet(outer, player)
                    if !self.is_near(outer, player) =>
                {
                    self.near[player] = self.nearest(player);
                }
                _ => return Some((amount, event)),
            }
        }
    }

    fn is_near(&self, outer: usize, player: usize) -> bool {
        let top = self.top[outer];
        self.labels[top] == Label::Outer
            && top != self.top[player]
            && self.near[player] == Some((self.without(outer, player), outer))
    }

    fn least(&self) -> Option<(Price, Event)> {
        let mut best: Option<(Price, Event)> = None;
        let mut offer = |amount: Price, event: Event| {
            if best.as_ref().is_none_or(|best| amount < best.0) {
                best = Some((amount, event));
            }
        };
        for player in 0..self.size {
            let Some((without, near)) = self.near[player] else { continue };
            let slack = || without.minus(self.raised).minus(self.potential[player]);
            match self.labels[self.top[player]] {
                Label::Untouched => offer(slack(), Event::Grow(near, player)),
                Label::Outer => offer(slack().half(), Event::Meet(near, player)),
                Label::Inner(..) => {}
            }
        }
        for (at, cycle) in self.cycles.iter().enumerate() {
            let node = self.size + at;
            if let (Some(cycle), Label::Inner(..)) = (cycle, self.labels[node]) {
                offer(cycle.potential, Event::Expand(node));
            }
        }
        best
    }

    /// Raises the dual variables of outer nodes and lowers those of inner ones.
    fn shift(&mut self, amount: Price) {
        if amount == Price::default() {
            return;
        }
        self.raised = self.raised.plus(amount);
        for player in 0..self.size {
            let potential = &mut self.potential[player];
            match self.labels[self.top[player]] {
                Label::Outer => *potential = potential.plus(amount),
                Label::Inner(..) => *potential = potential.minus(amount),
                Label::Untouched => {}
            }
        }
        // Nodes inside others are always labelled untouched.
        for (cycle, label) in self.cycles.iter_mut().zip(&self.labels[self.size..]) {
            if let Some(cycle) = cycle {
                match label {
                    Label::Outer => cycle.potential = cycle.potential.plus(amount),
                    Label::Inner(..) => cycle.potential = cycle.potential.minus(amount),
                    Label::Untouched => {}
                }
            }
        }
    }

    fn cycle(&self, node: usize) -> Option<&Cycle> {
        self.cycles.get(node.checked_sub(self.size)?)?.as_ref()
    }

    fn players(&self, node: usize) -> Vec<usize> {
        match self.cycle(node) {
            None => vec![node],
            Some(cycle) => cycle.children.iter().flat_map(|&child| self.players(child)).collect(),
        }
    }

    /// The base of a node: the player matched outside it.
    fn base(&self, node: usize) -> usize {
        self.cycle(node).map_or(node, |cycle| self.base(cycle.children[0]))
    }

    fn make_outer(&mut self, node: usize, root: usize) {
        (self.labels[node], self.roots[node]) = (Label::Outer, root);
        for player in self.players(node) {
            self.offer_as_near(player);
        }
    }

    /// Offers an outer player to all others as their nearest.
    fn offer_as_near(&mut self, outer: usize) {
        for player in 0..self.size {
            if self.top[player] == self.top[outer] {
                continue;
            }
            let without = self.without(outer, player);
            if self.near[player].is_none_or(|near| without < near.0) {
                self.near[player] = Some((without, outer));
            }
        }
    }
}

#[cfg(test)]
mod proof;
