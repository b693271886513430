import { type AnswerOf, readList, searchLists, showFederation } from '@escala/office/questions';
import { headToHeadBooks } from '@escala/regulations';
import type { Ask } from '../../kit/page.ts';

type Season = AnswerOf<typeof showFederation>['seasons'][number];

/**
 * Ratings of a club's members on the last list of a season, including those who played elsewhere when it was published.
 */
export interface MemberRatings {
  readonly series: string;
  readonly name: string;
  readonly date: string;
  /** By player; unrated players on the list are missing. */
  readonly ratings: ReadonlyMap<string, number>;
  /** The published ratings that have changed since. */
  readonly published: ReadonlyMap<string, number | null>;
}

const MOST_ROWS = 1000;

/** For each head-to-head series with a list in the season. */
export async function ratingsOf(
  ask: Ask,
  series: readonly { readonly id: string; readonly name: string; readonly regulation: string }[],
  members: readonly { readonly player: string }[],
  season: string,
): Promise<MemberRatings[]> {
  const { lists } = await ask(searchLists, {});
  const { from, to } = daysOfSeason((await ask(showFederation, {})).seasons, season);
  const found: MemberRatings[] = [];
  for (const { id, name, regulation } of series) {
    if (!Object.hasOwn(headToHeadBooks, regulation)) continue;
    const date = lists.find((list) => list.series === id && from <= list.date && list.date <= to)?.date;
    if (date === undefined) continue;
    const players = members.map(({ player }) => player);
    const { rows } = await ask(readList, { series: id, date, players, size: MOST_ROWS });
    const ratings = rows.flatMap((row) => (row.rating === null ? [] : [[row.id, row.rating] as const]));
    const published = rows.flatMap((row) => (row.published === undefined ? [] : [[row.id, row.published] as const]));
    found.push({ series: id, name, date, ratings: new Map(ratings), published: new Map(published) });
  }
  return found;
}

/** A season without dates of its own is the calendar year. */
function daysOfSeason(seasons: readonly Season[], season: string): Pick<Season, 'from' | 'to'> {
  const own = seasons.find(({ number }) => String(number) === season);
  return own ?? { from: `${season}-01-01`, to: `${season}-12-31` };
}
