# The people one knows.

people-title = People
people-about = { $name }: what you can do
people-follow = Follow
people-followed = Following
people-invite = Invite to a table
people-mute = Mute
people-mute-off = Unmute
people-block = Block
people-block-off = Unblock
people-after = People at this table
people-following = You follow
people-following-none = You follow nobody yet. After a game, or on a player's page, press “Follow”.
people-opponents = Recent opponents
people-opponents-none = Nobody yet. Whoever you finish a game with appears here.
people-met = last game: { $date }
people-explained = Nobody is told whom you follow, mute or block. What muted people write in chats is hidden from you. Blocked people are not matched with you, cannot invite you, and cannot sit down at your private tables.
people-invitations = Invitations
people-invites-you = { $name } invites you to a table
people-come = Come
people-decline = Decline
