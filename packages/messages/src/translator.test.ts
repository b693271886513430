import { describe, expect, it } from 'vitest';
import type { Messages } from './catalogue.ts';
import { translator, translatorOf } from './translator.ts';

const texts: Messages<string> = {
  plain: 'A change of {change}.',
  games: '{games, plural, one {# game} other {# games}} at {rating}',
  both: '{points, plural, one {{points} point} other {{points} points}}',
  nested: '{kind, select, forfeit {{games, plural, one {# forfeit} other {# forfeits}}} other {none}}',
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

  it('leaves text that looks like markup alone', () => {
    expect(english('tag', { limit: 5 })).toBe('less than <b>5</b>');
  });

  it('has three plural forms in Romanian', () => {
    const ro = translatorOf({ k: '{n, plural, one {#} few {# few} other {# de}}' }, 'ro', 'throw');
    expect([1, 2, 19, 20, 101].map((n) => ro('k', { n }))).toEqual(['1', '2 few', '19 few', '20 de', '101 few']);
  });

  it('throws on a missing text or value where it was asked to', () => {
    expect(() => english('nothing')).toThrow('no text in en for nothing');
    expect(() => english('plain')).toThrow('change');
    expect(() => english('toString')).toThrow();
  });

  it('shows the key in brackets otherwise, never another language', () => {
    const shown = translatorOf(texts, 'ro', 'show');
    expect(shown('nothing')).toBe('[nothing]');
    expect(shown('plain')).toBe('[plain]');
  });

  it('is made once for each language', () => {
    expect(translator('ca')).toBe(translator('ca'));
    expect(translator('ca')).not.toBe(translator('es'));
  });
});
