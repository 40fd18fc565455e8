//! Minimum-cost perfect matching: the blossom algorithm, started from an easy partial matching.

use super::pair_table::{BITS, Bits, masks, ones};
use super::problem::{Cost, Edges};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;

/// With more unmatched vertices than this, a check without costs comes first. It tells whether all
/// vertices can be matched at all.
const MANY: usize = 8;

/// The place of an outermost node in its alternating tree.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    Untouched,
    /// An even number of steps from the root.
    Outer,
    /// An odd number of steps from the root. Holds the edge that reached it, outer vertex first.
    Inner(usize, usize),
    /// The pair of this node is final.
    Fixed,
}

#[derive(Clone)]
pub(super) struct MinCostMatching<'e> {
    pub edges: &'e Edges,
    pub blossoms: BlossomForest,
    /// For each vertex, its own dual variable and those of all blossoms around it, added up.
    pub dual: Vec<Cost>,
    /// The vertex that stands for all places outside. Any number of vertices can be matched with
    /// it, and it is never unmatched.
    pub outside: Option<usize>,
    /// The vertices whose pairs are final, and the cost of these pairs.
    pub fixed: Vec<bool>,
    pub spent: Cost,
}

impl<'e> MinCostMatching<'e> {
    /// A minimum-cost perfect matching; `None` if somebody is unmatched in every matching. The
    /// matching begins with those pairs of `start` that are the cheapest for both vertices.
    pub fn new(edges: &'e Edges, start: &[(usize, usize)]) -> Option<MinCostMatching<'e>> {
        let mut matching = MinCostMatching::unmatched(edges);
        // If each vertex starts with half the cost of its cheapest pair, no pair costs less than it
        // pays.
        let all = matching.everybody();
        let half = |one: usize| Some((one, matching.nearest(one, &all, None)?.0 / 2));
        for (one, half) in matching.inside().map(half).collect::<Option<Vec<_>>>()? {
            matching.dual[one] = half;
        }
        for &(one, two) in start {
            if edges.may(one, two) && matching.slack(one, two) == 0 {
                matching.join(one, two);
            }
        }
        matching.begin()?;
        // A matching without costs soon shows whether all can be matched. The dual variables would
        // show a no only after they have risen through all costs there are.
        let many = matching.outside.is_none() && matching.left_out().len() > MANY;
        if many && MinCostMatching::deficiency(edges.clone()) > 0 {
            return None;
        }
        matching.match_all();
        matching.left_out().is_empty().then_some(matching)
    }

    /// The number of unmatched vertices in a maximum-cardinality matching.
    pub fn deficiency(edges: Edges) -> usize {
        let edges = edges.with_zero_costs();
        let mut matching = MinCostMatching::unmatched(&edges);
        (0..edges.size()).for_each(|one| matching.join_any(one));
        matching.match_all();
        matching.left_out().len()
    }

    fn everybody(&self) -> VertexSet {
        let mut all = VertexSet::new(self);
        (0..self.size()).for_each(|one| all.insert(one, self));
        all
    }

    /// Raises the dual variables of vertices in turn and matches pairs that become tight.
    fn begin(&mut self) -> Option<()> {
        let mut all = self.everybody();
        for one in self.inside() {
            self.dual[one] += self.nearest(one, &all, None)?.0;
            all.insert(one, self);
            self.join_any(one);
        }
        Some(())
    }

    /// Matches all unmatched vertices, as far as possible.
    fn match_all(&mut self) {
        let left_out = self.left_out();
        Forest::new(self, &left_out).grow(left_out.len());
    }

    /// The same, one vertex after the other, so their dual variables may differ in parity.
    fn finish(&mut self) -> bool {
        self.left_out()
            .into_iter()
            .all(|one| self.mate(one).is_some() || Forest::new(self, &[one]).grow(1))
    }

    /// Whether the two could be a pair in a minimum-cost matching. A `false` is certain.
    pub fn tight(&self, one: usize, two: usize) -> bool {
        let (top, other) = (self.blossoms.top[one], self.blossoms.top[two]);
        let is_fixed = self.fixed[one] || self.fixed[two];
        !is_fixed && self.edges.may(one, two) && (top == other || self.slack(one, two) == 0)
    }

    pub fn total(&self) -> Cost {
        let pair = |one: usize| Some((one, self.mate(one).filter(|&two| one < two)?));
        let pairs = (0..self.edges.size()).filter_map(pair);
        self.spent + pairs.map(|(one, two)| self.edges.price(one, two)).sum::<Cost>()
    }

    /// Makes these pairs final and matches all others again at the least cost. Returns false if
    /// somebody is then unmatched.
    pub fn fix(&mut self, pairs: &[(usize, usize)]) -> bool {
        for vertex in pairs.iter().flat_map(|&(one, two)| [one, two]) {
            while self.blossoms.blossom(self.blossoms.top[vertex]).is_some() {
                self.dissolve(self.blossoms.top[vertex]);
            }
        }
        for &(one, two) in pairs {
            for vertex in [one, two] {
                if Some(vertex) != self.outside {
                    self.part(vertex);
                    self.fixed[vertex] = true;
                }
            }
            self.spent += self.edges.price(one, two);
        }
        self.finish()
    }

    /// Opens an outermost blossom and takes its dual variable back from its vertices. Pairs inside
    /// keep their slack. The pair that leaves the blossom may no longer be tight, and then it is
    /// removed.
    fn dissolve(&mut self, node: usize) {
        let base = self.blossoms.base(node);
        let vertices: Vec<usize> = self.blossoms.vertices(node).collect();
        let Some(blossom) = self.blossoms.open(node) else { return };
        for vertex in vertices {
            self.dual[vertex] -= blossom.dual;
        }
        if blossom.dual > 0 {
            self.part(base);
        }
    }

    fn part(&mut self, one: usize) {
        if let Some(two) = self.blossoms.mate[one].take() {
            self.blossoms.mate[two] = None;
        }
    }

    pub fn unmatched(edges: &Edges) -> MinCostMatching<'_> {
        let size = edges.size();
        MinCostMatching {
            edges,
            blossoms: BlossomForest::new(size),
            dual: vec![0; size],
            outside: edges.outside,
            fixed: vec![false; size],
            spent: 0,
        }
    }

