import { describe, expect, it } from 'vitest';
import { translatorOf } from './translator.ts';

const messages = {
  claim: 'Reclamació de {name}',
  begins: 'De {club} falta {count, plural, one {l’acta de {other}} other {# actes}}.',
  list: 'El {day}: la llista del {day}, des del {day} fins al {day}',
  inside: 'De {name}: el Club de Ajedrez no canvia',
};
const ca = translatorOf(messages, 'ca', 'throw');
const es = translatorOf(messages, 'es', 'throw');

describe('de before a name in Catalan', () => {
  it.each([
    ['Anna', 'd’Anna'],
    ['Èric', 'd’Èric'],
    ['Helena', 'd’Helena'],
    ['Íngrid', 'd’Íngrid'],
    ['Pol', 'de Pol'],
    ['Ça', 'de Ça'],
    ['«Anna»', 'de «Anna»'],
  ])('%s', (name, said) => {
    expect(ca('claim', { name })).toBe(`Reclamació ${said}`);
    expect(es('claim', { name })).toBe(`Reclamació de ${name}`);
  });

  it.each([
    ['1 de juny', 'L’1 de juny: la llista de l’1 de juny, des de l’1 de juny fins a l’1 de juny'],
    ['11 d’abril', 'L’11 d’abril: la llista de l’11 d’abril, des de l’11 d’abril fins a l’11 d’abril'],
    ['2 de juny', 'El 2 de juny: la llista del 2 de juny, des del 2 de juny fins al 2 de juny'],
    ['12 de maig', 'El 12 de maig: la llista del 12 de maig, des del 12 de maig fins al 12 de maig'],
    ['111 de juny', 'El 111 de juny: la llista del 111 de juny, des del 111 de juny fins al 111 de juny'],
    ['1', 'El 1: la llista del 1, des del 1 fins al 1'],
  ])('the article before %s', (day, said) => {
    expect(ca('list', { day })).toBe(said);
  });

  it('keeps its capital, within a plural too, and leaves numbers that choose', () => {
    expect(ca('begins', { club: 'Unió', count: 1, other: 'Ateneu' })).toBe('D’Unió falta l’acta d’Ateneu.');
    expect(ca('begins', { club: 'Penya', count: 2, other: 'Ateneu' })).toBe('De Penya falta 2 actes.');
  });

  it('does not change what the text or the name says', () => {
    expect(ca('inside', { name: 'Club de Ajedrez' })).toBe('De Club de Ajedrez: el Club de Ajedrez no canvia');
  });

  it('still says that a value is missing', () => {
    expect(() => ca('claim')).toThrow();
  });
});
