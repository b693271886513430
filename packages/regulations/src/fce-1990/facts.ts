import type { TournamentEvent } from '@escala/core';
import { choice, type EntryFactTable, type EventFactTable, type FactsOf } from '../contracts/facts.ts';

export const COMPETITION_KINDS = ['closed', 'open', 'active', 'blitz'] as const;
export type CompetitionKind = (typeof COMPETITION_KINDS)[number];

/** Oberts 9 names its sums in pesetas, which were money until this day (D-OFF-1353). */
export const LAST_DAY_OF_PESETAS = '2001-12-31';

export const DELEGATIONS = ['barcelona', 'girona', 'lleida', 'tarragona'] as const;
export type Delegation = (typeof DELEGATIONS)[number];
export const isDelegation = (name: string): name is Delegation => (DELEGATIONS as readonly string[]).includes(name);

/** Championships whose first places give a title or a norm by themselves. */
export const CHAMPIONSHIPS = [
  'catalonia-absolute',
  'barcelona-open-a',
  'interterritorial',
  'provincial',
  'spain-junior',
  'spain-individual-final',
] as const;
export type Championship = (typeof CHAMPIONSHIPS)[number];

/** Its tournaments of first, second and third category withdraw who can no longer be promoted (Retirats 14.2.2, D-COMP-51). */
export const INDIVIDUAL_OF_CATALONIA = 'catalonia-individual';
const NAMED_CHAMPIONSHIPS = [...CHAMPIONSHIPS, INDIVIDUAL_OF_CATALONIA] as const;

/** Categories of players, strongest first. Documents may write them in other words: `readCategory`. */
export const PLAYER_CATEGORIES = ['preferent', 'first', 'second', 'third'] as const;
export type PlayerCategory = (typeof PLAYER_CATEGORIES)[number];

const categoryName = (category: string) => `fact.fce-1990.category-${category as PlayerCategory}` as const;

/** Facts that homologation, norms and deadlines need. */
export const EVENT_FACTS = {
  kind: {
    ...choice(COMPETITION_KINDS, (kind) => `web.event-kind.${kind}`),
    usual: 'open',
    announced: true,
    means: 'Kind of event.',
    label: 'fact.fce-1990.kind',
    asked: 'first',
  },
  /** It matters for norms (MC norma 8), whatever the delegations of the clubs (D-OFF-263). */
  delegation: {
    ...choice(DELEGATIONS, (delegation) => `web.delegation.${delegation}`),
    means: 'Delegation in which it is played.',
    label: 'fact.fce-1990.delegation',
    asked: 'about',
  },
  championship: {
    ...choice(NAMED_CHAMPIONSHIPS, (championship) => `web.championship.${championship}`),
    announced: true,
    means: 'Championship with rules of its own: places that earn a title or norm, or who is withdrawn.',
    label: 'fact.fce-1990.championship',
    asked: 'about',
  },
  internationalRating: {
    kind: 'yes',
    means: 'Whether the event is valid for international rating.',
    label: 'fact.fce-1990.internationalRating',
    announced: 'web.field.internationalRating',
    asked: 'rating',
  },
  director: {
    kind: 'text',
    means: 'Director.',
    label: 'fact.fce-1990.director',
    announced: 'fact.fce-1990.director',
    asked: 'homologation',
  },
  rulesApproved: {
    kind: 'yes-or-no',
    means: 'Whether the rules of the event were approved.',
    label: 'fact.fce-1990.rulesApproved',
    asked: 'homologation',
  },
  appliedOn: {
    kind: 'day',
    means: 'Day on which homologation was requested.',
    label: 'fact.fce-1990.appliedOn',
    hint: 'fact.fce-1990.appliedOn-hint',
    asked: 'homologation',
  },
  playerListOn: {
    kind: 'day',
    means: 'Day on which the federation received the list of players.',
    label: 'fact.fce-1990.playerListOn',
    asked: 'homologation',
  },
  feesPaid: {
    kind: 'count',
    means: 'Fees paid, in pesetas.',
    label: 'fact.fce-1990.feesPaid',
    until: LAST_DAY_OF_PESETAS,
    asked: 'homologation',
  },
  /** Of all groups of the event, for documents that cover only one of them. */
  categories: {
    kind: 'texts',
    offered: PLAYER_CATEGORIES,
    words: categoryName,
    means: 'Categories of all groups of the event.',
    label: 'fact.fce-1990.categories',
    asked: 'homologation',
  },
  holidays: {
    kind: 'days',
    means: 'Non-working days other than Sundays.',
    label: 'fact.fce-1990.holidays',
    hint: 'fact.fce-1990.holidays-hint',
    asked: 'homologation',
  },
  neighbours: {
    kind: 'rows',
    columns: {
      name: { kind: 'text', means: 'Name of the other event.', label: 'web.word.name' },
      start: { kind: 'day', means: 'First day.', label: 'web.desk-events.field-start' },
      end: { kind: 'day', means: 'Last day.', label: 'web.desk-events.field-end' },
      kilometres: {
        kind: 'amount',
        means: 'Distance from this event, in kilometres.',
        label: 'fact.fce-1990.neighbour-kilometres',
      },
    },
    none: 'fact.fce-1990.neighbour-none',
    means: 'Previously established events near this one.',
    label: 'fact.fce-1990.neighbours',
    asked: 'homologation',
  },
} as const satisfies EventFactTable;

export type CatalanEvent = TournamentEvent & FactsOf<typeof EVENT_FACTS>;

/** The event of a document with the facts of this book. */
export const catalanEvent = (event: CatalanEvent | TournamentEvent | undefined): CatalanEvent => event ?? {};

export const ENTRY_FACTS = {
  categories: { options: PLAYER_CATEGORIES, words: categoryName },
  ratings: {
    catalan: {
      means: 'Catalan rating.',
      label: 'fact.fce-1990.rating-catalan',
      record: 'CAT',
      national: true,
    },
    fide: { means: 'FIDE rating.', label: 'fact.fce-1990.rating-fide', record: 'FID' },
    spanish: { means: 'Spanish rating.', label: 'fact.fce-1990.rating-spanish', record: 'ESP' },
  },
} as const satisfies EntryFactTable;
