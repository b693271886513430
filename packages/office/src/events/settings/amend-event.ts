import { withoutGaps } from '@escala/core';
import canonicalize from 'canonicalize';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { fieldsWhere, picked } from '../../kit/record-fields.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { PackedReport } from '../../rating/columns/packed-games.ts';
import { packedReport } from '../../rating/columns/packed-report.ts';
import { movedByHand } from '../calendar/move-round.ts';
import { acceptedRounds, type EventFacts, eventKind, type FederationEvent } from '../event.ts';
import { deskAct } from '../event-act.ts';
import { lastRound } from '../event-desk.ts';
import { stateRefusals, versionRefusals } from '../event-refusals.ts';
import { headOfRecord } from '../file/record-of-tournament.ts';
import { changedEntries, loadValuation, valuedDesk } from '../ratings/valuation.ts';
import { arbiterRefusals, loadArbiters } from './arbiter-refusals.ts';
import { EVENT_FIELDS } from './event-fields.ts';
import { factsRefusals, loadAround, withRules } from './facts-refusals.ts';
import { toldEventSchema } from './register-event.ts';

const KEPT = fieldsWhere(EVENT_FIELDS, 'amended', 'stays');
const FIXED = fieldsWhere(EVENT_FIELDS, 'amended', 'until-paired');

/** Corrects an event's facts: all of them are given again. What rounds were paired by cannot change. */
export const amendEvent = deskAct({
  kind: 'event.amend',
  command: z.strictObject({ event: z.string(), version: z.int().min(1), facts: toldEventSchema }),
  outcome: z.strictObject({ event: z.string(), version: z.int() }),
  load: async (reading, command, _ports, { desk }) => ({
    valuation: lastRound(desk) === 0 ? await loadValuation(reading, command.facts, desk.players) : undefined,
    around: await loadAround(reading, command.facts, desk.event.body.ratingLists?.lists),
    arbiters: await loadArbiters(reading, command.facts.arbiters),
  }),
  decide: ({ desk, valuation, around, arbiters }, command, { today }) => {
    const { event } = desk;
    const facts = withRules(command.facts, event.body.rules);
    const refused = [
      ...versionRefusals(event, command.version, command.facts),
      ...stateRefusals(event, ['registered', 'running', 'closed']),
      ...factsRefusals(facts, around),
      ...arbiterRefusals(facts.arbiters, arbiters, event.body.arbiters),
      ...fixedFacts(event.body, facts, lastRound(desk)),
      ...movedByHand(event.body, facts, lastRound(desk), today),
    ];
    if (refused.length > 0) return refuse(...refused);
    const kept = withoutGaps<Pick<FederationEvent, (typeof KEPT)[number]>>(picked(event.body, KEPT));
    return {
      changes: [
        put(eventKind, event.id, event.version, { ...facts, ...kept }),
        // Other lists, another day or time control mean other ratings.
        ...(valuation ? changedEntries(desk, valuedDesk(desk, valuation)) : []),
      ],
      outcome: { event: event.id, version: event.version + 1 },
    };
  },
});

/** What rounds were paired by, and parts rated by, cannot change. */
export function fixedFacts(before: FederationEvent, after: EventFacts, paired: number): Refusal[] {
  return [...(paired > 0 ? pairedFacts(before, after, paired) : []), ...ratedFacts(before, after)];
}

function pairedFacts(before: FederationEvent, after: EventFacts, paired: number): Refusal[] {
  const fixed = FIXED.filter((name) => canonicalize(before[name]) !== canonicalize(after[name]));
  const refused = fixed.map((name) => invalid('event-fact-fixed', { name }, { field: `facts.${name}` }));
  if (after.rounds < paired)
    refused.push(invalid('rounds-paired', { rounds: after.rounds, paired }, { field: 'facts.rounds' }));
  return refused;
}

/** Facts that affect rating, by their fields in a report. */
const RATED_BY = {
  type: ['type'],
  start: ['startDay'],
  timeControl: ['minutes', 'increment'],
  flags: ['flags'],
} as const satisfies Partial<Record<keyof EventFacts, readonly (keyof PackedReport)[]>>;

/** The facts by which an event's parts were rated stay as given with the first part (fce-2016 8.3, D-OFF-404). */
function ratedFacts(before: FederationEvent, after: EventFacts): Refusal[] {
  const reported = before.parts?.waiting?.to ?? acceptedRounds(before);
  if (reported === 0) return [];
  const report = (facts: EventFacts): PackedReport => packedReport({ ...headOfRecord('', facts), games: [] }, () => 0);
  const [was, is] = [report(before), report(after)];
  const fixed = Object.entries(RATED_BY).filter(([, columns]) => columns.some((column) => was[column] !== is[column]));
  const told = canonicalize(before.ratingFacts ?? {}) !== canonicalize(after.ratingFacts ?? {});
  const names = [...fixed.map(([name]) => name), ...(told ? ['ratingFacts'] : [])];
  const refused = names.map((name) => invalid('event-fact-rated', { name }, { field: `facts.${name}` }));
  const { rounds } = after;
  // The last part ends with the last round, so at least one round must be left for it.
  const least = reported < before.rounds ? reported + 1 : reported;
  if (rounds < least) refused.push(invalid('rounds-reported', { rounds, reported, least }, { field: 'facts.rounds' }));
  return refused;
}
