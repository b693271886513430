import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Player, playerSchema } from './player.ts';
import { takenFacts, withFacts, withoutFacts } from './taken-facts.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const dates = fc.constantFrom('2001-01-01', '2002-02-02', '2003-03-03');
const opening = fc.record({ lastEventOn: dates, careerGames: fc.nat(9) }, { requiredKeys: [] });
const players: fc.Arbitrary<Player> = fc
  .record({
    number: fc.nat(9),
    name: fc.constantFrom('A', 'B'),
    birthDate: maybe(dates),
    birthYear: maybe(fc.constantFrom(2001, 2002)),
    sex: maybe(fc.constantFrom('f' as const, 'm' as const)),
    licences: fc.dictionary(fc.constantFrom('2015', '2016', '2017'), fc.constantFrom('a', 'b', '-')),
    licensedOn: maybe(fc.dictionary(fc.constantFrom('2015', '2016', '2017'), dates)),
    federatedOn: maybe(dates),
    firstSeason: maybe(fc.constantFrom(2015, 2016)),
    fide: maybe(
      fc.record(
        { id: fc.constantFrom('1', '2'), ratings: fc.constant([{ from: '2016-01-01', standard: 2000 }]) },
        { requiredKeys: [] },
      ),
    ),
    titles: maybe(fc.subarray([{ title: 'MC', on: '2010-01-01' }, { title: 'MI' }])),
    category: maybe(fc.constantFrom('first', 'second')),
    opening: maybe(fc.dictionary(fc.constantFrom('standard', 'rapid'), opening)),
  })
  .map((facts) => JSON.parse(JSON.stringify(facts)) as Player);

describe('facts that a kept player takes over', () => {
  it('are given back exactly', () => {
    forAll({ of: [players, players] }, (kept, duplicate) => {
      const taken = takenFacts(kept, duplicate);
      const merged = withFacts(kept, taken);
      expect(playerSchema.safeParse(merged).success).toBe(true);
      expect(withoutFacts(merged, taken)).toEqual({ player: kept, changedSince: [] });
    });
  });

  it('never replace a fact, but for the earlier of two firsts', () => {
    forAll({ of: [players, players] }, (kept, duplicate) => {
      const merged = withFacts(kept, takenFacts(kept, duplicate));
      for (const field of ['name', 'number', 'birthDate', 'sex', 'category'] as const)
        if (kept[field] !== undefined) expect(merged[field]).toEqual(kept[field]);
      expect(merged.licences).toEqual({ ...duplicate.licences, ...kept.licences });
      const firsts = [kept.firstSeason, duplicate.firstSeason].filter((season) => season !== undefined);
      expect(merged.firstSeason).toBe(firsts.length === 0 ? undefined : Math.min(...firsts));
    });
  });

  it('stay where they were changed since', () => {
    const kept: Player = { number: 0, name: 'A', licences: { 2016: 'a' } };
    const taken = takenFacts(kept, { ...kept, sex: 'f', category: 'first', licences: { 2017: 'b' } });
    const since = { ...withFacts(kept, taken), category: 'second', licences: { 2016: 'a', 2017: 'c' } };
    expect(withoutFacts(since, taken)).toEqual({
      player: { ...kept, category: 'second', licences: { 2016: 'a', 2017: 'c' } },
      changedSince: ['category', 'licences.2017'],
    });
  });
});
