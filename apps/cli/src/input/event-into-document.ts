import type { EventRecord, HeadToHeadInput, PlayerFacts } from '@escala/core';
import type { EventOfTrf, TrfReport } from '@escala/formats';
import { type RuleBook, ruleBookOf, ruleBooks } from '@escala/regulations';
import type { InputFault } from './input-fault.ts';
import { hasOneList, type StandaloneTerms } from './rated-report-options.ts';

/** A fault in joining the two; a warning if the event is rated anyway. */
export interface JoiningFault extends InputFault {
  readonly player?: string;
  readonly isWarning?: true;
}

export interface JoinedDocument {
  readonly document: HeadToHeadInput;
  /** All at once; any that is not a warning refuses the document. */
  readonly faults: readonly JoiningFault[];
}

type CompleteEvent = EventOfTrf & { readonly event: EventRecord };

/** Adds the event of a report to a document, matching players by id. */
export function eventIntoDocument(document: HeadToHeadInput, taken: CompleteEvent, report: TrfReport): JoinedDocument {
  const faults = [
    ...identityFaults(report),
    ...strangers(document, report),
    ...eventFaults(document, taken.event),
    ...ratingRemarks(document, taken.ratings),
  ];
  const event = eventReadBy(document.regulation, taken.event);
  return { document: { ...document, events: [...document.events, event] }, faults };
}

/**
 * Without fields that only other books use, such as the moves of
 * the first control: with them the document would be refused.
 */
function readBy<Facts extends object>(regulation: string, facts: Facts): Facts {
  const { fields = [], sharedWith = [] } = ruleBookOf(regulation)?.documents ?? {};
  const own = new Set([...fields, ...sharedWith.flatMap((book) => ruleBookOf(book)?.documents.fields ?? [])]);
  const others = new Set(Object.values<RuleBook>(ruleBooks).flatMap(({ documents }) => documents.fields));
  const kept = Object.entries(facts).filter(([field]) => own.has(field) || !others.has(field));
  return Object.fromEntries(kept) as Facts;
}

const eventReadBy = (regulation: string, event: EventRecord): EventRecord => ({
  ...readBy(regulation, event),
  timeControl: readBy(regulation, event.timeControl),
});

/** Start numbers could be other players' ids: everybody must have an identity number of their own. */
function identityFaults({ players }: TrfReport): JoiningFault[] {
  const seen = new Set<string>();
  return players.flatMap(({ id, number, name = '' }): JoiningFault[] => {
    if (id === undefined || id === '0') return [{ code: 'input.player-no-id', values: { number, name } }];
    if (seen.has(id)) return [{ code: 'input.player-id-twice', values: { number, name, id }, player: id }];
    seen.add(id);
    return [];
  });
}

function strangers({ players }: HeadToHeadInput, report: TrfReport): JoiningFault[] {
  const known = new Map(players.map((player) => [player.id, player]));
  return report.players.flatMap(({ id, name = '' }): JoiningFault[] => {
    if (id === undefined || id === '0') return [];
    const player = known.get(id);
    if (player === undefined) return [{ code: 'input.player-stranger', values: { id, name }, player: id }];
    if (player.name === undefined || name === '' || sameWords(player.name, name)) return [];
    return [{ code: 'input.player-other-name', values: { id, name, known: player.name }, player: id, isWarning: true }];
  });
}

/** The same name in another order, with other punctuation or without accents. */
function sameWords(a: string, b: string): boolean {
  const words = (name: string): string =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .sort()
      .join(' ');
  return words(a) === words(b);
}

function eventFaults({ events, lists, listDate }: HeadToHeadInput, { id, end }: EventRecord): JoiningFault[] {
  const faults: JoiningFault[] = [];
  if (events.some((event) => event.id === id)) faults.push({ code: 'input.event-known', values: { id } });
  const from = lists.at(-1)?.date;
  if (end >= listDate || (from !== undefined && end < from))
    faults.push({ code: 'input.event-outside', values: { end, from: from ?? '-', to: listDate }, isWarning: true });
  return faults;
}

function ratingRemarks({ lists }: HeadToHeadInput, ratings: EventOfTrf['ratings']): JoiningFault[] {
  const latest = lists.at(-1);
  if (latest === undefined) return [];
  const count = Object.entries(ratings).filter(([id, rating]) => latest.ratings[id] !== rating).length;
  return count === 0 ? [] : [{ code: 'input.lists-count', values: { count, date: latest.date }, isWarning: true }];
}

/** More than any regulation requires before a player's usual K applies. */
const ENOUGH_GAMES = 9999;

/**
 * A report has no career data: a rated player counts as established and active, or K would be a beginner's (D-TRF-4).
 */
function established(players: readonly PlayerFacts[], ratings: EventOfTrf['ratings'], on: string): PlayerFacts[] {
  return players.map((player) =>
    ratings[player.id] === undefined ? player : { ...player, careerGames: ENOUGH_GAMES, lastEventOn: on },
  );
}

/** The event alone, with the report's ratings as the list in force when it began (D-TRF-4). */
export function standaloneDocument(taken: CompleteEvent, report: TrfReport, terms: StandaloneTerms): JoinedDocument {
  const { event, players, ratings } = taken;
  const { regulation, revision, listDate, rhythm = 'standard' } = terms;
  const told = players.map((player) => readBy(regulation, player));
  const document: HeadToHeadInput = {
    format: 'escala/rating-input@1',
    regulation,
    ...(revision !== undefined && { revision }),
    ...(!hasOneList(regulation) && { rhythm }),
    listDate,
    players: ruleBookOf(regulation)?.documents.fields.includes('careerGames')
      ? established(told, ratings, event.start)
      : told,
    lists: [{ date: event.start, ratings }],
    events: [eventReadBy(regulation, event)],
  };
  const rated = Object.keys(ratings).length;
  const values = {
    rated,
    unrated: players.length - rated,
    date: event.start,
    regulation,
    rhythm: document.rhythm ?? 'none',
  };
  const faults: JoiningFault[] = [{ code: 'input.rated-alone', values, isWarning: true }];
  if (identityFaults(report).length > 0) faults.push({ code: 'input.start-numbers', values: {}, isWarning: true });
  if (event.end >= listDate) faults.push({ code: 'input.list-before-event', values: { listDate, end: event.end } });
  return { document, faults };
}
