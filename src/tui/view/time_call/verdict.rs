//! The verdict: the result of the numbers, or the fault in them.

use super::Form;
use crate::event::{Side, State, Verdict, why_decided};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::text;
use crate::tui::view::{list, words};
use crate::words::Message;
use ratatui::style::Style;
use ratatui::text::Line;

impl Form<'_> {
    /// The verdict, what is wrong, and the result that the table has already.
    pub(super) fn below(&self) -> Vec<Line<'static>> {
        let theme = &self.model.theme;
        let wrapped = |message: &Message, style: Style| -> Vec<Line<'static>> {
            let lines = text::wrapped(&self.text(message), self.columns);
            lines.into_iter().map(|line| Line::styled(line, style)).collect()
        };
        let mut lines = vec![Line::default()];
        if let Some(why) = &self.dialog.error_text {
            let warns = self.dialog.asks || self.dialog.changed_by_others;
            lines.extend(wrapped(why, if warns { theme.warning } else { theme.refused }));
            return lines;
        }
        let state = self.dialog.assessment.as_ref().map(|known| &known.state);
        match state {
            Some(State::Decided(verdict)) => {
                let key = key_for(Context::TimeCall, Act::TimeEnter);
                let verdict = wrapped(&self.verdict(verdict), theme.wanted);
                lines.extend(verdict);
                let saves = msg!("common.labelled", label = key.as_str(), text = msg!("keys.save"));
                let saves = self.text(&saves);
                lines.push(list::with_key(saves, &key, theme, theme.quiet));
            }
            Some(State::PlayOn { game, to_round }) => {
                let said = msg!("time-call.play-to-round", n = *game, round = *to_round);
                lines.extend(wrapped(&said, theme.warning));
            }
            _ => lines.extend(self.there()),
        }
        lines
    }

    /// The result that the table has already.
    fn there(&self) -> Vec<Line<'static>> {
        let pairing = self.dialog.pairing(self.event);
        let Some((pairing, outcome)) = pairing.and_then(|p| Some((p, p.outcome.as_ref()?))) else {
            return Vec::new();
        };
        let [a, b] = &self.names;
        let result = words::result(self.event, pairing, outcome, [a, b]);
        let said = self.text(&msg!("slips.there", result));
        let lines = text::wrapped(&said, self.columns).into_iter();
        lines.map(|line| Line::styled(line, self.model.theme.warning)).collect()
    }

    fn verdict(&self, verdict: &Verdict) -> Message {
        let procedure = self.setting.procedure;
        let why = why_decided(Some(procedure), &verdict.time);
        let stage = self.event.stages.get(self.dialog.stage.saturating_sub(1));
        let score = stage.map(|stage| self.event.score_of(stage, verdict.games));
        let [a, b] = score.unwrap_or_default();
        let told = |first: Side| match first {
            Side::A => msg!("result.score", a = a.as_str(), b = b.as_str()),
            Side::B => msg!("result.score", a = b.as_str(), b = a.as_str()),
        };
        let next = verdict.games.played() + 1;
        let said = match (verdict.winner, verdict.to_round) {
            _ if verdict.open => match verdict.to_round {
                Some(round) => {
                    msg!("time-call.goes-on-to-round", score = told(Side::A), n = next, round)
                }
                None => msg!("time-call.goes-on", score = told(Side::A), n = next),
            },
            (Some(side), _) if self.setting.shape == MatchShape::OneGame => {
                msg!("time-call.wins", name = self.names[side as usize].as_str(), why)
            }
            (Some(side), _) => msg!(
                "time-call.wins-match",
                name = self.names[side as usize].as_str(),
                score = told(side),
                why,
            ),
            (None, _) => msg!("time-call.drawn", score = told(Side::A), why),
        };
        let said = msg!("screen.sentence", said);
        let preliminary = &self.event.ruleset.preliminary;
        let timed = verdict.timed.then(|| preliminary.timed_win_name());
        let timed = timed.map(|name| msg!("screen.sentence", said = name).capitalised());
        let margin = self.setting.margin.zip(verdict.margin);
        let margin =
            margin.map(|(rule, n)| msg!("common.labelled-stop", label = &rule.name, text = n));
        let beside = [timed, margin].into_iter().flatten();
        let beside: Vec<Message> = beside.collect();
        match beside.is_empty() {
            true => said,
            false => Message::lines(vec![said, Message::sentences(beside)]),
        }
    }
}
