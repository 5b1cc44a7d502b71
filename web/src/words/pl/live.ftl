# Nagłówek stron, konto, kłopoty, nazwy zasad i botów.

live-menu = Strony
live-play = Gra
live-tournaments = Turnieje
live-bench = Analiza
live-rules = Zasady
live-to-day = Światło dzienne
live-to-evening = Światło wieczorne
live-guest = Gość
live-you = Ty
live-name = Twoje imię przy stoliku
live-save = Zapisz
live-saved = Zapisane. Od teraz inni widzą to imię.
live-sounds = Dźwięki
live-large-tiles = Duże kostki
live-account = Konto
live-why-account = Grać można bez konta. Z kontem Twoje imię, gry i ranking są z Tobą na każdym urządzeniu.
live-has-account = Jesteś na swoim koncie.
live-rating = { $games ->
    [one] Twój ranking: { $shown } po { $games } grze rankingowej.
    [few] Twój ranking: { $shown } po { $games } grach rankingowych.
    [many] Twój ranking: { $shown } po { $games } grach rankingowych.
   *[other] Twój ranking: { $shown } po { $games } gry rankingowej.
}
live-rating-provisional = Na razie to ranking tymczasowy.
live-rating-none = Nie ma jeszcze żadnej gry rankingowej.
live-register = Nowe konto
live-log-in = Zaloguj się
live-log-out = Wyloguj się
live-login = Login
live-login-hint = Od 3 do 30 liter bez znaków diakrytycznych, cyfr, kropek lub łączników.
live-password = Hasło
live-password-hint = Co najmniej 8 znaków.
live-offline = Serwer jest chwilowo nieosiągalny. Strona próbuje dalej; to, co tu ułożone, nie przepadnie.
live-no-connection = Brak połączenia.
live-joker = Joker
live-hidden-tile = Zakryta kostka
live-tile-red = Czerwona { $number }
live-tile-blue = Niebieska { $number }
live-tile-black = Czarna { $number }
live-tile-orange = Pomarańczowa { $number }
live-copy = Kopiuj
live-copied = Skopiowano

bot-novice = Bot początkujący
bot-casual = Bot niedzielny
bot-club = Bot klubowy
bot-exact = Bot dokładny
bot-keeper = Bot mistrz

problem-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
problem-unknown = Nie udało się. Spróbuj jeszcze raz.
problem-no-such-room = Nie ma takiego stolika albo został już sprzątnięty.
problem-not-watched = Gracze przy tym stoliku grają bez widzów.
problem-not-allowed = Przy tym stoliku nie możesz tego zrobić.
problem-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
problem-already-seated = Już siedzisz przy tym stoliku.
problem-seats-empty = Są jeszcze wolne miejsca.
problem-already-begun = Gra już się zaczęła.
problem-not-begun = Gra jeszcze się nie zaczęła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-closed = Ten stolik jest zamknięty.
problem-busy = Serwer ma pełne ręce roboty. Spróbuj za chwilę.
problem-referee-cannot-play = Sędzia nie gra przy własnym stoliku.
problem-no-help-in-rated-game = Grasz w grze rankingowej albo turniejowej; analiza będzie dostępna po jej zakończeniu.
problem-too-often = Trochę za szybko. Odczekaj chwilę i spróbuj ponownie.
problem-account-needed = Ten stolik liczy się do rankingu, więc każdy potrzebuje tu konta. Załóż je na stronie głównej pod swoim imieniem i wróć do stolika.
problem-forfeited = Za długo Cię nie było i ta gra jest przegrana. Możesz ją obejrzeć do końca.
problem-not-seated = Nie siedzisz przy tym stoliku.
problem-no-such-seat = Przy tym stoliku nie ma takiego miejsca.
problem-muted = Przy tym stoliku odebrano Ci głos.
problem-bad-text = Wiadomość jest pusta albo za długa.
problem-bad-setup = Tych życzeń nie da się połączyć. Zmień coś i spróbuj ponownie.
problem-bad-id = Nie udało się. Wczytaj stronę jeszcze raz.
problem-nothing-to-give = Nie ma czego oddać.
problem-no-such-code = Żaden stolik nie ma takiego kodu.
problem-look-first = Najpierw zobacz tabliczki, żeby wszyscy o tym wiedzieli; potem wskaż kostki.
