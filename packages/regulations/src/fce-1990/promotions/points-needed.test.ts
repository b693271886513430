import { dayFrom } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { PlayerCategory } from '../facts.ts';
import { IN_FORCE_FROM, promotionRules } from '../parameters.ts';
import { promotionHope } from './points-needed.ts';

const rules = promotionRules(dayFrom(IN_FORCE_FROM));
const hope = (category: PlayerCategory, points: number, roundsDone: number, seconds = 0, rounds = 9) =>
  promotionHope(rules, { category, rounds, roundsDone, points, seconds });

describe('who can still go up', () => {
  it('[Retirats 14.2.2] a first with two rounds to go: 4.5 can be enough against the strongest', () => {
    expect([2, 2.5, 3].map((points) => hope('first', points, 7).holds)).toEqual(['no', 'yes', 'yes']);
  });

  it('[Retirats 14.2.2] a third: the rounds to come may all bring seconds', () => {
    // Four rounds left and one second-category opponent met make at most five: 5.5 of nine.
    expect([1, 1.5, 2].map((points) => hope('third', points, 5, 1).holds)).toEqual(['no', 'yes', 'yes']);
    expect(hope('third', 1, 5, 1).values).toEqual({
      holds: 'no',
      points: 1,
      left: 4,
      most: 5,
      needed: 5.5,
      table: 'yes',
    });
  });

  it('[Retirats 14.2.2] a second: all seconds so far and to come make 6.5 of nine', () => {
    expect([3, 3.5, 4].map((points) => hope('second', points, 6, 6).holds)).toEqual(['no', 'yes', 'yes']);
  });

  it('[Retirats 14.2.2] nobody goes up where there is no table, or from Preferent', () => {
    expect(hope('second', 7, 7, 0, 7)).toMatchObject({ holds: 'no', values: { table: 'no' } });
    expect(hope('preferent', 9, 9).holds).toBe('no');
  });
});
