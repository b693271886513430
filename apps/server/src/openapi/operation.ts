import { type ActKind, permissionOf } from '@escala/office';
import { PROBLEM_TYPES, type ProblemStatus } from '../http/problem-document.ts';
import type { JsonSchema } from './json-schema-of.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;
}

type Security = Readonly<Record<string, readonly string[]>>;

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: (Content & { readonly required: boolean }) | undefined;
  readonly responses: Readonly<Record<string, { readonly description: string } & Partial<Content>>>;
  readonly security?: readonly Security[];
}

export const FEDERATION: Parameter = { name: 'federation', in: 'path', required: true, schema: { type: 'string' } };

const PROBLEM: JsonSchema = { $ref: '#/components/schemas/Problem' };

export function answers(success: JsonSchema | undefined, failures: readonly ProblemStatus[]): Operation['responses'] {
  const good = success && { 200: { description: 'Done.', content: { 'application/json': { schema: success } } } };
  const bad = failures.map((status) => [
    status,
    { description: PROBLEM_TYPES[status], content: { 'application/problem+json': { schema: PROBLEM } } },
  ]);
  return { ...good, ...Object.fromEntries(bad) };
}

/** In words of the permission table. */
export function whoMay(kind: ActKind): string {
  const roles = Object.entries(permissionOf(kind)).map(([role, reach]) => (reach === 'own' ? `${role} (own)` : role));
  return `Allowed roles: ${roles.join(', ')}.`;
}

export function securityOf(kind: ActKind, changes: boolean): readonly Security[] {
  const session = changes ? { session: [], csrf: [] } : { session: [] };
  const open = permissionOf(kind).public !== undefined;
  return [...(open ? [{}] : []), { token: [] }, session];
}
