import { type ActKind, type AnyQuestion, permissionOf } from '@escala/office';
import { LIST_TYPE, uploadTerms } from '../fide-register/upload-route.ts';
import { PROBLEM_TYPES, type ProblemStatus } from '../http/problem-document.ts';
import { type Components, type JsonSchema, jsonSchemaOf } from './json-schema-of.ts';

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
  readonly deprecated?: true;
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

/** What a program reads first; what will be removed says what replaces it. */
export function described({ deprecated }: { readonly deprecated?: ActKind | undefined }, description: string) {
  if (deprecated === undefined) return { description };
  return { description: `Deprecated: use ${deprecated}. ${description}`, deprecated: true } as const;
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

/** The question about the loaded list: the upload shares its address and its answer. */
export const LIST_QUESTION = 'fide-register.show';

/** FIDE's list as a file (D-OFF-584): the only request whose body is not JSON. */
export function uploadOperation({ answer }: AnyQuestion, parts: Components): Operation {
  const kind = 'fide-register.load';
  const query = Object.entries(jsonSchemaOf(uploadTerms).properties ?? {}).map(
    ([name, schema]): Parameter => ({ name, in: 'query', required: false, schema }),
  );
  return {
    operationId: kind,
    tags: ['fide-register'],
    summary: kind,
    description: `Loads FIDE’s list as the register of the installation: text, XML or ZIP, as downloaded. ${whoMay(kind)}`,
    parameters: [FEDERATION, ...query],
    requestBody: { required: true, content: { [LIST_TYPE]: { schema: { type: 'string', format: 'binary' } } } },
    responses: answers(parts.add(`${LIST_QUESTION}.answer`, answer, 'output'), [
      ...([400, 401, 403, 404, 409, 413, 415, 422, 429, 503] as const),
    ]),
    security: securityOf(kind, true),
  };
}
