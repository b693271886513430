import { CHAMPIONSHIPS, COLOURS, DELEGATIONS, PLAYER_CATEGORIES, TIE_BREAKS } from '@escala/core';
import { choice, dateField, field, numberField, textArea, tick } from '../../components/form-fields.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { arbitersField } from './arbiters-field.ts';
import { type EventFormTerms, FORM, type PartialFacts, written } from './event-form-terms.ts';

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
export function moreFields(site: Site, terms: EventFormTerms): Html {
  const { facts } = terms;
  const group = (name: string, ...fields: Value[]): Html =>
    html`<details class="more"><summary>${site.translate(`web.desk-events.more-${name}`)}</summary>
<div class="fields">${fields}</div></details>`;
  return html`${group('pairing', pairing(site, terms))}
${group('dates', roundDates(site, facts))}
${group('homologation', homologation(site, facts), neighbours(site, facts))}
${group('about', about(site, terms))}
${group('rating', rating(site, facts))}`;
}

function pairing({ translate }: Site, { facts, isPaired }: EventFormTerms): Html {
  const colours: Options = COLOURS.map((colour) => [colour, translate(`web.colour.${colour}`)]);
  const none: Options = [['', translate('web.desk-events.by-rule')]];
  const breaks: Options = TIE_BREAKS.map((name) => [name, translate(`web.tie-break.${name}`)]);
  const drawn = colours.filter(([colour]) => !isPaired || colour === facts.initialColour);
  return html`${choice(
    FORM,
    {
      name: 'facts.initialColour',
      label: translate('web.desk-events.field-colour'),
      hint: translate('web.desk-events.colour-hint'),
      value: facts.initialColour ?? '',
    },
    [...(isPaired && drawn.length > 0 ? [] : [['', translate('web.desk-events.not-drawn')] as const]), ...drawn],
  )}
${Array.from({ length: TIE_BREAK_FIELDS }, (_, i) =>
  choice(
    FORM,
    {
      name: `facts.tiebreaks.${i}`,
      label: translate('web.desk-events.field-tie-break', { place: i + 1 }),
      value: facts.tiebreaks?.[i] ?? '',
    },
    [...(i === 0 ? none : ([['', '–']] as const)), ...breaks],
  ),
)}`;
}

/** As many as there are rounds; `browser/event-form.ts` keeps them so and fills them. */
function roundDates({ translate }: Site, { rounds = 1, roundDates: dates = [] }: PartialFacts): Html {
  return html`<p class="hint">${translate('web.desk-events.dates-hint')}</p>
<p class="actions" data-fill-dates><button type="button" class="quiet-button" data-every="1">${translate('web.desk-events.every-day')}</button>
<button type="button" class="quiet-button" data-every="7">${translate('web.desk-events.every-week')}</button>
<button type="button" class="quiet-button" data-every="0">${translate('web.desk-events.no-dates')}</button></p>
<div class="fields" data-round-dates data-label="${translate('web.round.title', { round: '{round}' })}">
${Array.from({ length: rounds }, (_, i) =>
  dateField(FORM, {
    name: `facts.roundDates.${i}`,
    label: translate('web.round.title', { round: i + 1 }),
    value: dates[i],
    required: false,
  }),
)}</div>`;
}

function homologation({ translate }: Site, { homologation: told = {} }: PartialFacts): Html {
  const word = (name: string): string => translate(`web.desk-events.field-${name}`);
  const name = (each: string): string => `facts.homologation.${each}`;
  return html`${field(FORM, { name: name('arbiter'), label: word('arbiter'), value: told.arbiter, required: false })}
${field(FORM, { name: name('director'), label: word('director'), value: told.director, required: false })}
${choice(
  FORM,
  {
    name: name('rulesApproved'),
    label: word('rulesApproved'),
    as: 'json',
    value: told.rulesApproved === undefined ? '' : String(told.rulesApproved),
  },
  [
    ['', '–'],
    ['true', translate('web.desk-events.yes')],
    ['false', translate('web.desk-events.no')],
  ],
)}
${dateField(FORM, { name: name('appliedOn'), label: word('appliedOn'), hint: word('appliedOn-hint'), value: told.appliedOn, required: false })}
${dateField(FORM, { name: name('playerListOn'), label: word('playerListOn'), value: told.playerListOn, required: false })}
${numberField(FORM, { name: name('feesPaid'), label: word('feesPaid'), value: written(told.feesPaid), min: 0, required: false })}
<fieldset><legend>${word('categories')}</legend>
${PLAYER_CATEGORIES.map((category) =>
  tick(FORM, {
    name: name('categories'),
    value: category,
    label: translate(`web.desk-events.category-${category}`),
    ticked: told.categories?.includes(category) ?? false,
  }),
)}</fieldset>
${textArea(FORM, { name: name('holidays'), label: word('holidays'), hint: word('holidays-hint'), as: 'lines', rows: 2, required: false, value: told.holidays?.join('\n') ?? '' })}`;
}

/** Those that were told, and a place for one more. */
function neighbours({ translate }: Site, { homologation: { neighbours: told } = {} }: PartialFacts): Html {
  const word = (name: string): string => translate(`web.desk-events.neighbour-${name}`);
  return html`<fieldset><legend>${translate('web.desk-events.field-neighbours')}</legend>
<label class="check"><input type="checkbox" name="facts.homologation.neighbours" value="[]" data-as="json"${told?.length === 0 && html` checked`}> ${word('none')}</label>
${[...(told ?? []), undefined].map((event, i) => {
  const name = (each: string): string => `facts.homologation.neighbours.${i}.${each}`;
  return html`<div class="fields">${field(FORM, { name: name('name'), label: word('name'), value: event?.name, required: false })}
${dateField(FORM, { name: name('start'), label: translate('web.desk-events.field-start'), value: event?.start, required: false })}
${dateField(FORM, { name: name('end'), label: translate('web.desk-events.field-end'), value: event?.end, required: false })}
${numberField(FORM, { name: name('kilometres'), label: word('kilometres'), value: written(event?.kilometres), min: 0, required: false })}</div>`;
})}</fieldset>`;
}

function about(site: Site, { facts, clubs, arbiters }: EventFormTerms): Html {
  const { translate } = site;
  const word = (name: string): string => translate(`web.desk-events.field-${name}`);
  const none: Options = [['', '–']];
  return html`${choice(FORM, { name: 'facts.club', label: word('club'), value: facts.club ?? '' }, [
    ...none,
    ...clubs.map(({ club, name }) => [club, name] as const),
  ])}
${choice(FORM, { name: 'facts.delegation', label: word('delegation'), value: facts.delegation ?? '' }, [
  ...none,
  ...DELEGATIONS.map((each) => [each, translate(`web.desk-events.delegation-${each}`)] as const),
])}
${choice(FORM, { name: 'facts.championship', label: word('championship'), value: facts.championship ?? '' }, [
  ...none,
  ...CHAMPIONSHIPS.map((each) => [each, translate(`web.championship.${each}`)] as const),
])}
${arbitersField(site, facts.arbiters ?? [], arbiters)}`;
}

function rating({ translate }: Site, { internationalRating, flags = {} }: PartialFacts): Html {
  const yes = (name: string, label: string, ticked: boolean): Html =>
    html`<label class="check"><input type="checkbox" name="${name}" value="true" data-as="json"${ticked && html` checked`}> ${label}</label>`;
  return html`${yes('facts.internationalRating', translate('web.desk-events.field-international'), internationalRating === true)}
${FLAGS.map((flag) => yes(`facts.flags.${flag}`, translate(`web.desk-events.flag-${flag}`), flags[flag] === true))}`;
}
