# Names of rounds, as they stand in a sentence; a title begins with a capital letter.
number = round { $n }
of-rounds = { $round } of { $all }
of-finals = finals round { $n }
of-players = round of { $n }
final = final
semi-finals = semi-finals
quarter-finals = quarter-finals
# A named round inside a sentence: "the quarter-finals".
the = the { $round }
mission = mission { $mission } on { $map }
