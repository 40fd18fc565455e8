# Gdzie na tym komputerze trafiają arkusze, strona i kopia turnieju; plik turnieju o tym nie mówi.
set = Ustawiono tylko na tym komputerze: { $settings }.
unreadable = Nie można odczytać pliku { $path }, więc dla tego turnieju nic tu nie ustawiono: { $why }
named-by-the-file = { $path } podaje, dokąd mają trafiać pliki: { $settings }. Plik turnieju nie może o tym decydować, więc to pominięto. Aby z tego skorzystać, ustaw to przez setup.
elsewhere = Dla tego turnieju jako { $other } ustawiono: { $settings }. Tutaj nie ustawiono nic: jeśli dalej używasz { $path }, ustaw to ponownie przez setup.
