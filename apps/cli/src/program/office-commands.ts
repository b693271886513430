import { RHYTHMS } from '@escala/core';
import { CODE_PAGES } from '@escala/formats';
import type { CommandRow } from './command-row.ts';
import {
  address,
  choice,
  date,
  EVENT_TOLD,
  exceptWith,
  FEDERATION,
  JSON_RESULT,
  languageOf,
  needed,
  number,
  option,
  PLACE,
  RESULT,
  read,
  several,
  usually,
} from './options.ts';

const ROLES = [
  'player',
  'delegate',
  'delegation',
  'arbiter',
  'officer',
  'commission',
  'committee',
  'administrator',
] as const;
const PORT = number('-p, --port <number>', 'port', 0, 65_535);
const PUBLIC_URL = address('public-url');
const REASON = option('--reason <text>', 'reason');
const AGAIN = option('--again', 'again');
const RHYTHM = choice('--rhythm <name>', 'fide-list-rhythm', RHYTHMS);
/** Settings for sending mail; the environment has the same ones. */
const MAIL = [option('--smtp <url>', 'smtp'), option('--mail-from <address>', 'mail-from')];
const BACKUP_FILE = ['<file>', 'backup-file'] as const;

export const OFFICE_COMMANDS: readonly CommandRow[] = [
  {
    name: 'play',
    options: [
      option('-d, --data <folder>', 'play-data'),
      PORT,
      option('-n, --network', 'play-network'),
      option('--no-browser', 'play-no-browser'),
    ],
    run: async () => (await import('../commands/office/play.ts')).play,
  },
  {
    name: 'publish',
    argument: ['<event>', 'publish-event'],
    options: [
      ...PLACE,
      needed(option('-t, --to <folder>', 'publish-to')),
      FEDERATION,
      address('publish-url'),
      read(option('--languages <list>', 'publish-languages'), (wanted) =>
        wanted.split(',').map((each) => languageOf(each.trim())),
      ),
    ],
    run: async () => (await import('../commands/office/publish.ts')).publish,
  },
  {
    name: 'compare',
    argument: ['<file>', 'compare-file'],
    options: [...PLACE, option('--take <keys...>', 'compare-take'), REASON, FEDERATION],
    run: async () => (await import('../commands/office/compare.ts')).compare,
  },
  {
    name: 'serve',
    options: [
      ...PLACE,
      ...MAIL,
      usually(option('--host <address>', 'host'), '127.0.0.1'),
      usually(PORT, 8080),
      PUBLIC_URL,
      option('-q, --quiet', 'quiet'),
    ],
    run: async () => (await import('../commands/office/serve.ts')).serve,
  },
  {
    name: 'found',
    options: [...PLACE, PUBLIC_URL],
    run: async () => (await import('../commands/office/invite.ts')).found,
  },
  {
    name: 'invite',
    argument: ['<email>', 'email'],
    options: [
      ...PLACE,
      needed(several(choice('-r, --role <role>', 'role', ROLES))),
      option('--name <name>', 'account-name'),
      option('--club <id...>', 'account-clubs'),
      option('--delegation <id...>', 'account-delegations'),
      option('--event <id...>', 'account-events'),
      option('--player <id>', 'account-player'),
      FEDERATION,
      PUBLIC_URL,
    ],
    run: async () => (await import('../commands/office/invite.ts')).invite,
  },
  {
    name: 'mail',
    options: [...MAIL, needed(option('--test <address>', 'mail-test')), PUBLIC_URL],
    run: async () => (await import('../commands/office/mail.ts')).mail,
  },
  {
    name: 'demo',
    options: [
      ...PLACE,
      usually(choice('--kind <kind>', 'demo-kind', ['chess', 'scrabble']), 'chess'),
      usually(number('--players <n>', 'players', 10, 1_000_000), 300),
      usually(number('--years <n>', 'years', 1, 60), 3),
      usually(number('--seed <n>', 'seed', 0, 2_147_483_647), 1),
      usually(option('--federation <id>', 'federation-new'), 'demo'),
    ],
    run: async () => (await import('../commands/office/demo.ts')).demo,
  },
  {
    name: 'verify',
    argument: ['[list]', 'list'],
    options: [
      ...PLACE,
      FEDERATION,
      exceptWith(option('--all', 'verify-all'), 'federation', 'expectHead'),
      option('--expect-head <hash>', 'expect-head'),
      JSON_RESULT,
    ],
    run: async () => (await import('../commands/office/verify.ts')).verify,
  },
  {
    name: 'backup',
    argument: BACKUP_FILE,
    options: PLACE,
    run: async () => (await import('../commands/office/backup.ts')).backup,
  },
  {
    name: 'restore',
    argument: BACKUP_FILE,
    options: PLACE,
    run: async () => (await import('../commands/office/backup.ts')).restore,
  },
  {
    name: 'export',
    options: [...PLACE, FEDERATION, option('-o, --out <file>', 'out')],
    run: async () => (await import('../commands/office/transfer.ts')).exportRecord,
  },
  {
    name: 'import',
    argument: ['<file>', 'export-file'],
    options: PLACE,
    run: async () => (await import('../commands/office/transfer.ts')).importRecord,
  },
  {
    name: 'distribute',
    options: [...PLACE, option('--dry-run', 'distribute-dry-run')],
    run: async () => (await import('../commands/office/distribute.ts')).distribute,
  },
];

