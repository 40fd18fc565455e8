# What the day needs besides: the announcement's form, seeds, the inbox, the times of a sheet.
apart-club = Club apart
apart-relatives = Relatives apart
apart-travel = Travel apart
rounds-absolute = { $rounds }, without exception
rounds-soft = { $rounds }, if possible
house-games = House games
house-bye = as a bye
house-played = result only
house-opponent = as any game
# The form of a player: what the same word in a field means.
same-word-soft = { $field }: players with the same entry are kept apart { $rounds }, if possible.
same-word-absolute = { $field }: players with the same entry are kept apart { $rounds }, without exception.
# What others changed under a dialog.
play-nowhere = { $pair } no longer play each other this round.
no-seed-now = { $name } is no longer among the seeds.
# The inbox.
inbox-replaced = Entry { $n } was replaced: { $by } entered another result for table { $table }, entry { $newer }.
accepted-older = Accepted entry { $n } for { $round }. { $what }
inbox-title = Inbox, { $at } of { $n }
inbox-more = { $n } more below
# What settles an item of the gate.
to-inbox = inbox
to-players = players
# The times of a posted round on its sheet.
posted-and-changed = { $round }, posted { $at }, changed { $changed }
column-posted = Posted
column-changed = Changed
# A table that the round does not have, in a hall whose tables have gaps.
no-such-table = No table { $table } in { $round }. Tables: { $tables }.
no-table-here = No table { $table } in this round. Tables: { $tables }.
# The check-in: a registration by mistake.
hint-remove = remove
nobody-named = Nobody chosen: type part of a name.
# The shell: a result that somebody else entered.
has-reported = { $who } reported table { $table } at { $at }: { $theirs }; yours: { $yours }. Check which is right. To overwrite: { $report }.
# A round that is held stays held when no new round is.
stays-held = Players can't see { $round } yet. To post it: { $post }.
# The station, with a file that another user owns.
station-not-yours = { $path }: this file belongs to another user (number { $owner }), so results would not reach the scorekeepers; start the station as that user, through sudo -u or SSH
# An event that is not among the events.
in-archive = "{ $word }" is in the archive. To bring it back: { $command }
in-trash = "{ $word }" is in the trash. To bring it back: { $command }
