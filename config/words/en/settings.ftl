# The announcement that is read out before the start.
not-demanded = Not required at this tier
lists-required = Required; hand in before the start
by-table = From the table, by number of players
not-announced = Not set
# A number from the table that may still change.
so-far = { $plan } with the { $players } registered so far
registered = { $players } registered
at-the-start = { $players } at the start
pods-drawn = { $pods } of { $sizes }, drawn
pods-so-far = { $pods } of { $sizes } with the players registered so far
boosters-needed = { $needed } needed
boosters-missing =
    { $n ->
        [one] { $n } booster short: { $there } on hand.
       *[other] { $n } boosters short: { $there } on hand.
    }
seconds-each = { $n } seconds each
rare =
    { $shared ->
        [yes] Pooled after the games and picked by wins, most first (all agreed)
       *[no] Everyone keeps what they drafted
    }
unplayed-games =
    { $worth ->
        [win] Count as wins if the opponent dropped
       *[nothing] Don't count if a player dropped
    }
starts-with = The event starts with { $stage }
swiss-rounds =
    { $n ->
        [one] { $n } Swiss round
       *[other] { $n } Swiss rounds
    }
round-robin-rounds =
    { $n ->
        [one] { $n } round-robin round
       *[other] { $n } round-robin rounds
    }
of-one-game = { $rounds } of one game
of-two-games = { $rounds } of two games
to-two-wins = { $rounds } to two wins
sides-deciding = { $sides }; in a deciding match { $deciding }
level-play-on = None; if first place is tied, the best two of those tied play one more match
best-go-on = Top { $n }
best-and-level-go-on = Top { $n }, and everyone tied on points with the last of them
points-go-on = Everyone with { $points } or more
best-wins = None: first in the standings wins
deciding-match = One deciding match if first place is tied
finals-of = { $kind } of { $n }, { $of }
finals-after-cut = { $kind } after a cut
minutes-round = a round: { $minutes }
minutes-elimination = elimination: { $minutes }
minutes-final = the final: { $minutes }
win = win { $n }
draw = draw { $n }
loss = loss { $n }
points-a-match = { $points }; bye { $bye }
points-a-game = { $points } per game; bye { $bye }
apart = { $who }, where possible
season = { $season }, one drawn for each round:
map-also = { $map } ({ $also }): { $missions }
products-at-once = Legal from the day of { $release }
products-later = Legal { $n } days after { $release }
products-by = Legal { $n } days after { $release }: products released by { $date }
marshal-none = None: the organizer fills in
plays = { $name } plays
plays-ruled = { $name } plays; { $others } rules in those games
tier-forbids = Nobody: not allowed at this tier
# The name of each event setting.
game = Game
date = Date
tier = Tier
structure = Structure
picks = Picks
rare-cards = Rare cards
unplayed = Unplayed games
minutes = Minutes
sides = Sides
ties = Ties
missions = Maps, missions
lists = Decklists
sleeves = Sleeves
sleeves-required = Sleeves required
note = Note
products = Products
judges = Judges
playing-leaders = Playing officials
# Event settings.
announce-the-change = Players were told otherwise before the start: announce the change.
asks-change = Change the event settings: { $what }?
# $minutes is a number or "60 to 70".
rules-give =
    { $round ->
        [finals] The rules give a round of the finals { $minutes } minutes.
        [final] The rules give the final { $minutes } minutes.
       *[round] The rules give a round { $minutes } minutes.
    }
rules-no-clock =
    { $round ->
        [finals] The rules have no time limit for a round of the finals.
        [final] The rules have no time limit for the final.
       *[round] The rules have no time limit for a round.
    }
no-language = Use a language's two or three letters, such as pl; own: the organizer's.
no-such-tier = { $game } has no such tier.
no-basic = { $game } has no basic structure.
no-advanced = { $game } has no advanced structure.
setup-rounds = Rounds: 1 to { $most }.
rounds-or-none = Rounds: 1 to { $most }, or 0 to start with elimination.
pods-decide-rounds = Leave rounds out: everyone plays everyone in their pod once.
rounds-are-paired =
    { $n ->
        [one] { $n } round is already paired: set rounds={ $n } or more.
       *[other] { $n } rounds are already paired: set rounds={ $n } or more.
    }
