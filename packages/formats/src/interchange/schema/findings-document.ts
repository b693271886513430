import { competitionKinds } from '@escala/regulations';
import * as z from 'zod';
import { findings, values } from './explanation.ts';
import { id, name, round, sentence } from './fields.ts';
import { trace } from './round.ts';
import { reasons, regulation, verdict } from './verdict.ts';

const purpose = z
  .strictObject({
    purpose: z.enum(['rating', 'norms']).describe('What the event should be homologated for.'),
    verdict,
    reasons,
  })
  .meta({ id: 'purposeVerdict', description: 'Whether an event can be homologated for a purpose.' });

const event = z
  .strictObject({
    event: name.exactOptional().describe('Id of the event in a rating document; name of a tournament.'),
    kind: z
      .enum(competitionKinds)
      .nullable()
      .describe('Kind of event; null if the regulation has no conditions for it.'),
    purposes: z.array(purpose).describe('The verdicts, purpose by purpose.'),
  })
  .meta({ id: 'homologationVerdict', description: 'The homologation of an event.' });

const difference = z
  .strictObject({
    kind: z.enum(['missing', 'unexpected', 'colours', 'bye', 'unpairable']).describe('Kind of difference.'),
    white: id.exactOptional().describe('Id of the player with the white pieces.'),
    black: id.exactOptional().describe('Id of the player with the black pieces.'),
    player: id.nullable().exactOptional().describe('Id of the player who had the bye; null if there was none.'),
    expected: id.nullable().exactOptional().describe('Id of the player due the bye; null if there is none.'),
    trace: trace.exactOptional(),
  })
  .meta({
    id: 'pairingDifference',
    description: 'A difference between the pairings of the tournament and of the engine.',
  });

const checkedRound = z
  .strictObject({
    round: round.describe('Number of the round.'),
    differences: z.array(difference).describe('Empty if the engine pairs the round the same way.'),
  })
  .meta({ id: 'checkedRound', description: 'A round compared with the engine’s.' });

/** `escala/findings@1`: from homologation, from rating, or from comparing pairings with the engine's. */
export const findingsDocument = z.strictObject({
  format: z.literal('escala/findings@1').describe('Format of the document.'),
  regulation,
  revision: id.exactOptional().describe('Its edition, if it has several.'),
  events: z.array(event).exactOptional().describe('Homologation: event by event.'),
  rounds: z.array(checkedRound).exactOptional().describe('Pairings: round by round.'),
  findings,
});

export type FindingsDocument = z.infer<typeof findingsDocument>;

const named = z.union([z.string(), z.number()]);
const place = z.int().min(1).nullable();

const fault = z
  .strictObject({
    severity: z
      .enum(['error', 'warning'])
      .exactOptional()
      .describe('warning: nothing is refused because of it. Default: error.'),
    code: sentence.describe('Code of the fault.'),
    message: sentence.describe('What is wrong and what to do about it, in words.'),
    source: sentence.exactOptional().describe('File; absent: the first one given to the command.'),
    place: sentence.exactOptional().describe('Place in the document’s own terms, in words.'),
    event: named.exactOptional().describe('Event concerned.'),
    round: named.exactOptional().describe('Round concerned.'),
    player: named.exactOptional().describe('Player concerned.'),
    path: z.array(z.union([z.string(), z.int()])).describe('Path from the root of the document to the value.'),
    line: place.describe('Line in the text, from 1; null if the fault has none.'),
    column: place.describe('Column in that line, from 1; null if the fault has none.'),
    article: sentence.exactOptional().describe('Article of the regulation.'),
    values: values.exactOptional(),
  })
  .meta({ id: 'fault', description: 'What is wrong, and where it is.' });

/** `escala/faults@1`: what commands write on standard error with `--json`. */
export const faultsDocument = z.strictObject({
  format: z.literal('escala/faults@1').describe('Format of the document.'),
  faults: z.array(fault).describe('All faults found, including warnings.'),
});
