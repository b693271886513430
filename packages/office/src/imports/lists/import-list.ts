import { z } from 'zod';
import { defineAct } from '../../kit/act.ts';
import { defineQuestion } from '../../kit/question.ts';
import { readText } from '../../kit/read-text.ts';
import { seriesOnRecord } from '../../rating/series/find-list.ts';
import { ratingOf } from '../../rating/series/ratings.ts';
import { fileProblem, fileProblemSchema, fileText } from '../file-problem.ts';
import { MOST_LINES, type OldLine, oldLineSchema } from './old-line.ts';
import { decideOldList, loadOldList, oldListFields, oldListOutcomeSchema } from './old-list.ts';

/** A list published before the office kept the record. It stays as printed and is never recomputed. */
export const importList = defineAct({
  kind: 'import.list',
  command: z.strictObject({ ...oldListFields, lines: z.array(oldLineSchema).min(1).max(MOST_LINES) }),
  outcome: oldListOutcomeSchema,
  subject: (command) => ({ kind: 'import', id: command.import }),
  // The lines are in the papers of the list; the record only has their number.
  onRecord: ({ lines, ...command }, digest) => ({ ...command, lines: lines.length, digest: digest() }),
  load: async (reading, command, ports) => {
    const facts = await loadOldList(reading, command, ports);
    const { series } = facts;
    return { ...facts, reader: series && (await ratingOf(series).oldList(reading, series, command, facts)) };
  },
  decide: (facts, command, terms) => decideOldList(facts, command, terms),
});

/** An old list of a series from a file: its lines for `import.list`, and its problems. */
export const readOldList = defineQuestion({
  kind: 'import.read-list',
  input: z.strictObject({ series: z.string(), text: fileText }),
  answer: z.strictObject({
    digest: z.string(),
    lines: z.array(oldLineSchema),
    problems: z.array(fileProblemSchema),
  }),
  ask: async (reading, { series, text }, _by, ports) => {
    const { oldListReader } = ratingOf(await seriesOnRecord(reading, series));
    const { lines, problems } = await readText(ports)(oldListReader, text);
    return {
      digest: ports.digest(text),
      lines: lines.map((line): OldLine => ({ ...line })),
      problems: problems.map(fileProblem),
    };
  },
});
