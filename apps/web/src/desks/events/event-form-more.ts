import { COLOURS, type KeyAfter } from '@escala/core';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { arbitersField } from './arbiters-field.ts';
import type { EventFields, EventFormTerms, PartialFacts } from './event-form-terms.ts';

const TIE_BREAK_FIELDS = 5;
const FLAGS = [
  'weekly',
  'halfK',
  'perRoundRatings',
  'official',
  'approved',
  'nationalChampionship',
  'teamChampionship',
] as const;
type Options = readonly (readonly [string, string])[];

/** Everything that most events do without, in groups that open. */
export function moreFields(site: Site, f: EventFields, terms: EventFormTerms): Html {
  const { facts, book } = terms;
  const group = (name: KeyAfter<'web.desk-events.more-'>, ...fields: Value[]): Html =>
    html`<details class="more"><summary>${site.translate(`web.desk-events.more-${name}`)}</summary>
<div class="fields">${fields}</div></details>`;
  return html`${group('pairing', pairing(site, f, terms))}
${group('dates', roundDates(site, f, facts))}
${book.facts?.homologation && group('homologation', homologation(site, f, terms), neighbours(site, f, facts))}
${group('about', about(site, f, terms))}
${group('rating', rating(site, f, terms))}`;
}

function pairing({ translate }: Site, f: EventFields, { facts, book, isPaired }: EventFormTerms): Html {
  const colours: Options = COLOURS.map((colour) => [colour, translate(`web.colour.${colour}`)]);
  const breaks: Options = Object.entries(book.standings.tieBreaks)
    .filter(([, { for: whom }]) => whom.includes('players'))
    .map(([name, { word }]) => [name, translate(`web.tie-break.${word}`)]);
  const drawn = colours.filter(([colour]) => !isPaired || colour === facts.initialColour);
  return html`${f.choice('facts.initialColour', drawn, {
    label: translate('web.desk-events.field-colour'),
    hint: translate('web.desk-events.colour-hint'),
    none: isPaired && drawn.length > 0 ? undefined : translate('web.desk-events.not-drawn'),
    value: facts.initialColour,
  })}
${Array.from({ length: Math.min(TIE_BREAK_FIELDS, breaks.length) }, (_, i) =>
  f.choice(`facts.tiebreaks.${i}`, breaks, {
    label: translate('web.desk-events.field-tie-break', { place: i + 1 }),
    none: i === 0 ? translate('web.desk-events.by-rule') : '–',
    value: facts.tiebreaks?.[i],
  }),
)}`;
}

/** As many as there are rounds; `browser/modules/events/event-form.ts` keeps them so and fills them. */
function roundDates({ translate }: Site, f: EventFields, { rounds = 1, roundDates: dates = [] }: PartialFacts): Html {
  return html`<p class="hint">${translate('web.desk-events.dates-hint')}</p>
<p class="actions" data-fill-dates><button type="button" data-every="1">${translate('web.desk-events.every-day')}</button>
<button type="button" data-every="7">${translate('web.desk-events.every-week')}</button>
<button type="button" data-every="0">${translate('web.desk-events.no-dates')}</button></p>
<div class="fields" data-round-dates data-label="${translate('web.round.title', { round: '{round}' })}">
${Array.from({ length: rounds }, (_, i) =>
  f(`facts.roundDates.${i}`, { label: translate('web.round.title', { round: i + 1 }), value: dates[i] }),
)}</div>`;
}

function homologation({ translate }: Site, f: EventFields, { book, facts }: EventFormTerms): Html {
  const { homologation: told = {} } = facts;
  const word = (name: KeyAfter<'web.desk-events.field-'>): string => translate(`web.desk-events.field-${name}`);
  return html`${f('facts.homologation.arbiter', { label: word('arbiter'), value: told.arbiter })}
${f('facts.homologation.director', { label: word('director'), value: told.director })}
${f.choice(
  'facts.homologation.rulesApproved',
  [
    [true, translate('web.desk-events.yes')],
    [false, translate('web.desk-events.no')],
  ],
  { label: word('rulesApproved'), none: '–', value: told.rulesApproved },
)}
${f('facts.homologation.appliedOn', { label: word('appliedOn'), hint: word('appliedOn-hint'), value: told.appliedOn })}
${f('facts.homologation.playerListOn', { label: word('playerListOn'), value: told.playerListOn })}
${f('facts.homologation.feesPaid', { label: word('feesPaid'), value: told.feesPaid })}
${
  book.facts?.category &&
  html`<fieldset><legend>${word('categories')}</legend>
${f.ticks(
  'facts.homologation.categories',
  book.facts.category.map((category) => [category, translate(`web.desk-events.category-${category}`)]),
  told.categories,
)}</fieldset>`
}
${f.area('facts.homologation.holidays', { label: word('holidays'), hint: word('holidays-hint'), rows: 2, value: told.holidays?.join('\n') })}`;
}

/** Those that were told, and a place for one more. */
function neighbours(
  { translate }: Site,
  f: EventFields,
  { homologation: { neighbours: told } = {} }: PartialFacts,
): Html {
  const word = (name: KeyAfter<'web.desk-events.neighbour-'>): string => translate(`web.desk-events.neighbour-${name}`);
  return html`<fieldset><legend>${translate('web.desk-events.field-neighbours')}</legend>
<label class="check"><input type="checkbox" ${f.named('facts.homologation.neighbours', 'json')} value="[]"${told?.length === 0 && html` checked`}> ${word('none')}</label>
${[...(told ?? []), undefined].map((event, i) => {
  const at = `facts.homologation.neighbours.${i}` as const;
  return html`<div class="fields">${f(`${at}.name`, { label: word('name'), value: event?.name })}
${f(`${at}.start`, { value: event?.start })}
${f(`${at}.end`, { label: translate('web.desk-events.field-end'), value: event?.end })}
${f(`${at}.kilometres`, { label: word('kilometres'), value: event?.kilometres })}</div>`;
})}</fieldset>`;
}

function about(site: Site, f: EventFields, { book, facts, clubs, arbiters }: EventFormTerms): Html {
  const { translate } = site;
  const word = (name: KeyAfter<'web.desk-events.field-'>): string => translate(`web.desk-events.field-${name}`);
  return html`${f.choice(
    'facts.club',
    clubs.map(({ club, name }) => [club, name] as const),
    {
      none: '–',
      label: word('club'),
      value: facts.club,
    },
  )}
${
  book.facts?.delegation &&
  f.choice(
    'facts.delegation',
    book.facts.delegation.map((each) => [each, translate(`web.desk-events.delegation-${each}`)] as const),
    { label: word('delegation'), none: '–', value: facts.delegation },
  )
}
${
  book.facts?.championship &&
  f.choice(
    'facts.championship',
    book.facts.championship.map((each) => [each, translate(`web.championship.${each}`)] as const),
    { label: word('championship'), none: '–', value: facts.championship },
  )
}
${arbitersField(site, f, facts.arbiters ?? [], arbiters)}`;
}

function rating({ translate }: Site, f: EventFields, { book, facts }: EventFormTerms): Html {
  const { internationalRating, flags = {} } = facts;
  return html`${book.facts?.internationalRating && f.yes('facts.internationalRating', translate('web.desk-events.field-international'), internationalRating === true)}
${FLAGS.map((flag) => f.yes(`facts.flags.${flag}`, translate(`web.desk-events.flag-${flag}`), flags[flag] === true))}`;
}
