# The account page: password, devices, recovery codes, own data.

account-title = Your account
account-you = You
account-login = Login: { $login }
account-password = Password
account-old-password = Current password
account-password-ends = All your other devices are logged out.
account-change-password = Change the password
account-password-changed = The password is changed. All other devices are logged out.
account-sessions = Devices
account-sessions-about = Wherever you are logged in. If you do not recognise a device, end it and change the password.
account-sessions-about-guest = You are a guest: you are known by this browser alone. With an account you can log in on other devices.
account-this-device = this one
account-unknown-device = Unknown device
account-used-now = used within the last hour
account-used = last used { $at }
account-began = since { $at }
account-end = End
account-end-of = End { $device }
account-end-others = End all others
account-passkeys = Passkeys
account-passkeys-about = With a passkey you log in by fingerprint, face or PIN of a device, without the password. The password keeps working.
account-passkey-add = Add a passkey
account-passkey-name = Name of the passkey
account-passkey-rename = Rename
account-passkey-rename-of = Rename { $name }
account-passkey-remove = Remove
account-passkey-remove-of = Remove { $name }
account-passkey-cancelled = No passkey was made.
account-codes = Recovery codes
account-codes-about = If you lose your password, one of these codes sets a new one. No e-mail is needed. Each code works once.
account-codes-none = You have no codes: without them a lost password cannot be replaced.
account-codes-left = { $left ->
    [one] { $left } unused code is left.
   *[other] { $left } unused codes are left.
}
account-codes-make = Make ten codes
account-codes-new = Make new codes
account-codes-replace = The codes you have now will no longer work.
account-codes-once = Print these codes or write them down now: they are not shown again.
account-codes-save = Save as a file
account-codes-kept = I have kept them
account-cancel = Cancel

account-data = Your data
account-data-about = Everything the server stores about you, as one file, and what others see of you.
account-export = Download my data
account-erase = Delete me
account-erase-about = Your account, name, rating, results, list of games and everything you wrote in chats are deleted at once, for good. You cannot log in again.
account-erase-about-guest = Your name, list of games and everything you wrote in chats are deleted at once, for good.
account-erase-stays = What remains: the games themselves stay with your opponents, with a number instead of your name, and backups made before today keep what they contain.
account-erase-go = Delete everything
account-erase-no = Keep it
