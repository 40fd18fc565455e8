use super::form::{Form, FormField, Purpose};
use crate::event::seed_changes;
use crate::event::{Action, Command, CutBy, Event, Id, Moment, Refusal, Who, decide, find, ranked};
use crate::msg;
use crate::odds::comes_in;
use crate::tui::cursor_move::CursorMove;
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::Message;

/// The number of players shown below the cut.
const NEXT: usize = 2;

/// The players who go on to the finals, before the cut is made.
#[derive(Debug)]
pub struct Seeds {
    /// Best first.
    pub seeds: Vec<Id>,
    /// The seeds by the standings, as the announced cut takes them.
    pub computed: Vec<Id>,
    /// The next players in the standings, who have no place in the finals.
    pub next: Vec<Id>,
    /// The player who comes in if one of the seeds gives up the place.
    pub comes_in: Option<Id>,
    pub warnings: Vec<Message>,
    pub at: usize,
    /// The change since the dialog opened, or the reason why the cut was not made.
    pub error_text: Option<Message>,
}

impl Seeds {
    /// The cut as it would be made now.
    ///
    /// # Errors
    /// The reason why it cannot be made.
    pub fn of(event: &Event, now: Moment) -> Result<Seeds, Message> {
        let command = Command::Cut(CutBy::Announced);
        let decision = decide(event, &command, now).map_err(|refusal| refusal.0)?;
        let warnings = decision.sentences().cloned().collect();
        let computed = match decision.action {
            Some(Action::Cut(cut)) => cut.seeds,
            _ => Vec::new(),
        };
        let seeds = computed.clone();
        let next = Vec::new();
        let comes_in = comes_in(event);
        let (at, error_text) = (0, None);
        let seeds = Seeds { seeds, computed, next, comes_in, warnings, at, error_text };
        Ok(seeds.with_next(event))
    }

    /// The same dialog with these seeds, which the organizer has chosen.
    #[must_use]
    pub fn with_seeds(self, event: &Event, seeds: Vec<Id>) -> Seeds {
        Seeds { seeds, ..self }.with_next(event)
    }

    fn with_next(self, event: &Event) -> Seeds {
        let out = ranked(event).map(|standing| standing.entrant);
        let next = out.filter(|id| !self.seeds.contains(id)).take(NEXT).collect();
        let at = self.at.min(self.seeds.len().saturating_sub(1));
        Seeds { next, at, ..self }
    }

    pub fn step(&mut self, step: CursorMove) {
        self.at = step.from(self.at, self.seeds.len());
    }

    /// Whether the seeds are others than those by the standings.
    pub fn is_by_hand(&self) -> bool {
        self.seeds != self.computed
    }

    /// How the seeds differ from those by the standings.
    pub fn changes(&self, event: &Event) -> Message {
        seed_changes(event, &self.seeds, &self.by_standings(event))
    }

    /// The seeds by the standings, for as many players as are chosen now.
    pub fn by_standings(&self, event: &Event) -> Vec<Id> {
        ranked(event).take(self.seeds.len()).map(|standing| standing.entrant).collect()
    }

    /// Moves the chosen player up or down among the seeds.
    pub fn move_seed(&mut self, by: isize) {
        let other = self.at.checked_add_signed(by).filter(|other| *other < self.seeds.len());
        if let Some(other) = other {
            self.seeds.swap(self.at, other);
            self.at = other;
        }
    }

    /// Leaves the chosen player out.
    pub fn remove(&mut self) {
        if self.at < self.seeds.len() {
            self.seeds.remove(self.at);
        }
    }

    /// The form for a player who comes in: in the place of another, or as the last seed.
    pub fn ask_for_player(&self, event: &Event, replaces: bool) -> Form {
        let replaced = self.seeds.get(self.at).filter(|_| replaces);
        let title = match replaced {
            Some(id) => msg!("finals.replace-title", name = event.label(*id)),
            None => msg!("finals.add-title"),
        };
        let next = self.next.first().map_or_else(String::new, |id| event.label(*id));
        let field = FormField::text(Label::SeededPlayer, next);
        Form::new(Purpose::Seed { replaces: replaced.copied() }, title, vec![field])
    }

    /// Takes in the player named in that form.
    ///
    /// # Errors
    /// Nobody is named, or the player cannot be a seed here.
    pub fn take_in(
        &mut self,
        event: &Event,
        replaces: Option<Id>,
        name: &str,
    ) -> Result<(), Message> {
        if name.is_empty() {
            return Err(msg!("finals.who-missing"));
        }
        let id = find(event, &Who(name.to_owned())).map_err(|Refusal(why)| why)?;
        let label = event.label(id);
        if self.seeds.contains(&id) && replaces != Some(id) {
            return Err(msg!("finals.twice", name = label));
        }
        if !event.is_here(id) {
            return Err(msg!("players.left-already", name = label));
        }
        if event.is_house(id) {
            return Err(msg!("finals.house-player", name = label));
        }
        let replaced = self.seeds.iter().position(|seed| Some(*seed) == replaces);
        match (replaced, replaces) {
            (Some(at), _) => {
                self.seeds[at] = id;
                self.at = at;
            }
            (None, Some(gone)) => {
                return Err(msg!("settings.no-seed-now", name = event.label(gone)));
            }
            (None, None) => {
                self.seeds.push(id);
                self.at = self.seeds.len() - 1;
            }
        }
        Ok(())
    }

    /// The form that asks why the cut is made by hand.
    pub fn ask_for_reason(&self, event: &Event) -> Form {
        let purpose = Purpose::CutByHand { seeds: self.seeds.clone() };
        let field = FormField::text(Label::Reason, "");
        let mut form = Form::new(purpose, msg!("finals.reason-title"), vec![field]);
        form.about = vec![msg!("finals.about-edited", changes = self.changes(event))];
        form
    }
}

impl Form {
    /// The cut with these seeds, for the reason in the form.
    pub(super) fn submit_cut(&self, event: &Event, seeds: &[Id]) -> Vec<Effect> {
        let seeds = seeds.iter().map(|id| Who::id(*id)).collect();
        let reason = self.value(Label::Reason).to_owned();
        let cut = Command::CutByHand { seeds, reason };
        vec![Effect::commit_told(event, cut, Moment::new(0, 0))]
    }
}
