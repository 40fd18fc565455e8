use crate::event::Event;
use crate::msg;
use crate::tui::bracket::Bracket;
use crate::tui::podium::Podium;
use crate::words::Message;

/// The content of a board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum BoardView {
    /// Places, points and tie-breaks.
    Standings,
    /// The pairings, by table.
    #[value(alias = "tables")]
    Pairings,
    /// Every player's table, by name.
    #[value(alias = "names")]
    ByName,
    /// The elimination rounds.
    Bracket,
    /// The round clock, as large as the screen.
    Clock,
    /// The first places, once there is a champion.
    Podium,
    /// The public address, in letters and as a code to scan.
    Address,
    /// What was announced, the estimated end and the prizes.
    Announcement,
    /// The pages that matter now, in turn.
    #[default]
    Rotate,
}

impl BoardView {
    /// In the order in which the key for the next view goes through them.
    pub const ALL: [BoardView; 9] = [
        BoardView::Rotate,
        BoardView::ByName,
        BoardView::Pairings,
        BoardView::Standings,
        BoardView::Bracket,
        BoardView::Clock,
        BoardView::Announcement,
        BoardView::Podium,
        BoardView::Address,
    ];

    /// The view's name in the header.
    pub fn title(self) -> Message {
        match self {
            BoardView::Standings => msg!("board.standings"),
            BoardView::Pairings => msg!("board.by-table"),
            BoardView::ByName => msg!("board.by-name"),
            BoardView::Bracket => msg!("finals.bracket-title"),
            BoardView::Clock => msg!("board.clock"),
            BoardView::Podium => msg!("players.podium"),
            BoardView::Address => msg!("pages.on-a-phone"),
            BoardView::Announcement => msg!("board.event-info"),
            BoardView::Rotate => msg!("board.in-turn"),
        }
    }

    /// The next view that has something to show.
    pub fn next(self, event: &Event) -> BoardView {
        let at = BoardView::ALL.iter().position(|view| *view == self).unwrap_or(0);
        let following = BoardView::ALL.iter().cycle().skip(at + 1).take(BoardView::ALL.len());
        following.copied().find(|view| view.has_content(event)).unwrap_or(self)
    }

    /// Whether the view already has something to show.
    pub fn has_content(self, event: &Event) -> bool {
        match self {
            BoardView::Rotate | BoardView::ByName | BoardView::Announcement => true,
            BoardView::Pairings | BoardView::Clock => event.round().is_some(),
            BoardView::Standings => event.preliminary().is_some(),
            BoardView::Bracket => Bracket::new(event).is_some(),
            BoardView::Podium => Podium::of(event).is_some(),
            BoardView::Address => event.setup.address().is_some(),
        }
    }
}
