import { dayFrom, entryOf } from '@escala/core';
import { competitionBooks, type EventFact, type EventFactTable, type SetByEvent } from '@escala/regulations';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { leagueKind } from '../../teams/leagues/league.ts';
import { bookOfEvent, scoringOf } from '../book-of-event.ts';
import { type EventFacts, MOST_EVENT_DAYS } from '../event.ts';
import { ratingFactsOf, unusedFacts } from '../ratings/rating-facts.ts';
import { offeredLists } from '../ratings/rating-lists.ts';
import { periodRefusals } from '../tournament-facts.ts';

const KNOWN = Object.keys(competitionBooks).join(', ');

/** What a registration refers to. */
export interface FactsAround {
  readonly knowsClub: boolean;
  readonly knowsLeague: boolean;
  readonly lists: readonly string[];
  readonly ratingFacts: EventFactTable;
}

/** `lists`: those that the event already names, which may be another office's. */
export async function loadAround(
  reading: Reading,
  { club, league }: EventFacts,
  lists: readonly string[] = [],
): Promise<FactsAround> {
  const federation = await federationOf(reading);
  return {
    ratingFacts: ratingFactsOf(federation).facts,
    lists: [...offeredLists(federation).map(({ list }) => list), ...lists],
    knowsClub: club === undefined || (await reading.get(clubKind, club)) !== undefined,
    knowsLeague: league === undefined || (await reading.get(leagueKind, league)) !== undefined,
  };
}

/** Facts that name no book use this one (D-OFF-481). */
export function withRules<Facts extends Pick<EventFacts, 'rules'>>(facts: Facts, rules: string | undefined): Facts {
  return facts.rules === undefined && rules !== undefined ? { ...facts, rules } : facts;
}

/** All contradictions in an event's facts. */
export function factsRefusals(facts: EventFacts, around: FactsAround): Refusal[] {
  const { knowsClub, knowsLeague, lists } = around;
  const { start, end, club, league } = facts;
  const refused: Refusal[] = [];
  if (end < start) refused.push(invalid('event-ends-before-start', { start, end }, { field: 'facts.end' }));
  if (dayFrom(end) - dayFrom(start) >= MOST_EVENT_DAYS)
    refused.push(invalid('event-too-long', { start, end }, { field: 'facts.end' }));
  refused.push(...periodRefusals(facts), ...bookRefusals(facts));
  if (!knowsClub) refused.push(missing('club-unknown', { id: club ?? '' }, { field: 'facts.club' }));
  if (!knowsLeague) refused.push(missing('league-unknown', { id: league ?? '' }, { field: 'facts.league' }));
  refused.push(...unusedFacts(facts.ratingFacts ?? {}, around.ratingFacts, 'facts.ratingFacts'));
  return [...refused, ...listRefusals(facts, lists), ...roundDateRefusals(facts), ...roundTimeRefusals(facts)];
}

/** Unknown or repeated lists (D-OFF-510). */
function listRefusals({ ratingLists: { lists = [] } = {} }: EventFacts, known: readonly string[]): Refusal[] {
  return lists.flatMap((list, i) => {
    const field = `facts.ratingLists.lists.${i}`;
    if (!known.includes(list)) return [missing('rating-list-unknown', { list, known: known.join(', ') }, { field })];
    return lists.indexOf(list) < i ? [invalid('rating-list-twice', { list }, { field })] : [];
  });
}

/** Whether the book uses a fact and, for a choice, knows this value. */
const looksAt = (fact: EventFact | undefined, value: unknown, system: string | undefined): boolean =>
  fact?.asked !== undefined &&
  (fact.systems?.includes(system ?? '') ?? true) &&
  (fact.kind !== 'choice' || fact.options.some((option) => option === value));

