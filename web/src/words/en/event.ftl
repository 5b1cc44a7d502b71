# The event page and announcements.

event-date = Date
event-venue = Venue
event-address = Address
event-fee = Fee
event-contact = Contact
event-sponsor = Sponsor
event-about = About the event
event-prizes = Prizes
event-terms = Terms
event-website = Website
event-photos = Photos
event-stream = Live stream
event-calendar = Add to calendar
event-registration = Registration
event-register = Register
event-register-until = Open until { $when }
event-register-closed = Registration is closed.
event-own-place = See your own registration
event-registered-list = { $count ->
    [one] { $count } person has a place
   *[other] { $count } people have a place
}
event-waiting-list = Waiting list
event-logo = Sponsor’s logo
event-notices = Announcements
event-notices-all = Show all { $count }
event-notices-about = Everybody sees them: on the event page, on the board and on the phones.
event-notices-none = There are no announcements.
event-notice-text = New announcement
event-notice-post = Announce
event-notice-remove = Take down
event-page = Event page
event-page-about = Plain text. Whatever stays empty is not shown.
event-logo-file = Logo (PNG or SVG, at most { $most } kB)
event-logo-empty = This file is empty: choose another one.
event-logo-large = This file is larger than { $most } kB: save the picture smaller, or as SVG.
event-logo-remove = Remove the logo
event-preview = Preview
event-open-page = Open the page
event-view-about = About
