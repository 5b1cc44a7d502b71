# The strategy book: what people say about playing well, and what games between bots say about it.

strategy-intro = The rules let a player who could play draw instead. That decides more games than any single play: whoever lays everything feeds the table and then waits with a few tiles that fit nowhere; whoever holds back can one day lay the whole rack at once. But nobody lays forty tiles in forty seconds, so everything was also measured with hands: at most 25 tiles touched in a turn.

strategy-hold-title = Lay everything, or hold back?
strategy-hold-lore = Whoever lays the most tiles gets rid of them first.
strategy-hold-found = Hold back. Against players who lay all they can, whoever opens and then only draws wins nearly every game of two or three players, and two games of three among four. With hands the lead shrinks: among four it is still the best way, while with two or three players keeping complete sets and laying loose tiles does at least as well. One warning: where only penalty points count (Russian championship), a full rack is expensive. At a table of four, and with hands at every table, laying everything and using jokers costs the fewest points there, although it wins the fewest games.
strategy-crowd-title = When everybody holds back
strategy-crowd-lore = Holding back only works against those who do not.
strategy-crowd-found = Only partly. Between two players, laying everything hardly ever beats a player who holds back. Among three and four it wins less than its share too, as long as hands do not matter; with hands, among four, laying tiles wins more than its share. Where the game stops with the last tile of the bank (a minute a turn), four who hold back never go out, nor do three unless hands make them lay some tiles: then whoever has laid tiles wins.
strategy-opening-title = When to open
strategy-opening-lore = Open late: until then nobody knows what you have.
strategy-opening-found = It does not matter much. Waiting until eighteen tiles changes nothing that could be measured. Waiting until twenty-two loses points at a table of four, and games too once hands are limited, because others go out meanwhile. So open when you can.
strategy-size-title = What to open with
strategy-size-lore = Open with as few tiles as you can, and never with a joker.
strategy-size-found = Hardly any difference. A small opening is never clearly worse; with hands and three players a large one may do a little better. Opening with a joker, if there is no other way, costs a few games with hands and two or three players, otherwise nothing that could be measured.
strategy-panic-title = When another player is nearly out
strategy-panic-lore = If somebody has only a few tiles left, get rid of yours.
strategy-panic-found = Never panic. Among three and four players, whoever starts to lay as soon as somebody has three tiles left throws away much of the advantage: players with few tiles are usually stuck with tiles that fit nowhere. Even the last tile is no reason. Between two players it costs less, and with hands and three players hardly anything. Only the points suffer less, since the rack is smaller when somebody does go out.
strategy-jokers-title = Keep the joker, or use it?
strategy-jokers-lore = A joker is for the last move.
strategy-jokers-found = True, if winning is what counts: the same play with jokers kept for going out wins clearly more games under every ruleset. In points the gain is small. In the Russian championship, where a joker left on the rack is expensive and the winner gains nothing, keeping it costs points at tables of three and four.
strategy-split-title = Splitting runs
strategy-split-lore = Look for long runs: a second tile from the middle splits them.
strategy-split-found = True. Both bots see the same and never rearrange more than one run; the one that splits runs wins clearly more than its share. It is only the beginning: one that sees every rearrangement wins nearly all games. Hands make no difference.
strategy-dead-title = Counting dead tiles
strategy-dead-lore = Lay the tiles whose neighbours are gone, and keep the others.
strategy-dead-found = True, and more: loose tiles that still have living neighbours are worth keeping. Laying only those with at most three hidden neighbours is far better than laying every loose tile, and nearly as good as holding everything back. With hands this holds among four only; between two it makes no difference, and among three laying loose tiles freely is at least as good, because the rack has to stay small anyway.
strategy-bank-title = The end of the bank
strategy-bank-lore = When the bank runs low, lay what you can.
strategy-bank-found = It depends on how the game ends. Where everybody has a turn after the last tile, or play goes on, giving up the waiting early loses: the whole rack may still go out. Where the game stops with the last tile (a minute a turn) and three or four hold back, whoever begins to lay in time wins most games. With hands it makes little difference, except among four, where laying in time helps.

# The ways to play that are compared; the number is one of tiles.
strategy-way-exact = lays as many tiles as it can, every turn
strategy-way-keeper = the same, but uses jokers only to go out
strategy-way-hoarder = keeps complete sets on the rack, lays loose tiles
strategy-way-hoarder-dead = lays a loose tile only if at most { $n } of its neighbours are still hidden
strategy-way-lurker = opens with few tiles, then draws until the whole rack goes out
strategy-way-lurker-wait = does not open before it has { $n } tiles
strategy-way-lurker-large = opens with all it can lay
strategy-way-lurker-jokers = opens with a joker if it cannot without
strategy-way-lurker-yield = lays what it can once another player’s tiles are down to { $n }
strategy-way-lurker-bank = lays what it can once the bank is down to { $n }
strategy-way-casual = adds tiles to the ends of sets, rearranges nothing
strategy-way-casual-split = the same, but also splits runs
