import { dayFrom, type EventRecord, type Finding, type IsoDate, type PlayerFacts, type Tournament } from '@escala/core';
import { regulationOn } from '../../rating/series/series-book.ts';
import { holdsLicence, type Player } from '../../registry/players/player.ts';
import { bookOfEvent } from '../book-of-event.ts';
import type { OfficeFacts } from '../entries/listed-ratings.ts';

export interface EventFindingFacts {
  readonly office: OfficeFacts;
  /** The book of the event. */
  readonly rules: string | undefined;
  /** The day of registration decides how a report is judged (fce-2016 2.1, fide-2009 0.4). */
  readonly registeredOn?: IsoDate | undefined;
  readonly record: EventRecord;
  readonly tournament: Tournament;
  readonly players: ReadonlyMap<string, Player>;
}

/**
 * All findings on an event, by the rating books of the federation's lists and by its competition rules, without
 * duplicates.
 */
export function findingsOfEvent({
  office: { federation, ratings },
  rules,
  registeredOn,
  record,
  tournament,
  players,
}: EventFindingFacts): Finding[] {
  const facts = [...players].map(([id, player]) => playerFactsOf(id, player, record));
  const reportedRatings = Object.fromEntries(
    tournament.players.flatMap(({ id, rating }) => (rating === undefined ? [] : [[id, rating]])),
  );
  const books = new Map(
    // A book's first series is the one for its first rhythm.
    (federation?.series ?? []).toReversed().map((series) => {
      const { regulation, revision } = regulationOn(series, record.start);
      return [`${regulation}/${revision}`, series];
    }),
  );
  const registered = registeredOn === undefined ? undefined : dayFrom(registeredOn);
  const ofRating = [...books.values()].flatMap((series) => {
    const { book, revision } = regulationOn(series, record.start);
    if (book.kind !== 'head-to-head') return [];
    const own = ratings.get(series.id) ?? {};
    return book.eventFindings(record, facts, { revision, ratings: own, reportedRatings, registered });
  });
  const ofCompetition = bookOfEvent({ rules })?.homologation?.check(tournament).findings ?? [];
  return [...ofCompetition, ...ofRating];
}

function playerFactsOf(id: string, player: Player, { start }: EventRecord): PlayerFacts {
  const { name, birthDate, sex, federatedOn, firstSeason, minGames } = player;
  return {
    id,
    name,
    ...(birthDate !== undefined && { birthDate }),
    ...(sex !== undefined && { sex }),
    federated: holdsLicence(player, start.slice(0, 4), start),
    ...(federatedOn !== undefined && { federatedOn }),
    ...(firstSeason !== undefined && { firstSeason }),
    ...(minGames !== undefined && { minGames }),
  };
}
