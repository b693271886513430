import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Campgrau Puigsoler, Helena', 'Campgrau P., Helena'],
  ['IM Campgrau Puigsoler, Helena', 'IM Campgrau P., Helena'],
  ['Pons i Roca, Anna Maria', 'Pons R., Anna Maria'],
  ['de la Torre Íñiguez, Jan', 'de la Torre Í., Jan'],
  ['Torreferrer Puig, Maria', 'Torreferrer P., Maria'],
  ['Pons Roca, Anna Margarida', 'Pons R., Anna M.'],
  ['Pons P., Anna', 'Pons P., Anna'],
  ['Campgrau Puigsoler, Helena (1850)', 'Campgrau P., Helena (1850)'],
  ['Pons Roca, Anna (Club d’Escacs Vila)', 'Pons R., Anna (Club d’Escacs Vila)'],
  ['Pons, Anna', 'Pons, Anna'],
  ['Anna Pons', 'Anna Pons'],
  ['', ''],
])('%s becomes %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
