import { describe, expect, it } from 'vitest';
import { shownTitle } from './title.ts';

describe('the title that pages show', () => {
  it('is the highest one, by the name under which it is held', () => {
    expect([['FM'], ['MF'], ['FM', 'WGM'], ['WIM', 'IM'], ['WMI', 'FM'], ['CM', 'FM']].map(shownTitle)).toEqual([
      ...['FM', 'MF', 'WGM', 'IM', 'WMI', 'FM'],
    ]);
  });

  it('is none where there is none that lists know', () => {
    expect([[], ['FA']].map(shownTitle)).toEqual([undefined, undefined]);
  });
});
