use crate::event::Event;
use crate::tui::bracket::Bracket;

/// The content of a board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum View {
    /// Places, points and tie-breaks.
    Standings,
    /// The pairings, by table.
    Pairings,
    /// Every player's table, by name.
    ByName,
    /// The elimination rounds.
    Bracket,
    /// The round clock, as large as the screen.
    Clock,
    /// The pages that matter now, in turn.
    #[default]
    Rotate,
}

impl View {
    /// In the order in which the key for the next view goes through them.
    pub const ALL: [View; 6] =
        [View::Rotate, View::ByName, View::Pairings, View::Standings, View::Bracket, View::Clock];

    /// The view's name in the header.
    pub fn title(self) -> &'static str {
        match self {
            View::Standings => "Standings",
            View::Pairings => "Pairings by table",
            View::ByName => "Pairings by name",
            View::Bracket => "Bracket",
            View::Clock => "Clock",
            View::Rotate => "In turn",
        }
    }

    /// The next view that has something to show.
    pub fn next(self, event: &Event) -> View {
        let at = View::ALL.iter().position(|view| *view == self).unwrap_or(0);
        let following = View::ALL.iter().cycle().skip(at + 1).take(View::ALL.len());
        following.copied().find(|view| view.has_content(event)).unwrap_or(self)
    }

    /// Whether the view already has something to show.
    pub fn has_content(self, event: &Event) -> bool {
        match self {
            View::Rotate | View::ByName => true,
            View::Pairings | View::Clock => event.round().is_some(),
            View::Standings => event.preliminary().is_some(),
            View::Bracket => Bracket::new(event).is_some(),
        }
    }
}
