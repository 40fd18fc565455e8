list = { $name } oddaje spis.
same-list = Ten spis jest już oddany: { $name }.
noted = Zapisano uwagę.
closed = Turniej jest zamknięty, { $champion }.
closed-without-champion = Turniej jest zamknięty, bez mistrza.
not-played = Nie rozegrano jeszcze wszystkiego, co ogłoszono (dalej: { $round }): { $pair } losuje pary.
first-are-level = Na czele jest równy wynik: { $cut } rozstawia mecz rozstrzygający, a { $drop } mówi, kto w nim nie gra.
cut-announced = Ogłoszono { $what }: { $cut } je wykonuje, a { $none } z niego rezygnuje.
