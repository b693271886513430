import { COLOURS, type KeyAfter, RATING_CHOICES } from '@escala/core';
import { tieBreakWords } from '../../components/competition-book.ts';
import { nameOfList } from '../../components/events/rating-list.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { arbitersField } from './arbiters-field.ts';
import type { EventFields, EventFormTerms, PartialFacts } from './event-form-terms.ts';
import { pairingSettings } from './pairing-settings.ts';
import { ratingFactFields, ruleFactFields } from './rule-fact-fields.ts';

const MOST = 4;

/** Lists the ratings come from, in order; fixed once a round is paired (D-OFF-512). */
function ratingListFields(site: Site, f: EventFields, { facts, lists, isPaired }: EventFormTerms): Html {
  const { translate } = site;
  const { lists: told = [], take } = facts.ratingLists ?? {};
  const others = told.filter((list) => !lists.some((each) => each.list === list)).map((list) => ({ list }));
  const options = [...lists, ...others].map((each) => [each.list, nameOfList(site, each)] as const);
  const places = isPaired ? told.length : Math.min(Math.max(MOST, told.length), options.length);
  const takes = RATING_CHOICES.filter((each) => each !== 'first' && (!isPaired || each === take));
  return html`${Array.from({ length: places }, (_, i) =>
    f.choice(`facts.ratingLists.lists.${i}`, isPaired ? options.filter(([list]) => list === told[i]) : options, {
      label: translate('web.rating-list.place', { place: i + 1 }),
      ...(i === 0 && !isPaired && { hint: translate('web.rating-list.hint') }),
      none: isPaired ? undefined : i === 0 ? translate('web.rating-list.usual') : '–',
      value: told[i],
    }),
  )}
${f.choice(
  'facts.ratingLists.take',
  takes.map((each) => [each, translate(`web.rating-list.${each}`)] as const),
  {
    label: translate('web.rating-list.take'),
    none: isPaired && take === 'highest' ? undefined : translate('web.rating-list.first'),
    value: take === 'first' ? undefined : take,
    ...(isPaired && { hint: translate('web.rating-list.fixed') }),
  },
)}`;
}

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

/** Everything that most events do not need, in folded groups. */
export function moreFields(site: Site, f: EventFields, terms: EventFormTerms): Html {
  const homologation = ruleFactFields(site, f, terms, 'homologation');
  const group = (name: KeyAfter<'web.desk-events.more-'>, ...fields: Value[]): Html =>
    html`<details class="more"><summary>${site.translate(`web.desk-events.more-${name}`)}</summary>
<div class="fields">${fields}</div></details>`;
  return html`${group('pairing', pairing(site, f, terms))}
${group('dates', roundDates(site, f, terms.facts))}
${homologation.length > 0 && group('homologation', homologation)}
${group('about', about(site, f, terms))}
${group('rating', rating(site, f, terms))}`;
}

function pairing(site: Site, f: EventFields, terms: EventFormTerms): Html {
  const { translate } = site;
  const { facts, isPaired } = terms;
  const colours: Options = COLOURS.map((colour) => [colour, translate(`web.colour.${colour}`)]);
  const breaks = tieBreaksOffered(site, terms);
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
)}
${pairingSettings(site, f, terms)}`;
}

/** Those for players, then those only for teams; for a paired event, those that can rank it (D-TB-23). */
function tieBreaksOffered(site: Site, { facts, book, isPaired }: EventFormTerms): Options {
  const { tieBreaks, tieBreakOf, teams } = book.standings;
  const ofTeams = (teams?.tieBreaks ?? []).filter((name) => !tieBreakOf(name)?.for.includes('players'));
  const systems = isPaired ? [facts.system ?? ''] : Object.keys(book.systems);
  return [...new Set([...Object.keys(tieBreaks), ...ofTeams, ...(facts.tiebreaks ?? [])])].flatMap((name) => {
    const known = tieBreakOf(name);
    if (!systems.some((system) => known?.fits?.(system) ?? known?.for.includes('players'))) return [];
    const { long } = tieBreakWords(site, book, name);
    return [[name, known?.code === undefined ? long : `${known.code} · ${long}`] as const];
  });
}

/** One row per round; `browser/modules/events/event-form.ts` adjusts their number and fills them in. */
function roundDates({ translate }: Site, f: EventFields, { rounds = 1, ...facts }: PartialFacts): Html {
  const { roundDates: dates = [], roundTimes: times = [] } = facts;
  return html`<p class="hint">${translate('web.desk-events.dates-hint')}</p>
<p class="actions" data-fill-dates><button type="button" data-every="1">${translate('web.desk-events.every-day')}</button>
<button type="button" data-every="7">${translate('web.desk-events.every-week')}</button>
<button type="button" data-every="0">${translate('web.desk-events.no-dates')}</button>
<button type="button" data-same-time>${translate('web.desk-events.same-time')}</button></p>
<div class="stack tight" data-round-dates>${Array.from(
    { length: rounds },
    (_, i) => html`<div class="fields">
${f(`facts.roundDates.${i}`, { label: translate('web.round.title', { round: i + 1 }), value: dates[i] })}
${f(`facts.roundTimes.${i}`, { label: translate('web.desk-events.round-time', { round: i + 1 }), value: times[i], type: 'time', size: 6 })}</div>`,
  )}</div>`;
}

function about(site: Site, f: EventFields, terms: EventFormTerms): Html {
  const { translate } = site;
  const { book, facts, clubs, arbiters } = terms;
  return html`${f.choice(
    'facts.club',
    clubs.map(({ club, name }) => [club, name] as const),
    {
      none: '–',
      label: translate('web.desk-events.field-club'),
      value: facts.club,
    },
  )}
${f('facts.timeControl.periods', {
  label: translate('web.desk-events.field-periods'),
  hint: translate('web.desk-events.field-periods-hint'),
  value: facts.timeControl?.periods,
})}
${ruleFactFields(site, f, terms, 'about')}
${f.area('facts.deputies', {
  label: translate('web.desk-events.field-deputies'),
  hint: book.fide ? translate('web.desk-events.field-deputies-hint') : undefined,
  value: facts.deputies?.join('\n'),
  rows: 2,
})}
${arbitersField(site, f, facts.arbiters ?? [], arbiters)}`;
}

function rating(site: Site, f: EventFields, terms: EventFormTerms): Html {
  const { flags = {} } = terms.facts;
  return html`${ratingListFields(site, f, terms)}
${ruleFactFields(site, f, terms, 'rating')}
${ratingFactFields(site, f, terms)}
${FLAGS.map((flag) => f.yes(`facts.flags.${flag}`, site.translate(`web.desk-events.flag-${flag}`), flags[flag] === true))}`;
}
