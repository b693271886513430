import { dayFrom } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2009 } from './index.ts';
import { parameterSets, parameters, regulationByDay } from './parameters.ts';
import { documentOf, eventOf, field, gamesOf } from './testing/document.ts';

describe('parameters by day', () => {
  const later = regulationByDay({
    ...parameters,
    floor: { ...parameters.floor, values: [...parameters.floor.values, { from: '2012-07-01', value: 1000 }] },
  });

  it('[0.1] a change holds from its first day on', () => {
    const floors = ['2009-07-01', '2012-06-30', '2012-07-01', '2012-07-02'].map(
      (date) => later.on(dayFrom(date)).floor,
    );
    expect(floors).toEqual([1200, 1200, 1000, 1000]);
  });

  it('[0.1] days before the first one take its values (D-ALL-2)', () => {
    expect(later.on(dayFrom('1999-01-01')).floor).toBe(1200);
  });

  it('[0.6] the floor is 1200 from 1 July 2009', () => {
    expect(parameters.floor.values).toEqual([{ from: '2009-07-01', value: 1200 }]);
  });
});

describe('revisions', () => {
  it('[8.23] differ in one parameter (D-FIDE-1)', () => {
    const [examples, printed] = ['15-points', '12.5-points'].map((id) => parameterSets[id]!);
    expect({ ...printed, pointsOverHalf: examples!.pointsOverHalf }).toStrictEqual(examples);
    expect(fide2009.revisions.map(({ id }) => id)).toEqual(Object.keys(parameterSets));
  });

  it.each([
    ['15-points', 2030],
    ['12.5-points', 2025],
    [undefined, 2030],
  ])('[8.23] two half points over 50%% in revision %s', (revision, ru) => {
    const document = documentOf({
      ...field({ a: 2000, b: 2000, c: 2000, d: 2000, u: 0 }),
      revision,
      events: [eventOf({ games: gamesOf('u', ['a', 'b', 'c', 'd'], '=1=1') })],
    });
    expect(fide2009.rate(document).performances[0]).toMatchObject({ rc: 2000, points: 3, ru });
  });

  it('refuses a revision that does not exist', () => {
    expect(() => fide2009.rate(documentOf({ revision: 'other' }))).toThrow(RangeError);
  });
});
