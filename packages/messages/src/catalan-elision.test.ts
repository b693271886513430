import { describe, expect, it } from 'vitest';
import { translatorOf } from './translator.ts';

const messages = {
  claim: 'Reclamació de {name}',
  begins: 'De {club} falta {count, plural, one {l’acta de {other}} other {# actes}}.',
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

  it('keeps its capital, within a plural too, and leaves numbers that choose', () => {
    expect(ca('begins', { club: 'Unió', count: 1, other: 'Ateneu' })).toBe('D’Unió falta l’acta d’Ateneu.');
    expect(ca('begins', { club: 'Penya', count: 2, other: 'Ateneu' })).toBe('De Penya falta 2 actes.');
  });

  it('touches nothing that the text or the name says itself', () => {
    expect(ca('inside', { name: 'Club de Ajedrez' })).toBe('De Club de Ajedrez: el Club de Ajedrez no canvia');
  });

  it('still says that a value is missing', () => {
    expect(() => ca('claim')).toThrow();
  });
});
