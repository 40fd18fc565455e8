use crate::tui::dialog::Dialog;
use crate::tui::model::Tone;
use crate::tui::prelude::*;

/// The rows of the message; one is always kept, so that the screen does not jump.
///
/// A refusal takes almost all that it needs, because the next key closes it.
pub fn height(model: &Model, area: Rect) -> u16 {
    let refused = model.message.as_ref().is_some_and(|message| message.tone == Tone::Refused);
    let most = match refused {
        true => (area.height * 2 / 3).saturating_sub(2).max(1),
        false => (area.height / 3 + 1).min(8),
    };
    (lines(model, area.width).len() as u16).clamp(1, most)
}

pub fn draw(model: &Model, frame: &mut Frame, area: Rect) {
    let mut lines = lines(model, area.width);
    let rows = usize::from(area.height);
    let scroll = model.message.as_ref().map(|message| &message.scroll);
    lines.drain(..scroll.map_or(0, |scroll| scroll.first(lines.len(), rows)));
    if rows == 1 && lines.len() > 1 {
        // A sign behind the line shows that there is more, with the key that moves on.
        let more = format!("… {PAGE_DOWN}");
        let columns = usize::from(area.width).saturating_sub(3 + text::width(&more));
        lines[0].0 = format!("{} {more}", text::cut(&lines[0].0, columns));
    } else if rows > 1 && lines.len() > rows {
        let n = lines.len() - rows + 1;
        let more = model.words.text(&msg!("preflight.more-lines", n, key = PAGE_DOWN));
        lines.truncate(rows - 1);
        lines.push((more, model.theme.quiet));
    }
    let lines: Vec<Line> =
        lines.into_iter().map(|(text, style)| Line::styled(format!(" {text}"), style)).collect();
    list::lines(frame, area, &lines);
}

fn lines(model: &Model, width: u16) -> Vec<(String, Style)> {
    let Some(message) = &model.message else { return Vec::new() };
    let theme = &model.theme;
    let style = match message.tone {
        Tone::Done => theme.done,
        Tone::Info => theme.text,
        Tone::Refused => theme.refused,
    };
    let columns = usize::from(width).saturating_sub(2);
    let text = model.words.text(&message.text);
    // The pile itself shows the result that was saved last.
    let known = model.dialogs.last().and_then(|dialog| match dialog {
        Dialog::Pile(pile) => pile.last_saved().map(|(_, n)| n),
        _ => None,
    });
    let note =
        known.and_then(|n| text.rfind(" · ").filter(|at| text[*at..].ends_with(&format!(" {n}"))));
    let text = note.map_or(text.as_str(), |at| text[at..].trim_start_matches(" · "));
    let lines = with_number(text, columns).into_iter().map(|line| (line, style));
    let warned = (message.warnings.iter())
        .flat_map(|warning| text::wrapped(&model.words.text(warning), columns))
        .map(|line| (line, theme.warning));
    let news = (message.news.iter())
        .flat_map(|news| text::wrapped(&model.words.text(&news.text), columns))
        .map(|line| (line, theme.text));
    lines.chain(warned).chain(news).collect()
}

/// Wraps a message, but keeps its note about saving in one line.
fn with_number(text: &str, columns: usize) -> Vec<String> {
    let ends_in_number = text.ends_with(|sign: char| sign.is_ascii_digit());
    let Some(at) = text.rfind(" · ").filter(|_| ends_in_number) else {
        return text::wrapped(text, columns);
    };
    let (before, saved) = text.split_at(at);
    let mut lines = text::wrapped(before, columns);
    match lines.last_mut().filter(|line| text::width(line) + text::width(saved) <= columns) {
        Some(line) => line.push_str(saved),
        None => lines.extend(text::wrapped(saved.trim_start(), columns)),
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn that_it_is_saved_stays_in_one_line() {
        assert_eq!(
            with_number("Ewa beat Jan. · saved, log 12", 30),
            ["Ewa beat Jan. · saved, log 12"]
        );
        let two = ["Ewa beat Jan.", "· saved, log 12"];
        assert_eq!(with_number("Ewa beat Jan. · saved, log 12", 28), two);
        assert_eq!(with_number("Ewa beat Jan. · saved, log 12", 15), two);
        assert_eq!(with_number("Ewa beat", 5), ["Ewa", "beat"]);
        let wrapped = ["Wygrywa Ewa.", "· zapisano, dziennik 12"];
        assert_eq!(with_number("Wygrywa Ewa. · zapisano, dziennik 12", 24), wrapped);
    }
}
