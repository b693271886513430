import { LIST_STATUS } from '@escala/core';
import { eventKind, type FederationEvent } from '../events/event.ts';
import type { Kept, Reading } from '../ports.ts';
import { GAMES_FOLDER, unpackGames } from '../rating/columns/packed-games.ts';
import { LINE_BYTES, lineAt, listFolder, partOf, sliceOf } from '../rating/columns/packed-sheet.ts';
import type { OfficialList } from '../rating/lists/list.ts';
import { type Player, playerKind } from '../registry/players/player.ts';
import type { ClaimMatter } from './claim.ts';

/** Whether the list, as published, has a line for the person. */
export async function isOnList(
  reading: Reading,
  list: OfficialList,
  person: readonly Kept<Player>[],
): Promise<boolean> {
  for (const { body } of person) if (await hasLine(reading, list, body)) return true;
  return false;
}

async function hasLine(reading: Reading, { series, date }: OfficialList, player: Player): Promise<boolean> {
  const [paper] = await reading.papers(listFolder(series), {
    name: date,
    part: partOf(player.number),
    edition: 'first',
    slice: sliceOf(player.number),
  });
  return paper !== undefined && paper.bytes.length >= LINE_BYTES && lineAt(paper.bytes).status !== LIST_STATUS.absent;
}

/** The event of a contested game, and its participants. */
export interface ClaimedGame {
  readonly event: Kept<FederationEvent> | undefined;
  readonly participants: ReadonlySet<number>;
  readonly opponent: Kept<Player> | undefined;
}

/** The player this one's games count for. */
export const countsFor = ({ id, body }: Kept<Player>): string => body.mergedInto ?? id;

export async function loadClaimedGame(reading: Reading, about: ClaimMatter): Promise<ClaimedGame | undefined> {
  if (about.kind === 'line') return undefined;
  const [paper] = await reading.papers(GAMES_FOLDER, { name: about.event, edition: 'latest' });
  return {
    event: await reading.get(eventKind, about.event),
    participants: new Set(paper === undefined ? [] : unpackGames(paper.bytes).participants),
    opponent: await reading.get(playerKind, about.opponent),
  };
}
