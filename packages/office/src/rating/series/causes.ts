import type { Day } from '@escala/core';
import type { ActEntry } from '../../kit/act-entry.ts';
import type { Reading } from '../../ports.ts';
import { seasonKind } from '../../registry/licences/season.ts';
import { playerKind } from '../../registry/players/player.ts';
import type { RatingSeries } from './rating-series.ts';

/** Acts after which the kept editions follow the record. */
const SETTLING_ACTS = ['list.publish', 'list.publish-history', 'list.revise', 'correction.confirm'] as const;

/** Acts on players that do not affect ratings: revisions do not name them (D-OFF-396). */
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

/** What ratings are derived from: changing it may move lists. */
export type Rated = Pick<RatingSeries, 'ratedKinds' | 'gamesFolder' | 'reachesBack'>;

const PAGE = 1000;

/** Acts since lists were last settled that may affect a rating, oldest first. */
export async function causesSince(reading: Reading, settled: number, rated: readonly Rated[]): Promise<Cause[]> {
  const kinds = new Set(rated.flatMap(({ ratedKinds }) => ratedKinds));
  const folders = new Set(rated.map(({ gamesFolder }) => gamesFolder));
  const isRated = ({ kind: act, touched, filed }: ActEntry): boolean =>
    !UNRATED_ACTS.has(act) &&
    (touched.some(({ kind }) => kinds.has(kind)) || filed.some(({ folder }) => folders.has(folder)));
  const causes: Cause[] = [];
  for (let after = settled; ; ) {
    const page = await reading.actsAfter(after, PAGE);
    for (const act of page) if (isRated(act)) causes.push({ seq: act.seq, kind: act.kind, subject: act.subject });
    if (page.length < PAGE) return causes;
    after = page.at(-1)!.seq;
  }
}

/** The last act that settled the lists; 0 if there was none. */
export const lastSettled = (reading: Reading): Promise<number> => reading.lastActOf(SETTLING_ACTS);

/** An accepted report belongs to a list to come; only changes of the registry reach back. */
export const reachingBack = (causes: readonly Cause[]): readonly Cause[] =>
  causes.filter(({ kind }) => !kind.startsWith('report.') && !kind.startsWith('scrabble-report.'));

/** Up to this many acts are checked one by one; with more, all are assumed to reach back. */
const MOST_LOOKED_AT = 500;

/** Leaves out acts on players that change nothing a list up to this day depends on (D-OFF-591). */
export async function causesReaching(
  reading: Reading,
  causes: readonly Cause[],
  settled: number,
  rated: readonly Rated[],
  day: Day,
): Promise<readonly Cause[]> {
  if (causes.length === 0 || causes.length > MOST_LOOKED_AT || settled === 0) return causes;
  const kinds = new Set(rated.flatMap(({ ratedKinds }) => ratedKinds));
  const terms = { seasons: (await reading.list(seasonKind)).map(({ body }) => body), day };
  const known = new Map<string, boolean>();
  const reaches = async (id: string): Promise<boolean> => {
    const before = await reading.getAsOf(playerKind, id, settled);
    const after = (await reading.get(playerKind, id))!;
    return rated.some(({ reachesBack }) => reachesBack?.(before?.body, after.body, terms) ?? true);
  };
  const found: Cause[] = [];
  for (const cause of causes) {
    const [act] = await reading.actsAfter(cause.seq - 1, 1);
    const touched = act!.touched.filter(({ kind }) => kinds.has(kind));
    for (const { kind, id } of touched) if (kind === 'player') known.set(id, known.get(id) ?? (await reaches(id)));
    if (touched.length === 0 || touched.some(({ kind, id }) => kind !== 'player' || known.get(id))) found.push(cause);
  }
  return found;
}
