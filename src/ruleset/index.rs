use super::problem::Position;
use std::collections::HashMap;

/// The positions of a text by key path, such as `structures.basic.rows[2].players`.
#[derive(Debug, Default)]
pub(super) struct Index {
    pub root: Node,
}

/// A value of the text.
#[derive(Debug)]
pub(super) struct Node {
    /// The position of a group or list is that of its key, if it has one.
    pub at: Position,
    pub key_at: Position,
    pub children: Children,
}

#[derive(Debug)]
pub(super) enum Children {
    None,
    Keys(HashMap<String, Node>),
    Items(Vec<Node>),
}

impl Default for Node {
    fn default() -> Self {
        Node { at: Position::START, key_at: Position::START, children: Children::None }
    }
}

impl Index {
    /// The position of the value at `path`.
    ///
    /// If the value is absent, this is the position of the nearest group around it.
    pub fn at(&self, path: &str) -> Position {
        self.find(path).at
    }

    /// The position of the last key of `path`.
    pub fn key_at(&self, path: &str) -> Position {
        self.find(path).key_at
    }

    fn find(&self, path: &str) -> &Node {
        let mut node = &self.root;
        for step in path.split(['.', '[']).filter(|step| !step.is_empty()) {
            let next = match &node.children {
                Children::None => None,
                Children::Keys(keys) => keys.get(step),
                Children::Items(items) => {
                    step.trim_end_matches(']').parse().ok().and_then(|n: usize| items.get(n))
                }
            };
            match next {
                Some(next) => node = next,
                None => break,
            }
        }
        node
    }
}
