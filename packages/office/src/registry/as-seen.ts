import { withoutGaps } from '@escala/core';
import { conflict, missing, type Refusal } from '../kit/refusal.ts';
import type { Kept } from '../ports.ts';

/** A record as the client saw it, or why it cannot be changed. */
export type AsSeen<Body> = { readonly found: Kept<Body> } | { readonly refused: readonly Refusal[] };

/** The record a command changes: it must exist, in the version the command is based on. */
export function asSeen<Body>(
  found: Kept<Body> | undefined,
  command: { readonly version: number },
  unknown: { readonly code: Refusal['code']; readonly field: string; readonly id: string },
): AsSeen<Body> {
  const { code, field, id } = unknown;
  if (found === undefined) return { refused: [missing(code, { id }, { field })] };
  if (found.version === command.version) return { found };
  const versions = { yours: command.version, theirs: found.version };
  return { refused: [conflict('changed-meanwhile', { id, ...versions }, command, found)] };
}

/** How an amendment treats a field: unchanged, a new value, or removed. */
type Amendment = Readonly<Record<string, unknown>>;

/** A body with the amended fields: `undefined` leaves a field unchanged, `null` removes it. */
export function amended<Body extends object>(body: Body, amendment: Amendment): Body {
  const entries = Object.entries({ ...body, ...withoutGaps(amendment) });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null)) as Body;
}
