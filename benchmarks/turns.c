/* The legal turns of many positions, with bit sets: what hashi.kernel.turn is measured against. */
#include <stdint.h>

typedef uint64_t set;

typedef struct {
    int islands, lines;
    const int8_t *ends, *flags;
    const set *crossed, *lines_at;
} board;

typedef struct {
    int8_t room[256];
    set shut[64], here[64], there[64]; /* what a bridge rules out: alone, and as a second one */
} notes;

static void note(const board *b, notes *n, set lines)
{
    for (; lines; lines &= lines - 1) {
        int line = __builtin_ctzll(lines), one = b->ends[2 * line], other = b->ends[2 * line + 1];
        set at_one = b->lines_at[one], at_other = b->lines_at[other];
        n->shut[line] = b->crossed[line] | (n->room[one] == 1 ? at_one : 0)
                        | (n->room[other] == 1 ? at_other : 0);
        n->here[line] = n->room[one] == 2 ? at_one : 0;
        n->there[line] = n->room[other] == 2 ? at_other : 0;
    }
}

static uint32_t *each(uint32_t *out, uint32_t row, set lines, int shift)
{
    for (; lines; lines &= lines - 1)
        *out++ = row | (uint32_t)__builtin_ctzll(lines) << shift;
    return out;
}

static uint32_t *choices(const notes *n, uint32_t *out, uint32_t island, set lines, set drawn, int count)
{
    *out++ = island | 0xffffff00u;
    if (count == 1)
        return each(out, island | 0xffff0000u, lines, 8);
    while (lines) {
        int one = __builtin_ctzll(lines);
        set bit = lines & -lines, rest = lines & ~n->shut[one] & ~(bit & drawn);
        uint32_t row = island | (uint32_t)one << 8;
        lines ^= bit;
        if (count == 2) {
            out = each(out, row | 0xff000000u, rest, 16);
            continue;
        }
        while (rest) {
            int two = __builtin_ctzll(rest);
            set other = rest & -rest, left = rest & ~n->shut[two] & ~(other & (drawn | bit));
            left &= ~(n->here[two] & bit ? n->here[two] : 0);
            left &= ~(n->there[two] & bit ? n->there[two] : 0);
            rest ^= other;
            out = each(out, row | (uint32_t)two << 16, left, 24);
        }
    }
    return out;
}

static int64_t list(const board *b, const int8_t *numbers, const int8_t *bridges, int number, int count,
                    uint32_t *out)
{
    notes n;
    uint32_t *end = out;
    set open = 0, blocked = 0, drawn = 0, numbered = 0, common;
    for (int i = 0; i < b->islands; i++)
        n.room[i] = numbers[i] > 0 ? numbers[i] : 6;
    for (int line = 0; line < b->lines; line++) {
        if (bridges[line] < 2)
            open |= (set)1 << line;
        if (bridges[line] > 0) {
            blocked |= b->crossed[line];
            drawn |= (set)1 << line;
            n.room[b->ends[2 * line]] -= bridges[line];
            n.room[b->ends[2 * line + 1]] -= bridges[line];
        }
    }
    open &= ~blocked;
    for (int i = 0; i < b->islands; i++) {
        if (n.room[i] <= 0)
            open &= ~b->lines_at[i];
        if (numbers[i] > 0)
            numbered |= b->lines_at[i];
    }
    note(b, &n, open);
    common = open & numbered;
    end = choices(&n, end, 0xff, common, drawn, count);
    for (int i = 0; i < b->islands; i++) {
        int8_t room = n.room[i];
        int degree = 6 - room;
        set own = open & b->lines_at[i];
        if (numbers[i] > 0 || degree > number || (degree == 0 && b->flags[i] > 0))
            continue;
        n.room[i] = number - degree;
        note(b, &n, own);
        end = choices(&n, end, i, degree == number ? common & ~own : common | own, drawn, count);
        n.room[i] = room;
        note(b, &n, own);
    }
    return end - out;
}

/* Lists the turns of every position as often as asked; returns how many there were. */
int64_t list_all(int islands, int lines, const int8_t *ends, const set *crossed, const set *lines_at,
                 const int8_t *flags, int64_t positions, const int8_t *numbers, const int8_t *bridges,
                 const int8_t *cards, uint32_t *out, int64_t times)
{
    board b = {islands, lines, ends, flags, crossed, lines_at};
    int64_t total = 0;
    for (int64_t time = 0; time < times; time++)
        for (int64_t p = 0; p < positions; p++)
            total += list(&b, numbers + p * islands, bridges + p * lines, cards[2 * p], cards[2 * p + 1], out);
    return total;
}
