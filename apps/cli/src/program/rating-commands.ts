import type { CommandRow } from './command-row.ts';
import { JSON_RESULT, needed, option, RATED_REPORT, RESULT } from './options.ts';

export const RATING_COMMANDS: readonly CommandRow[] = [
  {
    name: 'rate',
    argument: ['<file>', 'file'],
    options: [...RATED_REPORT, ...RESULT, option('--workings', 'workings')],
    run: async () => (await import('../commands/rate.ts')).rate,
  },
  {
    name: 'explain',
    argument: ['<file>', 'explain-file'],
    options: [
      ...RATED_REPORT,
      needed(option('-p, --player <id>', 'player')),
      option('-o, --out <file>', 'out-words'),
      JSON_RESULT,
    ],
    run: async () => (await import('../commands/explain.ts')).explain,
  },
];

/** Commands about what is built in. */
export const REFERENCE_COMMANDS: readonly CommandRow[] = [
  {
    name: 'schema',
    argument: ['[name]', 'schema-name'],
    run: async () => (await import('../commands/schema.ts')).schema,
  },
  {
    name: 'regulations',
    options: [JSON_RESULT],
    run: async () => (await import('../commands/regulations.ts')).regulations,
  },
];
