import type { Reading } from '../../../ports.ts';
import { folded } from '../../../records/folded.ts';
import { type Player, playerKind } from '../../../records/player.ts';

/** A player as a file names them. */
export interface NamedPlayer {
  readonly id?: string | undefined;
  readonly fideId?: string | undefined;
  readonly name?: string | undefined;
  readonly birthYear?: number | undefined;
}

/** Whom of the registry a file means: by the id of either kind, or by the whole name where one player bears it. */
export type Match =
  | { readonly kind: 'found'; readonly id: string; readonly player: Player }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'several'; readonly ids: readonly string[] };

export async function matchPlayer(
  reading: Reading,
  named: NamedPlayer,
  byName: 'by-name' | 'ids-only',
): Promise<Match> {
  const { id, fideId, name, birthYear } = named;
  const own = id === undefined ? undefined : await reading.get(playerKind, id);
  if (own !== undefined) return standing(reading, own.id, own.body);
  for (const number of [fideId, id]) {
    if (number === undefined) continue;
    const ofFide = (await reading.find(playerKind, { key: 'fideId', equals: number })).filter(({ body }) =>
      isKept(body),
    );
    if (ofFide.length === 1) return { kind: 'found', id: ofFide[0]!.id, player: ofFide[0]!.body };
    if (ofFide.length > 1) return { kind: 'several', ids: ofFide.map((player) => player.id) };
  }
  if (byName === 'ids-only' || name === undefined) return { kind: 'unknown' };
  const namesakes = (await reading.find(playerKind, { key: 'fullName', equals: folded(name) })).filter(
    ({ body }) => isKept(body) && (birthYear === undefined || yearFits(body, birthYear)),
  );
  if (namesakes.length > 1) return { kind: 'several', ids: namesakes.map((player) => player.id) };
  const [one] = namesakes;
  return one === undefined ? { kind: 'unknown' } : { kind: 'found', id: one.id, player: one.body };
}

/** A duplicate stands for the player it was merged into. */
async function standing(reading: Reading, id: string, player: Player): Promise<Match> {
  if (player.mergedInto === undefined) return { kind: 'found', id, player };
  const kept = await reading.get(playerKind, player.mergedInto);
  return kept === undefined ? { kind: 'unknown' } : standing(reading, kept.id, kept.body);
}

const isKept = (player: Player): boolean => player.mergedInto === undefined;

function yearFits({ birthDate }: Player, year: number): boolean {
  return birthDate === undefined || birthDate.startsWith(String(year));
}
