import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { givenId, slug } from '../registry/given-id.ts';
import { countrySchema, fideIdSchema } from '../registry/players/player.ts';
import { commandRefusals } from './command-refusals.ts';

const schema = z.strictObject({
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('result'), round: z.int() }),
    z.strictObject({ kind: z.literal('annulment') }),
  ]),
  either: z.union([z.string(), z.int()]).optional(),
});

const refusalsOf = (command: unknown) => commandRefusals(schema.safeParse(command, { reportInput: true }).error!);

describe('a command that is about one of several things', () => {
  it('is told what it may be about', () => {
    expect(refusalsOf({ change: { kind: 'results', round: 1 } })).toMatchObject([
      { code: 'field-value', field: 'change.kind', values: { allowed: 'result, annulment' } },
    ]);
  });

  it.each([{}, { round: 1 }])('is asked what it is about: %j', (change) => {
    expect(refusalsOf({ change })).toMatchObject([{ code: 'field-missing', field: 'change.kind' }]);
  });

  it('is told what is wrong with what it is about', () => {
    expect(refusalsOf({ change: { kind: 'result', round: 'one', more: 1 } })).toMatchObject([
      { code: 'field-type', field: 'change.round' },
      { code: 'field-unknown', field: 'change.more' },
    ]);
  });

  it.each([{ change: { kind: 'result' } }, { change: { kind: 'result', round: null } }])(
    'is told what is missing, also as a gap: %j',
    (command) => {
      expect(refusalsOf(command)).toMatchObject([{ code: 'field-missing', field: 'change.round' }]);
    },
  );

  it('of other choices no more can be said than that nothing fits', () => {
    expect(refusalsOf({ change: { kind: 'annulment' }, either: {} })).toMatchObject([
      { code: 'field-wrong', field: 'either' },
    ]);
  });
});

it('a text in a form that has a name is refused with that name, by which the sentence tells how it is written', () => {
  const forms = z.strictObject({ event: slug, player: givenId, fideId: fideIdSchema, nationality: countrySchema });
  const command = { event: 'Obert 2017', player: 'a b', fideId: '0220', nationality: 'Spain' };
  const refusals = commandRefusals(forms.safeParse(command, { reportInput: true }).error!);
  expect(refusals.map(({ code, field, values }) => [code, field, values.format])).toEqual([
    ['field-format', 'event', 'slug'],
    ['field-format', 'player', 'givenId'],
    ['field-format', 'fideId', 'fideId'],
    ['field-format', 'nationality', 'country'],
  ]);
});