    /// Matches a vertex along any tight edge, if both ends are unmatched.
    fn join_any(&mut self, one: usize) {
        let free = |two: &usize| self.mate(*two).is_none() && self.slack(one, *two) == 0;
        if self.mate(one).is_none()
            && let Some(two) = self.edges.of(one).find(free)
        {
            self.join(one, two);
        }
    }

    /// Matches two vertices if both are unmatched.
    pub fn join(&mut self, one: usize, two: usize) {
        if self.mate(one).or(self.mate(two)).is_none() {
            self.blossoms.mate[one] = Some(two);
            if Some(two) != self.outside {
                self.blossoms.mate[two] = Some(one);
            }
        }
    }

    pub fn left_out(&self) -> Vec<usize> {
        let left_out = |one: &usize| !self.fixed[*one] && self.mate(*one).is_none();
        self.inside().filter(left_out).collect()
    }

    /// All vertices except the one for the outside.
    pub fn inside(&self) -> impl Iterator<Item = usize> + use<> {
        let outside = self.outside;
        (0..self.size()).filter(move |&one| Some(one) != outside)
    }

    pub fn size(&self) -> usize {
        self.edges.size()
    }

    pub fn mate(&self, one: usize) -> Option<usize> {
        self.blossoms.mate[one]
    }

    /// Opens the outermost blossoms around a vertex whose dual variable is zero. A tree finds them
    /// again if it needs them.
    fn open_zero_dual(&mut self, one: usize) {
        while let Some(blossom) = self.blossoms.blossom(self.blossoms.top[one])
            && blossom.dual == 0
        {
            self.blossoms.open(self.blossoms.top[one]);
        }
    }

    /// The slack of a pair in different nodes: the scaled cost less the dual variables of both.
    #[inline]
    pub fn slack(&self, one: usize, two: usize) -> Cost {
        4 * self.edges.price(one, two) - self.dual[one] - self.dual[two]
    }

