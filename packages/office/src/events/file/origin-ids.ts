import type { ActEntry } from '../../kit/act-entry.ts';

/** A player's id here and the one in the file that brought the event. */
interface OtherId {
  readonly player: string;
  readonly told: string;
}

/** Players by the ids of the office the event came from: the event's files use those ids (D-OFF-382, D-OFF-651). */
export interface OriginIds {
  /** Players known to both, by those ids; undefined if no common origin is on record here. */
  readonly shared: ReadonlySet<string> | undefined;
  /** Ids here by those ids, if they differ. */
  readonly here: ReadonlyMap<string, string>;
}

/**
 * `acts`: the acts on the event here; `theirs`: the history in the other copy. An event that came by file uses the
 * file's ids; two copies of one record share everything up to where they diverge.
 */
export function idsOfOrigin(acts: readonly ActEntry[], theirs: readonly Pick<ActEntry, 'hash'>[] = []): OriginIds {
  const here = new Map<string, string>();
  const shared = new Set<string>();
  const received = acts.findLast(({ kind }) => kind === 'event.receive');
  if (received !== undefined) {
    const { otherIds = [] } = received.outcome as { otherIds?: readonly OtherId[] };
    const told = new Map(otherIds.map((each) => [each.player, each.told]));
    for (const player of playersTouched(received)) shared.add(told.get(player) ?? player);
    for (const each of otherIds) here.set(each.told, each.player);
    for (const each of takenOver(acts)) {
      shared.add(each.told);
      if (each.told !== each.player) here.set(each.told, each.player);
    }
  }
  const common = new Set(theirs.map(({ hash }) => hash));
  const both = acts.filter(({ hash }) => common.has(hash));
  for (const act of both) for (const player of playersTouched(act)) shared.add(player);
  return { shared: received === undefined && both.length === 0 ? undefined : shared, here };
}

/** Entries that came by merging with another laptop, after the event itself had arrived. */
function takenOver(acts: readonly ActEntry[]): readonly OtherId[] {
  return acts.flatMap(({ kind, outcome }) =>
    kind === 'event.merge' ? ((outcome as { ofOrigin?: readonly OtherId[] }).ofOrigin ?? []) : [],
  );
}

const playersTouched = ({ touched }: ActEntry): string[] =>
  touched.flatMap(({ kind, id }) => (kind === 'entry' ? [id.slice(id.indexOf('/') + 1)] : []));
