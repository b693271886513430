import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type FieldName, fieldRule, type PartOf } from './command-fields.ts';

const facts = z.strictObject({
  name: z.string().min(1).max(200),
  rounds: z.int().min(1).max(999),
  start: z.iso.date(),
  place: z.string().max(50).nullable().optional(),
  days: z.array(z.iso.date()).optional(),
  free: z.number(),
});
const command = z.strictObject({
  facts,
  homologation: z.strictObject({ arbiter: z.string() }).optional(),
  version: z.int(),
  from: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('desk') }),
    z.strictObject({ kind: z.literal('file'), text: z.string() }),
  ]),
  pairs: z.array(z.strictObject({ board: z.int().min(1), white: z.string() })).default([]),
  ticked: z.boolean(),
});
type Command = z.output<typeof command>;

it('a field is found however deep it is, with its limits', () => {
  expect(fieldRule(command, 'facts.name')).toEqual({ type: 'text', required: true, nullable: false, longest: 200 });
  expect(fieldRule(command, 'facts.rounds')).toMatchObject({ type: 'number', least: 1, most: 999 });
  expect(fieldRule(command, 'facts.start')).toMatchObject({ type: 'date', required: true });
  expect(fieldRule(command, 'pairs.0.board')).toMatchObject({ type: 'number', least: 1 });
  expect(fieldRule(command, 'ticked')).toMatchObject({ type: 'boolean' });
  expect(fieldRule(command, 'facts.days')).toMatchObject({ type: 'list', each: { type: 'date' } });
});

it('limits that only say how numbers are kept are none', () => {
  expect(fieldRule(command, 'version')).toEqual({ type: 'number', required: true, nullable: false });
  expect(fieldRule(command, 'facts.free')).toEqual({ type: 'number', required: true, nullable: false });
});

it('what stands in something that may be left out may be left out', () => {
  expect(fieldRule(command, 'homologation.arbiter')?.required).toBe(false);
  expect(fieldRule(command, 'pairs.0.white')?.required).toBe(false);
  expect(fieldRule(command, 'facts.place')).toMatchObject({ required: false, nullable: true, longest: 50 });
});

it('of a choice, what one of its kinds has is required where that kind requires it', () => {
  expect(fieldRule(command, 'from.kind')).toMatchObject({ type: 'text', required: true });
  expect(fieldRule(command, 'from.text')).toMatchObject({ type: 'text', required: true });
});

it('a field that the command has not is none', () => {
  expect(fieldRule(command, 'facts.nmae')).toBeUndefined();
  expect(fieldRule(command, 'from.words')).toBeUndefined();
});

it('names and parts of a command are known to the compiler', () => {
  expectTypeOf<'facts.name' | 'homologation.arbiter' | 'from.text' | 'pairs.3.white'>().toExtend<FieldName<Command>>();
  expectTypeOf<'facts.nmae'>().not.toExtend<FieldName<Command>>();
  expectTypeOf<{ facts: { rounds: number } }>().toExtend<PartOf<Command>>();
  expectTypeOf<{ facts: { rounds: string } }>().not.toExtend<PartOf<Command>>();
});
