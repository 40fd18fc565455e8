at-most = co najwyżej { $share }
draws-lost = remis liczy się jako przegrana
leavers-match-ceiling = mecze gracza wycofanego wcześniej: co najwyżej { $share }
ceiling-below = { $key } to { $share }, poniżej dolnej granicy { $floor }; wpisz co najmniej { $floor }
no-draws = odsetki opisują remisy, ale w tej grze ich nie ma; dodaj draw w points albo usuń draws z percentages
