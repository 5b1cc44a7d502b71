# Strona konta: hasło, urządzenia, kody odzyskiwania, własne dane.

account-title = Twoje konto
account-you = Ty
account-login = Login: { $login }
account-password = Hasło
account-old-password = Obecne hasło
account-password-ends = Wszystkie inne urządzenia zostaną wylogowane.
account-change-password = Zmień hasło
account-password-changed = Hasło zmienione. Wszystkie inne urządzenia są wylogowane.
account-sessions = Urządzenia
account-sessions-about = Urządzenia, na których działa twoje konto. Jeśli któregoś nie poznajesz, wyloguj je i zmień hasło.
account-sessions-about-guest = Grasz jako gość: serwer zna cię tylko z tej przeglądarki. Z kontem zalogujesz się też na innych urządzeniach.
account-this-device = to urządzenie
account-unknown-device = Nieznane urządzenie
account-used-now = używane w ciągu ostatniej godziny
account-used = ostatnio używane { $at }
account-began = od { $at }
account-end = Wyloguj
account-end-of = Wyloguj: { $device }
account-end-others = Wyloguj wszystkie inne
account-passkeys = Klucze dostępu
account-passkeys-about = Z kluczem dostępu logujesz się odciskiem palca, twarzą albo PIN-em urządzenia, bez hasła. Hasło działa nadal.
account-passkey-add = Dodaj klucz dostępu
account-passkey-name = Nazwa klucza dostępu
account-passkey-rename = Zmień nazwę
account-passkey-rename-of = Zmień nazwę: { $name }
account-passkey-remove = Usuń
account-passkey-remove-of = Usuń: { $name }
account-passkey-cancelled = Nie utworzono klucza dostępu.
account-codes = Kody odzyskiwania
account-codes-about = Jeśli zgubisz hasło, jeden z tych kodów pozwoli ustawić nowe. Nie trzeba do tego poczty. Każdy kod działa raz.
account-codes-none = Nie masz kodów: bez nich zgubionego hasła nie da się zastąpić.
account-codes-left = { $left ->
    [one] Został { $left } nieużyty kod.
    [few] Zostały { $left } nieużyte kody.
   *[many] Zostało { $left } nieużytych kodów.
}
account-codes-make = Utwórz dziesięć kodów
account-codes-new = Utwórz nowe kody
account-codes-replace = Kody, które masz teraz, przestaną działać.
account-codes-once = Wydrukuj te kody albo zapisz je teraz: nie pokażą się ponownie.
account-codes-save = Zapisz w pliku
account-codes-kept = Kody są zapisane
account-cancel = Anuluj

account-data = Twoje dane
account-data-about = Wszystko, co serwer o tobie przechowuje, w jednym pliku, i to, co widzą inni.
account-export = Pobierz moje dane
account-erase = Usuń mnie
account-erase-about = Twoje konto, nazwa, ranking, wyniki, lista gier i wszystkie twoje wpisy na czacie znikną od razu i na zawsze. Nie da się już zalogować.
account-erase-about-guest = Twoja nazwa, lista gier i wszystkie twoje wpisy na czacie znikną od razu i na zawsze.
account-erase-stays = Co zostaje: same gry u przeciwników, z numerem zamiast nazwy, oraz to, co jest w kopiach zapasowych zrobionych do dzisiaj.
account-erase-go = Usuń wszystko
account-erase-no = Zostaw
