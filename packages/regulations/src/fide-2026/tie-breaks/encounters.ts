import { exact, type Field } from './record.ts';

/** A tied group, best first; the members of each inner list are still tied. */
export type Order = readonly (readonly number[])[];

/** Art. 6: orders a tied group by their scores against each other. */
export function directEncounter(field: Field, group: readonly number[], score: 0 | 1, forfeitsPlayed: boolean): Order {
  if (group.length < 2) return [group];
  const { floors, ceilings } = sumsOf(field, group, score, forfeitsPlayed);
  const again = (part: readonly number[]): Order =>
    part.length < group.length ? directEncounter(field, part, score, forfeitsPlayed) : [part];
  if (group.every((i) => floors.get(i) === ceilings.get(i)))
    return classesBy(group, (i) => -floors.get(i)!).flatMap(again);
  // A participant whose worst possible result is better than the best of all others comes first, whatever the missing
  // games would have given (D-TB-8).
  const placed: number[] = [];
  let left = [...group];
  for (;;) {
    const first = left.find((i) => left.every((other) => other === i || floors.get(i)! > ceilings.get(other)!));
    if (first === undefined || left.length < 2) break;
    placed.push(first);
    left = left.filter((i) => i !== first);
  }
  return [...placed.map((i) => [i]), ...again(left)];
}

export function classesBy(group: readonly number[], key: (i: number) => number): number[][] {
  const classes = Map.groupBy(group, key);
  return [...classes.keys()].sort((a, b) => a - b).map((value) => classes.get(value)!);
}

function sumsOf(field: Field, group: readonly number[], score: 0 | 1, forfeitsPlayed: boolean) {
  const [floors, ceilings] = [new Map<number, number>(), new Map<number, number>()];
  const isIn = new Set(group);
  const withForfeits = forfeitsPlayed || field.system === 'round-robin';
  const met = new Map<number, { points: number; games: number }>();
  for (const i of group) {
    met.clear();
    for (const { opponent, kind, points } of field.turns[i]!) {
      if (opponent < 0 || !isIn.has(opponent) || !(kind === 'game' || withForfeits)) continue;
      const earlier = met.get(opponent);
      if (earlier === undefined) met.set(opponent, { points: points[score], games: 1 });
      else {
        earlier.points += points[score];
        earlier.games++;
      }
    }
    let sum = 0;
    for (const { points, games } of met.values()) sum += points / games;
    const missing = group.length - 1 - met.size;
    floors.set(i, exact(sum + missing * field.loss[score]));
    ceilings.set(i, exact(sum + missing * field.win[score]));
  }
  return { floors, ceilings };
}

/** Art. 13: direct encounter by the primary score, then by the other; starts again after every split (D-TB-11). */
export function extendedEncounter(
  field: Field,
  group: readonly number[],
  forfeitsPlayed: boolean,
  lastTwo: (pair: readonly number[]) => Order,
): Order {
  if (group.length < 2) return [group];
  const other = field.primary === 0 ? 1 : 0;
  for (const score of [field.primary, other] as const) {
    const split = directEncounter(field, group, score, forfeitsPlayed);
    if (split.length > 1) return split.flatMap((part) => extendedEncounter(field, part, forfeitsPlayed, lastTwo));
  }
  return group.length === 2 ? lastTwo(group) : [group];
}
