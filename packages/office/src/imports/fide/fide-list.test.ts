import { forAll } from '@escala/core/testing';
import { fideListParser } from '@escala/formats';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Kept } from '../../ports.ts';
import type { Player } from '../../registry/players/player.ts';
import { linkFide } from '../../registry/players/player-acts.ts';
import { DELEGATE, type RegistryOffice, registryOffice } from '../../registry/testing/registry-office.ts';
import { applyFideList } from './apply-fide-list.ts';
import { fideListKind, ratingsOn, withListed } from './fide-list.ts';
import { FideListComparison, type FideListTerms } from './fide-list-comparison.ts';

const XML = (rows: readonly string[]): string => `<playerslist>${rows.join('')}</playerslist>`;
const row = (
  id: number,
  name: string,
  country: string,
  sex: string,
  birth: number,
  ratings: readonly number[],
): string =>
  `<player><fideid>${id}</fideid><name>${name}</name><country>${country}</country><sex>${sex}</sex>` +
  `<rating>${ratings[0]}</rating><rapid_rating>${ratings[1]}</rapid_rating><blitz_rating>${ratings[2]}</blitz_rating>` +
  `<birthday>${birth}</birthday></player>`;

const LIST = XML([
  row(2200001, 'Puig, Anna', 'ESP', 'F', 1990, [2000, 0, 1900]),
  row(2200002, 'Pi Sol, Pau', 'FRA', 'M', 1981, [2100, 2050, 0]),
  row(2200004, 'Ona Sol', 'ESP', 'F', 2000, [1500, 0, 0]),
  row(2200005, 'Sol, Ona', 'ESP', 'F', 2001, [1500, 0, 0]),
  row(2200006, 'Sol, Ona', 'GER', 'F', 2000, [1500, 0, 0]),
]);

function compare(players: readonly Kept<Player>[], terms: FideListTerms = { date: '2017-01-01' }) {
  const comparison = new FideListComparison(players, 'ESP', terms);
  const parser = fideListParser(comparison.see);
  parser.push(new TextEncoder().encode(LIST));
  parser.end();
  return comparison.report();
}

const kept = (id: string, facts: Partial<Player>): Kept<Player> => ({
  id,
  version: 1,
  seq: 1,
  body: { number: 0, name: id, licences: {}, ...facts },
});

describe('a list of FIDE against the registry', () => {
  const anna = kept('1', {
    name: 'PUIG, Anna',
    birthYear: 1990,
    sex: 'f',
    nationality: 'ESP',
    fide: { id: '2200001' },
  });
  const pau = kept('2', {
    name: 'Pi, Pau',
    birthDate: '1980-01-01',
    sex: 'f',
    nationality: 'ESP',
    fide: { id: '2200002' },
  });
  const gone = kept('3', { name: 'Gone', fide: { id: '2200003' } });
  const ona = kept('4', { name: 'Sol, Ona', birthDate: '2000-07-01' });

  it('finds ratings, mismatches, the missing, and whom it could link', () => {
    const report = compare([anna, pau, gone, ona]);
    expect([report.rows, report.matched]).toEqual([5, 2]);
    expect(report.changes.map(({ player, ratings }) => [player, ratings])).toEqual([
      ['1', { standard: 2000, rapid: null, blitz: 1900 }],
      ['2', { standard: 2100, rapid: 2050, blitz: null }],
    ]);
    expect(report.mismatches.map(({ player, field, own, theirs }) => [player, field, own, theirs])).toEqual([
      ['2', 'name', 'Pi, Pau', 'Pi Sol, Pau'],
      ['2', 'birthYear', '1980', '1981'],
      ['2', 'sex', 'f', 'm'],
      ['2', 'nationality', 'ESP', 'FRA'],
    ]);
    expect(report.missing.map(({ player }) => player)).toEqual(['3']);
    expect(report.suggestions).toMatchObject([{ player: '4', fideId: '2200004', listedName: 'Ona Sol' }]);
  });

  it('of one rhythm says nothing of the others, and only what is new', () => {
    const known = {
      ...anna,
      body: { ...anna.body, fide: { id: '2200001', ratings: [{ from: '2016-12-01', standard: 2000, rapid: 1700 }] } },
    };
    expect(compare([known], { date: '2017-01-01', rhythms: ['standard'] }).changes).toEqual([]);
    expect(compare([known]).changes).toMatchObject([{ ratings: { standard: 2000, rapid: null, blitz: 1900 } }]);
  });

  it('of one rhythm takes nobody’s other ratings away, also where nobody says of which it is (D-OFF-192)', () => {
    const known = {
      fide: { id: '2200001', ratings: [{ from: '2016-01-01', standard: 1990, rapid: 1800, blitz: 1700 }] },
    };
    const text = XML([
      row(2200001, 'Puig, Anna', 'ESP', 'F', 1990, [2000, 0, 0]),
      row(7, 'X', 'FRA', 'M', 1980, [1, 0, 0]),
    ]);
    const comparison = new FideListComparison([kept('1', known)], 'ESP', { date: '2017-01-01' });
    const parser = fideListParser(comparison.see);
    parser.push(new TextEncoder().encode(text));
    parser.end();
    expect(comparison.report().changes.map(({ ratings }) => ratings)).toEqual([{ standard: 2000 }]);
  });

  it('does not look at duplicates that were merged', () => {
    const merged = { ...anna, body: { ...anna.body, mergedInto: '9' } };
    expect(compare([merged])).toMatchObject({ matched: 0, missing: [] });
  });
});

