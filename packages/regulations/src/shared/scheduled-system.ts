import {
  type Decision,
  type Finding,
  gamesPerMatchIn,
  type LeagueRound,
  type Schedule,
  type ScheduledPair,
  type ScheduleSystem,
  type Tournament,
  type TournamentPlayer,
} from '@escala/core';
import type { ByeRules, CompetitionSystem, NumberedPlayer, PairingResult } from '../contracts/competition.ts';
import { type Step, step } from '../contracts/step.ts';
import { bergerRounds, doubleBergerRounds, leagueRound, type SeatPair } from './berger.ts';
import { type BracketRule, knockoutRounds } from './knockout-bracket.ts';
import { knockoutNextRound } from './knockout-next-round.ts';
import { knockoutRecord } from './knockout-record.ts';
import { refusal } from './refusal.ts';

/** A book's rules for a system that follows a table. */
export interface ScheduleRule {
  /**
   * Findings: too few players; a round missing from the table; a knockout board without a winner; not two teams of
   * suitable size.
   */
  readonly codes: Readonly<Record<'players' | 'round' | 'undecided', Finding['code']>> & {
    readonly teams?: Finding['code'];
  };
  /** Why two players meet. */
  readonly reason: Step['quantity'];
  readonly article: string;
  readonly decisions?: readonly Decision[];
  readonly reportCode?: string;
  readonly byes: ByeRules;
  numbered(players: readonly TournamentPlayer[]): readonly NumberedPlayer[];
}

/** A table of seats; players sit in order of their numbers, or as `seated` says. */
export interface SeatTable {
  roundsNeeded(players: number): number;
  rounds(players: number): readonly (readonly SeatPair[])[];
  seated?(players: readonly TournamentPlayer[]): readonly string[] | Refused;
}

const once = (players: number): number => players - 1 + (players % 2);

/** Everybody meets everybody, once or twice. */
const BERGER: Readonly<Record<'round-robin' | 'double-round-robin', SeatTable>> = {
  'round-robin': { roundsNeeded: once, rounds: bergerRounds },
  'double-round-robin': { roundsNeeded: (players) => 2 * once(players), rounds: doubleBergerRounds },
};

/** Pairs are given by a table of seats, by default that of Berger. */
export function leagueSystem(
  system: keyof typeof BERGER,
  rule: ScheduleRule,
  { roundsNeeded, rounds, seated }: SeatTable = BERGER[system],
): CompetitionSystem {
  return scheduledSystem(system, rule, {
    roundsNeeded,
    round: (tournament, names, round) => {
      const seats = seated?.(tournament.players) ?? names;
      if (!areSeats(seats)) return seats;
      return withoutLeavers(leagueRound(rounds(seats.length)[round - 1]!, round, seats), tournament);
    },
    schedule: (names) => ({
      format: 'escala/schedule@1',
      system,
      players: names.length,
      rounds: rounds(names.length).map((pairs, i) => leagueRound(pairs, i + 1, names)),
    }),
  });
}

const areSeats = (seats: readonly string[] | Refused): seats is readonly string[] => typeof seats[0] === 'string';

/** A loser is out; the winners meet as the bracket says. */
export function knockoutSystem(rule: ScheduleRule, bracket: BracketRule): CompetitionSystem {
  const system = scheduledSystem('knockout', rule, {
    roundsNeeded: (players) => Math.max(1, Math.ceil(Math.log2(players))),
    round: (tournament, names, round) => {
      const rounds = knockoutRounds(names, bracket);
      const next = knockoutNextRound(rounds, round, knockoutRecord(tournament), tournament.thirdPlaceMatch);
      if (next.kind === 'drawn-up')
        return { ...next, pairs: gamesOfMatches(next.pairs, gamesPerMatchIn(tournament, round)), free: [] };
      return next.boards.map((board) => ({ code: 'undecided', values: { ...board } }));
    },
    schedule: (names) => ({
      format: 'escala/schedule@1',
      system: 'knockout',
      players: names.length,
      rounds: knockoutRounds(names, bracket),
    }),
  });
  return { ...system, setByEvent: ['games-per-match', 'third-place'] };
}

/** Each match with all its games on consecutive boards, with alternating colours (D-KO-4). */
const gamesOfMatches = (pairs: readonly ScheduledPair[], games: number): ScheduledPair[] =>
  pairs.flatMap(({ white, black }, match) =>
    Array.from({ length: games }, (_, i) => ({
      board: match * games + i + 1,
      ...(i % 2 === 0 ? { white, black } : { white: black, black: white }),
    })),
  );

interface DrawnUp {
  readonly pairs: readonly ScheduledPair[];
  readonly byes: readonly string[];
  readonly free: readonly string[];
}

type Refused = readonly { readonly code: keyof ScheduleRule['codes']; readonly values: Finding['values'] }[];

interface Table {
  roundsNeeded(players: number): number;
  round(tournament: Tournament, names: readonly string[], round: number): DrawnUp | Refused;
  schedule(names: readonly string[]): Schedule;
}

function scheduledSystem(system: ScheduleSystem, rule: ScheduleRule, table: Table): CompetitionSystem {
  const { codes, article, decisions = [], reportCode, byes, numbered } = rule;
  const finding = ({ code, values }: Refused[number]): Finding => refusal(codes[code]!, article, values);
  const pair = (tournament: Tournament, round: number): PairingResult => {
    const names = numbered(tournament.players).map(({ id }) => id);
    const players = names.length;
    const rounds = table.roundsNeeded(players);
    const faults: Refused =
      players < 2
        ? [{ code: 'players', values: { players } }]
        : round < 1 || round > rounds
          ? [{ code: 'round', values: { round, rounds } }]
          : [];
    const drawn = faults.length > 0 ? faults : table.round(tournament, names, round);
    if (!('pairs' in drawn)) return { kind: 'refused', findings: drawn.map(finding) };
    const rests = drawn.byes.map((player) => ({ player, points: byes.points }));
    return { kind: 'paired', round, pairs: drawn.pairs, byes: rests, free: drawn.free };
  };
  return {
    word: system,
    eventType: system,
    pairedBy: 'schedule',
    ...(reportCode !== undefined && { reportCode }),
    byes,
    mayBeAbsent: false,
    numbered,
    roundsNeeded: table.roundsNeeded,
    refusals: (tournament, round) => {
      const result = pair(tournament, round);
      return result.kind === 'refused' ? result.findings : [];
    },
    pair,
    pairSteps: () => [step(rule.reason, {}, { articles: [article], decisions })],
    schedule: (players) =>
      Number.isInteger(players) && players >= 2
        ? { kind: 'scheduled', schedule: table.schedule(Array.from({ length: players }, (_, i) => String(i + 1))) }
        : { kind: 'refused', findings: [finding({ code: 'players', values: { players } })] },
  };
}

/** Players who have left are no longer paired; their scheduled opponents do not play (fce-1990 Retirats 14.3). */
function withoutLeavers({ round, pairs, bye }: LeagueRound, { withdrawals = [] }: Tournament): DrawnUp {
  const left = new Set(withdrawals.filter(({ afterRound }) => afterRound < round).map(({ player }) => player));
  const isOn = ({ white, black }: ScheduledPair): boolean => !left.has(white) && !left.has(black);
  return {
    pairs: pairs.filter(isOn).map((pair, i) => ({ ...pair, board: i + 1 })),
    byes: bye === null || left.has(bye) ? [] : [bye],
    free: pairs
      .filter((pair) => !isOn(pair))
      .flatMap(({ white, black }) => [white, black].filter((id) => !left.has(id))),
  };
}
