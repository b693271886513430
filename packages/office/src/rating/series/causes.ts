import type { ActEntry } from '../../kit/act-entry.ts';
import type { Reading } from '../../ports.ts';
import { GAMES_FOLDER } from '../columns/packed-games.ts';

/** Acts after which the kept editions are those of the record. */
export const SETTLING_ACTS = ['list.publish', 'list.publish-history', 'list.revise', 'correction.confirm'] as const;

/** What ratings are derived from beside the games: a change there may move lists. */
const RATED_KINDS: ReadonlySet<string> = new Set(['player', 'federation', 'season']);

/** Acts on players that nothing is rated by: a revision does not name them (D-OFF-396). */
const UNRATED_ACTS: ReadonlySet<string> = new Set([
  'title.award',
  'title.withdraw',
  'title.grant-by-norms',
  'category.set',
  'promotion.apply',
  'promotion.revoke',
]);

export interface Cause {
  readonly seq: number;
  readonly kind: string;
  readonly subject: { readonly kind: string; readonly id: string };
}

const PAGE = 1000;

/** Acts since the lists were settled last that a rating can depend on, oldest first. */
export async function causesSince(reading: Reading, settled: number): Promise<Cause[]> {
  const causes: Cause[] = [];
  for (let after = settled; ; ) {
    const page = await reading.actsAfter(after, PAGE);
    for (const act of page) if (isRated(act)) causes.push({ seq: act.seq, kind: act.kind, subject: act.subject });
    if (page.length < PAGE) return causes;
    after = page.at(-1)!.seq;
  }
}

function isRated({ kind: act, touched, filed }: ActEntry): boolean {
  if (UNRATED_ACTS.has(act)) return false;
  return touched.some(({ kind }) => RATED_KINDS.has(kind)) || filed.some(({ folder }) => folder === GAMES_FOLDER);
}

/** The last act that settled the lists; 0 where there was none. */
export async function lastSettled(reading: Reading): Promise<number> {
  const last = await Promise.all(SETTLING_ACTS.map((kind) => reading.acts({ kind, limit: 1 })));
  return Math.max(0, ...last.flat().map(({ seq }) => seq));
}

/** Registry acts that may have moved a published list without anybody having looked yet. */
export async function unsettledCauses(reading: Reading): Promise<Cause[]> {
  const causes = await causesSince(reading, await lastSettled(reading));
  // A report accepted in time belongs to a list to come; only what the registry changed reaches back.
  return causes.filter(({ kind }) => !kind.startsWith('report.'));
}
