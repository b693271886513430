import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { lastRound } from '../event-desk.ts';
import { entryKind } from './entry.ts';
import { entrySubject, loadForEntry, scopeOfDesk, withEntry } from './entry-found.ts';

/** In which rounds a player is not there. Rounds that are paired stay as they are: they are changed by hand. */
export const setAbsence = defineAct({
  kind: 'absence.set',
  command: z.strictObject({
    event: z.string(),
    player: z.string(),
    version: z.int().min(1),
    rounds: z.array(z.int().min(1)).max(999),
  }),
  reason: 'optional',
  outcome: z.strictObject({ entry: z.string(), version: z.int(), absences: z.array(z.int()) }),
  subject: (command) => entrySubject(command),
  load: (reading, command) => loadForEntry(reading, command),
  scope: (facts) => scopeOfDesk(facts),
  decide: (facts, command) =>
    withEntry(facts, command, ['registered', 'running'], (entry, desk) => {
      const { rounds } = desk.event.body;
      const paired = lastRound(desk);
      const [before, after] = [new Set(entry.body.absences), new Set(command.rounds)];
      const changed = [...before, ...after].filter((round) => before.has(round) !== after.has(round));
      const refused = changed.flatMap((round): Refusal[] => {
        if (round <= paired) return [invalid('absence-round-paired', { round }, { field: 'rounds' })];
        return round > rounds ? [invalid('round-beyond', { round, rounds }, { field: 'rounds' })] : [];
      });
      if (refused.length > 0) return refuse(...refused);
      const absences = [...after].sort((a, b) => a - b);
      return {
        changes: [put(entryKind, entry.id, entry.version, { ...entry.body, absences })],
        outcome: { entry: entry.id, version: entry.version + 1, absences },
      };
    }),
});
