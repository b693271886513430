import { describe, expect, it } from 'vitest';
import { sourceFiles, valueCycles } from './source-graph.ts';

describe('the house', () => {
  it('no two files need each other', () => {
    expect(valueCycles(sourceFiles())).toEqual([]);
  });
});
