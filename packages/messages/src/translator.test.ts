import { describe, expect, it } from 'vitest';
import type { Messages } from './catalogue.ts';
import { translator, translatorOf } from './translator.ts';

const texts: Messages<string> = {
  plain: 'A change of {change}.',
  games: '{games, plural, one {# game} other {# games}} at {rating}',
  both: '{points, plural, one {{points} point} other {{points} points}}',
  nested: '{kind, select, forfeit {{games, plural, one {# forfeit} other {# forfeits}}} other {none}}',
  scored: '{name} has {value, number, points}',
  average: 'an average of {mean, number, rounded}',
  tag: 'less than <b>{limit}</b>',
};

describe('translator', () => {
  const english = translatorOf(texts, 'en', 'throw');
  const catalan = translatorOf(texts, 'ca', 'throw');

  it('writes numbers as they were computed: ungrouped, every digit', () => {
    expect(english('plain', { change: 12345.678901 })).toBe('A change of 12345.678901.');
    expect(english('games', { games: 1_234_567, rating: 1899 })).toBe('1234567 games at 1899');
  });

  it('writes the decimal sign of the language', () => {
    expect(catalan('plain', { change: -3.925 })).toBe('A change of -3,925.');
  });

  it('chooses plural forms by number', () => {
    expect(english('games', { games: 1, rating: 1000 })).toBe('1 game at 1000');
    expect(english('nested', { kind: 'forfeit', games: 2 })).toBe('2 forfeits');
  });

  it('may show an argument that also chooses the form', () => {
    expect(english('both', { points: 2 })).toBe('2 points');
  });

  it('writes a mean to two digits, and a whole number only where it is one', () => {
    const average = (mean: number): string => catalan('average', { mean });
    expect([1814.222222, 1814.5, 1814, 2175 + 1 / 99].map(average)).toEqual([
      'an average of 1814,22',
      'an average of 1814,5',
      'an average of 1814',
      'an average of 2175,01',
    ]);
  });

  it('writes points with the signs of halves and quarters, also several in a text, and half a point is singular', () => {
    const scored = (value: number | string): string => catalan('scored', { name: 'A', value });
    expect([5.5, 21.25, 3, 24.857143].map(scored)).toEqual(['A has 5½', 'A has 21¼', 'A has 3', 'A has 24,857143']);
    expect(scored('2.5 · 1 · 0.5')).toBe('A has 2½ · 1 · ½');
    expect([0.5, 1, 1.5].map((games) => english('games', { games, rating: 1 }))).toEqual([
      '½ game at 1',
      '1 game at 1',
      '1½ games at 1',
    ]);
    expect(english('plain', { change: 0.5 })).toBe('A change of 0.5.');
  });

  it('leaves text that looks like markup alone', () => {
    expect(english('tag', { limit: 5 })).toBe('less than <b>5</b>');
  });

  it('has three plural forms in Romanian', () => {
    const ro = translatorOf({ k: '{n, plural, one {#} few {# few} other {# de}}' }, 'ro', 'throw');
    expect([1, 2, 19, 20, 101].map((n) => ro('k', { n }))).toEqual(['1', '2 few', '19 few', '20 de', '101 few']);
  });

  it('throws on a missing text or value if asked to', () => {
    expect(() => english('nothing')).toThrow('no text in en for nothing');
    expect(() => english('plain')).toThrow('change');
    expect(() => english('toString')).toThrow();
  });

  it('shows the key in brackets otherwise, never another language', () => {
    const shown = translatorOf(texts, 'ro', 'show');
    expect(shown('nothing')).toBe('[nothing]');
    expect(shown('plain')).toBe('[plain]');
  });

  it('is made once per language', () => {
    expect(translator('ca')).toBe(translator('ca'));
    expect(translator('ca')).not.toBe(translator('es'));
  });
});
