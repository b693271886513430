import type { ActEntry } from '../../kit/act-entry.ts';
import type { Reading } from '../../ports.ts';
import type { Cause } from '../../rating/series/causes.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { mergeKind } from '../../registry/merging/merge.ts';
import { SCRABBLE_GAMES } from '../reports/counted-play.ts';

/** Acts after which the kept Scrabble lists are those of the record. */
export const SCRABBLE_SETTLING_ACTS = [
  'scrabble-list.publish',
  'scrabble-list.publish-history',
  'scrabble-list.revise',
  'scrabble-correction.confirm',
] as const;

/** Beside the games, who turned out to be whom and which series there are; nothing else of a player is rated. */
const RATED_KINDS: ReadonlySet<string> = new Set([mergeKind.name, federationKind.name]);

const PAGE = 1000;

/** The last act that settled the Scrabble lists; 0 where there was none. */
export async function lastSettledScrabble(reading: Reading): Promise<number> {
  const last = await Promise.all(SCRABBLE_SETTLING_ACTS.map((kind) => reading.acts({ kind, limit: 1 })));
  return Math.max(0, ...last.flat().map(({ seq }) => seq));
}

/** Acts since then that a Scrabble list can depend on, oldest first. */
export async function scrabbleCauses(reading: Reading, settled: number): Promise<Cause[]> {
  const causes: Cause[] = [];
  for (let after = settled; ; ) {
    const page = await reading.actsAfter(after, PAGE);
    for (const act of page) if (isRated(act)) causes.push({ seq: act.seq, kind: act.kind, subject: act.subject });
    if (page.length < PAGE) return causes;
    after = page.at(-1)!.seq;
  }
}

function isRated({ touched, filed }: ActEntry): boolean {
  return touched.some(({ kind }) => RATED_KINDS.has(kind)) || filed.some(({ folder }) => folder === SCRABBLE_GAMES);
}

/** Of the acts since the lists were settled, those that can reach back: a report accepted in time belongs to a list to come. */
export function reachingBack(causes: readonly Cause[]): readonly Cause[] {
  return causes.filter(({ kind }) => !kind.startsWith('scrabble-report.'));
}
