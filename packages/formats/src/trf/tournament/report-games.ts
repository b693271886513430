import { GAME_KINDS, type GameKind, REPORT_SIGNS, type Result, resultOf } from '@escala/core';
import { type AssignedShares, assignedShares, shareKey } from '../assigned-points.ts';
import type { TrfPlayer, TrfReport } from '../trf-report.ts';

export interface ReportGame {
  readonly round: number;
  /** Start numbers. */
  readonly white: number;
  readonly black: number;
  /** Absent while the game is in progress. */
  readonly result?: Result;
  readonly kind: GameKind;
}

/** The meaning of a result for one side. */
const SIDES: ReadonlyMap<string | undefined, readonly [kind: GameKind, points: number]> = new Map(
  GAME_KINDS.flatMap((kind) => REPORT_SIGNS[kind].map((sign, end) => [sign, [kind, 1 - end / 2]] as const)),
);

const UNFINISHED = '  ';

/** The players of a report by start number; of two with the same number, the first. */
export function playersByNumber({ players }: TrfReport): ReadonlyMap<number, TrfPlayer> {
  const byNumber = new Map<number, TrfPlayer>();
  for (const player of players) if (!byNumber.has(player.number)) byNumber.set(player.number, player);
  return byNumber;
}

/** Every game on which both sides agree, by round and White. The others were reported when the report was read. */
export function gamesOfReport(report: TrfReport): readonly ReportGame[] {
  const byNumber = playersByNumber(report);
  const shares = assignedShares(report);
  const games: ReportGame[] = [];
  for (const player of byNumber.values())
    player.rounds.forEach((own, r) => {
      const theirs = byNumber.get(own.opponent)?.rounds[r];
      if (theirs?.opponent !== player.number || own === theirs || own.opponent === player.number) return;
      const isWhite = own.colour === theirs.colour ? player.number < own.opponent : isLeft(own.colour, theirs.colour);
      const signs = own.result + theirs.result;
      if (!isWhite || (own.colour === theirs.colour && own.colour !== '-')) return;
      const game = { round: r + 1, white: player.number, black: own.opponent };
      const outcome = outcomeOf(game, signs, shares);
      if (outcome !== undefined) games.push({ ...game, ...outcome });
      else if (signs === UNFINISHED) games.push({ ...game, kind: 'played' });
    });
  return games.sort((a, b) => a.round - b.round || a.white - b.white);
}

/**
 * From the results of White and Black, and from 299 (D-OFF-571); a
 * half against nothing without it was checked earlier (D-TRF-6).
 */
function outcomeOf(
  { round, white, black }: Pick<ReportGame, 'round' | 'white' | 'black'>,
  signs: string,
  shares: AssignedShares,
): { readonly result: Result; readonly kind: GameKind } | undefined {
  const [ofWhite, ofBlack] = [SIDES.get(signs[0]), SIDES.get(signs[1])];
  if (ofWhite === undefined || ofBlack === undefined || ofWhite[0] !== ofBlack[0]) return undefined;
  const [first, second] = [shares.get(shareKey(round, white)), shares.get(shareKey(round, black))];
  const result = resultOf(first ?? ofWhite[1], second ?? ofBlack[1]);
  return result === undefined ? undefined : { result, kind: ofWhite[0] };
}

/** Whether the first side has White; the two colours differ. */
function isLeft(own: string, theirs: string): boolean {
  return own === 'w' || theirs === 'b';
}
