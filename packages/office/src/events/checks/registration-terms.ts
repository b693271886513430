import { dayFrom, type Finding, type Tournament, writeDay } from '@escala/core';
import { fideRhythm, type RegisteredPlayer } from '@escala/regulations';
import { z } from 'zod';
import { regulationOn } from '../../rating/series/series-book.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import type { Player } from '../../registry/players/player.ts';
import type { OfficeFacts } from '../entries/listed-ratings.ts';
import type { FederationEvent } from '../event.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';
import { recordOfTournament } from '../file/record-of-tournament.ts';
import { tournamentOfDesk } from '../tournament-of-desk.ts';
import { findingsOfEvent } from './event-finding-sources.ts';

export const registrationTermSchema = z.strictObject({
  regulation: z.string(),
  article: z.string(),
  /** The last day to be in time. */
  due: z.iso.date(),
  verdict: z.enum(['in-time', 'late', 'needs-permission']),
});
export type RegistrationTerm = z.infer<typeof registrationTermSchema>;

/**
 * Whether the event was registered in time, by each rating regulation with a deadline for it (fide-2009 0.4); in some
 * cases it depends on the known players (fide-2024 0.2).
 */
export function registrationTerms(
  federation: Federation | undefined,
  {
    registeredOn,
    start,
    flags,
    timeControl,
  }: Pick<FederationEvent, 'registeredOn' | 'start' | 'flags' | 'timeControl'>,
  field: readonly RegisteredPlayer[] = [],
): RegistrationTerm[] {
  const terms = { rhythm: fideRhythm(timeControl), field };
  const books = new Map((federation?.series ?? []).map((series) => [regulationOn(series, start).regulation, series]));
  return [...books.values()].flatMap((series) => {
    const { book, regulation, revision } = regulationOn(series, start);
    if (book.kind !== 'head-to-head' || book.registration === undefined) return [];
    const { article, due, verdict } = book.registration(dayFrom(registeredOn), dayFrom(start), { ...terms, revision });
    // Official competitions are rated even without prior registration (fce-2016 2.1).
    return verdict === 'late' && flags?.official ? [] : [{ regulation, article, due: writeDay(due), verdict }];
  });
}

/** The entered players, with the event's rating and that of FIDE's standard list. */
export const fieldOfDesk = (desk: EventDesk): readonly RegisteredPlayer[] =>
  activeEntries(desk).map(({ body: { player, rating = 0, fide } }) => ({
    rating: Math.max(rating, fide?.standard ?? 0),
    sex: desk.players.get(player)?.sex,
  }));

/** The players of a report, with the ratings it gives. */
export const fieldOfReport = (
  tournament: Tournament | undefined,
  registry: ReadonlyMap<string, Pick<Player, 'sex'>>,
): readonly RegisteredPlayer[] =>
  (tournament?.players ?? []).map(({ id, rating = 0, ratings }) => ({
    rating: Math.max(rating, ratings?.fide ?? 0),
    sex: registry.get(id)?.sex,
  }));

/** What is known so far about an event's homologation, even before anyone has entered. */
export function checkedSoFar(office: OfficeFacts, desk: EventDesk): Finding[] {
  const { id, body } = desk.event;
  const tournament = tournamentOfDesk(desk);
  const record = { ...recordOfTournament(id, body, tournament), rounds: body.rounds };
  return findingsOfEvent({ office, rules: body.rules, record, tournament, players: desk.players });
}

/** A desk with just the event. */
export function emptyDesk(id: string, body: FederationEvent): EventDesk {
  return {
    event: { id, version: 0, seq: 0, body },
    entries: [],
    rounds: [],
    boards: [],
    players: new Map(),
    federation: undefined,
  };
}
