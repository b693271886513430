import { expect, it } from 'vitest';
import { commandFrom, type Said } from './command-from.ts';

const result = (board: number, value: string, isTicked: boolean): Said => ({
  name: `results.${board}`,
  value: JSON.stringify({ result: value }),
  as: 'json',
  isTicked,
  isOneOf: true,
});

it('a group without a choice leaves its place in the list, so that the office can name it', () => {
  const boards = [0, 1, 2].flatMap((board) => [result(board, '1-0', board === 1), result(board, '0-1', false)]);
  expect(JSON.stringify(commandFrom({}, boards))).toBe('{"results":[null,{"result":"1-0"},null]}');
});

it('a group that is no place of a list is left out, and so is a tick', () => {
  const controls = [
    { name: 'about.kind', value: 'game', isTicked: false, isOneOf: true },
    { name: 'events.0', value: 'open', isTicked: false },
  ];
  expect(commandFrom({}, controls)).toEqual({});
});

it.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['one', 'one'],
])('the number %s, as people write it, is sent as %s', (value, sent) => {
  expect(commandFrom({}, [{ name: 'points', value, as: 'number' }])).toEqual({ points: sent });
});
