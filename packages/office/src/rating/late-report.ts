import { columnsOfEvent, dayFrom, type EventRecord } from '@escala/core';
import type { Reading } from '../ports.ts';
import { type Federation, federationKind } from '../records/federation.ts';
import { listKind, type OfficialList } from '../records/list.ts';
import { bookOf, headToHeadBook, revisionOf, rhythmOf } from './series-book.ts';

/** What tells whether a report comes too late: the series and their published lists. */
export interface PublishedLists {
  readonly federation: Federation;
  readonly lists: readonly OfficialList[];
}

export async function loadPublishedLists(reading: Reading): Promise<PublishedLists | undefined> {
  const federation = await reading.get(federationKind, reading.federation);
  if (federation === undefined) return undefined;
  return { federation: federation.body, lists: (await reading.list(listKind)).map(({ body }) => body) };
}

/**
 * The published lists to which games of an event belong. An event for which there are any is late: it moves lists that are out, so it
 * comes in as a correction, with its preview.
 */
export function listsReached({ federation, lists }: PublishedLists, event: EventRecord): OfficialList[] {
  const players = [...new Set(event.games.flatMap(({ white, black }) => [white, black]))];
  const columns = columnsOfEvent(
    event,
    players.map((id) => ({ id })),
  );
  return federation.series
    .filter((series) => bookOf(series).kind === 'head-to-head')
    .flatMap((series) => {
      const own = lists.filter((list) => list.series === series.id).sort((a, b) => (a.date < b.date ? -1 : 1));
      return own.filter((list, i) => {
        if (list.source === 'imported' || list.date <= event.start) return false;
        const previous = own[i - 1];
        const { games } = headToHeadBook(series).entriesOf(columns, {
          revision: revisionOf(series),
          rhythm: rhythmOf(series),
          listDay: dayFrom(list.date),
          previousListDay: previous && dayFrom(previous.date),
        });
        return games.length > 0;
      });
    });
}
