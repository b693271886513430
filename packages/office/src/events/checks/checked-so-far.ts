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
  const tournament = tournamentOfDesk(desk);
  const record = { ...recordOfTournament(id, body, tournament), rounds: body.rounds };
  return findingsOfEvent({ office, rules: body.rules, record, tournament, players: desk.players });
}

/** A desk with nothing on it but the event. */
export function emptyDesk(id: string, body: FederationEvent): EventDesk {
  return {
    event: { id, version: 0, seq: 0, body },
    entries: [],
    rounds: [],
    boards: [],
    players: new Map(),
    federation: undefined,
  };
}
