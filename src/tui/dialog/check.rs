//! The forms for deck checks: the draw, and what a check found.

use super::Form;
use super::form::{Answer, FormField, Purpose, ask_form, whole_number};
use super::penalty::{GAME, NOTE, PENALTY, POINTS};
use crate::event::actions::Instead;
use crate::event::{Command, Event, Id, Moment, NewCheck, NewIllegalDeck, Who, decide};
use crate::ruleset::{Penalty, PenaltyEffect};
use crate::tui::active_keys::refusal;
use crate::tui::prelude::*;

// The labels of the fields.
const HOW_MANY: Message = msg!("judge.how-many-label");
const DRAWN: Message = msg!("judge.drawn");
const FOUND: Message = msg!("judge.found-label");
const CARDS: Message = msg!("judge.cards");
const INSTEAD: Message = msg!("judge.instead");
const SETS_LEFT: Message = msg!("judge.left");

/// Why the chosen player's deck is not checked now. The findings are asked for later.
pub fn cannot_check(model: &Model) -> Option<Message> {
    let (event, desk) = (model.event()?, model.desk()?);
    let who = Who::id(desk.player(event)?);
    let legal = NewCheck { who, round: Some(desk.round), illegal: None, note: None };
    refusal(event, &Command::Check(legal))
}

/// Opens the form for a deck check of the chosen player, after the round of the desk.
pub fn open(model: &mut Model) {
    let round = model.desk().map(|desk| desk.round);
    let Some(id) = model.chosen_player() else { return };
    ask_form(model, |open| Some(Form::check(open.event(), id, round)));
}

/// The answer that the deck is illegal.
const ILLEGAL: &str = "illegal";

/// The answer that tables are drawn, not players.
const TABLES: &str = "tables";

impl Form {
    /// Asks how many players or tables are drawn for a deck check.
    pub fn draw_checks(_: &Event) -> Form {
        let kinds = vec![
            Answer::new("players", msg!("pages.players")),
            Answer::new(TABLES, msg!("judge.tables")),
        ];
        let fields = vec![FormField::text(HOW_MANY, "1"), FormField::choice(DRAWN, kinds, 0)];
        let mut form = Form::new(Purpose::DrawChecks, msg!("judge.draw"), fields);
        form.about = vec![msg!("judge.draw-about")];
        form
    }

    pub(super) fn submit_draw(&self) -> Result<Vec<Effect>, Message> {
        let n = whole_number(&HOW_MANY, self.value(&HOW_MANY))?;
        let n = n.ok_or_else(|| msg!("judge.how-many"))?;
        let tables = self.value(&DRAWN) == TABLES;
        Ok(vec![Effect::Commit(Command::DrawChecks { n, tables })])
    }

    /// Asks what a deck check after this round found.
    pub fn check(event: &Event, id: Id, round: Option<u32>) -> Form {
        let check = msg!("verify.deck-check").capitalised();
        let title = msg!("common.labelled", label = check, text = event.label(id));
        let mut form = Form::new(Purpose::Check { id, round }, title, Vec::new());
        form.follow_check(event, id, round);
        form
    }

    /// Shows the fields that the finding needs, and what would be recorded.
    pub(super) fn follow_check(&mut self, event: &Event, id: Id, round: Option<u32>) {
        self.show(|form| fields(event, form));
        let preview =
            self.check_command(event, id, round).and_then(|command| preview(event, &command));
        let rule = event.ruleset.deck_check.as_ref().filter(|_| self.value(&FOUND) != ILLEGAL);
        let rule = rule.map(|rules| msg!("common.text", text = &rules.text));
        self.about = vec![preview.unwrap_or_else(|why| why)];
        self.about.extend(rule);
    }

    pub(super) fn check_command(
        &self,
        event: &Event,
        id: Id,
        round: Option<u32>,
    ) -> Result<Command, Message> {
        let text_of =
            |label: &Message| Some(self.value(label).to_owned()).filter(|text| !text.is_empty());
        let number = |label: &Message| whole_number(label, self.value(label));
        let illegal = match self.value(&FOUND) == ILLEGAL {
            false => None,
            true => Some(NewIllegalDeck {
                cards: text_of(&CARDS).ok_or_else(|| msg!("judge.which-cards"))?,
                left: self.sets_left(event)?,
                instead: Instead::ALL.into_iter().find(|i| i.word() == self.value(&INSTEAD)),
                game: number(&GAME)?,
                penalty: text_of(&PENALTY),
                points: number(&POINTS)?,
            }),
        };
        let (who, note) = (Who::id(id), text_of(&NOTE));
        Ok(Command::Check(NewCheck { who, round, illegal, note }))
    }

