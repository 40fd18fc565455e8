//! The list of pairs that are kept apart by name, and the form for one of them.

use super::form::{Answer, Form, FormField, Purpose};
use crate::event::action::Wish;
use crate::event::{ApartRequest, Command, Event, Id, KeptApart, Who};
use crate::msg;
use crate::ruleset::ApartRounds;
use crate::tui::cursor_move::CursorMove;
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::Message;

/// The list of pairs that are kept apart by name.
#[derive(Debug, Default)]
pub struct Pairs {
    pub at: usize,
}

impl Pairs {
    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        self.at = step.from(self.at, event.map_or(0, |event| event.apart.len()));
    }

    /// The pair that keys act on.
    pub fn chosen<'e>(&self, event: &'e Event) -> Option<&'e KeptApart> {
        event.apart.get(self.at.min(event.apart.len().checked_sub(1)?))
    }
}

const ABSOLUTE: &str = "absolute";
const SOFT: &str = "soft";

impl Form {
    /// The form for a new pair, with this player if one is chosen.
    pub fn keep_apart(event: &Event, player: Option<Id>) -> Form {
        let name = player.map_or(String::new(), |id| typed(event, id));
        let wish = Wish { rounds: ApartRounds::Always, soft: false };
        let mut fields =
            vec![FormField::text(Label::Player, name), FormField::text(Label::OtherPlayer, "")];
        fields.extend(how(event, wish, ""));
        let mut form = Form::new(Purpose::Apart(None), msg!("keys.add-apart"), fields);
        form.at = usize::from(player.is_some());
        form.about = vec![msg!("pairing.sheet-swiss-only")];
        form
    }

    /// The form for a pair that is kept apart already.
    pub fn change_apart(event: &Event, kept: &KeptApart) -> Form {
        let [a, b] = kept.pair.map(|id| event.label(id));
        let fields = how(event, kept.wish, kept.why.as_deref().unwrap_or_default()).into();
        let title = msg!("pairing.form-of-two", a, b);
        let mut form = Form::new(Purpose::Apart(Some(kept.pair)), title, fields);
        form.about = vec![msg!("pairing.sheet-swiss-only")];
        form
    }

    pub(super) fn submit_apart(
        &self,
        event: &Event,
        pair: Option<[Id; 2]>,
    ) -> Result<Vec<Effect>, Message> {
        let [a, b] = match pair {
            Some(pair) => pair.map(Who::id),
            None => [Label::Player, Label::OtherPlayer].map(|label| Who(self.value(label).into())),
        };
        if [&a, &b].iter().any(|who| who.0.is_empty()) {
            return Err(msg!("pairing.name-missing"));
        }
        let rounds = ApartRounds::read(self.value(Label::ApartRounds)).unwrap_or_default();
        let wish = Some(Wish { rounds, soft: self.value(Label::HowStrictly) == SOFT });
        let reason = Some(self.value(Label::Reason).to_owned()).filter(|text| !text.is_empty());
        // Two who are chosen by name are found in the event as it is now.
        let known = |who: &Who| crate::event::find(event, who).map_err(|refusal| refusal.0);
        known(&a).and(known(&b))?;
        Ok(vec![Effect::Commit(Command::Apart(ApartRequest { a, b, wish, reason }))])
    }
}

/// The name by which a player is found again; with namesakes, the number.
fn typed(event: &Event, id: Id) -> String {
    let name = event.label(id);
    match crate::event::find(event, &Who(name.clone())) {
        Ok(found) if found == id => name,
        _ => Who::id(id).0,
    }
}

/// The fields that say in which rounds, how strictly, and why.
fn how(event: &Event, wish: Wish, why: &str) -> [FormField; 3] {
    let planned = event.plan.map(|plan| plan.rounds).or(event.setup.rounds).unwrap_or(ROUNDS);
    let last = match wish.rounds {
        ApartRounds::Through(last) => planned.max(last),
        ApartRounds::Always => planned,
    };
    let through = (1..=last).map(ApartRounds::Through);
    let all: Vec<ApartRounds> = std::iter::once(ApartRounds::Always).chain(through).collect();
    let at = all.iter().position(|rounds| *rounds == wish.rounds).unwrap_or(0);
    let answer = |rounds: &ApartRounds| Answer::new(rounds.written(), rounds.phrase());
    let strictly = vec![
        Answer::new(ABSOLUTE, msg!("pairing.column-absolute")),
        Answer::new(SOFT, msg!("pairing.column-soft")),
    ];
    [
        FormField::choice(Label::ApartRounds, all.iter().map(answer).collect(), at),
        FormField::choice(Label::HowStrictly, strictly, usize::from(wish.soft)),
        FormField::text(Label::Reason, why),
    ]
}

/// The rounds offered while nobody knows how many there will be.
const ROUNDS: u32 = 5;