/** Facts that the event's book does not know. */
function bookRefusals(facts: EventFacts): Refusal[] {
  const { rules, system, type, tiebreaks = [] } = facts;
  const book = bookOfEvent(facts);
  if (rules !== undefined && book === undefined)
    return [invalid('rules-unknown', { book: rules, known: KNOWN }, { field: 'facts.rules' })];
  const refused = Object.entries(facts.ruleFacts ?? {})
    .filter(([name, value]) => value !== undefined && !looksAt(book?.facts?.[name], value, system))
    .map(([name]) => invalid('event-fact-unused', { name }, { field: `facts.ruleFacts.${name}` }));
  if (book === undefined) {
    if (system !== undefined) refused.push(invalid('event-no-rules', {}, { field: 'facts.system' }));
    if (tiebreaks.length > 0) refused.push(invalid('event-no-rules', {}, { field: 'facts.tiebreaks' }));
    return refused;
  }
  const known = entryOf(book.systems, system ?? '');
  if (known !== undefined && known.eventType !== type)
    refused.push(invalid('event-type-of-system', { system: system!, type: known.eventType }, { field: 'facts.type' }));
  if (system !== undefined && known === undefined) {
    const values = { book: book.id, system, known: Object.keys(book.systems).join(', ') };
    refused.push(invalid('system-unknown', values, { field: 'facts.system' }));
  }
  refused.push(...unusedSettings(facts, known?.setByEvent ?? [], known?.byes.onRequest !== undefined));
  tiebreaks.forEach((name, i) => {
    const field = `facts.tiebreaks.${i}`;
    const tieBreak = book.standings.tieBreakOf(name);
    if (tieBreak === undefined) {
      const values = { book: book.id, name, known: Object.keys(book.standings.tieBreaks).join(', ') || '–' };
      refused.push(invalid('tie-break-unknown', values, { field }));
    } else if (!(tieBreak.fits?.(system ?? '') ?? tieBreak.for.includes('players')))
      refused.push(
        invalid('tie-break-unfit', { name }, { field, regulation: book.id, article: tieBreak.articles[0]! }),
      );
  });
  return refused;
}

/** The facts behind each setting that a system may leave to the event. */
const SETTINGS = [
  ['scoring', ['scoring']],
  ['acceleration', ['acceleration', 'virtualPoints']],
  ['games-per-match', ['gamesPerMatch']],
  ['third-place', ['thirdPlaceMatch']],
] as const satisfies readonly (readonly [SetByEvent, readonly (keyof EventFacts)[]])[];

/** Settings that the system does not use; Baku needs points that can be halved (C.04.7 1). */
function unusedSettings(facts: EventFacts, may: readonly SetByEvent[], hasRequests: boolean): Refusal[] {
  const { acceleration, virtualPoints = [], rounds } = facts;
  const unused = [
    ...SETTINGS.flatMap(([matter, names]) => (may.includes(matter) ? [] : names)),
    ...(hasRequests ? [] : (['byeLimits'] as const)),
  ].filter((name) => facts[name] !== undefined);
  const refused = unused.map((name) => invalid('event-fact-unused', { name }, { field: `facts.${name}` }));
  const { win, draw, loss } = scoringOf(facts) ?? { win: 1, draw: 0.5, loss: 0 };
  if (win < draw || draw < loss || win === 0)
    refused.push(invalid('scoring-order', { win, draw, loss }, { field: 'facts.scoring.win' }));
  if (acceleration === 'baku' && virtualPoints.length === 0 && (win !== 2 * draw || loss > 0))
    refused.push(invalid('acceleration-scoring', {}, { field: 'facts.acceleration' }));
  virtualPoints.forEach(({ fromRound, toRound, firstNumber, lastNumber }, i) => {
    if (toRound < fromRound || toRound > rounds || lastNumber < firstNumber)
      refused.push(invalid('virtual-points-range', { line: i + 1, rounds }, { field: `facts.virtualPoints.${i}` }));
  });
  return refused;
}

function roundDateRefusals({ roundDates, rounds, start, end }: EventFacts): Refusal[] {
  if (roundDates === undefined) return [];
  const refused: Refusal[] = [];
  if (roundDates.length !== rounds)
    refused.push(invalid('round-dates-count', { dates: roundDates.length, rounds }, { field: 'facts.roundDates' }));
  roundDates.forEach((date, i) => {
    const field = `facts.roundDates.${i}`;
    if (date < start || date > end)
      refused.push(invalid('round-date-outside', { round: i + 1, date, start, end }, { field }));
    const before = roundDates[i - 1];
    if (before !== undefined && date < before)
      refused.push(invalid('round-date-order', { round: i + 1, date, before }, { field }));
  });
  return refused;
}

/** Either every round has a time or none; on one day each round begins after the previous one (D-OFF-477). */
function roundTimeRefusals({ roundTimes, roundDates, rounds, start, end }: EventFacts): Refusal[] {
  if (roundTimes === undefined) return [];
  const refused: Refusal[] = [];
  if (roundTimes.length !== rounds)
    refused.push(invalid('round-times-count', { times: roundTimes.length, rounds }, { field: 'facts.roundTimes' }));
  const dayOf = (i: number): string | undefined => roundDates?.[i] ?? (start === end ? start : undefined);
  roundTimes.forEach((time, i) => {
    const before = roundTimes[i - 1];
    if (before === undefined || time > before || dayOf(i) === undefined || dayOf(i) !== dayOf(i - 1)) return;
    const values = { round: i + 1, time, before };
    refused.push(invalid('round-time-order', values, { field: `facts.roundTimes.${i}` }));
  });
  return refused;
}
