import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { wordsInOrder } from '../../kit/search-words.ts';
import type { Kept } from '../../ports.ts';
import { type Player, playerKind } from '../players/player.ts';
import { shownPlayer, shownPlayerSchema } from '../players/shown-player.ts';
import { mayBeBornAlike } from '../players/similar-players.ts';
import { personsApart } from './persons-apart.ts';

/**
 * Pairs of players who may be one person, by the likeness that registering looks at (D-OFF-102), but those of whom somebody said that
 * they are two (D-OFF-220).
 */
export const suspectedDuplicates = defineQuestion({
  kind: 'player.duplicates',
  input: z.strictObject({ limit: z.int().min(1).max(1000).default(100) }),
  answer: z.strictObject({
    pairs: z.array(
      z.strictObject({
        because: z.enum(['fide-id', 'name']),
        players: z.tuple([shownPlayerSchema, shownPlayerSchema]),
      }),
    ),
    count: z.int(),
  }),
  ask: async (reading, { limit }, { viewer }) => {
    const all = await reading.list(playerKind);
    const areApart = await personsApart(reading, all);
    const players = all.filter(({ body }) => body.mergedInto === undefined);
    const linked = pairsBy(players, ({ body }) => body.fide?.id).map((pair) => ({ because: 'fide-id' as const, pair }));
    const named = pairsBy(players, ({ body }) => wordsInOrder(body.name))
      .filter(
        ([a, b]) => mayBeBornAlike(a.body, b.body) && (a.body.fide?.id === undefined || b.body.fide?.id === undefined),
      )
      .filter(([a, b]) => !areApart(a.id, b.id))
      .map((pair) => ({ because: 'name' as const, pair }));
    const suspected = [...linked, ...named];
    const pairs = suspected.slice(0, limit).map(({ because, pair: [a, b] }) => {
      const shown: [ReturnType<typeof shownPlayer>, ReturnType<typeof shownPlayer>] = [
        shownPlayer(a, viewer),
        shownPlayer(b, viewer),
      ];
      return { because, players: shown };
    });
    return { pairs, count: suspected.length };
  },
});

type Pair = readonly [Kept<Player>, Kept<Player>];

function pairsBy(players: readonly Kept<Player>[], key: (player: Kept<Player>) => string | undefined): Pair[] {
  const groups = Map.groupBy(players, key);
  groups.delete(undefined);
  return [...groups.values()].flatMap((group) => group.flatMap((a, i) => group.slice(i + 1).map((b): Pair => [a, b])));
}
