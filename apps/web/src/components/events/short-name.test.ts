import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Campgrau Puigsoler, Helena', 'Campgrau P., Helena'],
  ['IM Campgrau Puigsoler, Helena', 'IM Campgrau P., Helena'],
  ['Pons i Roca, Anna Maria', 'Pons R., Anna Maria'],
  ['de la Torre Íñiguez, Jan', 'de la Torre Í., Jan'],
  ['Pons P., Anna', 'Pons P., Anna'],
  ['Pons, Anna', 'Pons, Anna'],
  ['Anna Pons', 'Anna Pons'],
  ['', ''],
])('%s becomes %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
