//! The form for a penalty: the offence first, then the penalty that the ladder suggests.

use super::form::{Answer, Form, FormField, Purpose, whole_number};
use crate::event::{
    Command, Event, Id, NewPenalty, NewRecommendation, Role, Suggestion, Who, suggested,
};
use crate::msg;
use crate::ruleset::{Offence, Penalty, PenaltyEffect};
use crate::tui::msg::Effect;
use crate::tui::ui::label::Label;
use crate::words::Message;

/// The fields for a number, of which a penalty has one at most.
const NUMBERS: [Label; 2] = [Label::Points, Label::Game];

/// The answer that an offence is only suspected.
const SUSPECTED: &str = "suspected";

impl Form {
    pub fn penalty(event: &Event, id: Id) -> Form {
        let kinds = event.ruleset.penalties.iter();
        let kinds = kinds.map(|penalty| Answer::new(penalty.id.as_str(), &penalty.name)).collect();
        let mut fields =
            vec![FormField::choice(Label::Penalty, kinds, 0), FormField::text(Label::Note, "")];
        if !event.ruleset.offences.is_empty() {
            fields.splice(0..0, offence_fields(event));
        }
        if let Some(by) = given_by(event) {
            fields.push(by);
        }
        let label = msg!("keys.penalty").capitalised();
        let title = msg!("common.labelled", label, text = event.label(id));
        let mut form = Form::new(Purpose::Penalty(id), title, fields);
        form.follow_penalty(event, id, None);
        form
    }

    /// The values that the suggested penalty depends on.
    pub fn offence_chosen(&self) -> [String; 2] {
        [Label::Offence, Label::Certainty].map(|label| self.value(label).to_owned())
    }

    /// Explains the chosen penalty.
    ///
    /// It tells what came before, what the ladder suggests, the text of the rules, and what the
    /// program does. After another offence was chosen, the suggested penalty is selected; `before`
    /// is the offence until then, and its suggestion goes with it. A field for a number is added
    /// if the penalty needs one.
    pub fn follow_penalty(&mut self, event: &Event, id: Id, before: Option<[String; 2]>) {
        let offence = event.ruleset.offence(self.value(Label::Offence));
        self.follow_certainty(offence.is_some());
        let suggestion = offence.map(|offence| suggested(event, id, offence, self.is_suspected()));
        if let Some([earlier, certainty]) = before {
            let earlier = event.ruleset.offence(&earlier);
            let earlier = earlier
                .and_then(|earlier| suggested(event, id, earlier, certainty == SUSPECTED).penalty);
            let first = event.ruleset.penalties.first();
            let stale = earlier.filter(|earlier| earlier.id == self.value(Label::Penalty));
            let now = suggestion.as_ref().and_then(|suggestion| suggestion.penalty);
            if let Some(penalty) = now.or(stale.and(first)) {
                self.choose(Label::Penalty, &penalty.id);
            }
        }
        let Some(penalty) = self.kind(event) else { return };
        self.about = explained(event, id, (offence, suggestion), penalty);
        let several = event.plays_several_games();
        let number = match penalty.effect {
            PenaltyEffect::Points => Some((Label::Points, "1")),
            PenaltyEffect::GameLoss if several => Some((Label::Game, "")),
            _ => None,
        };
        self.ask_for_number(number);
    }

    /// Shows whether the offence was observed, once one is chosen.
    fn follow_certainty(&mut self, asked: bool) {
        let at = self.fields.iter().position(|field| field.label == Label::Certainty);
        match (asked, at) {
            (true, None) => {
                let answers = vec![
                    Answer::new("confirmed", msg!("judge.certain", how = "confirmed")),
                    Answer::new(SUSPECTED, msg!("judge.certain", how = "suspected")),
                ];
                self.fields.insert(1, FormField::choice(Label::Certainty, answers, 0));
            }
            (false, Some(at)) => _ = self.fields.remove(at),
            _ => {}
        }
    }

