import { kept } from '../../kit/memory.ts';
import type { Kept, OfficePorts, Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { seasonKind } from '../../registry/licences/season.ts';
import type { Player } from '../../registry/players/player.ts';
import { type ColumnsOf, columnsOn, type Register } from './printed-columns.ts';
import { PrintedLists } from './printed-lists.ts';
import { printedFolder, unpackPrinted } from './printed-paper.ts';

interface AtHand {
  readonly lists: PrintedLists;
  /** The last act whose papers are included. */
  upTo: number;
  /** Set while papers are being read. */
  adding?: Promise<void> | undefined;
}

/** By series. Papers are only ever added, so what is in memory stays valid. */
const printedBySeries = () => new Map<string, AtHand>();

/** The printed columns of a series' lists; read once, then only additions. */
export async function printedLists(
  ports: Pick<OfficePorts, 'memory' | 'pause'>,
  reading: Reading,
  series: string,
): Promise<PrintedLists> {
  const all = kept(ports, printedBySeries, reading.federation);
  const known: AtHand = all.get(series) ?? { lists: new PrintedLists(), upTo: 0 };
  all.set(series, known);
  const { seq } = await reading.head();
  // Twenty years take a second to read: callers that come meanwhile wait instead of reading again.
  while (known.upTo < seq) {
    const adding = known.adding ?? addPapers(known, ports, reading, series, seq);
    const isOwn = known.adding === undefined;
    known.adding = adding;
    await (isOwn ? adding : adding.catch(() => undefined));
  }
  return known.lists;
}

async function addPapers(
  known: AtHand,
  { pause }: Pick<OfficePorts, 'pause'>,
  reading: Reading,
  series: string,
  seq: number,
): Promise<void> {
  try {
    const papers = await reading.papers(printedFolder(series), { edition: 'first', since: known.upTo });
    // In order of filing; lists of one act by date.
    const inOrder = papers.toSorted((a, b) => a.seq - b.seq || (a.name < b.name ? -1 : 1));
    for (const paper of inOrder) {
      known.lists.add(paper.name, unpackPrinted(paper.bytes));
      await pause?.();
    }
    known.upTo = seq;
  } finally {
    known.adding = undefined;
  }
}

/** Names of all clubs by id. */
export async function clubsOn(reading: Reading, asOf?: number): Promise<ReadonlyMap<string, string>> {
  const clubs = await (asOf === undefined ? reading.list(clubKind) : reading.listAsOf(clubKind, asOf));
  return new Map(clubs.map(({ id, body }) => [id, body.name]));
}

/** The printed data of these players, who are all the players there are. */
export async function registerOf(reading: Reading, all: readonly Kept<Player>[], asOf?: number): Promise<Register> {
  const players: Player[] = [];
  const playerIds: string[] = [];
  for (const { id, body } of all) {
    players[body.number] = body;
    playerIds[body.number] = id;
  }
  const seasons = await (asOf === undefined ? reading.list(seasonKind) : reading.listAsOf(seasonKind, asOf));
  return { players, playerIds, seasons: seasons.map(({ body }) => body), clubs: await clubsOn(reading, asOf) };
}

/**
 * The columns printed in both editions of a list; players who joined it after the last list are taken from the
 * register.
 */
export function columnsOfList(printed: PrintedLists, register: Register, date: string): ColumnsOf {
  const today = columnsOn(register, date);
  return (player) => printed.columnsOf(date, register.playerIds[player]!) ?? today(player);
}

/** The same strictly from the papers, for checking a seal: what is not on a paper was not printed. */
export const columnsOnPaper =
  (printed: PrintedLists, playerIds: readonly string[], date: string): ColumnsOf =>
  (player) =>
    printed.columnsOf(date, playerIds[player]!) ?? { name: '' };
