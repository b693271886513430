import { LIST_STATUS, type ListSheet } from '@escala/core';
import { kept } from '../../kit/memory.ts';
import type { Digest, OfficePorts } from '../../ports.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import type { ListScores } from './list-scores.ts';
import { type ScaleBasis, sameLists } from './scale-basis.ts';
import { type Pause, type Scale, scaleOf, scoresOf } from './scale-of-series.ts';

/** A scale as last computed, with its basis. */
interface KnownScale {
  readonly loaded: WeakRef<LoadedSeries>;
  readonly basis: ScaleBasis;
  readonly scores: readonly ListScores[];
  readonly scale: Scale;
}

/** By series. Each entry keeps the players and games it was computed from. */
const knownScales = () => new Map<string, Promise<KnownScale>>();

/**
 * Going over every game of every list takes seconds, so it is done once: a new list adds its own games, and a
 * correction recomputes the lists from its event on. Newly accepted events change nothing here.
 */
export async function cachedScale(ports: OfficePorts, federation: string, loaded: LoadedSeries): Promise<Scale> {
  const known = kept(ports, knownScales, federation);
  const name = loaded.series.id;
  const before = known.get(name)?.catch(() => undefined);
  const asked = (async () => followed(await before, ports, loaded))();
  known.set(name, asked);
  return (await asked).scale;
}

const NO_PAUSE: Pause = async () => undefined;

async function followed(before: KnownScale | undefined, ports: OfficePorts, loaded: LoadedSeries): Promise<KnownScale> {
  if (before?.loaded.deref() === loaded) return before;
  const { digest, pause = NO_PAUSE } = ports;
  const { players, reports, seasons } = loaded.record;
  const terms = JSON.stringify([loaded.series, loaded.imported]);
  const digests = loaded.sheets.map((sheet) => sheetDigest(digest, sheet));
  const days = loaded.sheets.map(({ day }) => day);
  const basis = { players, reports, seasons, terms, digests, days, last: loaded.dates.at(-1) ?? '' };
  const same = before === undefined ? 0 : sameLists(before.basis, basis);
  if (before !== undefined && same === digests.length && same === before.scores.length)
    return { ...before, loaded: new WeakRef(loaded), basis };
  const scores = await scoresOf(loaded, before?.scores.slice(0, same) ?? [], pause);
  const scale = await scaleOf(loaded, scores, before?.scale.lists.slice(0, same) ?? [], pause);
  return { loaded: new WeakRef(loaded), basis, scores, scale };
}

const known = new WeakMap<ListSheet, string>();

/** Identifies a list by its ratings and games, regardless of players registered after it. */
function sheetDigest(digest: Digest, sheet: ListSheet): string {
  const before = known.get(sheet);
  if (before !== undefined) return before;
  const listed = sheet.status.findLastIndex((status) => status !== LIST_STATUS.absent) + 1;
  const columns = [sheet.rating, sheet.change, sheet.games, sheet.counted, sheet.status];
  const bytes = columns.map(({ buffer, byteOffset, BYTES_PER_ELEMENT }) =>
    digest(new Uint8Array(buffer, byteOffset, listed * BYTES_PER_ELEMENT)),
  );
  const made = `${sheet.day} ${bytes.join(' ')}`;
  known.set(sheet, made);
  return made;
}
