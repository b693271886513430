import { byBoardCount, byBoards } from './boards.ts';
import { ruleOf, type TieBreakCode } from './codes.ts';
import { classesBy, directEncounter, extendedEncounter, type Order } from './encounters.ts';
import { type Field, isForfeit, type Turn, totalsOf } from './record.ts';
import { type CodeValues, valuesOf } from './values.ts';

export interface RankedRow {
  /** Index of the participant. */
  readonly index: number;
  readonly rank: number;
  readonly points: number;
  readonly tiebreaks: readonly (number | null)[];
}

export interface Ranking {
  readonly rows: readonly RankedRow[];
  /** By code, for those with a value of their own. */
  readonly columns: readonly (CodeValues | undefined)[];
}

/** 4.2: by points, then those who are level by one code after the other; who is level on everything shares the rank. */
export function rank(field: Field, codes: readonly TieBreakCode[]): Ranking {
  const points = totalsOf(field, field.primary);
  const columns = codes.map((code) => valuesOf(field, code));
  const shown = field.ids.map((): (number | null)[] => []);
  let groups: Order = classesBy(
    field.ids.map((_, i) => i),
    (i) => -points[i]!,
  );
  codes.forEach((code, at) => {
    groups = groups.flatMap((group) => {
      const { order, values } = byCode(field, code, columns[at], group);
      group.forEach((i, n) => {
        shown[i]!.push(values[n]!);
      });
      return order;
    });
  });
  let place = 1;
  const rows = groups.flatMap((group) => {
    const level = [...group].sort((a, b) => field.numbers[a]! - field.numbers[b]!);
    const rank = place;
    place += group.length;
    return level.map((index): RankedRow => ({ index, rank, points: points[index]!, tiebreaks: shown[index]! }));
  });
  return { rows, columns };
}

interface Decided {
  readonly order: Order;
  /** What each of the group shows, in its order. */
  readonly values: readonly (number | null)[];
}

function byCode(field: Field, code: TieBreakCode, column: CodeValues | undefined, group: readonly number[]): Decided {
  const { amongTied, shownWhenTied, lowFirst } = ruleOf(code.name);
  const isTied = group.length > 1;
  if (amongTied) {
    const order = isTied ? among(field, code, group) : [group];
    return { order, values: group.map((i) => (isTied ? placeIn(order, i) : null)) };
  }
  const values = group.map((i) => column!.values[i]!);
  if (shownWhenTied && !(isTied && isLevelOnGames(field, group)))
    return { order: [group], values: group.map(() => null) };
  if (values.some((value) => value === null)) return { order: [group], values };
  const sign = (lowFirst === true) !== code.reverse ? 1 : -1;
  return { order: classesBy(group, (i) => sign * column!.values[i]!), values };
}

/** Board counts say something only of teams with equal game points (art. 12). */
const isLevelOnGames = (field: Field, group: readonly number[]): boolean => {
  const games = totalsOf(field, 1);
  return new Set(group.map((i) => games[i])).size === 1;
};

const placeIn = (order: Order, i: number): number => {
  let place = 1;
  for (const part of order) {
    if (part.includes(i)) return place;
    place += part.length;
  }
  return place;
};

function among(field: Field, { name, score, forfeitsPlayed }: TieBreakCode, group: readonly number[]): Order {
  if (name === 'TBR') return byBoards(field, group, 'top');
  if (name === 'BBE') return byBoards(field, group, 'bottom');
  if (name === 'DE') {
    const by = score === undefined ? field.primary : score === 'MP' ? 0 : 1;
    return directEncounter(field, group, by, forfeitsPlayed);
  }
  return extendedEncounter(field, group, forfeitsPlayed, (pair) => lastTwo(field, name, pair, forfeitsPlayed));
}

/** Art. 13: two teams that stay level, by the boards of their own matches. */
function lastTwo(field: Field, name: TieBreakCode['name'], pair: readonly number[], forfeitsPlayed: boolean): Order {
  const isOwn = (turn: Turn): boolean =>
    pair.includes(turn.opponent) &&
    (turn.kind === 'game' || (isForfeit(turn) && (forfeitsPlayed || field.system === 'round-robin')));
  const counted = name === 'EDEBT' || name === 'EDEBB' ? byBoardCount(field, pair, isOwn) : [pair];
  if (counted.length > 1 || name === 'EDE') return counted;
  return byBoards(field, pair, name === 'EDEBT' || name === 'EDET' ? 'top' : 'bottom', isOwn);
}
