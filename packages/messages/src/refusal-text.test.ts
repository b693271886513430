import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

describe('a refusal in words', () => {
  it('says what is wrong and what to do', () => {
    expect(refusalText({ code: 'player-unknown', values: { id: '7' } }, 'en')).toBe(
      'There is no player 7. Register the player first, or check the id.',
    );
  });
  it('says what a rule book found', () => {
    const values = { finding: 'fce-2016.rounds-per-day', article: '6.1', day: '2017-03-01', rounds: 4, most: 3 };
    expect(refusalText({ code: 'by-the-rules', values }, 'en')).not.toContain('fce-2016.');
    expect(refusalText({ code: 'by-the-rules', values }, 'ca')).not.toBe(
      refusalText({ code: 'by-the-rules', values }, 'en'),
    );
  });
  it('says nothing about an unknown code', () => {
    expect(refusalText({ code: 'no-such-thing', values: {} }, 'en')).toBeUndefined();
  });
});
