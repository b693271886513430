import type { HeadToHeadInput } from '@escala/core';
import { expect, it } from 'vitest';
import { loadCompetitionBook, loadRate } from './load-rule-book.ts';
import { competitionBooks, joinedBooks, type NamedBook, namedBook, ruleBooks } from './register.ts';

it('gives how every book of the register rates, by its own kind', async () => {
  for (const [id, book] of Object.entries(ruleBooks)) {
    expect(await loadRate({ regulation: id }, book.kind)).toBe(book.rate);
    expect(await loadRate({ regulation: id }, book.kind === 'scrabble' ? 'head-to-head' : 'scrabble')).toBeUndefined();
  }
});

it.each(['fce-1990', 'toString', ''])('has no book of the name "%s"', async (id) => {
  expect(await loadRate({ regulation: id }, 'head-to-head')).toBeUndefined();
});

it('gives two books one after the other, as the register does (D-OFF-530)', async () => {
  const named: NamedBook = {
    regulation: 'fide-2024',
    bookChange: { before: 'fide-2009', from: '2024-03-01', lift: true },
  };
  const input: HeadToHeadInput = {
    ...named,
    format: 'escala/rating-input@2',
    listDate: '2024-03-01',
    players: [{ id: 'a' }],
    lists: [{ date: '2024-01-01', ratings: { a: 1500 } }],
    events: [],
  };
  const [loaded, known] = [await loadRate(named, 'head-to-head'), namedBook(named)];
  expect(known).toBe(namedBook({ ...named }));
  expect(known?.kind).toBe('head-to-head');
  const output = loaded!(input, { workings: true });
  expect(output.list).toMatchObject([{ id: 'a', rating: 1700, lift: 200 }]);
  if (known?.kind === 'head-to-head') expect(known.rate(input, { workings: true })).toEqual(output);
  expect(namedBook({ ...named, bookChange: { ...named.bookChange!, before: 'fce-2016' } })).toBeUndefined();
});

it('has the whole of every book that follows another, or is followed', async () => {
  expect(joinedBooks.length).toBeGreaterThan(0);
  for (const [before, after] of joinedBooks) {
    const bookChange = { before: before.id, from: after.inForceFrom, lift: false };
    const rate = await loadRate({ regulation: after.id, bookChange }, 'head-to-head');
    expect([undefined, before.rate, after.rate]).not.toContain(rate);
  }
});

it('gives every book of competitions', async () => {
  for (const [id, book] of Object.entries(competitionBooks)) expect(await loadCompetitionBook(id)).toBe(book);
  for (const id of ['fce-2016', 'toString', '']) expect(await loadCompetitionBook(id)).toBeUndefined();
});
