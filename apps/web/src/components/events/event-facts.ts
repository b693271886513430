import type { MessageKey } from '@escala/messages';
import type { AnswerOf, eventRatingChanges } from '@escala/office/questions';
import { ratingFactsByName } from '@escala/regulations';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';
import { bookOf, systemName, systemOf } from '../competition-book.ts';
import { dayInWords, time } from '../format.ts';
import { eventHref, type ShownEvent } from './event-frame.ts';
import { datesOf } from './event-list.ts';
import { scoringText, timeText } from './event-text.ts';
import { announcedPrizes } from './prizes.ts';
import { ratingListsText } from './rating-list.ts';

interface FactsSeen {
  readonly shown: ShownEvent;
  readonly tournament: { readonly players: readonly unknown[] };
}

type Lists = AnswerOf<typeof eventRatingChanges>['lists'];

/** What was announced about an event, and the outcome. */
export function eventFacts(site: Site, { shown, tournament }: FactsSeen, club: string | undefined, lists: Lists): Html {
  const { translate } = site;
  const { event } = shown;
  const scoring = event.scoring ?? systemOf(event)?.scoring;
  // A field of an event that has no line here, and no other place, does not compile.
  const facts = {
    state: ['web.word.state', translate(`web.event.state-said.${event.state}`)],
    start: ['web.events.dates', datesOf(site, event)],
    end: 'in another line',
    place: ['web.desk-events.field-place', event.place],
    club: ['web.word.club', club ?? event.club],
    system: [
      'web.desk-events.field-way',
      html`${systemName(site, event)}, ${translate('web.events.rounds', { rounds: event.rounds })}`,
    ],
    rounds: 'in another line',
    scoring: ['web.word.points', scoring && scoringText(site, scoring)],
    acceleration: [
      'web.word.acceleration',
      event.acceleration && translate(`web.event-page.acceleration-${event.acceleration}`),
    ],
    gamesPerMatch: ['web.word.games-per-match', event.gamesPerMatch],
    thirdPlaceMatch: ['web.bracket.third-place', event.thirdPlaceMatch && translate('web.bracket.third-place-played')],
    numbersDrawn: ['web.event-page.numbers-drawn', event.numbersDrawn && drawnText(site, event.numbersDrawn)],
    moves: ['web.event-page.moves', movesText(site, event.moves)],
    timeControl: ['web.event.time-control', timeText(site, event.timeControl)],
    ratingLists: ['web.word.rating', ratingListsText(site, shown.ratedBy)],
    fixedLists: 'in another line',
    players: [
      'web.word.players',
      html`<a href="${eventHref(site, shown.id, '/players')}">${tournament.players.length}</a>`,
    ],
    arbiter: ['web.word.arbiter', event.arbiter],
    deputies: ['web.desk-events.field-deputies', event.deputies?.join('; ')],
    arbiters: ['web.event.arbiters', shown.arbiters.join('; ')],
    texts: textsOf(shown),
    ratingFacts: ratingFacts(site, shown),
    ruleFacts: ['web.word.type', sortOf(site, shown)],
    flags: 'in another line',
    prizes: ['web.prizes.title', prizesOf(site, shown)],
    phaseOf: [
      'web.phases.is-phase',
      event.phaseOf && html`<a href="${eventHref(site, event.phaseOf)}">${event.phaseOf}</a>`,
    ],
    counts: ['web.word.counts-for', site.onlyPlays ? undefined : countsFor(site, shown, lists)],
    ...ELSEWHERE,
  } as const satisfies Facts;
  const lines = Object.values<Facts[string]>(facts).flatMap((fact) =>
    typeof fact === 'string' ? [] : isLine(fact) ? [fact] : fact,
  );
  return html`<dl class="facts">
${lines.filter(([, value]) => value !== undefined && value !== '').map(([key, value]) => html`<dt>${translate(key, { count: shown.arbiters.length })}</dt><dd>${value}</dd>\n`)}
</dl>`;
}

type Line = readonly [MessageKey, Value];
type Place = 'in another line' | 'elsewhere' | 'not announced';
type Facts = { readonly [Field in keyof ShownEvent['event']]-?: Line | readonly Line[] | Place } & {
  readonly [line: string]: Line | readonly Line[] | Place;
};

const isLine = (fact: Line | readonly Line[]): fact is Line => typeof fact[0] === 'string';

