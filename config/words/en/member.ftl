# The number by which a league or a federation knows a player, the same in every event.
taken = Member number { $member } belongs to { $name }. Correct that registration first: { $edit }
taken-in-line = Member number { $member } is also in line { $other }. Each player has a number of their own.
twice = Both players have member number { $member }. Give each their own, such as member="4711 & 0815".
