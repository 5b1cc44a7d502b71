# Co wydarzyło się na turnieju, po jednym zdaniu.

happened-why = { $text } ({ $why }).
happened-created = Ogłoszono turniej: { $name }, { $date }.
happened-format-changed = Zmieniono system rozgrywek i zasady: { $format }, { $rules }.
happened-registered = Wpisano na listę startową: { $player }.
happened-renamed = Zmieniono dane: { $player }.
happened-erased = Usunięto dane osobowe gracza nr { $player }.
happened-checked-in = Obecność: { $player }.
happened-checked-out = Wyjście: { $player }.
happened-no-show = Brak przy stoliku: { $player }.
happened-withdrawn = Rezygnacja z turnieju: { $player }.
happened-kept-apart = Nie trafią do jednego stolika: { $one } i { $other }.
happened-let-together = Znów mogą trafić do jednego stolika: { $one } i { $other }.
happened-seat-locked = Stałe miejsce: { $player }, { $place }.
happened-seat-unlocked = Znów miejsce z losowania: { $player }.
happened-draw-committed = Zapowiedziano losowanie: { $stage }, runda { $round }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, pieczęć { $commitment }
happened-round-drawn = Rozlosowano: { $stage }, runda { $round }, { $tables ->
    [one] { $tables } stolik
    [few] { $tables } stoliki
    [many] { $tables } stolików
   *[other] { $tables } stolika
}, liczba losowa { $seed }
happened-swapped = Zamiana miejsc: { $one } i { $other }.
happened-repair-seated = W tej rundzie przy stoliku { $table } siada { $player }.
happened-repair-dissolved = Stolik { $table } rozwiązano; jego gracze siadają przy innych: { $players }.
happened-repair-substituted = { $comes } zajmuje przy stoliku { $table } miejsce gracza { $player }.
happened-repair-sat-out = { $player } nie gra w tej rundzie.
happened-sheet-entered = Wpisano kartę wyników: { $table }.
happened-sheet-confirmed = Potwierdzono kartę wyników: { $table }, { $player }.
happened-sheet-closed = Zamknięto kartę wyników: { $table }.
happened-sheet-corrected = Poprawiono kartę wyników: { $table }.
happened-warned = Upomnienie: { $player }.
happened-points-deducted = Odjęto duże punkty ({ $points }): { $player }.
happened-excluded = Wykluczenie: { $player }.
happened-dispute-opened = Zapisano spór.
happened-dispute-opened-at = Zapisano spór: { $table }.
happened-dispute-settled = Rozstrzygnięto spór #{ $event }.
happened-lots-committed = Zapowiedziano losowanie, które rozstrzygnie remis: { $players }; pieczęć { $commitment }
happened-tie-extra-game = Remis rozstrzygnęła dodatkowa gra: { $players }.
happened-tie-lots = Remis rozstrzygnęło losowanie: { $players }.
happened-stage-closed = Zamknięto etap: { $stage }. Awans: { $players }.
happened-last-stage-closed = Zamknięto ostatni etap: { $stage }.
happened-closed = Zakończono turniej.
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
happened-round-extended = Dodatkowy czas dla wszystkich stolików: { $stage }, runda { $round }, { $minutes }{"\u00A0"}min.
happened-table-extended = Dodatkowy czas: { $table }, { $minutes }{"\u00A0"}min.
happened-call-made = Wezwano sędziego: { $table }.
happened-call-answered = Sędzia przyszedł na wezwanie #{ $event }.
online-ask-walkover = Przy tym stoliku został jeden gracz i wygrywa walkowerem; zamknij kartę wyników, jeśli tak ma być.
online-ask-void = Gry przy tym stoliku liczą się jako nierozegrane; zamknij kartę wyników, jeśli tak ma być.
happened-announcement-noted = „Wyłożę się w następnej rundzie”: { $player }, { $table }, gra { $game }.
happened-referee-invited = Zaproszono sędziego: { $official }.
happened-head-referee-invited = Zaproszono sędziego głównego: { $official }.
happened-organiser-invited = Zaproszono organizatora: { $official }.
happened-helper-invited = Zaproszono pomocnika: { $official }.
happened-tables-assigned = Sektor { $tables }: { $official }.
happened-tables-taken = Bez przydzielonych stolików: { $official }.
happened-handed-over = Przekazano stoliki: { $official } → { $other }.
happened-handed-over-day = Przekazano wszystko razem z funkcją: { $official } → { $other }.
happened-official-dismissed = Nie pełni już funkcji: { $official }.
happened-official-named = Imię i nazwisko ({ $role }): { $name }.
happened-void-allowed = Sędzia pozwolił pominąć grę: { $table }, gra { $game }.
happened-table-postponed = Przełożono: { $table }, na { $when }.
happened-table-postponed-open = Przełożono: { $table }, termin do uzgodnienia.
happened-postponement-lifted = Odwołano przełożenie: { $table }.
happened-official-plays = Łączy funkcję z grą: { $official } ({ $player }); przy tym stoliku rozstrzyga kto inny.
happened-official-plays-not = Funkcja bez gry: { $official } jednak nie gra.
happened-room-opened = Gra online: { $table }, gra { $game }.
happened-badge-kept = Biuro zawodów jest teraz dostępne z konta: { $who }.
happened-place-claimed = Gra lub sędziuje online ze swojego urządzenia: { $who }.
happened-settings-changed = Zmieniono ustawienia.
happened-title-changed = Turniej nazywa się teraz { $name }, { $date }.
happened-halls-set = Ustawiono sale: { $halls }.
happened-halls-removed = Usunięto sale: wszystkie stoliki są w jednym miejscu.
happened-diplomas-designed = Zmieniono wygląd dyplomów.
happened-timetable-set = { $count ->
    [one] Ustawiono plan: { $count } runda ma termin.
    [few] Ustawiono plan: { $count } rundy mają termin.
    [many] Ustawiono plan: { $count } rund ma termin.
   *[other] Ustawiono plan: { $count } rundy ma termin.
}
happened-timetable-removed = Usunięto plan.
happened-missed-game-set = Opuszczona gra liczy się teraz jako { $points } małych punktów.
happened-removed = Turniej usunięto.
