import { type RuleBook, ruleBooks } from '@escala/regulations';

/** The meaning of a field that not every book reads, after the names of those that do. */
export function readBy(field: string, meaning: string): string {
  const books = Object.values<RuleBook>(ruleBooks).filter(({ documents }) => documents.fields.includes(field));
  return `${books.map(({ id }) => id).join(', ')}: ${meaning}`;
}
