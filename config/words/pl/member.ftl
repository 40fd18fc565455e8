# Numer, pod którym gracza zna liga albo federacja, ten sam na każdym turnieju.
taken = Numer gracza { $member } ma już { $name }. Najpierw popraw tamtego gracza: { $edit }
taken-in-line = Numer gracza { $member } jest też w wierszu { $other }. Każdy gracz ma własny numer.
twice = Obaj gracze mają numer { $member }. Podaj każdemu własny, na przykład member="4711 & 0815".
