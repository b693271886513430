import {
  gameKindOf,
  resultIn,
  saidKind,
  type Tournament,
  type TournamentGame,
  type TournamentPlayer,
} from '@escala/core';
import { rulesInDocument, systemOf, systemsOf } from '../../events/book-of-event.ts';
import type { FederationEvent } from '../../events/event.ts';
import { loadDesk, standingRounds } from '../../events/event-desk.ts';
import { reportKind } from '../../events/reports/report.ts';
import { tournamentFacts } from '../../events/tournament-facts.ts';
import { tournamentOfDesk } from '../../events/tournament-of-desk.ts';
import type { Kept, Reading } from '../../ports.ts';
import { GAMES_FOLDER, type PackedReport, unpackGames } from '../../rating/columns/packed-games.ts';
import { correctionKind, type HeadToHeadChange, isHeadToHeadChange } from '../../rating/corrections/correction.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { playerKind } from '../../registry/players/player.ts';
import { correctedTournament, renamedTournament } from './corrected-tournament.ts';
import { loadEntrants } from './entrant.ts';

/** The source of a tournament document: the arbiter's desk, a report file, or the rated games alone. */
export const TOURNAMENT_SOURCES = ['desk', 'report', 'games'] as const;

export interface EventTournament {
  readonly event: Kept<FederationEvent>;
  /** As the record has it today, with corrections and merges; undefined if nothing was played. */
  readonly tournament: Tournament | undefined;
  readonly source: (typeof TOURNAMENT_SOURCES)[number];
}

/** `counting`: treats an annulled or waiting event as if it counted. */
export async function loadEventTournament(
  reading: Reading,
  id: string,
  counting = false,
): Promise<EventTournament | undefined> {
  const desk = await loadDesk(reading, id);
  if (desk === undefined) return undefined;
  const { event } = desk;
  const facts = counting ? { ...event.body, state: 'accepted' as const } : event.body;
  if (standingRounds(desk).length > 0) {
    const tournament = await asCorrected(reading, event, tournamentOfDesk(desk), counting);
    return { event, tournament: await asToday(reading, facts, tournament), source: 'desk' };
  }
  const reported = (await reading.get(reportKind, id))?.body.tournament;
  if (reported !== undefined) {
    const tournament = await asCorrected(reading, event, reported, counting);
    return { event, tournament: await asToday(reading, facts, tournament), source: 'report' };
  }
  const played = await ofGames(reading, event, counting);
  return { event, tournament: await asToday(reading, facts, played), source: 'games' };
}

/** Corrections change the rated games but not the documents, so they are applied here, in order. */
async function asCorrected(
  reading: Reading,
  event: Kept<FederationEvent>,
  document: Tournament,
  counting: boolean,
): Promise<Tournament | undefined> {
  const corrections = await reading.find(correctionKind, { key: 'event', equals: event.id });
  const recorded = corrections
    .toSorted((a, b) => a.body.act - b.body.act)
    .map(({ body }) => body.change)
    .filter(isHeadToHeadChange);
  const fallen = counting ? recorded.length : recorded.findLastIndex(({ kind }) => kind === 'reinstatement');
  const changes = recorded.filter(({ kind }, place) => kind !== 'annulment' || place > fallen);
  const persons = changes.flatMap((change) => (change.kind === 'identity' ? [change.to] : []));
  const entrants = await loadEntrants(reading, event.body, persons);
  if (changes.length === 0) return document;
  const named = changes.flatMap((change) => ('white' in change ? [change.white, change.black] : []));
  const own = await ownIds(reading, [...document.players.map(({ id }) => id), ...persons, ...named]);
  return changes.reduce<Tournament | undefined>(
    (tournament, change) =>
      tournament &&
      correctedTournament(tournament, own ? seatedIn(tournament, change, own) : change, (player) =>
        entrants.get(player),
      ),
    document,
  );
}

