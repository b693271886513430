import { addMonths, type Day, dayFrom, outcomeOf } from '@escala/core';
import { type LoadedRecord, loadRecord, type PackedReport, unpackGames } from '@escala/office';
import { columnsOfLists, type ListsByBook, listsByBook, previewed, settledAgain } from '@escala/office/testing';
import { bareLoop } from '../bare-loop.ts';
import { TABLE } from '../engines.ts';
import { heading, line } from './latencies.ts';
import { FEDERATION, openPlace, sqlitePlace } from './office-place.ts';

type SeriesOf = Parameters<typeof listsByBook>[1][number];
const seriesOf = (regulation: string, part?: string, more: Partial<SeriesOf> = {}): SeriesOf =>
  ({
    id: part ?? regulation,
    name: regulation,
    regulation,
    ...(part && { part }),
    firstList: '2000-01-01',
    ...more,
  }) as SeriesOf;

/** By book: its series, and its first list if different from the federation's. */
const BOOKS: Readonly<Record<string, { readonly series: readonly SeriesOf[]; readonly from?: string }>> = {
  'fce-2016': { series: ['standard', 'rapid'].map((part) => seriesOf('fce-2016', part)) },
  'fide-2009': { series: [seriesOf('fide-2009')] },
  'fide-2024': {
    series: ['standard', 'rapid', 'blitz'].map((part) => seriesOf('fide-2024', part)),
    from: '2024-04-01',
  },
  'fide-2009, then fide-2024': {
    series: [
      seriesOf('fide-2024', 'standard', { bookChange: { before: 'fide-2009', from: '2026-08-01', lift: true } }),
    ],
  },
};

/** `npm run bench -- previews`, with the federation of `BENCH_FILE`: previews under each book beside its whole history and the bare loop. */
export async function measurePreviews(): Promise<void> {
  const place = sqlitePlace();
  if (!place.isBuilt) throw new Error('BENCH_FILE names no federation yet: npm run bench -- office makes it.');
  const store = await openPlace(place);
  const loaded = await store.archive.read(FEDERATION, (reading) => loadRecord(reading));
  await store.close();
  const dates = loaded.listsOf('standard').map(({ date }) => date);
  for (const [name, { series, from = dates[0]! }] of Object.entries(BOOKS)) {
    heading(`${name}, processor time, the least of three`);
    const days: Day[] = [];
    for (let day = dayFrom(from); day <= dayFrom(dates.at(-1)!); day = addMonths(day, 1)) days.push(day);
    const lists = listsByBook(loaded, series, days);
    const bare = least(() => bareLoop(columnsOfLists(lists), TABLE, days.length)) * series.length;
    line(`bare table loop over all games, ${series.length} series`, `${bare.toFixed(0)} ms`);
    const whole = least(() => settledAgain(lists));
    line('history re-rated, compared', `${whole.toFixed(0)} ms, ${(whole / bare).toFixed(1)} times`, '< 6 times');
    measureChanges(loaded, lists, [Number(from.slice(0, 4)), Number(dates.at(-1)!.slice(0, 4))]);
  }
}

/** A wrong result and an annulment in the first year, the middle one and the last. */
function measureChanges(loaded: LoadedRecord, lists: ListsByBook, [first, last]: readonly [number, number]): void {
  for (const year of [first, Math.floor((first + last) / 2), last - 1]) {
    const { event, game } = eventOf(loaded, year);
    const wrong = (report: PackedReport): PackedReport => ({
      ...report,
      games: { ...report.games, outcome: report.games.outcome.with(game, outcomeOf('0-1', 'played')) },
    });
    const annulled = (report: PackedReport): PackedReport => ({ ...report, counts: false });
    for (const [kind, change] of Object.entries({ 'standard game': wrong, annulment: annulled })) {
      const { players, lists: moved } = previewed(lists, event, change);
      const milliseconds = least(() => previewed(lists, event, change));
      line(`${kind} of ${year}: ${players} players on ${moved} lists`, `${milliseconds.toFixed(0)} ms`, '< 300 ms');
    }
  }
}

/** The first standard event in May with a win for White. */
function eventOf({ reports }: LoadedRecord, year: number): { readonly event: string; readonly game: number } {
  for (const [event, bytes] of reports) {
    if (!event.startsWith(`${year}-05`)) continue;
    const { games, minutes } = unpackGames(bytes);
    const game = games.outcome.indexOf(outcomeOf('1-0', 'played'));
    if (game >= 0 && minutes >= 60) return { event, game };
  }
  throw new Error(`Nothing was played in May ${year}.`);
}

function least(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
