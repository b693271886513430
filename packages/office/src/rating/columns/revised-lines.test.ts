import { LIST_STATUS, linesBetween } from '@escala/core';
import { expect, it } from 'vitest';
import { lineOf } from './lazy-sheet.ts';
import { emptySheet } from './packed-sheet.ts';
import { joinRevised, linesIn, packRevised, revisedLine, revisedSheet, takeRevised } from './revised-lines.ts';

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
  expect(linesIn(bytes, 'after').players).toEqual([511, 512, 2999]);
  expect([510, 511, 512, 2999].map((player) => revisedLine(bytes, player, 'after')?.rating)).toEqual([
    undefined,
    0,
    1601,
    1702,
  ]);
  expect(linesBetween(made, revisedSheet(kept, bytes, 'after', 3000)).players).toEqual([]);
  expect(linesBetween(kept, revisedSheet(made, bytes, 'before', 3000)).players).toEqual([]);
  const taken = sheetWith({ 3: 1500, 511: 1600, 2999: 1700 });
  takeRevised(taken, bytes);
  expect(linesBetween(made, taken).players).toEqual([]);
});

it('lines that several acts made others are those of the first act before and of the last one after it, without those that are as they were', () => {
  const editions = [
    { 3: 1500, 511: 1600, 512: 1700 },
    { 3: 1500, 511: 1601, 512: 1701, 2999: 1400 },
    { 3: 1502, 511: 1602, 512: 1701 },
    { 3: 1502, 511: 1603, 512: 1700 },
  ].map(sheetWith);
  const papers = editions.slice(1).map((made, i) => packRevised(editions[i]!, linesBetween(editions[i]!, made)));
  const joined = joinRevised(papers);
  expect(joined).toEqual(packRevised(editions[0]!, linesBetween(editions[0]!, editions[3]!)));
  expect(linesIn(joined, 'before')).toMatchObject({ players: [3, 511], rating: [1500, 1600] });
  expect(joinRevised([joinRevised(papers.slice(0, 2)), papers[2]!])).toEqual(joined);
});

it('a line of such a list is found without its columns, also of who came after it', () => {
  const [kept, made] = [sheetWith({ 3: 1500 }), sheetWith({ 3: 1501 })];
  const revised = revisedSheet(kept, packRevised(kept, linesBetween(kept, made)), 'after', 3002);
  expect([3, 4, 3001].map((player) => lineOf(revised, player).rating)).toEqual([1501, 0, 0]);
  expect([revised.rating.length, revised.rating[3], revised.status[3001]]).toEqual([3002, 1501, LIST_STATUS.absent]);
});
