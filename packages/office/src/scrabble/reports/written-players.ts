import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { wordsInOrder } from '../../kit/search-words.ts';
import type { Reading } from '../../ports.ts';
import { playerKind } from '../../registry/players/player.ts';

const MOST = 2000;

/** Whom a file means that names players by id or by name: ids first, then names that only one player has. */
export const writtenPlayers = defineQuestion({
  kind: 'scrabble-report.players',
  input: z.strictObject({ written: z.array(z.string().min(1).max(200)).max(MOST) }),
  answer: z.strictObject({
    /** Those who were found; the others are nobody, or several. */
    found: z.array(z.strictObject({ written: z.string(), player: z.string(), name: z.string() })),
  }),
  ask: async (reading, { written }) => {
    const texts = [...new Set(written)];
    const byId = new Map((await reading.getMany(playerKind, texts)).map(({ id, body }) => [id, body.name]));
    const found = [];
    for (const text of texts) {
      const named = byId.get(text);
      const only = named === undefined ? await onlyOneCalled(reading, text) : { player: text, name: named };
      if (only !== undefined) found.push({ written: text, ...only });
    }
    return { found };
  },
});

/** D-OFF-201: a name stands for a player where only one has it. “Popa, Ana” and “Ana Popa” are one name. */
async function onlyOneCalled(reading: Reading, name: string) {
  const called = await reading.find(playerKind, { key: 'nameWords', equals: wordsInOrder(name) }, { limit: 2 });
  const [only, another] = called;
  return only === undefined || another !== undefined ? undefined : { player: only.id, name: only.body.name };
}
