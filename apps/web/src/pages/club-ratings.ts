import { readList, searchLists } from '@escala/office/questions';
import { headToHeadBooks } from '@escala/regulations';
import type { Ask } from '../kit/page.ts';

/** Ratings of the members of a club on the last list of a season. */
export interface MemberRatings {
  readonly series: string;
  readonly name: string;
  readonly date: string;
  /** By player; who is on the list without a rating is not here. */
  readonly ratings: ReadonlyMap<string, number>;
}

const MOST_ROWS = 1000;

/** For each series of games between two players that has a list of the season. */
export async function ratingsOf(
  ask: Ask,
  series: readonly { readonly id: string; readonly name: string; readonly regulation: string }[],
  club: string,
  season: string,
): Promise<MemberRatings[]> {
  const { lists } = await ask(searchLists, {});
  const found: MemberRatings[] = [];
  for (const { id, name, regulation } of series) {
    if (!Object.hasOwn(headToHeadBooks, regulation)) continue;
    const date = lists.find((list) => list.series === id && list.date.startsWith(season))?.date;
    if (date === undefined) continue;
    const { rows } = await ask(readList, { series: id, date, club, size: MOST_ROWS });
    const ratings = rows.flatMap((row) => (row.rating === null ? [] : [[row.id, row.rating] as const]));
    found.push({ series: id, name, date, ratings: new Map(ratings) });
  }
  return found;
}
