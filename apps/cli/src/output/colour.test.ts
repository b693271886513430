import { describe, expect, it } from 'vitest';
import { wantsColour } from './colour.ts';
import { progressOn } from './progress.ts';

it.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { TERM: 'dumb' }, false],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: '' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
])('wantsColour: terminal %s with %j: %s', (isTerminal, environment, wanted) => {
  expect(wantsColour(isTerminal, environment)).toBe(wanted);
});

describe('progressOn', () => {
  const written = (isTTY: boolean): string[] => {
    const texts: string[] = [];
    const progress = progressOn({ isTTY, write: (text) => texts.push(text) > 0 }, (stage) => stage);
    progress.stage('reading', '10 %');
    progress.stage('reading', '10 %');
    progress.stage('rating');
    progress.clear();
    progress.clear();
    return texts;
  };

  it('rewrites one line and clears it once', () => {
    expect(written(true)).toEqual(['\r\u001b[2Kreading 10 %', '\r\u001b[2Krating', '\r\u001b[2K']);
  });

  it('is silent without a terminal', () => {
    expect(written(false)).toEqual([]);
  });
});
