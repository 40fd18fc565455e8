# Zalecenia dyskwalifikacji.
does = zapisuje, że komandor zaleca dyskwalifikację, albo że organizator jej odmawia
recommended = { $marshal } zaleca dyskwalifikację: { $name }.
organizer-decides = Decyduje organizator: { $disqualify } albo { $decline }.
declined = Organizator nie dyskwalifikuje: { $name }. Zalecenie: { $marshal }.
followed = Zalecenie: { $marshal }.
none-open = Nikt nie zalecił dyskwalifikacji: { $name }.
no-marshal = Nie wskazano komandora, więc organizator decyduje sam: { $disqualify }.
not-a-marshal = { $name } nie jest komandorem, a dyskwalifikację zaleca tylko komandor: { $marshals }.
which-marshal = Który komandor to zaleca? by= wskazuje jedną z osób: { $marshals }.
open = { $marshal } zaleca dyskwalifikację; decyduje organizator
in-list = zalecenie dyskw.
log-recommended = { $marshal } zaleca dyskwalifikację: { $name }
log-declined = bez dyskwalifikacji: { $name }, choć zaleca ją { $marshal }
log-followed = { $what }, zalecenie: { $marshal }
