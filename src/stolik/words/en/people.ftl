# Who people are: guests, accounts, and what they are refused.

guest-name = Guest { $number }
player-name = Player { $number }

people-login-taken = This login is taken: choose another one.
people-bad-login = A login has 3 to 30 letters from a to z, digits, dots, hyphens or underscores.
people-wrong-login = Login and password do not fit together: check both.
people-weak-password = This password would soon be guessed: take at least 8 characters, not your login, and nothing that everybody uses.
people-bad-name = A name has 1 to 40 characters, at least one of them a letter or a digit, and no invisible ones.
people-bad-language = There are English (en), Polish (pl) and Russian (ru).
people-banned = This account has been banned. Ask those who run this server.
people-not-allowed = You may not do this.
people-no-such-player = There is no such player.
people-already-registered = This is an account already.
people-needs-account = Only somebody with an account can be this: they have to register first.
people-busy = Too many people are asking at once: try again in a moment.
