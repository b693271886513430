import { CURRENCY, PRIZE_SHARINGS } from '@escala/core';
import { ruleBooks, titleBooks } from '@escala/regulations';
import {
  COMPETITION_BOOKS,
  SCHEDULED_SYSTEMS,
  SIMULATED_SYSTEMS,
  TEAM_TIE_BREAK_NAMES,
  TIE_BREAK_NAMES,
} from '../input/competition-book.ts';
import { UsageError } from '../usage-error.ts';
import type { CommandRow } from './command-row.ts';
import {
  ACCELERATION,
  choice,
  type Help,
  JSON_RESULT,
  MOST_ROUNDS,
  needed,
  number,
  option,
  REPORT,
  RESULT,
  read,
  rules,
  several,
  share,
} from './options.ts';

/** A larger league has millions of games. */
const MOST_SCHEDULED = 2000;
const MOST_SIMULATED = 100_000;
const MOST_SEED = 4_294_967_295;
const MOST_RATED_GAMES = 99_999;
/** Titles of the books that award some by place. */
const DIRECT_TITLES = Object.values(titleBooks).flatMap(({ performance, known }) => (performance ? known : []));
const NORM_TITLES = Object.values(titleBooks).flatMap(({ performance }) => performance?.titles ?? []);
const CHECKING_REGULATIONS = [...COMPETITION_BOOKS, ...Object.keys(ruleBooks)];

const FILE = ['<file>', 'tournament-file'] as const;
/** Where the result goes, and what the report may lack. */
const TOURNAMENT = [...RESULT, ...REPORT, rules()];
const WHY = option('--why', 'why');
const SEED = needed(number('--seed <number>', 'seed', 0, MOST_SEED));

const round = (help: Help, first: number) => number('-r, --round <number>', help, first, MOST_ROUNDS);
const players = (most: number) => needed(number('-n, --players <number>', 'players', 2, most));

/** `none` ranks by points alone. The document's book knows which names exist. */
const TIE_BREAKS = read(
  option('-t, --tiebreaks <names>', 'tiebreaks', {
    known: TIE_BREAK_NAMES.join(', '),
    teams: TEAM_TIE_BREAK_NAMES.join(', '),
  }),
  (wanted) => (wanted === 'none' ? [] : wanted.split(',').map((name) => name.trim())),
);

const CURRENCY_CODE = read(option('--currency <code>', 'currency'), (wanted, name) => {
  if (!CURRENCY.test(wanted)) throw new UsageError('cli.usage.no-currency', { name, wanted });
  return wanted;
});

export const COMPETITION_COMMANDS: readonly CommandRow[] = [
  {
    name: 'pair',
    argument: FILE,
    options: [
      ...TOURNAMENT,
      ACCELERATION,
      round('round-to-pair', 1),
      WHY,
      several(option('--what-if <players>', 'what-if')),
    ],
    run: async () => (await import('../commands/pair.ts')).pair,
  },
  {
    name: 'prizes',
    argument: FILE,
    options: [
      ...TOURNAMENT,
      option('--prizes <amounts>', 'prizes-by-place'),
      CURRENCY_CODE,
      choice('--sharing <way>', 'sharing', PRIZE_SHARINGS),
      TIE_BREAKS,
      round('round-of-standings', 0),
      option('--why', 'prizes-why'),
    ],
    run: async () => (await import('../commands/prizes.ts')).prizes,
  },
  {
    name: 'standings',
    argument: FILE,
    options: [...TOURNAMENT, TIE_BREAKS, round('round-of-standings', 0), option('--workings', 'standings-workings')],
    run: async () => (await import('../commands/standings.ts')).standings,
  },
  {
    name: 'schedule',
    options: [
      ...RESULT,
      rules(),
      needed(choice('-s, --system <name>', 'schedule-system', SCHEDULED_SYSTEMS)),
      players(MOST_SCHEDULED),
    ],
    run: async () => (await import('../commands/schedule.ts')).schedule,
  },
  {
    name: 'draw',
    argument: FILE,
    options: [...TOURNAMENT, SEED],
    run: async () => (await import('../commands/draw.ts')).draw,
  },
  {
    name: 'check',
    argument: ['<files...>', 'check-file'],
    options: [
      ...TOURNAMENT,
      ACCELERATION,
      choice('--regulation <name>', 'regulation', CHECKING_REGULATIONS),
      option('--pairings', 'pairings'),
      option('--report', 'check-report'),
      WHY,
    ],
    run: async () => (await import('../commands/check.ts')).check,
  },
  {
    name: 'norms',
    argument: FILE,
    options: [
      ...RESULT,
      ...REPORT,
      rules(Object.keys(titleBooks)),
      option('--player <id>', 'norms-player'),
      option('--certificate <id>', 'norms-certificate'),
      choice('--norm <title>', 'norms-norm', NORM_TITLES),
      option('--chances', 'norms-chances'),
      option('--titles', 'norms-titles'),
      choice('--direct <title>', 'norms-direct', DIRECT_TITLES),
      number('--rated-games <number>', 'norms-rated-games', 0, MOST_RATED_GAMES),
    ],
    run: async () => (await import('../commands/norms.ts')).norms,
  },
  {
    name: 'promotions',
    argument: FILE,
    options: TOURNAMENT,
    run: async () => (await import('../commands/promotions.ts')).promotions,
  },
  {
    name: 'club-list',
    argument: ['<file>', 'club-list-file'],
    options: [...RESULT, option('--before <file>', 'club-list-before'), rules()],
    run: async () => (await import('../commands/club-list.ts')).clubList,
  },
  {
    name: 'line-up',
    argument: ['<file>', 'line-up-file'],
    options: [...RESULT, rules()],
    run: async () => (await import('../commands/line-up.ts')).lineUp,
  },
  {
    name: 'simulate',
    options: [
      choice('-s, --system <name>', 'schedule-system', SIMULATED_SYSTEMS),
      players(MOST_SIMULATED),
      needed(number('-r, --rounds <number>', 'rounds', 1, MOST_ROUNDS)),
      SEED,
      ...(['absences', 'forfeits', 'withdrawals', 'half-byes', 'draws'] as const).map((name) =>
        share(`--${name} <number>`, `simulate-${name}`),
      ),
      option('--trf', 'simulate-trf'),
      option('-o, --out <file>', 'out'),
      JSON_RESULT,
    ],
    run: async () => (await import('../commands/simulate.ts')).simulate,
  },
];
