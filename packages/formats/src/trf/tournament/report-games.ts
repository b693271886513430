import type { GameKind, Result } from '@escala/core';
import type { TrfPlayer, TrfReport } from '../trf-report.ts';

export interface ReportGame {
  readonly round: number;
  /** Start numbers. */
  readonly white: number;
  readonly black: number;
  /** Absent while the game is being played. */
  readonly result?: Result;
  readonly kind: GameKind;
}

/** Outcomes by the results of White and of Black. */
const OUTCOMES: Readonly<Record<string, readonly [Result, GameKind]>> = {
  '10': ['1-0', 'played'],
  '==': ['1/2', 'played'],
  '01': ['0-1', 'played'],
  '00': ['0-0', 'played'],
  WL: ['1-0', 'adjudicated'],
  DD: ['1/2', 'adjudicated'],
  LW: ['0-1', 'adjudicated'],
  LL: ['0-0', 'adjudicated'],
  '+-': ['1-0', 'forfeit'],
  '-+': ['0-1', 'forfeit'],
  '--': ['0-0', 'forfeit'],
};

const UNFINISHED = '  ';

/** The players of a report by start number; of two with one number the first. */
export function playersByNumber({ players }: TrfReport): ReadonlyMap<number, TrfPlayer> {
  const byNumber = new Map<number, TrfPlayer>();
  for (const player of players) if (!byNumber.has(player.number)) byNumber.set(player.number, player);
  return byNumber;
}

/** Every game on which its two sides agree, by round and White. The others were told of when the report was read. */
export function gamesOfReport(report: TrfReport): readonly ReportGame[] {
  const byNumber = playersByNumber(report);
  const games: ReportGame[] = [];
  for (const player of byNumber.values())
    player.rounds.forEach((own, r) => {
      const theirs = byNumber.get(own.opponent)?.rounds[r];
      if (theirs?.opponent !== player.number || own === theirs || own.opponent === player.number) return;
      const isWhite = own.colour === theirs.colour ? player.number < own.opponent : isLeft(own.colour, theirs.colour);
      const signs = own.result + theirs.result;
      if (!isWhite || (own.colour === theirs.colour && own.colour !== '-')) return;
      const game = { round: r + 1, white: player.number, black: own.opponent };
      const outcome = OUTCOMES[signs];
      if (outcome !== undefined) games.push({ ...game, result: outcome[0], kind: outcome[1] });
      else if (signs === UNFINISHED) games.push({ ...game, kind: 'played' });
    });
  return games.sort((a, b) => a.round - b.round || a.white - b.white);
}

/** Whether the first side has White, of two that differ. */
function isLeft(own: string, theirs: string): boolean {
  return own === 'w' || theirs === 'b';
}
