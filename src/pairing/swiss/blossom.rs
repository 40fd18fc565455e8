//! Blossoms of a matching: odd cycles that are shrunk to one node.
//!
//! A *node* is a vertex or a blossom. The children of a blossom are nodes, so blossoms nest. One
//! vertex of each blossom, its base, is matched outside it or unmatched. Any vertex of a blossom
//! can become its base, and the others are then matched inside.

use super::bits::Bits;
use super::problem::Cost;

/// A blossom: an odd cycle of nodes, shrunk to one node.
///
/// Link *i* joins child *i* to the next child, and its first vertex lies in child *i*. The links 1,
/// 3, 5 … are matched, so the base lies in child 0.
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

/// The matching and its blossoms.
#[derive(Clone)]
pub(super) struct BlossomForest {
    pub mate: Vec<Option<usize>>,
    /// For each vertex, the outermost node around it.
    pub top: Vec<usize>,
    /// For each node, the blossom that it is a child of.
    parent: Vec<Option<usize>>,
    /// The blossoms by node, less the number of vertices.
    blossoms: Vec<Option<Blossom>>,
    /// Nodes of opened blossoms, free for reuse.
    spare: Vec<usize>,
}

impl BlossomForest {
    pub fn new(size: usize) -> BlossomForest {
        BlossomForest {
            mate: vec![None; size],
            top: (0..size).collect(),
            parent: vec![None; size],
            blossoms: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// The number of vertices.
    pub fn size(&self) -> usize {
        self.mate.len()
    }

    /// The number of nodes, including those free for reuse.
    pub fn nodes(&self) -> usize {
        self.parent.len()
    }

    pub fn blossom(&self, node: usize) -> Option<&Blossom> {
        self.blossoms.get(node.checked_sub(self.size())?)?.as_ref()
    }

    pub fn blossom_mut(&mut self, node: usize) -> Option<&mut Blossom> {
        let at = node.checked_sub(self.size())?;
        self.blossoms.get_mut(at)?.as_mut()
    }

    /// The blossoms that lie in no other blossom.
    pub fn outermost(&self) -> impl Iterator<Item = usize> + use<'_> {
        (self.size()..self.nodes())
            .filter(|&node| self.blossom(node).is_some() && self.parent[node].is_none())
    }

    pub fn base(&self, node: usize) -> usize {
        self.blossom(node).map_or(node, |blossom| blossom.base)
    }

    /// All vertices of a node.
    pub fn vertices(&self, node: usize) -> impl Iterator<Item = usize> + use<'_> {
        let blossom = self.blossom(node);
        let inside = blossom.map(|blossom| blossom.vertices.iter());
        inside.into_iter().flatten().chain(blossom.is_none().then_some(node))
    }

    /// The vertices of the outermost blossom around a vertex, if there is one.
    pub fn beside(&self, vertex: usize) -> Option<&Bits> {
        Some(&self.blossom(self.top[vertex])?.vertices)
    }

    /// The sum of the dual variables of all blossoms that contain both vertices.
    #[cfg(test)]
    pub fn shared(&self, one: usize, two: usize) -> Cost {
        let around =
            |vertex: usize| std::iter::successors(self.parent[vertex], |&node| self.parent[node]);
        let ours: Vec<usize> = around(one).collect();
        let shared = around(two).filter(|node| ours.contains(node));
        shared.filter_map(|node| self.blossom(node)).map(|blossom| blossom.dual).sum()
    }

    /// Shrinks outermost nodes to a blossom and returns its node.
    pub fn close(&mut self, children: Vec<usize>, links: Vec<(usize, usize)>) -> usize {
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
    pub fn open(&mut self, node: usize) -> Option<Blossom> {
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
    pub fn rebase(&mut self, node: usize, vertex: usize) {
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
