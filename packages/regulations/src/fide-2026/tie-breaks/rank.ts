import { byBoardCount, byBoards } from './boards.ts';
import { ruleOf, type TieBreakCode } from './codes.ts';
import { classesBy, directEncounter, extendedEncounter, type Order } from './encounters.ts';
import { type Field, isForfeit, type Turn, totalsOf } from './record.ts';
import { type CodeValues, scoreOf, valuesOf } from './values.ts';

export interface RankedRow {
  /** Index of the participant. */
  readonly index: number;
  readonly rank: number;
  readonly points: number;
  readonly tiebreaks: readonly (number | null)[];
}

export interface Ranking {
  readonly rows: readonly RankedRow[];
  /** For each code that only concerns tied participants: the group of each one, and whether it was split. */
  readonly tied: readonly (ReadonlyMap<number, TiedGroup> | undefined)[];
}

export interface TiedGroup {
  readonly group: readonly number[];
  readonly isSplit: boolean;
}

/** 4.2: by points, then ties by one code after the other; participants level on everything share the rank. */
export function rank(field: Field, codes: readonly TieBreakCode[]): Ranking {
  const points = totalsOf(field, field.primary);
  let groups: Order = classesBy(
    field.ids.map((_, i) => i),
    (i) => -points[i]!,
  );
  const columns: CodeValues[] = [];
  const tied: (Map<number, TiedGroup> | undefined)[] = [];
  for (const code of codes) {
    const { amongTied, shownWhenTied } = ruleOf(code.name);
    const values = valuesOf(field, code);
    const shown = values === undefined || shownWhenTied ? field.ids.map((): number | null => null) : undefined;
    const groupOf = amongTied || shownWhenTied ? new Map<number, TiedGroup>() : undefined;
    const next: (readonly number[])[] = [];
    for (const group of groups) {
      if (group.length < 2) {
        next.push(group);
        continue;
      }
      const order = values === undefined ? among(field, code, group) : byValue(field, code, values, group);
      next.push(...order);
      if (groupOf) for (const i of group) groupOf.set(i, { group, isSplit: order.length > 1 });
      if (values === undefined) showPlaces(order, shown!);
      else if (shownWhenTied && isLevelOnGames(field, group)) for (const i of group) shown![i] = values[i]!;
    }
    groups = next;
    columns.push(shown ?? values!);
    tied.push(groupOf);
  }
  let place = 1;
  const rows = groups.flatMap((group) => {
    const level = group.length < 2 ? group : group.toSorted((a, b) => field.numbers[a]! - field.numbers[b]!);
    const rank = place;
    place += group.length;
    return level.map(
      (index): RankedRow => ({
        index,
        rank,
        points: points[index]!,
        tiebreaks: columns.map((values) => values[index]!),
      }),
    );
  });
  return { rows, tied };
}

/** Orders a tied group by a value of each; undecided if any has none. */
function byValue(field: Field, code: TieBreakCode, values: CodeValues, group: readonly number[]): Order {
  const { shownWhenTied, lowFirst } = ruleOf(code.name);
  if (shownWhenTied && !isLevelOnGames(field, group)) return [group];
  if (group.some((i) => values[i] === null)) return [group];
  const sign = (lowFirst === true) !== code.reverse ? 1 : -1;
  return classesBy(group, (i) => sign * values[i]!);
}

/** Shows places such as 1, 2, 2, 4 within a tied group. */
function showPlaces(order: Order, shown: (number | null)[]): void {
  let place = 1;
  for (const part of order) {
    for (const i of part) shown[i] = place;
    place += part.length;
  }
}

/** Board counts are only meaningful for teams with equal game points (art. 12). */
const isLevelOnGames = (field: Field, group: readonly number[]): boolean => {
  const games = totalsOf(field, 1);
  return new Set(group.map((i) => games[i])).size === 1;
};

function among(field: Field, code: TieBreakCode, group: readonly number[]): Order {
  const { name, forfeitsPlayed } = code;
  if (name === 'TBR') return byBoards(field, group, 'top');
  if (name === 'BBE') return byBoards(field, group, 'bottom');
  if (name === 'DE') return directEncounter(field, group, scoreOf(field, code), forfeitsPlayed);
  return extendedEncounter(field, group, forfeitsPlayed, (pair) => lastTwo(field, name, pair, forfeitsPlayed));
}

/** Art. 13: orders two teams still tied by the boards of their own matches. */
function lastTwo(field: Field, name: TieBreakCode['name'], pair: readonly number[], forfeitsPlayed: boolean): Order {
  const isOwn = (turn: Turn): boolean =>
    pair.includes(turn.opponent) &&
    (turn.kind === 'game' || (isForfeit(turn) && (forfeitsPlayed || field.system === 'round-robin')));
  const counted = name === 'EDEBT' || name === 'EDEBB' ? byBoardCount(field, pair, isOwn) : [pair];
  if (counted.length > 1 || name === 'EDE') return counted;
  return byBoards(field, pair, name === 'EDEBT' || name === 'EDET' ? 'top' : 'bottom', isOwn);
}
