import { z } from 'zod';
import { defineAct } from '../../kit/act.ts';
import { defineQuestion } from '../../kit/question.ts';
import { readText } from '../../kit/read-text.ts';
import { Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { seriesOnRecord } from '../../rating/series/find-series.ts';
import { ratingOf } from '../../rating/series/ratings.ts';
import { doubtSchema, fileProblem, fileProblemSchema, fileText } from '../doubt.ts';
import { MOST_LINES, type OldLine, oldLineSchema } from './old-line.ts';
import {
  decideOldList,
  judgedList,
  loadFiling,
  loadOldList,
  oldListFields,
  oldListOutcomeSchema,
  type ToldList,
} from './old-list.ts';

/** A list published before the office kept the record. It stays as printed and is never recomputed. */
export const importList = defineAct({
  kind: 'import.list',
  command: z.strictObject({ ...oldListFields, lines: z.array(oldLineSchema).min(1).max(MOST_LINES) }),
  outcome: oldListOutcomeSchema,
  subject: (command) => ({ kind: 'import', id: command.import }),
  // The lines are in the papers of the list; the record only has their number.
  onRecord: ({ lines, ...command }, digest) => ({ ...command, lines: lines.length, digest: digest() }),
  load: async (reading, command, ports) => ({
    ...(await loadWithReader(reading, command)),
    ...(await loadFiling(reading, command, ports)),
  }),
  decide: (facts, command, terms) => decideOldList(facts, command, terms),
});

async function loadWithReader(reading: Reading, told: ToldList) {
  const facts = await loadOldList(reading, told.series);
  const { series } = facts;
  return { ...facts, reader: series && (await ratingOf(series).oldList(reading, series, told, facts)) };
}

/** An old list of a series from a file: its lines for `import.list`, its problems, and what importing it would do. */
export const readOldList = defineQuestion({
  kind: 'import.read-list',
  input: z.strictObject({ series: z.string(), date: z.iso.date(), text: fileText }),
  answer: z.strictObject({
    digest: z.string(),
    lines: z.array(oldLineSchema),
    problems: z.array(fileProblemSchema),
    /** In lines; nothing would be imported if the list is on record. */
    effect: z.strictObject({ taken: z.int(), leftOut: z.int(), doubts: z.array(doubtSchema) }),
  }),
  ask: async (reading, { series, date, text }, _by, ports) => {
    const { oldListReader } = ratingOf(await seriesOnRecord(reading, series));
    const read = await readText(ports)(oldListReader, text);
    const lines = read.lines.map((line): OldLine => ({ ...line }));
    const told = { series, date, lines };
    const { reader, ...facts } = await loadWithReader(reading, told);
    const judged = judgedList(facts, reader, told);
    if ('refused' in judged) throw new Refused(judged.refused);
    const taken = judged.list?.taken ?? 0;
    return {
      digest: ports.digest(text),
      lines,
      problems: read.problems.map(fileProblem),
      effect: { taken, leftOut: lines.length - taken, doubts: [...judged.doubts] },
    };
  },
});