    /// The counted parts that remain, in a game that counts some.
    fn sets_left(&self, event: &Event) -> Result<Option<u32>, Message> {
        let keeps = event.ruleset.deck_check.as_ref().and_then(|rules| rules.keeps.as_ref());
        let left = whole_number(&SETS_LEFT, self.value(&SETS_LEFT))?;
        match (keeps, left) {
            (Some(keeps), None) => {
                Err(msg!("judge.how-many-left", what = &keeps.name, n = keeps.least))
            }
            _ => Ok(left),
        }
    }
}

/// The finding; about an illegal deck what is done with it. The penalties are those that a check
/// can give.
fn fields(event: &Event, form: &Form) -> Vec<FormField> {
    let rules = event.ruleset.deck_check.as_ref();
    let legal = Answer::new("legal", msg!("judge.verdict", verdict = "legal"));
    let illegal = Answer::new(ILLEGAL, msg!("judge.verdict", verdict = "illegal"));
    let found = std::iter::once(legal).chain(rules.map(|_| illegal)).collect();
    let mut fields = vec![FormField::choice(FOUND, found, 0)];
    if form.value(&FOUND) == ILLEGAL {
        fields.push(FormField::text(CARDS, ""));
        if rules.is_some_and(|rules| rules.keeps.is_some()) {
            fields.push(FormField::text(SETS_LEFT, ""));
        }
        let instead = Instead::ALL.map(|instead| {
            let shown = match instead {
                Instead::Same => msg!("judge.instead-word", result = "same"),
                Instead::Replay => msg!("judge.instead-word", result = "replay"),
                Instead::GameLoss => msg!("judge.instead-word", result = "game-loss"),
                Instead::MatchLoss => msg!("judge.instead-word", result = "match-loss"),
            };
            Answer::new(instead.word(), shown)
        });
        fields.push(FormField::choice(INSTEAD, instead.into(), 0));
        let loses_game = form.value(&INSTEAD) == Instead::GameLoss.word();
        if loses_game && event.plays_several_games() {
            fields.push(FormField::text(GAME, "1"));
        }
        let result = |penalty: &&Penalty| {
            !matches!(penalty.effect, PenaltyEffect::GameLoss | PenaltyEffect::MatchLoss)
        };
        let penalties = event.ruleset.penalties.iter().filter(result);
        let penalties = penalties.map(|penalty| Answer::new(penalty.id.as_str(), &penalty.name));
        let none = std::iter::once(Answer::new("", msg!("handbook.none")));
        let penalties = penalties.chain(none).collect();
        fields.push(FormField::choice(PENALTY, penalties, 0));
        let penalty = event.ruleset.penalty(form.value(&PENALTY));
        if penalty.is_some_and(|penalty| penalty.effect == PenaltyEffect::Points) {
            fields.push(FormField::text(POINTS, "1"));
        }
    }
    fields.push(FormField::text(NOTE, ""));
    fields
}

/// The record that the command would make, with the warnings about it.
pub(super) fn preview(event: &Event, command: &Command) -> Result<Message, Message> {
    let decision = decide(event, command, Moment::new(0, 0)).map_err(|refusal| refusal.0)?;
    let sentences =
        std::iter::once(decision.message).chain(decision.warnings.into_iter().map(Message::from));
    Ok(Message::sentences(sentences.collect()))
}

/// Commits a command whose preview the form has shown, so nothing is asked once more.
pub(super) fn agreed(event: &Event, command: Command) -> Effect {
    let question = decide(event, &command, Moment::new(0, 0)).ok().and_then(|d| d.question);
    match question {
        Some(to) => Effect::CommitAgreed { command: command.into(), to: to.message },
        None => Effect::Commit(command),
    }
}
