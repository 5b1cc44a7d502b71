# Co wydarzyło się na turnieju, po jednym zdaniu.

happened-why = { $text } ({ $why })
happened-created = Ogłoszono turniej: { $name }, { $date }.
happened-format-changed = Zmieniono system rozgrywek na { $format }, zasady { $rules }.
happened-registered = Wpisano na listę startową: { $player }.
happened-renamed = Zmieniono dane: { $player }.
happened-erased = Usunięto dane: { $player }.
happened-checked-in = Obecność: { $player }.
happened-checked-out = Wyjście: { $player }.
happened-no-show = Brak przy stoliku: { $player }.
happened-withdrawn = Rezygnacja z turnieju: { $player }.
happened-kept-apart = Rozdzieleni przy losowaniu: { $one } i { $other }.
happened-let-together = Znów mogą grać razem: { $one } i { $other }.
happened-seat-locked = Stałe miejsce: { $player }, { $place }.
happened-seat-unlocked = Znów miejsce z losowania: { $player }.
happened-draw-committed = Zapowiedziano losowanie: { $stage }, runda { $round }, gracze { $players }, pieczęć { $commitment }
happened-round-drawn = Rozlosowano: { $stage }, runda { $round }, stoliki { $tables }, ziarno { $seed }
happened-swapped = Zamiana miejsc: { $one } i { $other }.
happened-sheet-entered = Wpisano kartę: { $table }.
happened-sheet-confirmed = Potwierdzono kartę: { $table }, { $player }.
happened-sheet-closed = Zamknięto kartę: { $table }.
happened-sheet-corrected = Poprawiono kartę: { $table }.
happened-warned = Upomnienie: { $player }.
happened-points-deducted = Odjęto duże punkty: { $player }, { $points }.
happened-excluded = Wykluczenie: { $player }.
happened-dispute-opened = Zapisano spór.
happened-dispute-opened-at = Zapisano spór: { $table }.
happened-dispute-settled = Rozstrzygnięto spór #{ $event }.
happened-lots-committed = Zapowiedziano losowanie między: { $players }, pieczęć { $commitment }
happened-tie-extra-game = Rozstrzygnęła dodatkowa gra: { $players }.
happened-tie-lots = Rozstrzygnęło losowanie: { $players }.
happened-stage-closed = Zamknięto etap: { $stage }. Awans: { $players }.
happened-last-stage-closed = Zamknięto ostatni etap: { $stage }.
happened-closed = Turniej jest zakończony.
happened-undone = Cofnięto: #{ $event }.
happened-round-published = Ogłoszono miejsca: { $stage }, runda { $round }.
happened-round-clock-started = Uruchomiono zegar rundy: { $stage }, runda { $round }, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.
happened-round-clock-paused = Zatrzymano zegar rundy: { $stage }, runda { $round }.
happened-round-clock-resumed = Wznowiono zegar rundy: { $stage }, runda { $round }.
happened-table-extended = Dodatkowy czas: { $table }, { $minutes } min.
happened-call-made = Wezwano sędziego: { $table }.
happened-call-answered = Zgłoszenie #{ $event } obsłużone.
happened-announcement-noted = „Otwieram w następnym ruchu”: { $player }, { $table }, gra { $game }.
happened-referee-invited = Zaproszono sędziego: { $official }.
happened-head-referee-invited = Zaproszono sędziego głównego: { $official }.
happened-organiser-invited = Zaproszono organizatora: { $official }.
happened-official-dismissed = Nie pełni już funkcji: { $official }.
happened-void-allowed = Nie musi być rozegrana: { $table }, gra { $game }.
happened-official-plays = Osoba funkcyjna też gra: { $official } to { $player }; przy tym stole rozstrzygają inni.
happened-official-plays-not = Osoba funkcyjna jednak nie gra: { $official }.
happened-room-opened = Gra online: { $table }, gra { $game }.
happened-badge-kept = Konto znajdzie to biurko ponownie: { $who }.
happened-place-claimed = { $who }: na serwerze, z własnego urządzenia.
happened-settings-changed = Zmieniono ustawienia.
