import { describe, expect, it } from 'vitest';
import { gameOf, ROMANIA } from '../testing/scrabble-office.ts';
import { eventOfGame, gameName, playedInClass, ratingInput } from './rating-input.ts';
import type { ScrabbleRecord } from './scrabble-record.ts';

const [seniors, youth] = ROMANIA.series;
const game = (id: string, ...players: readonly string[]) => gameOf(id, '2012-01-10', ...players);
const record: ScrabbleRecord = {
  seq: 1,
  federation: ROMANIA,
  names: new Map(),
  register: { players: [], playerIds: [], seasons: [], clubs: new Map() },
  mergedInto: new Map([
    ['b', 'c'],
    ['c', 'd'],
  ]),
  plays: new Map([
    ['e2', { counts: true, acceptedBy: 1, collective: [game('g', 'x', 'a')], libere: [] }],
    [
      'e1',
      {
        counts: true,
        acceptedBy: 1,
        collective: [game('g', 'a', 'b'), { ...game('h', 'y', 'z'), class: 'youth' }],
        libere: [],
      },
    ],
    ['e3', { counts: false, acceptedBy: 1, collective: [game('g', 'n')], libere: [] }],
  ]),
  listsOf: () => [],
};

describe('the document of a list', () => {
  it('[1] has the games of its class that count, by event, under whom they count (D-OFF-60)', () => {
    const input = ratingInput(seniors!, playedInClass(record, seniors!), '2012-02-01');
    expect(input).toMatchObject({ regulation: 'frs-2012', class: 'seniors', listDate: '2012-02-01' });
    expect(input.players.map(({ id }) => id)).toEqual(['a', 'd', 'x']);
    expect(input.collective!.map(({ id }) => id)).toEqual(['e1/g', 'e2/g']);
    expect(input.collective![0]!.results.map(({ player }) => player)).toEqual(['a', 'd']);
    expect(playedInClass(record, youth!).players).toEqual(['y', 'z']);
  });

  it('names a game by its event and its own id, and finds both again', () => {
    expect(eventOfGame(gameName('cupa/2012', 'g1'))).toEqual({ event: 'cupa/2012', game: 'g1' });
  });
});
