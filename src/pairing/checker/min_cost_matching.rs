//! Minimum-cost perfect matchings among players, all of whom may meet at a price.

/// A perfect matching of least total price among an even number of players. The matching begins
/// with those pairs of `start` that are tight from the beginning.
pub(super) fn min_cost_matching(
    size: usize,
    price: impl Fn(usize, usize) -> Price,
    start: &[(usize, usize)],
) -> Vec<(usize, usize)> {
    let mut forest = Forest::new(size, price);
    forest.begin();
    for &(one, two) in start {
        forest.begin_with(one, two);
    }
    forest.grow();
    forest.pairs()
}

/// The place of a node in its alternating tree.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Untouched,
    /// An even number of steps from an unmatched node.
    Outer,
    /// An odd number of steps. Holds the edge that reached the node, outer player first.
    Inner(usize, usize),
}

/// A blossom: an odd cycle of nodes, shrunk to one node. Pair *i* joins child *i* and the next. The
/// pairs 1, 3, 5 … are matched, so the first child holds the base.
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
    /// For each player, the outer player in another node with the least slack, and that slack. The
    /// slack leaves out the dual variable of the player and the total raise. An entry may be stale,
    /// but then nobody has less slack than it says.
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

    /// Gives each player a first dual variable, before there are trees. It starts at half of their
    /// cheapest pair. Then it rises for one player after the other as far as possible. All stay
    /// even, so that halves are whole.
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
    fn begin_with(&mut self, one: usize, two: usize) {
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
                    // The nodes of both trees are in no tree any more.
                    for (label, root) in self.labels.iter_mut().zip(&self.roots) {
                        if roots.contains(root) {
                            *label = Label::Untouched;
                        }
                    }
                }
            }
        }
    }

    /// The part of a slack that stays the same while the other player and the total raise change.
    fn without(&self, outer: usize, other: usize) -> Price {
        let paid = self.dual[outer].minus(self.raised);
        self.prices[outer * self.size + other].double().double().minus(paid)
    }

    /// The event that needs the least change of dual variables. A stale entry is replaced when its
    /// turn comes: its outer player has lost that label or lies in the same node by now.
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

    /// The path from an outer player's node up to the root: outer, inner, outer, …
    pub(super) fn way_up(&self, player: usize) -> Vec<usize> {
        let mut way = vec![self.top[player]];
        while let Some(mate) = way.last().and_then(|&node| self.mate[self.base(node)]) {
            let inner = self.top[mate];
            let Label::Inner(outer, _) = self.labels[inner] else { break };
            way.extend([inner, self.top[outer]]);
        }
        way
    }

    /// The edge from a node to the next on the path up, lower player first.
    fn pair_up(&self, node: usize) -> (usize, usize) {
        match self.labels[node] {
            Label::Inner(outer, player) => (player, outer),
            _ => {
                let base = self.base(node);
                (base, self.mate[base].unwrap_or(base))
            }
        }
    }

    /// Shrinks the odd cycle that two outer players of the same tree close into an outer blossom.
    pub(super) fn shrink(
        &mut self,
        one: usize,
        two: usize,
        mut ours: Vec<usize>,
        mut theirs: Vec<usize>,
    ) {
        let mut meeting = None;
        while let (Some(a), Some(b)) = (ours.last(), theirs.last()) {
            if a != b {
                break;
            }
            meeting = ours.pop();
            theirs.pop();
        }
        let Some(meeting) = meeting else { return };
        let reversed = |(lower, upper): (usize, usize)| (upper, lower);
        let mut children = vec![meeting];
        children.extend(ours.iter().rev());
        children.extend(&theirs);
        let mut pairs: Vec<(usize, usize)> =
            ours.iter().rev().map(|&node| reversed(self.pair_up(node))).collect();
        pairs.push((one, two));
        pairs.extend(theirs.iter().map(|&node| self.pair_up(node)));

        let node = self.size + self.blossoms.len();
        let newly_outer: Vec<usize> = children
            .iter()
            .filter(|&&child| self.labels[child] != Label::Outer)
            .flat_map(|&child| self.players(child))
            .collect();
        for &child in &children {
            self.labels[child] = Label::Untouched;
        }
        self.blossoms.push(Some(Blossom { children, pairs, dual: Price::default() }));
        self.labels.push(Label::Outer);
        self.roots.push(self.roots[meeting]);
        for player in self.players(node) {
            self.top[player] = node;
        }
        for player in newly_outer {
            self.offer_as_candidate(player);
        }
    }

    pub(super) fn nearest(&self, player: usize) -> Option<(Price, usize)> {
        let outer = |other: &usize| {
            let top = self.top[*other];
            top != self.top[player] && self.labels[top] == Label::Outer
        };
        let others = (0..self.size).filter(outer);
        others.map(|other| (self.without(other, player), other)).min()
    }

    /// Opens an inner blossom whose dual variable is zero. The even path from its entry to its base
    /// stays in the tree. The other children leave the tree.
    pub(super) fn expand(&mut self, node: usize) {
        let Label::Inner(outer, entry) = self.labels[node] else { return };
        let Some(blossom) = self.blossoms[node - self.size].take() else { return };
        self.labels[node] = Label::Untouched;
        let root = self.roots[node];
        for &child in &blossom.children {
            for player in self.players(child) {
                self.top[player] = child;
            }
        }
        let length = blossom.children.len();
        let Some(start) = blossom.children.iter().position(|&child| child == self.top[entry])
        else {
            return;
        };
        let (mut at, mut reached) = (start, (outer, entry));
        loop {
            self.labels[blossom.children[at]] = Label::Inner(reached.0, reached.1);
            self.roots[blossom.children[at]] = root;
            if at == 0 {
                break;
            }
            // From an even place the path goes back, from an odd one on, so its first edge is
            // matched.
            let (middle, next) = if start % 2 == 0 {
                let (lower, upper) = blossom.pairs[at - 2];
                reached = (upper, lower);
                (at - 1, at - 2)
            } else {
                reached = blossom.pairs[at + 1];
                (at + 1, (at + 2) % length)
            };
            self.make_outer(blossom.children[middle], root);
            at = next;
        }
    }

    /// Matches an outer player again and flips the path up to the root.
    pub(super) fn flip(&mut self, player: usize, with: usize) {
        let (mut player, mut with) = (player, with);
        loop {
            let node = self.top[player];
            let left = self.mate[self.base(node)];
            self.rebase(node, player);
            self.mate[player] = Some(with);
            let Some(inner) = left.map(|left| self.top[left]) else { return };
            let Label::Inner(outer, entry) = self.labels[inner] else { return };
            self.rebase(inner, entry);
            self.mate[entry] = Some(outer);
            (player, with) = (outer, entry);
        }
    }

    fn rebase(&mut self, node: usize, player: usize) {
        let Some(at) = node.checked_sub(self.size) else { return };
        let Some(mut blossom) = self.blossoms[at].take() else { return };
        let holds = |child: &&usize| self.players(**child).contains(&player);
        let first = blossom.children.iter().position(|child| holds(&child)).unwrap_or(0);
        blossom.children.rotate_left(first);
        blossom.pairs.rotate_left(first);
        self.rebase(blossom.children[0], player);
        for at in (1..blossom.children.len()).step_by(2) {
            let (one, two) = blossom.pairs[at];
            self.rebase(blossom.children[at], one);
            self.rebase(blossom.children[at + 1], two);
            self.mate[one] = Some(two);
            self.mate[two] = Some(one);
        }
        self.blossoms[at] = Some(blossom);
    }
}

/// The number of digits in a price.
pub(super) const LEVELS: usize = 16;

/// The price of a pair, the most important digit first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Price([i32; LEVELS]);

impl Price {
    pub fn add_at(&mut self, level: usize, amount: i32) {
        if let Some(digit) = self.0.get_mut(level) {
            *digit += amount;
        }
    }

    #[inline]
    pub fn plus(self, other: Price) -> Price {
        Price(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }

    #[inline]
    pub fn minus(self, other: Price) -> Price {
        Price(std::array::from_fn(|at| self.0[at] - other.0[at]))
    }

    #[inline]
    pub fn half(self) -> Price {
        Price(self.0.map(|digit| digit / 2))
    }

    #[inline]
    pub fn double(self) -> Price {
        Price(self.0.map(|digit| digit * 2))
    }
}