const ELSEWHERE = {
  // The title, the tabs and other parts of the page.
  name: 'elsewhere',
  rules: 'elsewhere',
  type: 'elsewhere',
  roundDates: 'elsewhere',
  roundTimes: 'elsewhere',
  tiebreaks: 'elsewhere',
  league: 'elsewhere',
  parts: 'elsewhere',
  entering: 'elsewhere',
  // What only those who run or accept it look at.
  initialColour: 'not announced',
  virtualPoints: 'not announced',
  byeLimits: 'not announced',
  registeredOn: 'not announced',
  submittedOn: 'not announced',
  decidedOn: 'not announced',
} as const;

/** Anybody can repeat the draw: the same seed gives the same numbers (D-OFF-551). */
function movesText(site: Site, moves: ShownEvent['event']['moves'] = []): Value {
  const said = moves.flatMap(({ round, from, to, place }) => [
    ...(to !== undefined && from !== undefined
      ? [site.translate('web.event-page.move-day', { round, to: dayInWords(site, to), from: dayInWords(site, from) })]
      : []),
    ...(place !== undefined ? [site.translate('web.event-page.move-place', { round, place })] : []),
  ]);
  return said.length > 0 && said.join('; ');
}

const drawnText = (site: Site, { seed, on }: { readonly seed: number; readonly on: string }): Html =>
  html`${site.translate('web.event-page.numbers-seed', { seed: String(seed) })}, ${time(site, on)}`;

/** The kind of event, in the words of the regulations. */
function sortOf({ translate }: Site, { event }: ShownEvent): string {
  const { facts = {} } = bookOf(event);
  const said = Object.entries(event.ruleFacts ?? {}).flatMap(([name, told]): MessageKey[] => {
    const fact = facts[name];
    if (fact?.kind === 'choice' && fact.announced && typeof told === 'string') return [fact.words(told)];
    return fact?.kind === 'yes' && fact.announced && told === true ? [fact.announced] : [];
  });
  return [...said, ...(event.flags?.halfK ? (['web.event.half-k'] as const) : [])]
    .map((key) => translate(key))
    .join(', ');
}

/** Public texts that only the event's book asks for. */
const textsOf = ({ event }: ShownEvent): (readonly [MessageKey, Value])[] =>
  Object.entries(bookOf(event).facts ?? {}).flatMap(([name, fact]) =>
    fact.kind === 'text' && fact.announced ? [[fact.announced, event.ruleFacts?.[name] as string | undefined]] : [],
  );

/** Facts used by a single rating book, under their labels. */
function ratingFacts(site: Site, { event }: ShownEvent): (readonly [MessageKey, Value])[] {
  return Object.entries(event.ratingFacts ?? {}).flatMap(([name, told]) => {
    const [fact] = ratingFactsByName.get(name) ?? [];
    if (fact === undefined || told === undefined) return [];
    const value =
      fact.kind === 'day'
        ? time(site, String(told))
        : fact.kind === 'yes'
          ? site.translate('web.word.yes')
          : String(told);
    return [[fact.label, value]];
  });
}

/** As announced; the winners have a page of their own. */
function prizesOf(site: Site, { id, event }: ShownEvent): Value {
  if (event.prizes === undefined) return undefined;
  return html`<a href="${eventHref(site, id, '/prizes')}">${announcedPrizes(site, event.prizes)}</a>`;
}

/** The lists that rate it; before it is accepted, what is still missing. */
function countsFor(site: Site, { id, event }: ShownEvent, lists: Lists): Value {
  const { translate } = site;
  if (event.state === 'refused' || event.state === 'annulled') return translate('web.event.counts-nothing');
  if (event.state !== 'accepted') return translate('web.event.counts-later');
  if (lists.length === 0) return translate('web.event.counts-for-no-list');
  return html`${lists.map(
    (list, i) => html`${i > 0 && ', '}${listName(site, list)}`,
  )} (<a href="${eventHref(site, id, '/ratings')}">${translate('web.event.part-ratings')}</a>)`;
}

function listName(site: Site, { series, name, date, published }: Lists[number]): Html {
  if (!published) return html`${name}, ${time(site, date)} ${site.translate('web.event.list-to-come')}`;
  return html`<a href="${href(site, `/lists/${series}/${date}`)}">${name}, ${time(site, date)}</a>`;
}
