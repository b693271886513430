import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { type Federation, federationKind } from '../../registry/federation/federation.ts';
import { type EventTournament, loadEventTournament } from './event-tournament.ts';
import { type JudgedEvent, judgedEvent } from './judged-event.ts';

export interface EventToJudge {
  readonly federation: Federation | undefined;
  readonly found: EventTournament | undefined;
}

export async function loadEventToJudge(reading: Reading, event: string): Promise<EventToJudge> {
  return {
    federation: (await reading.get(federationKind, reading.federation))?.body,
    found: await loadEventTournament(reading, event),
  };
}

/** Only an accepted event gives anything, and only where the federation plays by these rules. */
export function eventToJudge(
  { federation, found }: EventToJudge,
  id: string,
): JudgedEvent | { readonly refused: readonly Refusal[] } {
  const field = { field: 'event' };
  if (found === undefined) return { refused: [missing('event-unknown', { id }, field)] };
  const { event, tournament } = found;
  const { name, state, waivers } = event.body;
  const refused: Refusal[] = [];
  if (federation?.competitionRules !== 'fce-1990') refused.push(invalid('verdicts-no-rules', {}));
  if (state !== 'accepted') refused.push(invalid('verdicts-not-accepted', { id, name, state }, field));
  else if (tournament === undefined) refused.push(invalid('verdicts-no-games', { id, name }, field));
  if (refused.length > 0 || tournament === undefined) return { refused };
  return judgedEvent(tournament, waivers);
}

/** Ascensos preferent 5: nothing is given before the end. */
export function unfinishedRefusals({ unfinished }: JudgedEvent): Refusal[] {
  return unfinished.map(({ article, values }) =>
    invalid('verdicts-unfinished', values, { field: 'event', regulation: 'fce-1990', article }),
  );
}
