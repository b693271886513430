import type { Finding } from '@escala/core';
import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { findingSchema } from '../../kit/finding.ts';
import { invalid } from '../../kit/refusal.ts';
import { nameSchema } from '../../kit/written-form.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { slug } from '../../registry/given-id.ts';
import { scrabbleReportKind } from '../../scrabble/reports/scrabble-report.ts';
import {
  checkedSoFar,
  emptyDesk,
  type RegistrationTerm,
  registrationTermSchema,
  registrationTerms,
} from '../checks/registration-terms.ts';
import {
  type EntrySource,
  entriesOfSource,
  entrySourceSchema,
  guestChanges,
  type ReadEntries,
} from '../entries/entries-of-source.ts';
import { newEntries } from '../entries/new-entry.ts';
import { type EventFacts, eventFactsSchema, eventKind, type FederationEvent, toldRuleFactsSchema } from '../event.ts';
import { loadValuation, type Valuation } from '../ratings/valuation.ts';
import { arbiterRefusals, loadArbiters } from './arbiter-refusals.ts';
import { factsRefusals, loadAround, withRules } from './facts-refusals.ts';

/** An event as given in commands (D-OFF-260). */
export const toldEventSchema = eventFactsSchema.extend({
  name: nameSchema,
  place: nameSchema.optional(),
  arbiter: nameSchema.optional(),
  deputies: z.array(nameSchema).max(50).optional(),
  ruleFacts: toldRuleFactsSchema.optional(),
});

/** The outcome of registering: which regulations it is late for, and what prevents homologation so far. */
interface RegisteredEvent {
  readonly event: string;
  readonly terms: readonly RegistrationTerm[];
  readonly findings: readonly Finding[];
  readonly entered?: number | undefined;
}

/** Announces an event to the federation; the account that registers it runs it. */
export const registerEvent = defineAct({
  kind: 'event.register',
  command: z.strictObject({
    event: slug.optional(),
    facts: toldEventSchema,
    /** The participants, if already known: all are entered, or nothing is registered. */
    entries: entrySourceSchema.optional(),
  }),
  outcome: z.strictObject({
    event: z.string(),
    terms: z.array(registrationTermSchema),
    findings: z.array(findingSchema),
    entered: z.int().optional(),
  }),
  subject: (_command, outcome: RegisteredEvent) => ({ kind: 'event', id: outcome.event }),
  load: async (reading, command, ports) => ({
    entries: await loadEntries(reading, command, ports),
    federation: await federationOf(reading),
    // Ids are unique across all kinds of events, since a correction names only the id.
    present:
      command.event === undefined
        ? undefined
        : ((await reading.get(eventKind, command.event)) ?? (await reading.get(scrabbleReportKind, command.event))),
    around: await loadAround(reading, command.facts),
    arbiters: await loadArbiters(reading, command.facts.arbiters),
  }),
  decide: ({ federation, present, around, arbiters, entries }, { event: given, facts: told }, terms) => {
    const facts = withRules(told, federation?.competitionRules);
    const refused = [...factsRefusals(facts, around), ...arbiterRefusals(facts.arbiters, arbiters)];
    if (present !== undefined)
      refused.push(invalid('event-exists', { id: present.id, name: present.body.name }, { field: 'event' }));
    const id = given ?? terms.newId();
    const body: FederationEvent = {
      ...facts,
      state: 'registered',
      registeredBy: terms.actor.account,
      registeredOn: terms.today,
    };
    const desk = emptyDesk(id, body);
    const read = entries?.read;
    const made =
      entries &&
      newEntries(
        { desk, players: entries.read.players, valuation: entries.valuation, today: terms.today },
        entries.read.wanted,
      );
    refused.push(...(read?.refused ?? []), ...(made?.refused ?? []));
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [put(eventKind, id, 0, body), ...(read ? guestChanges(read) : []), ...(made?.changes ?? [])],
      outcome: {
        event: id,
        terms: registrationTerms(federation, body),
        findings: checkedSoFar({ federation, ratings: new Map() }, desk),
        ...(made && { entered: made.entered.length }),
      },
    };
  },
});

async function loadEntries(
  reading: Reading,
  { entries, facts }: { readonly entries?: EntrySource | undefined; readonly facts: EventFacts },
  ports: OfficePorts,
): Promise<{ readonly read: ReadEntries; readonly valuation: Valuation } | undefined> {
  if (entries === undefined) return undefined;
  const read = await entriesOfSource(reading, entries, ports, facts.start);
  return { read, valuation: await loadValuation(reading, facts, read.players) };
}
