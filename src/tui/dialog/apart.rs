//! The list of pairs that are kept apart by name, and the form for one of them.

use super::form::{Answer, FormField, Purpose, REASON, ask_form};
use super::{Dialog, Form};
use crate::event::actions::Wish;
use crate::event::decide::why_not_apart;
use crate::event::{ApartRequest, Command, Event, Id, KeptApart, Who};
use crate::ruleset::{ApartRounds, strictness};
use crate::tui::active_keys;
use crate::tui::prelude::*;

// The labels of the fields.
const PLAYER: Message = msg!("keys.player").capitalised();
const OTHER_PLAYER: Message = msg!("pairing.label-other");
const APART_ROUNDS: Message = msg!("handbook.column-rounds").capitalised();
const HOW_STRICTLY: Message = msg!("pairing.column-strictly");

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Apart, &[ch('a')], KeepApart, msg!("keys.add"), msg!("keys.add-apart")),
    bind!(Apart, &[ENTER], CHANGE_APART, msg!("keys.edit")),
    bind!(Apart, &[ch('d')], LIFT_APART, msg!("pairing.key-lift-short"), msg!("keys.lift-apart")),
    bind!(Apart, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    CHANGE_APART = changes(|model, _| change_apart(model)).unless(nobody_apart).saves();
    LIFT_APART = causes(|model, _| lift_apart(model)).unless(nobody_apart).saves();
}

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
        let mut fields = vec![FormField::text(PLAYER, name), FormField::text(OTHER_PLAYER, "")];
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
            None => [PLAYER, OTHER_PLAYER].map(|label| Who(self.value(&label).into())),
        };
        if [&a, &b].iter().any(|who| who.0.is_empty()) {
            return Err(msg!("pairing.name-missing"));
        }
        let rounds = ApartRounds::read(self.value(&APART_ROUNDS)).unwrap_or_default();
        let wish = Some(Wish { rounds, soft: self.value(&HOW_STRICTLY) == SOFT });
        let reason = Some(self.value(&REASON).to_owned()).filter(|text| !text.is_empty());
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
    let strictly =
        vec![Answer::new(ABSOLUTE, strictness(true)), Answer::new(SOFT, strictness(false))];
    [
        FormField::choice(APART_ROUNDS, all.iter().map(answer).collect(), at),
        FormField::choice(HOW_STRICTLY, strictly, usize::from(wish.soft)),
        FormField::text(REASON, why),
    ]
}

/// Opens the form that keeps two players apart, with the chosen player in it.
pub fn keep_apart(model: &mut Model) {
    // Another player than the one behind the list is meant there.
    let from_list = matches!(model.dialogs.last(), Some(Dialog::Apart(_)));
    let player = model.chosen_player().filter(|_| !from_list);
    ask_form(model, |open| Some(Form::keep_apart(open.event(), player)));
}

/// The pair under the cursor of the list.
fn chosen_pair(model: &Model) -> Option<&KeptApart> {
    let (pairs, event) = model.top::<Pairs>()?;
    pairs.chosen(event)
}

fn change_apart(model: &mut Model) {
    let form = chosen_pair(model).and_then(|kept| Some(Form::change_apart(model.event()?, kept)));
    if let Some(form) = form {
        model.ask(Dialog::Form(form));
    }
}

/// Lets the pair under the cursor meet again.
fn lift_apart(model: &mut Model) -> Vec<Effect> {
    let pair = chosen_pair(model).map(|kept| kept.pair.map(Who::id));
    let lift = |[a, b]: [Who; 2]| ApartRequest { a, b, wish: None, reason: None };
    pair.map(|pair| Effect::Commit(Command::Apart(lift(pair)))).into_iter().collect()
}

pub fn cannot_keep_apart(model: &Model) -> Option<Message> {
    active_keys::closed(model).or_else(|| why_not_apart(model.event()?))
}

fn nobody_apart(model: &Model) -> Option<Message> {
    let none = model.event()?.apart.is_empty();
    let key = key_for(Context::Apart, Act::KeepApart);
    none.then(|| msg!("pairing.nothing-to-lift", key))
}

/// The rounds offered while nobody knows how many there will be.
const ROUNDS: u32 = 5;

/// Columns for the two names, unless they need fewer.
const NAMES: usize = 34;

