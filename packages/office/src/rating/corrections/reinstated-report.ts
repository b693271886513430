import type { FederationEvent } from '../../events/event.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { type PackedReport, unpackGames } from '../columns/packed-games.ts';
import { keptNumbers } from '../columns/player-columns.ts';
import type { LoadedRecord } from '../rooms/loaded-record.ts';

/** The report of an annulled event, counting again with what it said when it was annulled (D-OFF-395). */
export function reinstatedReport(
  { players, playerIds }: Pick<LoadedRecord, 'players' | 'playerIds'>,
  { id, body }: Kept<FederationEvent>,
  present: Uint8Array | undefined,
): PackedReport | { readonly refused: readonly Refusal[] } {
  const field = { field: 'change.event' };
  if (body.state !== 'annulled' && present === undefined)
    return { refused: [invalid('event-not-accepted', { event: id }, field)] };
  if (present === undefined) return { refused: [invalid('event-never-counted', { event: id }, field)] };
  const report = unpackGames(present);
  if (report.counts) return { refused: [invalid('event-counts-already', { event: id }, field)] };
  const twice = seatedTwice(report.participants, keptNumbers(players, playerIds));
  if (twice.length > 0)
    return {
      refused: twice.map((number) => invalid('event-twice-by-merge', { event: id, player: playerIds[number]! }, field)),
    };
  return { ...report, counts: true };
}

/** Who took part under two numbers: a merge does not look at events that were annulled by then. */
function seatedTwice(participants: Int32Array, keptAs: Int32Array): number[] {
  const kept = Array.from(participants, (number) => keptAs[number]!);
  return [...new Set(kept.filter((number, seat) => kept.indexOf(number) !== seat))];
}
