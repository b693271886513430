import type { Tournament, TournamentPlayer } from '@escala/core';
import { HERO } from './arbitrary-field.ts';

/**
 * A second implementation of norms: tries every set of games, with fractions of whole numbers; for one player without
 * exemptions, in ordinary events.
 */

const NORMS: Readonly<Record<string, readonly [number, number, number, string]>> = {
  GM: [2600, 2380, 2200, 'GM'],
  IM: [2450, 2230, 2050, 'GM IM'],
  WGM: [2400, 2180, 2000, 'GM IM WGM'],
  WIM: [2250, 2030, 1850, 'GM IM WGM WIM'],
};

/** B.02 8.1.1, from 50 to 99 percent. */
const DP =
  '0 7 14 21 29 36 43 50 57 65 72 80 87 95 102 110 117 125 133 141 149 158 166 175 184 193 202 211 220 230 240 251 262 273 284 296 309 322 336 351 366 383 401 422 444 470 501 538 589 677 800'
    .split(' ')
    .map(Number);

interface Game {
  readonly round: number;
  readonly points: number;
  readonly opponent: TournamentPlayer;
}

export interface OracleNorm {
  readonly achieved: boolean;
  readonly credited: number | null;
  readonly dropped: readonly number[];
  readonly rp: number | null;
}

export function slowNorm(tournament: Tournament, norm: string): OracleNorm {
  const people = new Map(tournament.players.map((player) => [player.id, player]));
  const robin = tournament.system === 'round-robin';
  const played: Game[] = [];
  const off: { round: number; kind: string; opponent?: TournamentPlayer }[] = [];
  for (let round = 1; round <= tournament.rounds; round++) {
    const game = tournament.games.find((each) => each.round === round && each.white === HERO);
    const opponent = game && people.get(game.black)!;
    const points = game?.result === '1-0' ? 1 : game?.result === '1/2' || game?.result === '1/2-0' ? 0.5 : 0;
    if (!game || !opponent) {
      const bye = tournament.byes?.find((each) => each.round === round && each.player === HERO);
      off.push({ round, kind: bye?.kind === 'pairing' ? 'free' : 'away' });
    } else if (game.kind === 'forfeit') off.push({ round, kind: points === 1 ? 'free' : 'lost', opponent });
    else if (opponent.federation === 'NON') off.push({ round, kind: 'non' });
    else if (robin && opponent.rating === undefined && points === 1) off.push({ round, kind: 'nothing' });
    else played.push({ round, points, opponent });
  }
  const nine = played.length === 8 && tournament.rounds === 9 && off.length === 1 && off[0]!.kind === 'free';
  const first = best(played, norm, robin, nine);
  const last = off.find(({ round, kind, opponent }) => round === tournament.rounds && kind === 'free' && opponent);
  if (first.achieved || !last?.opponent || last.opponent.federation === 'NON') return first;
  const second = best([...played, { round: last.round, points: 0, opponent: last.opponent }], norm, robin, false);
  return second.achieved ? second : first;
}

function best(all: readonly Game[], norm: string, robin: boolean, nine: boolean): OracleNorm {
  const whole = judge(all, norm, nine);
  if (whole.makes) return { achieved: true, credited: whole.credited, dropped: [], rp: whole.rp };
  const none = { achieved: false, credited: null, dropped: [], rp: whole.rp };
  if (robin && !mix(all, norm)) return none;
  const found: { credited: number; dropped: number[]; rp: number }[] = [];
  for (let bits = 1; bits < 1 << all.length; bits++) {
    const out = all.filter((_, i) => bits & (1 << i));
    const stays = all.filter((_, i) => !(bits & (1 << i)));
    // Games left out after the last one kept are the final games of the event; any others must be wins.
    const end = robin ? Number.POSITIVE_INFINITY : Math.max(0, ...stays.map(({ round }) => round));
    if (out.some(({ round, points }) => round < end && points < 1)) continue;
    const verdict = judge(stays, norm, false);
    if (verdict.makes)
      found.push({ credited: verdict.credited, dropped: out.map(({ round }) => round), rp: verdict.rp! });
  }
  found.sort(
    (a, b) =>
      b.credited - a.credited ||
      a.dropped.length - b.dropped.length ||
      b.rp - a.rp ||
      a.dropped.map((round, i) => round - b.dropped[i]!).find((each) => each !== 0) ||
      0,
  );
  return found[0] ? { achieved: true, ...found[0] } : none;
}

function judge(games: readonly Game[], norm: string, nine: boolean) {
  const [performance, lowest, floor] = NORMS[norm]!;
  const n = games.length;
  if (n === 0) return { makes: false, credited: 0, rp: null };
  const ratings = games.map(({ opponent }) => opponent.rating ?? 1400).sort((a, b) => a - b);
  ratings[0] = Math.max(ratings[0]!, floor);
  const ra = half(ratings.reduce((a, b) => a + b, 0) / n);
  const score = games.reduce((sum, { points }) => sum + points, 0);
  const rp = ra + dp(score, n);
  const isEnough = (points: number): boolean => points / n >= 0.35 - 1e-9 && ra + dp(points, n) >= performance;
  const needed = Array.from({ length: 2 * n + 1 }, (_, i) => i / 2).find(isEnough);
  const makes = (n >= 9 || nine) && mix(games, norm) && ra >= lowest && isEnough(score);
  return { makes, credited: (nine ? 9 : n) + Math.floor(score - (needed ?? score)), rp };
}

const half = (value: number): number => Math.floor(value + 0.5 + 1e-9);

function dp(score: number, n: number): number {
  const percent = half((100 * score) / n);
  return percent >= 50 ? DP[percent - 50]! : -DP[50 - percent]!;
}

function mix(games: readonly Game[], norm: string): boolean {
  const n = games.length;
  const asked = NORMS[norm]![3].split(' ');
  const federations = games.map(({ opponent }) => opponent.federation!).filter((each) => each !== 'FID');
  const count = (federation: string): number => federations.filter((each) => each === federation).length;
  const foreign = new Set(federations.filter((each) => each !== 'ESP'));
  const titles = games.map(({ opponent }) => opponent.title);
  return (
    foreign.size >= 2 &&
    5 * count('ESP') <= 3 * n &&
    federations.every((each) => 3 * count(each) <= 2 * n) &&
    2 * titles.filter((title) => title && title !== 'CM' && title !== 'WCM').length >= n &&
    titles.filter((title) => title && asked.includes(title)).length >= 3 &&
    3 * titles.filter((title) => title && asked.includes(title)).length >= n
  );
}
