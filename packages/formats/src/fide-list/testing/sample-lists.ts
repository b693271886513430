import type { FideListBatch } from '../fide-list-batch.ts';
import { fideListParser } from '../fide-list-parser.ts';
import type { FideListOptions, FideListSummary } from '../list-parser.ts';

/** A player as given in a list. */
export interface SamplePlayer {
  readonly fideId: number;
  readonly name: string;
  readonly federation: string;
  readonly sex: 'M' | 'F';
  readonly title: string;
  readonly womenTitle: string;
  readonly otherTitles: string;
  readonly arenaTitle: string;
  /** Rating, games and K; 0 for blank. */
  readonly standard: readonly [number, number, number];
  readonly rapid: readonly [number, number, number];
  readonly blitz: readonly [number, number, number];
  readonly birthYear: number;
  readonly flag: '' | 'i' | 'w' | 'wi';
}

export const COMBINED_HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';

const filled = (value: number): string => (value === 0 ? '' : String(value));

/** A line of the combined list, each field in its columns. */
export function combinedLine(player: SamplePlayer): string {
  const fields: [string, number][] = [
    [String(player.fideId), 15],
    [player.name, 61],
    [player.federation, 4],
    [player.sex, 4],
    [player.title, 5],
    [player.womenTitle, 5],
    [player.otherTitles, 15],
    [player.arenaTitle, 4],
    ...[player.standard, player.rapid, player.blitz].flatMap(([rating, games, k]): [string, number][] => [
      [filled(rating), 6],
      [filled(games), 4],
      [filled(k), 3],
    ]),
    [filled(player.birthYear), 6],
    [player.flag, 4],
  ];
  return fields.map(([text, width]) => text.padEnd(width)).join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function xmlPlayer(player: SamplePlayer): string {
  const [standard, rapid, blitz] = [player.standard, player.rapid, player.blitz];
  return `<player>
<fideid>${player.fideId}</fideid>
<name>${escaped(player.name)}</name>
<country>${player.federation}</country>
<sex>${player.sex}</sex>
<title>${player.title}</title>
<w_title>${player.womenTitle}</w_title>
<o_title>${player.otherTitles}</o_title>
<foa_title>${player.arenaTitle}</foa_title>
<rating>${standard[0]}</rating>
<games>${standard[1]}</games>
<k>${standard[2]}</k>
<rapid_rating>${rapid[0]}</rapid_rating>
<rapid_games>${rapid[1]}</rapid_games>
<rapid_k>${rapid[2]}</rapid_k>
<blitz_rating>${filled(blitz[0])}</blitz_rating>
<blitz_games>${filled(blitz[1])}</blitz_games>
<blitz_k>${filled(blitz[2])}</blitz_k>
<birthday>${filled(player.birthYear)}</birthday>
<flag>${player.flag}</flag>
</player>
`;
}

export function xmlList(players: readonly SamplePlayer[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<playerslist>\n${players.map(xmlPlayer).join('')}</playerslist>\n`;
}

export type ReadRow = Record<string, number | string | string[]>;

/** A copy of everything in a row of a batch. */
function rowOf(batch: FideListBatch, row: number): ReadRow {
  return {
    fideId: batch.fideId[row]!,
    name: batch.name(row),
    federation: batch.federation(row),
    sex: batch.sex[row]!,
    title: batch.title(row),
    womenTitle: batch.womenTitle(row),
    otherTitles: batch.otherTitles(row),
    arenaTitle: batch.arenaTitle(row),
    standard: batch.standard[row]!,
    standardGames: batch.standardGames[row]!,
    standardK: batch.standardK[row]!,
    rapid: batch.rapid[row]!,
    rapidGames: batch.rapidGames[row]!,
    rapidK: batch.rapidK[row]!,
    blitz: batch.blitz[row]!,
    blitzGames: batch.blitzGames[row]!,
    blitzK: batch.blitzK[row]!,
    birthYear: batch.birthYear[row]!,
    flags: batch.flags[row]!,
  };
}

/** How a sample player should be read. */
export function expectedRow(player: SamplePlayer): ReadRow {
  const triple = (name: string, [rating, games, k]: SamplePlayer['standard']): ReadRow => ({
    [name]: rating,
    [`${name}Games`]: games,
    [`${name}K`]: k,
  });
  return {
    fideId: player.fideId,
    name: player.name,
    federation: player.federation,
    sex: player.sex === 'M' ? 1 : 2,
    title: player.title,
    womenTitle: player.womenTitle,
    otherTitles: player.otherTitles === '' ? [] : player.otherTitles.split(','),
    arenaTitle: player.arenaTitle,
    ...triple('standard', player.standard),
    ...triple('rapid', player.rapid),
    ...triple('blitz', player.blitz),
    birthYear: player.birthYear,
    flags: { '': 0, i: 1, w: 2, wi: 3 }[player.flag],
  };
}

/** Reads a list in chunks of these sizes. */
export function readList(
  list: string | Uint8Array,
  pieces: readonly number[] = [],
  options: FideListOptions = {},
): FideListSummary & { rows: ReadRow[] } {
  const rows: ReadRow[] = [];
  const parser = fideListParser((batch) => {
    for (let row = 0; row < batch.count; row++) rows.push(rowOf(batch, row));
  }, options);
  const bytes = typeof list === 'string' ? Buffer.from(list) : list;
  let at = 0;
  for (const length of pieces) {
    parser.push(Uint8Array.from(bytes.subarray(at, at + length)));
    at += length;
  }
  if (at < bytes.length) parser.push(Uint8Array.from(bytes.subarray(at)));
  return { ...parser.end(), rows };
}
