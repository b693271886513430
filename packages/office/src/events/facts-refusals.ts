import { DELEGATIONS, dayFrom, type EventType, type TournamentSystem } from '@escala/core';
import { invalid, missing, type Refusal } from '../kit/refusal.ts';
import type { Reading } from '../ports.ts';
import { clubKind } from '../registry/clubs/club.ts';
import { isDelegation } from '../registry/clubs/register-club.ts';
import { leagueKind } from '../teams/leagues/league.ts';
import { type EventFacts, MOST_EVENT_DAYS } from './event.ts';

const TYPE_OF_SYSTEM: Readonly<Record<TournamentSystem, EventType>> = {
  'fce-1990': 'swiss',
  'round-robin': 'round-robin',
  'double-round-robin': 'double-round-robin',
  knockout: 'knockout',
};

/** What else a registration names. */
export interface FactsAround {
  readonly knowsClub: boolean;
  readonly knowsLeague: boolean;
  readonly knowsDelegation: boolean;
}

export async function loadAround(reading: Reading, { club, league, delegation }: EventFacts): Promise<FactsAround> {
  return {
    knowsClub: club === undefined || (await reading.get(clubKind, club)) !== undefined,
    knowsLeague: league === undefined || (await reading.get(leagueKind, league)) !== undefined,
    knowsDelegation: isOfTheRules(delegation) || (await isDelegation(reading, delegation)),
  };
}

/** Those of the competition rules are known without being registered (D-OFF-263). */
const isOfTheRules = (delegation: string | undefined): boolean => DELEGATIONS.some((each) => each === delegation);

/** What the facts of an event say against each other, all at once. */
export function factsRefusals(facts: EventFacts, { knowsClub, knowsLeague, knowsDelegation }: FactsAround): Refusal[] {
  const { system, type, start, end, club, league, delegation } = facts;
  const refused: Refusal[] = [];
  if (end < start) refused.push(invalid('event-ends-before-start', { start, end }, { field: 'facts.end' }));
  if (dayFrom(end) - dayFrom(start) >= MOST_EVENT_DAYS)
    refused.push(invalid('event-too-long', { start, end }, { field: 'facts.end' }));
  if (system !== undefined && TYPE_OF_SYSTEM[system] !== type)
    refused.push(invalid('event-type-of-system', { system, type: TYPE_OF_SYSTEM[system] }, { field: 'facts.type' }));
  if (!knowsClub) refused.push(missing('club-unknown', { id: club ?? '' }, { field: 'facts.club' }));
  if (!knowsLeague) refused.push(missing('league-unknown', { id: league ?? '' }, { field: 'facts.league' }));
  if (!knowsDelegation)
    refused.push(missing('delegation-unknown', { id: delegation ?? '' }, { field: 'facts.delegation' }));
  return [...refused, ...roundDateRefusals(facts)];
}

function roundDateRefusals({ roundDates, rounds, start, end }: EventFacts): Refusal[] {
  if (roundDates === undefined) return [];
  const refused: Refusal[] = [];
  if (roundDates.length !== rounds)
    refused.push(invalid('round-dates-count', { dates: roundDates.length, rounds }, { field: 'facts.roundDates' }));
  roundDates.forEach((date, i) => {
    const field = `facts.roundDates.${i}`;
    if (date < start || date > end)
      refused.push(invalid('round-date-outside', { round: i + 1, date, start, end }, { field }));
    const before = roundDates[i - 1];
    if (before !== undefined && date < before)
      refused.push(invalid('round-date-order', { round: i + 1, date, before }, { field }));
  });
  return refused;
}
