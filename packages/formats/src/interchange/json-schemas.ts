import * as z from 'zod';
import { RATING_INPUTS } from './schema/documents.ts';
import { explanationDocument } from './schema/explanation-document.ts';
import { fidePlayers } from './schema/fide-players.ts';
import { faultsDocument, findingsDocument } from './schema/findings-document.ts';
import { normCertificate } from './schema/norm-certificate.ts';
import { performanceNorms } from './schema/performance-norms.ts';
import { prizes } from './schema/prizes.ts';
import { joinedInputs } from './schema/rating-input.ts';
import { headToHeadOutput } from './schema/rating-output.ts';
import { round } from './schema/round.ts';
import { schedule } from './schema/schedule.ts';
import { scrabbleOutput } from './schema/scrabble-output.ts';
import { standings } from './schema/standings.ts';
import { lineUp, teamList } from './schema/team-list.ts';
import { teamTournament } from './schema/team-tournament.ts';
import { lineUpVerdict, teamListVerdict } from './schema/team-verdicts.ts';
import { tournament } from './schema/tournament.ts';
import { norms, promotions } from './schema/verdict.ts';

const SCHEMAS = {
  'rating-input': z
    .discriminatedUnion('regulation', RATING_INPUTS)
    .meta({ title: 'escala/rating-input@1', description: 'What is to be rated, and by which regulation.' }),
  'rating-input-2': z.union(joinedInputs).meta({
    title: 'escala/rating-input@2',
    description: 'What is to be rated, if the lists changed to their regulation from another one.',
  }),
  'rating-output': z
    .discriminatedUnion('regulation', [headToHeadOutput, scrabbleOutput])
    .meta({ title: 'escala/rating-output@1', description: 'A rated list, with everything that led to it.' }),
  explanation: explanationDocument.meta({
    title: 'escala/explanation@1',
    description: 'How a player’s line on a list came about.',
  }),
  tournament: z
    .union([tournament, teamTournament])
    .meta({ title: 'escala/tournament@1', description: 'A tournament of players or teams as it stands.' }),
  round: round.meta({ title: 'escala/round@1', description: 'The pairs of a round, each with its reasons.' }),
  standings: standings.meta({ title: 'escala/standings@1', description: 'A table with its tie-breaks.' }),
  prizes: prizes.meta({ title: 'escala/prizes@1', description: 'Who takes which prize, with the reasons.' }),
  schedule: schedule.meta({ title: 'escala/schedule@1', description: 'All rounds of a league or a knockout.' }),
  findings: findingsDocument.meta({
    title: 'escala/findings@1',
    description: 'What a regulation has to say about an event.',
  }),
  norms: z.union([norms, performanceNorms]).meta({ title: 'escala/norms@1', description: 'Norms and titles.' }),
  'norm-certificate': normCertificate.meta({
    title: 'escala/norm-certificate@1',
    description: 'What FIDE’s form asks about a norm, and what is missing.',
  }),
  promotions: promotions.meta({ title: 'escala/promotions@1', description: 'Who goes up a category.' }),
  'team-list': teamList.meta({
    title: 'escala/team-list@1',
    description: 'The players of a club by strength, and its teams.',
  }),
  'team-list-verdict': teamListVerdict.meta({
    title: 'escala/team-list-verdict@1',
    description: 'A club’s list in order, with its teams and any problems.',
  }),
  'line-up': lineUp.meta({
    title: 'escala/line-up@1',
    description: 'The line-ups of a match, and its results once there are any.',
  }),
  'line-up-verdict': lineUpVerdict.meta({
    title: 'escala/line-up-verdict@1',
    description: 'The line-ups of a match with their reasons, and the result.',
  }),
  'fide-players': fidePlayers.meta({
    title: 'escala/fide-players@1',
    description: 'Players on a FIDE list that match a query.',
  }),
  faults: faultsDocument.meta({ title: 'escala/faults@1', description: 'All faults found in a document.' }),
} as const;

export type SchemaName = keyof typeof SCHEMAS;

/** The formats as JSON Schemas (draft 2020-12), made from the validators themselves. */
export function jsonSchemas(): Record<SchemaName, object> {
  const schemas = Object.entries(SCHEMAS).map(([name, schema]) => [
    name,
    z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' }),
  ]);
  return Object.fromEntries(schemas) as Record<SchemaName, object>;
}

export interface SchemaFile {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly text: string;
}

export function schemaFiles(): SchemaFile[] {
  return Object.entries(jsonSchemas()).map(([name, schema]) => ({
    path: `schemas/${name}.schema.json`,
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }));
}
