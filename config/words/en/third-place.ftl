# The match for third place.
label = Third place
match = match for third place
shared = shared by those who lost in the semi-finals
played = a match of those who lost in the semi-finals
offered = a match of those who lost in the semi-finals, if it is announced
# Between the two names on the board in the hall.
mark = 3rd
# Setting it.
not-in-the-rules = The rules of { $game } have no match for third place: those who lost in the semi-finals share it.
double-elimination = { $game } is played by double elimination, in which the last match of the lower bracket decides third place.
rules-have-it = The rules have a match for third place.
# While it is played. $names are those who have left.
somebody-left = { $n ->
    [one] There is no match for third place, for { $names } has left.
   *[other] There is no match for third place, for { $names } have left.
}
opponent-takes-it = { $name } takes third place.
nobody-wins = Nobody wins the match for third place: the two share it.
beside-the-final = a match for third place at table { $table }
why = Match for third place: those who lost in the semi-finals
# What is wrong in a game.
not-in-double = in double elimination the last match of the lower bracket decides third place; take third_place out
# verify
not-due = there is a match for third place where none is due
missing = the match for third place is missing: { $names }
of-others = the match for third place has { $given } where { $names } are due
in-bracket = Third place
