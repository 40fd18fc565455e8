//! Finds the positions of all values in a YAML text, and limits the YAML a file may use.
//!
//! `serde_yaml` keeps no positions, silently takes the last of two equal keys, and expands aliases
//! until the memory is full. This pass therefore reads the text first.

use super::index::{Children, Index, Node};
use super::letters::shown;
use super::not_yaml;
use super::problem::{Fault, Position};
use crate::msg;
use saphyr_parser::{Event, Marker, Parser, Tag};
use std::borrow::Cow;
use std::collections::HashMap;

/// How deep lists and groups may be nested; rulesets need seven levels.
const DEEPEST: usize = 16;
/// The longest key, in bytes.
const LONGEST_KEY: usize = 100;

/// Reads the text once for positions.
///
/// # Errors
/// Some YAML is not allowed: anchors, aliases, tags, several documents, equal keys in a group, keys
/// that are not words, and nesting deeper than sixteen. Text that is not YAML at all is an error
/// too. All equal keys are reported; for the other mistakes only the first one is.
pub(super) fn locate(text: &str) -> Result<Index, Vec<Fault>> {
    let mut walk = Walk::default();
    let mut parser = Parser::new_from_str(text);
    while let Some(event) = parser.next_event() {
        let taken = match event {
            Ok((event, span)) => walk.take(event, position(span.start)),
            Err(error) => Err(not_yaml(text, position(*error.marker()), error.info())),
        };
        if let Err(fault) = taken {
            walk.faults.push(fault);
            return Err(walk.faults);
        }
    }
    match walk.root {
        Some(root) if walk.faults.is_empty() => Ok(Index { root }),
        Some(_) => Err(walk.faults),
        None => Err(vec![empty()]),
    }
}

/// A group or list that has not ended yet.
struct Open {
    at: Position,
    children: Children,
    key: Option<(String, Position)>,
}

#[derive(Default)]
struct Walk {
    open: Vec<Open>,
    root: Option<Node>,
    documents: usize,
    faults: Vec<Fault>,
}

impl Walk {
    fn take(&mut self, event: Event<'_>, at: Position) -> Result<(), Fault> {
        match event {
            Event::DocumentStart(_) => {
                self.documents += 1;
                if self.documents > 1 {
                    return Err(Fault::new(at, msg!("yaml.second-document")));
                }
            }
            Event::Alias(_) => return Err(alias(at)),
            Event::Scalar(word, _, anchor, tag) => {
                plain(anchor, tag, at)?;
                self.scalar(word, at)?;
            }
            Event::MappingStart(anchor, tag) => {
                plain(anchor, tag, at)?;
                self.start(at, Children::Keys(HashMap::new()))?;
            }
            Event::SequenceStart(anchor, tag) => {
                plain(anchor, tag, at)?;
                self.start(at, Children::Items(Vec::new()))?;
            }
            Event::MappingEnd | Event::SequenceEnd => {
                if let Some(open) = self.open.pop() {
                    self.put(open.at, open.children);
                }
            }
            Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => {}
        }
        Ok(())
    }

    /// Whether the next value is the key of a group.
    fn key_is_due(&self) -> bool {
        let open = self.open.last();
        open.is_some_and(|open| open.key.is_none() && matches!(open.children, Children::Keys(_)))
    }

    fn scalar(&mut self, word: Cow<'_, str>, at: Position) -> Result<(), Fault> {
        if !self.key_is_due() {
            self.put(at, Children::None);
            return Ok(());
        }
        if word.len() > LONGEST_KEY {
            let found = msg!("yaml.long-key", key = shown(&word), most = LONGEST_KEY);
            return Err(Fault::new(at, found));
        }
        if let Some(open) = self.open.last_mut() {
            open.key = Some((word.into_owned(), at));
        }
        Ok(())
    }

    fn start(&mut self, at: Position, children: Children) -> Result<(), Fault> {
        if self.key_is_due() {
            return Err(Fault::new(at, msg!("yaml.no-word-as-key")));
        }
        if self.open.len() == DEEPEST {
            return Err(too_deep(at));
        }
        self.open.push(Open { at, children, key: None });
        Ok(())
    }

    fn put(&mut self, at: Position, children: Children) {
        let is_scalar = matches!(children, Children::None);
        let mut node = Node { at, key_at: at, children };
        let Some(open) = self.open.last_mut() else {
            self.root = Some(node);
            return;
        };
        match (&mut open.children, open.key.take()) {
            (Children::Keys(keys), Some((key, key_at))) => {
                node.key_at = key_at;
                if !is_scalar {
                    node.at = key_at;
                }
                if let Some(first) = keys.get(&key) {
                    let line = first.key_at.line;
                    let found = msg!("yaml.key-twice", key = shown(&key), line);
                    self.faults.push(Fault::new(key_at, found));
                } else {
                    keys.insert(key, node);
                }
            }
            (Children::Items(items), _) => items.push(node),
            _ => {}
        }
    }
}

fn position(mark: Marker) -> Position {
    Position { line: mark.line().max(1), column: mark.col() + 1 }
}

fn plain(anchor: usize, tag: Option<Cow<'_, Tag>>, at: Position) -> Result<(), Fault> {
    if anchor != 0 {
        return Err(Fault::new(at, msg!("yaml.anchor")));
    }
    if tag.is_some() {
        return Err(Fault::new(at, msg!("yaml.tag")));
    }
    Ok(())
}

fn alias(at: Position) -> Fault {
    Fault::new(at, msg!("yaml.alias"))
}

fn too_deep(at: Position) -> Fault {
    Fault::new(at, msg!("yaml.too-deep", most = DEEPEST))
}

fn empty() -> Fault {
    Fault::new(Position::START, msg!("yaml.empty"))
}

fn not_yaml(text: &str, at: Position, info: &str) -> Fault {
    if info.contains("unknown anchor") {
        return alias(at);
    }
    if info.contains("recursion limit") {
        return too_deep(at);
    }
    not_yaml::not_yaml(text, at, info)
}
