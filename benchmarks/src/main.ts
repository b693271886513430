/** `npm run bench`: the rating engines side by side in one run; `npm run bench -- pairing`: rounds. See ../README.md. */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { bareLoop } from './bare-loop.ts';
import { inOurDays, rateFce, rateFide, rateFideToday, TABLE } from './engines.ts';
import { federationOf, monthlyLists } from './federation.ts';
import { measureFiles } from './files.ts';
import { memoryOf } from './memory.ts';
import { eloRank, glicko, openSkill } from './packages.ts';
import { measurePairing } from './pairing.ts';
import { realGames } from './real-games.ts';
import { type FederationColumns, listDaysOf } from './records.ts';
import { bestInTurns, bestOf, printTable, type Row } from './report.ts';
import { measureTieBreaks } from './tie-breaks.ts';

// Ended from outside, it ends the servers that it started, too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const PLAYERS = 100_000;
const GAMES = 1_000_000;
const MONTHS = 12;
const REPEATS = Number(process.env.REPEATS ?? 15);

function measure(title: string, federation: FederationColumns, fceDays: number[], fideDays: number[]): void {
  const { count } = federation.games;
  const today = inOurDays(federation);
  const ours = {
    'bare typed-array loop (the limit)': () => bareLoop(federation, TABLE, fceDays.length),
    'fce-2016, all of the regulation': () => rateFce(federation, fceDays),
    'fide-2009, all of the regulation': () => rateFide(federation, fideDays),
    'fide-2024, all of the regulation': () => rateFideToday(today, fideDays),
  };
  const best = bestInTurns(REPEATS, Object.values(ours));
  const rows: Row[] = [
    ...Object.keys(ours).map((name, i) => [name, best[i]!] as const),
    ['npm elo-rank: logistic curve, no lists', bestOf(3, () => eloRank(federation))],
    ['npm openskill: no table, no lists', bestOf(1, () => openSkill(federation, count / 20)) * 20],
    ['npm glicko2: lists, no table', bestOf(1, () => glicko(federation, count / 5)) * 5],
  ].map(([name, milliseconds]) => ({ name: name as string, milliseconds: milliseconds as number, games: count }));
  printTable(title, rows);
}

/** What can be measured besides the rating engines, which are the default. */
const MEASURED: Readonly<Record<string, () => unknown>> = {
  pairing: measurePairing,
  dutch: async () => (await import('./dutch/measure-dutch.ts')).measureDutch(),
  'tie-breaks': measureTieBreaks,
  files: measureFiles,
  'fide-register': async () => (await import('./fide-register/measure-fide-register.ts')).measureFideRegister(),
  office: async () => (await import('./office/measure-office.ts')).measureOffice(),
  nation: async () => (await import('./nation/measure-nation.ts')).measureNation(),
  previews: async () => (await import('./office/previews.ts')).measurePreviews(),
  federations: async () => (await import('./federations/measure-federations.ts')).measureFederations(),
  web: async () => (await import('./web/measure-web.ts')).measureWeb(),
  dearest: async () => (await import('./dearest/measure-dearest.ts')).measureDearest(),
  refusals: async () => (await import('./refusals/measure-refusals.ts')).measureRefusals(),
};

const [, , asked] = process.argv;
if (asked !== undefined && !Object.hasOwn(MEASURED, asked) && !existsSync(asked)) {
  console.error(
    `There is no benchmark and no file “${asked}”. Benchmarks: ${Object.keys(MEASURED).join(', ')}; without a name the rating engines, with FILE.csv.xz on real games, too.`,
  );
  process.exit(2);
}

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}, best of ${REPEATS}\n`,
);
if (asked !== undefined && Object.hasOwn(MEASURED, asked)) await MEASURED[asked]!();
else await measureRating(asked);

async function measureRating(file: string | undefined): Promise<void> {
  const synthetic = federationOf({ players: PLAYERS, games: GAMES, months: MONTHS, seed: 7 });
  measure(
    `${GAMES} games of ${PLAYERS} players, ${MONTHS} monthly lists`,
    synthetic,
    monthlyLists(MONTHS),
    monthlyLists(MONTHS),
  );
  const memory = memoryOf(synthetic, () => rateFce(synthetic, monthlyLists(MONTHS)));
  console.log(
    `memory: record ${memory.record.toFixed(1)} bytes a game; a whole run of fce-2016 adds ${memory.run.toFixed(1)} bytes a game\n`,
  );
  if (file) {
    const { federation, years, firstYear } = await realGames(file);
    const days = Array.from({ length: years }, (_, year) => listDaysOf(firstYear + year, 6));
    measure(
      `${federation.games.count} real games of ${federation.players.count} players, ${firstYear}-${firstYear + years - 1}`,
      federation,
      days.flat(),
      days.flat(),
    );
  } else
    console.log(
      'Real games: npm run bench -- FILE.csv.xz (date,event,round,white,black,whiteRating,blackRating,result)',
    );
}
