import { LIST_STATUS, linesBetween } from '@escala/core';
import { expect, it } from 'vitest';
import { lineOf, revisedSheet } from './lazy-sheet.ts';
import { emptySheet } from './packed-sheet.ts';
import { packRevised, playersOfRevised, revisedLine, takeRevised, unpackRevised } from './revised-lines.ts';

const sheetWith = (ratings: Readonly<Record<number, number>>) => {
  const sheet = emptySheet(17_000, 3000);
  for (const [player, rating] of Object.entries(ratings)) {
    sheet.rating[Number(player)] = rating;
    sheet.status[Number(player)] = LIST_STATUS.rated;
    sheet.change[Number(player)] = -rating;
    sheet.lastEventDay[Number(player)] = 16_000 + Number(player);
  }
  return sheet;
};

it('lines that became others are filed with what they were, both ways to the byte (D-OFF-885)', () => {
  const [kept, made] = [sheetWith({ 3: 1500, 511: 1600, 2999: 1700 }), sheetWith({ 3: 1500, 512: 1601, 2999: 1702 })];
  const bytes = packRevised(kept, linesBetween(kept, made));
  expect(playersOfRevised(bytes)).toEqual([511, 512, 2999]);
  expect([510, 511, 512, 2999].map((player) => revisedLine(bytes, player)?.rating)).toEqual([undefined, 0, 1601, 1702]);
  const { before, after } = unpackRevised(bytes);
  expect(linesBetween(made, revisedSheet(kept, after, 3000)).players).toEqual([]);
  expect(linesBetween(kept, revisedSheet(made, before, 3000)).players).toEqual([]);
  const taken = sheetWith({ 3: 1500, 511: 1600, 2999: 1700 });
  takeRevised(taken, bytes);
  expect(linesBetween(made, taken).players).toEqual([]);
});

it('a line of such a list is found without its columns, also of who came after it', () => {
  const [kept, made] = [sheetWith({ 3: 1500 }), sheetWith({ 3: 1501 })];
  const revised = revisedSheet(kept, linesBetween(kept, made), 3002);
  expect([3, 4, 3001].map((player) => lineOf(revised, player).rating)).toEqual([1501, 0, 0]);
  expect([revised.rating.length, revised.rating[3], revised.status[3001]]).toEqual([3002, 1501, LIST_STATUS.absent]);
});
