import * as z from 'zod';
import { values } from './explanation.ts';
import { sentence } from './fields.ts';

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
