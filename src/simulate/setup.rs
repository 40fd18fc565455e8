//! A simulated event before its rounds: players, plan, byes, check-in, who is kept apart, pods, the hall.

use super::play::Play;
use crate::event::actions::{Setup, Unplayed, Wish};
use crate::event::{
    Absentees, ApartRequest, Command, Details, Id, NewEntrant, Phase, PodsBy, Refusal, Who, decide,
    phase,
};
use crate::pairing::Draw;
use crate::ruleset::{
    ApartRounds, CutRule, FinalsKind, MOST_ROUNDS, PairingKind, Ruleset, StructureKind,
};
use std::sync::LazyLock;

static GIVEN_NAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../../config/simulate/given.txt").lines().collect());
static SURNAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../../config/simulate/surnames.txt").lines().collect());
static CLUBS: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../../config/simulate/clubs.txt").lines().collect());

/// The strength of the weakest player, and the largest amount above it.
const WEAKEST: u32 = 200;
const SPREAD: u32 = 1_000;

/// Makes `entrants` players, or teams of two; no two people share a name.
pub(super) fn people(entrants: u32, team_size: u32, chance: &mut Draw) -> Vec<NewEntrant> {
    let mut names = Names::new(chance);
    (0..entrants)
        .map(|_| {
            let club = CLUBS.get(chance.index(2 * CLUBS.len())).map(|club| (*club).to_owned());
            let name = names.next();
            let partner = (team_size == 2).then(|| names.next());
            NewEntrant { name, club, partner, ..NewEntrant::default() }
        })
        .collect()
}

/// The house player, whose name nobody else has.
pub(super) fn house_player(ruleset: &Ruleset) -> NewEntrant {
    let partner = (ruleset.entrants.team_size == 2).then(|| "Helper".to_owned());
    NewEntrant { name: "House".to_owned(), partner, house: true, ..NewEntrant::default() }
}

/// A random strength; the chance to win is a player's share of both strengths. Most strengths are
/// in the middle, few are very low or very high.
pub(super) fn strength(chance: &mut Draw) -> u32 {
    WEAKEST + chance.below(SPREAD / 2) + chance.below(SPREAD / 2)
}

/// Yields all combinations of given names and surnames, each once.
struct Names {
    at: usize,
    given: usize,
    round: usize,
}

impl Names {
    fn new(chance: &mut Draw) -> Names {
        Names { at: 0, given: chance.index(GIVEN_NAMES.len()), round: chance.index(SURNAMES.len()) }
    }

    fn next(&mut self) -> String {
        let all = GIVEN_NAMES.len() * SURNAMES.len();
        let (lap, at) = (self.at / all, self.at % all);
        self.at += 1;
        let given = GIVEN_NAMES[(at + self.given) % GIVEN_NAMES.len()];
        // After each pass through the given names, the surnames move on by one.
        let moved = at / GIVEN_NAMES.len() + self.round;
        let surname = SURNAMES[(7 * (at % GIVEN_NAMES.len()) + moved) % SURNAMES.len()];
        match lap {
            0 => [given, surname].join(" "),
            _ => format!("{given} {surname} {}", lap + 1),
        }
    }
}

/// One custom event in this many starts with elimination, if the game has it.
const STARTS_WITH_ELIMINATION: u32 = 12;
/// One custom cut in this many takes everybody level with the last place.
const LEVEL_ANNOUNCED: u32 = 8;

/// The structure asked for, or a custom one if its table has no row.
pub(super) fn plan(
    ruleset: &Ruleset,
    wanted: Option<StructureKind>,
    players: u32,
    chance: &mut Draw,
) -> Setup {
    let tier = ruleset.tiers.first().map(|tier| tier.tier);
    let kind = wanted.unwrap_or(StructureKind::Basic);
    let table = ruleset.structures.table(kind);
    let fits = |cut: Option<u32>| cut.is_none_or(|cut| cut <= players);
    if table.and_then(|table| table.row(players)).is_some_and(|row| fits(row.cut)) {
        return Setup { tier, structure: Some(kind), ..Setup::default() };
    }
    // A game without a table has no default, so its organizers choose every time.
    let varied = kind == StructureKind::Custom || ruleset.structures.tables().next().is_none();
    Setup { tier, ..custom(ruleset, players, varied, chance) }
}

