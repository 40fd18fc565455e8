# Runda zmieniana ręcznie.
title = Zmień pary
mark-one = Zaznacz gracza, wolny los albo numer stolika, a potem zamień z innym.
mark-player = Zaznaczenie: { $name }. Przejdź do innego gracza.
mark-table = Zaznaczenie: stolik { $table }. Przejdź do innego numeru stolika.
breaks-nothing = Zgodne z zasadami.
