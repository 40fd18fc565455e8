//! The rules that the game's file has for a judge, searched by typing.

use super::Dialog;
use super::search::{Entry, Hits};
use crate::ruleset::{Advice, Ruleset, handbook};
use crate::tui::keys::{END, HOME};
use crate::tui::prelude::*;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    unhinted!(Rules, &[HOME], First, msg!("keys.first")),
    unhinted!(Rules, &[END], Last, msg!("keys.last")),
    bind!(Rules, &[TAB], OTHER_LANGUAGE, msg!("keys.other-language")),
    bind!(Rules, &[ESC], CloseDialog, msg!("keys.back"), msg!("keys.empty-or-back")),
    bind!(Rules, &[ENTER], Guided, msg!("keys.questions")),
];

acts! {
    OTHER_LANGUAGE = changes(|model, _| other_language(model));
}

#[derive(Debug)]
pub struct Rules {
    /// The text searched for.
    pub wanted: TextField,
    pub scroll: Scroll,
    /// Whether the rules are shown in the other language than the screen's.
    pub other: bool,
    /// The language of the screen, and another.
    languages: [Words; 2],
    /// All entries, in both languages.
    pairs: Vec<(Advice, Advice)>,
    /// The words of each pair.
    entries: Vec<Entry>,
}

/// The hits of the search.
pub struct Found<'a> {
    /// The entries in the language shown, each with its topic in the other language.
    pub advice: Vec<(&'a Advice, &'a str)>,
    /// Whether each of them holds every word; otherwise each holds as many as any entry does.
    pub(super) all_words: bool,
}

impl Rules {
    /// The rules in the language of the screen. Beside another language stands English, and
    /// beside English stands Polish.
    pub fn of(ruleset: &Ruleset, words: &Words) -> Rules {
        let other = match words.tag() {
            "en" => Words::built_in("pl").unwrap_or_else(|| words.clone()),
            _ => Words::english().clone(),
        };
        let (own, beside) = (handbook(ruleset, words), handbook(ruleset, &other));
        let pairs: Vec<(Advice, Advice)> = own.into_iter().zip(beside).collect();
        let entry = |(own, other): &(Advice, Advice)| {
            let title = format!("{} {}", own.topic, other.topic);
            Entry::of(&title, &format!("{} {}", own.body(), other.body()))
        };
        Rules {
            wanted: TextField::default(),
            scroll: Scroll::default(),
            other: false,
            languages: [words.clone(), other],
            entries: pairs.iter().map(entry).collect(),
            pairs,
        }
    }

    pub fn count(&self) -> usize {
        self.pairs.len()
    }

    /// The entries that hold the typed words, in either language, the best first.
    pub fn found(&self) -> Found<'_> {
        let hits = Hits::of(&self.entries, self.wanted.value());
        let shown = |at: &usize| {
            let (own, other) = &self.pairs[*at];
            match self.other {
                true => (other, own.topic.as_str()),
                false => (own, other.topic.as_str()),
            }
        };
        Found { advice: hits.order.iter().map(shown).collect(), all_words: hits.all_words }
    }

    /// The ids of the rulings found that ask questions, the best first.
    pub fn guided(&self) -> Vec<String> {
        self.found().advice.iter().filter_map(|(advice, _)| advice.guided.clone()).collect()
    }

    /// The language in which the rules are shown.
    pub fn words(&self) -> &Words {
        &self.languages[usize::from(self.other)]
    }

    pub fn handle_text_key(&mut self, key: Key) {
        if self.wanted.key(key) {
            self.scroll.top();
        }
    }

    pub fn paste(&mut self, text: &str) {
        self.wanted.paste(text.trim());
        self.scroll.top();
    }

    /// Ends the search and shows everything; false if everything is shown already.
    pub(super) fn show_all(&mut self) -> bool {
        let searched = !self.wanted.is_empty();
        if searched {
            self.wanted.clear();
            self.scroll.top();
        }
        searched
    }
}

/// Shows the judge's handbook of the event's own ruleset.
pub fn open(model: &mut Model) {
    if let Some(event) = model.event() {
        let rules = Rules::of(&event.ruleset, &model.words);
        model.ask(Dialog::Rules(rules));
    }
}

fn other_language(model: &mut Model) {
    if let Some(Dialog::Rules(rules)) = model.dialogs.last_mut() {
        rules.other = !rules.other;
    }
}

/// In a narrower box the row of the search has few words.
const NARROW: u16 = 60;

