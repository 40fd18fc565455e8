//! The judge's sheet: penalties, recommendations, deck checks, components and proxies.

use super::help::{KEY, draw_lines};
use super::{Dialog, HelpLine, Narrow};
use crate::event::actions::Action;
use crate::event::{Entry, Event, Id};
use crate::show::prize_lines;
use crate::tui::prelude::*;

#[derive(Debug, Default)]
pub struct Sheet {
    /// None: everybody.
    pub who: Option<Id>,
    /// It shows the prizes, and nothing of the judge's.
    pub of_prizes: bool,
    pub scroll: Scroll,
    pub narrow: Narrow,
}

impl Sheet {
    /// The sheet of the prizes.
    pub fn of_prizes() -> Sheet {
        Sheet { of_prizes: true, ..Sheet::default() }
    }

    pub fn title(&self, event: &Event) -> Message {
        if self.of_prizes {
            return msg!("settings.item");
        }
        match self.who {
            Some(id) => {
                msg!("common.labelled", label = event.label(id), text = msg!("judge.sheet"))
            }
            None => msg!("judge.sheet"),
        }
    }

    /// The content of the sheet now.
    pub fn lines(&self, event: &Event) -> Vec<HelpLine> {
        if self.of_prizes {
            let line = |(key, text): (Option<Arg>, Message)| match key {
                Some(key) => HelpLine::entry(msg!("common.text", text = key), text),
                None => HelpLine::Text(text),
            };
            return prize_lines(event).into_iter().map(line).collect();
        }
        let is = |id: Id| self.who.is_none_or(|who| who == id);
        let penalties = event.penalties_given().into_iter().filter(|item| is(item.id));
        let penalties = penalties.map(|item| {
            let text =
                msg!("common.labelled", label = event.label(item.id), text = item.phrase(event));
            line(item.entry, msg!("common.dotted", one = text, other = item.by()))
        });
        let open = event.recommended.values().filter(|open| is(open.id)).map(|open| {
            let sentence = msg!("judge.open", marshal = &open.marshal);
            let sentence = match &open.note {
                Some(note) => msg!("common.labelled", label = sentence, text = note),
                None => sentence,
            };
            HelpLine::Text(msg!("common.labelled", label = event.label(open.id), text = sentence))
        });
        let entries_of = |about: fn(&Action) -> Option<Vec<Id>>| -> Vec<HelpLine> {
            let entries = event.counting().rev();
            let entries = entries
                .filter(|entry| about(&entry.action).is_some_and(|ids| ids.into_iter().any(is)));
            entries.map(|entry| line(entry, event.describe(entry))).collect()
        };
        let checks = entries_of(|action| match action {
            Action::DeckCheck(checked) => Some(vec![checked.id]),
            Action::CheckDraw(drawn) => Some(drawn.ids.clone()),
            _ => None,
        });
        let components = entries_of(|action| match action {
            Action::Component(case) => Some(vec![case.id]),
            _ => None,
        });
        let proxy = event.ruleset.components.as_ref().and_then(|all| all.proxy.as_ref());
        let proxy = proxy.filter(|_| event.components.iter().any(|case| case.proxy.is_some()));
        let proxy = proxy.map(|text| HelpLine::Text(msg!("common.text", text)));
        let parts = [
            (msg!("judge.key-sheet").capitalised(), penalties.collect()),
            (msg!("judge.recommended"), open.collect()),
            (msg!("verify.deck-check").capitalised(), checks),
            (msg!("judge.components"), components.into_iter().chain(proxy).collect()),
        ];
        let mut lines: Vec<HelpLine> = Vec::new();
        for (heading, part) in parts {
            let part: Vec<HelpLine> = part;
            if part.is_empty() {
                continue;
            }
            lines.extend((!lines.is_empty()).then_some(HelpLine::Empty));
            lines.push(HelpLine::Heading(heading));
            lines.extend(part);
        }
        if lines.is_empty() {
            lines.push(HelpLine::Text(msg!("judge.nothing-yet")));
        }
        lines
    }
}

/// A line of the log with its number and time.
fn line(entry: &Entry, text: Message) -> HelpLine {
    let key = msg!("common.spaced", one = format!("{} ", entry.n), other = entry.at.clock());
    HelpLine::entry(key, text)
}

/// Shows the judge's sheet: at the desk that of the chosen player, elsewhere everybody's.
pub fn open(model: &mut Model) {
    let at_desk = model.desk().is_some();
    let who = model.chosen_player().filter(|_| at_desk);
    model.ask(Dialog::Sheet(Sheet { who, ..Sheet::default() }));
}

/// Draws the judge's sheet as the event is now.
pub fn draw(model: &Model, sheet: &Sheet, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    let (title, lines) = (sheet.title(event), sheet.lines(event));
    let found = sheet.narrow.lines(&lines, &model.words);
    let how = (&sheet.scroll, &sheet.narrow);
    draw_lines(model, (&title, &lines, &found), (how, KEY), keys, frame, body);
}
