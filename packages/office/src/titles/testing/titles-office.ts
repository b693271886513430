import type { EventRecord, Tournament, TournamentGame } from '@escala/core';
import { eventKind, type FederationEvent } from '../../events/event.ts';
import { type EventReport, reportKind } from '../../events/reports/report.ts';
import { put } from '../../kit/act.ts';
import { GAMES_FOLDER, packGames } from '../../rating/columns/packed-games.ts';
import { packedReport } from '../../rating/columns/packed-report.ts';
import { fileDirectly, filePlayers, numberOf } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';

export const OPPONENTS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'] as const;

/** Ten players; the tests are about `p0`. */
export async function titlesOffice(): Promise<TestOffice> {
  const office = await testOffice();
  await filePlayers(
    office,
    Array.from({ length: 11 }, (_, i) => ({ name: `Player ${i}`, category: i === 0 ? 'first' : 'preferent' })),
  );
  return office;
}

const RESULTS = { '1': '1-0', '=': '1/2', '0': '0-1' } as const;

/** `p0` has White against one opponent per round; one character per round gives the result. All others are free. */
export function tournamentOf(results: string, rating = 2275, category = 'first'): Tournament {
  const games = [...results].map(
    (mark, i): TournamentGame => ({
      round: i + 1,
      board: 1,
      white: 'p0',
      black: OPPONENTS[i]!,
      result: RESULTS[mark as '1'],
    }),
  );
  return {
    format: 'escala/tournament@1',
    name: 'Closed',
    system: 'round-robin',
    rounds: results.length,
    players: [
      { id: 'p0', category, rating: 2200 },
      ...OPPONENTS.map((id) => ({ id, category: 'preferent', rating, club: `club ${id}` })),
    ],
    games,
  };
}

/** An accepted closed event, valid for international rating, with its report file or only its rated games. */
export async function fileEvent(
  office: TestOffice,
  id: string,
  end: string,
  tournament: Tournament,
  facts: Partial<FederationEvent> = {},
  isReported = true,
): Promise<void> {
  const record: EventRecord = {
    id,
    type: 'round-robin',
    start: end,
    end,
    timeControl: { minutes: 90, increment: 30 },
    participants: tournament.players.map((player) => player.id),
    games: tournament.games.map(({ round, white, black, result }) => ({ round, white, black, result: result! })),
  };
  const event: FederationEvent = {
    name: id,
    rules: 'fce-1990',
    type: 'round-robin',
    ruleFacts: { kind: 'closed', internationalRating: true },
    start: end,
    end,
    rounds: tournament.rounds,
    timeControl: record.timeControl,
    arbiters: [],
    state: 'accepted',
    registeredBy: 'system',
    registeredOn: end,
    ...facts,
  };
  const report: EventReport = {
    source: 'json',
    state: 'accepted',
    record: record as EventReport['record'],
    tournament,
    findings: [],
    submittedBy: 'system',
    submittedOn: end,
  };
  const bytes = packGames(packedReport(record, numberOf));
  await fileDirectly(
    office,
    [put(eventKind, id, 0, event), ...(isReported ? [put(reportKind, id, 0, report)] : [])],
    [{ folder: GAMES_FOLDER, name: id, part: 0, bytes }],
  );
}

export const NORM = '11111=000';
export const NO_NORM = '111110000';
