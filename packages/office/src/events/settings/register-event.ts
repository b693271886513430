import type { Finding } from '@escala/core';
import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { findingSchema } from '../../kit/finding.ts';
import { invalid } from '../../kit/refusal.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { slug } from '../../registry/given-id.ts';
import { scrabbleReportKind } from '../../scrabble/reports/scrabble-report.ts';
import { checkedSoFar, emptyDesk } from '../checks/checked-so-far.ts';
import { type RegistrationTerm, registrationTermSchema, registrationTerms } from '../checks/registration-terms.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { arbiterRefusals, loadArbiters } from './arbiter-refusals.ts';
import { factsRefusals, loadAround, withRules } from './facts-refusals.ts';
import { toldEventSchema } from './told-event.ts';

/** What registering came to: late by which regulation, and what stands against homologation so far. */
export interface RegisteredEvent {
  readonly event: string;
  readonly terms: readonly RegistrationTerm[];
  readonly findings: readonly Finding[];
}

/** An event is announced to the federation; whoever registers it runs it. */
export const registerEvent = defineAct({
  kind: 'event.register',
  command: z.strictObject({ event: slug.optional(), facts: toldEventSchema }),
  reason: 'optional',
  outcome: z.strictObject({
    event: z.string(),
    terms: z.array(registrationTermSchema),
    findings: z.array(findingSchema),
  }),
  subject: (_command, outcome: RegisteredEvent) => ({ kind: 'event', id: outcome.event }),
  load: async (reading, command) => ({
    federation: (await reading.get(federationKind, reading.federation))?.body,
    // Events of all kinds have ids of their own: a correction names one and nothing else.
    present:
      command.event === undefined
        ? undefined
        : ((await reading.get(eventKind, command.event)) ?? (await reading.get(scrabbleReportKind, command.event))),
    around: await loadAround(reading, command.facts),
    arbiters: await loadArbiters(reading, command.facts.arbiters),
  }),
  decide: ({ federation, present, around, arbiters }, { event: given, facts: told }, terms) => {
    const facts = withRules(told, federation?.competitionRules);
    const refused = [...factsRefusals(facts, around), ...arbiterRefusals(facts.arbiters, arbiters)];
    if (present !== undefined)
      refused.push(invalid('event-exists', { id: present.id, name: present.body.name }, { field: 'event' }));
    if (refused.length > 0) return refuse(...refused);
    const id = given ?? terms.newId();
    const body: FederationEvent = {
      ...facts,
      state: 'registered',
      registeredBy: terms.actor.account,
      registeredOn: terms.today,
    };
    return {
      changes: [put(eventKind, id, 0, body)],
      outcome: {
        event: id,
        terms: registrationTerms(federation, body),
        findings: checkedSoFar({ federation, ratings: new Map() }, emptyDesk(id, body)),
      },
    };
  },
});
