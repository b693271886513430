import type { CodeOf, Tournament } from '@escala/core';
import { type TrfPlayer, type TrfReport, tournamentOfTrf, trfOfTournament } from '@escala/formats';
import { ALL_SYSTEMS } from '../input/competition-book.ts';

/** Names of facts, and how often they were lost. */
export type LeftOut = readonly { readonly fact: CodeOf<'cli.fact'>; readonly count: number }[];

/** Facts of a report that tournaments have no place for; those that affect the pairing are reported when it is read. */
const REPORT_FACTS = [
  'city',
  'federation',
  'deputyArbiters',
  'pairedByRank',
  'ratingMethod',
  'pairingProgram',
  'tieBreaks',
  'standingsOrder',
  'boardColours',
  'matchScoring',
  'nationals',
  'keptLines',
] as const satisfies readonly (keyof TrfReport)[];

const PLAYER_FACTS = ['sex', 'federation', 'id', 'birth', 'rank'] as const satisfies readonly (keyof TrfPlayer)[];

/** What a tournament made from a report has lost: everything that cannot be written back. */
export function lostOfReport(report: TrfReport, tournament: Tournament): LeftOut {
  const back = trfOfTournament(tournament, ALL_SYSTEMS).report;
  const byNumber = new Map(back.players.map((player) => [player.number, player]));
  const facts = REPORT_FACTS.map((fact) => ({ fact, count: countOf(report[fact]) - countOf(back[fact]) }));
  const ofPlayers = PLAYER_FACTS.map((fact) => ({
    fact: `player-${fact}` as const,
    count: report.players.filter((player) => isLost(player[fact], byNumber.get(player.number)?.[fact])).length,
  }));
  return [...facts, ...ofPlayers].filter(({ count }) => count > 0);
}

function isLost(said: unknown, back: unknown): boolean {
  return said !== undefined && said !== '' && said !== '0' && back === undefined;
}

function countOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return value === undefined ? 0 : 1;
}

/**
 * Players whose withdrawal is read back as an absence to the end, or vice versa: a report writes them alike (D-TRF-1).
 */
export function leaversReadOtherwise(tournament: Tournament, report: TrfReport): number {
  const numbers = new Map(tournament.players.map(({ id, number }, i) => [id, String(number ?? i + 1)]));
  const before = (tournament.withdrawals ?? []).map(({ player, afterRound }) => `${numbers.get(player)} ${afterRound}`);
  const after = (tournamentOfTrf(report, { systems: ALL_SYSTEMS }).tournament.withdrawals ?? []).map(
    ({ player, afterRound }) => `${player} ${afterRound}`,
  );
  return new Set([...before, ...after]).size - before.filter((leaver) => after.includes(leaver)).length;
}
