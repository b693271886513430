/**
 * Documents as their schemas say: `formats` adds every schema by its name, as `messages` adds its keys to the vocabulary, so that a field
 * of a document is told once.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by formats/src/interchange/schema.
export interface DocumentTypes {}

type Fixed<Value> = Value extends object ? { readonly [Field in keyof Value]: Fixed<Value[Field]> } : Value;

/** The document of a schema, to be read. */
export type DocumentOf<Name extends keyof DocumentTypes> = Fixed<DocumentTypes[Name]>;
