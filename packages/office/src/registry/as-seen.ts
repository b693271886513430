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