async function ofGames(
  reading: Reading,
  event: Kept<FederationEvent>,
  counting: boolean,
): Promise<Tournament | undefined> {
  const [paper] = await reading.papers(GAMES_FOLDER, { name: event.id, edition: 'latest' });
  if (paper === undefined) return undefined;
  const report = unpackGames(paper.bytes);
  if (!report.counts && !counting) return undefined;
  const found = await Promise.all(
    Array.from(report.participants, (number) =>
      reading.find(playerKind, { key: 'number', equals: String(number) }, { limit: 1 }),
    ),
  );
  const ids = new Map(found.flat().map(({ id, body }) => [body.number, id]));
  const entrants = await loadEntrants(reading, event.body, [...ids.values()]);
  if (isOfTeams(event.body)) {
    const order = Array.from(report.participants, (number) => ids.get(number)!);
    await teamByClub(reading, entrants, order);
  }
  return tournamentOfGames(event.body, report, (number) => ids.get(number)!, entrants);
}

const isOfTeams = (event: FederationEvent): boolean => systemsOf(event)[systemOf(event)]?.teams !== undefined;

/**
 * Games alone do not tell the teams: whoever plays for the same club is one, and teams and boards are in the order of
 * the participants (D-OFF-1352).
 */
async function teamByClub(
  reading: Reading,
  entrants: Map<string, TournamentPlayer>,
  order: readonly string[],
): Promise<void> {
  const clubs = await reading.getMany(clubKind, [...new Set([...entrants.values()].flatMap(({ club }) => club ?? []))]);
  const names = new Map(clubs.map(({ id, body }) => [id, body.name]));
  for (const [i, id] of order.entries()) {
    const { club, ...player } = entrants.get(id) ?? { id };
    const team = club && (names.get(club) ?? club);
    entrants.set(id, { ...player, number: i + 1, ...(club && { club }), ...(team && { team }) });
  }
}

/** With the event's facts on record, and with merged players replaced. */
async function asToday(
  reading: Reading,
  event: FederationEvent,
  tournament: Tournament | undefined,
): Promise<Tournament | undefined> {
  if (tournament === undefined) return undefined;
  const own = await ownIds(
    reading,
    tournament.players.map(({ id }) => id),
  );
  return { ...(own ? renamedTournament(tournament, own) : tournament), event: tournamentFacts(event) };
}

/** Maps ids to those of the players they were merged into; undefined if none was merged. */
async function ownIds(reading: Reading, ids: readonly string[]): Promise<((id: string) => string) | undefined> {
  const kept = new Map<string, string>();
  let unknown = ids;
  while (unknown.length > 0) {
    const merged = (await reading.getMany(playerKind, unknown)).filter(({ body }) => body.mergedInto !== undefined);
    for (const { id, body } of merged) kept.set(id, body.mergedInto!);
    unknown = merged.map(({ body }) => body.mergedInto!).filter((id) => !kept.has(id));
  }
  const own = (id: string): string => (kept.has(id) ? own(kept.get(id)!) : id);
  return kept.size === 0 ? undefined : own;
}

/** The change with the document's ids: a correction after a merge names the kept player (D-OFF-151). */
function seatedIn({ players }: Tournament, change: HeadToHeadChange, own: (id: string) => string): HeadToHeadChange {
  const seat = (id: string): string =>
    players.some((player) => player.id === id) ? id : (players.find((player) => own(player.id) === own(id))?.id ?? id);
  if ('white' in change) return { ...change, white: seat(change.white), black: seat(change.black) };
  return change.kind === 'identity' ? { ...change, from: seat(change.from) } : change;
}

/** The event reconstructed from its games: byes are unknown, since ratings do not need them (D-OFF-86). */
function tournamentOfGames(
  event: FederationEvent,
  { participants, games }: PackedReport,
  idOf: (number: number) => string,
  entrants: ReadonlyMap<string, TournamentPlayer>,
): Tournament {
  const ids = Array.from(participants, idOf);
  return {
    format: 'escala/tournament@1',
    name: event.name,
    ...rulesInDocument(event),
    system: systemOf(event),
    rounds: event.rounds,
    players: ids.map((id) => entrants.get(id) ?? { id }),
    games: Array.from({ length: games.count }, (_, i): TournamentGame => {
      const outcome = games.outcome[i]!;
      const result = resultIn(outcome);
      return {
        round: games.round[i]!,
        white: ids[games.white[i]!]!,
        black: ids[games.black[i]!]!,
        result,
        ...saidKind(result, gameKindOf(outcome)),
      };
    }),
  };
}
