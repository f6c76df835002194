// HASHI as a game for boardgame.io: whole state, whole secrecy, and as much of the judge as a turn
// meets first: the island is free and the number on the card (T3), the line is known (T9) and has
// room (T10). No points, no take-back. `deals` has a pile and two first islands for each deal.
const INVALID_MOVE = "INVALID_MOVE"; // boardgame.io's own word for it

module.exports = ({ board, deck, deals }) => {
  const islands = new Set(board.islands.map((island) => island.at));
  const lines = new Set(board.lines);

  const setup = (_, deal) => {
    const sheets = deals[deal].starts.map((at) => ({ numbers: { [at]: 4 }, bridges: {} }));
    const { pile } = deals[deal];
    return { board, deck, seen: pile.slice(0, 1), sheets, secret: { pile, sheets, turns: {} } };
  };

  // One's own sheet as it is, the other's as it was when the round began; never the pile.
  const playerView = ({ G: { secret, ...seen }, playerID }) => ({
    ...seen,
    sheets: seen.sheets.map((sheet, seat) => (String(seat) === playerID ? secret.sheets[seat] : sheet)),
    turn: secret.turns[playerID],
  });

  const draw = (sheet, card, word) => {
    const [, number, island] = /^(\d)@(\w\d)$/.exec(word) ?? [];
    const [, line, count = 1] = /^(\w\d-\w\d)(?:\*(\d))?$/.exec(word) ?? [];
    if (island) {
      if (number !== card[0] || !islands.has(island) || sheet.numbers[island]) return false;
      sheet.numbers[island] = Number(number);
      return true;
    }
    const bridges = (sheet.bridges[line] ?? 0) + Number(count);
    if (!lines.has(line) || bridges > 2) return false;
    sheet.bridges[line] = bridges;
    return true;
  };

  const write = ({ G, playerID }, text) => {
    const words = text === "pass" ? [] : text.split(" ");
    const [sheet, card] = [G.secret.sheets[playerID], G.seen.at(-1)];
    if (!words.every((word) => draw(sheet, card, word))) return INVALID_MOVE;
    G.secret.turns[playerID] = text;
  };

  const onEnd = ({ G }) => {
    G.sheets = G.secret.sheets;
    G.secret.turns = {};
    G.seen = G.secret.pile.slice(0, G.seen.length + 1);
  };

  return {
    name: "write",
    disableUndo: true, // it would keep a second copy of everything
    setup,
    playerView,
    turn: {
      activePlayers: { all: null, maxMoves: 1 }, // both act on a card, in any order
      endIf: ({ G }) => Object.keys(G.secret.turns).length === 2,
      onEnd,
    },
    moves: { write: { move: write, redact: true } },
  };
};
