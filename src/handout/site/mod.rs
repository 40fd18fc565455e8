//! The site for phones: a few static pages about an event, as everybody may see it.
//!
//! [`pages`] makes all files from an event, a moment and languages; it reads and writes nothing.
//! Each page is whole without JavaScript. Our own script, style and icon lie beside the pages, and
//! the policy on every page allows a browser nothing else.

mod announced;
mod bracket;
mod frame;
mod html;
mod now;
mod places;
mod rounds;
mod tables;
mod top;

use super::folder::FolderContent;
use crate::event::{Event, Moment};
use crate::words::{Catalogue, Words};
use frame::{Frame, PageKind};
use include_dir::{Dir, include_dir};
use std::collections::BTreeSet;

/// The script, the style and the icon.
static ASSETS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/config/site");

/// The site as a folder holds it; files of older sites go.
pub fn content(event: &Event, now: Moment, languages: &[Words]) -> FolderContent {
    FolderContent { files: pages(event, now, languages), keeps: |_, _| false }
}

/// The languages of a site: that of what players read, then every other of the program.
pub fn languages(of_players: &Words) -> Vec<Words> {
    let others = Catalogue::tags().filter_map(Words::built_in);
    let others = others.filter(|words| words.tag() != of_players.tag());
    std::iter::once(of_players.clone()).chain(others).collect()
}

/// The languages in an order in which the plain names keep their language. It is the one that has
/// no name of its own among the files that stand there.
pub fn plain_names_kept(mut languages: Vec<Words>, files: &BTreeSet<String>) -> Vec<Words> {
    let plain = files.contains(&PageKind::Now.file_in(None));
    let is_named = |words: &Words| files.contains(&PageKind::Now.file_in(Some(words)));
    if let Some(at) = languages.iter().position(|words| plain && !is_named(words)) {
        languages[..=at].rotate_right(1);
    }
    languages
}

/// All files of the site by name. The first language has the plain names, such as `index.html`.
///
/// The event is shown as the room sees it: without a held round. `now` gives the time zone, and
/// the moment for which the clock and the end of the day are told.
pub fn pages(event: &Event, now: Moment, languages: &[Words]) -> Vec<(String, String)> {
    let room = event.room();
    let frame = Frame { event: &room, now, languages };
    let mut files: Vec<(String, String)> = Vec::new();
    for kind in PageKind::of(&room) {
        // The facts are computed once and told in each language.
        let told = made(&room, now, kind);
        for (at, words) in languages.iter().enumerate() {
            files.push((frame.file(kind, at), frame.page(kind, at, &told(words))));
        }
    }
    let assets = ASSETS.files().filter_map(|file| {
        let name = file.path().to_str()?.to_owned();
        Some((name, file.contents_utf8()?.to_owned()))
    });
    files.extend(assets);
    files
}

type Made<'e> = Box<dyn Fn(&Words) -> html::Html + 'e>;

fn made(room: &Event, now: Moment, kind: PageKind) -> Made<'_> {
    match kind {
        PageKind::Now => Box::new(move |words| now::content(room, words)),
        PageKind::Places => {
            let places = places::Places::of(room);
            Box::new(move |words| places.content(words))
        }
        PageKind::Bracket => Box::new(move |words| bracket::content(room, words)),
        PageKind::Rounds => Box::new(move |words| rounds::content(room, words)),
        PageKind::Announced => Box::new(move |words| announced::content(room, now, words)),
    }
}

#[cfg(test)]
mod tests;
