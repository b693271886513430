import type { Digest, Kept, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import type { OfficialList } from '../lists/list.ts';
import { lastSettled } from '../series/causes.ts';
import { type EditionVerdict, type ListVerdict, whyNot } from '../series/list-verdict.ts';
import { ratingOf } from '../series/ratings.ts';
import type { FollowedLists } from './followed-lists.ts';
import type { ListRevision } from './list-edition.ts';

type EditionVerdicts = Pick<ListVerdict, 'inForce' | 'earlier' | 'contradicted'>;

/** Which revised editions are recomputed: each that went out of force takes a replay of its own. */
export type EditionScope = 'in-force' | 'all';

const NONE: EditionVerdicts = { earlier: [], contradicted: [] };

/**
 * The editions in force of these lists, and on request the revised ones before them, each computed again from the
 * record as it was when the lists were settled (D-OFF-1223).
 */
export async function verifyEditions(
  reading: Reading,
  series: Series,
  lists: readonly Kept<OfficialList>[],
  digest: Digest,
  scope: EditionScope,
): Promise<(list: OfficialList) => EditionVerdicts> {
  const settled = await lastSettled(reading);
  if (settled === 0) return () => NONE;
  const { followed } = ratingOf(series);
  const now = await followed(reading, series, settled, digest);
  const verdicts = new Map<string, EditionVerdicts>();
  const before = new Map<number, { readonly list: OfficialList; readonly earlier: EditionVerdict[] }[]>();
  for (const { body: list } of lists) {
    const revisions = await now.revisions(list);
    const earlier: EditionVerdict[] = [];
    const inForce = editionVerdict(now, list, revisions.at(-1));
    verdicts.set(list.date, { inForce, earlier, contradicted: [...(await now.contradicted(list.date))] });
    for (const { act } of scope === 'all' ? revisions.slice(0, -1) : [])
      before.set(act, [...(before.get(act) ?? []), { list, earlier }]);
  }
  for (const [act, concerned] of [...before].sort(([a], [b]) => a - b)) {
    const then = await followed(reading, series, act, digest);
    for (const { list, earlier } of concerned)
      earlier.push(editionVerdict(then, list, (await then.revisions(list)).at(-1)));
  }
  return ({ date }) => verdicts.get(date) ?? NONE;
}

function editionVerdict(lists: FollowedLists, list: OfficialList, revision: ListRevision | undefined): EditionVerdict {
  const differing = lists.differing(list.date);
  return {
    ...(revision && { revisedBy: { act: revision.act, on: revision.on } }),
    hash: revision?.hash ?? list.hash,
    holds: differing === undefined || differing.length === 0,
    ...(differing === undefined && { notRecomputed: whyNot(list) }),
    differing: [...(differing ?? [])],
  };
}
