import type { EventType, TournamentSystem } from '@escala/core';
import { invalid, missing, type Refusal } from '../../../kit/refusal.ts';
import type { Reading } from '../../../ports.ts';
import { clubKind } from '../../../records/club.ts';
import type { EventFacts } from '../../../records/event.ts';
import { leagueKind } from '../../../records/league.ts';

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
}

export async function loadAround(reading: Reading, { club, league }: EventFacts): Promise<FactsAround> {
  return {
    knowsClub: club === undefined || (await reading.get(clubKind, club)) !== undefined,
    knowsLeague: league === undefined || (await reading.get(leagueKind, league)) !== undefined,
  };
}

/** What the facts of an event say against each other, all at once. */
export function factsRefusals(facts: EventFacts, { knowsClub, knowsLeague }: FactsAround): Refusal[] {
  const { system, type, start, end, club, league } = facts;
  const refused: Refusal[] = [];
  if (end < start) refused.push(invalid('event-ends-before-start', { start, end }, { field: 'facts.end' }));
  if (system !== undefined && TYPE_OF_SYSTEM[system] !== type)
    refused.push(invalid('event-type-of-system', { system, type: TYPE_OF_SYSTEM[system] }, { field: 'facts.type' }));
  if (!knowsClub) refused.push(missing('club-unknown', { id: club ?? '' }, { field: 'facts.club' }));
  if (!knowsLeague) refused.push(missing('league-unknown', { id: league ?? '' }, { field: 'facts.league' }));
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