describe('taking the ratings over', () => {
  let office: RegistryOffice;
  beforeEach(async () => {
    office = await registryOffice();
    await office.register({ name: 'Puig, Anna', fideId: '2200001' });
    await office.register({ name: 'Pi, Pau' });
  });
  const source = (sign: string) => ({ name: 'list.xml', digest: sign.repeat(64) });
  const apply = (date: string, ratings: Parameters<typeof applyFideList.decide>[1]['ratings'], sign = 'a') =>
    office.perform(applyFideList, { date, source: source(sign), ratings });
  const ratings = async () => (await office.player('1')).body.fide?.ratings;

  it('adds an entry only where something changed, complete for all rhythms', async () => {
    const anna = { player: '1', fideId: '2200001' };
    office.setToday('2017-04-01');
    expect((await apply('2017-01-01', [{ ...anna, standard: 2000, blitz: 1900 }])).outcome.changed).toBe(1);
    expect((await apply('2017-02-01', [{ ...anna, standard: 2000 }])).outcome.changed).toBe(0);
    await apply('2017-03-01', [{ ...anna, standard: 2010, rapid: null }]);
    await apply('2017-04-01', [{ ...anna, blitz: null }]);
    expect(await ratings()).toEqual([
      { from: '2017-01-01', standard: 2000, blitz: 1900 },
      { from: '2017-03-01', standard: 2010, blitz: 1900 },
      { from: '2017-04-01', standard: 2010 },
    ]);
    expect((await office.player('1')).version).toBe(4);
  });

  it('is of a list that FIDE may have put out: 30, 31, 32 days ahead (D-OFF-313)', async () => {
    const row = { player: '1', fideId: '2200001', standard: 2000 };
    await apply('2017-02-14', [row]);
    await apply('2017-02-15', [row]);
    expect(await office.faults(apply('2017-02-16', [row]))).toEqual(['fide-list-too-early date']);
  });

  it('happens once for a list; a corrected list of the date is the next version', async () => {
    const row = { player: '1', fideId: '2200001', standard: 2000 };
    await apply('2017-01-01', [row]);
    expect(await office.faults(apply('2017-01-01', [row]))).toEqual(['fide-list-applied']);
    await apply('2017-01-01', [{ ...row, standard: 2001 }], 'b');
    expect(await ratings()).toEqual([{ from: '2017-01-01', standard: 2001 }]);
    const list = await office.record(fideListKind, '2017-01-01');
    expect(list).toMatchObject({ version: 2, body: { changed: 1, source: source('b') } });
  });

  it('is refused for who is unknown, linked otherwise or there twice, and to delegates', async () => {
    const row = { player: '1', fideId: '2200001', standard: 2000 };
    const wrong = apply('2017-01-01', [row, row, { ...row, player: '2' }, { ...row, player: '9' }]);
    expect(await office.faults(wrong)).toEqual([
      'fide-link-differs ratings.2.fideId',
      'player-unknown ratings.3.player',
      'fide-list-player-twice ratings',
    ]);
    await apply('2017-01-01', [row]);
    await office.perform(linkFide, { player: '1', version: 2, fideId: '2200009' });
    expect((await office.player('1')).body.fide).toEqual({ id: '2200009' });
    expect(await office.faults(apply('2017-02-01', [row]))).toEqual(['fide-link-differs ratings.0.fideId']);
    const command = { date: '2017-01-01', source: source('a'), ratings: [] };
    expect(await office.faults(office.perform(applyFideList, command, { actor: DELEGATE }))).toEqual(['not-allowed']);
  });

  it('makes the list say on its date what it says, whatever the order of lists', () => {
    const listed = fc.record(
      { standard: fc.constantFrom(null, 1, 2), rapid: fc.constantFrom(null, 1, 2), blitz: fc.constantFrom(null, 1, 2) },
      { requiredKeys: [] },
    );
    const lists = fc.array(fc.tuple(fc.constantFrom('2017-01-01', '2017-02-01', '2017-03-01'), listed), {
      maxLength: 6,
    });
    forAll({ of: [lists] }, (all) => {
      let entries: ReturnType<typeof withListed> = [];
      for (const [date, list] of all) {
        entries = withListed(entries, date, list);
        const known = ratingsOn(entries, date);
        for (const rhythm of ['standard', 'rapid', 'blitz'] as const)
          if (list[rhythm] !== undefined) expect(known[rhythm] ?? null).toBe(list[rhythm]);
      }
      const dates = entries.map(({ from }) => from);
      expect(dates).toEqual([...new Set(dates)].sort());
    });
  });
});
