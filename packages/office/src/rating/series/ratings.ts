import { type Day, dayFrom, NO_DAY } from '@escala/core';
import type { RuleBook } from '@escala/regulations';
import type { OfficePorts, Reading } from '../../ports.ts';
import { type Federation, federationKind, type Series } from '../../registry/federation/federation.ts';
import { seriesOfScrabble } from '../../scrabble/series/scrabble-series.ts';
import { type Cause, causesReaching, causesSince, lastSettled, reachingBack } from './causes.ts';
import { headToHeadSeries } from './head-to-head-series.ts';
import type { NewLists, RatingSeries, SeriesOnRecord, SettledSeries } from './rating-series.ts';
import { bookOf } from './series-book.ts';

const KINDS: Readonly<Record<RuleBook['kind'], RatingSeries>> = {
  'head-to-head': headToHeadSeries,
  scrabble: seriesOfScrabble,
};

export const ratingOf = (series: Series): RatingSeries => KINDS[bookOf(series).kind];

/** All lists of a federation and the record they follow. */
export interface Ratings {
  /** Registry acts that may have moved lists and have not been checked yet. */
  readonly causes: readonly Cause[];
  readonly all: readonly SeriesOnRecord[];
  of(kind: RuleBook['kind']): SeriesOnRecord | undefined;
}

export async function loadRatings(reading: Reading, ports: OfficePorts, wanted?: RuleBook['kind']): Promise<Ratings> {
  const kinds = kindsOf(await federationOf(reading), wanted);
  const settledBy = await lastSettled(reading);
  const causes = await causesSince(reading, settledBy, kinds);
  const loaded = new Map<RuleBook['kind'], SeriesOnRecord>();
  for (const each of kinds) loaded.set(each.kind, await each.load(reading, ports, settledBy, causes.length === 0));
  const all = [...loaded.values()];
  return {
    causes: await causesReaching(reading, reachingBack(causes), settledBy, kinds, lastList(all)),
    all,
    of: (kind) => loaded.get(kind),
  };
}

/** Acts that may have moved published lists and have not been checked yet. */
export async function unsettledCauses(reading: Reading): Promise<readonly Cause[]> {
  const kinds = kindsOf(await federationOf(reading));
  return reachingBack(await causesSince(reading, await lastSettled(reading), kinds));
}

/** The day of the latest list in any series. */
const lastList = (all: readonly SeriesOnRecord[]): Day =>
  Math.max(
    NO_DAY,
    ...all.flatMap(({ federation, listsOf }) =>
      federation.series.flatMap(({ id }) => listsOf(id).slice(-1)).map(({ date }) => dayFrom(date)),
    ),
  );

/** New lists build on the last ones if nothing has reached back since these were settled (D-OFF-590). */
export const settleAll = ({ all, causes }: Ratings, fresh?: NewLists): readonly SettledSeries[] =>
  all.flatMap((each) => each.settle(fresh, fresh !== undefined && causes.length === 0));

/** The kinds of the federation's series, plus the wanted one. */
function kindsOf({ series }: Federation, wanted?: RuleBook['kind']): RatingSeries[] {
  const kinds = new Set(series.map((each) => bookOf(each).kind));
  if (wanted !== undefined) kinds.add(wanted);
  return Object.values(KINDS).filter(({ kind }) => kinds.has(kind));
}

async function federationOf(reading: Reading): Promise<Federation> {
  const federation = await reading.get(federationKind, reading.federation);
  if (federation === undefined) throw new Error(`Nothing is on record of ${reading.federation}.`);
  return federation.body;
}
