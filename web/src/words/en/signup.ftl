# Registering before the day: the form, one's own place, and the desk.

signup-title = Registration
signup-event-page = About the event
signup-until = Open until { $when }.
signup-ended = Registration ended on { $when }. Ask the organiser whether there is still a place.
signup-not-open = Registration is not open. Look here again later, or ask the organiser.
signup-will-wait = All places are taken. You can join the waiting list; whoever waits longest moves up automatically.
signup-count = { $count ->
    [0] Nobody has registered yet.
    [one] { $count } person has registered.
   *[other] { $count } people have registered.
}
signup-taken = { $taken } of { $limit } places taken
signup-waiting-count = { $count ->
    [one] { $count } person is waiting
   *[other] { $count } people are waiting
}
signup-name = Name and surname
signup-club = Club (if any)
signup-born = Year of birth
signup-young = I am registering somebody under 18
signup-consent = I am the parent or guardian and agree that this person takes part.
signup-note = Note for the organiser (if any)
signup-privacy-shown = The event page shows the name of whoever has registered (shortened for people under 18); only the organisers see the rest.
signup-privacy-hidden = Only the organisers see what you enter here.
signup-kept-until = Everything is erased on { $date }, or as soon as you ask.
signup-kept = You can have everything erased at any time.
signup-send = Register
signup-have-code = Already registered?
signup-code = Personal code
signup-show = Show my place
signup-code-lost = Lost the code? The organiser can give you a new one.
signup-is-in = You have a place.
signup-is-waiting = You are on the waiting list: no. { $at }.
signup-is-withdrawn = You have withdrawn.
signup-waiting-about = If a place becomes free, you move up automatically and this page says so.
signup-moved-up = You moved up from the waiting list: { $when }.
signup-in-roster = You are in the roster with number { $number }.
signup-my-day = My page on the day
signup-is-paid = paid
signup-not-paid = not paid yet
signup-number = Registration no. { $number }, { $when }
signup-your-code = Personal code
signup-code-once = Write it down or save the link: the code is shown only now. With it you can see your place, change your details or withdraw.
signup-code-link = Link to your own place
signup-change-title = Your registration
signup-change = Change details
signup-save = Save
signup-saved = Saved.
signup-at-desk = You are already in the roster: ask the desk to change your details.
signup-withdraw = Withdraw
signup-withdraw-ask = Give up your place?
signup-withdraw-about = The place goes to whoever waits longest. If you change your mind, you must register again.
signup-stay = Keep my place
signup-erase = Erase my data
signup-erase-ask = Erase all your data?
signup-erase-about = Your place becomes free, and nothing of what you entered is kept. This cannot be undone.
signup-keep = Keep it
signup-another = Register somebody else on this device

signup-desk-link-about = Send the link, or print the QR code. The form opens at this address.
signup-desk-qr = QR code of the registration form
signup-desk-enlarge = Enlarge the QR code
signup-desk-limit = Places
signup-desk-no-limit = no limit
signup-desk-closes = Open until
signup-desk-closes-past = This moment has passed: nobody can register until you change it.
signup-desk-message = What everybody who registers is told, for example how to pay
signup-desk-asks = The form asks, besides the name
signup-desk-ask-club = club
signup-desk-ask-born = year of birth
signup-desk-ask-note = note
signup-desk-names = Everybody sees the names
signup-desk-open = Open registration
signup-desk-close = Close registration
signup-desk-list = { $count ->
    [one] { $count } registration
   *[other] { $count } registrations
}
signup-desk-nobody = Nobody has registered yet. Open registration and send the link.
signup-desk-search = Search by name, club or note
signup-desk-none-found = Nobody on the list matches.
signup-desk-add = Add to the list
signup-desk-csv = Save as CSV
signup-desk-enter = Enter into the roster ({ $count })
signup-desk-enter-chosen = Enter the chosen ones ({ $count })
signup-desk-choose = Choose: { $name }
signup-desk-number = No. { $number }
signup-desk-young = under 18
signup-desk-paid = paid
signup-desk-place = has a place
signup-desk-waiting = waiting, no. { $at }
signup-desk-withdrawn = withdrawn
signup-desk-entered = in the roster, no. { $player }
signup-desk-left = withdrew, but in the roster as no. { $player }
signup-desk-erased = erased
signup-desk-namesake = The roster already has no. { $player }, perhaps the same person.
signup-desk-double = Perhaps the same person as no. { $number }.
signup-desk-code = New code
signup-desk-code-of = New code: { $name }
signup-desk-code-ask = New personal code: { $name }?
signup-desk-code-about = The old code will no longer work.
signup-desk-code-hand = Hand this to: { $name }. It is shown only now.
signup-desk-withdraw = Withdraw
signup-desk-withdraw-of = Withdraw: { $name }
signup-desk-withdraw-about = The place goes to whoever waits longest.
signup-desk-erase = Erase
signup-desk-erase-of = Erase the data: { $name }
signup-desk-erase-about = This cannot be undone.
