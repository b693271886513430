import type { EventRecord, GameRecord, Tournament } from '@escala/core';
import { cited, systemOf } from '../../events/book-of-event.ts';
import type { FederationEvent, Rounds } from '../../events/event.ts';
import { headOfRecord } from '../../events/file/record-of-tournament.ts';
import { tournamentFacts } from '../../events/tournament-facts.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { gamesOfActa } from '../matches/acting-players.ts';
import { isSettled, type LeagueMatch } from '../matches/match.ts';
import { openReserves } from '../reserves/match-reserves.ts';
import { type LeagueDesk, loadLeague } from './league-desk.ts';

interface LeagueReport {
  readonly record: EventRecord;
  readonly tournament: Tournament;
  readonly players: ReadonlyMap<string, Player>;
  readonly refused: readonly Refusal[];
}

/**
 * The games of a league as the report of an event. A board with an empty side is not a game; rulings on a match do not
 * change its games.
 */
export async function leagueReport(
  reading: Reading,
  id: string,
  event: FederationEvent,
  league: string,
  part?: Rounds,
): Promise<LeagueReport> {
  const found = await loadLeague(reading, league);
  const desk = found && part ? { ...found, ...reportedIn(found, part) } : found;
  const games = desk === undefined ? [] : gamesOf(desk);
  const participants = [...new Set(games.flatMap(({ white, black }) => [white, black]))].sort();
  const people = await reading.getMany(playerKind, participants);
  const players = new Map(people.map((player) => [player.id, player.body]));
  return {
    record: { ...headOfRecord(id, event), participants, games },
    tournament: {
      format: 'escala/tournament@1',
      name: event.name,
      system: systemOf(event),
      rounds: event.rounds,
      players: participants.map((player) => ({ id: player, name: players.get(player)?.name })),
      games: games.map(({ date: _date, ...game }) => game),
      event: tournamentFacts(event),
    },
    players,
    refused:
      desk === undefined
        ? [missing('league-unknown', { id: league }, { field: 'from' })]
        : [...openMatches(desk), ...reservedMatches(desk)],
  };
}

/** What was due up to the last round of a part. */
function reportedIn({ matches, reserves }: LeagueDesk, { to }: Rounds): Pick<LeagueDesk, 'matches' | 'reserves'> {
  const own = matches.filter(({ body }) => body.round <= to);
  const ids = new Set(own.map(({ id }) => id));
  return { matches: own, reserves: reserves.filter(({ body }) => ids.has(body.match)) };
}

function gamesOf({ league, matches, actas }: LeagueDesk): GameRecord[] {
  return matches.flatMap(({ id, body: { round } }) => {
    const acta = actas.get(id)?.body;
    if (acta === undefined) return [];
    return gamesOfActa(league.body, acta).flatMap(({ white, black, result, kind }) =>
      white === null || black === null || result === undefined
        ? []
        : [{ round, date: acta.playedOn, white, black, result, kind }],
    );
  });
}

/** The committee's reading counts: without it nothing can be reported (Sub-condicione 6.1). */
function reservedMatches({ league, matches, reserves, teams }: LeagueDesk): Refusal[] {
  const by = cited(league.body, 'reserve');
  const nameOf = namesOfTeams(teams);
  return openReserves(reserves).map(({ body: { match: id, board = 0 } }) => {
    const { round, home, away } = matches.find((match) => match.id === id)!.body;
    const values = { round, board, home: nameOf(home), away: nameOf(away) };
    return invalid('match-under-reserve', values, { field: 'from', ...by });
  });
}

const namesOfTeams =
  (teams: LeagueDesk['teams']) =>
  (team: string): string =>
    teams.find(({ id }) => id === team)?.body.name ?? team;

/** Matches of a team after it withdrew are not waited for (Retirats 14.1). */
function openMatches({ matches, actas, teams }: LeagueDesk): Refusal[] {
  if (matches.length === 0) return [invalid('league-not-drawn', {}, { field: 'from' })];
  const lastRounds = new Map(teams.map(({ id, body }) => [id, body.withdrawnAfter ?? Number.POSITIVE_INFINITY]));
  const nameOf = namesOfTeams(teams);
  const isOff = ({ round, home, away }: LeagueMatch): boolean =>
    [home, away].some((team) => round > (lastRounds.get(team) ?? Number.POSITIVE_INFINITY));
  return matches
    .filter(({ id, body }) => !isSettled(actas.get(id)?.body) && body.ruling === undefined)
    .filter(({ body }) => !isOff(body))
    .map(({ id, body: { round, home, away } }) =>
      invalid('match-open', { id, round, home: nameOf(home), away: nameOf(away) }, { field: 'from' }),
    );
}
