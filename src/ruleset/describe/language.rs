use crate::ruleset::{
    Absence, Better, Concessions, CutRule, FinalsKind, FirstSides, LeaderRule, LeadersMeet,
    MatchShape, PairingKind, Pass, PenaltyEffect, PointsPer, ProductRelease, Relation, Replacement,
    RoundKind, SideChoice, StructureKind, Text, TieBreak,
};

/// The language of a description, with its words for the keys of a ruleset.
#[derive(Debug, Clone, Copy)]
pub struct Language {
    polish: bool,
}

impl Language {
    pub fn new(language: &str) -> Language {
        Language { polish: language == "pl" }
    }

    pub fn say(self, english: &'static str, polish: &'static str) -> &'static str {
        if self.polish { polish } else { english }
    }

    pub fn text(self, text: &Text) -> &str {
        text.get(self.say("en", "pl"))
    }

    pub fn pairing(self, kind: PairingKind) -> &'static str {
        match kind {
            PairingKind::RandomInGroups => self.say(
                "Swiss, at random among players with equal points",
                "szwajcarskie, losowo wśród graczy z równą liczbą punktów",
            ),
            PairingKind::HalvesByStart => self.say(
                "Swiss, by start number: a group's top half against its bottom half",
                "szwajcarskie, według numerów startowych: górna połowa grupy z dolną",
            ),
            PairingKind::RoundRobin => {
                self.say("everybody meets everybody of the pod", "każdy z każdym w grupie")
            }
            PairingKind::None => self.say(
                "none: the event starts with elimination",
                "brak: turniej zaczyna się od rund pucharowych",
            ),
        }
    }

    pub fn shape(self, shape: MatchShape) -> &'static str {
        match shape {
            MatchShape::OneGame => self.say("one game", "jedna gra"),
            MatchShape::TwoGames => self.say("two games", "dwie gry"),
            MatchShape::FirstToTwo => self.say("first to two wins", "do dwóch zwycięstw"),
        }
    }

    /// The action the program takes for a penalty besides recording it.
    pub fn effect(self, effect: PenaltyEffect) -> Option<&'static str> {
        Some(match effect {
            PenaltyEffect::None => return None,
            PenaltyEffect::GameLoss => self.say(
                "the game being played is entered as lost",
                "gra, która trwa, zostaje wpisana jako przegrana",
            ),
            PenaltyEffect::MatchLoss => self.say(
                "the whole match is entered as lost",
                "cały mecz zostaje wpisany jako przegrany",
            ),
            PenaltyEffect::Points => self.say(
                "points=N takes so many tournament points off",
                "points=N odejmuje tyle punktów turniejowych",
            ),
            PenaltyEffect::Removal => self.say(
                "the player leaves the event and may return",
                "gracz opuszcza turniej i może wrócić",
            ),
            PenaltyEffect::Disqualification => {
                self.say("the player leaves the event for good", "gracz opuszcza turniej na stałe")
            }
        })
    }

    /// The games that may be conceded in a match of several games.
    pub fn concessions(self, concessions: &Concessions) -> String {
        let games = match concessions.games.as_slice() {
            [] => self.say("any game", "każda gra").to_owned(),
            [only] => format!("{} {only}", self.say("only game", "tylko gra")),
            several => {
                let numbers: Vec<String> = several.iter().map(u32::to_string).collect();
                format!("{} {}", self.say("games", "gry"), numbers.join(", "))
            }
        };
        match concessions.whole_match {
            true => format!("{games}; {}", self.say("a whole match too", "także cały mecz")),
            false => games,
        }
    }

    pub fn per(self, per: PointsPer) -> &'static str {
        match per {
            PointsPer::Match => self.say("a match", "za mecz"),
            PointsPer::Game => self.say("a game", "za grę"),
        }
    }

    pub fn absence(self, absence: Absence) -> &'static str {
        match absence {
            Absence::Win => {
                self.say("a win for the one who is present", "zwycięstwo tego, kto się stawił")
            }
            Absence::Bye => {
                self.say("as a bye for the one who is present", "wolny los tego, kto się stawił")
            }
        }
    }

    pub fn relation(self, relation: Relation) -> &'static str {
        match relation {
            Relation::SameClub => self.say("members of one club", "członkowie jednego klubu"),
            Relation::Relatives => self.say("relatives", "krewni"),
            Relation::TravelledTogether => {
                self.say("people who travelled together", "osoby, które przyjechały razem")
            }
        }
    }

    pub fn tie_break(self, tie_break: TieBreak) -> &'static str {
        let [english, polish] = tie_break.about().description;
        self.say(english, polish)
    }

    pub fn finals(self, kind: FinalsKind) -> &'static str {
        match kind {
            FinalsKind::None => self.say("none", "brak"),
            FinalsKind::SingleElimination => {
                self.say("single elimination", "pojedyncza eliminacja")
            }
            FinalsKind::DoubleElimination => self.say("double elimination", "podwójna eliminacja"),
            FinalsKind::DecidingMatch => self.say(
                "one deciding match if two are level at the top",
                "jeden mecz rozstrzygający, jeśli dwoje prowadzi ex aequo",
            ),
        }
    }

    pub fn cut(self, cut: CutRule) -> &'static str {
        match cut {
            CutRule::Top => self.say("the best N", "najlepszych N"),
            CutRule::TopAndLevel => self.say(
                "the best N and everyone level on points with place N",
                "najlepszych N i wszyscy z tyloma punktami, co miejsce N",
            ),
            CutRule::MinimumPoints => self.say(
                "everyone with at least so many points",
                "wszyscy z co najmniej tyloma punktami",
            ),
        }
    }

    pub fn replacement(self, replacement: Replacement) -> &'static str {
        match replacement {
            Replacement::NextInStandings => self.say(
                "the next in the standings, as the lowest seed",
                "następny w klasyfikacji, na najniższym miejscu",
            ),
            Replacement::Nobody => self.say("nobody", "nikt"),
        }
    }

    pub fn sides(self, sides: SideChoice) -> &'static str {
        match sides {
            SideChoice::LessPlayed => self.say(
                "each plays the side played less, of two who both played one side less the one with \
                 the larger difference; the higher seed chooses when equal",
                "każdy gra stroną, którą grał rzadziej, a jeśli obaj grali rzadziej tą samą, gra nią \
                 ten, u kogo różnica jest większa; przy równości wybiera wyżej rozstawiony",
            ),
            SideChoice::Drawn => self.say(
                "they are drawn for game 1, game 2 swaps them, and for game 3 they are drawn anew",
                "losuje się je przed grą 1; w grze 2 następuje zamiana, a przed grą 3 losuje się je \
                 od nowa",
            ),
        }
    }

    pub fn first_sides(self, sides: FirstSides) -> &'static str {
        match sides {
            FirstSides::Chosen => self.say(
                "it is drawn who chooses for game 1, and game 2 swaps them",
                "losowanie wskazuje, kto wybiera w grze 1; w grze 2 następuje zamiana",
            ),
            FirstSides::Drawn => self.say(
                "they are drawn for game 1, and game 2 swaps them",
                "losuje się je przed grą 1; w grze 2 następuje zamiana",
            ),
        }
    }

    pub fn round(self, kind: RoundKind) -> &'static str {
        match kind {
            RoundKind::Preliminary => self.say("preliminary round", "runda wstępna"),
            RoundKind::Elimination => self.say("elimination round", "runda pucharowa"),
            RoundKind::Final => self.say("final", "finał"),
        }
    }

    pub fn structure(self, kind: StructureKind) -> &'static str {
        match kind {
            StructureKind::Basic => self.say("basic", "podstawowa"),
            StructureKind::Advanced => self.say("advanced", "zaawansowana"),
            StructureKind::Custom => self.say("custom", "niestandardowa"),
        }
    }

    pub fn leaders(self, rule: LeaderRule) -> &'static str {
        match rule {
            LeaderRule::WithSecondLeader => self.say(
                "may play if another leader is announced before the start, who rules in their games",
                "mogą grać, jeśli przed startem ogłoszono drugiego animatora, który rozstrzyga w \
                 ich grach",
            ),
            LeaderRule::Never => self.say("may not play", "nie mogą grać"),
        }
    }

    /// The release that counts: after *from the day of*, and after *days after*.
    pub fn release(self, release: ProductRelease) -> [&'static str; 2] {
        let polish = match release {
            ProductRelease::Any => ["premiery", "premierze"],
            ProductRelease::Polish => ["polskiej premiery", "polskiej premierze"],
            ProductRelease::Worldwide => ["światowej premiery", "światowej premierze"],
        };
        polish.map(|words| self.say(release.phrase(), words))
    }

    /// The judge of a table where two leaders meet; follows the sentence about playing leaders.
    pub fn leaders_meet(self, rule: LeadersMeet) -> &'static str {
        match rule {
            LeadersMeet::NotSaid => "",
            LeadersMeet::Marshal => self.say(
                "; where two meet, the marshal does",
                "; gdy grają ze sobą dwaj, rozstrzyga komandor (koordynator)",
            ),
        }
    }

    pub fn better(self, better: Better) -> &'static str {
        match better {
            Better::Higher => self.say("the higher number wins", "wygrywa większa liczba"),
            Better::Lower => self.say("the lower number wins", "wygrywa mniejsza liczba"),
            Better::Holder => self.say("whoever has it wins", "wygrywa ten, kto to ma"),
            Better::Roll => self.say(
                "a die is rolled, the higher wins, equal rolls are repeated",
                "rzut kością, wygrywa wyższy wynik, równe się powtarza",
            ),
        }
    }

    pub fn pass(self, pass: Pass) -> &'static str {
        match pass {
            Pass::Left => self.say("passing left", "podając w lewo"),
            Pass::Right => self.say("passing right", "podając w prawo"),
        }
    }
}
