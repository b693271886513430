import { columnsOfDocument, dayFrom, type HeadToHeadInput, type PooledMean, type PooledSum } from '@escala/core';
import { ruleBookOf } from '@escala/regulations';
import type { FaultList } from '../faults/fault-list.ts';
import type { Draft } from './draft.ts';
import { firstPlaces } from './once.ts';

/** Earlier performances: no more points than games, each told once, and before the list to produce. */
export function checkPools({ players = [], listDate }: Draft<HeadToHeadInput>, faults: FaultList): void {
  players.forEach((player, p) => {
    const placeOf = firstPlaces<string>();
    player?.pool?.forEach((entry, i) => {
      const path = ['players', p, 'pool', i];
      if (entry?.points !== undefined && entry.games !== undefined && entry.points > entry.games)
        faults.add({
          code: 'points-over-games',
          path: [...path, 'points'],
          values: { points: entry.points, games: entry.games },
        });
      const field = entry && 'list' in entry ? 'list' : 'end';
      const date = (entry as Draft<Partial<PooledMean & PooledSum>> | undefined)?.[field];
      const event = entry?.event;
      if (event !== undefined && date !== undefined) {
        const first = placeOf(JSON.stringify([event, date]), path);
        if (first !== undefined)
          faults.add({ code: 'pool-twice', path: [...path, 'event'], values: { event, date, first } });
      }
      if (date !== undefined && listDate !== undefined && date >= listDate)
        faults.add({ code: 'pool-not-before', path: [...path, field], values: { date, listDate } });
    });
  });
}

/**
 * An event that the book rates for this list is not in a pool yet, or it would count twice. Only the book knows which
 * events those are, so the document has to be sound otherwise.
 */
export function checkRatedAgain(document: HeadToHeadInput, faults: FaultList): void {
  const { players, events, lists, listDate, regulation, revision, rhythm } = document;
  const pooled = new Set(players.flatMap(({ pool = [] }) => pool.map(({ event }) => event)));
  const book = ruleBookOf(regulation);
  if (book?.kind !== 'head-to-head' || !events.some(({ id }) => pooled.has(id))) return;
  const previous = lists.at(-1);
  const { events: own } = book.entriesOf(columnsOfDocument(document, book), {
    listDay: dayFrom(listDate),
    previousListDay: previous && dayFrom(previous.date),
    revision,
    rhythm,
  });
  const rated = new Set(Array.from(own, (event) => events[event]!.id));
  players.forEach(({ pool = [] }, p) => {
    pool.forEach(({ event }, i) => {
      const path = ['players', p, 'pool', i, 'event'];
      if (rated.has(event)) faults.add({ code: 'pool-of-period', path, values: { event, listDate } });
    });
  });
}