    /// The nearest of these vertices in other nodes, with its slack, if that is less than `below`.
    fn nearest(&self, one: usize, among: &VertexSet, below: Option<Cost>) -> Option<(Cost, usize)> {
        let edges = self.edges;
        let beside = self.blossoms.beside(one);
        let some = |words: &[u64], at: usize| {
            words[at] & among.bits.words()[at] & !beside.map_or(0, |beside| beside.words()[at])
        };
        let mut nearest = Nearest { below: below.unwrap_or(Cost::MAX), found: None };
        if edges.few[one] {
            let words = edges.words(one);
            nearest.look(0..self.size(), |at| some(words, at), |two| self.slack(one, two));
            return nearest.found;
        }
        // The classes know nothing of the pair that costs less than its class says.
        if let Some(two) = edges.kept(one).filter(|&two| edges.may(one, two)) {
            nearest.look(two..two + 1, |at| some(edges.words(one), at), |two| self.slack(one, two));
        }
        // The nearest vertex is likely in the same class or in a neighbouring one.
        let (own, last) = (edges.class[one], among.most.len());
        let above = |by| own.checked_sub(by).filter(|_| by > 0);
        let classes = (0..last).flat_map(|by| [Some(own + by), above(by)]).flatten();
        for class in classes.filter(|&class| class < last) {
            let Some(most) = among.most[class] else { continue };
            let base = 4 * edges.between(one, class) - self.dual[one];
            let bound = base - most - among.raised;
            if bound >= nearest.below {
                continue;
            }
            let class = edges.members[class].clone();
            let words = edges.unsurcharged_words(one);
            nearest.look(class.clone(), |at| some(words, at), |two| base - self.dual[two]);
            for (words, more) in edges.surcharged_words(one) {
                if bound + 4 * more < nearest.below {
                    let slack = |two| self.slack(one, two);
                    nearest.look(class.clone(), |at| some(words, at), slack);
                }
            }
        }
        nearest.found
    }
}

/// Alternating trees, each growing until it meets another. Two trees that meet are taken apart, and
/// the others stay as they are.
pub(super) struct Forest<'c, 'e> {
    pub of: &'c mut MinCostMatching<'e>,
    pub labels: Vec<Label>,
    /// For each node in a tree, the unmatched vertex at the root of the tree.
    pub roots: Vec<usize>,
    /// The vertices in outer nodes, in inner nodes, and in no tree.
    outer: VertexSet,
    inner: Bits,
    free: VertexSet,
    /// Outer vertices that have not been examined yet.
    pub unscanned: Vec<usize>,
    /// The total raise of the dual variables of outer vertices.
    raised: Cost,
    /// For each vertex, the raise at which its nearest edge becomes tight, and the other end.
    ///
    /// A free vertex looks for outer vertices of other nodes; an outer vertex looks for free ones
    /// too. Each candidate for a tight edge is stored at one of its ends, unless that end stores a
    /// nearer one. Entries may be stale.
    candidate: Vec<Option<(Cost, usize)>>,
    /// Vertices whose nearest edge is tight already.
    now: Vec<usize>,
    /// The raise at which something happens to a vertex or to an inner blossom.
    later: BinaryHeap<Reverse<(Cost, usize)>>,
}

/// The next event of the forest.
pub(super) enum Event {
    /// The edge from an outer vertex to another is tight; the third is the end that stored it.
    Tight(usize, usize, usize),
    /// The dual variable of an inner blossom has fallen to zero.
    ZeroDual(usize),
}

impl<'c, 'e> Forest<'c, 'e> {
    pub fn new(of: &'c mut MinCostMatching<'e>, roots: &[usize]) -> Forest<'c, 'e> {
        let size = of.size();
        let label = |&fixed: &bool| if fixed { Label::Fixed } else { Label::Untouched };
        let mut labels: Vec<Label> = of.fixed.iter().map(label).collect();
        labels.resize(of.blossoms.nodes(), Label::Untouched);
        let mut free = VertexSet::new(of);
        (0..size).filter(|&one| !of.fixed[one]).for_each(|one| free.insert(one, of));
        let mut forest = Forest {
            roots: vec![0; labels.len()],
            labels,
            outer: VertexSet::new(of),
            inner: Bits::new(size),
            free,
            unscanned: Vec::new(),
            raised: 0,
            candidate: vec![None; size],
            now: Vec::new(),
            later: BinaryHeap::new(),
            of,
        };
        roots.iter().for_each(|&root| forest.make_outer(forest.of.blossoms.top[root], root));
        forest
    }

