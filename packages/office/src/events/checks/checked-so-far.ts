import type { Finding } from '@escala/core';
import type { OfficeFacts } from '../entries/listed-ratings.ts';
import type { FederationEvent } from '../event.ts';
import type { EventDesk } from '../event-desk.ts';
import { recordOfTournament } from '../file/record-of-tournament.ts';
import { tournamentOfDesk } from '../tournament-of-desk.ts';
import { findingsOfEvent } from './event-finding-sources.ts';

/** Homologation of an event as far as it is known, also before anybody has entered. */
export function checkedSoFar(office: OfficeFacts, desk: EventDesk): Finding[] {
  const { id, body } = desk.event;
  const tournament = tournamentOfDesk(desk, body.system ?? systemOf(body));
  const record = { ...recordOfTournament(id, body, tournament), rounds: body.rounds };
  return findingsOfEvent({ office, record, tournament, players: desk.players });
}

/** Where no pairing system is named, the one whose conditions an event of its type stands under. */
export function systemOf({
  system,
  type,
}: Pick<FederationEvent, 'system' | 'type'>): NonNullable<FederationEvent['system']> {
  if (system !== undefined) return system;
  if (type === 'round-robin' || type === 'double-round-robin') return type;
  return type === 'swiss' ? 'fce-1990' : 'knockout';
}

/** A desk with nothing on it but the event. */
export function emptyDesk(id: string, body: FederationEvent): EventDesk {
  return { event: { id, version: 0, seq: 0, body }, entries: [], rounds: [], boards: [], players: new Map() };
}
