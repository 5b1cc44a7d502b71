# Strona główna.

home-title = Rummikub według prawdziwych zasad
home-lead = Zagraj z botami albo ze znajomymi. Każde rozdanie można sprawdzić, każda odmowa ma podany powód, a przypadkowy ruch niczego nie psuje.
home-learn = Nie znasz Rummikuba? Naucz się w pięć minut
home-learn-on = Ucz się dalej
home-back = Witaj ponownie, { $name }
home-your-turn = Twój ruch
home-last-games = Ostatnie gry
home-all-games = Wszystkie moje gry
home-last-review = Ostatni przegląd
home-last-review-about = Punkty zwrotne gry i co jeszcze dało się zrobić.
home-last-review-go = Otwórz przegląd
home-puzzle-day = Zadanie dnia
home-puzzle-about = To samo dla wszystkich, codziennie nowe.
home-puzzle-solved = Dzisiejsze rozwiązane. Jutro będzie następne.
home-puzzle-go = Rozwiąż
home-puzzle-more = Więcej zadań
home-coming = Turnieje
home-coming-playing = trwa
home-play-now = Graj
home-dealing = Rozdajemy…
home-players = Gracze
home-bots = Przeciwnicy
home-pace = Zegar
home-pace-calm = Bez zegara
home-pace-tournament = Zasady turniejowe
home-rules = Zasady
home-about-pl-forty = Krótki czas na ruch; jeśli po czasie wszystkie układy są prawidłowe, ruch jest ważny.
home-about-pl-minute = Więcej czasu na ruch; niedokończony ruch jest cofany, a gracz dobiera kostkę za karę.
home-about-pl-stacks = Jak przy prawdziwym stole: stosy po siedem, zegar szachowy, sędzia.
home-about-ru-championship = Krótki czas na ruch, kilka kostek kary, drogi joker na tabliczce.
home-about-en-classic = Gra rodzinna, którą zna każdy: bez zegara, gra się, dopóki ktoś może coś wyłożyć.
find-go = Znajdź przeciwników
find-about = Ludzie o podobnej sile; im dłużej czekasz, tym szersze poszukiwania.
find-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
find-seconds = { $count ->
    [one] { $count } sekunda na ruch
    [few] { $count } sekundy na ruch
    [many] { $count } sekund na ruch
   *[other] { $count } sekundy na ruch
}
find-unrated = bez rankingu
find-looking = Szukamy przeciwników
find-waiting = { $count ->
    [one] Na razie nikt inny nie czeka na taką grę.
    [few] Na taką grę czekają { $count } osoby, razem z tobą.
    [many] Na taką grę czeka { $count } osób, razem z tobą.
   *[other] Na taką grę czeka { $count } osoby, razem z tobą.
}
find-range = Siła: twoja ± { $points }, niedługo szerzej.
find-range-any = Siła: dowolna.
find-bots = Wolne miejsca mogą zająć boty
find-bots-in = Możliwe za { $seconds } s, jeśli wszyscy się zgodzą. Gra z botami nie liczy się do rankingu.
find-bots-now = Możliwe już teraz, jeśli wszyscy się zgodzą. Gra z botami nie liczy się do rankingu.
find-agreed = Zgody: { $agreed } z { $of }.
find-found = Mamy przeciwników
find-found-about = Gra zacznie się, gdy wszyscy przyjdą.
find-cancel = Przestań szukać
find-elsewhere = Szukasz przeciwników w innym oknie.
home-friends = Ze znajomymi
home-friends-lead = Przygotuj stolik, wyślij link i zaczynajcie, gdy wszyscy usiądą.
home-make = Nowy stolik
home-make-go = Przygotuj stolik
home-join = Kod albo link do stolika
home-code-example = na przykład K7M4QX
home-join-go = Dołącz
home-no-code = Żaden stolik nie ma takiego kodu. Sprawdź go u osoby, która ci go podała.
home-open = Otwarte stoliki
home-open-none = Teraz nikt nie czeka. Przygotuj otwarty stolik, a inni go tu znajdą.
home-nobody = Jeszcze pusty
home-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
home-watch = Gry do oglądania
home-strongest = Teraz najsilniejsza gra
home-watch-none = Teraz nie ma gier otwartych dla widzów.
home-more = Więcej
home-to-tournaments = Turnieje
home-to-tournaments-about = Losowania, stoliki i klasyfikacja na żywo.
home-to-analysis = Analiza
home-to-analysis-about = Czy to prawidłowe? Jaki był najlepszy ruch? Czy było otwarcie?
home-to-puzzles = Zadania
home-to-puzzles-about = Jedno na każdy dzień i dwa tysiące innych.
home-to-leaders = Rankingi
home-to-leaders-about = Kto jest najlepszy przy których zasadach.
home-to-rules = Zasady
home-to-rules-about = Pięć zestawów zasad obok siebie, punkt po punkcie.
home-to-strategy = Strategia
home-to-strategy-about = Co wygrywa: obiegowe rady sprawdzone w tysiącach gier.
home-to-replay = Powtórka
home-to-replay-about = Przejdź krok po kroku przez zapisaną grę.
home-who = Kto siada do gry
home-seat-you = Ty
home-seat = Miejsce { $letter }
home-person = Człowiek
home-clock = Zegar
home-clock-rules = Jak w zasadach
home-clock-own = Własny
home-clock-none = Brak
home-clock-seconds = Sekundy na ruch
home-access = Kto może dołączyć
home-access-link = Tylko z linkiem
home-access-lobby = Każdy
home-watched = Widzowie mile widziani
home-rated = Liczy się do rankingu
home-rated-table = rankingowy
home-rated-people = Gry z botami nie liczą się do rankingu: oddaj wszystkie miejsca ludziom.
home-rated-clock = Gra rankingowa wymaga zegara: ustaw własny czas albo wybierz zasady, które go mają.
home-games = Liczba gier
home-own = Twoje stoliki
home-back-with = Wróć do stolika: { $names }
home-nobody-yet = Wróć do pustego stolika
home-leaving = Gdy ktoś nie wróci
home-leaving-bot = Zastępuje go bot
home-leaving-forfeit = Przegrywa grę
home-referee = Sędziuję, nie gram
home-rated-account = Do rankingu liczą się tylko gry osób z kontem: załóż je, klikając swoją nazwę gracza u góry.
