//! The signature of a message: arguments, terms, and what no message may contain.

use super::{Message, is_hostile};
use crate::msg;
use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::{BTreeMap, BTreeSet};

/// A message or a term of a file; a term's name begins with `-`.
pub(super) struct Entry<'a> {
    pub name: &'a str,
    pub byte: usize,
    pub signature: Signature<'a>,
}

/// The arguments and terms of a message, each with the byte of its first use.
#[derive(Default)]
pub(super) struct Signature<'a> {
    pub variables: BTreeMap<&'a str, usize>,
    pub terms: BTreeMap<&'a str, usize>,
    /// Its parts that no message may contain.
    pub refused: Vec<Message>,
}

/// The messages and terms of a file.
pub(super) fn entries<'a>(
    text: &'a str,
    resource: ast::Resource<&'a str>,
) -> impl Iterator<Item = Entry<'a>> {
    resource.body.into_iter().filter_map(move |entry| {
        let (name, value, attributes) = match entry {
            ast::Entry::Message(message) => (message.id.name, message.value, message.attributes),
            ast::Entry::Term(term) => (term.id.name, Some(term.value), term.attributes),
            _ => return None,
        };
        let mut walk = Walk { text, signature: Signature::default() };
        match &value {
            Some(pattern) => walk.pattern(pattern),
            None => walk.refuse(msg!("words.no-text", name)),
        }
        if !attributes.is_empty() {
            walk.refuse(msg!("words.attribute", name));
        }
        let byte = walk.byte(name);
        // A term's identifier is stored without its hyphen.
        let is_term = byte.checked_sub(1).is_some_and(|at| text[at..].starts_with('-'));
        let begin = if is_term { byte - 1 } else { byte };
        let name = &text[begin..byte + name.len()];
        Some(Entry { name, byte: begin, signature: walk.signature })
    })
}

/// The names of the terms that a file defines.
pub(super) fn terms(text: &str) -> BTreeSet<&str> {
    let (Ok(resource) | Err((resource, _))) = parser::parse_runtime(text);
    let names = resource.body.into_iter().filter_map(|entry| match entry {
        ast::Entry::Term(term) => Some(term.id.name),
        _ => None,
    });
    names.collect()
}

struct Walk<'a> {
    text: &'a str,
    signature: Signature<'a>,
}

impl<'a> Walk<'a> {
    /// The byte of the text at which this part of it begins.
    fn byte(&self, part: &str) -> usize {
        (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize).min(self.text.len())
    }

    fn refuse(&mut self, found: Message) {
        self.signature.refused.push(found);
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&'a str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn letters(&mut self, text: &str) {
        if let Some(letter) = text.chars().find(|letter| *letter != '\n' && is_hostile(*letter)) {
            let code = format!("U+{:04X}", u32::from(letter));
            self.refuse(msg!("words.hostile", code));
        }
    }

    fn expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.letters(&unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                let byte = self.byte(id.name);
                self.signature.variables.entry(id.name).or_insert(byte);
            }
            InlineExpression::TermReference { id, .. } => {
                let byte = self.byte(id.name);
                self.signature.terms.entry(id.name).or_insert(byte);
            }
            InlineExpression::MessageReference { id, .. } => {
                self.refuse(msg!("words.reference", name = id.name));
            }
            InlineExpression::FunctionReference { id, .. } => {
                self.refuse(msg!("words.function", name = id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }
}
