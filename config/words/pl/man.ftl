# Strona podręcznika: stan zakończenia, środowisko, pliki.
done = Zrobione.
refused = Odmowa: powód jest na standardowym wyjściu błędów i niczego nie zapisano.
wrong-usage = Błędne użycie.
damaged = Plik turnieju jest uszkodzony albo nie można go odczytać.
home = Folder turniejów, jeśli nie podano --home.
by = Nazwisko przy każdej czynności [domyślnie: nazwa użytkownika].
theme = Motyw, na przykład dark, light lub auto, jeśli nie podano --theme.
no-colour = Dowolna wartość: pogrubienie i odwrócenie zamiast kolorów.
editor = Edytor, który otwiera komandor edit.
events = Turnieje, w Linuksie.
rulesets = Własne zasady gier, w Linuksie.
settings = Ustawienia: na przykład wiersze theme: light i publish_then: rsync -a {"{"}{"}"} host:/var/www.
