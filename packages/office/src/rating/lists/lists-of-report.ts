import {
  columnsOfEvent,
  type Day,
  dayFrom,
  type EventRecord,
  type FederationColumns,
  type IsoDate,
  NO_DAY,
  writeDay,
} from '@escala/core';
import { type ListPeriod, ratingFacts } from '@escala/regulations';
import type { z } from 'zod';
import type { reachedListShape } from '../../events/answer-shapes.ts';
import type { AskedBy } from '../../kit/question.ts';
import type { Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { evaluatedDays, partOf } from '../columns/evaluated-columns.ts';
import { ALL_ROUNDS, GAMES_FOLDER, headerOf, type ToldEvaluation } from '../columns/packed-games.ts';
import { listsBySeries } from '../in-memory/loaded-record.ts';
import { nextListDate, termsOf } from '../publishing/next-list.ts';
import { bookOf, headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';
import type { PublishedLists } from './list.ts';

export type ReachedList = z.infer<typeof reachedListShape>;

/** A list this long after an event cannot contain it any more. */
const LONGEST_WAY = 400;

/** For a report that would be accepted now: every list already out came before it. */
const NOW: readonly ToldEvaluation[] = [{ ...ALL_ROUNDS, act: Number.MAX_SAFE_INTEGER, on: 0, received: NO_DAY }];

/** For a waiting report: received on its day, no matter when it is accepted (fide-2009 7.13). */
export const acceptedNow = (receivedOn: IsoDate): readonly ToldEvaluation[] => [
  { ...NOW[0]!, received: dayFrom(receivedOn) },
];

/** The evaluations of an event; rounds that do not count yet are treated as if evaluated now. */
export async function evaluationsOf(reading: Reading, event: string): Promise<readonly ToldEvaluation[]> {
  const [paper] = await reading.papers(GAMES_FOLDER, { name: event, edition: 'latest' });
  const evaluations = paper === undefined ? [] : headerOf(paper.bytes).evaluations;
  const last = evaluations.at(-1);
  if (paper === undefined || last === undefined) return paper === undefined ? NOW : [];
  return last.to === ALL_ROUNDS.to ? evaluations : [...evaluations, { ...NOW[0]!, from: last.to + 1 }];
}

/** Every list, published or to come, for which games of an event count, or would count if accepted now. */
export function listsOfReport(
  { federation, lists }: PublishedLists,
  event: EventRecord,
  evaluations: readonly ToldEvaluation[] = NOW,
): ReachedList[] {
  const listsOf = listsBySeries([...lists]);
  return federation.series
    .filter((series) => bookOf(series).kind === 'head-to-head')
    .flatMap((series) => {
      const evaluated = columnsAlone(evaluatedRecord(event, evaluations, evaluatedDays({ listsOf }, series)));
      const played = columnsAlone(event);
      const count = (columns: FederationColumns, days: Pick<ListPeriod, 'listDay' | 'previousListDay'>): number =>
        headToHeadBook(series).entriesOf(columns, { revision: revisionOf(series), rhythm: rhythmOf(series), ...days })
          .games.length;
      return listDaysAround(series, listsOf, event).flatMap(({ published, ...days }) => {
        const games = count(evaluated, days);
        if (games === 0) return [];
        const late = count(played, days) < games;
        return [{ series: series.id, name: series.name, date: writeDay(days.listDay), published, late, games }];
      });
    });
}

/** With the list names that the reader knows. */
export const named = (lists: readonly ReachedList[], listName: AskedBy['listName']): ReachedList[] =>
  lists.map((list) => ({ ...list, name: listName({ id: list.series, name: list.name }) }));

function columnsAlone(event: EventRecord): FederationColumns {
  const players = [...new Set(event.games.flatMap(({ white, black }) => [white, black]))];
  return columnsOfEvent(
    event,
    players.map((id) => ({ id })),
    ratingFacts,
  );
}

/** The event with its days of receipt and of the evaluation of its rounds. */
function evaluatedRecord(
  reported: EventRecord,
  evaluations: readonly ToldEvaluation[],
  dayOf: (evaluation: ToldEvaluation) => Day,
): EventRecord {
  const received = evaluations.at(-1)?.received ?? NO_DAY;
  const event = received === NO_DAY ? reported : { ...reported, receivedOn: writeDay(received) };
  const parts = evaluations.map((each) => ({ ...each, day: dayOf(each) })).filter(({ day }) => day !== NO_DAY);
  const last = parts.at(-1);
  if (last === undefined) return event;
  const evaluatedOn = writeDay(last.day);
  if (parts.length === 1) return { ...event, evaluatedOn };
  const games = event.games.map((game) => ({
    ...game,
    evaluatedOn: writeDay(partOf(parts, game.round)?.day ?? last.day),
  }));
  return { ...event, evaluatedOn, games };
}

interface ListDays {
  readonly listDay: Day;
  readonly previousListDay: Day | undefined;
  readonly published: boolean;
}

/** The lists after the start of the event: those the office computed, and those to come. */
function listDaysAround(
  series: Series,
  listsOf: ReturnType<typeof listsBySeries>,
  { start, end }: Pick<EventRecord, 'start' | 'end'>,
): ListDays[] {
  const out = listsOf(series.id).map(({ date, source }) => ({ day: dayFrom(date), source }));
  const next = dayFrom(nextListDate({ listsOf }, series));
  const toCome = bookOf(series).listDays(next, Math.max(next, dayFrom(end)) + LONGEST_WAY, termsOf(series));
  const days = [...out.map(({ day }) => day), ...toCome];
  return days.flatMap((day, i) => {
    const isImported = out[i]?.source === 'imported';
    if (isImported || day <= dayFrom(start)) return [];
    return [{ listDay: day, previousListDay: days[i - 1], published: i < out.length }];
  });
}