    /// The node around a vertex, and its label.
    pub fn place_of(&self, one: usize) -> (usize, Label) {
        let top = self.of.blossoms.top[one];
        (top, self.labels[top])
    }

    /// Whether the tree of `node` has an augmenting path once it reaches `other`.
    pub fn ends(&self, node: usize, other: usize) -> bool {
        match self.labels[other] {
            Label::Outer => self.roots[node] != self.roots[other],
            _ => {
                let mate = self.of.blossoms.mate[self.of.blossoms.base(other)];
                mate.is_none() || mate == self.of.outside
            }
        }
    }

    /// Finds the nearest vertex again, because the vertex has a new label or its entry is stale. If
    /// that edge is tight and completes an augmenting path, it is returned at once. So trees are
    /// taken apart while they are small.
    fn look_around(&mut self, one: usize) -> Option<(usize, usize)> {
        self.candidate[one] = None;
        let (top, label) = self.place_of(one);
        self.outer.refresh(self.of);
        self.free.refresh(self.of);
        let nearest = match label {
            Label::Untouched => self.of.nearest(one, &self.outer, None),
            Label::Outer => {
                // Tight edges connect each outer vertex with an unmatched one. So the slack between
                // two outer vertices is even, and both of them rise.
                let outer = self.of.nearest(one, &self.outer, None);
                let outer = outer.map(|(slack, two)| (slack / 2, two));
                let free = self.of.nearest(one, &self.free, outer.map(|outer| outer.0));
                free.or(outer)
            }
            Label::Inner(..) | Label::Fixed => None,
        };
        let (slack, two) = nearest?;
        if slack == 0 && label == Label::Outer && self.ends(top, self.of.blossoms.top[two]) {
            return Some((one, two));
        }
        self.candidate[one] = Some((self.raised + slack, two));
        if slack == 0 {
            self.now.push(one);
        } else {
            self.later.push(Reverse((self.raised + slack, one)));
        }
        None
    }

    /// The next event, after the dual variables have changed as far as it needs.
    pub fn next(&mut self) -> Option<Event> {
        loop {
            let (when, node) = match self.now.pop() {
                Some(one) => (self.raised, one),
                None => self.later.pop()?.0,
            };
            if node >= self.of.size() {
                if let Label::Inner(..) = self.labels[node]
                    && let Some(blossom) = self.of.blossoms.blossom(node)
                    && when == self.raised + blossom.dual
                {
                    self.shift(when - self.raised);
                    return Some(Event::ZeroDual(node));
                }
                continue;
            }
            let Some((_, two)) = self.candidate[node].filter(|candidate| candidate.0 == when)
            else {
                continue;
            };
            if self.when(node, two) == Some(when) {
                self.shift(when - self.raised);
                let (_, label) = self.place_of(node);
                let (one, two) = if label == Label::Outer { (node, two) } else { (two, node) };
                return Some(Event::Tight(one, two, node));
            }
            if let Some((one, two)) = self.look_around(node) {
                return Some(Event::Tight(one, two, node));
            }
        }
    }

    /// The total raise at which an edge becomes tight, if one end is outer and none is inner.
    fn when(&self, one: usize, two: usize) -> Option<Cost> {
        let ((top, label), (other, its)) = (self.place_of(one), self.place_of(two));
        let slack = self.of.slack(one, two);
        match (label, its) {
            (Label::Outer, Label::Outer) if top != other => Some(self.raised + slack / 2),
            (Label::Outer, Label::Untouched) | (Label::Untouched, Label::Outer) => {
                Some(self.raised + slack)
            }
            _ => None,
        }
    }

