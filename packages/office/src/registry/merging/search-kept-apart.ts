import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { playerKind } from '../players/player.ts';
import { type ShownPlayer, shownPlayer, shownPlayerSchema } from '../players/shown-player.ts';
import { keptApartKind, keptApartSchema } from './merge.ts';

/** Pairs of players who look alike but are two persons, latest first. */
export const keptApart = defineQuestion({
  kind: 'player.kept-apart',
  input: z.strictObject({ limit: z.int().min(1).max(1000).default(100) }),
  answer: z.strictObject({
    pairs: z.array(
      z.strictObject({
        players: z.tuple([shownPlayerSchema, shownPlayerSchema]),
        on: keptApartSchema.shape.on,
        reason: z.string(),
        /** For cancelling it. */
        version: z.int(),
        /** The act that marked them. */
        seq: z.int(),
      }),
    ),
    count: z.int(),
  }),
  ask: async (reading, { limit }, { viewer }) => {
    const marks = (await reading.list(keptApartKind))
      .filter(({ body }) => body.undoneOn === undefined)
      .sort((a, b) => b.seq - a.seq);
    const shown = marks.slice(0, limit);
    const ids = [...new Set(shown.flatMap(({ body }) => body.players))];
    const players = new Map((await reading.getMany(playerKind, ids)).map((player) => [player.id, player]));
    const player = (id: string): ShownPlayer => shownPlayer(players.get(id)!, viewer);
    const pairs = shown.map(({ version, seq, body }) => {
      const [one, other] = body.players;
      const pair: [ShownPlayer, ShownPlayer] = [player(one), player(other)];
      return { players: pair, on: body.on, reason: body.reason, version, seq };
    });
    return { pairs, count: marks.length };
  },
});
