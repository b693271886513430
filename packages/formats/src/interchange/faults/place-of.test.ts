import { describe, expect, it } from 'vitest';
import { fceInput, frsInput } from '../testing/sample-documents.ts';
import { placeOf } from './place-of.ts';

describe('the place of a fault in the terms of the document', () => {
  it.each([
    [['players', 0, 'sex'], { place: 'player', player: '101' }],
    [['lists', 1], { place: 'list', list: '2017-02-01' }],
    [['lists', 1, 'ratings', '103'], { place: 'rating', list: '2017-02-01', player: '103' }],
    [['events', 0, 'end'], { place: 'event', event: 'e1' }],
    [['events', 0, 'participants', 2], { place: 'event', event: 'e1' }],
    [['events', 0, 'games', 2, 'kind'], { place: 'game', event: 'e1', round: 2, white: '101', black: '103' }],
    [['events', 0, 'games', 99], { place: 'event', event: 'e1' }],
    [['listDate'], {}],
    [[], {}],
  ])('%j', (path, place) => {
    expect(placeOf(fceInput(), path)).toEqual(place);
  });

  it.each([
    [['collective', 0, 'date'], { place: 'collective', game: 'g1' }],
    [['collective', 0, 'results', 1], { place: 'result', game: 'g1', player: '2' }],
    [['libere', 0, 'games', 1, 'a'], { place: 'game', event: 'CNSL 1', round: 2, white: '2', black: '3' }],
    [['libere', 0, 'places', 1], { place: 'ranking', event: 'CNSL 1', player: '2' }],
  ])('%j', (path, place) => {
    expect(placeOf(frsInput(), path)).toEqual(place);
  });

  it('ends at a row without a readable name, and clips long names', () => {
    expect(placeOf({ events: [{ games: [{ round: 1, white: 'a', black: 'b' }] }] }, ['events', 0, 'games', 0])).toEqual(
      {},
    );
    expect(placeOf({ players: [{ id: 'x'.repeat(100) }] }, ['players', 0])).toEqual({
      place: 'player',
      player: `${'x'.repeat(60)}…`,
    });
  });
});