const BROUGHT_IN = [option('--dry-run', 'dry-run'), option('--doubts <file>', 'doubts'), REASON, FEDERATION];
/** FIDE's lists have a known encoding; for other files it may have to be given. */
const IN_ANY_ENCODING = [...BROUGHT_IN, choice('--encoding <name>', 'encoding', CODE_PAGES), ...PLACE];

/** `escala bring-in …`: the past of a federation into its office. */
export const BRING_IN: CommandRow = {
  name: 'bring-in',
  parts: [
    {
      name: 'bring-in-players',
      argument: ['<file>', 'players-file'],
      options: [
        ...IN_ANY_ENCODING,
        number('--season <year>', 'season', 1900, 2199),
        option('--new-clubs', 'new-clubs'),
        AGAIN,
      ],
      run: async () => (await import('../commands/bring-in/players.ts')).bringInPlayers,
    },
    {
      name: 'bring-in-list',
      argument: ['<files...>', 'old-list-files'],
      options: [...IN_ANY_ENCODING, needed(option('--series <id>', 'series')), date('--date <date>', 'old-list-date')],
      run: async () => (await import('../commands/bring-in/list.ts')).bringInLists,
    },
    {
      name: 'bring-in-events',
      argument: ['<files...>', 'event-files'],
      options: [...IN_ANY_ENCODING, choice('--ids <whose>', 'event-ids', ['fide', 'own']), ...EVENT_TOLD, AGAIN],
      run: async () => (await import('../commands/bring-in/events.ts')).bringInEvents,
    },
    {
      name: 'bring-in-fide-list',
      argument: ['<file>', 'fide-list-file'],
      options: [...BROUGHT_IN, ...PLACE, needed(date('--date <date>', 'fide-list-date')), RHYTHM],
      run: async () => (await import('../commands/bring-in/fide-list.ts')).bringInFideList,
    },
    {
      name: 'bring-in-games',
      argument: ['<file>', 'games-file'],
      options: [
        ...IN_ANY_ENCODING,
        needed(option('--event <id>', 'publish-event')),
        option('--results', 'games-results'),
      ],
      run: async () => (await import('../commands/bring-in/games.ts')).bringInGames,
    },
  ],
};

const USUALLY_FOUND = 20;
const MOST_FOUND = 1000;

/** `escala fide-register …`: FIDE's list, one for the installation. */
export const FIDE_REGISTER: CommandRow = {
  name: 'fide-register',
  parts: [
    {
      name: 'fide-register-load',
      argument: ['<file>', 'fide-register-file'],
      options: [...PLACE, date('--date <date>', 'fide-register-date'), RHYTHM],
      run: async () => (await import('../commands/office/fide-register.ts')).loadFideRegister,
    },
    {
      name: 'fide-register-find',
      argument: ['<name...>', 'fide-register-name'],
      options: [
        ...PLACE,
        ...RESULT,
        usually(number('-n, --most <number>', 'fide-list-most', 1, MOST_FOUND), USUALLY_FOUND),
      ],
      run: async () => (await import('../commands/office/fide-register.ts')).findInFideRegister,
    },
  ],
};
