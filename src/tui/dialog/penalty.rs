//! The form for a penalty: the offence first, then the penalty that the ladder suggests.

use super::form::{Answer, Form, FormField, Purpose, REASON, whole_number};
use crate::event::{
    Command, Event, Id, NewPenalty, NewRecommendation, Role, Suggestion, Who, suggested,
};
use crate::msg;
use crate::ruleset::{Offence, Penalty, PenaltyEffect};
use crate::tui::msg::Effect;
use crate::words::Message;

// The labels of the fields.
pub(super) const PENALTY: Message = msg!("keys.penalty").capitalised();
const OFFENCE: Message = msg!("judge.offence");
const CERTAINTY: Message = msg!("judge.certainty");
pub(super) const POINTS: Message = msg!("screen.points").capitalised();
pub(super) const GAME: Message = msg!("settings.game");
const GIVEN_BY: Message = msg!("judge.given-by");
pub(super) const NOTE: Message = msg!("standings.note");
const DECISION: Message = msg!("judge.decision");

/// The answer that an offence is only suspected.
const SUSPECTED: &str = "suspected";

impl Form {
    pub fn penalty(event: &Event, id: Id) -> Form {
        let label = msg!("keys.penalty").capitalised();
        let title = msg!("common.labelled", label, text = event.label(id));
        let mut form = Form::new(Purpose::Penalty(id), title, Vec::new());
        form.follow_penalty(event, id);
        form
    }

    /// Selects the penalty that the ladder suggests for another offence. The earlier suggestion goes
    /// with its offence.
    pub(super) fn follow_offence(&mut self, event: &Event, id: Id, before: &Form) {
        if [OFFENCE, CERTAINTY].iter().all(|l| self.value(l) == before.value(l)) {
            return;
        }
        let [now, earlier] = [&*self, before].map(|form| form.suggestion(event, id)?.penalty);
        let stale = earlier.filter(|earlier| earlier.id == self.value(&PENALTY));
        if let Some(penalty) = now.or(stale.and(event.ruleset.penalties.first())) {
            self.choose(&PENALTY, &penalty.id);
        }
    }

    /// Explains the chosen penalty: what came before, what the ladder suggests, the text of the
    /// rules, and what the program does.
    pub(super) fn follow_penalty(&mut self, event: &Event, id: Id) {
        self.show(|form| fields(event, form));
        if let Some(penalty) = self.kind(event) {
            self.about = explained(event, id, self, penalty);
        }
    }

    fn offence<'e>(&self, event: &'e Event) -> Option<&'e Offence> {
        event.ruleset.offence(self.value(&OFFENCE))
    }

    fn suggestion<'e>(&self, event: &'e Event, id: Id) -> Option<Suggestion<'e>> {
        Some(suggested(event, id, self.offence(event)?, self.is_suspected()))
    }

    fn is_suspected(&self) -> bool {
        self.value(&CERTAINTY) == SUSPECTED
    }

    fn kind<'a>(&self, event: &'a Event) -> Option<&'a Penalty> {
        event.ruleset.penalty(self.value(&PENALTY))
    }

    /// Whether the chosen penalty changes more than the log.
    pub(super) fn is_asked_about(&self, event: &Event) -> bool {
        self.kind(event).is_some_and(|penalty| penalty.effect.phrase().is_some())
    }

    pub(super) fn submit_penalty(&self, event: &Event, id: Id) -> Result<Vec<Effect>, Message> {
        let kind = self.kind(event).ok_or_else(|| msg!("dialog.no-such-penalty"))?.id.clone();
        let text_of =
            |label: &Message| Some(self.value(label).to_owned()).filter(|text| !text.is_empty());
        let number = |label: &Message| whole_number(label, self.value(label));
        let new = NewPenalty {
            offence: text_of(&OFFENCE),
            suspected: self.is_suspected(),
            points: number(&POINTS)?,
            game: number(&GAME)?,
            by: text_of(&GIVEN_BY),
            note: text_of(&NOTE),
            ..NewPenalty::new(Who::id(id), kind)
        };
        Ok(vec![Effect::Commit(Command::Penalty(new))])
    }
}

/// The offence, the penalty and a note. What only some answers ask stands below, so that no field
/// moves: whether the offence was observed, and a number for the penalty.
fn fields(event: &Event, form: &Form) -> Vec<FormField> {
    let rules = &event.ruleset;
    let mut fields = Vec::new();
    if !rules.offences.is_empty() {
        let offences = rules.offences.iter();
        let offences = offences.map(|offence| Answer::new(offence.id.as_str(), &offence.name));
        let none = Answer::new("", msg!("judge.no-offence"));
        let answers = std::iter::once(none).chain(offences).collect();
        fields.push(FormField::choice(OFFENCE, answers, 0));
    }
    let kinds = rules.penalties.iter();
    let kinds = kinds.map(|penalty| Answer::new(penalty.id.as_str(), &penalty.name)).collect();
    fields.push(FormField::choice(PENALTY, kinds, 0));
    fields.push(FormField::text(NOTE, ""));
    if form.offence(event).is_some() {
        let confirmed = Answer::new("confirmed", msg!("judge.certain", how = "confirmed"));
        let suspected = Answer::new(SUSPECTED, msg!("judge.certain", how = "suspected"));
        fields.push(FormField::choice(CERTAINTY, vec![confirmed, suspected], 0));
    }
    match form.kind(event).map(|penalty| penalty.effect) {
        Some(PenaltyEffect::Points) => fields.push(FormField::text(POINTS, "1")),
        Some(PenaltyEffect::GameLoss) if event.plays_several_games() => {
            fields.push(FormField::text(GAME, ""));
        }
        _ => {}
    }
    fields.extend(given_by(event));
    fields
}

