import { z } from 'zod';
import { findingSchema, type KeptFinding, sentenceSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { loadOfficeFacts } from '../entries/listed-ratings.ts';
import { eventFactsSchema, type FederationEvent } from '../event.ts';
import { loadDesk } from '../event-desk.ts';
import { factsRefusals, loadAround, withRules } from '../settings/facts-refusals.ts';
import {
  checkedSoFar,
  emptyDesk,
  fieldOfDesk,
  registrationTermSchema,
  registrationTerms,
} from './registration-terms.ts';

const NEEDED = ['type', 'start', 'end', 'rounds', 'timeControl'] as const;

/** What prevents the homologation of an event, given the facts typed so far; with `event`, including its entries. */
export const precheckEvent = defineQuestion({
  kind: 'event.precheck',
  input: z.strictObject({ event: z.string().optional(), facts: eventFactsSchema.partial() }),
  answer: z.strictObject({
    /** Nothing can be checked without these. */
    missing: z.array(z.enum(NEEDED)),
    /** Contradictions among the facts; words under `refusal.<code>`. */
    faults: z.array(sentenceSchema<'refusal'>().extend({ field: z.string() })),
    terms: z.array(registrationTermSchema),
    findings: z.array(findingSchema),
  }),
  ask: async (reading, { event: id, facts }, { today, viewer }) => {
    const missing = NEEDED.filter((field) => facts[field] === undefined);
    if (missing.length > 0) return { missing, faults: [], terms: [], findings: [] };
    const typed = { name: '…', arbiters: [], ...facts } as FederationEvent;
    const desk = id === undefined ? undefined : await loadDesk(reading, id);
    const { registeredOn = today, registeredBy = viewer.account } = desk?.event.body ?? {};
    const told: FederationEvent = { ...typed, state: 'registered', registeredOn, registeredBy };
    const federation = await federationOf(reading);
    const body = withRules(told, desk === undefined ? federation?.competitionRules : desk.event.body.rules);
    const checked = desk === undefined ? emptyDesk('-', body) : { ...desk, event: { ...desk.event, body } };
    const office = await loadOfficeFacts(reading, body.start, checked.players);
    const faults = factsRefusals(body, await loadAround(reading, body));
    return {
      missing: [],
      faults: faults.map(({ code, field = '', values }) => ({ code, field, values: { ...values } })),
      terms: registrationTerms(office.federation, body, fieldOfDesk(checked)),
      findings: checkedSoFar(office, checked) as KeptFinding[],
    };
  },
});
