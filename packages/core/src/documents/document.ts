import type { Finding } from '../finding.ts';
import type { Reason } from './verdicts.ts';

/**
 * Documents as their schemas define them: `formats` adds every schema by its name, as `messages` adds its keys to the
 * vocabulary, so that a field of a document is defined once.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by formats/src/interchange/schema.
export interface DocumentTypes {}

type Fixed<Value> = Value extends object ? { readonly [Field in keyof Value]: Fixed<Value[Field]> } : Value;

/** The document of a schema, read-only. */
export type DocumentOf<Name extends keyof DocumentTypes> = Fixed<DocumentTypes[Name]>;

type Computed<Value> = Value extends { readonly holds: unknown; readonly message: unknown }
  ? Reason
  : Value extends { readonly severity: unknown; readonly message: unknown }
    ? Finding
    : Value extends object
      ? { readonly [Field in keyof Value]: Computed<Value[Field]> }
      : Value;

/** The same as a rule book computes it: findings and reasons as keys and values, without sentences. */
export type ComputedOf<Name extends keyof DocumentTypes> = Computed<DocumentTypes[Name]>;