    /// Raises the dual variables of outer nodes and lowers those of inner ones.
    fn shift(&mut self, amount: Cost) {
        if amount == 0 {
            return;
        }
        self.raised += amount;
        self.outer.bits.iter().for_each(|one| self.of.dual[one] += amount);
        self.outer.raised += amount;
        self.inner.iter().for_each(|one| self.of.dual[one] -= amount);
        let blossoms: Vec<usize> = self.of.blossoms.outermost().collect();
        for node in blossoms {
            let Some(blossom) = self.of.blossoms.blossom_mut(node) else { continue };
            match self.labels[node] {
                Label::Outer => blossom.dual += amount,
                Label::Inner(..) => blossom.dual -= amount,
                Label::Untouched | Label::Fixed => {}
            }
        }
    }

    pub fn make_outer(&mut self, node: usize, root: usize) {
        (self.labels[node], self.roots[node]) = (Label::Outer, root);
        for one in self.of.blossoms.vertices(node) {
            self.free.remove(one);
            self.inner.remove(one);
            self.outer.insert(one, self.of);
            self.candidate[one] = None;
            self.unscanned.push(one);
        }
    }

    fn make_inner(&mut self, node: usize, (outer, entry): (usize, usize)) {
        self.labels[node] = Label::Inner(outer, entry);
        self.roots[node] = self.roots[self.of.blossoms.top[outer]];
        for one in self.of.blossoms.vertices(node) {
            self.free.remove(one);
            self.inner.insert(one);
        }
        if let Some(blossom) = self.of.blossoms.blossom(node) {
            self.later.push(Reverse((self.raised + blossom.dual, node)));
        }
    }

    /// Removes a node from its tree.
    fn make_untouched(&mut self, node: usize) {
        self.labels[node] = Label::Untouched;
        for one in self.of.blossoms.vertices(node) {
            self.outer.remove(one);
            self.inner.remove(one);
            self.free.insert(one, self.of);
        }
    }

    /// Grows the trees until each has met another tree or an unmatched vertex; false if one cannot.
    /// With several trees, the dual variables of their roots must be all odd or all even.
    pub fn grow(&mut self, trees: usize) -> bool {
        let mut left = trees;
        while left > 0 {
            let met = match self.unscanned.pop() {
                Some(one) if self.place_of(one).1 == Label::Outer => self.look_around(one),
                Some(_) => None,
                None => match self.next() {
                    None => return false,
                    Some(Event::ZeroDual(node)) => {
                        self.expand(node);
                        None
                    }
                    Some(Event::Tight(one, two, asked)) => {
                        self.go_along(one, two).or_else(|| self.look_around(asked))
                    }
                },
            };
            if let Some((one, two)) = met {
                left -= self.augment(one, two);
            }
        }
        true
    }

    /// Grows a tree along a tight edge from an outer vertex. If the edge completes an augmenting
    /// path, it is returned to the caller instead.
    fn go_along(&mut self, one: usize, two: usize) -> Option<(usize, usize)> {
        let (top, other) = (self.of.blossoms.top[one], self.of.blossoms.top[two]);
        if self.ends(top, other) {
            return Some((one, two));
        }
        if self.labels[other] == Label::Outer {
            self.shrink(one, two);
        } else if let Some(mate) = self.of.blossoms.mate[self.of.blossoms.base(other)] {
            self.make_inner(other, (one, two));
            self.make_outer(self.of.blossoms.top[mate], self.roots[top]);
        }
        None
    }

    /// Augments along an edge at which a tree ends and takes the trees of both ends apart. Returns
    /// the number of these trees.
    fn augment(&mut self, one: usize, two: usize) -> usize {
        let tops = [one, two].map(|vertex| self.of.blossoms.top[vertex]);
        let mut roots = vec![self.roots[tops[0]]];
        roots.extend((self.labels[tops[1]] == Label::Outer).then_some(self.roots[tops[1]]));
        self.flip(one, two);
        let in_tree = |node: &usize| {
            let label = self.labels[*node];
            matches!(label, Label::Outer | Label::Inner(..)) && roots.contains(&self.roots[*node])
        };
        let mut nodes: Vec<usize> = (0..self.labels.len()).filter(in_tree).collect();
        let mut freed = Vec::new();
        while let Some(node) = nodes.pop() {
            self.make_untouched(node);
            freed.extend(self.of.blossoms.vertices(node));
        }
        freed.iter().for_each(|&one| self.of.open_zero_dual(one));
        for one in freed {
            self.look_around(one);
        }
        // The outside and the vertices matched with it were in no tree.
        self.look_around(two);
        roots.len()
    }

