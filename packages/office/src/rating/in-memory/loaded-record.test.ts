import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Player, playerSchema } from '../../registry/players/player.ts';
import { compiled } from '../player/compiled-player.ts';
import { inOneBuffer, sharedTexts } from './loaded-record.ts';

const season = fc.integer({ min: 2001, max: 2020 }).map(String);
const player: fc.Arbitrary<Player> = fc
  .record({
    licences: fc.dictionary(season, fc.constantFrom('-', 'club-1', 'club-2')),
    licensedOn: fc.option(fc.dictionary(season, fc.constantFrom('2007-03-01', '2012-11-30')), { nil: undefined }),
    ratings: fc.option(fc.array(fc.constantFrom('2010-01-01', '2015-07-01')), { nil: undefined }),
    mergedInto: fc.option(fc.constant('p9'), { nil: undefined }),
  })
  .map(({ licences, licensedOn, ratings, mergedInto }) =>
    playerSchema.parse({
      number: 0,
      name: 'A, B',
      licences,
      ...(licensedOn && { licensedOn }),
      ...(ratings && { fide: { ratings: ratings.map((from) => ({ from, standard: 1900 })) } }),
      ...(mergedInto && { mergedInto }),
    }),
  );

describe('a federation in few objects (D-OFF-340)', () => {
  it('reports are what they were, in one buffer', () => {
    forAll(
      { of: [fc.uniqueArray(fc.tuple(fc.string(), fc.uint8Array()), { selector: ([name]) => name })] },
      (papers) => {
        const kept = inOneBuffer(papers.map(([name, bytes]) => ({ name, bytes })));
        expect([...kept].map(([name, bytes]) => [name, [...bytes]])).toEqual(
          papers.map(([name, bytes]) => [name, [...bytes]]),
        );
        expect(new Set([...kept.values()].map(({ buffer }) => buffer)).size).toBeLessThanOrEqual(1);
      },
    );
  });

  it('players say what they said, and nothing is written into those that were given', () => {
    forAll({ of: [fc.array(player)] }, (players) => {
      const before = structuredClone(players);
      expect(players.map(sharedTexts())).toEqual(before);
      expect(players).toEqual(before);
    });
  });

  it('licences that are the same for many are those of each on its own', () => {
    forAll({ of: [fc.array(player)] }, (players) => {
      const alike = new Map();
      const together = players.map((each) => compiled(each, alike));
      expect(together).toEqual(players.map((each) => compiled(each)));
      const licences = together.flatMap((each) => each.licences);
      expect(new Set(licences).size).toBe(new Set(licences.map((each) => JSON.stringify(each))).size);
    });
  });
});
