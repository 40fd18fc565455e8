draft = draft
registration = zapisy
playing = { $n ->
    [one] trwa runda, brakuje { $n } wyniku
   *[other] trwa runda, brakuje { $n } wyników
}
level-at-the-top = remis na czele, przed meczem rozstrzygającym
before-deciding-match = przed meczem rozstrzygającym
before = dalej: { $round }
before-the-first-round = przed pierwszą rundą
before-the-cut = przed odcięciem do top { $n }
decided = wszystko rozegrane
closed = zamknięty
