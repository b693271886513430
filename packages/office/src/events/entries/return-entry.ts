import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { lastRound } from '../event-desk.ts';
import { entryKind } from './entry.ts';
import { entryAct } from './entry-act.ts';

/** A withdrawal is taken back: the rounds that were missed are absences. */
export const returnEntry = entryAct({
  kind: 'entry.return',
  command: z.strictObject({ event: z.string(), player: z.string(), version: z.int().min(1) }),
  outcome: z.strictObject({ entry: z.string(), version: z.int() }),
  states: ['running'],
  decide: ({ entry, desk }) => {
    const { withdrawnAfter, ...body } = entry.body;
    if (withdrawnAfter === undefined) return refuse(invalid('not-withdrawn', { id: body.player }, { field: 'player' }));
    const missed = Array.from({ length: lastRound(desk) - withdrawnAfter }, (_, i) => withdrawnAfter + 1 + i);
    const absences = [...new Set([...body.absences, ...missed])].sort((a, b) => a - b);
    return {
      changes: [put(entryKind, entry.id, entry.version, { ...body, absences })],
      outcome: { entry: entry.id, version: entry.version + 1 },
    };
  },
});
