use super::follow::untouched;
use super::form::{Form, FormField, Purpose, YES, no_or_yes, whole_number};
use crate::event::{Command, Details, Entrant, Event, Id, Who};
use crate::msg;
use crate::ruleset::{GroupApart, Relation};
use crate::tui::add_line::separates;
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::Message;

impl Form {
    pub fn edit_player(event: &Event, entrant: &Entrant) -> Form {
        let table = entrant.table.map_or(String::new(), |table| table.to_string());
        let text = |word: &Option<String>| word.clone().unwrap_or_default();
        let mut fields = vec![
            FormField::text(Label::Name, entrant.name.clone()),
            FormField::text(Label::Partner, text(&entrant.partner)),
            FormField::text(Label::Club, text(&entrant.club)),
            FormField::text(Label::StartNumber, entrant.start.to_string()),
            FormField::text(Label::FixedTable, table),
        ];
        if event.ruleset.entrants.team_size == 1 {
            fields.remove(1);
        }
        let relations = [(Label::Family, &entrant.family), (Label::Travel, &entrant.travel)];
        for (label, word) in relations {
            if separates(event).contains(&label) {
                fields.push(FormField::text(label, text(word)));
            }
        }
        if event.stages.is_empty() && event.may_use_house_player() {
            let at = usize::from(entrant.house);
            fields.push(FormField::choice(Label::HousePlayer, no_or_yes(), at));
        }
        if event.may_award_byes() && !entrant.house {
            fields.push(FormField::text(Label::AwardedByes, entrant.byes.to_string()));
        }
        fields.push(FormField::text(Label::Member, text(&entrant.member)));
        let title = Message::verbatim(format!("#{} {}", entrant.id, entrant.label()));
        let mut form = Form::new(Purpose::EditPlayer(entrant.id), title, fields);
        if event.is_swiss() {
            form.about = event.groups_apart().iter().map(same_word).collect();
        }
        form
    }

    /// The command with only the values that were changed; none if nothing was.
    pub(super) fn submit_edited(&self, event: &Event, id: Id) -> Result<Vec<Effect>, Message> {
        let entrant = event.entrant(id).ok_or_else(|| msg!("form.no-such-player"))?;
        let number =
            |label| whole_number::<u32>(label, self.value(label)).map(|number| number.unwrap_or(0));
        let changed = |label, old: &Option<String>| {
            let new = self.value(label);
            (new != old.as_deref().unwrap_or("")).then(|| new.to_owned())
        };
        let (start, table) = (number(Label::StartNumber)?, number(Label::FixedTable)?);
        let has_byes = self.fields.iter().any(|field| field.label == Label::AwardedByes);
        let byes = number(Label::AwardedByes)?;
        let name = self.value(Label::Name);
        let asked = self.fields.iter().any(|field| field.label == Label::HousePlayer);
        let house = self.value(Label::HousePlayer) == YES;
        let details = Details {
            name: (name != entrant.name).then(|| name.to_owned()),
            club: changed(Label::Club, &entrant.club),
            member: changed(Label::Member, &entrant.member),
            partner: changed(Label::Partner, &entrant.partner),
            family: changed(Label::Family, &entrant.family),
            travel: changed(Label::Travel, &entrant.travel),
            start: (start != entrant.start).then_some(start),
            table: (table != entrant.table.unwrap_or(0)).then_some(table),
            byes: (has_byes && byes != entrant.byes).then_some(byes),
            house: (asked && house != entrant.house).then_some(house),
        };
        let command = Command::Edit { who: Who::id(id), details };
        Ok(if command == untouched(id) { Vec::new() } else { vec![Effect::Commit(command)] })
    }
}

/// The meaning of the same word in the field of this group.
fn same_word(group: &GroupApart) -> Message {
    let label = match group.who {
        Relation::SameClub => Label::Club,
        Relation::Relatives => Label::Family,
        Relation::TravelledTogether => Label::Travel,
    };
    let (field, rounds) = (label.phrase(), group.rounds.phrase());
    match group.absolute {
        true => msg!("day-rest.same-word-absolute", field, rounds),
        false => msg!("day-rest.same-word-soft", field, rounds),
    }
}
