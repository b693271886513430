import type { Actor } from '@escala/office';
import type { z } from 'zod';
import type { Identity } from '../access/identity.ts';
import type { StartedSession } from '../access/sessions.ts';
import type { ServerContext } from '../server-parts.ts';

/** A request for an act that has to do with secrets, its command and secret checked by their schemas. */
export interface SecretRequest {
  readonly context: ServerContext;
  readonly federation: string;
  /** Of the act. */
  readonly id: string;
  readonly reason: string | null;
  readonly identity: Identity;
  readonly actor: Actor;
  readonly network: string;
  readonly command: Readonly<Record<string, unknown>>;
  readonly secret: Readonly<Record<string, string>>;
}

export interface Finished {
  /** Told once, in this answer. */
  readonly shown?: Readonly<Record<string, string>>;
  /** In place of the session that the request came with. */
  readonly session?: StartedSession;
}

export type SecretSchema = z.ZodType<Readonly<Record<string, string>>>;

/**
 * What the vault has to do beside an act. The record knows that it happened, never a secret. First the act is kept, then the vault:
 * whoever got no answer sends the same act again within a day, and `finish` is done again (`asked-before.ts`).
 */
export interface SecretWork {
  /** What the request carries as `secret`, beside the command. */
  readonly secret?: SecretSchema;
  /** What the answer shows once. */
  readonly shown?: z.ZodType;
  /** Looks at the secret, and uses up what counts once; may name the actor whom it proves. */
  begin?(request: SecretRequest): Promise<Actor | undefined>;
  /** Gives back what `begin` used up, where nothing came of it. */
  undo?(request: SecretRequest): Promise<void>;
  finish?(request: SecretRequest, outcome: Readonly<Record<string, unknown>>): Promise<Finished>;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
