# What is wrong in a game's finals and cuts.
no-brackets = { $key } is given, but the kind of finals is { $kind }; write single_elimination or double_elimination as the kind, or delete { $key }
needs = finals of the kind { $kind } need { $key }; add "{ $key }: { $example }"
no-size = { $kind } has no bracket for { $size } players; write one of { $known }
size = the size { $size }
cut = the cut { $cut }
only-top = the cut { $cut } can leave a number without a bracket; write top, the only cut that fits double_elimination
elimination-level = a match of two games can end in a tie, but elimination needs a winner; write one_game or first_to_two
deciding-match-level = a match of two games can end in a tie, but a deciding match needs a winner; write one_game or first_to_two
no-match = the custom structure has no match for the finals; add "finals_match: [one_game]"
cut-without-finals = there is a cut to { $cut }, but the game has no elimination rounds; delete the cut, or write a kind of elimination under finals
cut-without-size = a cut to { $cut } is not one of the finals sizes ({ $sizes }); write one of them, or add the size to finals.sizes
cut-too-large = a cut to { $cut } is too large for a row that starts at { $players } players; write at most { $players }, or delete the cut
