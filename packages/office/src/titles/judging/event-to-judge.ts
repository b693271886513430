import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { type EventTournament, loadEventTournament } from './event-tournament.ts';
import { type JudgedEvent, judgedEvent } from './judged-event.ts';
import { titleRulesOf } from './title-rules.ts';

export interface EventToJudge {
  readonly found: EventTournament | undefined;
}

export async function loadEventToJudge(reading: Reading, event: string): Promise<EventToJudge> {
  return { found: await loadEventTournament(reading, event) };
}

/** Only an accepted event gives anything, and only if its book has titles. */
export function eventToJudge(
  { found }: EventToJudge,
  id: string,
): JudgedEvent | { readonly refused: readonly Refusal[] } {
  const field = { field: 'event' };
  if (found === undefined) return { refused: [missing('event-unknown', { id }, field)] };
  const { event, tournament } = found;
  const { name, state, waivers } = event.body;
  const refused: Refusal[] = [];
  const rules = titleRulesOf(event.body);
  if (rules === undefined) refused.push(invalid('verdicts-no-rules', {}));
  if (state !== 'accepted') refused.push(invalid('verdicts-not-accepted', { id, name, state }, field));
  else if (tournament === undefined) refused.push(invalid('verdicts-no-games', { id, name }, field));
  if (refused.length > 0 || tournament === undefined || rules === undefined) return { refused };
  return judgedEvent(rules, tournament, waivers);
}

/** Ascensos preferent 5: nothing is given before the end. */
export function unfinishedRefusals({ rules: { regulation }, unfinished }: JudgedEvent): Refusal[] {
  return unfinished.map(({ article, values }) =>
    invalid('verdicts-unfinished', values, { field: 'event', regulation, article }),
  );
}