finals-minutes-range = Minutes in the finals: 1 to { $most }.
no-finals = This game has no finals, so there are no minutes to set.
no-boosters = This game has no draft, so there are no boosters to count.
setup-boosters = Boosters: 0 to { $most }.
pick-seconds = Seconds per pick: { $from } to { $to }; 0: no timer.
nobody-waits = Only round robins leave games unplayed after a drop.
tier-is-fixed = Tier and structure can't change once round 1 is paired; rounds and cut still can.
only-numbers = Once round 1 is paired, only numbers can be set: the rules' defaults were for the attendance at the start.
rounds-fixed =
    { $of ->
        [match] The deciding match is seeded: the rounds before it are fixed.
       *[finals] The cut is done: its size and the rounds before it are fixed.
    }
shape-fixed =
    { $of ->
        [match] The deciding match is seeded, so its length is fixed. Undo the seeding first: { $undo }.
       *[finals] The finals are seeded, so the length of their matches is fixed. Undo the seeding first: { $undo }.
    }
final-started = The final is paired and its time is set. To change its timer: { $timer }.
finals-started = The finals have started and their time is set. To change one round: { $timer }.
# Event settings: the names of the groups, and a line of help for each field.
group =
    { $group ->
        [format] Format
        [times] Round times
        [check-in] Check-in and fee
        [hall] Tables and hall
        [limits] Pairing limits
       *[publishing] Publishing and paper
    }
tie-breaks = Tiebreakers
key-group = group
about-name = Shown on every screen, sheet and page.
fixed =
    { $since ->
        [cut] Tier, structure, rounds and cut are fixed after the cut.
       *[start] Tier and structure are fixed once round 1 is paired.
    }
about-tier = Sets the usual structure, and whether sleeves and decklists are required.
about-structure = Basic and advanced take rounds and cut from the rules; custom: you set them.
about-rounds = Rounds before the cut. Blank: the rules' number for this attendance.
about-rounds-deciding = Blank: the rules' number. If two tie for first, they play a deciding match.
about-cut = The size of the cut; 0: no cut. Blank: the rules' size for this attendance.
about-cut-by = Who makes the top cut.
about-finals-match = Games per match in the finals.
about-timed-draw = What a draw on time is worth.
about-unplayed = What a game is worth if the opponent dropped before it.
about-boosters = Boosters in the hall. You'll be warned if there are too few.
about-tie-breaks = How tied players are ranked, in this order. Set by the game.
about-playing =
    { $what ->
        [closes] A time such as 22:00. You'll be warned if the event would run later.
        [pause] Minutes between rounds, to estimate when the event ends.
        [pick-seconds] Seconds per pick in the draft. Blank: no timer.
        [minutes] Minutes of a round before the finals. Blank: the rules' number.
        [finals-minutes] Minutes of a finals round before the final. Blank: the rules' number.
       *[final-minutes] Minutes of the last match, for first place. Blank: the rules' number.
    }
