import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { readText } from '../../kit/read-text.ts';
import { type FileProblem, fileProblem, fileProblemSchema, fileText } from '../doubt.ts';
import { sourceSchema } from '../import.ts';
import { eventOfReport } from './event-of-report.ts';
import { importedEventSchema } from './imported-event.ts';

type ImportedEvent = z.infer<typeof importedEventSchema>;

const MOST_FILES = 1000;

/** Report files from an archive: for each, an event for `import.events` and its problems. */
export const readReports = defineQuestion({
  kind: 'import.read-events',
  input: z.strictObject({
    files: z
      .array(z.strictObject({ name: sourceSchema.shape.name, text: fileText }))
      .min(1)
      .max(MOST_FILES),
    /** Whose numbers are in the identity column: FIDE's, as the format says, or the federation's own. */
    ids: z.enum(['fide', 'own']).default('fide'),
    /** For reports without a time control. */
    timeControl: importedEventSchema.shape.facts.shape.timeControl.optional(),
  }),
  answer: z.strictObject({
    /** Of all files together. */
    digest: z.string(),
    files: z.array(
      z.strictObject({
        name: z.string(),
        digest: z.string(),
        /** Absent if dates, time control or players are missing: the problems say which. */
        event: importedEventSchema.optional(),
        problems: z.array(fileProblemSchema),
      }),
    ),
  }),
  ask: async (_reading, { files, ids, timeControl }, _by, ports) => {
    const read: { name: string; digest: string; event?: ImportedEvent; problems: FileProblem[] }[] = [];
    for (const { name, text } of files) {
      const digest = ports.digest(text);
      const parsed = await readText(ports)('trf', text);
      const report = eventOfReport({ name, digest }, parsed, { ids, ...(timeControl && { timeControl }) });
      const event = importedEventSchema.safeParse(report.event);
      const problems: FileProblem[] = [...parsed.problems, ...report.remarks].map(fileProblem);
      read.push({ name, digest, ...(event.success && { event: event.data }), problems });
      await ports.pause?.();
    }
    return { digest: ports.digest(read.map(({ digest }) => digest).join('\n')), files: read };
  },
});
