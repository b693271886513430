import { type HeadToHeadRuleBook, type RuleBook, ruleBooks } from '@escala/regulations';
import * as z from 'zod';

/** Fields that some book names and this one does not, nor one with which it shares its documents. */
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
 * An object of documents as a book has it: without the fields of others. Books whose fields are the same have the same schema, under the
 * name of the first.
 */
export function ofBook<Shape extends z.ZodObject>(schema: Shape, book: HeadToHeadRuleBook, parts: object = {}): Shape {
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