/// Enough rounds to separate the players. If `varied`, chance adds more rounds, a cut and the
/// organizer's other options.
fn custom(ruleset: &Ruleset, players: u32, varied: bool, chance: &mut Draw) -> Setup {
    let own = &ruleset.structures.custom;
    let structure = Some(StructureKind::Custom);
    let kind = ruleset.finals.kind;
    let knows_finals =
        matches!(kind, FinalsKind::SingleElimination | FinalsKind::DoubleElimination);
    let at_once = varied && knows_finals && chance.below(STARTS_WITH_ELIMINATION) == 0;
    if at_once {
        return Setup { structure, rounds: Some(0), ..Setup::default() };
    }
    if ruleset.preliminary.pairing == PairingKind::RoundRobin {
        return Setup { structure, ..Setup::default() };
    }
    let most = own.rounds_to.min(MOST_ROUNDS);
    let enough = players.next_power_of_two().trailing_zeros();
    let more = if varied { chance.below(3) } else { 0 };
    let rounds = (enough + more).clamp(own.rounds_from.clamp(1, most), most);
    let mut setup = Setup { structure, rounds: Some(rounds), ..Setup::default() };
    if varied {
        let fits = |size: &&u32| knows_finals && 2 * **size <= players.max(4);
        let sizes: Vec<u32> = ruleset.finals.sizes.iter().filter(fits).copied().collect();
        let chosen = chance.index(sizes.len() + 1);
        setup.cut = Some(sizes.get(chosen).copied().unwrap_or(0));
        let level = ruleset.finals.cuts.contains(&CutRule::TopAndLevel) && setup.cut > Some(0);
        setup.cut_by =
            (level && chance.below(LEVEL_ANNOUNCED) == 0).then_some(CutRule::TopAndLevel);
        let shapes = &own.finals_match;
        setup.finals_match = shapes.get(chance.index(shapes.len())).copied();
        let points = &ruleset.preliminary.points;
        if let Some(worth) = points.timed_draw.zip(points.draw).map(<[u32; 2]>::from) {
            setup.timed_draw = Some(worth[chance.index(2)]);
        }
    }
    setup
}

/// One player in this many has byes awarded.
const AWARDED: u32 = 6;
/// Fewer would leave too few to play a round.
const ENOUGH: usize = 6;

/// Awards byes to some of these players, if the rules know them.
pub(super) fn award(ruleset: &Ruleset, everybody: &mut [NewEntrant], chance: &mut Draw) {
    let Some(rule) = ruleset.preliminary.awarded_byes() else { return };
    if everybody.len() < ENOUGH {
        return;
    }
    let most = everybody.len() / 3;
    let lucky: Vec<usize> =
        (0..everybody.len()).filter(|_| chance.below(AWARDED) == 0).take(most).collect();
    for at in lucky {
        everybody[at].byes = 1 + chance.below(rule.most);
    }
}

/// One Swiss event in this many keeps players apart.
const KEPT_APART: u32 = 6;
/// Below this many players, those kept apart could soon be alone.
const ENOUGH_APART: usize = 8;
/// One registered player in this many does not come.
const STAYS_AWAY: u32 = 16;
/// One player in this many owes the entry fee for a while.
const OWES: u32 = 8;
/// One round in this many is sat out by somebody.
const SAT_OUT: u32 = 6;
/// One player in this many who was marked as away comes anyway.
const COMES_ANYWAY: u32 = 6;
// Each of these happens in one of this many events.
const PODS_ASKED_FOR: u32 = 3;
const DRAWN_AGAIN: u32 = 10;
const STEPPED: u32 = 20;
const UNPLAYED_WINS: u32 = 3;
const REDRAFT: u32 = 6;
/// The size of the smallest pod asked for, and the number of sizes from it.
const SMALLEST: u32 = 3;
const SIZES: u32 = 7;
// One event in this many has such a hall.
const RANGES: u32 = 4;
const FEATURES: u32 = 4;
const FIXED: u32 = 4;
const HELD: u32 = 4;
/// One round in this many has a pairing that goes to another table.
const MOVED: u32 = 30;
/// The most tables in the first range of a hall.
const FIRST_RANGE: u32 = 12;

