import { z } from 'zod';
import { defineAct } from '../../kit/act.ts';
import { ratingOf } from '../../rating/series/ratings.ts';
import { MOST_LINES, oldLineSchema } from './old-line.ts';
import { decideOldList, loadOldList, oldListFields, oldListOutcomeSchema } from './old-list.ts';

/** A list that was published before the office kept the record. It stays as it was printed and is never recomputed. */
export const importList = defineAct({
  kind: 'import.list',
  command: z.strictObject({ ...oldListFields, lines: z.array(oldLineSchema).min(1).max(MOST_LINES) }),
  outcome: oldListOutcomeSchema,
  subject: (command) => ({ kind: 'import', id: command.import }),
  // The lines stay in the papers of the list; the record has how many there were.
  onRecord: ({ lines, ...command }, digest) => ({ ...command, lines: lines.length, digest: digest() }),
  load: async (reading, command, ports) => {
    const facts = await loadOldList(reading, command, ports);
    const { series } = facts;
    return { ...facts, reader: series && (await ratingOf(series).oldList(reading, series, command, facts)) };
  },
  decide: (facts, command, terms) => decideOldList(facts, command, terms),
});
