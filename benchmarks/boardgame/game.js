// The same task for boardgame.io: two players by turns, each move a short text on one's own sheet.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "write",
  setup: () => ({ sheets: { 0: [], 1: [] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    write: ({ G, playerID }, text) => {
      G.sheets[playerID].push(text);
      if (G.sheets[playerID].length > 17) G.sheets[playerID] = [];
    },
  },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
