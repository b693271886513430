import { type AnyAct, permissionOf } from '@escala/office';
import type { ProblemStatus } from '../http/problem-document.ts';
import { secretWorkOf } from '../secrets/index.ts';
import { exampleOf } from './example-of.ts';
import type { Components, JsonSchema } from './json-schema-of.ts';
import { answers, described, FEDERATION, type Operation, securityOf, whoMay } from './operation.ts';

export function actOperation(act: AnyAct, parts: Components): Operation {
  const { kind, reason } = act;
  return {
    operationId: kind,
    tags: [kind.split('.')[0]!],
    summary: kind,
    ...described(act, `${whoMay(kind)} Reason: ${reason ?? 'optional'}.`),
    parameters: [FEDERATION],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: requestSchema(act, parts), example: exampleRequest(act, parts) } },
    },
    responses: answers(performedSchema(act, parts), failuresOf(act)),
    security: securityOf(kind, true),
  };
}

export function failuresOf({ kind }: AnyAct): readonly ProblemStatus[] {
  const closed = permissionOf(kind).public === undefined;
  return [400, ...(closed ? ([401] as const) : []), 403, 404, 409, 413, 415, 422, 429, 503];
}

function requestSchema({ kind, command, reason }: AnyAct, parts: Components): JsonSchema {
  const { secret } = secretWorkOf(kind);
  const required = ['command', ...(reason === 'required' ? ['reason'] : []), ...(secret ? ['secret'] : [])];
  return {
    type: 'object',
    properties: {
      id: {
        type: 'string',
        minLength: 1,
        maxLength: 100,
        description: 'Idempotency key: an act with the same id is performed only once.',
      },
      reason: { type: 'string', maxLength: 2000 },
      command: parts.add(`${kind}.command`, command),
      ...(secret ? { secret: parts.add(`${kind}.secret`, secret) } : {}),
    },
    required,
    additionalProperties: false,
  };
}

function performedSchema({ kind, outcome }: AnyAct, parts: Components): JsonSchema {
  const { shown } = secretWorkOf(kind);
  const text: JsonSchema = { type: 'string' };
  return {
    type: 'object',
    properties: {
      act: {
        type: 'object',
        properties: { seq: { type: 'integer' }, id: text, kind: { const: kind }, at: text, hash: text },
        required: ['seq', 'id', 'kind', 'at', 'hash'],
      },
      again: {
        type: 'boolean',
        description: 'Whether the act had already been performed; if so, nothing was done this time.',
      },
      outcome: outcome ? parts.add(`${kind}.outcome`, outcome, 'output') : {},
      ...(shown ? { shown: parts.add(`${kind}.shown`, shown, 'output') } : {}),
    },
    required: ['act', 'again', 'outcome'],
  };
}

export function exampleRequest(
  { kind, command, reason }: AnyAct,
  parts: Components,
): Readonly<Record<string, unknown>> {
  const { secret } = secretWorkOf(kind);
  const schemas = parts.schemas;
  return {
    ...(reason === 'required' ? { reason: '…' } : {}),
    command: exampleOf(parts.add(`${kind}.command`, command), schemas),
    ...(secret ? { secret: exampleOf(parts.add(`${kind}.secret`, secret), schemas) } : {}),
  };
}
