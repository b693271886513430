import type { IsoDate } from '@escala/core';
import { folded } from '../../kit/search-words.ts';
import type { Reading } from '../../ports.ts';
import { listKind } from '../../rating/lists/list.ts';
import { bookOf } from '../../rating/series/series-book.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import type { Player } from '../../registry/players/player.ts';
import type { Doubt } from '../doubt.ts';
import type { ImportedPlayer } from './player-row.ts';

/** A rating list for which a register may give games of past years. */
export interface CountedSeries {
  readonly id: string;
  readonly name: string;
  /** The office has computed one of its lists: its openings are fixed. */
  readonly isComputed: boolean;
}

export async function loadCountedSeries(reading: Reading): Promise<CountedSeries[]> {
  const federation = await reading.get(federationKind, reading.federation);
  const counted: CountedSeries[] = [];
  for (const series of federation?.body.series ?? []) {
    if (bookOf(series).kind !== 'head-to-head') continue;
    const lists = await reading.find(listKind, { key: 'series', equals: series.id });
    const isComputed = lists.some(({ body }) => body.source === 'computed');
    counted.push({ id: series.id, name: series.name, isComputed });
  }
  return counted;
}

interface Terms {
  readonly series: readonly CountedSeries[];
  readonly today: IsoDate;
}
type Tell = (code: Doubt['code'], values: Doubt['values']) => void;
type Opening = NonNullable<Player['opening']>;

/**
 * Games of past years in a register: K and activity need them (fce-2016 16.2). Values on record stay, and nothing is
 * added before a list that the office has computed; either case is a doubt (D-OFF-335).
 */
export function openingsWithGames({ opening = {} }: Player, row: ImportedPlayer, terms: Terms, tell: Tell): Opening {
  const openings: Opening = { ...opening };
  for (const { series: wanted, year, games } of row.games ?? []) {
    const series = seriesOf(terms.series, wanted);
    if (series === undefined) {
      tell('import-series-unknown', { series: wanted ?? '', known: terms.series.map(({ id }) => id).join(', ') });
      continue;
    }
    const { id, name } = series;
    const own = openings[id]?.gamesByYear?.[year];
    if (own === games) continue;
    if (own !== undefined) tell('import-games-differ', { series: name, year, own, theirs: games });
    else if (series.isComputed) tell('import-games-late', { series: name, year });
    else if (year > Number(terms.today.slice(0, 4))) tell('import-games-ahead', { series: name, year });
    else openings[id] = withYear(openings[id] ?? {}, year, games, terms.today);
  }
  return openings;
}

function seriesOf(all: readonly CountedSeries[], wanted: string | undefined): CountedSeries | undefined {
  if (wanted === undefined) return all[0];
  return all.find(({ id, name }) => [id, name].some((each) => folded(each) === folded(wanted)));
}

/** Only the year of the last event is known: it counts for the last day of that year (D-OFF-335). */
function withYear(opening: Opening[string], year: number, games: number, today: IsoDate): Opening[string] {
  const gamesByYear = { ...opening.gamesByYear, [year]: games };
  if (games === 0) return { ...opening, gamesByYear };
  const [lastDay] = [`${year}-12-31`, today].sort() as [IsoDate];
  const lastEventOn = (opening.lastEventOn ?? '') > lastDay ? opening.lastEventOn : lastDay;
  return { ...opening, gamesByYear, lastEventOn, careerGames: (opening.careerGames ?? 0) + games };
}
