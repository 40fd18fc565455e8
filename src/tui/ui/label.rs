//! The fields of forms, and of the line for players.

use crate::event::TextDetail;
use crate::msg;
use crate::ruleset::Relation;
use crate::words::Message;

/// Makes the fields and the words before each from one list.
macro_rules! labels {
    ($($label:ident = $phrase:expr;)*) => {
        /// A field. Its value is looked up by this, whatever the language of the screen.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Label {
            GroupApart(Relation),
            Text(TextDetail),
            $($label,)*
        }

        impl Label {
            /// The words before the field.
            pub fn phrase(self) -> Message {
                match self {
                    Label::GroupApart(Relation::SameClub) => msg!("settings.apart-club"),
                    Label::GroupApart(Relation::Relatives) => msg!("settings.apart-relatives"),
                    Label::GroupApart(Relation::TravelledTogether) => {
                        msg!("settings.apart-travel")
                    }
                    Label::Text(detail) => detail.label(),
                    $(Label::$label => $phrase,)*
                }
            }
        }
    };
}

labels! {
    ApartRounds = msg!("handbook.column-rounds").capitalised();
    AwardedByes = msg!("pairing.field-awarded");
    BoardProspects = msg!("odds.item");
    Boosters = msg!("draft.opening").capitalised();
    CallAbout = msg!("judge.column-about");
    Cards = msg!("judge.cards");
    Certainty = msg!("judge.certainty");
    CheckIn = msg!("check-in.hint-show").capitalised();
    Closes = msg!("settings.label-closes");
    Component = msg!("judge.penalty-sheet-component");
    Counters = msg!("aids.label-counters");
    CsvFile = msg!("pages.hint-file").capitalised();
    Cut = msg!("keys.cut").capitalised();
    CutTakes = msg!("dialog.cut-takes");
    Date = msg!("settings.date");
    Decision = msg!("judge.decision");
    Defender = msg!("aids.label-defender");
    Drawn = msg!("judge.drawn");
    EventName = msg!("dialog.event-name");
    ExtraMinutes = msg!("judge.form-extra");
    FeatureTables = msg!("tables.form-feature");
    Fee = msg!("check-in.item-fee");
    FinalMinutes = msg!("dialog.final-minutes");
    Finals = msg!("plain.finals").capitalised();
    FinalsMatch = msg!("dialog.finals-match");
    FinalsMinutes = msg!("handbook.round-kind", kind = "elimination").capitalised();
    FixedTable = msg!("tables.fixed").capitalised();
    Found = msg!("judge.found-label");
    FoundOut = msg!("judge.found-out");
    Game = msg!("settings.game");
    GivenBy = msg!("judge.given-by");
    HallTables = msg!("judge.tables").capitalised();
    Health = msg!("aids.label-health");
    Hits = msg!("aids.label-hits");
    HoldRounds = msg!("pairing.form-hold");
    HouseGames = msg!("settings.house-games");
    HousePlayer = msg!("roster.house").capitalised();
    HowMany = msg!("judge.how-many-label");
    HowStrictly = msg!("pairing.column-strictly");
    Instead = msg!("judge.instead");
    ListFile = msg!("pages.hint-file").capitalised();
    Lists = msg!("decklist.label-lists");
    MadeBy = msg!("judge.organizer");
    Minutes = msg!("standings.minutes");
    MirrorFile = msg!("event-file.label");
    Name = msg!("dialog.name");
    Note = msg!("standings.note");
    Offence = msg!("judge.offence");
    Official = msg!("dialog.official");
    OpenLists = msg!("decklist.label-open-lists");
    Organizer = msg!("officials.role", role = "organizer").capitalised();
    OtherPlayer = msg!("pairing.label-other");
    OtherUnits = msg!("aids.label-others");
    PaperFolder = msg!("pages.label-paper");
    Pause = msg!("settings.label-pause");
    Penalty = msg!("keys.penalty").capitalised();
    PickSeconds = msg!("dialog.pick-seconds");
    Player = msg!("keys.player").capitalised();
    PlaysAsWell = msg!("dialog.plays-as-well");
    Points = msg!("screen.points").capitalised();
    Prizes = msg!("settings.item");
    PublicAddress = msg!("pages.label-address");
    RareRedraft = msg!("dialog.rare-redraft");
    Reason = msg!("dialog.reason");
    Replacement = msg!("judge.replacement");
    Role = msg!("dialog.role");
    Roll = msg!("aids.form-roll");
    RoundMinutes = msg!("keys.round").capitalised();
    Rounds = msg!("handbook.column-rounds").capitalised();
    SeededPlayer = msg!("keys.player").capitalised();
    SetsLeft = msg!("judge.left");
    SetupNote = msg!("settings.note");
    SheetFile = msg!("pages.hint-file").capitalised();
    SheetsIn = msg!("dialog.sheets-in");
    SiteFolder = msg!("pages.label-site");
    Sleeves = msg!("settings.sleeves-required");
    Split = msg!("aids.label-split");
    StartNumber = msg!("roster.start").capitalised();
    State = msg!("judge.state");
    Structure = msg!("settings.structure");
    TieBreaks = msg!("settings.tie-breaks");
    Tier = msg!("settings.tier");
    TimedDraw = msg!("odds.draw").capitalised();
    ToTable = msg!("tables.to-table");
    UnplayedGame = msg!("settings.unplayed");
    Unreadable = msg!("judge.unreadable");
    Which = msg!("judge.which");
    WhoCame = msg!("judge.column-came");
}
