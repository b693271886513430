import { bookOfCode, type CodeOf, type Finding } from '@escala/core';
import { findingValues } from '../kit/finding.ts';
import { conflict, invalid, missing, type Refusal } from '../kit/refusal.ts';
import type { Kept } from '../ports.ts';
import type { Player } from '../registry/players/player.ts';
import { acceptedRounds, type EventState, type FederationEvent } from './event.ts';

export const eventUnknown = (id: string): Refusal => missing('event-unknown', { id }, { field: 'event' });

/** The event is not in a state that allows this. */
export function stateRefusals(event: Kept<FederationEvent>, allowed: readonly EventState[]): Refusal[] {
  const { state, name } = event.body;
  if (allowed.includes(state)) return [];
  return [invalid('event-state', { id: event.id, name, state, allowed: allowed.join(', ') }, { field: 'event' })];
}

/** A round that was reported in a part and accepted can only be changed by a correction (fce-2016 8.3). */
export function countedRefusals(event: FederationEvent, round: number): Refusal[] {
  return round <= acceptedRounds(event) ? [invalid('round-counts', { round }, { field: 'round' })] : [];
}

/** The record changed since the client read it: both versions are shown. */
export function versionRefusals<Body>(found: Kept<Body>, seen: number, yours: unknown): Refusal[] {
  if (found.version === seen) return [];
  return [conflict('changed-meanwhile', { id: found.id, yours: seen, theirs: found.version }, yours, found)];
}

/**
 * A rule book's finding that prevents the act: its own sentence is `finding.<finding>`, filled with the same values.
 */
export function refusalOfFinding(finding: Finding, field?: string): Refusal {
  const { code, article } = finding;
  return invalid('by-the-rules', findingValues(finding), {
    regulation: bookOfCode(code),
    article,
    ...(field !== undefined && { field }),
  });
}

/** Values of findings that contain player ids. */
const IDS = ['players', 'other', 'white', 'black'];

/** The same with players' names, since arbiters do not know ids. */
export function refusalOfPairing(finding: Finding, players: ReadonlyMap<string, Player>): Refusal {
  const nameOf = (id: string): string => players.get(id)?.name ?? id;
  const values = Object.entries(finding.values).map(([key, value]) => [
    key,
    IDS.includes(key) && typeof value === 'string' ? value.split(', ').map(nameOf).join('; ') : value,
  ]);
  const refusal = refusalOfFinding({ ...finding, values: Object.fromEntries(values) }, 'round');
  if (finding.player === undefined) return refusal;
  return {
    ...refusal,
    code: 'player-by-the-rules',
    values: { ...refusal.values, player: nameOf(finding.player), name: nameOf(finding.player) },
  };
}

interface FileFault {
  readonly code: CodeOf<'fault'>;
  readonly line?: number;
  readonly column?: number;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A fault in an uploaded file: its own sentence is `fault.<fault>`, filled with the same values. */
export function refusalOfFault({ code, line = 0, column = 0, values }: FileFault, field: string): Refusal {
  return invalid('file-fault', { ...values, fault: code, line, column }, { field });
}
