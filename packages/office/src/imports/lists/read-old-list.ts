import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { readText } from '../../kit/read-text.ts';
import { seriesOnRecord } from '../../rating/series/find-list.ts';
import { ratingOf } from '../../rating/series/ratings.ts';
import { fileProblem, fileProblemSchema, fileText } from '../file-problem.ts';
import { type OldLine, oldLineSchema } from './old-line.ts';

/** An old list of a series as a file: its lines for `import.list`, and what is wrong with it. */
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