/// The choice of the official who gives the penalty, if there is more than one.
fn given_by(event: &Event) -> Option<FormField> {
    if event.officials.len() < 2 {
        return None;
    }
    let oneself = Answer::new("", msg!("judge.oneself"));
    let all = event.officials.iter().map(|official| Answer::plain(official.name.as_str()));
    Some(FormField::choice(GIVEN_BY, std::iter::once(oneself).chain(all).collect(), 0))
}

/// Facts that a judge wants to know before giving this penalty, the most important first.
fn explained(event: &Event, id: Id, form: &Form, penalty: &Penalty) -> Vec<Message> {
    let (offence, suggestion) = (form.offence(event), form.suggestion(event, id));
    let text = |text| msg!("common.text", text);
    let mut lines: Vec<Message> = suggestion.map(|suggestion| suggestion.why).into_iter().collect();
    lines.extend(history(event, id));
    lines.extend(effect(penalty));
    lines.extend(penalty.about.as_ref().map(text));
    lines.extend(offence.and_then(|offence| offence.about.as_ref()).map(text));
    lines.extend(offence.and_then(|offence| offence.examples.as_ref()).map(text));
    lines
}

/// Every earlier penalty of the player on a line of its own; one sentence if there is none.
pub(super) fn history(event: &Event, id: Id) -> Vec<Message> {
    let earlier = event.penalties_of(id);
    match earlier.is_empty() {
        true => vec![msg!("judge.none-before")],
        false => earlier.iter().map(|one| msg!("judge.before", item = one.phrase(event))).collect(),
    }
}

/// The effect of the penalty besides being recorded.
fn effect(penalty: &Penalty) -> Option<Message> {
    let effect = penalty.effect.phrase()?;
    Some(msg!("common.labelled-stop", label = &penalty.name, text = effect))
}

/// The answer by which the organizer declines what a marshal recommended.
const DECLINE: &str = "decline";

/// The answer by which the organizer disqualifies. Any other answer is a marshal's name.
const DISQUALIFY: &str = "";

impl Form {
    pub fn disqualify(event: &Event, id: Id) -> Form {
        let title = msg!("dialog.form-disqualify", name = event.label(id));
        let mut fields = vec![FormField::text(REASON, "")];
        let decisions = decisions(event, id);
        // Without a marshal the organizer decides alone.
        if decisions.len() > 1 {
            fields.insert(0, FormField::choice(DECISION, decisions, 0));
        }
        let mut form = Form::new(Purpose::Disqualify(id), title, fields);
        let open = event.recommended.get(&id);
        let open = open.map(|open| match &open.note {
            Some(note) => {
                let item = msg!("judge.open", marshal = &open.marshal);
                msg!("common.labelled", label = item, text = note)
            }
            None => msg!("judge.open", marshal = &open.marshal),
        });
        form.about = open.into_iter().collect();
        form.about.push(msg!("dialog.never-returns"));
        form.about.extend(history(event, id));
        form
    }

    pub(super) fn submit_disqualify(&self, id: Id) -> Result<Vec<Effect>, Message> {
        let who = Who::id(id);
        let reason = Some(self.value(&REASON).to_owned()).filter(|text| !text.is_empty());
        let command = match self.value(&DECISION) {
            DISQUALIFY => {
                let reason = Some(reason.ok_or_else(|| msg!("dialog.reason-missing"))?);
                Command::Disqualify { who, reason }
            }
            DECLINE => Command::Recommend(NewRecommendation {
                who,
                by: None,
                declined: true,
                note: reason,
            }),
            marshal => Command::Recommend(NewRecommendation {
                who,
                by: Some(marshal.to_owned()),
                declined: false,
                note: reason,
            }),
        };
        Ok(vec![Effect::Commit(command)])
    }
}

/// The decisions that are possible now: by the organizer, and by each marshal.
fn decisions(event: &Event, id: Id) -> Vec<Answer> {
    let mut answers = vec![Answer::new(DISQUALIFY, msg!("judge.key-disqualify"))];
    if event.recommended.contains_key(&id) {
        answers.push(Answer::new(DECLINE, msg!("judge.decline")));
    }
    let marshals = event.officials.iter().filter(|official| official.role == Role::Marshal);
    answers.extend(marshals.map(|official| {
        let name = official.name.as_str();
        Answer::new(name, msg!("judge.recommend", marshal = name))
    }));
    answers
}
