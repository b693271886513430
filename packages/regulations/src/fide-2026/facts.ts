import type { TournamentEvent } from '@escala/core';
import { choice, type EventFactTable, type FactsOf } from '../contracts/facts.ts';

/** Events whose norms have rules of their own (B.01), and those of which an application for a title needs one. */
export const EVENT_KINDS = [
  'national-championship',
  'national-team-championship',
  'zonal',
  'world-team',
  'continental-team',
  'world-cup',
  'olympiad',
  'world-qualifier',
  'eve-individual',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const ARBITER_TITLES = ['IA', 'FA', 'NA', 'none'] as const;

/** What norms look at in an event. */
export const EVENT_FACTS = {
  kind: {
    ...choice(EVENT_KINDS, (kind) => `fact.fide-2026.kind-${kind}`),
    announced: true,
    means: 'Championship with rules of its own for norms.',
    label: 'fact.fide-2026.kind',
    hint: 'fact.fide-2026.kind-hint',
    asked: 'about',
  },
  federation: {
    kind: 'text',
    means: 'Federation that registers the event with FIDE.',
    label: 'fact.fide-2026.federation',
    hint: 'fact.fide-2026.federation-hint',
    asked: 'rating',
  },
  registeredOn: {
    kind: 'day',
    means: 'Day on which the event was registered with FIDE.',
    label: 'fact.fide-2026.registeredOn',
    hint: 'fact.fide-2026.registeredOn-hint',
    asked: 'rating',
  },
  arbiterTitle: {
    ...choice(ARBITER_TITLES, (title) => `fact.fide-2026.arbiter-${title}`),
    means: 'Title of the chief arbiter.',
    label: 'fact.fide-2026.arbiterTitle',
    asked: 'rating',
  },
  approved: {
    kind: 'yes-or-no',
    means: 'FIDE has approved the system of play for norms.',
    label: 'fact.fide-2026.approved',
    hint: 'fact.fide-2026.approved-hint',
    asked: 'rating',
  },
} as const satisfies EventFactTable;

export type FideEvent = TournamentEvent & FactsOf<typeof EVENT_FACTS>;

/** The event of a document with the facts of this book. */
export const fideEvent = (event: FideEvent | TournamentEvent | undefined): FideEvent => event ?? {};
