import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { readText } from '../../kit/read-text.ts';
import { fileProblem, fileProblemSchema, fileText } from '../file-problem.ts';
import { listLineSchema } from './list-line.ts';

/** An old list as a file: its lines for `import.list`, and what is wrong with it. */
export const readOldList = defineQuestion({
  kind: 'import.read-list',
  input: z.strictObject({ text: fileText }),
  answer: z.strictObject({
    digest: z.string(),
    lines: z.array(listLineSchema),
    problems: z.array(fileProblemSchema),
  }),
  ask: async (_reading, { text }, _by, ports) => {
    const { lines, problems } = await readText(ports)('list-csv', text);
    return {
      digest: ports.digest(text),
      lines: lines.map((line) => ({ ...line })),
      problems: problems.map(fileProblem),
    };
  },
});
