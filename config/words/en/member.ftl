# The number by which a league or a federation knows a player, the same in every event.
taken = Member number { $member } belongs to { $name }. Correct that registration first: { $edit }
taken-in-line = Member number { $member } stands in line { $other } too. A number belongs to one player.
twice = Both players have member number { $member }. Give each their own, as in member="4711 & 0815".