    /// Flips the augmenting path through an edge between two trees, up to both roots. The second
    /// vertex may also be an unmatched vertex outside all trees.
    fn flip(&mut self, one: usize, two: usize) {
        let blossoms = &mut self.of.blossoms;
        for (mut one, mut two) in [(one, two), (two, one)] {
            if Some(one) == self.of.outside {
                continue;
            }
            loop {
                let node = blossoms.top[one];
                let left = blossoms.mate[blossoms.base(node)];
                blossoms.rebase(node, one);
                blossoms.mate[one] = Some(two);
                let Some(inner) = left.map(|left| blossoms.top[left]) else { break };
                let Label::Inner(outer, entry) = self.labels[inner] else { break };
                blossoms.rebase(inner, entry);
                blossoms.mate[entry] = Some(outer);
                (one, two) = (outer, entry);
            }
        }
    }

    /// The nodes from an outer one to the root, each with its edge to the next, lower end first.
    fn way_up(&self, node: usize) -> Vec<(usize, (usize, usize))> {
        let mut way = Vec::new();
        let mut node = node;
        loop {
            let base = self.of.blossoms.base(node);
            let Some(mate) = self.of.blossoms.mate[base] else { break };
            let inner = self.of.blossoms.top[mate];
            let Label::Inner(outer, entry) = self.labels[inner] else { break };
            way.extend([(node, (base, mate)), (inner, (entry, outer))]);
            node = self.of.blossoms.top[outer];
        }
        way.push((node, (node, node)));
        way
    }

    /// Shrinks the odd cycle that an edge between two outer vertices closes into an outer blossom.
    /// The inner vertices of the cycle become outer.
    fn shrink(&mut self, one: usize, two: usize) {
        let mut ours = self.way_up(self.of.blossoms.top[one]);
        let mut theirs = self.way_up(self.of.blossoms.top[two]);
        let mut meeting = None;
        while let (Some(a), Some(b)) = (ours.last(), theirs.last())
            && a.0 == b.0
        {
            meeting = ours.pop().map(|last| last.0);
            theirs.pop();
        }
        let Some(meeting) = meeting else { return };
        let mut children = vec![meeting];
        children.extend(ours.iter().rev().map(|step| step.0));
        children.extend(theirs.iter().map(|step| step.0));
        let mut links: Vec<(usize, usize)> =
            ours.iter().rev().map(|&(_, (lower, upper))| (upper, lower)).collect();
        links.push((one, two));
        links.extend(theirs.iter().map(|step| step.1));
        let root = self.roots[meeting];
        for &child in &children {
            if self.labels[child] != Label::Outer {
                self.make_outer(child, root);
            }
            self.labels[child] = Label::Untouched;
        }
        let node = self.of.blossoms.close(children, links);
        if node == self.labels.len() {
            self.labels.push(Label::Outer);
            self.roots.push(root);
        }
        (self.labels[node], self.roots[node]) = (Label::Outer, root);
    }

