import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { actorsShownTo, shownActorFields } from '../../log/shown-actor.ts';
import type { Reading } from '../../ports.ts';
import { playerKind } from '../../registry/players/player.ts';
import { scrabbleReportKind } from '../reports/scrabble-report.ts';
import { type ScrabbleChange, scrabbleCorrectionKind, scrabbleCorrectionSchema } from './scrabble-correction.ts';

/** Corrections of an event, or of all, the newest first: what was changed, by whom and why, and which lists it moved. */
export const searchScrabbleCorrections = defineQuestion({
  kind: 'scrabble-correction.search',
  input: z.strictObject({ event: z.string().optional(), limit: z.int().min(1).max(200).default(50) }),
  answer: z.strictObject({
    corrections: z.array(scrabbleCorrectionSchema.extend({ id: z.string(), ...shownActorFields })),
    /** Names of the events and players that the changes are about, by their ids. */
    names: z.record(z.string(), z.string()),
  }),
  ask: async (reading, { event, limit }, { viewer }) => {
    const shown = actorsShownTo(reading, viewer);
    const found =
      event === undefined
        ? await reading.find(scrabbleCorrectionKind, { key: 'on' }, { limit, descending: true })
        : await reading.find(scrabbleCorrectionKind, { key: 'event', equals: event }, { limit });
    const newest = found.toSorted((a, b) => b.body.act - a.body.act);
    return {
      corrections: await Promise.all(
        newest.map(async ({ id, body }) => ({
          id,
          ...body,
          ...(await shown(body.by, 'scrabble-correction.confirm')),
        })),
      ),
      names: await namesIn(
        reading,
        newest.map(({ body }) => body.change),
      ),
    };
  },
});

/** Names of the events and players that changes are about. */
export async function namesIn(reading: Reading, changes: readonly ScrabbleChange[]): Promise<Record<string, string>> {
  const players = changes.flatMap((change) =>
    'a' in change
      ? [change.a, change.b]
      : change.kind === 'identity'
        ? [change.from, change.to]
        : change.kind === 'ranking'
          ? change.results.map(({ player }) => player)
          : [],
  );
  const found = [
    ...(await reading.getMany(scrabbleReportKind, [...new Set(changes.map(({ event }) => event))])),
    ...(await reading.getMany(playerKind, [...new Set(players)])),
  ];
  return Object.fromEntries(found.map(({ id, body }) => [id, body.name]));
}
