# Who people are: guests, accounts, and what they are refused.

guest-name = Guest { $number }
player-name = Player { $number }

people-login-taken = This login is taken: choose another.
people-bad-login = A login has 3 to 30 characters: letters a to z, digits, dots, hyphens or underscores.
people-wrong-login = Wrong login or password: check both.
people-wrong-password = Wrong password: type your current one.
people-wrong-code = Wrong login or recovery code: check both. Each code works once.
people-no-such-session = This session has already ended.
people-wrong-passkey = This passkey was not accepted: try again, or log in with your password.
people-no-such-passkey = This passkey has already been removed.
people-too-many-passkeys = An account has at most 20 passkeys: remove one first.
people-no-passkeys-here = Passkeys work only at an address with a name over https, or at localhost. Open this site there.
people-weak-password = This password is easy to guess: use at least 8 characters, not your login, and nothing common.
people-bad-name = A name has 1 to 40 characters, at least one of them a letter or a digit, and no invisible ones.
people-bad-language = The languages are English (en), Polish (pl) and Russian (ru).
people-banned = This account is banned. Contact whoever runs this server.
people-suspended = You are suspended for a time: you may watch, but not play. Until when is said at the top of every page.
people-suspended-until = You are suspended until { $until }: you may watch, but not play. Until then you cannot log in anywhere else.
people-muted-by-admin = An admin has muted you for a time. Until when is said at the top of every page.
people-not-yourself = You cannot report yourself.
people-already-reported = You have already reported this player. The admins will look at it.
people-no-such-report = There is no such report.
people-bad-hours = A mute or a suspension needs a number of hours, and nothing else has one.
people-not-allowed = You are not allowed to do this.
people-no-such-player = There is no such player.
people-already-registered = You already have an account.
people-needs-account = This needs an account: that person has to register first.
people-busy = Too many requests at once: try again in a moment.
