import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultList } from '../faults/fault-list.ts';
import { writePath } from '../faults/shown.ts';
import { findRepeatedNames } from './repeated-names.ts';

function repeatedIn(text: string): string[] {
  const faults = faultList();
  expect(findRepeatedNames(text, faults)).toBe(true);
  return faults.faults.map(({ path, offset }) => `${writePath(path)} @${offset}`);
}

describe('names that occur twice in an object', () => {
  it('are found at the second, with their path', () => {
    expect(repeatedIn('{"a":1,"a":2}')).toEqual(['a @7']);
    expect(repeatedIn('[{"a":{"b":1,"c":[0,{"d":1,"d":1}]}}]')).toEqual(['[0].a.c[1].d @27']);
    expect(repeatedIn('{"a":"b","b":"a","c":[{"a":1},{"a":1}],"":1,"d":"\\"a\\":"}')).toEqual([]);
  });

  it('are the same however they are written', () => {
    expect(repeatedIn('{"a\\\\":1,"\\u0061\\\\":2}')).toEqual(['["a\\\\"] @9']);
  });

  it('are not confused with names of the same hash', () => {
    expect(repeatedIn('{"Aa":1,"BB":2}')).toEqual([]);
  });

  it.each([15, 16, 17, 18, 1000])('are found among %d names', (count) => {
    const names = Array.from({ length: count }, (_, i) => `"n${i}":{"x":${i},"y":0}`);
    expect(repeatedIn(`{${names.join(',')}}`)).toEqual([]);
    expect(repeatedIn(`{${names.join(',')},"n0":1,"z":1}`)).toHaveLength(1);
    expect(repeatedIn(`{${names.join(',')},"n${count - 1}":1,"z":1}`)).toHaveLength(1);
  });

  it('do not occur in what JSON.stringify writes', () => {
    forAll({ of: [fc.json(), fc.constantFrom(0, 2)] }, (json, indent) => {
      expect(repeatedIn(JSON.stringify(JSON.parse(json), null, indent))).toEqual([]);
    });
  });
});
