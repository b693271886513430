import {
  type Absence,
  type Bye,
  type RandomBelow,
  type Result,
  seededRandom,
  type Tournament,
  type TournamentGame,
  type TournamentPlayer,
  type Withdrawal,
} from '@escala/core';
import type { PairingResult, SimulationTerms } from '../contracts/competition.ts';
import { NORMAL_SCORING } from './points-before.ts';

type Pair = (tournament: Tournament, round: number) => PairingResult;

/** A random finished tournament, paired by a system's engine; shorter than requested if pairings run out. */
export function simulateTournament(
  terms: SimulationTerms,
  system: string,
  pair: Pair,
  inTeams: (players: readonly TournamentPlayer[]) => readonly TournamentPlayer[] = (players) => players,
): Tournament {
  const random = seededRandom(terms.seed);
  const { draws = USUAL_DRAWS } = terms;
  const players = inTeams(randomPlayers(terms.players, random));
  const strength = new Map(players.map((player) => [player.id, player.rating ?? 1500]));
  let tournament: Tournament = {
    format: 'escala/tournament@1',
    name: `Simulation ${terms.players} × ${terms.rounds}, seed ${terms.seed}`,
    system,
    rounds: terms.rounds,
    initialColour: random(2) === 0 ? 'white' : 'black',
    players,
    games: [],
    byes: [],
    absences: [],
    withdrawals: [],
  };
  for (let round = 1; round <= terms.rounds; round++) {
    tournament = withAbsences(tournament, round, terms, random);
    const paired = pair(tournament, round);
    if (paired.kind === 'refused')
      return { ...tournament, byes: before(tournament.byes!, round), absences: before(tournament.absences!, round) };
    const games = paired.pairs.map(({ board, white, black }): TournamentGame => {
      const game = { round, board, white, black };
      if (random(1000) < (terms.forfeits ?? 0)) return { ...game, result: forfeit(random), kind: 'forfeit' };
      return { ...game, result: playedResult(strength.get(white)! - strength.get(black)!, draws, random) };
    });
    const byes = paired.byes.map(
      ({ player, points }): Bye => ({ round, player, points, ...(terms.halfByes && { kind: 'pairing' }) }),
    );
    tournament = { ...tournament, games: [...tournament.games, ...games], byes: [...tournament.byes!, ...byes] };
  }
  return tournament;
}

function randomPlayers(count: number, random: RandomBelow): TournamentPlayer[] {
  const ratings = Array.from({ length: count }, () =>
    random(12) === 0 ? undefined : 1200 + random(500) + random(700),
  );
  ratings.sort((a, b) => (b ?? 0) - (a ?? 0));
  return ratings.map((rating, i) => ({
    id: String(i + 1),
    number: i + 1,
    name: `Player ${i + 1}`,
    ...(rating === undefined ? {} : { rating }),
  }));
}

/** Makes some players absent from the round, and some leave before it; at least two stay. */
function withAbsences(tournament: Tournament, round: number, terms: SimulationTerms, random: RandomBelow): Tournament {
  const gone = new Set(tournament.withdrawals!.map(({ player }) => player));
  const absences: Absence[] = [];
  const byes: Bye[] = [];
  const withdrawals: Withdrawal[] = [];
  let present = tournament.players.length - gone.size;
  for (const { id } of tournament.players) {
    if (gone.has(id) || present <= 2) continue;
    if (round > 1 && random(1000) < (terms.withdrawals ?? 0)) withdrawals.push({ player: id, afterRound: round - 1 });
    else if (random(1000) < (terms.absences ?? 0)) absences.push({ round, player: id });
    else if (terms.halfByes && random(1000) < terms.halfByes)
      byes.push({ round, player: id, points: NORMAL_SCORING.draw, kind: 'half' });
    else continue;
    present--;
  }
  return {
    ...tournament,
    byes: [...tournament.byes!, ...byes],
    absences: [...tournament.absences!, ...absences],
    withdrawals: [...tournament.withdrawals!, ...withdrawals],
  };
}

function before<Off extends Absence>(off: readonly Off[], round: number): Off[] {
  return off.filter((each) => each.round < round);
}

function forfeit(random: RandomBelow): Result {
  return (['1-0', '0-1', '0-0'] as const)[random(3)]!;
}

/** Per thousand: about a third of the games. */
const USUAL_DRAWS = 330;

/** The stronger player wins more often. */
function playedResult(difference: number, draws: number, random: RandomBelow): Result {
  const half = Math.round((1000 - draws) / 2);
  const most = Math.max(0, half - 35);
  const chances = half + Math.max(-most, Math.min(most, Math.round(difference * 0.9)));
  const drawn = random(1000);
  if (drawn < chances) return '1-0';
  return drawn < chances + draws ? '1/2' : '0-1';
}
