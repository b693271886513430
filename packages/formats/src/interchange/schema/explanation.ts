import type { CodeOf } from '@escala/core';
import * as z from 'zod';
import { id, name, round, sentence } from './fields.ts';

/** What accompanies the numbers of an output: articles, decisions, findings and workings. */

/** The code of a sentence, defined by the program that wrote the document. */
export const code = <Code extends string>() => sentence as z.ZodType<string> as z.ZodType<Code>;

export const articles = z.array(sentence).describe('Articles of the regulation that were applied.');
export const decisions = z.array(code<CodeOf<'decision'>>()).describe('Decisions on what the regulation leaves open.');

export const values = z.record(id, z.union([z.string(), z.number()])).describe('Values used in the sentence.');

export const finding = z
  .strictObject({
    severity: z.enum(['error', 'warning']).describe('error: what the finding names was not rated; warning: it was.'),
    code: code<CodeOf<'finding'>>().exactOptional().describe('Code of the finding, for translation.'),
    event: name.exactOptional().describe('Id of the event; in Scrabble, its name.'),
    round: round.exactOptional().describe('Round of the event.'),
    player: id.exactOptional().describe('Id of the player.'),
    article: sentence.describe('Article of the regulation.'),
    decisions: decisions.exactOptional(),
    values: values.exactOptional(),
    message: sentence.describe('The finding in words.'),
  })
  .meta({ id: 'finding', description: 'What the rule book has to say about the document.' });

export const step = z
  .strictObject({
    quantity: code<CodeOf<'working'>>().describe('Code of the quantity computed.'),
    articles,
    decisions,
    values,
  })
  .meta({ id: 'step', description: 'A step of a calculation.' });

const part = step.extend({ list: z.array(step).exactOptional().describe('Short steps, part of the same sentence.') });

export const reasonStep = part
  .extend({ parts: z.array(part).exactOptional().describe('Substeps, each in a sentence of its own.') })
  .meta({ id: 'reasonStep', description: 'A step of a reason.' });

export const working = z
  .strictObject({
    player: id.describe('Id of the player.'),
    steps: z.array(step).describe('The steps, in order.'),
  })
  .meta({ id: 'working', description: 'How a player’s numbers came about, apart from the games.' });

export const findings = z.array(finding).describe('Everything the rule book has to say about the document.');
export const workings = z.array(working).exactOptional().describe('How first ratings, K and pools came about.');
