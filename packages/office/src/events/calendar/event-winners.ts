import { lastPairedRound, type Tournament } from '@escala/core';
import { knockoutReached } from '@escala/regulations';
import type { OfficePorts, Reading } from '../../ports.ts';
import { roomFor } from '../../rating/series/find-series.ts';
import { tableOf } from '../book-of-event.ts';
import type { FederationEvent } from '../event.ts';
import { tournamentSeen } from '../event-seen.ts';

/** Who came first, level ones together, and how many played. */
interface EventResult {
  readonly players: number;
  readonly winners: readonly string[];
}

/** Of events that count, for as long as their games are at hand and the event is what it was. */
const known = new WeakMap<Uint8Array, { readonly version: number; readonly result: EventResult }>();

export async function eventResult(
  reading: Reading,
  ports: OfficePorts,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<EventResult> {
  const { record } = await roomFor(ports, reading);
  const games = record.reports.get(id);
  const before = games && known.get(games);
  if (before?.version === version) return before.result;
  const result = await worked(reading, id);
  if (games) known.set(games, { version, result });
  return result;
}

async function worked(reading: Reading, id: string): Promise<EventResult> {
  const { desk, tournament } = await tournamentSeen(reading, id);
  const players = tournament.players.length;
  // A team competition is won by a team, which its league tells.
  if (tournament.games.length === 0 || desk.event.body.type === 'team') return { players, winners: [] };
  const winner = knockoutWinner(desk.event.body, tournament);
  if (winner !== undefined) return { players, winners: [winner] };
  const table = tableOf(desk.event.body, tournament);
  if (table.kind === 'refused') return { players, winners: [] };
  return { players, winners: table.standings.rows.filter(({ rank }) => rank === 1).map(({ player }) => player) };
}

/** Who came further than everybody else has won a knockout, whatever points say (D-KO-6). */
function knockoutWinner({ type }: FederationEvent, tournament: Tournament): string | undefined {
  if (type !== 'knockout') return undefined;
  const reached = [...knockoutReached(tournament, lastPairedRound(tournament))].sort(([, a], [, b]) => b - a);
  const [first, second] = reached;
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
