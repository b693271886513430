import { headToHeadBooks, scrabbleBooks, unnamedBook } from '@escala/regulations';
import type * as z from 'zod';
import { type HeadToHeadDocument, headToHeadInputs, joinedInputs } from './rating-input.ts';
import { type HeadToHeadResult, headToHeadOutput } from './rating-output.ts';
import { type ScrabbleDocument, scrabbleInputs } from './scrabble-input.ts';
import { type ScrabbleResult, scrabbleOutput } from './scrabble-output.ts';
import { type LineUpDocument, lineUp, type TeamListDocument, teamList } from './team-list.ts';
import { teamTournament } from './team-tournament.ts';
import { type TournamentDocument, tournament } from './tournament.ts';

/** Every readable document, by format and regulation. */
export interface Documents {
  'escala/rating-input@1': HeadToHeadDocument | ScrabbleDocument;
  'escala/rating-input@2': HeadToHeadDocument;
  'escala/rating-output@1': HeadToHeadResult | ScrabbleResult;
  'escala/tournament@1': TournamentDocument;
  'escala/team-list@1': TeamListDocument;
  'escala/line-up@1': LineUpDocument;
}

export type DocumentFormat = keyof Documents;

/** One schema for each regulation of a format. */
export type Schemas = Readonly<Record<string, z.ZodObject>>;

type RatingInput = (typeof headToHeadInputs | typeof scrabbleInputs)[number];

export const RATING_INPUTS = [...headToHeadInputs, ...scrabbleInputs] as unknown as readonly [
  RatingInput,
  ...RatingInput[],
];

/** Key of formats that are the same for all books. */
const ANY = unnamedBook.id;

const byRegulation = (schemas: readonly (RatingInput | (typeof joinedInputs)[number])[]): Schemas =>
  Object.fromEntries(schemas.map((schema) => [schema.shape.regulation.value, schema]));

const ofAll = (books: object, schema: z.ZodObject): Schemas =>
  Object.fromEntries(Object.keys(books).map((book) => [book, schema]));

export const DOCUMENT_SCHEMAS: Readonly<Record<DocumentFormat, Schemas>> = {
  'escala/rating-input@1': byRegulation(RATING_INPUTS),
  'escala/rating-input@2': byRegulation(joinedInputs),
  'escala/rating-output@1': {
    ...ofAll(headToHeadBooks, headToHeadOutput),
    ...ofAll(scrabbleBooks, scrabbleOutput),
  },
  'escala/tournament@1': { [ANY]: tournament },
  'escala/team-list@1': { [ANY]: teamList },
  'escala/line-up@1': { [ANY]: lineUp },
};

/** `escala/tournament@1` of teams, which not every reader supports. */
export const TEAM_TOURNAMENT: Schemas = { [ANY]: teamTournament };

/** The field that selects the schema within a format; null if there is only one. */
export const KIND_FIELDS: Readonly<Record<DocumentFormat, 'regulation' | null>> = {
  'escala/rating-input@1': 'regulation',
  'escala/rating-input@2': 'regulation',
  'escala/rating-output@1': 'regulation',
  'escala/tournament@1': null,
  'escala/team-list@1': null,
  'escala/line-up@1': null,
};

export const DOCUMENT_FORMATS = Object.keys(DOCUMENT_SCHEMAS) as readonly DocumentFormat[];

export function isDocumentFormat(text: unknown): text is DocumentFormat {
  return typeof text === 'string' && Object.hasOwn(DOCUMENT_SCHEMAS, text);
}