/// Columns for the rounds and how strictly.
const HOW: usize = 42;

/// Rows of the list that come before the remarks below it: two pairs in a narrow window.
const LEAST_ROWS: u16 = 4;

pub fn draw(model: &Model, dialog: &Pairs, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(event) = model.event() else { return };
    let pairs = &event.apart;
    let names = |kept: &KeptApart, columns: usize| {
        let labels = kept.pair.map(|id| event.label(id));
        let pair = words.text(&msg!("pairing.two", a = &labels[0], b = &labels[1]));
        let own = labels.each_ref().map(|label| text::width(label));
        let between = text::width(&pair).saturating_sub(own.iter().sum());
        let shares = text::divide_columns(&own, columns.saturating_sub(between));
        let [a, b] = [0, 1].map(|at| text::cut_name(&labels[at], shares[at]));
        words.text(&msg!("pairing.two", a, b))
    };
    let how = |kept: &KeptApart| {
        let strictly = strictness(!kept.wish.soft);
        words.arg(&Arg::Series(vec![kept.wish.rounds.phrase().into(), strictly.into()]))
    };
    // If a player of a pair has left, the pair waits for their return.
    let style = |kept: &KeptApart| {
        let here = kept.pair.iter().all(|id| event.is_here(*id));
        if here { theme.text } else { theme.quiet }
    };
    let width = usize::from(Width::Wide.columns(body));
    let is_narrow = width < NAMES + HOW;
    let longest = pairs.iter().map(|kept| text::width(&names(kept, width)) + 2).max().unwrap_or(0);
    let name = longest.max(NAMES).min(width.saturating_sub(HOW));
    // In a narrow window the rounds stand below the two names.
    let entries: Vec<Vec<Line>> = (pairs.iter().filter(|_| is_narrow))
        .map(|kept| {
            let names = names(kept, width.saturating_sub(2));
            let how = text::cut(&how(kept), width.saturating_sub(4));
            vec![Line::styled(names, style(kept)), Line::styled(format!("  {how}"), theme.quiet)]
        })
        .collect();
    let count = if is_narrow { (2 * pairs.len()).max(1) } else { pairs.len().max(1) };
    let wrapped = |message: &Message| text::wrapped(&words.text(message), width.saturating_sub(2));
    let reason = dialog.chosen(event).and_then(|kept| kept.why.as_ref());
    let reason = reason.map_or_else(Vec::new, |why| wrapped(&msg!("pairing.why", why)));
    let note = wrapped(&msg!("pairing.sheet-swiss-only"));
    let size = (Width::Wide, (count + reason.len() + note.len() + 1) as u16);
    let inner = boxed(frame, model, keys, body, size, &words.text(&msg!("pairing.list-title")));
    let below = (reason.len() + note.len()) as u16 + 1;
    let least = LEAST_ROWS.min(count as u16).min(inner.height);
    let below = below.min(inner.height - least);
    let rows = Rect { height: (count as u16).min(inner.height - below), ..inner };
    if pairs.is_empty() {
        let nobody = words
            .text(&msg!("pairing.nothing-to-lift", key = key_for(Context::Apart, Act::KeepApart)));
        list::titled(frame, rows, &Line::styled(format!("  {nobody}"), theme.quiet));
    }
    let at = dialog.at.min(pairs.len().saturating_sub(1));
    if is_narrow {
        list::entries(frame, rows, (theme, &model.words), &entries, at);
    } else {
        list::rows(frame, rows, (theme, &model.words), (pairs.len(), Some(at)), true, |row| {
            let kept = &pairs[row];
            let rest = width.saturating_sub(name + 2);
            Line::from(vec![
                Span::styled(text::left(&names(kept, name - 2), name), style(kept)),
                Span::styled(text::left(&how(kept), rest), theme.quiet),
            ])
        });
    }
    let place = Rect { y: rows.bottom(), height: inner.bottom() - rows.bottom(), ..inner };
    let note = note.into_iter().map(|line| Line::styled(line, theme.quiet));
    let reason = reason.into_iter().map(|line| Line::styled(line, theme.text));
    let notes: Vec<Line> = reason.chain(note).collect();
    let gap = (usize::from(place.height) > notes.len()).then(Line::default);
    list::lines(frame, place, &gap.into_iter().chain(notes).collect::<Vec<_>>());
}
