import { dayFrom } from '@escala/core';
import type { Digest, Reading } from '../ports.ts';
import { listId, listKind } from '../records/list.ts';
import { keptSheets, sheetOf } from './editions.ts';
import { hashOf, sealOf } from './list-seal.ts';
import { loadRecord } from './loaded-record.ts';
import { movementsBetween } from './movements.ts';
import { loadAllSeries } from './series-state.ts';
import { settle } from './settle.ts';

/** Whether a published list is what the record of its day gives, and whether it has been kept as it was. */
export interface ListVerdict {
  readonly list: string;
  readonly holds: boolean;
  /** The hash of the list, the one that the record of its day gives, and the one of the lines as they are kept. */
  readonly published: string;
  readonly recomputed: string | null;
  readonly kept: string | null;
  /** Players whose kept line is not the recomputed one. */
  readonly differing: readonly string[];
  /** Imported lists have nothing to be recomputed from. */
  readonly source: 'computed' | 'imported';
}

export async function verifyList(
  reading: Reading,
  series: string,
  date: string,
  digest: Digest,
): Promise<ListVerdict | undefined> {
  const list = await reading.get(listKind, listId(series, date));
  if (list === undefined) return undefined;
  const { hash, asOf, source } = list.body;
  const base = { list: list.id, published: hash, source };
  if (source === 'imported') return { ...base, holds: true, recomputed: null, kept: null, differing: [] };
  const record = await loadRecord(reading, asOf);
  const states = await loadAllSeries(reading, record, asOf);
  const before = new Set(record.listsOf(series).map((each) => each.date));
  // Several lists may have come out at once: those before this one have to be made on the way.
  const together = (await reading.find(listKind, { key: 'series', equals: series }))
    .map(({ body }) => body)
    .filter((each) => each.asOf === asOf && each.date <= date && !before.has(each.date))
    .map((each) => dayFrom(each.date))
    .sort((a, b) => a - b);
  const settled = settle(record, states, { series, days: together });
  const own = settled.find(({ state }) => state.series.id === series)!;
  const [act] = asOf === 0 ? [] : await reading.actsAfter(asOf - 1, 1);
  const head = { seq: asOf, hash: act?.hash ?? '' };
  const [kept] = await keptSheets(reading, series, 'published', { date });
  const players = record.players.length;
  const seal = (sheet: (typeof own.sheets)[number]): string =>
    hashOf(sealOf(reading.federation, own.state.series, sheet, record.playerIds, head, digest), digest);
  const recomputed = own.sheets.at(-1)!;
  const keptSheet = kept && sheetOf(kept, players);
  const moved = keptSheet ? movementsBetween(keptSheet, recomputed).movements : [];
  const verdict = { recomputed: seal(recomputed), kept: keptSheet ? seal(keptSheet) : null };
  return {
    ...base,
    ...verdict,
    holds: verdict.recomputed === hash && verdict.kept === hash,
    differing: moved.map(({ player }) => record.playerIds[player]!),
  };
}
