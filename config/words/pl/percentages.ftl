at-most = co najwyżej { $share }
draws-lost = remis liczy się jako przegrana
leavers-match-ceiling = mecze gracza wycofanego wcześniej: co najwyżej { $share }
ceiling-below = { $key } to { $share }, poniżej dolnej granicy { $floor }; wpisz co najmniej { $floor }
no-draws = odsetki mówią, jak liczyć remisy, ale w tej grze nie ma remisów; dodaj draw w points albo usuń draws z percentages
