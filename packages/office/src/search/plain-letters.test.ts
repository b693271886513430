import { expect, it } from 'vitest';
import { folded, searchWords, wordsInOrder } from '../kit/search-words.ts';

it.each([
  ['Łukasz Bjørn', 'lukasz bjorn'],
  ['STRAẞE, Groß', 'strasse gross'],
  ['Đorđević; Þór', 'dordevic thor'],
  ['Işıl Æsir-Œuvre', 'isil aesir oeuvre'],
  ["L'Hospitalet  Núñez", 'l hospitalet nunez'],
])('[D-OFF-857] %s is found and compared as %s', (name, plain) => expect(folded(name)).toBe(plain));

it('[D-OFF-857] keys of names are plain, and words come by the alphabet of plain letters', () => {
  expect(searchWords('Nowak, Łukasz')).toEqual(['nowak lukasz', 'lukasz']);
  expect(wordsInOrder('Nowak, Łukasz')).toBe(wordsInOrder('Lukasz Nowak'));
});
