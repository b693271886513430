import { expect, it } from 'vitest';
import { NO_DAY } from '../calendar.ts';
import { columnsOfEvent } from './columns-of-event.ts';

it('an event by itself has its own people, also those of whom nothing is told', () => {
  const { players, playerIds, events, lists } = columnsOfEvent(
    {
      id: 'e',
      type: 'swiss',
      start: '2018-02-10',
      end: '2018-02-12',
      timeControl: { minutes: 90 },
      participants: ['c'],
      games: [{ round: 1, white: 'a', black: 'b', result: '1-0' }],
    },
    [{ id: 'z' }, { id: 'b', birthDate: '2000-01-01' }],
  );
  expect(playerIds).toEqual(['b', 'c', 'a']);
  expect(players.birthDay[0]).not.toBe(NO_DAY);
  expect(players.birthDay[1]).toBe(NO_DAY);
  expect([...events.participants].sort()).toEqual([0, 1, 2]);
  expect(lists.days).toEqual([]);
});
