import { ruleBookOf } from '@escala/regulations';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { Edition } from '../../rating/series/editions.ts';
import { type Federation, federationKind } from '../../registry/federation/federation.ts';
import { type LaidOutList, type ListedLine, laidOutList, listedLines } from './listed-lines.ts';

/** A list of Scrabble with all its lines, for files. */
export interface WholeScrabbleList extends LaidOutList {
  readonly federation: Federation;
  /** Changes with anything that the lines show. */
  readonly tag: string;
  lines(type: Parameters<typeof listedLines>[1]): readonly ListedLine[];
}

/** Undefined where the series has no lists of Scrabble. */
export async function wholeScrabbleList(
  ports: OfficePorts,
  reading: Reading,
  wanted: { readonly series: string; readonly date: string | undefined; readonly edition: Edition },
): Promise<WholeScrabbleList | undefined> {
  const federation = (await reading.get(federationKind, reading.federation))?.body;
  const series = federation?.series.find(({ id }) => id === wanted.series);
  if (federation === undefined || series === undefined) return undefined;
  if (ruleBookOf(series.regulation)?.kind !== 'scrabble') return undefined;
  const laidOut = await laidOutList(ports, reading, wanted);
  const { seq } = await reading.head();
  return {
    ...laidOut,
    federation,
    tag: `${laidOut.list.hash.slice(0, 16)}-${wanted.edition}-${seq}`,
    lines: (type) => listedLines(laidOut, type),
  };
}
