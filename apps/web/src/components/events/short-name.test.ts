import { expect, it } from 'vitest';
import { foldedName } from '../player-link.ts';
import { shortName } from './short-name.ts';

it.each([
  ['Campgrau Puigsoler, Helena', 'Campgrau P., Helena'],
  ['IM Campgrau Puigsoler, Helena', 'IM Campgrau P., Helena'],
  ['Pons i Roca, Anna Maria', 'Pons R., Anna Maria'],
  ['de la Torre Íñiguez, Jan', 'de la Torre Í., Jan'],
  ['Torreferrer Puig, Maria', 'Torreferrer P., Maria'],
  ['Pons Roca, Anna Margarida', 'Pons R., Anna M.'],
  ['Pons P., Anna', 'Pons P., Anna'],
  ['Pons, Anna', 'Pons, Anna'],
  ['Anna Pons', 'Anna Pons'],
  ['', ''],
])('%s becomes %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it.each([
  ['Campgrau Puigsoler, Helena', 'Campgrau<span class="wide"> Puigsoler</span>, Helena'],
  ['de la Torre i Íñiguez, Jan', 'de la Torre<span class="wide"> i Íñiguez</span>, Jan'],
  ['Pons, Anna', 'Pons, Anna'],
  ['Anna Pons', 'Anna Pons'],
])('%s gives way on phones as %s', (name, folded) => {
  expect(foldedName(name).html).toBe(folded);
});
