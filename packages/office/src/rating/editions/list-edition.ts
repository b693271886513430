import { z } from 'zod';
import { canonicalText } from '../../kit/act-entry.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { listId, listSchema, type OfficialList } from '../lists/list.ts';
import type { Edition } from '../series/editions.ts';

/** The act that revised a list, and its day. */
export const revisionSchema = z.strictObject({ act: z.int(), on: z.iso.date() });

/**
 * A list in one of its editions. In a revised one `players`, `games` and `hash` are its own: the seal of what was
 * published is never shown beside other numbers (D-OFF-1222).
 */
export const shownListSchema = z.strictObject({
  ...listSchema.shape,
  /** The last act that revised it; absent in the published edition. */
  revisedBy: revisionSchema.optional(),
});
export type ShownList = z.infer<typeof shownListSchema>;

/** The name of an edition in files, the same in every language: `published 2017-03-05`, `revised 2017-06-03 act 57`. */
export const editionName = ({ publishedOn, revisedBy }: ShownList): string =>
  revisedBy === undefined ? `published ${publishedOn}` : `revised ${revisedBy.on} act ${revisedBy.act}`;

/** As published; `revised`: the edition in force, whichever that is; or as a certain act left it. */
export const wantedEditionSchema = z.enum(['published', 'revised']).or(z.coerce.number().int().min(1));
export type WantedEdition = Edition | number;

/** An edition that an act after the publication made of a list. */
export interface ListRevision extends z.infer<typeof revisionSchema> {
  readonly hash: string;
  readonly players: number;
  readonly games: number;
}

/** What an act left: a digest of the printed rows other than the published ones, and how many players and games it has. */
export interface RevisedStep {
  readonly act: number;
  readonly rows: string;
  readonly players: number;
  readonly games: number;
}

/** What the seal of a revised edition covers: the published edition, the act, and every row that is printed otherwise. */
interface EditionSeal {
  readonly format: 'escala/edition-seal@1';
  readonly federation: string;
  readonly list: string;
  /** The seal of the published edition. */
  readonly published: string;
  readonly act: number;
  /** The hash of the chain up to the act. */
  readonly record: string;
  /** SHA-256 of the rows that differ, as `digestOfRows` takes them. */
  readonly rows: string;
}

type Work = Pick<OfficePorts, 'digest' | 'pause'>;

/** Rows digested together; a revision of a whole list takes a pause after each of these. */
export const ROWS_AT_ONCE = 200;

/** SHA-256 over the digests of so many rows each, as canonical JSON. */
export async function digestOfRows(rows: readonly object[], { digest, pause }: Work): Promise<string> {
  const digests: string[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    digests.push(digest(canonicalText(rows.slice(at, at + ROWS_AT_ONCE))));
    await pause?.();
  }
  return digest(canonicalText(digests));
}

/** The revised editions, oldest first; an act that left everything printed as it was made none. */
export async function listRevisions<Step extends RevisedStep>(
  reading: Reading,
  list: OfficialList,
  steps: readonly Step[],
  work: Work,
): Promise<(ListRevision & { readonly step: Step })[]> {
  const { digest } = work;
  const revisions: (ListRevision & { readonly step: Step })[] = [];
  let before = await digestOfRows([], work);
  for (const step of steps) {
    const { act, rows, players, games } = step;
    if (rows === before) continue;
    before = rows;
    const [entry] = await reading.actsAfter(act - 1, 1);
    const seal: EditionSeal = {
      format: 'escala/edition-seal@1',
      federation: reading.federation,
      list: listId(list.series, list.date),
      published: list.hash,
      act,
      record: entry!.hash,
      rows,
    };
    revisions.push({ act, on: entry!.at.slice(0, 10), hash: digest(canonicalText(seal)), players, games, step });
  }
  return revisions;
}

interface EditionShown<Revision extends ListRevision> {
  readonly list: ShownList;
  readonly edition: Edition;
  /** Undefined for the published edition. */
  readonly revision: Revision | undefined;
}

/** The wanted edition of a list by its true name; a list that nobody revised is in force as published. */
export function editionOf<Revision extends ListRevision>(
  list: OfficialList,
  revisions: readonly Revision[],
  wanted: WantedEdition,
): EditionShown<Revision> {
  const revision = wanted === 'revised' ? revisions.at(-1) : revisions.find(({ act }) => act === wanted);
  const { series, date } = list;
  if (typeof wanted === 'number' && revision === undefined)
    throw new Refused([missing('edition-unknown', { series, date, act: wanted }, { field: 'edition' })]);
  if (revision === undefined) return { list, edition: 'published', revision };
  const { act, on, hash, players, games } = revision;
  return { list: { ...list, hash, players, games, revisedBy: { act, on } }, edition: 'revised', revision };
}