    /// Shows the field for this number after the penalty, and no other number.
    pub(super) fn ask_for_number(&mut self, number: Option<(Label, &str)>) {
        let asked = self.fields.iter().find(|field| NUMBERS.contains(&field.label));
        if asked.map(|field| field.label) == number.map(|(label, _)| label) {
            return;
        }
        self.fields.retain(|field| !NUMBERS.contains(&field.label));
        let penalty = self.fields.iter().position(|field| field.label == Label::Penalty);
        let after = penalty.map_or(0, |at| at + 1);
        let field = number.map(|(label, value)| FormField::text(label, value));
        self.fields.splice(after..after, field);
    }

    fn is_suspected(&self) -> bool {
        self.value(Label::Certainty) == SUSPECTED
    }

    fn kind<'a>(&self, event: &'a Event) -> Option<&'a Penalty> {
        event.ruleset.penalty(self.value(Label::Penalty))
    }

    pub(super) fn submit_penalty(&self, event: &Event, id: Id) -> Result<Vec<Effect>, Message> {
        let kind = self.kind(event).ok_or_else(|| msg!("dialog.no-such-penalty"))?.id.clone();
        let given = |label| Some(self.value(label).to_owned()).filter(|text| !text.is_empty());
        let number = |label| whole_number(label, self.value(label));
        let new = NewPenalty {
            offence: given(Label::Offence),
            suspected: self.is_suspected(),
            points: number(Label::Points)?,
            game: number(Label::Game)?,
            by: given(Label::GivenBy),
            note: given(Label::Note),
            ..NewPenalty::new(Who::id(id), kind)
        };
        Ok(vec![Effect::Commit(Command::Penalty(new))])
    }
}

/// The choice of an offence; the first answer names none.
fn offence_fields(event: &Event) -> [FormField; 1] {
    let none = Answer::new("", msg!("judge.no-offence"));
    let offences = event.ruleset.offences.iter();
    let offences = offences.map(|offence| Answer::new(offence.id.as_str(), &offence.name));
    [FormField::choice(Label::Offence, std::iter::once(none).chain(offences).collect(), 0)]
}

/// The choice of the official who gives the penalty, if there is more than one.
fn given_by(event: &Event) -> Option<FormField> {
    if event.officials.len() < 2 {
        return None;
    }
    let oneself = Answer::new("", msg!("judge.oneself"));
    let all = event.officials.iter().map(|official| Answer::plain(official.name.as_str()));
    Some(FormField::choice(Label::GivenBy, std::iter::once(oneself).chain(all).collect(), 0))
}

/// Facts that a judge wants to know before giving this penalty, the most important first.
fn explained(
    event: &Event,
    id: Id,
    (offence, suggestion): (Option<&Offence>, Option<Suggestion>),
    penalty: &Penalty,
) -> Vec<Message> {
    let text = |text| msg!("common.text", text);
    let mut said: Vec<Message> = suggestion.map(|suggestion| suggestion.why).into_iter().collect();
    said.extend(history(event, id));
    said.extend(effect(penalty));
    said.extend(penalty.about.as_ref().map(text));
    said.extend(offence.and_then(|offence| offence.about.as_ref()).map(text));
    said.extend(offence.and_then(|offence| offence.examples.as_ref()).map(text));
    said
}

/// Every earlier penalty of the player on a line of its own; one sentence if there is none.
pub(super) fn history(event: &Event, id: Id) -> Vec<Message> {
    let given = event.given_to(id);
    match given.is_empty() {
        true => vec![msg!("judge.none-before")],
        false => given.iter().map(|one| msg!("judge.before", item = one.told(event))).collect(),
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
        let mut fields = vec![FormField::text(Label::Reason, "")];
        let decisions = decisions(event, id);
        // Without a marshal the organizer decides alone.
        if decisions.len() > 1 {
            fields.insert(0, FormField::choice(Label::Decision, decisions, 0));
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

    pub fn submit_disqualify(&self, id: Id) -> Result<Vec<Effect>, Message> {
        let who = Who::id(id);
        let reason = Some(self.value(Label::Reason).to_owned()).filter(|text| !text.is_empty());
        let command = match self.value(Label::Decision) {
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
