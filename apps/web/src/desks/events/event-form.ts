import { COMPETITION_KINDS, dayFrom, writeDay } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { moreFields } from './event-form-more.ts';
import type { EventFields, EventFormTerms, PartialFacts } from './event-form-terms.ts';

/** What is paired here, and what only reports here: each names the system and the type of the event at once. */
const WAYS = [
  { way: 'swiss', system: 'fce-1990', type: 'swiss' },
  { way: 'round-robin', system: 'round-robin', type: 'round-robin' },
  { way: 'double-round-robin', system: 'double-round-robin', type: 'double-round-robin' },
  { way: 'knockout', system: 'knockout', type: 'knockout' },
  { way: 'swiss-elsewhere', type: 'swiss' },
  { way: 'round-robin-elsewhere', type: 'round-robin' },
  { way: 'double-round-robin-elsewhere', type: 'double-round-robin' },
  { way: 'knockout-elsewhere', type: 'knockout' },
  { way: 'team', type: 'team' },
  { way: 'match', type: 'match' },
] as const;

const ROUNDS = 9;

/** What most events are: a round a day, from today on. */
export function usualFacts(today: string, arbiter: string): PartialFacts {
  return {
    system: 'fce-1990',
    type: 'swiss',
    kind: 'open',
    rounds: ROUNDS,
    timeControl: { minutes: 90, increment: 30 },
    start: today,
    end: writeDay(dayFrom(today) + ROUNDS - 1),
    homologation: { arbiter },
  };
}

/** The few fields that an event needs, then everything else, closed. */
export function eventFields(site: Site, f: EventFields, terms: EventFormTerms): Html {
  const { translate } = site;
  const { facts, isPaired } = terms;
  const word = (name: string): string => translate(`web.desk-events.field-${name}`);
  return html`${f('facts.name', { label: word('name'), value: facts.name, hint: word('name-hint') })}
<div class="fields">
${wayField(site, f, facts, isPaired === true)}
${f.choice(
  'facts.kind',
  COMPETITION_KINDS.map((kind) => [kind, translate(`web.event-kind.${kind}`)] as const),
  { label: word('kind'), none: '–', value: facts.kind },
)}
</div>
<div class="fields three">
${f('facts.rounds', { label: word('rounds'), value: facts.rounds })}
${f('facts.timeControl.minutes', { label: word('minutes'), value: facts.timeControl?.minutes, min: 1 })}
${f('facts.timeControl.increment', { label: word('increment'), value: facts.timeControl?.increment })}
</div>
<div class="fields">
${f('facts.start', { label: word('start'), value: facts.start })}
${f('facts.end', { label: word('end'), value: facts.end })}
</div>
${f('facts.place', { label: word('place'), value: facts.place })}
${moreFields(site, f, terms)}`;
}

function wayField({ translate }: Site, f: EventFields, { system, type }: PartialFacts, isPaired: boolean): Html {
  const own = (way: (typeof WAYS)[number]): boolean =>
    way.type === type && ('system' in way ? way.system : undefined) === system;
  const shown = WAYS.filter((way) => !isPaired || own(way));
  return f.together(
    'facts.type',
    shown.map(({ way, ...facts }) => [facts, translate(`web.desk-events.way-${way}`)] as const),
    {
      label: translate('web.desk-events.field-way'),
      chosen: shown.findIndex(own),
      ...(isPaired && { hint: translate('web.desk-events.way-fixed') }),
    },
  );
}