about-check-in = Players check in before round 1; no-shows are left out.
about-fee = Such as 20 zł. Check-in then asks who has paid.
about-lists = Everyone hands in a decklist before round 1.
about-open-lists = Everyone may read the decklists of the top cut.
about-sleeves = Decks must be sleeved.
about-tables = The tables you have, such as 1-12, 15.
about-feature = Tables for the top pairings, such as 1, 2.
about-hold = Only you see a new round until you post it.
about-clubs = Players of the same club, family or trip don't play each other then.
about-house = How a game against the house player counts.
about-prizes = By place, such as 1: playmat; 2-4: promo card.
about-redraft = Everyone agreed to share out the rare cards after the games.
about-language = The language of everything players read.
about-note = Your own message to the players.
about-board = The board in the hall shows who has clinched or is eliminated.
about-address = The event page's address, for the sheets and the board.
about-paper = on: a folder beside the event file; off: no paper pack; or a folder's name.
about-site = A folder for the phone pages; off: none.
about-mirror = A file on another disk that also gets every saved action; off: none.
# Where sheets, site and mirror of an event go on this computer; no event file says it.
# $settings: as the command reads them, such as publish=site.
set = Set on this computer only: { $settings }.
unreadable = Can't read { $path }, so nothing is set here for the event: { $why }
named-by-the-file = { $path } says where files should go: { $settings }. An event file can't decide that, so it was ignored. To use it, set it with setup.
elsewhere = Set for this event as { $other }: { $settings }. Nothing is set here: if you continue with { $path }, set it again with setup.
# The prizes: set by places, and given at the end.
item = Prizes
place = place { $n }
places = places { $from }–{ $to }
last = last place
everybody = everybody
# Why the text of the prizes cannot be read.
unread = Prizes not changed. { $why }
no-place = Character { $at }: "{ $word }" is not a place; write a number, a range such as 2-4, last or all.
no-colon = Character { $at }: no colon in "{ $text }"; write it as in 1: playmat.
nothing-here = Character { $at }: no prize after the semicolon.
no-prize = Character { $at }: no prize given for { $places }.
refused = Character { $at }: the prize { $why }.
twice = Character { $at }: { $places } is already in { $others }; list each place once.
backwards = Character { $at }: { $from }-{ $to } is backwards; write { $to }-{ $from }.
place-range = Character { $at }: places go from 1 to { $most }.
# Remarks for the organizer when prizes are given.
nobody-has = Nobody has { $places }: { $what } is left over.
# The sheet.
not-yet = Who gets them is known once all matches are played.
prizes-none = No prizes yet. To add some: { $setup }.
column-prize = Prize
all-players =
    { $n ->
        [1] all { $n } player
       *[other] all { $n } players
    }
# Why an event cannot start, and where it departs from the structure's table.
pod-needs-two = A pod needs two players: add more.
too-few =
    { $who ->
        [team]
            { $n ->
                [0] A round needs two teams, and there are none
               *[other] A round needs two teams, and there is only one
            }
       *[player]
            { $n ->
                [0] A round needs two players, and there are none
               *[other] A round needs two players, and there is only one
            }
    }: { $pods ->
        [drawn] rejoin dropped players, or undo the pods.
       *[none] add more.
    }
too-many-rounds = { $n } rounds are not possible here. Set 1 to { $most }: setup rounds=N.
start-fault =
    { $kind ->
        [elimination] This game has no single elimination to start with.
       *[custom] Only a custom structure can start with elimination: setup structure=custom rounds=0.
    }
start-no-finals = This game has no finals: setup cut=0.
no-cut = This game has no cut: if the leaders are tied after the last round, the best two of them play a deciding match.
no-bracket = There is no bracket for a cut to { $cut }: the sizes are { $sizes }.
cut-too-large = A cut to { $cut } needs { $cut } players, and there are { $players }: set a smaller one, or 0 for none.
custom-needs-rounds = Set the number of rounds: setup rounds=N [cut=N].
no-row = The { $structure } structure is not for { $players } players. { $setup }: another structure.
needs-players = The { $structure } structure needs { $least } players: add { $n } more ({ $add }), or choose another ({ $setup }).
no-row-announced = The structure has no row for { $players } players; your settings apply.
other-rounds =
    { $n ->
        [one] { $n } round is set; the structure has { $expected }.
       *[other] { $n } rounds are set; the structure has { $expected }.
    }
other-cut =
    You set { $cut }; with { $players } players the rules have { $expected ->
        [0] none
       *[other] a cut to { $expected }
    }. Yours is kept.
a-cut = a { $cut }
other-finals-match = The finals are set to { $is }; the rules have { $due }.
# What the day needs besides: the announcement's form, seeds, the inbox, the times of a sheet.
apart-club = Same club apart
apart-relatives = Relatives apart
apart-travel = Travel apart
same-word = { $field }: players with the same entry are kept apart { $rounds }.
house-games = House games
house-as =
    { $games ->
        [bye] as a bye
        [played] result only
       *[opponent] as any game
    }
