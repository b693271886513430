import type { Crosstable } from './crosstable.ts';
import type { TieBreak, Tied } from './tie-break.ts';

/**
 * Direct encounter (Desempats 1.1.1, 1.3.1, 1.4.1): points in the games over the board among the tied players. It
 * decides for all of them or not at all, and is not applied again to those still tied. A player who is not tied with
 * anybody has no value.
 */
export const directEncounter: TieBreak = {
  name: 'direct-encounter',
  articles: ['Desempats 1.1.1', 'Desempats 1.3.1', 'Desempats 1.4.1'],
  decisions: () => [],
  parts(table, player, tied, add) {
    for (let round = 1, cell = player * table.rounds; round <= table.rounds; round++, cell++) {
      const opponent = table.opponents[cell]!;
      if (opponent >= 0 && tied.has(opponent)) add(round, opponent, 2 * table.doubledScores[cell]!);
    }
  },
  openFor(table, tied) {
    if (tied.players.length < 2) return [];
    const records = tied.players.map((player) => encounters(table, player, tied));
    for (let i = 0; i < records.length; i++)
      for (let k = i + 1; k < records.length; k++)
        if (isOpen(records[i]!, records[k]!, records.length)) return [records[i]!.player, records[k]!.player];
    return undefined;
  },
};

interface Encounters {
  readonly player: number;
  readonly doubledScore: number;
  /** One game is enough, even if everybody meets twice (D-COMP-18). */
  readonly met: ReadonlySet<number>;
}

function encounters(table: Crosstable, player: number, tied: Tied): Encounters {
  const met = new Set<number>();
  let doubledScore = 0;
  for (let cell = player * table.rounds; cell < (player + 1) * table.rounds; cell++) {
    const opponent = table.opponents[cell]!;
    if (opponent < 0 || !tied.has(opponent)) continue;
    met.add(opponent);
    // An annulled score counts as nothing, even among players who left (Retirats 14.3.1, D-COMP-17).
    if (table.annulled[player] === 0) doubledScore += table.doubledScores[cell]!;
  }
  return { player, doubledScore, met };
}

/**
 * Whether the order of two tied players depends on games not played. Each missing game may give the whole point to one
 * side; the one between the two, if missing, to either.
 */
function isOpen(a: Encounters, b: Encounters, tied: number): boolean {
  const between = a.met.has(b.player) ? 0 : 2;
  const aheadBy = a.doubledScore - b.doubledScore;
  const least = aheadBy - between - doubledMissing(b, between, tied);
  const most = aheadBy + between + doubledMissing(a, between, tied);
  return least !== most && least <= 0 && most >= 0;
}

/** Twice the points possible against tied players not met, other than the one compared with. */
function doubledMissing(record: Encounters, between: number, tied: number): number {
  return 2 * (tied - 1 - record.met.size) - between;
}