    /// Opens an inner blossom whose dual variable is zero. The even path from its entry to its base
    /// stays in the tree. The other children leave the tree.
    fn expand(&mut self, node: usize) {
        let Label::Inner(outer, entry) = self.labels[node] else { return };
        self.make_untouched(node);
        let root = self.roots[node];
        let Some(blossom) = self.of.blossoms.open(node) else { return };
        let entered = self.of.blossoms.top[entry];
        let length = blossom.children.len();
        let start = blossom.children.iter().position(|&child| child == entered).unwrap_or(0);
        let (mut at, mut reached) = (start, (outer, entry));
        loop {
            self.make_inner(blossom.children[at], reached);
            if at == 0 {
                break;
            }
            // The mate of a child comes before it if `start` is even, and after it if `start` is
            // odd.
            let (mate, next) = if start.is_multiple_of(2) {
                let (next, mate) = blossom.links[at - 2];
                reached = (mate, next);
                (at - 1, at - 2)
            } else {
                reached = blossom.links[at + 1];
                (at + 1, (at + 2) % length)
            };
            self.make_outer(blossom.children[mate], root);
            at = next;
        }
        for child in blossom.children {
            if self.labels[child] == Label::Untouched {
                let vertices: Vec<usize> = self.of.blossoms.vertices(child).collect();
                for one in vertices {
                    self.look_around(one);
                }
            }
        }
    }
}

/// A set of vertices, with a bound on their dual variables.
pub(super) struct VertexSet {
    bits: Bits,
    /// For each class, an upper bound of the dual variables in it; `None` for an empty class. The
    /// bounds do not include `raised`.
    most: Vec<Option<Cost>>,
    /// The raise of all dual variables since the set was made.
    raised: Cost,
    /// How many vertices have left since the bounds were last computed.
    left: usize,
}

impl VertexSet {
    fn new(of: &MinCostMatching) -> VertexSet {
        VertexSet {
            bits: Bits::new(of.size()),
            most: vec![None; of.edges.members.len()],
            raised: 0,
            left: 0,
        }
    }

    fn insert(&mut self, one: usize, of: &MinCostMatching) {
        self.bits.insert(one);
        let most = &mut self.most[of.edges.class[one]];
        *most = (*most).max(Some(of.dual[one] - self.raised));
    }

    fn remove(&mut self, one: usize) {
        self.left += usize::from(self.bits.has(one));
        self.bits.remove(one);
    }

    /// Computes the bounds again if many vertices have left.
    fn refresh(&mut self, of: &MinCostMatching) {
        if 8 * self.left < of.size() {
            return;
        }
        self.left = 0;
        self.most.fill(None);
        for one in self.bits.iter() {
            let most = &mut self.most[of.edges.class[one]];
            *most = (*most).max(Some(of.dual[one] - self.raised));
        }
    }
}

struct Nearest {
    below: Cost,
    found: Option<(Cost, usize)>,
}

impl Nearest {
    /// Examines the vertices of a class that are set in these words.
    #[inline]
    fn look(
        &mut self,
        class: Range<usize>,
        words: impl Fn(usize) -> u64,
        slack: impl Fn(usize) -> Cost,
    ) {
        for (at, mask) in masks(class) {
            for bit in ones([words(at) & mask].into_iter()) {
                let two = at * BITS + bit;
                let slack = slack(two);
                if slack < self.below {
                    (self.below, self.found) = (slack, Some((slack, two)));
                    if slack == 0 {
                        return;
                    }
                }
            }
        }
    }
}

/// A blossom: an odd cycle of nodes, shrunk to one node. Link *i* joins child *i* to the next
/// child, and its first vertex lies in child *i*. The links 1, 3, 5 … are matched, so the base lies
/// in child 0.
#[derive(Clone)]
pub(super) struct Blossom {
    pub children: Vec<usize>,
    pub links: Vec<(usize, usize)>,
    pub dual: Cost,
    /// The vertex that is matched outside, or unmatched.
    base: usize,
    /// All vertices inside. Stored like `base`, because walking through nested children is slow.
    vertices: Bits,
}

#[derive(Clone)]
pub(super) struct BlossomForest {
    mate: Vec<Option<usize>>,
    /// For each vertex, the outermost node around it.
    top: Vec<usize>,
    /// For each node, the blossom that it is a child of.
    parent: Vec<Option<usize>>,
    /// The blossoms by node, less the number of vertices.
    blossoms: Vec<Option<Blossom>>,
    /// Nodes of opened blossoms, free for reuse.
    spare: Vec<usize>,
}

