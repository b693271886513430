import { type Actor, type AnyAct, commandRefusals, invalid, type Refusal, Refused } from '@escala/office';
import { z } from 'zod';
import type { Identity } from '../access/identity.ts';
import { secretWorkOf } from '../secrets/index.ts';
import { type PerformedRequest, performWithSecret } from '../secrets/perform-with-secret.ts';
import type { SecretRequest } from '../secrets/secret-work.ts';
import type { ServerContext } from '../server-parts.ts';
import { performInOffice } from '../threads/office-beside.ts';
import { actRequestSchema } from './act-request.ts';

interface ActRequest {
  readonly context: ServerContext;
  readonly act: AnyAct;
  readonly federation: string;
  readonly identity: Identity;
  readonly actor: Actor;
  /** The network it comes from. */
  readonly network: string;
  readonly body: unknown;
  /** Receives the id under which the act goes on record, beforehand. */
  named?(id: string): void;
}

/** The secret is checked before the act, and changed after it. */
export async function performRequest(request: ActRequest): Promise<PerformedRequest> {
  const { context, act, federation, actor } = request;
  const { id = context.newId(), reason, command = {}, secret = {} } = checked(actRequestSchema, request.body);
  const faults = Object.entries({ command, secret }).flatMap(([field, value]) => shapeRefusals(field, value));
  if (faults.length > 0) throw new Refused(faults);
  request.named?.(id);
  const work = secretWorkOf(act.kind);
  const perform = (by: Actor) => performInOffice(context, act, { federation, id, actor: by, reason, command });
  if (!work.begin && !work.finish) return { ...(await perform(actor)), finished: {} };
  const parts = { id, reason: reason?.trim() || null, ...checkedParts(act, command, secret) };
  const { identity, network } = request;
  return performWithSecret(act.kind, { context, federation, identity, actor, network, ...parts }, perform);
}

/** A value that is not an object has no fields to report. */
function shapeRefusals(field: string, value: unknown): Refusal[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? [] : [invalid('field-type', { expected: 'object' }, { field })];
}

/** Faults of the command and of the secret, all at once. */
function checkedParts(act: AnyAct, command: unknown, secret: unknown): Pick<SecretRequest, 'command' | 'secret'> {
  const work = secretWorkOf(act.kind);
  const parsedCommand = act.command.safeParse(command, { reportInput: true });
  const parsedSecret = (work.secret ?? z.strictObject({})).safeParse(secret, { reportInput: true });
  const faults: Refusal[] = [];
  if (!parsedCommand.success) faults.push(...commandRefusals(parsedCommand.error));
  if (!parsedSecret.success) faults.push(...commandRefusals(parsedSecret.error).map(inSecret));
  if (!parsedCommand.success || !parsedSecret.success) throw new Refused(faults);
  const facts = Object(parsedCommand.data) as Readonly<Record<string, unknown>>;
  return { command: facts, secret: parsedSecret.data };
}

const inSecret = ({ code, values, field }: Refusal): Refusal =>
  invalid(code, values, { field: field === undefined ? 'secret' : `secret.${field}` });

export function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body, { reportInput: true });
  if (!parsed.success) throw new Refused(commandRefusals(parsed.error));
  return parsed.data;
}
