import type * as z from 'zod';
import { type LineUpDocument, lineUp } from './line-up.ts';
import { fce2016Input, fide2009Input, type HeadToHeadDocument } from './rating-input.ts';
import { type HeadToHeadResult, headToHeadOutput } from './rating-output.ts';
import { frs2012Input, type ScrabbleDocument } from './scrabble-input.ts';
import { type ScrabbleResult, scrabbleOutput } from './scrabble-output.ts';
import { type TeamListDocument, teamList } from './team-list.ts';
import { type TournamentDocument, tournament } from './tournament.ts';

/** Every document that can be read, by format and regulation. */
export interface Documents {
  'escala/rating-input@1': HeadToHeadDocument | ScrabbleDocument;
  'escala/rating-output@1': HeadToHeadResult | ScrabbleResult;
  'escala/tournament@1': TournamentDocument;
  'escala/team-list@1': TeamListDocument;
  'escala/line-up@1': LineUpDocument;
}

export type DocumentFormat = keyof Documents;

/** One schema for each regulation that a format knows. */
export type Schemas = Readonly<Record<string, z.ZodObject>>;

export const DOCUMENT_SCHEMAS: Readonly<Record<DocumentFormat, Schemas>> = {
  'escala/rating-input@1': { 'fce-2016': fce2016Input, 'fide-2009': fide2009Input, 'frs-2012': frs2012Input },
  'escala/rating-output@1': {
    'fce-2016': headToHeadOutput,
    'fide-2009': headToHeadOutput,
    'frs-2012': scrabbleOutput,
  },
  'escala/tournament@1': { 'fce-1990': tournament },
  'escala/team-list@1': { 'fce-1990': teamList },
  'escala/line-up@1': { 'fce-1990': lineUp },
};

/** The field that says which of the schemas of a format holds; null where there is only one. */
export const KIND_FIELDS: Readonly<Record<DocumentFormat, 'regulation' | null>> = {
  'escala/rating-input@1': 'regulation',
  'escala/rating-output@1': 'regulation',
  'escala/tournament@1': null,
  'escala/team-list@1': null,
  'escala/line-up@1': null,
};

export const DOCUMENT_FORMATS = Object.keys(DOCUMENT_SCHEMAS) as readonly DocumentFormat[];

export function isDocumentFormat(text: unknown): text is DocumentFormat {
  return typeof text === 'string' && Object.hasOwn(DOCUMENT_SCHEMAS, text);
}
