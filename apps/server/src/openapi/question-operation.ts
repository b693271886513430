import { type AnyQuestion, permissionOf } from '@escala/office';
import type { ProblemStatus } from '../http/problem-document.ts';
import { questionPlace } from '../routes/question-paths.ts';
import { exampleOf } from './example-of.ts';
import { type Components, type JsonSchema, jsonSchemaOf } from './json-schema-of.ts';
import { answers, described, FEDERATION, type Operation, type Parameter, securityOf, whoMay } from './operation.ts';

/** `/players/:player` as OpenAPI writes it. */
export function questionTemplate({ kind }: AnyQuestion): string {
  return `/api/{federation}${questionPlace(kind).path.replace(/:(\w+)/g, '{$1}')}`;
}

export function questionOperation(question: AnyQuestion, parts: Components): Operation {
  const { kind, answer } = question;
  const closed = permissionOf(kind).public === undefined;
  const failures: readonly ProblemStatus[] = closed ? [401, 403, 404, 422, 429, 503] : [404, 422, 429, 503];
  return {
    operationId: kind,
    tags: [kind.split('.')[0]!],
    summary: kind,
    ...described(question, whoMay(kind)),
    parameters: [FEDERATION, ...parametersOf(question)],
    ...(isAskedByPost(question) ? { requestBody: documentBody(question, parts) } : {}),
    responses: answers(parts.add(`${kind}.answer`, answer, 'output'), failures),
    security: securityOf(kind, false),
  };
}

export function isAskedByPost({ kind }: Pick<AnyQuestion, 'kind'>): boolean {
  return questionPlace(kind).method === 'POST';
}

function documentBody({ kind, input }: AnyQuestion, parts: Components): Operation['requestBody'] {
  const schema = parts.add(`${kind}.input`, input);
  const example = exampleOf(schema, parts.schemas);
  return { required: true, content: { 'application/json': { schema, example } } };
}

/** Fields of the input: those in the path, and the rest as a query, nested fields joined by a dot. */
export function parametersOf({ kind, input }: AnyQuestion): readonly Parameter[] {
  if (isAskedByPost({ kind })) return [];
  const inPath = new Set([...questionPlace(kind).path.matchAll(/:(\w+)/g)].map(([, name]) => name!));
  return flat(jsonSchemaOf(input), '').map(({ name, required, schema }) =>
    inPath.has(name) ? { name, in: 'path', required: true, schema } : { name, in: 'query', required, schema },
  );
}

function flat(schema: JsonSchema, prefix: string): { name: string; required: boolean; schema: JsonSchema }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    if (property.type === 'object' && property.properties) return flat(property, `${name}.`);
    return [{ name, required: prefix === '' && (schema.required ?? []).includes(key), schema: property }];
  });
}
