import type { Reading } from '../../ports.ts';
import { type LoadedRecord, listsBySeries } from '../../rating/in-memory/loaded-record.ts';
import { listKind } from '../../rating/lists/list.ts';
import { registerOf } from '../../rating/printed/kept-printed.ts';
import type { Register } from '../../rating/printed/printed-columns.ts';
import { type Federation, federationKind } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { type CountedPlay, jsonOf, SCRABBLE_GAMES } from '../reports/waiting-reports.ts';

/** What Scrabble ratings are derived from, as the record was after one act. */
export interface ScrabbleRecord {
  readonly seq: number;
  readonly federation: Federation;
  /** All players on record, including duplicates. */
  readonly names: ReadonlyMap<string, string>;
  /** What lists print about them. */
  readonly register: Register;
  /** The player that a duplicate's games count for. */
  readonly mergedInto: ReadonlyMap<string, string>;
  /** The play of accepted events, by event. */
  readonly plays: ReadonlyMap<string, CountedPlay>;
  /** Published lists of a series, oldest first. */
  readonly listsOf: LoadedRecord['listsOf'];
}

export async function loadScrabbleRecord(reading: Reading, asOf?: number): Promise<ScrabbleRecord> {
  const seq = asOf ?? (await reading.head()).seq;
  const isNow = asOf === undefined;
  const [federation] = await (isNow ? reading.list(federationKind) : reading.listAsOf(federationKind, seq));
  if (federation === undefined) throw new Error(`Nothing is on record of ${reading.federation}.`);
  const players = await (isNow ? reading.list(playerKind) : reading.listAsOf(playerKind, seq));
  const lists = await (isNow ? reading.list(listKind) : reading.listAsOf(listKind, seq));
  const papers = await reading.papers(SCRABBLE_GAMES, { edition: 'latest', asOf });
  return {
    seq,
    federation: federation.body,
    names: new Map(players.map(({ id, body }) => [id, body.name])),
    register: await registerOf(reading, players, asOf),
    mergedInto: new Map(
      players.flatMap(({ id, body }) => (body.mergedInto === undefined ? [] : [[id, body.mergedInto]])),
    ),
    plays: new Map(papers.map(({ name, bytes }) => [name, jsonOf<CountedPlay>(bytes)])),
    listsOf: listsBySeries(lists.map(({ body }) => body)),
  };
}

export function keptAs({ mergedInto }: Pick<ScrabbleRecord, 'mergedInto'>, player: string): string {
  let kept = player;
  for (let into = mergedInto.get(kept); into !== undefined; into = mergedInto.get(kept)) kept = into;
  return kept;
}
