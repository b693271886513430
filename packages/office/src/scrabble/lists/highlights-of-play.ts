import type { OfficePorts, Reading } from '../../ports.ts';
import { type Highlight, type Highlights, MOST_HIGHLIGHTS } from '../../rating/highlights/highlight.ts';
import { isInGroup, type ListGroup } from '../../rating/highlights/ranked-group.ts';
import type { ListedRow } from '../../rating/lists/list-row.ts';
import { shownTypes } from '../../rating/lists/shown-types.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { gamesBetween } from '../reports/games-in-class.ts';
import { scrabbleListView } from './scrabble-list-view.ts';

/** From the general list (frs-2012 §8); if nobody has a general rating, from the type that most players have. */
export async function highlightsOfPlay(
  reading: Reading,
  ports: OfficePorts,
  series: Series,
  date: string,
): Promise<Highlights> {
  const { list, previous, types, lines } = await scrabbleListView(reading, ports, series, { date, edition: 'revised' });
  const { places, row } = lines(shownTypes(types)[0]!.type);
  const rows = places.map(row).filter(({ rank }) => rank !== null);
  const year = Number(date.slice(0, 4));
  const top = (group: ListGroup): Highlight[] => {
    const members = rows.filter((each) => isInGroup(group, year, each));
    const rank = ({ exact }: ListedRow): number => members.findIndex((other) => other.exact === exact) + 1;
    return members.slice(0, MOST_HIGHLIGHTS).map((each) => highlight(each, rank(each)));
  };
  const moved = rows.filter(({ change = 0 }) => change !== 0);
  const byPoints = moved.toSorted((a, b) => b.change! - a.change!);
  const movers = (side: readonly ListedRow[]): Highlight[] =>
    side.slice(0, MOST_HIGHLIGHTS).map((each) => highlight(each, each.rank));
  return {
    events: null,
    games: list.source === 'computed' ? await gamesBetween(reading, series, previous, list.date) : null,
    newcomers: previous === undefined ? 0 : rows.filter((each) => each.previous === null).length,
    moved: moved.length,
    top: { everybody: top('everybody'), women: top('women'), under18: top('under-18') },
    risers: movers(byPoints.filter(({ change }) => change! > 0)),
    fallers: movers(byPoints.filter(({ change }) => change! < 0).reverse()),
  };
}

function highlight(
  { id, rating, exact: _exact, published: _published, status: _status, previous, change, games, ...columns }: ListedRow,
  rank: number | null,
): Highlight {
  return {
    ...columns,
    rank,
    player: id,
    rating: rating!,
    previous: previous ?? null,
    change: change ?? null,
    games: games ?? null,
  };
}
