import type { OfficePorts, Reading } from '../../ports.ts';
import { type Highlight, type Highlights, MOST_HIGHLIGHTS } from '../../rating/highlights/highlight.ts';
import { isInGroup, type ListGroup } from '../../rating/highlights/ranked-group.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { LISTED_TYPES, type ListedType } from '../series/scrabble-sheet.ts';
import { type LaidOutList, type ListedLine, laidOutList, listedLines } from './listed-lines.ts';

/** Of the general list (frs-2012 §8); where nobody has a general rating, of the type that most have. */
export async function highlightsOfPlay(
  reading: Reading,
  ports: OfficePorts,
  series: Series,
  date: string,
): Promise<Highlights> {
  const laidOut = await laidOutList(ports, reading, { series: series.id, date, edition: 'revised' });
  const lines = listedLines(laidOut, typeOf(laidOut)).filter(({ rank }) => rank !== null);
  const year = Number(date.slice(0, 4));
  const top = (group: ListGroup): Highlight[] => {
    const members = lines.filter((line) => isInGroup(group, year, line));
    const rank = ({ rating }: ListedLine): number => members.findIndex((other) => other.rating === rating) + 1;
    return members.slice(0, MOST_HIGHLIGHTS).map((line) => highlight(line, rank(line)));
  };
  const moved = lines.filter(({ change }) => change !== null && change !== 0);
  const byPoints = moved.toSorted((a, b) => b.change! - a.change!);
  const movers = (side: readonly ListedLine[]): Highlight[] =>
    side.slice(0, MOST_HIGHLIGHTS).map((line) => highlight(line, line.rank));
  return {
    events: null,
    games: laidOut.list.source === 'computed' ? laidOut.list.games : null,
    newcomers: laidOut.previous === undefined ? 0 : lines.filter(({ before }) => before === null).length,
    moved: moved.length,
    top: { everybody: top('everybody'), women: top('women'), under18: top('under-18') },
    risers: movers(byPoints.filter(({ change }) => change! > 0)),
    fallers: movers(byPoints.filter(({ change }) => change! < 0).reverse()),
  };
}

function typeOf(laidOut: LaidOutList): ListedType {
  if (Object.keys(laidOut.sheet.general).length > 0) return 'general';
  const count = (type: ListedType): number => listedLines(laidOut, type).length;
  return LISTED_TYPES.reduce((most, type) => (count(type) > count(most) ? type : most));
}

function highlight(
  { displayed, published: _published, status: _status, played, before, change, ...line }: ListedLine,
  rank: number | null,
): Highlight {
  return { ...line, rank, rating: displayed, previous: before, change, games: played };
}
