import { describe, expect, it } from 'vitest';
import { RULES } from '../testing/build.ts';
import { collectiveStatus, gamesToBeActive } from './collective-status.ts';

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
