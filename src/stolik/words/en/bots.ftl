# The bots people play against: what they are called, and how each plays in one sentence.

bot-novice = Novice bot
bot-novice-about = Lays whole sets from its rack and never touches the table: for your first games.
bot-casual = Casual bot
bot-casual-about = Also adds single tiles to sets on the table, but rearranges nothing: easy.
bot-club = Club bot
bot-club-about = Rearranges a few sets at a time and overlooks things, as people at a club do.
bot-exact = Exact bot
bot-exact-about = Sees every possible play and always lays as many tiles as it can.
bot-keeper = Careful bot
bot-keeper-about = Plays like the exact bot, but keeps its jokers until it can go out.
bot-hoarder = Hoarding bot
bot-hoarder-about = Keeps its complete sets on the rack and lays only loose tiles.
bot-lurker = Lurking bot
bot-lurker-about = Opens with few tiles, then only draws until its whole rack goes out in one turn.
bot-swift = Swift bot
bot-swift-about = Does not search: it judges every play at a glance, as it learned from many games.
bot-master = Master bot
bot-master-about = Guesses what you may hold and plays every idea out many times before it moves: the strongest.
bot-speed = Speed of the bots
bot-speed-slow = Slow
bot-speed-normal = Normal
bot-speed-fast = Fast
bot-rating = Rating { $rating }