/// Draws the search text in the first row, and the rules found in the rest of the area.
pub fn draw(model: &Model, rules: &Rules, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let Some(event) = model.event() else { return };
    let words = &model.words;
    let game = event.ruleset.name.get(rules.words().tag());
    let found = rules.found();
    let size = (Width::Wide, body.height);
    let title =
        words.text(&msg!("common.labelled", label = msg!("keys.rules").capitalised(), text = game));
    let inner = boxed(frame, model, keys, body, size, &title);
    let label = words.text(&msg!("handbook.find")) + " ";
    let about = words.text(&match rules.wanted.is_empty() {
        true if inner.width < NARROW => msg!("screen.any-word"),
        true => msg!("handbook.type-any-word"),
        false if found.all_words || found.advice.is_empty() => {
            msg!("handbook.found", n = found.advice.len(), all = rules.count())
        }
        false => msg!("handbook.found-some", n = found.advice.len(), all = rules.count()),
    });
    let row = Rect { height: inner.height.min(1), ..inner };
    let taken = (text::width(&label) as u16).min(inner.width);
    let right = (text::width(&about) as u16).min(inner.width - taken);
    let place = Rect { x: row.x + taken, width: inner.width - taken - right, ..row };
    let below = list::titled(frame, inner, &Line::styled(label, theme.quiet));
    list::field(frame, place, theme, &rules.wanted, true);
    let place = Rect { x: inner.right() - right, width: right, ..row };
    list::put(frame, place, Line::styled(about, theme.quiet));
    let columns = usize::from(inner.width);
    if found.advice.is_empty() {
        let key = key_for(Context::Rules, Act::CloseDialog);
        let sentence = words.text(&msg!("handbook.nothing-found", key));
        let lines: Vec<Line> = list::wrapped(&sentence, columns, theme.quiet);
        list::lines(frame, below, &lines);
    }
    let searched = !rules.wanted.value().trim().is_empty();
    let lines = lines(model, &found.advice, searched, columns);
    let rows = usize::from(below.height);
    let first = rules.scroll.first(lines.len(), rows);
    list::scrolled(frame, below, (theme, &model.words), &lines, first);
}

/// The lines for these entries: a heading for each new part, and each entry's topic and text.
/// The topic is given in both languages. Hits of a search are not in the order of the parts, so
/// each topic then names its part.
fn lines(
    model: &Model,
    found: &[(&Advice, &str)],
    searched: bool,
    columns: usize,
) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let mut lines = Vec::new();
    let mut part = "";
    for (n, (advice, beside)) in found.iter().enumerate() {
        if part != advice.part && !searched {
            lines.extend((!lines.is_empty()).then(Line::default));
            lines.push(Line::styled(advice.part.clone(), theme.title_focused));
        }
        part = &advice.part;
        lines.extend(topic(advice, beside, searched, columns, theme));
        for paragraph in &advice.text {
            let wrapped = text::wrapped(paragraph, columns.saturating_sub(2));
            lines.extend(wrapped.into_iter().map(|l| Line::styled(format!("  {l}"), theme.text)));
        }
        if advice.guided.is_some() {
            let key = key_for(Context::Rules, Act::Guided);
            let text = model.words.text(&msg!("handbook.asks-questions", key = key.as_str()));
            lines.push(list::with_key(format!("  {text}"), &key, theme, theme.quiet));
        }
        // Consecutive entries from one source name that source only once, behind the last.
        let next = found.get(n + 1).map(|(next, _)| *next);
        let same = next.is_some_and(|next| next.part == part && next.source == advice.source);
        if let Some(source) = advice.source.as_ref().filter(|_| !same) {
            let source = text::cut(source, columns.saturating_sub(4));
            lines.push(Line::styled(format!("  [{source}]"), theme.quiet));
        }
    }
    lines
}

/// The topic in both languages; after a search, with its part at the end of the line.
fn topic(
    advice: &Advice,
    beside: &str,
    searched: bool,
    columns: usize,
    theme: &Theme,
) -> Option<Line<'static>> {
    let part = if searched { advice.part.as_str() } else { "" };
    if advice.topic.is_empty() {
        return searched.then(|| Line::styled(text::cut(part, columns), theme.title_focused));
    }
    let width = columns.saturating_sub(if part.is_empty() { 0 } else { text::width(part) + 2 });
    let own = text::cut(&advice.topic, width);
    let left = width.saturating_sub(text::width(&own));
    let mut spans = vec![Span::styled(own, theme.wanted)];
    let beside = match beside != advice.topic && left > 6 {
        true => format!(" · {}", text::cut(beside, left - 3)),
        false => String::new(),
    };
    let gap = left.saturating_sub(text::width(&beside));
    spans.push(Span::styled(beside, theme.quiet));
    if !part.is_empty() {
        spans.push(Span::raw(" ".repeat(gap + 2)));
        spans.push(Span::styled(part.to_owned(), theme.title_focused));
    }
    Some(Line::from(spans))
}
