import * as z from 'zod';
import { fce2016Input, fide2009Input } from './schema/rating-input.ts';
import { headToHeadOutput } from './schema/rating-output.ts';
import { round } from './schema/round.ts';
import { frs2012Input } from './schema/scrabble-input.ts';
import { scrabbleOutput } from './schema/scrabble-output.ts';
import { standings } from './schema/standings.ts';
import { tournament } from './schema/tournament.ts';

const SCHEMAS = {
  'rating-input': z
    .discriminatedUnion('regulation', [fce2016Input, fide2009Input, frs2012Input])
    .meta({ title: 'escala/rating-input@1', description: 'What is to be rated, and by which regulation.' }),
  'rating-output': z
    .discriminatedUnion('regulation', [headToHeadOutput, scrabbleOutput])
    .meta({ title: 'escala/rating-output@1', description: 'A rated list, with everything that led to it.' }),
  tournament: tournament.meta({ title: 'escala/tournament@1', description: 'A tournament as it stands.' }),
  round: round.meta({ title: 'escala/round@1', description: 'The pairs of a round, each with its reasons.' }),
  standings: standings.meta({ title: 'escala/standings@1', description: 'A table with its tie-breaks.' }),
};

export type SchemaName = keyof typeof SCHEMAS;

/** The formats as JSON Schemas (draft 2020-12), made from the validators themselves. */
export function jsonSchemas(): Record<SchemaName, object> {
  return {
    'rating-input': z.toJSONSchema(SCHEMAS['rating-input'], { target: 'draft-2020-12', io: 'input' }),
    'rating-output': z.toJSONSchema(SCHEMAS['rating-output'], { target: 'draft-2020-12', io: 'input' }),
    tournament: z.toJSONSchema(SCHEMAS.tournament, { target: 'draft-2020-12', io: 'input' }),
    round: z.toJSONSchema(SCHEMAS.round, { target: 'draft-2020-12', io: 'input' }),
    standings: z.toJSONSchema(SCHEMAS.standings, { target: 'draft-2020-12', io: 'input' }),
  };
}

export interface SchemaFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

export function schemaFiles(): SchemaFile[] {
  return Object.entries(jsonSchemas()).map(([name, schema]) => ({
    path: `schemas/${name}.schema.json`,
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }));
}
