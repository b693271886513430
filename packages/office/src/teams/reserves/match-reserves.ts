import type { Side } from '@escala/core';
import { cited } from '../../events/book-of-event.ts';
import { conflict, invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import type { MatchDesk } from '../matches/match-desk.ts';
import { isReserveOpen, type MatchReserve, matchReserveId, matchReserveKind } from './match-reserve.ts';

/** Book and article for games under reserve. */
export const reserveCited = ({ league }: Pick<MatchDesk, 'league'>) => cited(league.body, 'reserve');

/** The reserves of a match: for the whole match first, then by board. */
export function loadReserves(reading: Reading, match: string): Promise<readonly Kept<MatchReserve>[]> {
  return reading.find(matchReserveKind, { key: 'match', equals: match });
}

/** Reserves awaiting a ruling. */
export const openReserves = (reserves: readonly Kept<MatchReserve>[]): readonly Kept<MatchReserve>[] =>
  reserves.filter(({ body }) => isReserveOpen(body));

/** The reserve of a board or of the whole match; one taken back counts as none. */
export function reserveOf(desk: MatchDesk, board: number | undefined): Kept<MatchReserve> | undefined {
  const id = matchReserveId(desk.match.id, board);
  return desk.reserves.find((each) => each.id === id && each.body.released === undefined);
}

/** The version to write on, whatever happened to the reserve. */
export const reserveVersion = ({ match, reserves }: MatchDesk, board: number | undefined): number =>
  reserves.find(({ id }) => id === matchReserveId(match.id, board))?.version ?? 0;

/** There must be something to rule on, or to take back. */
export function reserveMissing(desk: MatchDesk, board: number | undefined): Refusal {
  return board === undefined
    ? missing('match-reserve-missing', {}, { field: 'match', ...reserveCited(desk) })
    : missing('board-reserve-missing', { board }, { field: 'board', ...reserveCited(desk) });
}

/** The committee's ruling stays; those who ruled may rule again (D-OFF-234). */
export function ruledReserve(desk: MatchDesk, { body }: Kept<MatchReserve>): Refusal[] {
  return body.ruling === undefined ? [] : [invalid('reserve-ruled', {}, { field: 'match', ...reserveCited(desk) })];
}

/** Changed since it was seen: both versions are shown. */
export function reserveConflict(found: Kept<MatchReserve> | undefined, seen: number, yours: unknown): Refusal[] {
  const version = found?.version ?? 0;
  if (version === seen) return [];
  const id = found?.id ?? '';
  return [conflict('changed-meanwhile', { id, yours: seen, theirs: version }, yours, found?.body ?? null)];
}

/** Removes one club's words and keeps the other's. */
export function withoutWords({ said: { home, away }, ...rest }: MatchReserve, side: Side): MatchReserve {
  const left = side === 'home' ? { away } : { home };
  return { ...rest, said: Object.fromEntries(Object.entries(left).filter(([, words]) => words !== undefined)) };
}
