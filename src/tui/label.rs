//! The fields of forms, and of the line for players.

use crate::msg;
use crate::words::Message;

/// A field. Its value is looked up by this, whatever the language of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Label {
    Boosters,
    Club,
    CsvFile,
    Cut,
    CutTakes,
    Date,
    EventName,
    Family,
    Finals,
    FinalsMatch,
    FinalsMinutes,
    FixedTable,
    Game,
    Minutes,
    Name,
    Note,
    Official,
    Organizer,
    Partner,
    Penalty,
    PickSeconds,
    PlaysAsWell,
    Points,
    RareRedraft,
    Reason,
    Role,
    Rounds,
    SheetsIn,
    StartNumber,
    Structure,
    Tier,
    TimedDraw,
    Travel,
    UnplayedGame,
}

impl Label {
    /// The words before the field.
    pub fn phrase(self) -> Message {
        match self {
            Label::Boosters => msg!("item.boosters"),
            Label::Club => msg!("column.club"),
            Label::CsvFile => msg!("form.csv-file"),
            Label::Cut => msg!("item.cut"),
            Label::CutTakes => msg!("form.cut-takes"),
            Label::Date => msg!("item.date"),
            Label::EventName => msg!("form.event-name"),
            Label::Family => msg!("form.family"),
            Label::Finals => msg!("item.finals"),
            Label::FinalsMatch => msg!("form.finals-match"),
            Label::FinalsMinutes => msg!("form.finals-minutes"),
            Label::FixedTable => msg!("form.fixed-table"),
            Label::Game => msg!("item.game"),
            Label::Minutes => msg!("column.minutes"),
            Label::Name => msg!("form.name"),
            Label::Note => msg!("column.note"),
            Label::Official => msg!("form.official"),
            Label::Organizer => msg!("item.organizer"),
            Label::Partner => msg!("form.partner"),
            Label::Penalty => msg!("form.penalty"),
            Label::PickSeconds => msg!("form.pick-seconds"),
            Label::PlaysAsWell => msg!("form.plays-as-well"),
            Label::Points => msg!("column.points"),
            Label::RareRedraft => msg!("form.rare-redraft"),
            Label::Reason => msg!("form.reason"),
            Label::Role => msg!("form.role"),
            Label::Rounds => msg!("item.rounds"),
            Label::SheetsIn => msg!("form.sheets-in"),
            Label::StartNumber => msg!("form.start-number"),
            Label::Structure => msg!("item.structure"),
            Label::Tier => msg!("item.tier"),
            Label::TimedDraw => msg!("form.timed-draw"),
            Label::Travel => msg!("form.travel"),
            Label::UnplayedGame => msg!("form.unplayed-game"),
        }
    }
}
