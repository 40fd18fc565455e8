//! Draws guided rulings: the list of them, the questions, and the verdict.

use super::dialog_box::{KeyList, Width, boxed};
use super::list;
use crate::msg;
use crate::ruleset::{QuestionKind, Ruleset, Ruling};
use crate::tui::dialog::{Guided, Waits};
use crate::tui::model::Model;
use crate::tui::text;
use crate::words::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

pub fn draw(model: &Model, guided: &Guided, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    let (theme, words) = (&model.theme, &model.words);
    let ruleset = &event.ruleset;
    let Some(ruling) = guided.chosen(ruleset) else {
        return topics(model, guided, ruleset, keys, frame, body);
    };
    let columns = usize::from(Width::Narrow.columns(body));
    let mut lines = Vec::new();
    for (question, answer) in ruling.questions.iter().zip(&guided.answers) {
        let answer = answer.phrase();
        let said = msg!("aids.answered", question = &question.text, answer);
        lines.extend(told(model, &said, columns, theme.quiet));
    }
    match guided.waits(ruleset) {
        Waits::Topic => {}
        Waits::Answer(question) => {
            let n = guided.answers.len() + 1;
            let of = msg!("aids.question-of", n, all = ruling.questions.len());
            lines.push(Line::default());
            lines.extend(told(model, &of, columns, theme.quiet));
            let asked = msg!("common.text", text = &question.text);
            lines.extend(told(model, &asked, columns, theme.wanted));
            let expected = words.text(&question.expected());
            lines.push(match question.kind {
                QuestionKind::YesNo => Line::styled(expected, theme.quiet),
                QuestionKind::Number => Line::from(vec![
                    Span::styled(format!("{}▏", guided.typed), theme.field),
                    Span::styled(format!("  {expected}"), theme.quiet),
                ]),
            });
        }
        Waits::Verdict(verdict) => {
            lines.push(Line::default());
            let said = msg!("common.text", text = &verdict.text);
            lines.extend(told(model, &said, columns, theme.wanted));
            if let Some(source) = verdict.source.as_ref().or(ruling.source.as_ref()) {
                lines.push(Line::styled(text::cut(&format!("[{source}]"), columns), theme.quiet));
            }
            lines.push(Line::default());
            let asked = words.text(&msg!("aids.record-at-table"));
            lines.push(Line::from(vec![
                Span::styled(asked, theme.text),
                Span::styled(format!(" {}▏", guided.typed), theme.field),
            ]));
        }
    }
    let why = guided.error_text.iter();
    lines.extend(why.flat_map(|why| told(model, why, columns, theme.refused)));
    let title = words.text(&title(guided, Some(ruling)));
    let inner = boxed(frame, model, keys, body, (Width::Narrow, lines.len() as u16), &title);
    list::lines(frame, inner, &lines);
}

/// The rulings to choose from.
fn topics(
    model: &Model,
    guided: &Guided,
    ruleset: &Ruleset,
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
) {
    let (theme, words) = (&model.theme, &model.words);
    let title = words.text(&title(guided, None));
    let size = (Width::Narrow, guided.topics.len() as u16 + 1);
    let inner = boxed(frame, model, keys, body, size, &title);
    let asked = words.text(&msg!("aids.which"));
    let below = list::titled(frame, inner, &Line::styled(asked, theme.quiet));
    list::rows(frame, below, theme, (guided.topics.len(), Some(guided.at)), true, |row| {
        let id = &guided.topics[row];
        let topic = Guided::ruling(ruleset, id).map(|ruling| ruling.topic.get(words.tag()));
        Line::styled(text::cut(topic.unwrap_or(id), usize::from(below.width)), theme.text)
    });
}

fn title(guided: &Guided, ruling: Option<&Ruling>) -> Message {
    match (&guided.desk, ruling) {
        (Some(desk), Some(ruling)) => {
            let table = msg!("common.table", n = desk.table);
            msg!("common.dotted", one = &ruling.topic, other = table)
        }
        (None, Some(ruling)) => msg!("common.text", text = &ruling.topic),
        (_, None) => msg!("aids.guided-title"),
    }
}

fn told(model: &Model, said: &Message, columns: usize, style: Style) -> Vec<Line<'static>> {
    let lines = text::wrapped(&model.words.text(said), columns);
    lines.into_iter().map(|line| Line::styled(line, style)).collect()
}
