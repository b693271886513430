import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonSchemas, schemaFiles } from './json-schemas.ts';
import { fceInput, fideInput, frsInput, tournamentSample } from './testing/sample-documents.ts';
import { FCE_OUTPUT, FRS_OUTPUT, ROUND_OUTPUT, STANDINGS_OUTPUT } from './testing/sample-outputs.ts';
import { schemaProblems } from './testing/schema-problems.ts';
import { writeRatingOutput } from './write-rating-output.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Every object within a schema. */
function* objectsIn(value: unknown): Generator<Schema> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Schema;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

function accepts(name: keyof ReturnType<typeof jsonSchemas>, document: unknown): boolean {
  return schemaProblems(name, document).length === 0;
}

describe.each(Object.entries(jsonSchemas()))('%s', (_, schema) => {
  it('is a titled schema of draft 2020-12', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: expect.stringMatching(/^escala\/.*@[12]$/),
      description: expect.any(String),
    });
  });

  it('refuses unknown fields everywhere', () => {
    for (const part of objectsIn(schema))
      if ('properties' in part && part.type === 'object') expect(part.additionalProperties).toBe(false);
  });

  it('describes every field', () => {
    const definitions = (schema as { $defs: Record<string, Schema> }).$defs;
    for (const part of objectsIn(schema))
      for (const [name, field] of Object.entries((part.properties ?? {}) as Record<string, Schema>)) {
        const meant = typeof field.$ref === 'string' ? definitions[field.$ref.split('/').at(-1)!]! : field;
        expect([name, meant.description]).toEqual([name, expect.stringMatching(/\.$/)]);
      }
  });
});

describe('the schemas', () => {
  it('accept the documents that are read', () => {
    const cases = new URL('./cases/', import.meta.url);
    for (const file of readdirSync(cases))
      expect([file, accepts('rating-input', JSON.parse(readFileSync(new URL(file, cases), 'utf8')))]).toEqual([
        file,
        true,
      ]);
    for (const sample of [fceInput, fideInput, frsInput]) expect(accepts('rating-input', sample())).toBe(true);
    for (const output of [FCE_OUTPUT, FRS_OUTPUT])
      expect(
        accepts(
          'rating-output',
          writeRatingOutput(output, () => 'words'),
        ),
      ).toBe(true);
  });

  it('accept tournaments, rounds and standings, without unknown fields', () => {
    expect(accepts('tournament', tournamentSample())).toBe(true);
    expect(accepts('round', ROUND_OUTPUT)).toBe(true);
    expect(accepts('standings', STANDINGS_OUTPUT)).toBe(true);
    expect(accepts('tournament', { ...tournamentSample(), places: [] })).toBe(false);
    expect(accepts('round', { ...ROUND_OUTPUT, bye: undefined })).toBe(false);
    expect(accepts('standings', { ...STANDINGS_OUTPUT, tiebreaks: [''] })).toBe(false);
  });

  it('say where a document is wrong', () => {
    expect(schemaProblems('round', { ...ROUND_OUTPUT, round: 0 })).toEqual([expect.stringMatching(/^round: /)]);
  });

  it('refuse an unknown field, and a rhythm if the book has none', () => {
    expect(accepts('rating-input', { ...fceInput(), rythm: 'standard' })).toBe(false);
    expect(accepts('rating-input', { ...fideInput(), rhythm: 'standard' })).toBe(false);
    expect(accepts('rating-input', { ...fceInput(), regulation: 'fide-2009' })).toBe(false);
  });

  it('are written to files of their names', () => {
    expect(schemaFiles().map(({ path }) => path)).toEqual([
      'schemas/rating-input.schema.json',
      'schemas/rating-input-2.schema.json',
      'schemas/rating-output.schema.json',
      'schemas/explanation.schema.json',
      'schemas/tournament.schema.json',
      'schemas/round.schema.json',
      'schemas/standings.schema.json',
      'schemas/prizes.schema.json',
      'schemas/schedule.schema.json',
      'schemas/findings.schema.json',
      'schemas/norms.schema.json',
      'schemas/norm-certificate.schema.json',
      'schemas/promotions.schema.json',
      'schemas/team-list.schema.json',
      'schemas/team-list-verdict.schema.json',
      'schemas/line-up.schema.json',
      'schemas/line-up-verdict.schema.json',
      'schemas/fide-players.schema.json',
      'schemas/faults.schema.json',
    ]);
    for (const { text } of schemaFiles()) expect(text).toMatch(/\n\}\n$/);
  });
});
