import type { HeadToHeadInput, Rhythm } from '@escala/core';
import { type HeadToHeadRuleBook, headToHeadBooks, joinedBooks, type RuleBook, ruleBooks } from '@escala/regulations';
import * as z from 'zod';
import { event, game, timeControl } from './event.ts';
import { type Assignable, date, flag, id, rating } from './fields.ts';
import { player, pooledMean, pooledSum } from './player.ts';

/** Fields that another book declares, but neither this one nor one with which it shares its documents. */
function foreignTo({ documents }: HeadToHeadRuleBook): (field: string) => boolean {
  const books = Object.values<RuleBook>(ruleBooks);
  const named = new Set(books.flatMap((book) => book.documents.fields));
  const own = new Set(
    books.filter(({ id }) => documents.sharedWith?.includes(id)).flatMap((book) => book.documents.fields),
  );
  for (const field of documents.fields) own.add(field);
  return (field) => named.has(field) && !own.has(field);
}

const made = new Map<z.ZodObject, Map<string, z.ZodObject>>();

/**
 * An object of documents in a book's version: without other books' fields. Books with the same fields share one schema,
 * under the name of the first.
 */
function ofBook<Shape extends z.ZodObject>(schema: Shape, book: HeadToHeadRuleBook, parts: object = {}): Shape {
  const isForeign = foreignTo(book);
  const foreign = Object.keys(schema.shape).filter(isForeign);
  const key = [...foreign, ...Object.keys(parts)].join();
  const known = made.get(schema) ?? new Map<string, z.ZodObject>();
  made.set(schema, known);
  const present = known.get(key);
  if (present !== undefined) return present as Shape;
  const meta = schema.meta();
  const id = known.size === 0 ? meta?.id : `${meta?.id}-${book.id}`;
  const shape = Object.entries(schema.shape).filter(([field]) => !isForeign(field));
  const own = z.strictObject({ ...Object.fromEntries(shape), ...parts }).meta({ ...meta, id });
  known.set(key, own);
  return own as unknown as Shape;
}

export const publishedList = z
  .strictObject({
    date: date.describe('Day of publication.'),
    ratings: z.record(id, rating).describe('Rating of each player on the list, by id.'),
  })
  .meta({ id: 'publishedList', description: 'A published list.' });

export const format = z.literal('escala/rating-input@1').describe('Name and version of the format.');
export const revision = id.optional().describe('Edition of the regulation; absent: its default.');
export const listDate = date.describe('Date of the list to produce.');

const standardLists = z
  .array(publishedList)
  .optional()
  .describe('Rapid and blitz: published standard lists, oldest first.');

/**
 * Pools hold sums of ratings where performances do, otherwise means; either if the lists changed from one to the other.
 */
const poolOf = ({ documents: { fields } }: HeadToHeadRuleBook, isJoined: boolean) =>
  z
    .array(isJoined ? z.union([pooledSum, pooledMean]) : fields.includes('sum') ? pooledSum : pooledMean)
    .optional()
    .describe(player.shape.pool.description!);

const eventOf = (book: HeadToHeadRuleBook) =>
  ofBook(event, book, {
    timeControl: ofBook(timeControl, book),
    games: z.array(ofBook(game, book)).describe(event.shape.games.description!),
  });

const factsOf = (book: HeadToHeadRuleBook, isJoined = false) => ({
  players: z
    .array(ofBook(player, book, { pool: poolOf(book, isJoined) }))
    .describe('All players named in the document.'),
  lists: z.array(publishedList).describe('Published lists before listDate, oldest first.'),
  ...(book.documents.fields.includes('standardLists') ? { standardLists } : {}),
  events: z.array(eventOf(book)).describe('The events to rate.'),
});

/** `escala/rating-input@1` of a head-to-head book: if it keeps several lists, the document names one. */
const inputOf = (rules: HeadToHeadRuleBook) => {
  const { id: book, rhythms, documents } = rules;
  return z
    .strictObject({
      format,
      regulation: z.literal(book).describe('The regulation to rate by.'),
      revision,
      ...(rhythms.length > 1 && { rhythm: rhythmOf(rules) }),
      listDate,
      ...factsOf(rules),
    })
    .meta({ title: `Rating input, ${book}`, description: documents.means });
};

export const bookChange = (before: string) =>
  z
    .strictObject({
      before: z.literal(before).describe('The previous regulation.'),
      revision,
      from: date.describe(
        'Date of the first list of the new regulation; events that began earlier are rated by the previous one.',
      ),
      lift: flag.describe('Whether that list raised ratings (the lift).'),
    })
    .meta({ id: 'bookChange', description: 'How the lists changed to the regulation from a previous one.' });

/** `escala/rating-input@2`: lists that changed to their book from another one, with the fields of both (D-OFF-530). */
const inputOfJoined = ([before, after]: readonly [HeadToHeadRuleBook, HeadToHeadRuleBook]) => {
  const fields = [...after.documents.fields, ...before.documents.fields];
  const both = { ...after, documents: { ...after.documents, fields } };
  return z
    .strictObject({
      format: z.literal('escala/rating-input@2').describe('Name and version of the format.'),
      regulation: z.literal(after.id).describe('The regulation to rate by.'),
      revision,
      bookChange: bookChange(before.id),
      ...(after.rhythms.length > 1 && { rhythm: rhythmOf(after) }),
      listDate,
      ...factsOf(both, true),
    })
    .meta({ title: `Rating input, ${before.id}, then ${after.id}`, description: after.documents.means });
};

/** Which list to produce; a book may have a default. */
function rhythmOf({ rhythms, documents }: HeadToHeadRuleBook) {
  const rhythm = z.enum(rhythms).describe('Which of the lists to produce.');
  return documents.usualRhythm ? rhythm.optional() : rhythm;
}

export const headToHeadInputs = Object.values<HeadToHeadRuleBook>(headToHeadBooks).map(inputOf);
export const joinedInputs = joinedBooks.map(inputOfJoined);

export type HeadToHeadDocument = Assignable<
  Omit<z.infer<ReturnType<typeof inputOf>>, 'format' | 'rhythm' | 'standardLists'> & {
    format: HeadToHeadInput['format'];
    bookChange?: z.infer<ReturnType<typeof bookChange>>;
    rhythm?: Rhythm;
    standardLists?: z.infer<typeof standardLists>;
  },
  HeadToHeadInput
>;
