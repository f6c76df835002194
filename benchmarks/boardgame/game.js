// The same task for boardgame.io: two players, each move a short text on one's own sheet.
//   node game.js PORT memory   a bare list of texts, kept in memory; nothing is judged or secret
//   node game.js PORT durable  sheets, cards and secrets as HASHI has them, kept in files
const { Server, Origins, FlatFile } = require("boardgame.io/server");

const memory = () => ({
  game: {
    name: "write",
    setup: () => ({ sheets: { 0: [], 1: [] } }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      write: ({ G, playerID }, text) => {
        G.sheets[playerID].push(text);
        if (G.sheets[playerID].length > 17) G.sheets[playerID] = [];
      },
    },
  },
});

const durable = () => ({
  game: require("./sheet.js")(require("./deals.json")),
  db: new FlatFile({ dir: "matches" }),
});

const [port, form] = process.argv.slice(2);
const { game, db } = { memory, durable }[form]();
Server({ games: [game], db, origins: [Origins.LOCALHOST] }).run(Number(port));
