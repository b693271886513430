import { type ByeKind, lastPairedRound, type Tournament } from '@escala/core';
import type { EventMatch, EventTeam } from '../../../contracts/event-teams.ts';
import { MATCH_POINTS } from '../../tie-breaks/teams.ts';
import { bakuPoints } from '../dutch/acceleration.ts';
import { forbiddenIn } from '../dutch/state-of-tournament.ts';
import { boardsOfMatch, isHere } from '../teams/line-ups.ts';
import { teamsOf } from '../teams/teams-of-players.ts';
import { tookPart } from './field.ts';
import { matchesOfGames } from './matches-of-games.ts';
import type { RoundState, TeamRecord, TeamState } from './round-state.ts';
import { teamSettings } from './settings.ts';

export interface TournamentState {
  readonly state: RoundState;
  /** By the initial order. */
  readonly teams: readonly EventTeam[];
}

/** What is known before a round of a checked team tournament. */
export function stateOfTournament(tournament: Tournament, round: number): TournamentState {
  const teams = teamsOf(tournament.players);
  const place = new Map(teams.map(({ name }, i) => [name, i]));
  const { primary, ...settings } = teamSettings(tournament);
  const record = (told: Omit<TeamRecord, 'points' | 'secondary'>, match: number, game: number): TeamRecord => {
    const [points, secondary] = primary === 'match' ? [match, game] : [game, match];
    return { ...told, points: tenths(points), secondary: tenths(secondary) };
  };
  const records = teams.map(() =>
    Array.from({ length: round - 1 }, (): TeamRecord => ({ kind: 'absent', points: 0, secondary: 0 })),
  );
  for (const { team, round: of, kind } of teamByes(tournament, teams)) {
    if (of >= round) continue;
    const { match, game } = pointsOfBye(kind, boardsOfMatch(tournament, teams));
    records[place.get(team)!]![of - 1] = record({ kind: BYES[kind] }, match, game);
  }
  for (const match of matchesOfGames(tournament)) {
    if (match.round >= round) continue;
    const sides = [place.get(match.first)!, place.get(match.second)!] as const;
    for (const side of [0, 1] as const)
      records[sides[side]]![match.round - 1] = recordOfMatch(match, side, sides[1 - side]!, record);
  }
  const placeOfPlayer = new Map(teams.flatMap(({ players }, i) => players.map((player) => [player, i] as const)));
  for (const { player, round: of, points = 0, matchPoints = 0 } of tournament.assignedPoints ?? []) {
    if (of >= round) continue;
    const [own, more] = [records[placeOfPlayer.get(player)!]!, record({ kind: 'absent' }, matchPoints, points)];
    const told = own[of - 1]!;
    own[of - 1] = { ...told, points: told.points + more.points, secondary: told.secondary + more.secondary };
  }
  const { rounds, initialColour = 'white' } = tournament;
  const present = teams.map(
    ({ players }, i): TeamState => ({
      records: records[i]!,
      // A team with at least one player available is present (D-TSW-7).
      isPresent: players.some((player) => isHere(tournament, player, round)),
    }),
  );
  return {
    teams,
    state: {
      ...{ round, rounds, initialColour, ...settings },
      teams: withVirtualPoints(tournament, round, teams, present),
      forbidden: forbiddenIn(tournament, placeOfPlayer, round),
    },
  };
}

/** Points lent explicitly to one of a team's players take precedence over any acceleration (D-DUTCH-20). */
function withVirtualPoints(
  { virtualPoints = [], acceleration, rounds }: Tournament,
  round: number,
  teams: readonly EventTeam[],
  states: readonly TeamState[],
): readonly TeamState[] {
  if (virtualPoints.length > 0)
    return states.map((state, i) => {
      const lent = virtualPoints.find(({ player }) => teams[i]!.players.includes(player));
      return lent === undefined ? state : { ...state, virtualPoints: lent.points.map(tenths) };
    });
  if (acceleration !== 'baku') return states;
  const lent = bakuPoints(states, { round, rounds, win: tenths(MATCH_POINTS.win), tookPart });
  return states.map((state, i) => ({ ...state, virtualPoints: lent[i]! }));
}

/** 1.4: the bye is worth a drawn match (C.07 4.2) and half of the boards; a requested bye a win, a draw or nothing. */
export function pointsOfBye(kind: ByeKind, boards: number): { readonly match: number; readonly game: number } {
  if (kind === 'full') return { match: MATCH_POINTS.win, game: boards };
  if (kind === 'zero') return { match: 0, game: 0 };
  return { match: MATCH_POINTS.draw, game: boards / 2 };
}

const tenths = (points: number): number => Math.round(points * 10);

const BYES = { pairing: 'pairing-allocated-bye', full: 'full-point-bye', half: 'bye', zero: 'bye' } as const;

/** A match counts as played if at least one board was (D-TSW-2). */
export const isPlayed = ({ boards }: Pick<EventMatch, 'boards'>): boolean =>
  boards.some(({ kind = 'played' }) => kind === 'played');

function recordOfMatch(
  match: EventMatch,
  side: 0 | 1,
  opponent: number,
  record: (told: Omit<TeamRecord, 'points' | 'secondary'>, match: number, game: number) => TeamRecord,
): TeamRecord {
  const [own, others] = [match.points[side], match.points[1 - side]!];
  const { win, draw, loss } = MATCH_POINTS;
  const isNothing = own === 0 && others === 0;
  const points = own > others ? win : own < others || isNothing ? loss : draw;
  if (isPlayed(match)) return record({ kind: 'played', opponent, colour: side === 0 ? 'white' : 'black' }, points, own);
  return record({ kind: own > others ? 'forfeit-win' : 'forfeit-loss', opponent }, points, own);
}

/** Byes of whole teams: all players of a team that met nobody have one. */
export function teamByes(
  tournament: Tournament,
  teams: readonly EventTeam[] = teamsOf(tournament.players),
): { readonly round: number; readonly team: string; readonly kind: ByeKind }[] {
  const met = new Set(
    matchesOfGames(tournament).flatMap(({ round, first, second }) => [`${round} ${first}`, `${round} ${second}`]),
  );
  const rounds = Array.from({ length: lastPairedRound(tournament) }, (_, i) => i + 1);
  return teams.flatMap(({ name: team, players }) =>
    rounds.flatMap((round) => {
      if (met.has(`${round} ${team}`)) return [];
      const own = (tournament.byes ?? []).filter((bye) => bye.round === round && players.includes(bye.player));
      const kinds = own.map(({ kind = 'pairing' }) => kind);
      const kind = KINDS.find((each) => kinds.includes(each));
      return kind === undefined ? [] : [{ round, team, kind }];
    }),
  );
}

const KINDS = ['pairing', 'full', 'half', 'zero'] as const;