# What others changed under a dialog.
play-nowhere = { $pair } no longer play each other this round.
no-seed-now = { $name } is no longer among the seeds.
# The inbox.
inbox-replaced = Entry { $n } was replaced: { $by } entered another result for table { $table }, entry { $newer }.
inbox-title = Player reports, { $at } of { $n }
# What settles an item of the gate.
to-inbox = player reports
# The times of a posted round on its sheet.
posted-and-changed = { $round }, posted { $at }, changed { $changed }
column-posted = Posted
column-changed = Changed
# A table that the round does not have, in a hall whose tables have gaps.
no-such-table = No table { $table } in { $round }. Tables: { $tables }.
no-table-here = No table { $table } in this round. Tables: { $tables }.
# The check-in: a registration by mistake.
hint-remove = remove
# The shell: a result that somebody else entered.
has-reported = { $who } reported table { $table } at { $at }: { $theirs }; yours: { $yours }. Check which is right. To overwrite: { $report }.
# A round that is held stays held when no new round is.
stays-held = Players can't see { $round } yet. To post it: { $post }.
# The station, with a file that another user owns.
station-not-yours = { $path }: this file belongs to another user (number { $owner }), so results would not reach the scorekeepers; start the station as that user, through sudo -u or SSH
# An event that is not among the events.
shelved =
    { $shelf ->
        [trash] "{ $word }" is in the trash. To bring it back: { $command }
       *[archive] "{ $word }" is in the archive. To bring it back: { $command }
    }
# What cannot work as it stands. $players is a count in words: 4 players.
rematch =
    { $most ->
        [1] { $players } can play at most { $most } round without a rematch; rounds to play: { $left }.
       *[other] { $players } can play at most { $most } rounds without a rematch; rounds to play: { $left }.
    }
rematch-or-bye =
    { $most ->
        [1] { $players } can play at most { $most } round without a rematch or a second bye; rounds to play: { $left }.
       *[other] { $players } can play at most { $most } rounds without a rematch or a second bye; rounds to play: { $left }.
    }
rematch-or-house =
    { $most ->
        [1] { $players } can play at most { $most } round without a rematch or a second game against { $name }; rounds to play: { $left }.
       *[other] { $players } can play at most { $most } rounds without a rematch or a second game against { $name }; rounds to play: { $left }.
    }
unbeaten =
    { $n ->
        [1] After 1 round several of { $players } may be unbeaten: it takes { $needed } rounds to leave one.
       *[other] After { $n } rounds several of { $players } may be unbeaten: it takes { $needed } rounds to leave one.
    }
cut-takes-all = A cut to top { $cut } takes everyone: { $players }.
cut-out-of-reach = Nobody can reach the cut at { $cut }: the rounds give at most { $most }.
finals-late = The finals end around { $time }, but the hall closes at { $closes }.
rounds-late = The last round ends around { $time }, but the hall closes at { $closes }.
# The estimate of the day.
item-schedule = Estimate
ends =
    { $when ->
        [takes]
            { $n ->
                [one] { $n } round takes about { $time }
               *[other] { $n } rounds take about { $time }
            }
        [now] if paired now, round { $n } ends around { $time }
       *[planned] round { $n } ends around { $time }
    }
ends-with-finals =
    { $when ->
        [takes]
            { $n ->
                [one] { $n } round takes about { $time }, with the finals about { $finals }
               *[other] { $n } rounds take about { $time }, with the finals about { $finals }
            }
        [now] if paired now, round { $n } ends around { $time }, the finals around { $finals }
       *[planned] round { $n } ends around { $time }, the finals around { $finals }
    }
finals-end =
    { $when ->
        [now] if paired now, the finals end around { $time }
        [takes] the finals take about { $time }
       *[planned] the finals end around { $time }
    }
foreseen-minutes = { $minutes } min
hours = { $hours } hr
hours-minutes = { $hours } hr { $minutes } min
# What is announced of the day.
item-day = The day
pause = { $minutes } between rounds (for the estimate)
closes = the hall closes at { $time }
label-pause = Break between rounds
label-closes = Hall closes at
pause-range = A break is 0 to { $most } minutes long.
no-time = "{ $text }" isn't a time of day: write it as 22:00.
