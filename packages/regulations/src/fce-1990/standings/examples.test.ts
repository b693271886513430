import { readFileSync } from 'node:fs';
import type { GameKind, Result, Tournament } from '@escala/core';
import { expect, it } from 'vitest';
import { standings } from './standings.ts';

/** Finished tournaments, with answers from an independent implementation of the specification, written as rows. */
interface Case {
  readonly case: string;
  readonly rounds: number;
  readonly players: readonly [id: string, number: number | null, rating: number | null, title: string | null][];
  readonly games: readonly [round: number, white: string, black: string, result: Result, kind: GameKind][];
  readonly byes: readonly [round: number, player: string, points: number][];
  readonly absences: readonly [round: number, player: string][];
  readonly withdrawals: readonly [player: string, afterRound: number][];
  readonly round: number;
  readonly tiebreaks: readonly string[];
  readonly rows: readonly [rank: number, player: string, points: number, tiebreaks: (number | null)[]][];
}

const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('./cases/finished-tournaments.json', import.meta.url), 'utf8'),
);

function tournamentOf(example: Case): Tournament {
  return {
    format: 'escala/tournament@1',
    system: 'fce-1990',
    rounds: example.rounds,
    initialColour: 'white',
    players: example.players.map(([id, number, rating, title]) => ({
      id,
      ...(number !== null && { number }),
      ...(rating !== null && { rating }),
      ...(title !== null && { title }),
    })),
    games: example.games.map(([round, white, black, result, kind]) => ({ round, white, black, result, kind })),
    byes: example.byes.map(([round, player, points]) => ({ round, player, points })),
    absences: example.absences.map(([round, player]) => ({ round, player })),
    withdrawals: example.withdrawals.map(([player, afterRound]) => ({ player, afterRound })),
  };
}

it.each(cases.map((example) => [example.case, example] as const))(
  'finished tournaments with known answers: %s',
  (_, example) => {
    const result = standings(tournamentOf(example));
    expect(result).toMatchObject({
      kind: 'ranked',
      standings: {
        round: example.round,
        tiebreaks: example.tiebreaks,
        rows: example.rows.map(([rank, player, points, tiebreaks]) => ({ rank, player, points, tiebreaks })),
      },
    });
  },
);
