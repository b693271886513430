import { COMPETITION_KINDS, dayFrom, writeDay } from '@escala/core';
import { choice, dateField, field, numberField } from '../../components/form-fields.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { moreFields } from './event-form-more.ts';
import { type EventFormTerms, FORM, type PartialFacts, written } from './event-form-terms.ts';

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
export function eventFields(site: Site, terms: EventFormTerms): Html {
  const { translate } = site;
  const { facts, isPaired } = terms;
  const word = (name: string): string => translate(`web.desk-events.field-${name}`);
  return html`${field(FORM, { name: 'facts.name', label: word('name'), value: facts.name, hint: word('name-hint') })}
<div class="fields">
${wayField(site, facts, isPaired === true)}
${choice(FORM, { name: 'facts.kind', label: word('kind'), value: facts.kind ?? '' }, [
  ['', '–'],
  ...COMPETITION_KINDS.map((kind) => [kind, translate(`web.event-kind.${kind}`)] as const),
])}
</div>
<div class="fields three">
${numberField(FORM, { name: 'facts.rounds', label: word('rounds'), value: written(facts.rounds), min: 1, max: 999 })}
${numberField(FORM, { name: 'facts.timeControl.minutes', label: word('minutes'), value: written(facts.timeControl?.minutes), min: 1 })}
${numberField(FORM, { name: 'facts.timeControl.increment', label: word('increment'), value: written(facts.timeControl?.increment), min: 0, required: false })}
</div>
<div class="fields">
${dateField(FORM, { name: 'facts.start', label: word('start'), value: facts.start })}
${dateField(FORM, { name: 'facts.end', label: word('end'), value: facts.end })}
</div>
${field(FORM, { name: 'facts.place', label: word('place'), value: facts.place, required: false })}
${moreFields(site, terms)}`;
}

function wayField({ translate }: Site, { system, type }: PartialFacts, isPaired: boolean): Html {
  const own = (way: (typeof WAYS)[number]): boolean =>
    way.type === type && ('system' in way ? way.system : undefined) === system;
  const shown = WAYS.filter((way) => !isPaired || own(way));
  const value = (way: (typeof WAYS)[number]): string =>
    JSON.stringify({ type: way.type, ...('system' in way && { system: way.system }) });
  const here = shown.find(own);
  return choice(
    FORM,
    {
      name: 'facts',
      as: 'merge',
      label: translate('web.desk-events.field-way'),
      value: here && value(here),
      ...(isPaired && { hint: translate('web.desk-events.way-fixed') }),
    },
    shown.map((way) => [value(way), translate(`web.desk-events.way-${way.way}`)] as const),
  );
}
