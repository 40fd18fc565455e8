//! The reference of the JSON as a text.

use super::{DOCUMENT, Key, Of, SHAPES, Shape, Sheet};
use crate::show::wrapped;

/// The columns of a text that fits every terminal.
const WIDTH: usize = 80;

/// Columns for a key.
const KEY: usize = 22;

/// Every sheet with its keys, and every shape.
pub fn reference() -> String {
    let mut out = String::new();
    for sheet in &SHAPES.sheets {
        out.push_str(&heading(sheet));
        let names = match &sheet.of {
            Of::Shape(name) => name.clone(),
            Of::Keys(_) => {
                let keys = SHAPES.keys(sheet).into_iter().map(|(key, optional)| {
                    format!("{}{}", key.name, if optional { "?" } else { "" })
                });
                keys.collect::<Vec<_>>().join(", ")
            }
        };
        out.push_str(&indented(&names, 2));
    }
    SHAPES.shapes.iter().for_each(|shape| out.push_str(&told(shape)));
    out
}

/// One sheet with the shapes that it leads to; None if no such sheet is written as JSON.
pub fn reference_of(sheet: &str) -> Option<String> {
    let sheet = SHAPES.sheet(sheet)?;
    let keys = SHAPES.keys(sheet);
    let mut out = heading(sheet);
    keys.iter().for_each(|(key, optional)| out.push_str(&line(key, *optional)));
    let below = SHAPES.reached(&keys);
    below.into_iter().filter(|shape| shape.name != DOCUMENT).for_each(|shape| {
        out.push_str(&told(shape));
    });
    Some(out)
}

fn heading(sheet: &Sheet) -> String {
    format!("\n{}\n{}", sheet.name, indented(&sheet.about, 2))
}

fn told(shape: &Shape) -> String {
    let mut out = format!("\n{}\n{}", shape.name, indented(&shape.about, 2));
    shape.keys.iter().for_each(|key| out.push_str(&line(key, key.optional)));
    for kind in &shape.either {
        out.push_str(&indented(&kind.told(), 4));
    }
    out
}

fn line(key: &Key, optional: bool) -> String {
    let name = format!("{}{}", key.name, if optional { "?" } else { "" });
    let says = format!("{}. {}", key.kind.told(), key.about);
    let mut lines = wrapped(says.split(' '), WIDTH - KEY - 4).into_iter();
    let first = lines.next().unwrap_or_default();
    let mut out = format!("    {name:<KEY$}{first}\n");
    lines.for_each(|line| out.push_str(&format!("    {:KEY$}{line}\n", "")));
    out
}

fn indented(text: &str, by: usize) -> String {
    let lines = wrapped(text.split(' '), WIDTH - by);
    lines.into_iter().map(|line| format!("{:by$}{line}\n", "")).collect()
}
