import { z } from 'zod';
import { type Change, defineAct, put, refuse } from '../kit/act.ts';
import { conflict, invalid } from '../kit/refusal.ts';
import type { Kept, Reading } from '../ports.ts';
import { asSeen } from '../registry/as-seen.ts';
import { type Player, playerKind } from '../registry/players/player.ts';
import { type Import, importKind, importSchema } from './import.ts';
import { loadOpenings, type Openings, withOpening } from './openings.ts';

const { subject, source, expected } = importSchema.shape;

/**
 * Opens an import of a file or archive of the past. Each is imported once: opening it again is refused with the
 * existing import and its next batch.
 */
export const openImport = defineAct({
  kind: 'import.open',
  command: z.strictObject({ subject, source, expected }),
  outcome: z.strictObject({ import: z.string() }),
  subject: (_command, outcome: { import: string }) => ({ kind: 'import', id: outcome.import }),
  load: async (reading, command) => ({
    same: await reading.find(importKind, { key: 'digest', equals: command.source.digest }),
  }),
  decide: ({ same }, command, { today, newId }) => {
    const earlier = same.find(({ body }) => body.subject === command.subject && body.state !== 'abandoned');
    if (earlier !== undefined) {
      const code = earlier.body.state === 'open' ? 'import-is-open' : 'import-done-before';
      const values = { id: earlier.id, batch: earlier.body.batches, source: earlier.body.source.name };
      return refuse(conflict(code, values, command, earlier.body));
    }
    const id = newId();
    const begun = { batches: 0, taken: 0, known: 0, leftOut: 0, doubts: 0 };
    const body = { ...command, state: 'open' as const, startedOn: today, ...begun };
    return { changes: [put(importKind, id, 0, body)], outcome: { import: id } };
  },
});

/**
 * Completes an import or gives it up: what was imported stays. After lists, players get what the office's first list
 * needs to know about the years before (`opening`).
 */
export const closeImport = defineAct({
  kind: 'import.close',
  command: z.strictObject({ import: z.string(), version: z.int(), as: z.enum(['done', 'abandoned']) }),
  outcome: z.strictObject({ import: z.string(), opened: z.int() }),
  subject: (command) => ({ kind: 'import', id: command.import }),
  load: async (reading, command) => {
    const found = await reading.get(importKind, command.import);
    return { found, ...(await openingsAfter(reading, found?.body)) };
  },
  decide: ({ found, players, openings }, command, { today }) => {
    const seen = asSeen(found, command, { code: 'import-unknown', field: 'import', id: command.import });
    if ('refused' in seen) return seen;
    const { id, version, body } = seen.found;
    if (body.state !== 'open') return refuse(invalid('import-closed', { id, state: body.state }, { field: 'import' }));
    const changes: Change[] = [put(importKind, id, version, { ...body, state: command.as, endedOn: today })];
    let opened = 0;
    for (const { id: player, version: from, body: before } of players) {
      const after = withOpening(before, openings);
      if (after === undefined) continue;
      changes.push(put(playerKind, player, from, after));
      opened++;
    }
    return { changes, outcome: { import: id, opened } };
  },
});

/** Only lists say something about the years before. */
async function openingsAfter(
  reading: Reading,
  body: Import | undefined,
): Promise<{ players: readonly Kept<Player>[]; openings: Openings }> {
  if (body?.subject !== 'lists') return { players: [], openings: new Map() };
  const players = await reading.list(playerKind);
  return { players, openings: await loadOpenings(reading, players.length) };
}
