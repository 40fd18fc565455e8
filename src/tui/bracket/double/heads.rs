//! The rows above the matches: signs for hidden parts, and the titles of the rounds.

use super::build::DoubleDrawing;
use super::paint::DoublePainter;
use crate::msg;
use crate::pairing::double::{Bracket, Match};
use crate::tui::bracket::canvas::Canvas;
use crate::tui::ui::text;

/// Columns before the title of a round.
const BEFORE_TITLE: u16 = 4;

impl DoubleDrawing {
    /// The columns of the title that stands below the final until the reset is played.
    pub(super) fn width_of_reset_title(&self) -> u16 {
        let reset = self.matches.iter().find(|of| of.bracket == Bracket::Reset);
        let is_open = !self.has_reset() && self.champion.is_none();
        let title = reset.filter(|_| is_open).map(|of| msg!("finals.if-needed", n = of.number));
        title.map_or(0, |title| BEFORE_TITLE + text::width(&self.words.text(&title)) as u16)
    }
}

impl DoublePainter<'_> {
    /// Draws the provisional notice, and the signs for parts that are out of sight.
    pub fn head(&self, canvas: &mut Canvas) {
        let width = usize::from(canvas.area.width);
        if let Some(notice) = &self.double.notice {
            canvas.head(0, 0, &text::cut(notice, width), self.theme.warning);
        }
        let layout = self.layout;
        // Vertical scrolling follows the chosen table; the columns shown follow the play until the
        // arrows in these signs move them.
        let more = [
            ("↓".to_owned(), canvas.scroll < layout.most_scroll(), self.theme.key),
            ("↑".to_owned(), canvas.scroll > 0, self.theme.key),
            (
                self.double.words.text(&msg!("finals.later-rounds")),
                layout.from + layout.shown < layout.columns,
                self.theme.quiet,
            ),
            (
                self.double.words.text(&msg!("finals.earlier-rounds")),
                layout.from > 0,
                self.theme.quiet,
            ),
        ];
        let mut x = canvas.area.width;
        for (sign, _, style) in more.into_iter().filter(|(_, is, _)| *is) {
            x = x.saturating_sub(text::width(&sign) as u16);
            canvas.head(x, 0, &sign, style);
            x = x.saturating_sub(2);
        }
    }

    pub fn titles(&self, canvas: &mut Canvas) {
        for of in self.double.matches {
            let column = self.double.column(of);
            let Some((row, title)) = self.title(of).filter(|_| self.layout.shows(column)) else {
                continue;
            };
            let live = self.double.entries.iter().filter(|entry| entry.game.is_live());
            let same = |other: &Match| other.bracket == of.bracket && other.round == of.round;
            let style = match live.map(|entry| entry.of).any(|other| same(&other)) {
                true => self.theme.title_focused,
                false => self.theme.title,
            };
            let title = text::cut(&title, self.layout.column(column).saturating_sub(4).into());
            // The title starts above the names, which stand behind the seeds.
            canvas.put(self.layout.x(column) + 3, row, &title, style);
        }
    }

    /// The title above a match, and its row.
    fn title(&self, of: &Match) -> Option<(u16, String)> {
        let rows = self.layout;
        let last = self.double.matches.iter().rfind(|other| other.bracket == of.bracket);
        let is_last = last.is_some_and(|last| last.round == of.round);
        let number = self.double.column(of) + 1;
        let whole = |bracket: Bracket| bracket.phrase().capitalised();
        let (row, title) = match of.bracket {
            Bracket::Upper if is_last => (0, msg!("finals.upper-final")),
            Bracket::Upper => (0, msg!("finals.upper-round", n = number)),
            Bracket::Lower if is_last => (rows.lower_titles, msg!("finals.lower-final")),
            Bracket::Lower => (rows.lower_titles, msg!("finals.lower-round", n = number)),
            Bracket::GrandFinal => (0, whole(Bracket::GrandFinal)),
            Bracket::Reset if self.double.has_reset() => {
                (rows.reset_title(), whole(Bracket::Reset))
            }
            Bracket::Reset if self.double.champion.is_some() => return None,
            Bracket::Reset => (rows.reset_title(), msg!("finals.if-needed", n = of.number)),
        };
        Some((row, self.double.words.text(&title)))
    }
}
