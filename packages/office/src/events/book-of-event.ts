import { dayFrom, type EventType, entryOf, type Finding, type IsoDate, type Tournament } from '@escala/core';
import {
  type CitedMatter,
  type CommissionVote,
  type CompetitionRuleBook,
  type CompetitionSystem,
  competitionBookOf,
  type NumberedPlayer,
  type StandingsOptions,
  type StandingsResult,
  type TitleRuleBook,
  titleBookOf,
  unnamedBook,
  type VoteVerdict,
} from '@escala/regulations';
import type { KeptFinding } from '../kit/finding.ts';
import { invalid, type Refusal } from '../kit/refusal.ts';
import type { Federation } from '../registry/federation/federation.ts';
import type { EventEntry } from './entries/entry.ts';
import type { FederationEvent } from './event.ts';

/** Whatever says by which book of competitions it goes: an event, a league. */
export interface ByRules {
  readonly rules?: string | undefined;
}

type Played = Pick<FederationEvent, 'rules' | 'system' | 'type'>;

/** The book of an event; none where it only reports here. */
export const bookOfEvent = ({ rules }: ByRules): CompetitionRuleBook | undefined =>
  rules === undefined ? undefined : competitionBookOf(rules);

/** The book that a federation uses where nothing else is said. */
export const bookOfFederation = (federation: Federation | undefined): CompetitionRuleBook | undefined =>
  bookOfEvent({ rules: federation?.competitionRules });

/** The system by which an event is paired here; none where it only reports. */
export const pairingSystem = (event: Pick<FederationEvent, 'rules' | 'system'>): CompetitionSystem | undefined =>
  event.system === undefined ? undefined : entryOf(bookOfEvent(event)?.systems ?? {}, event.system);

/** The systems that an event, or a document, may name. */
export const systemsOf = (event: ByRules): CompetitionRuleBook['systems'] =>
  (bookOfEvent(event) ?? unnamedBook).systems;

/**
 * The name of the system for documents: where none is named, the one whose conditions an event of its type stands under. D-OFF-572: two who
 * play a match are a knockout; teams that a report tells of are a Swiss, for nobody goes out and no table is promised.
 */
export function systemOf(event: Played): string {
  if (event.system !== undefined) return event.system;
  const systems = Object.entries(systemsOf(event));
  const ofType = (type: EventType): string | undefined => systems.find(([, system]) => system.eventType === type)?.[0];
  const type = event.type === 'match' ? 'knockout' : event.type === 'team' ? 'swiss' : event.type;
  return ofType(type) ?? systems[0]![0];
}

/** The rating of the list that the event's book calls the federation's own. */
export function nationalRating(event: ByRules, { ratings = {} }: Pick<EventEntry, 'ratings'>): number | undefined {
  const [source] =
    Object.entries(bookOfEvent(event)?.entryFacts?.ratings ?? {}).find(([, { national }]) => national) ?? [];
  return source === undefined ? undefined : ratings[source];
}

/** The book as a document names it. */
export const rulesInDocument = ({ rules }: ByRules): Pick<Tournament, 'rules'> =>
  rules === undefined || rules === unnamedBook.id ? {} : { rules };

/** Players by number, as given or in the order of the book. */
export function numberedIn(event: Played, { players }: Pick<Tournament, 'players'>): readonly NumberedPlayer[] {
  return systemsOf(event)[systemOf(event)]!.numbered(players);
}

/**
 * The table of the players of an event. Without a book nobody says how ties are broken: who is level shares the place (D-OFF-480); so do
 * they where the tie-breaks are those of their teams (D-TB-23).
 */
export function tableOf(
  event: ByRules & Pick<FederationEvent, 'tiebreaks'>,
  tournament: Tournament,
  options: StandingsOptions = {},
): StandingsResult {
  const book = bookOfEvent(event);
  if (book === undefined) return unnamedBook.standings.rank(tournament, { ...options, tiebreaks: [] });
  const own = entryOf(book.systems, tournament.system)?.teams?.ranked ? undefined : event.tiebreaks;
  return book.standings.rank(tournament, { ...options, tiebreaks: options.tiebreaks ?? own });
}

/** The book of titles that goes with a book of competitions. */
export const titlesOf = (book: CompetitionRuleBook | undefined): TitleRuleBook | undefined =>
  book?.titles === undefined ? undefined : titleBookOf(book.titles);

/** Book and article for a refusal, where the book has one. */
export function cited(
  event: ByRules,
  matter: CitedMatter | 'prizes' | 'places' | 'draw-of-places',
): Pick<Refusal, 'regulation' | 'article'> {
  const book = bookOfEvent(event);
  const article = {
    ...book?.articles,
    prizes: book?.prizes?.article,
    places: book?.entry?.vacancies?.articles.at(-1),
    'draw-of-places': book?.entry?.vacancies?.draw,
  }[matter];
  return book === undefined || article === undefined ? {} : { regulation: book.id, article };
}

const WITHOUT = { places: 'book-without-places' } as const;

/** What an act needs of the event's book, and the book does not offer. */
export const notInBook = ({ rules }: ByRules, part: keyof typeof WITHOUT): Refusal =>
  rules === undefined
    ? invalid('event-no-rules', {}, { field: 'event' })
    : invalid(WITHOUT[part], { book: rules }, { field: 'event', regulation: rules });

/** Play may be over before the last day that was announced, which is said where the book has something to say of it (D-OFF-130). */
export function beforeLastDay(
  event: Pick<FederationEvent, 'rules' | 'end'>,
  today: IsoDate,
): (Finding & KeptFinding)[] {
  const remark = today < event.end ? bookOfEvent(event)?.terms?.beforeLastDay?.(event.end, today) : undefined;
  return remark === undefined ? [] : [remark as Finding & KeptFinding];
}

/** A vote of the commission as the federation's book counts it; nothing where the book does not. */
export function votedBy(
  federation: Federation | undefined,
  vote: CommissionVote | undefined,
  today: IsoDate,
): (VoteVerdict & { readonly regulation: string }) | undefined {
  const book = bookOfFederation(federation);
  const verdict = vote && book?.terms?.commissionVote?.(vote, dayFrom(today));
  return verdict && { ...verdict, regulation: book!.id };
}
