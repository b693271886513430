import { TEAM_SCORES, type TournamentEvent } from '@escala/core';
import { choice, type EventFactTable, type FactsOf } from '../contracts/facts.ts';
import { PREFERENCE_TYPES } from './systems/team-swiss/round-state.ts';

/** Events with norm rules of their own (B.01), and those of which a title application requires one. */
const EVENT_KINDS = [
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

const ARBITER_TITLES = ['IA', 'FA', 'NA', 'none'] as const;

const TEAM_SWISS = ['team-swiss'];

/** Facts of an event that norms use, and settings that the rules of a team Swiss leave open (C.04.6 1.2, 1.7). */
export const EVENT_FACTS = {
  kind: {
    ...choice(EVENT_KINDS, (kind) => `fact.fide-2026.kind-${kind}`),
    announced: true,
    means: 'Championship with its own rules for norms.',
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
    means: 'Whether FIDE has approved the system of play for norms.',
    label: 'fact.fide-2026.approved',
    hint: 'fact.fide-2026.approved-hint',
    asked: 'rating',
  },
  teamScore: {
    ...choice(TEAM_SCORES, (score) => `fact.fide-2026.teamScore-${score}`),
    means: 'Score by which a team Swiss is paired; default: match points.',
    label: 'fact.fide-2026.teamScore',
    hint: 'fact.fide-2026.teamScore-hint',
    asked: 'pairing',
    systems: TEAM_SWISS,
  },
  secondaryScore: {
    kind: 'yes-or-no',
    means: 'Whether the other score also decides colours in a team Swiss; default: true.',
    label: 'fact.fide-2026.secondaryScore',
    hint: 'fact.fide-2026.secondaryScore-hint',
    asked: 'pairing',
    systems: TEAM_SWISS,
  },
  colourPreferences: {
    ...choice(PREFERENCE_TYPES, (type) => `fact.fide-2026.colourPreferences-${type}`),
    means: 'Type of colour preferences in a team Swiss; default: type A.',
    label: 'fact.fide-2026.colourPreferences',
    hint: 'fact.fide-2026.colourPreferences-hint',
    asked: 'pairing',
    systems: TEAM_SWISS,
  },
} as const satisfies EventFactTable;

export type FideEvent = TournamentEvent & FactsOf<typeof EVENT_FACTS>;

/** The event of a document with the facts of this book. */
export const fideEvent = (event: FideEvent | TournamentEvent | undefined): FideEvent => event ?? {};
