import { type RuleBook, ruleBooks } from '@escala/regulations';

/** The meaning of a field that only some books read, preceded by their names. */
export function readBy(field: string, meaning: string): string {
  const books = Object.values<RuleBook>(ruleBooks).filter(({ documents }) => documents.fields.includes(field));
  return `${books.map(({ id }) => id).join(', ')}: ${meaning}`;
}
