import { competitionKinds } from '@escala/regulations';
import * as z from 'zod';
import { findings, values } from './explanation.ts';
import { id, name, round, sentence } from './fields.ts';
import { trace } from './round.ts';
import { reasons, regulation, verdict } from './verdict.ts';

const purpose = z
  .strictObject({
    purpose: z.enum(['rating', 'norms']).describe('What the event is to be homologated for.'),
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
      .describe('Kind of event; null where the regulation has no conditions for it.'),
    purposes: z.array(purpose).describe('The verdicts, purpose by purpose.'),
  })
  .meta({ id: 'homologationVerdict', description: 'The homologation of an event.' });

const difference = z
  .strictObject({
    kind: z.enum(['missing', 'unexpected', 'colours', 'bye', 'unpairable']).describe('What is different.'),
    white: id.exactOptional().describe('Id of the player with the white pieces.'),
    black: id.exactOptional().describe('Id of the player with the black pieces.'),
    player: id.nullable().exactOptional().describe('Id of who had the bye; null: nobody.'),
    expected: id.nullable().exactOptional().describe('Id of who was due the bye; null: nobody.'),
    trace: trace.exactOptional(),
  })
  .meta({ id: 'pairingDifference', description: 'Where the tournament and the engine pair otherwise.' });

const checkedRound = z
  .strictObject({
    round: round.describe('Number of the round.'),
    differences: z.array(difference).describe('None where the engine pairs it alike.'),
  })
  .meta({ id: 'checkedRound', description: 'A round against the engine’s.' });

/** `escala/findings@1`: from homologation, from rating, or from comparing pairings with the engine's. */
export const findingsDocument = z.strictObject({
  format: z.literal('escala/findings@1').describe('Format of the document.'),
  regulation,
  revision: id.exactOptional().describe('Its edition, where it has several.'),
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
      .describe('warning: nothing is refused for it. An error where nothing is said.'),
    code: sentence.describe('Names the kind of fault.'),
    message: sentence.describe('What is wrong and what to do, in words.'),
    source: sentence.exactOptional().describe('The file, where it is not the one that the command was given first.'),
    place: sentence.exactOptional().describe('The place in the document’s own terms, in words.'),
    event: named.exactOptional().describe('Event that is meant.'),
    round: named.exactOptional().describe('Round that is meant.'),
    player: named.exactOptional().describe('Player who is meant.'),
    path: z.array(z.union([z.string(), z.int()])).describe('Steps from the document to the value.'),
    line: place.describe('Line of the text, from 1; null where the fault has none.'),
    column: place.describe('Column of the line, from 1; null where the fault has none.'),
    article: sentence.exactOptional().describe('Article of the regulation.'),
    values: values.exactOptional(),
  })
  .meta({ id: 'fault', description: 'What is wrong, and where.' });

/** `escala/faults@1`: what commands write on standard error with `--json`. */
export const faultsDocument = z.strictObject({
  format: z.literal('escala/faults@1').describe('Format of the document.'),
  faults: z.array(fault).describe('Everything that is wrong, warnings too.'),
});