impl Play<'_> {
    /// Brings players with awarded byes back into a round that too few would play because others
    /// left.
    fn fill_the_round(&mut self) -> Result<(), Refusal> {
        let Some(round) = self.event.coming_swiss_round() else { return Ok(()) };
        while self.event.next_field().nth(1).is_none() {
            let Some(id) = self.event.with_awarded_bye().first().copied() else { return Ok(()) };
            let details = Details { byes: Some(round - 1), ..Details::default() };
            self.act(&Command::Edit { who: Who::id(id), details, reason: None })?;
        }
        Ok(())
    }

    /// Keeps some players apart before the first round, one pair for each eight players. The chance
    /// is a stream of its own, so all other events stay as they are.
    pub fn keep_apart(&mut self) -> Result<(), Refusal> {
        let mut chance = self.event.head.seed.draw("players-apart");
        let here: Vec<Id> = self.event.active().map(|entrant| entrant.id).collect();
        if !self.event.is_swiss() || here.len() < ENOUGH_APART || chance.below(KEPT_APART) > 0 {
            return Ok(());
        }
        for _ in 0..(here.len() / ENOUGH_APART).min(20) {
            let (a, b) = (here[chance.index(here.len())], here[chance.index(here.len())]);
            let rounds = match chance.below(3) {
                0 => ApartRounds::Through(1 + chance.below(3)),
                _ => ApartRounds::Always,
            };
            let wish = Some(Wish { rounds, soft: chance.below(2) == 0 });
            let (a, b) = (Who::id(a), Who::id(b));
            if a != b {
                self.act(&Command::Apart(ApartRequest { a, b, wish, reason: None }))?;
            }
        }
        Ok(())
    }

    /// Pairs the round. If so many have left that no round exists, all pairs may meet again.
    pub fn pair_apart(&mut self, pair: &Command) -> Result<(), Refusal> {
        let refused = match self.act(pair) {
            Err(refusal) if !self.event.apart.is_empty() => refusal,
            done => return done,
        };
        let pairs: Vec<[Id; 2]> = self.event.apart.iter().map(|kept| kept.pair).collect();
        for apart in pairs {
            let [a, b] = apart.map(Who::id);
            let lift = ApartRequest { a, b, wish: None, reason: None };
            if self.act(&Command::Apart(lift)).is_err() {
                return Err(refused);
            }
        }
        self.act(pair)
    }

    /// Marks who has come, if the event has a check-in.
    pub fn check_in(&mut self) -> Result<(), Refusal> {
        if !self.event.checks_in() {
            return Ok(());
        }
        let all: Vec<Id> = self.event.active().map(|entrant| entrant.id).collect();
        let spare = self.leaving && self.event.may_sit_out();
        for id in all {
            let stays_away = spare && self.absences.below(STAYS_AWAY) == 0;
            if stays_away {
                continue;
            }
            let paid = (self.absences.below(OWES) > 0).then_some(true);
            self.act(&Command::CheckIn { who: Who::id(id), here: Some(true), paid })?;
            if paid.is_none() && self.absences.below(2) == 0 {
                self.act(&Command::CheckIn { who: Who::id(id), here: None, paid: Some(true) })?;
            }
        }
        Ok(())
    }

    /// Marks somebody as away for the coming round, as long as enough are left to play it.
    fn sit_out(&mut self) -> Result<(), Refusal> {
        let swiss = self.leaving && self.event.may_sit_out() && !self.event.stages.is_empty();
        if !swiss || self.absences.below(SAT_OUT) > 0 {
            return Ok(());
        }
        for _ in 0..1 + self.absences.below(2) {
            let field: Vec<Id> = self.event.next_field().map(|entrant| entrant.id).collect();
            if field.len() < 4 {
                return Ok(());
            }
            let id = field[self.absences.index(field.len())];
            self.act(&Command::CheckIn { who: Who::id(id), here: Some(false), paid: None })?;
            if self.absences.below(COMES_ANYWAY) == 0 {
                self.act(&Command::CheckIn { who: Who::id(id), here: Some(true), paid: None })?;
            }
        }
        Ok(())
    }

    /// The command that pairs the next round, once it is known who plays it.
    pub fn pairing(&mut self) -> Result<Command, Refusal> {
        if !matches!(phase(&self.event), Phase::Registration | Phase::BetweenRounds { .. }) {
            return Ok(Command::Pair);
        }
        self.sit_out()?;
        self.fill_the_round()?;
        if self.event.not_checked_in().is_empty() {
            return Ok(Command::Pair);
        }
        let wanted = Absentees::ALL[self.absences.index(Absentees::ALL.len())];
        let wanted = Command::PairSettling(wanted);
        // With fewer players the announced cut may not be possible.
        let possible = decide(&self.event, &wanted, self.now()).is_ok();
        Ok(if possible { wanted } else { Command::PairSettling(Absentees::Keep) })
    }

    /// Sets up pods and the draft before the first round of a round robin.
    pub fn draft(&mut self) -> Result<(), Refusal> {
        let draft = self.event.ruleset.draft.clone();
        let passed = draft.as_ref().is_some_and(|draft| !draft.phases.is_empty());
        if self.one_in(UNPLAYED_WINS) {
            let unplayed = Some(Unplayed::Win);
            self.act(&Command::Setup(Setup { unplayed, ..Setup::default() }.into()))?;
        }
        if passed && self.one_in(REDRAFT) {
            self.act(&Command::Setup(Setup { redraft: Some(true), ..Setup::default() }.into()))?;
        }
        // Without this, the first round makes its own pods.
        if !self.one_in(PODS_ASKED_FOR) {
            return Ok(());
        }
        let by = PodsBy::Size(SMALLEST + self.chance.below(SIZES));
        self.act(&Command::Pods { by, reason: None })?;
        if self.one_in(DRAWN_AGAIN) {
            let why = Some("two sisters sat side by side".to_owned());
            self.act(&Command::Pods { by, reason: why })?;
        }
        if self.one_in(STEPPED) {
            while self.event.next_draft_step().is_some() {
                self.act(&Command::DraftNext)?;
            }
        }
        Ok(())
    }

    /// Shares out the rare cards, if all players agreed to that.
    pub fn share_out(&mut self) -> Result<(), Refusal> {
        let over = matches!(phase(&self.event), Phase::Decided { .. });
        if self.event.setup.redraft != Some(true) || !over || !self.event.redrafts.is_empty() {
            return Ok(());
        }
        for pod in 0..self.event.pods.len() {
            if !self.event.pods[pod].iter().any(|id| self.event.is_here(*id)) {
                continue;
            }
            let number = Some(pod as u32 + 1);
            let cards = 1 + self.chance.below(8);
            self.act(&Command::Redraft { cards, pod: number })?;
            while self.event.redraft_turn(pod).is_some() {
                self.act(&Command::RedraftNext { pod: number })?;
            }
        }
        Ok(())
    }

    /// Announces the hall, and gives some players a fixed table.
    pub fn furnish(&mut self) -> Result<(), Refusal> {
        let mut setup = Setup::default();
        if self.hall.below(RANGES) == 0 {
            let last = 1 + self.hall.below(FIRST_RANGE);
            let other = last + 5;
            // The hall is sometimes too small for the field.
            setup.tables = format!("{other}-{},1-{last}", other + last).parse().ok();
        }
        if self.hall.below(FEATURES) == 0 {
            setup.feature = ["1", "1,2", "30"][self.hall.index(3)].parse().ok();
        }
        setup.hold = (self.hall.below(HELD) == 0).then_some(true);
        if setup != Setup::default() {
            self.act(&Command::Setup(setup.into()))?;
        }
        if self.hall.below(FIXED) == 0 {
            let active: Vec<Id> = self.event.active().map(|entrant| entrant.id).collect();
            for _ in 0..1 + self.hall.index(3) {
                let who = Who::id(active[self.hall.index(active.len())]);
                let details = Details { table: Some(1 + self.hall.below(6)), ..Details::default() };
                self.act(&Command::Edit { who, details, reason: None })?;
            }
        }
        Ok(())
    }

    /// Moves a pairing now and then, and posts the round if it is held.
    pub fn seat_and_post(&mut self) -> Result<(), Refusal> {
        if self.hall.below(MOVED) == 0 {
            let open: Vec<u32> = self.event.round().map_or_else(Vec::new, |round| {
                round.missing().filter_map(|pairing| pairing.table).collect()
            });
            let to = 1 + self.hall.below(open.len() as u32 + 3);
            if let Some(from) = open.get(self.hall.index(open.len())) {
                self.act(&Command::MoveTable { from: *from, to })?;
            }
        }
        if self.event.is_held() { self.act(&Command::Post) } else { Ok(()) }
    }
}
