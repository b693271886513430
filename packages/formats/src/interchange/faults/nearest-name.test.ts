import { editDistance } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

describe('the nearest known name', () => {
  it('is near for its length: one slip in up to five letters, two in six or more', () => {
    expect(nearestName('foo', ['pool', 'federation'])).toBeUndefined();
    expect(nearestName('pol', ['pool'])).toBe('pool');
    expect(nearestName('naem', ['name'])).toBe('name');
    expect([nearestName('roxxd', ['round']), nearestName('rexxlt', ['result'])]).toEqual([undefined, 'result']);
    expect(nearestName('rexxlx', ['result'])).toBeUndefined();
  });

  it('is at most two letters away', () => {
    expect(nearestName('birthdate', ['birthDate', 'name'])).toBe('birthDate');
    expect(nearestName('birtDat', ['birthDate', 'name'])).toBe('birthDate');
    expect(nearestName('birDat', ['birthDate', 'name'])).toBeUndefined();
    expect(nearestName('resutls', ['round', 'result'])).toBe('result');
  });

  it('keeps at least one letter of two, and prefers the nearer', () => {
    expect(nearestName('xy', ['id'])).toBeUndefined();
    expect(nearestName('ib', ['id'])).toBe('id');
    expect(nearestName('star', ['sta', 'start'])).toBe('sta');
    expect(nearestName('starts', ['stax', 'start'])).toBe('start');
  });

  it('counts letters changed, left out and added', () => {
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('same', 'same')).toBe(0);
    expect([editDistance('abcd', 'acbd'), editDistance('ab', 'ba')]).toEqual([1, 1]);
  });
});
