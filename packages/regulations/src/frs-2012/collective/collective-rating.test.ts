import { describe, expect, it } from 'vitest';
import { frs2012 } from '../index.ts';
import { document, game, RULES } from '../testing/build.ts';
import { collectiveStatus, gamesToBeActive, gameWeight } from './collective-rating.ts';

/** Games of Anticipație (N = 14), one a month from 2009 on, each given by its finishing order. */
function anticipatie(...orders: string[]) {
  const collective = orders.map((order, month) =>
    game(`g${month + 1}`, order, {
      type: 'anticipatie',
      date: `${2009 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-10`,
    }),
  );
  return frs2012.rate(document({ collective }));
}

const times = (count: number, order: string) => Array<string>(count).fill(order);

describe('collective ratings', () => {
  it('[5] a player without a rating counts 150 in the value; a provisional one counts as it is', () => {
    const { games } = anticipatie('AB', 'AC');
    expect(games.map(({ value }) => value)).toEqual([150, 175]);
    expect(games[1]!.points).toEqual({ A: 225, C: 125 });
  });

  it('[7] a rating is the mean of the points by weight', () => {
    const { ratings } = anticipatie('AB', 'AC');
    expect(ratings.A!.anticipatie!.rating).toBeCloseTo((200 * 205 + 225 * 215) / 420, 6);
    expect(ratings.B!.anticipatie!.rating).toBe(100);
  });

  it('[7] games not attended move the weights of the absent too', () => {
    const { ratings } = anticipatie('AB', 'BC', 'AB', 'BC');
    const { ratings: without } = anticipatie('AB', 'BC', 'AB');
    expect(ratings.A!.anticipatie!.rating).not.toBe(without.A!.anticipatie!.rating);
  });

  it.each([
    [12, 2, 'provisional'],
    [13, 1, 'provisional'],
    [14, undefined, undefined],
  ])('[3] two games and then %d without the player leave %s in the window', (absent, played, status) => {
    const { ratings } = anticipatie('AB', 'AB', ...times(absent, 'BC'));
    expect(ratings.A?.anticipatie?.played).toBe(played);
    expect(ratings.A?.anticipatie?.status).toBe(status);
  });

  it.each([
    [11, 'active'],
    [12, 'provisional'],
    [13, 'provisional'],
  ])('[3] three games and then %d without the player: %s', (absent, status) => {
    const { ratings } = anticipatie(...times(3, 'AB'), ...times(absent, 'BC'));
    expect(ratings.A!.anticipatie!.status).toBe(status);
  });

  it.each([
    [12, 175],
    [13, 175],
    [14, 150],
  ])('[3] a winner who stayed away for %d games comes back to a game of value %d', (absent, value) => {
    const { games } = anticipatie('AB', ...times(absent, 'CD'), 'AE');
    expect(games.at(-1)!.value).toBe(value);
  });

  it.each([
    [2, 'provisional'],
    [3, 'active'],
    [4, 'active'],
  ])('[3] in a young calendar the bound stays 15%% of N: %d games, all attended, %s (D-FRS-3)', (games, status) => {
    expect(anticipatie(...times(games, 'AB')).ratings.A!.anticipatie!.status).toBe(status);
  });

  it('[1] each type has ratings of its own', () => {
    const collective = [game('g1', 'AB'), game('g2', 'AB', { type: 'compunere' })];
    const { games, ratings } = frs2012.rate(document({ collective }));
    expect(games.map(({ value }) => value)).toEqual([150, 150]);
    expect(Object.keys(ratings.A!)).toEqual(['duplicat-clasic', 'compunere']);
  });
});

function weights(window: number): number[] {
  return Array.from({ length: window }, (_, back) => gameWeight(RULES, window, 100 - back, 100));
}

describe('weights', () => {
  it('[7] a window of 18 weighs 235, 225, …, 75, 65', () => {
    expect(weights(18)).toEqual([235, 225, 215, 205, 195, 185, 175, 165, 155, 145, 135, 125, 115, 105, 95, 85, 75, 65]);
  });

  it('[7] a window of 14 weighs 215, 205, …, 95, 85', () => {
    expect(weights(14)).toEqual([215, 205, 195, 185, 175, 165, 155, 145, 135, 125, 115, 105, 95, 85]);
  });

  it.each([20, 18, 14, 8])('[7] a window of %d goes from 145 + 5N to 155 - 5N', (window) => {
    expect(weights(window)[0]).toBe(145 + 5 * window);
    expect(weights(window).at(-1)).toBe(155 - 5 * window);
  });
});

describe('status', () => {
  it.each([
    [20, 3],
    [18, 3],
    [14, 3],
    [8, 2],
  ])('[3] 15%% of %d, rounded up, is %d', (window, games) => expect(gamesToBeActive(RULES, window)).toBe(games));

  it.each([
    [2, 'provisional'],
    [3, 'active'],
    [4, 'active'],
  ])('[3] %d games of a window of 20 make a rating %s', (attended, status) => {
    expect(collectiveStatus(RULES, 20, attended)).toBe(status);
  });
});
