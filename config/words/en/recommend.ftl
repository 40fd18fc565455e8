# Recommendations of disqualification.
does = recommend disqualification, or decline the recommendation
recommended = { $marshal } recommends to disqualify { $name }.
organizer-decides = The organizer decides: { $disqualify }, or { $decline }.
declined = The organizer declines to disqualify { $name }, as { $marshal } recommended.
followed = { $marshal } had recommended it.
none-open = Nobody has recommended to disqualify { $name }.
no-marshal = No { $marshal } is named, so the organizer decides alone: { $disqualify }.
organizer-alone = In this game the organizer decides alone: { $disqualify }.
not-a-marshal = { $name } is no { $marshal }, and only a { $marshal } recommends a disqualification: { $marshals }.
which-marshal = Which { $marshal } recommends it? by= names one of { $marshals }.
open = { $marshal } recommends disqualification; the organizer decides
in-list = recommended out
log-recommended = { $marshal } recommends to disqualify { $name }
log-declined = declined to disqualify { $name }, as { $marshal } recommended
log-followed = { $what }, as { $marshal } recommended
