import { dayFrom, type EventType, type KeyAfter, writeDay } from '@escala/core';
import type { CompetitionRuleBook } from '@escala/regulations';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { moreFields } from './event-form-more.ts';
import type { EventFields, EventFormTerms, PartialFacts } from './event-form-terms.ts';
import { ruleFactFields } from './rule-fact-fields.ts';

/** Events that are only reported here. */
const ELSEWHERE = [
  ['swiss', 'swiss-elsewhere'],
  ['round-robin', 'round-robin-elsewhere'],
  ['double-round-robin', 'double-round-robin-elsewhere'],
  ['knockout', 'knockout-elsewhere'],
  ['team', 'team'],
  ['match', 'match'],
] as const satisfies readonly (readonly [EventType, string])[];

const ROUNDS = 9;

/** Defaults that suit most events: the first system of the book, one round a day, starting today. */
export function usualFacts(book: CompetitionRuleBook, today: string, arbiter: string | undefined): PartialFacts {
  const [first] = Object.entries(book.systems);
  return {
    ...(first && { system: first[0] as NonNullable<PartialFacts['system']> }),
    type: first?.[1].eventType ?? 'swiss',
    rounds: ROUNDS,
    timeControl: { minutes: 90, increment: 30 },
    start: today,
    end: writeDay(dayFrom(today) + ROUNDS - 1),
    ...(arbiter !== undefined && { arbiter }),
    ...usualRuleFacts(book),
  };
}

/**
 * On a person's own machine the arbiter has no name: it is asked for, and a report says that it is missing (D-OFF-785).
 */
export const usualArbiter = ({ onlyPlays, viewer }: Pick<DeskSite, 'onlyPlays' | 'viewer'>): string | undefined =>
  onlyPlays ? undefined : viewer.name;

function usualRuleFacts({ facts = {} }: CompetitionRuleBook): Pick<PartialFacts, 'ruleFacts'> {
  const usual = Object.entries(facts).flatMap(([name, fact]) =>
    fact.kind === 'choice' && fact.usual !== undefined ? [[name, fact.usual] as const] : [],
  );
  return usual.length === 0 ? {} : { ruleFacts: Object.fromEntries(usual) };
}

/** The few required fields, then all others, folded. */
export function eventFields(site: Site, f: EventFields, terms: EventFormTerms): Html {
  const { translate } = site;
  const { book, facts } = terms;
  const word = (name: KeyAfter<'web.desk-events.field-'>): string => translate(`web.desk-events.field-${name}`);
  return html`${f('facts.name', { label: word('name'), value: facts.name, hint: word('name-hint') })}
<div class="fields">
${wayField(site, f, terms)}
${ruleFactFields(site, f, terms, 'first')}
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
<div class="fields">
${f('facts.place', { label: word('place'), value: facts.place })}
${f('facts.arbiter', { label: word('arbiter'), value: facts.arbiter, hint: book.fide ? word('arbiter-hint') : undefined })}
</div>
${moreFields(site, f, terms)}`;
}

/** Each option sets the system and the type of the event together. */
function wayField({ translate }: Site, f: EventFields, { facts, book, isPaired = false }: EventFormTerms): Html {
  const here = Object.entries(book.systems).map(
    ([system, { eventType: type, word }]) => [{ system, type }, translate(`web.event-system.${word}`)] as const,
  );
  const elsewhere = ELSEWHERE.map(([type, way]) => [{ type }, translate(`web.desk-events.way-${way}`)] as const);
  const own = ([way]: (typeof here | typeof elsewhere)[number]): boolean =>
    way.type === facts.type && ('system' in way ? way.system : undefined) === facts.system;
  const shown = [...here, ...elsewhere].filter((way) => !isPaired || own(way));
  return f.together('facts.type', shown, {
    label: translate('web.desk-events.field-way'),
    chosen: shown.findIndex(own),
    ...(isPaired && { hint: translate('web.desk-events.way-fixed') }),
  });
}
