//! The alternating forest of one matching: its nodes, dual variables and next events.

mod tree;

use super::price::Price;

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
struct Blossom {
    children: Vec<usize>,
    pairs: Vec<(usize, usize)>,
    dual: Price,
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
    dual: Vec<Price>,
    blossoms: Vec<Option<Blossom>>,
    labels: Vec<Label>,
    /// For each node in a tree, the unmatched player at the root.
    roots: Vec<usize>,
    /// The total raise of the dual variables of outer nodes.
    raised: Price,
    /// For each player, the outer player in another node with the least slack, and that slack.
    ///
    /// The slack leaves out the dual variable of the player and the total raise. An entry may be
    /// stale, but then nobody has less slack than it says.
    candidate: Vec<Option<(Price, usize)>>,
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
            dual: vec![Price::default(); size],
            blossoms: Vec::new(),
            labels: vec![Label::Untouched; size],
            roots: vec![0; size],
            raised: Price::default(),
            candidate: vec![None; size],
        }
    }

    /// Gives each player a first dual variable, before there are trees.
    ///
    /// It starts at half of their cheapest pair. Then it rises for one player after the other as
    /// far as possible. All stay even, so that halves are whole.
    pub fn begin(&mut self) {
        let others = |one: usize| (0..self.size).filter(move |&two| two != one);
        let cheapest = |one| others(one).map(|two| self.prices[one * self.size + two]).min();
        self.dual = (0..self.size).map(|one| cheapest(one).unwrap_or_default().double()).collect();
        for one in 0..self.size {
            let left = |two| self.without(one, two).minus(self.dual[two]);
            let least = (0..self.size).filter(|&two| two != one).map(left).min();
            self.dual[one] = self.dual[one].plus(least.unwrap_or_default());
        }
    }

    /// Matches two players if their edge is tight; called only before there are trees.
    pub fn begin_with(&mut self, one: usize, two: usize) {
        if one != two
            && self.without(one, two) == self.dual[two]
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
        let paid = self.dual[outer].minus(self.raised);
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
                    if !self.is_candidate(outer, player) =>
                {
                    self.candidate[player] = self.nearest(player);
                }
                _ => return Some((amount, event)),
            }
        }
    }

    fn is_candidate(&self, outer: usize, player: usize) -> bool {
        let top = self.top[outer];
        self.labels[top] == Label::Outer
            && top != self.top[player]
            && self.candidate[player] == Some((self.without(outer, player), outer))
    }

    fn least(&self) -> Option<(Price, Event)> {
        let mut best: Option<(Price, Event)> = None;
        let mut offer = |amount: Price, event: Event| {
            if best.as_ref().is_none_or(|best| amount < best.0) {
                best = Some((amount, event));
            }
        };
        for player in 0..self.size {
            let Some((without, candidate)) = self.candidate[player] else { continue };
            let slack = || without.minus(self.raised).minus(self.dual[player]);
            match self.labels[self.top[player]] {
                Label::Untouched => offer(slack(), Event::Grow(candidate, player)),
                Label::Outer => offer(slack().half(), Event::Meet(candidate, player)),
                Label::Inner(..) => {}
            }
        }
        for (at, blossom) in self.blossoms.iter().enumerate() {
            let node = self.size + at;
            if let (Some(blossom), Label::Inner(..)) = (blossom, self.labels[node]) {
                offer(blossom.dual, Event::Expand(node));
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
            let dual = &mut self.dual[player];
            match self.labels[self.top[player]] {
                Label::Outer => *dual = dual.plus(amount),
                Label::Inner(..) => *dual = dual.minus(amount),
                Label::Untouched => {}
            }
        }
        // Nodes inside others are always labelled untouched.
        for (blossom, label) in self.blossoms.iter_mut().zip(&self.labels[self.size..]) {
            if let Some(blossom) = blossom {
                match label {
                    Label::Outer => blossom.dual = blossom.dual.plus(amount),
                    Label::Inner(..) => blossom.dual = blossom.dual.minus(amount),
                    Label::Untouched => {}
                }
            }
        }
    }

    fn blossom(&self, node: usize) -> Option<&Blossom> {
        self.blossoms.get(node.checked_sub(self.size)?)?.as_ref()
    }

    fn players(&self, node: usize) -> Vec<usize> {
        match self.blossom(node) {
            None => vec![node],
            Some(blossom) => {
                blossom.children.iter().flat_map(|&child| self.players(child)).collect()
            }
        }
    }

    /// The base of a node: the player matched outside it.
    fn base(&self, node: usize) -> usize {
        self.blossom(node).map_or(node, |blossom| self.base(blossom.children[0]))
    }

    fn make_outer(&mut self, node: usize, root: usize) {
        (self.labels[node], self.roots[node]) = (Label::Outer, root);
        for player in self.players(node) {
            self.offer_as_candidate(player);
        }
    }

    /// Offers an outer player to all others as their nearest.
    fn offer_as_candidate(&mut self, outer: usize) {
        for player in 0..self.size {
            if self.top[player] == self.top[outer] {
                continue;
            }
            let without = self.without(outer, player);
            if self.candidate[player].is_none_or(|candidate| without < candidate.0) {
                self.candidate[player] = Some((without, outer));
            }
        }
    }
}

#[cfg(test)]
impl Forest {
    /// Whether the dual variables prove that the matching is optimal.
    ///
    /// No pair may cost less than it pays, and each pair of the matching must cost exactly that. A
    /// blossom around both players gives back what it charged them.
    pub fn proves(&self) -> bool {
        let blossoms: Vec<(Vec<usize>, Price)> = (self.size..self.labels.len())
            .filter_map(|node| Some((self.players(node), self.blossom(node)?.dual)))
            .collect();
        let proven = |one: usize, two: usize| {
            let paid = self.dual[one].plus(self.dual[two]);
            let around = blossoms
                .iter()
                .filter(|blossom| [one, two].iter().all(|player| blossom.0.contains(player)));
            let price = self.prices[one * self.size + two].double().double();
            let left =
                around.fold(price.minus(paid), |left, blossom| left.plus(blossom.1.double()));
            left == Price::default() || left > Price::default() && self.mate[one] != Some(two)
        };
        blossoms.iter().all(|blossom| blossom.1 >= Price::default())
            && (0..self.size).all(|one| (0..one).all(|two| proven(one, two)))
    }
}
