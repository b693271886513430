import type { Entry } from '@escala/formats';
import { wordsInOrder } from '../../kit/search-words.ts';
import { birthYearOf } from '../../registry/players/player.ts';
import type { LineMatch } from './player-lines.ts';

/** What distinguishes persons, as given by a line and its match. */
interface Told {
  readonly line: number;
  readonly player: string | undefined;
  readonly fideId: string | undefined;
  readonly birthYear: number | undefined;
}

/**
 * Finds, line by line, an earlier line that may mean the same person: the same player, the same FIDE number, or the
 * same name without contradiction, unless the person was chosen (D-OFF-582).
 */
export function sameAsBefore(): (entry: Entry, match: LineMatch, isSaid: boolean) => number | undefined {
  const seen = new Map<string, Told[]>();
  return (entry, match, isSaid) => {
    const told = toldBy(entry, match);
    const names = [entry.name, ...('player' in match ? [match.player.name] : [])];
    const keys = new Set([
      ...(told.player === undefined ? [] : [`player ${told.player}`]),
      ...(told.fideId === undefined ? [] : [`fide ${told.fideId}`]),
      ...names.map((name) => `name ${wordsInOrder(name)}`),
    ]);
    const first = [...keys].flatMap((key) => seen.get(key) ?? []).find((other) => maySpeakOfOne(told, other));
    if (first === undefined || isSaid) for (const key of keys) seen.set(key, [...(seen.get(key) ?? []), told]);
    return isSaid ? undefined : first?.line;
  };
}

function toldBy({ line, birthYear, fideId }: Entry, match: LineMatch): Told {
  if (match.kind !== 'found' && match.kind !== 'guest') return { line, player: undefined, fideId, birthYear };
  const { player, listed } = match;
  return {
    line,
    player: match.kind === 'found' ? match.id : undefined,
    fideId: listed?.id ?? player.fide?.id ?? fideId,
    birthYear: birthYear ?? birthYearOf(player) ?? listed?.birthYear,
  };
}

/** The same player, or no fact known to differ. */
const maySpeakOfOne = (one: Told, other: Told): boolean =>
  (one.player !== undefined && one.player === other.player) ||
  (['player', 'fideId', 'birthYear'] as const).every(
    (fact) => one[fact] === undefined || other[fact] === undefined || one[fact] === other[fact],
  );