impl BlossomForest {
    fn new(size: usize) -> BlossomForest {
        BlossomForest {
            mate: vec![None; size],
            top: (0..size).collect(),
            parent: vec![None; size],
            blossoms: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// The number of vertices.
    fn size(&self) -> usize {
        self.mate.len()
    }

    /// The number of nodes, including those free for reuse.
    fn nodes(&self) -> usize {
        self.parent.len()
    }

    fn blossom(&self, node: usize) -> Option<&Blossom> {
        self.blossoms.get(node.checked_sub(self.size())?)?.as_ref()
    }

    fn blossom_mut(&mut self, node: usize) -> Option<&mut Blossom> {
        let at = node.checked_sub(self.size())?;
        self.blossoms.get_mut(at)?.as_mut()
    }

    /// The blossoms that lie in no other blossom.
    fn outermost(&self) -> impl Iterator<Item = usize> + use<'_> {
        (self.size()..self.nodes())
            .filter(|&node| self.blossom(node).is_some() && self.parent[node].is_none())
    }

    fn base(&self, node: usize) -> usize {
        self.blossom(node).map_or(node, |blossom| blossom.base)
    }

    fn vertices(&self, node: usize) -> impl Iterator<Item = usize> + use<'_> {
        let blossom = self.blossom(node);
        let inside = blossom.map(|blossom| blossom.vertices.iter());
        inside.into_iter().flatten().chain(blossom.is_none().then_some(node))
    }

    /// The vertices of the outermost blossom around a vertex, if there is one.
    fn beside(&self, vertex: usize) -> Option<&Bits> {
        Some(&self.blossom(self.top[vertex])?.vertices)
    }

    /// Shrinks outermost nodes to a blossom and returns its node.
    fn close(&mut self, children: Vec<usize>, links: Vec<(usize, usize)>) -> usize {
        let node = self.spare.pop().unwrap_or(self.nodes());
        if node == self.nodes() {
            self.parent.push(None);
            self.blossoms.push(None);
        }
        let mut vertices = Bits::new(self.size());
        for &child in &children {
            self.parent[child] = Some(node);
            match self.blossom(child) {
                Some(blossom) => vertices.insert_all(&blossom.vertices),
                None => vertices.insert(child),
            }
        }
        vertices.iter().for_each(|vertex| self.top[vertex] = node);
        let (at, base) = (node - self.size(), self.base(children[0]));
        self.blossoms[at] = Some(Blossom { children, links, dual: 0, base, vertices });
        node
    }

    /// Opens an outermost blossom; its children become outermost.
    fn open(&mut self, node: usize) -> Option<Blossom> {
        let at = node.checked_sub(self.size())?;
        let blossom = self.blossoms.get_mut(at)?.take()?;
        self.spare.push(node);
        for &child in &blossom.children {
            self.parent[child] = None;
            match self.blossoms.get(child.wrapping_sub(self.mate.len())) {
                Some(Some(inner)) => inner.vertices.iter().for_each(|one| self.top[one] = child),
                _ => self.top[child] = child,
            }
        }
        Some(blossom)
    }

    /// Makes a vertex of a node the base of the node.
    fn rebase(&mut self, node: usize, vertex: usize) {
        // A list replaces recursion, because blossoms nest deeply.
        let mut open = vec![(node, vertex)];
        while let Some((node, vertex)) = open.pop() {
            if self.base(node) == vertex {
                continue;
            }
            let mut child = vertex;
            while child != node && self.parent[child] != Some(node) {
                let Some(parent) = self.parent[child] else { return };
                child = parent;
            }
            let Some(blossom) = self.blossom_mut(node) else { continue };
            blossom.base = vertex;
            let first = blossom.children.iter().position(|&other| other == child).unwrap_or(0);
            blossom.children.rotate_left(first);
            blossom.links.rotate_left(first);
            open.push((child, vertex));
            let (children, links) = (blossom.children.clone(), blossom.links.clone());
            for at in (1..children.len()).step_by(2) {
                let (one, two) = links[at];
                self.mate[one] = Some(two);
                self.mate[two] = Some(one);
                open.extend([(children[at], one), (children[at + 1], two)]);
            }
        }
    }
}
