import { SIDES, type Side } from '@escala/core';
import type { League } from '../leagues/league.ts';
import { teamRulesOf } from '../leagues/league-desk.ts';
import type { TeamSheet } from '../line-ups/line-up.ts';
import type { Acta } from './match.ts';

/** The player on each board: the sheet, with its substitutes (Suplents 13). */
export function actingPlayers({ boards, substitutions = [] }: TeamSheet): (string | null)[] {
  return boards.map((player, i) => substitutions.find(({ board }) => board === i + 1)?.player ?? player);
}

interface ActaGame {
  readonly board: number;
  readonly white: string | null;
  readonly black: string | null;
  readonly result: Acta['results'][number]['result'];
  readonly kind: NonNullable<Acta['results'][number]['kind']>;
}

/** The boards of a match as games: the home team has White on odd boards (Delegats 5.3.1.2). */
export function gamesOfActa(league: League, acta: Pick<Acta, 'home' | 'away' | 'results'>): ActaGame[] {
  const { whiteOn } = teamRulesOf(league);
  const acting = Object.fromEntries(SIDES.map((side) => [side, actingPlayers(acta[side])])) as Record<
    Side,
    (string | null)[]
  >;
  return acta.results.map(({ result, kind = 'played' }, i) => {
    const side = whiteOn(i + 1);
    const other = side === 'home' ? 'away' : 'home';
    return { board: i + 1, white: acting[side][i] ?? null, black: acting[other][i] ?? null, result, kind };
  });
}
