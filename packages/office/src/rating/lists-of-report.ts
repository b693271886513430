import { columnsOfEvent, type Day, dayFrom, type EventRecord, type IsoDate, writeDay } from '@escala/core';
import type { Series } from '../records/federation.ts';
import type { PublishedLists } from './late-report.ts';
import { listsBySeries } from './loaded-record.ts';
import { nextListDate, termsOf } from './next-list.ts';
import { bookOf, headToHeadBook, revisionOf, rhythmOf } from './series-book.ts';

/** A list to which games of a report belong. */
export interface ReachedList {
  readonly series: string;
  readonly name: string;
  readonly date: IsoDate;
  /** It is out already: the report comes late, and counts by correction only. */
  readonly published: boolean;
  readonly games: number;
}

/** A list so long after an event has nothing to do with it any more. */
const LONGEST_WAY = 400;

/** Every list, out or to come, that games of an event would count for. */
export function listsOfReport({ federation, lists }: PublishedLists, event: EventRecord): ReachedList[] {
  const players = [...new Set(event.games.flatMap(({ white, black }) => [white, black]))];
  const columns = columnsOfEvent(
    event,
    players.map((id) => ({ id })),
  );
  const listsOf = listsBySeries([...lists]);
  return federation.series
    .filter((series) => bookOf(series).kind === 'head-to-head')
    .flatMap((series) => {
      const days = listDaysAround(series, listsOf, event);
      return days.flatMap(({ day, previous, published }) => {
        const { games } = headToHeadBook(series).entriesOf(columns, {
          revision: revisionOf(series),
          rhythm: rhythmOf(series),
          listDay: day,
          previousListDay: previous,
        });
        if (games.length === 0) return [];
        return [{ series: series.id, name: series.name, date: writeDay(day), published, games: games.length }];
      });
    });
}

interface ListDay {
  readonly day: Day;
  readonly previous: Day | undefined;
  readonly published: boolean;
}

/** The lists after the event began: those that the office computed, and those that are to come. */
function listDaysAround(
  series: Series,
  listsOf: ReturnType<typeof listsBySeries>,
  { start, end }: Pick<EventRecord, 'start' | 'end'>,
): ListDay[] {
  const out = listsOf(series.id).map(({ date, source }) => ({ day: dayFrom(date), source }));
  const next = dayFrom(nextListDate({ listsOf }, series));
  const toCome = bookOf(series).listDays(next, Math.max(next, dayFrom(end)) + LONGEST_WAY, termsOf(series));
  const days = [...out.map(({ day }) => day), ...toCome];
  return days.flatMap((day, i) => {
    const isImported = out[i]?.source === 'imported';
    if (isImported || day <= dayFrom(start)) return [];
    return [{ day, previous: days[i - 1], published: i < out.length }];
  });
}
