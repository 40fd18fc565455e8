//! The paper pack: the sheets of a published round, and those of a finished one.

use super::folder::FolderContent;
use crate::event::{Event, Round, Stage};
use crate::msg;
use crate::show::{Format, PackSheet, ShowRequest, What, pack, sheets};
use crate::words::{Message, Words};

/// The separator of two sheets of paper.
const FORM_FEED: &str = "\x0c\n";

/// The sheets when a round is published, and when it is finished.
const PUBLISHED: [What; 5] =
    [What::ByName, What::Pairings, What::Slips, What::Bracket, What::Missing];
const FINISHED: [What; 3] = [What::Standings, What::Pairings, What::Bracket];

/// The files due now: the newest round, and the last finished one.
///
/// Also an older round, if its result has just changed.
pub(super) fn content(event: &Event, words: &Words) -> FolderContent {
    let mut event = event.public_view();
    if event.takes_reports().is_some() {
        // These sheets hang on a wall and lie in a shared folder: no player's code stands there.
        event.to_mut().setup.reports = None;
    }
    let mut files = Vec::new();
    let rounds = || {
        let stages = event.stages.iter().enumerate().rev();
        stages.flat_map(|(at, stage)| {
            stage.rounds.iter().rev().map(move |round| (at as u32 + 1, stage, &**round))
        })
    };
    if let Some((number, stage, round)) = rounds().next() {
        let title = msg!("pages.page-of-pairings", round = stage.round_name(round.number));
        let stem = format!("{}-pairings", stem(number, stage, round.number));
        files.extend(written(&event, (number, round), (&stem, title), &PUBLISHED, words));
    }
    let corrected = corrected(&event);
    let finished = rounds().filter(|(_, _, round)| is_finished(round)).enumerate();
    for (at, (number, stage, round)) in finished {
        if at > 0 && corrected != Some((number, round.number)) {
            continue;
        }
        let title = msg!("pages.page-of-results", round = stage.round_name(round.number));
        let stem = format!("{}-results", stem(number, stage, round.number));
        files.extend(written(&event, (number, round), (&stem, title), &FINISHED, words));
    }
    FolderContent { files, keeps }
}

/// The stage and the round of the result that the newest action enters or takes back.
fn corrected(event: &Event) -> Option<(u32, u32)> {
    let newest = &event.log.last()?.action;
    let reported = event.meant(newest).unwrap_or(newest).reported()?;
    Some((reported.stage as u32, reported.round))
}

fn is_finished(round: &Round) -> bool {
    round.missing().next().is_none()
}

/// `round-2`, `finals-1`.
fn stem(number: u32, stage: &Stage, round: u32) -> String {
    match (number, stage.kind.is_preliminary()) {
        (1, true) => format!("round-{round:02}"),
        (_, false) => format!("finals-{round}"),
        (number, true) => format!("stage-{number}-round-{round:02}"),
    }
}

/// Whether the round of this file still exists, with its results.
///
/// An undone round has no sheet, and one that lacks a result again has none of results.
fn keeps(event: &Event, name: &str) -> bool {
    let event = event.public_view();
    (1..).zip(&event.stages).any(|(number, stage)| {
        stage.rounds.iter().any(|round| {
            let stem = stem(number, stage, round.number);
            let kind = name.strip_prefix(&stem).and_then(|rest| rest.strip_prefix('-'));
            kind.is_some_and(|kind| !kind.starts_with("results.") || is_finished(round))
        })
    })
}

/// One pack as a text for any printer and as a page that prints well.
fn written(
    event: &Event,
    (stage, round): (u32, &Round),
    (stem, title): (&str, Message),
    all: &[What],
    words: &Words,
) -> [(String, String); 2] {
    let stands = words.text(&stands(event));
    let at = event.stages.get(stage as usize - 1);
    let is_preliminary = at.is_some_and(|stage| stage.kind.is_preliminary());
    let mut text = Vec::new();
    let mut printed = Vec::new();
    for what in all {
        // After a round of the finals the standings are those of the day.
        let of_day = *what == What::Standings && !is_preliminary;
        let of_round = *what != What::Bracket && !of_day;
        let request = ShowRequest {
            round: of_round.then_some(round.number),
            stage: of_round.then_some(stage),
            ..ShowRequest::new(*what, Format::Text)
        };
        // Swiss rounds have no bracket.
        let Ok(sheets) = sheets(event, request, words) else { continue };
        text.extend(sheets.into_iter().map(|sheet| format!("{stands}\n{sheet}")));
        printed.extend(PackSheet::of(event, request, words).ok());
    }
    let title = words.text(&title.capitalised());
    [
        (format!("{stem}.txt"), text.join(FORM_FEED)),
        (format!("{stem}.html"), pack((&title, &stands), &printed, words.tag())),
    ]
}

/// The event, and the time of its newest action.
fn stands(event: &Event) -> Message {
    let when = event
        .log
        .last()
        .map_or_else(String::new, |entry| format!("{} {}", entry.at.day(), entry.at.clock()));
    msg!("common.dotted", one = event.name(), other = when)
}
