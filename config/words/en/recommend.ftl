# Recommendations of disqualification.
does = recommend disqualification, or decline the recommendation
recommended = { $marshal } recommends disqualifying { $name }.
organizer-decides = The organizer decides: { $disqualify } or { $decline }.
declined = The organizer won't disqualify { $name }, as { $marshal } recommended.
followed = Recommended by { $marshal }.
none-open = Nobody has recommended disqualifying { $name }.
no-marshal = No { $marshal } is named; the organizer decides alone: { $disqualify }.
organizer-alone = In this game the organizer decides alone: { $disqualify }.
not-a-marshal = Only a { $marshal } recommends disqualification ({ $marshals }); { $name } isn't one.
which-marshal = Which { $marshal } recommends it? Add by= with one of { $marshals }.
open = { $marshal } recommends disqualification; the organizer decides
in-list = DQ recommended
log-recommended = { $marshal } recommends disqualifying { $name }
log-declined = declined to disqualify { $name }, recommended by { $marshal }
log-followed = { $what }, recommended by { $marshal }
