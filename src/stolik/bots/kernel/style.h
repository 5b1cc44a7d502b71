// How a bot of the strategy book differs from the bot of its name. Twin of stolik.bots.style.
#pragma once

namespace stolik::arena {

struct Style {
    int wait = 0;         // rack tiles from which it opens
    bool jokers = false;  // opens with a joker if it cannot without
    bool large = false;   // opens with all it can lay
    int yield = 0;        // lays what it can once another rack has so few tiles
    int bank = 0;         // lays what it can once the bank has so few tiles
    int dead = -1;        // a hoarder lays only tiles with at most so many living neighbours; -1 for all
    bool split = false;   // splits runs on the table to add a tile
    int stake = 1;        // what a bot that searches or judges plays for, as a Stake: the win
};

}  // namespace stolik::arena
