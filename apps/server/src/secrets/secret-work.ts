import type { Actor } from '@escala/office';
import type { z } from 'zod';
import type { Identity } from '../access/identity.ts';
import type { StartedSession } from '../access/sessions.ts';
import type { ServerContext } from '../server-parts.ts';

/** A request for an act that involves secrets, its command and secret checked by their schemas. */
export interface SecretRequest {
  readonly context: ServerContext;
  readonly federation: string;
  /** The act's id. */
  readonly id: string;
  readonly reason: string | null;
  readonly identity: Identity;
  readonly actor: Actor;
  readonly network: string;
  readonly command: Readonly<Record<string, unknown>>;
  readonly secret: Readonly<Record<string, string>>;
}

export interface Finished {
  /** Shown once, in this answer. */
  readonly shown?: Readonly<Record<string, string>>;
  /** Replaces the session that the request came with. */
  readonly session?: StartedSession;
}

export type SecretSchema = z.ZodType<Readonly<Record<string, string>>>;

/**
 * What an act changes in the vault. The record knows that it happened, never a secret.
 * The act is recorded first, then the vault is changed: a client that got no answer
 * sends the same act again within a day, and `finish` is repeated (`asked-before.ts`).
 */
export interface SecretWork {
  /** What the request carries as `secret`, besides the command. */
  readonly secret?: SecretSchema;
  /** What the answer shows once. */
  readonly shown?: z.ZodType;
  /** Checks the secret, and uses up one that is valid once; may return the actor that it proves. */
  begin?(request: SecretRequest): Promise<Actor | undefined>;
  /** Gives back what `begin` used up, if the act failed. */
  undo?(request: SecretRequest): Promise<void>;
  finish?(request: SecretRequest, outcome: Readonly<Record<string, unknown>>): Promise<Finished>;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
