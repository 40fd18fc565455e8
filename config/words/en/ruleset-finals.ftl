# What is wrong in a game's finals and cuts.
no-brackets = { $key } are given, but the kind of finals is { $kind }; write single_elimination or double_elimination as the kind, or take them out
needs = finals by { $kind } need { $key }; add "{ $key }: { $example }"
no-size = there is no bracket of { $kind } for { $size } players; write one of { $known }
size = the size { $size }
cut = the cut { $cut }
only-top = the cut { $cut } can leave a number that has no bracket; write top, the only cut that fits double_elimination
elimination-level = a match of two games can end level, elimination needs a winner; write one_game or first_to_two
deciding-match-level = a match of two games can end level, a deciding match needs a winner; write one_game or first_to_two
no-match = the custom structure says nothing of the finals' matches; add "finals_match: [one_game]"
cut-without-finals = a cut to { $cut } is asked for, but the game has no elimination rounds; take the cut out, or write a kind of elimination under finals
cut-without-size = a cut to { $cut } is none of the finals' sizes ({ $sizes }); write one of them, or add the size to finals.sizes
cut-too-large = { $cut } go on to the finals, but { $players } players have a row here; write at most { $players }, or leave the cut out
