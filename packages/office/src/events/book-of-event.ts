import {
  dayFrom,
  type EventType,
  entryOf,
  FIDE_LISTS,
  type Finding,
  type IsoDate,
  type Scoring,
  type Tournament,
} from '@escala/core';
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
  usualBook,
  type VoteVerdict,
} from '@escala/regulations';
import type { KeptFinding } from '../kit/finding.ts';
import { invalid, type Refusal } from '../kit/refusal.ts';
import type { Federation } from '../registry/federation/federation.ts';
import type { EventEntry } from './entries/entry.ts';
import type { FederationEvent } from './event.ts';

/** Anything that names its book of competitions: an event, a league. */
export interface ByRules {
  readonly rules?: string | undefined;
}

type Played = Pick<FederationEvent, 'rules' | 'system' | 'type'>;

/** The book of an event; none if the event only sends its report here. */
export const bookOfEvent = ({ rules }: ByRules): CompetitionRuleBook | undefined =>
  rules === undefined ? undefined : competitionBookOf(rules);

/** The federation's default book. */
export const bookOfFederation = (federation: Federation | undefined): CompetitionRuleBook | undefined =>
  bookOfEvent({ rules: federation?.competitionRules });

/** The system that pairs an event here; none if it only sends its report. */
export const pairingSystem = (event: Pick<FederationEvent, 'rules' | 'system'>): CompetitionSystem | undefined =>
  event.system === undefined ? undefined : entryOf(bookOfEvent(event)?.systems ?? {}, event.system);

/** The points of a game, if not 1, ½ and 0: the event's own, or those of its system (D-OFF-1120). */
export const scoringOf = (event: Pick<FederationEvent, 'rules' | 'system' | 'scoring'>): Scoring | undefined =>
  event.scoring ?? pairingSystem(event)?.scoring;

/** The systems that an event may name; without a book of its own, those of FIDE's (D-OFF-1240). */
export const systemsOf = (event: ByRules): CompetitionRuleBook['systems'] => (bookOfEvent(event) ?? usualBook).systems;

/**
 * The name of the system for documents; if the event names none, the system its event type belongs to. D-OFF-572: a
 * match of two players is a knockout; teams in a report are a Swiss, since nobody is knocked out and no particular
 * table is promised.
 */
export function systemOf(event: Played): string {
  if (event.system !== undefined) return event.system;
  const systems = Object.entries(systemsOf(event));
  const ofType = (type: EventType): string | undefined => systems.find(([, system]) => system.eventType === type)?.[0];
  const type = event.type === 'match' ? 'knockout' : event.type === 'team' ? 'swiss' : event.type;
  return ofType(type) ?? systems[0]![0];
}

/** The rating from the list that the event's book calls the federation's own. */
export function nationalRating(event: ByRules, { ratings = {} }: Pick<EventEntry, 'ratings'>): number | undefined {
  const [source] =
    Object.entries(bookOfEvent(event)?.entryFacts?.ratings ?? {}).find(([, { national }]) => national) ?? [];
  return source === undefined ? undefined : ratings[source];
}

/**
 * Ratings that the event's book uses separately, by its own names: that of the federation's first series (D-OFF-23),
 * and FIDE's.
 */
export function bookRatings(
  event: ByRules,
  { own, fide }: { readonly own: number | undefined; readonly fide: number | undefined },
): Readonly<Record<string, number>> {
  const sources = Object.entries((bookOfEvent(event) ?? usualBook).entryFacts?.ratings ?? {});
  const ratings = sources.map(
    ([name, { national }]) => [name, national ? own : name === FIDE_LISTS.standard ? fide : undefined] as const,
  );
  return Object.fromEntries(ratings.flatMap(([name, rating]) => (rating === undefined ? [] : [[name, rating]])));
}

/** The book as a document names it. */
export const rulesInDocument = ({ rules }: ByRules): Pick<Tournament, 'rules'> =>
  rules === undefined || rules === unnamedBook.id ? {} : { rules };

/** Players with numbers: those given, or in the book's order. */
export function numberedIn(event: Played, { players }: Pick<Tournament, 'players'>): readonly NumberedPlayer[] {
  return systemsOf(event)[systemOf(event)]!.numbered(players);
}

/**
 * The table of an event's players. Without a book there are no rules for breaking ties, so tied players share the place
 * (D-OFF-480); the same holds if the tie-breaks are for their teams (D-TB-23).
 */
export function tableOf(
  event: ByRules & Pick<FederationEvent, 'tiebreaks'>,
  tournament: Tournament,
  options: StandingsOptions = {},
): StandingsResult {
  const book = bookOfEvent(event);
  if (book === undefined) return usualBook.standings.rank(tournament, { ...options, tiebreaks: [] });
  const own = entryOf(book.systems, tournament.system)?.teams?.ranked ? undefined : event.tiebreaks;
  return book.standings.rank(tournament, { ...options, tiebreaks: options.tiebreaks ?? own });
}

/** The book of titles that goes with a book of competitions. */
export const titlesOf = (book: CompetitionRuleBook | undefined): TitleRuleBook | undefined =>
  book?.titles === undefined ? undefined : titleBookOf(book.titles);

/** Book and article for a refusal, if the book has one. */
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

/** Something an act needs and the event's book does not have. */
export const notInBook = ({ rules }: ByRules, part: keyof typeof WITHOUT): Refusal =>
  rules === undefined
    ? invalid('event-no-rules', {}, { field: 'event' })
    : invalid(WITHOUT[part], { book: rules }, { field: 'event', regulation: rules });

/** Play may end before the announced last day; this returns the book's remarks about it, if any (D-OFF-130). */
export function beforeLastDay(
  event: Pick<FederationEvent, 'rules' | 'end'>,
  today: IsoDate,
): (Finding & KeptFinding)[] {
  const remark = today < event.end ? bookOfEvent(event)?.terms?.beforeLastDay?.(event.end, today) : undefined;
  return remark === undefined ? [] : [remark as Finding & KeptFinding];
}

/** A vote of one of the committees as the federation's book counts it; undefined if the book has no rule for it. */
export function votedBy(
  federation: Federation | undefined,
  vote: CommissionVote | undefined,
  today: IsoDate,
  committee: 'sports' | 'competition' = 'sports',
): (VoteVerdict & { readonly regulation: string }) | undefined {
  const book = bookOfFederation(federation);
  const verdict = vote && book?.terms?.commissionVote?.(vote, dayFrom(today), committee);
  return verdict && { ...verdict, regulation: book!.id };
}
