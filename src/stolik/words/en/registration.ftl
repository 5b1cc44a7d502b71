# Registration before the day, the event page and notices: commands, events and refusals.

role-applicant = applicant

happened-registration-open = Registration is open.
happened-registration-limited = { $limit ->
    [one] Registration is open: { $limit } place.
   *[other] Registration is open: { $limit } places.
}
happened-registration-closed = Registration is closed.
happened-application-received = Registered: { $who }.
happened-application-changed = Registration changed: { $who }.
happened-application-withdrawn = Registration withdrawn: { $who }.
happened-application-erased = Personal data erased: registration no. { $who }.
happened-application-paid = Fee paid: { $who }.
happened-application-unpaid = Fee not paid after all: { $who }.
happened-code-renewed = New personal code: { $who }.
happened-page-set = The event page was changed.
happened-logo-set = The event page has a new logo.
happened-logo-removed = The logo was removed.
happened-notice-posted = Notice: { $text }
happened-notice-removed = Notice #{ $event } was taken down.

refused-registration-closed = Registration is not open. Ask the organiser, or look at the event page again later.
refused-registration-over = The closing date has passed; nobody can register any more. Ask the organiser whether there is still a place.
refused-registration-full = The list is full: it holds at most { $expected } registrations.
refused-unknown-application = nobody is registered under number { $found }
refused-wrong-code = No registration has this personal code. Check the letters, or ask the organiser for a new code.
refused-application-withdrawn = This registration was withdrawn. To take part after all, register again.
refused-in-roster = This registration is already in the roster. Ask the desk to change or erase it there.
refused-born-missing = Give the year of birth, with four digits; it cannot be later than the tournament.
refused-nobody-to-enter = There is nobody to enter: everybody with a place is in the roster already.
refused-place-given = This cannot be undone any more: registration no. { $found } has got a place meanwhile and would lose it.
because-registration-closed = registration would not be open
because-registration-over = the closing date would have passed
because-registration-full = the list would be full
because-unknown-application = there would be no such registration
because-wrong-code = the code would be wrong
because-application-withdrawn = the registration would be withdrawn
because-in-roster = the registration would be in the roster already
because-born-missing = the year of birth would be missing
because-nobody-to-enter = there would be nobody to enter
because-place-given = somebody would lose a place
because-bad-link = “{ $typed }” is not a safe link: write the whole address, beginning with https://
because-not-one-line = “{ $typed }” must be on one line
because-bad-logo = the logo must be a picture of at most { $expected } kB
because-empty-notice = the notice has no text
because-many-notices = there are already { $expected } notices; take one down first

registration-state-open = Registration is open.
registration-state-closed = Registration is closed. Open it with: stolik tournament registration open
registration-state-over = Registration ended on { $when }.
registration-places = Places: { $places } taken of { $limit }; waiting: { $waiting }.
registration-places-unlimited = Registered: { $places }.
registration-closes = Open until { $when }.
registration-none = Nobody has registered yet.
registration-none-found = Nobody on the list matches “{ $typed }”.
registration-number = No.
registration-name = Name
registration-club = Club
registration-standing = State
registration-paid = Paid
registration-note = Note
registration-standing-place = has a place
registration-standing-waiting = waiting, no. { $at }
registration-standing-withdrawn = withdrawn
registration-standing-entered = in the roster, no. { $player }
registration-standing-left = withdrew; in the roster as no. { $player }
registration-standing-erased = erased
registration-namesake = the roster already has no. { $player }, perhaps the same person
registration-double = perhaps the same person as no. { $number }
registration-minor = under 18
registration-code = The personal code, shown only once: { $code }
registration-entered = { $count ->
    [one] { $count } person entered into the roster.
   *[other] { $count } people entered into the roster.
}
registration-skipped = Skipped, because the roster already has somebody who seems to be the same person: { $who }.
registration-bad-moment = “{ $typed }” is not a date or a moment: write 2026-11-20 or 2026-11-20T18:00
registration-bad-asked = “{ $typed }” cannot be asked: write a list of club, born, note, or none
registration-bad-number = “{ $typed }” is not the number of a registration
registration-erase-question = Erase the data of registration no. { $number }? This cannot be undone. (yes/no)
registration-written = Written: { $file }
csv-column-state = state
csv-column-note = note
csv-column-paid = paid
csv-column-registered = registered

page-empty = The event page is empty. For example: stolik tournament page --venue "Club house" --address "Market Square 1" --fee "€10"
page-about = About
page-venue = Venue
page-address = Address
page-fee = Fee
page-prizes = Prizes
page-terms = Terms
page-contact = Contact
page-sponsor = Sponsor
page-website = Website
page-photos = Photos
page-stream = Live stream
page-logo = Logo: { $kilobytes } kB
page-too-long = Too long, or not what is expected here: { $field }
notice-too-long = A notice has at most { $most } letters.
notices-none = There are no notices.
calendar-written = Written: { $file }
calendar-registration = Registration: { $address }
