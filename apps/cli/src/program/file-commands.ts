import { COLOURS, RHYTHMS } from '@escala/core';
import { CODE_PAGES, type RatingsOfEntries } from '@escala/formats';
import { CONVERSION_TARGETS } from '../conversion/conversion-targets.ts';
import { assumedSystem, SYSTEMS } from '../input/competition-book.ts';
import { UsageError } from '../usage-error.ts';
import type { CommandRow } from './command-row.ts';
import { choice, MOST_ROUNDS, needed, number, option, REPORT, RESULT, read, usually } from './options.ts';

const RATINGS: readonly RatingsOfEntries[] = ['fide', 'national', 'fide-national', 'national-fide', 'highest'];
const USUALLY_LISTED = 1000;
const MOST_LISTED = 10_000_000;

const ENCODING = choice('--encoding <name>', 'encoding', CODE_PAGES);
const TEXT_OUT = [ENCODING, option('-o, --out <file>', 'out-text'), option('--json', 'json-faults')];
const RHYTHM = choice('--rhythm <name>', 'list-rhythm', RHYTHMS);

export const FILE_COMMANDS: readonly CommandRow[] = [
  {
    name: 'convert',
    argument: ['<file>', 'tournament-file'],
    options: [...REPORT, needed(choice('-t, --to <format>', 'convert-to', CONVERSION_TARGETS)), ...TEXT_OUT],
    run: async () => (await import('../commands/convert.ts')).convert,
  },
  {
    name: 'entries',
    argument: ['<file>', 'entries-file'],
    options: [
      option('--fide-list <file>', 'entries-fide-list'),
      RHYTHM,
      choice('--ratings <which>', 'entries-ratings', RATINGS),
      choice('-t, --to <format>', 'entries-to', CONVERSION_TARGETS),
      option('--name <name>', 'entries-name'),
      choice('--system <name>', 'entries-system', SYSTEMS, { system: assumedSystem({}) }),
      number('--rounds <number>', 'entries-rounds', 1, MOST_ROUNDS),
      choice('--initial-colour <colour>', 'entries-initial-colour', COLOURS),
      option('--lenient', 'entries-lenient'),
      ...TEXT_OUT,
    ],
    run: async () => (await import('../commands/entries.ts')).entries,
  },
  {
    name: 'fide-list',
    argument: ['<file>', 'fide-list-file'],
    options: [
      ...RESULT,
      read(option('-f, --federation <code>', 'fide-list-federation'), (code) => code.toUpperCase()),
      option('-s, --search <name>', 'fide-list-search'),
      read(option('--ids <ids>', 'fide-list-ids'), fideIds),
      RHYTHM,
      usually(number('-n, --most <number>', 'fide-list-most', 1, MOST_LISTED), USUALLY_LISTED),
    ],
    run: async () => (await import('../commands/fide-list.ts')).fideList,
  },
];

function fideIds(wanted: string): string[] {
  const ids = wanted.split(/[\s,;]+/).filter(Boolean);
  const wrong = ids.find((id) => !/^[1-9]\d{0,9}$/.test(id));
  if (wrong !== undefined || ids.length === 0)
    throw new UsageError('cli.usage.not-fide-ids', { wanted: wrong ?? wanted });
  return ids;
}
