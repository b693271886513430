import { ACCELERATIONS, type Scoring } from '@escala/core';
import type { CompetitionSystem, SetByEvent } from '@escala/regulations';
import { systemOf } from '../../components/competition-book.ts';
import { scoringText } from '../../components/events/event-text.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { EventFields, EventFormTerms, PartialFacts } from './event-form-terms.ts';
import { ruleFactFields } from './rule-fact-fields.ts';

/** Usual scorings; each also with a bye of half the win. */
const SCORINGS: readonly Scoring[] = [
  { win: 1, draw: 0.5, loss: 0, bye: 0.5 },
  { win: 3, draw: 1, loss: 0 },
  { win: 3, draw: 1, loss: 0, bye: 1 },
  { win: 2, draw: 1, loss: 0 },
  { win: 2, draw: 1, loss: 0, bye: 1 },
];
const RANGE = ['points', 'fromRound', 'toRound', 'firstNumber', 'lastNumber'] as const;

/**
 * What some systems of the book let an event set: points, acceleration, limits of byes, games per match, third place.
 * For a paired event, only the settings of its own system.
 */
export function pairingSettings(site: Site, f: EventFields, terms: EventFormTerms): Html {
  const { book, facts, isPaired = false } = terms;
  const own = isPaired ? systemOf({ ...facts, rules: book.id }) : undefined;
  const systems: readonly CompetitionSystem[] = own ? [own] : Object.values(book.systems);
  const may = (matter: SetByEvent): boolean => systems.some(({ setByEvent }) => setByEvent?.includes(matter));
  return html`${may('scoring') && scoringField(site, f, terms, systems[0])}
${may('acceleration') && accelerationField(site, f, facts, isPaired)}
${systems.some(({ byes }) => byes.onRequest !== undefined) && limitFields(site, f, facts)}
${may('games-per-match') && f('facts.gamesPerMatch', { label: site.translate('web.word.games-per-match'), hint: site.translate('web.desk-pairing.field-games-per-match-hint'), value: facts.gamesPerMatch })}
${may('third-place') && f.yes('facts.thirdPlaceMatch', site.translate('web.desk-pairing.field-third-place'), facts.thirdPlaceMatch === true)}
${ruleFactFields(site, f, terms, 'pairing')}
${may('acceleration') && virtualPoints(site, f, facts)}`;
}

function scoringField(
  site: Site,
  f: EventFields,
  { facts: { scoring }, isPaired = false }: EventFormTerms,
  { scoring: usual = { win: 1, draw: 0.5, loss: 0 } }: Partial<CompetitionSystem> = {},
): Html {
  const known = scoring === undefined || SCORINGS.some((each) => isSame(each, scoring));
  const offered = isPaired ? (scoring ? [scoring] : []) : [...SCORINGS, ...(known ? [] : [scoring])];
  return f.choice(
    'facts.scoring',
    offered.map((each) => [inOrder(each), scoringText(site, each)] as const),
    {
      label: site.translate('web.desk-pairing.field-scoring'),
      none: isPaired && scoring ? undefined : scoringText(site, usual),
      value: scoring && inOrder(scoring),
    },
  );
}

const inOrder = ({ win, draw, loss, bye }: Scoring): Scoring => ({
  win,
  draw,
  loss,
  ...(bye !== undefined && { bye }),
});
const isSame = (a: Scoring, b: Scoring): boolean => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

function accelerationField(
  { translate }: Site,
  f: EventFields,
  { acceleration }: PartialFacts,
  isPaired: boolean,
): Html {
  const offered = ACCELERATIONS.filter((each) => !isPaired || each === acceleration);
  return f.choice(
    'facts.acceleration',
    offered.map((each) => [each, translate(`web.desk-pairing.acceleration-${each}`)] as const),
    {
      label: translate('web.word.acceleration'),
      none: isPaired && acceleration ? undefined : translate('web.desk-pairing.acceleration-none'),
      value: acceleration,
    },
  );
}

function limitFields({ translate }: Site, f: EventFields, { byeLimits = {} }: PartialFacts): Html {
  return html`${f('facts.byeLimits.most', {
    label: translate('web.desk-pairing.field-most'),
    hint: translate('web.desk-pairing.field-most-hint'),
    value: byeLimits.most,
  })}
${f('facts.byeLimits.notInLast', {
  label: translate('web.desk-pairing.field-not-last'),
  hint: translate('web.desk-pairing.field-not-last-hint'),
  value: byeLimits.notInLast,
})}
${f.yes('facts.byeLimits.full', translate('web.desk-pairing.field-full'), byeLimits.full === true)}`;
}

/** One more row than is filled. */
function virtualPoints({ translate }: Site, f: EventFields, { virtualPoints: lent = [] }: PartialFacts): Html {
  return html`<details class="more"${lent.length > 0 && ' open'}><summary>${translate('web.desk-pairing.virtual')}</summary>
<p class="hint">${translate('web.desk-pairing.virtual-about')}</p>
${Array.from(
  { length: lent.length + 1 },
  (_, i) =>
    html`<div class="fields">${RANGE.map((name) =>
      f(`facts.virtualPoints.${i}.${name}`, {
        label: translate(`web.desk-pairing.virtual-${name}`),
        value: lent[i]?.[name],
        required: false,
      }),
    )}</div>`,
)}</details>`;
}
