use super::form::{Form, FormField, Purpose, YES, no_or_yes, whole_number};
use crate::event::{Command, Details, Entrant, Event, Id, TextDetail, Texts, Who};
use crate::msg;
use crate::ruleset::GroupApart;
use crate::tui::add_line::separates;
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::Message;

impl Form {
    pub fn edit_player(event: &Event, entrant: &Entrant) -> Form {
        let table = entrant.table.map_or(String::new(), |table| table.to_string());
        let text = |detail: TextDetail| {
            FormField::text(Label::Text(detail), entrant.text(detail).clone().unwrap_or_default())
        };
        let mut fields = vec![
            FormField::text(Label::Name, entrant.name.clone()),
            text(TextDetail::Partner),
            text(TextDetail::Club),
            FormField::text(Label::StartNumber, entrant.start.to_string()),
            FormField::text(Label::FixedTable, table),
        ];
        if event.ruleset.entrants.team_size == 1 {
            fields.remove(1);
        }
        fields.extend(separates(event).map(text));
        if event.stages.is_empty() && event.may_use_house_player() {
            let at = usize::from(entrant.house);
            fields.push(FormField::choice(Label::HousePlayer, no_or_yes(), at));
        }
        if event.may_award_byes() && !entrant.house {
            fields.push(FormField::text(Label::AwardedByes, entrant.byes.to_string()));
        }
        fields.push(text(TextDetail::Member));
        // Partners are fixed before the start.
        if event.ruleset.entrants.team_size > 1 && !event.stages.is_empty() {
            fields.push(FormField::text(Label::Reason, String::new()));
        }
        let title = Message::verbatim(format!("#{} {}", entrant.id, entrant.label()));
        let mut form = Form::new(Purpose::EditPlayer(entrant.id), title, fields);
        if event.is_swiss() {
            form.about = event.groups_apart().iter().map(same_word).collect();
        }
        form
    }

    /// The command with only the values that were changed; none if nothing was.
    pub(super) fn submit_edited(&self, event: &Event, id: Id) -> Result<Vec<Effect>, Message> {
        let entrant = event.entrant(id).ok_or_else(|| msg!("dialog.no-such-player"))?;
        let number =
            |label| whole_number::<u32>(label, self.value(label)).map(|number| number.unwrap_or(0));
        let (start, table) = (number(Label::StartNumber)?, number(Label::FixedTable)?);
        let has_byes = self.fields.iter().any(|field| field.label == Label::AwardedByes);
        let byes = number(Label::AwardedByes)?;
        let name = self.value(Label::Name);
        let asked = self.fields.iter().any(|field| field.label == Label::HousePlayer);
        let house = self.value(Label::HousePlayer) == YES;
        let mut details = Details {
            name: (name != entrant.name).then(|| name.to_owned()),
            start: (start != entrant.start).then_some(start),
            table: (table != entrant.table.unwrap_or(0)).then_some(table),
            byes: (has_byes && byes != entrant.byes).then_some(byes),
            house: (asked && house != entrant.house).then_some(house),
            ..Details::default()
        };
        for detail in TextDetail::ALL {
            let new = self.value(Label::Text(detail));
            let changed = new != entrant.text(detail).as_deref().unwrap_or("");
            *details.text_mut(detail) = changed.then(|| new.to_owned());
        }
        if details == Details::default() {
            return Ok(Vec::new());
        }
        let reason = Some(self.value(Label::Reason)).filter(|why| !why.is_empty());
        let reason = reason.map(str::to_owned);
        Ok(vec![Effect::Commit(Command::Edit { who: Who::id(id), details, reason })])
    }
}

/// The meaning of the same word in the field of this group.
fn same_word(group: &GroupApart) -> Message {
    let (field, rounds) = (TextDetail::of(group.who).label(), group.rounds.phrase());
    let rounds = match group.absolute {
        true => msg!("settings.rounds-absolute", rounds),
        false => msg!("settings.rounds-soft", rounds),
    };
    msg!("settings.same-word", field, rounds)
}
