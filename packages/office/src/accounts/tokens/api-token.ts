import type { IsoDate } from '@escala/core';
import { z } from 'zod';
import { type Change, put } from '../../kit/act.ts';
import { recordKind } from '../../kit/record-kind.ts';
import { writtenForm } from '../../kit/written-form.ts';
import type { Kept, Reading } from '../../ports.ts';

/** A kind of act or question (`player.show`), or all kinds of one subject (`player.*`). */
const tokenScopeSchema = writtenForm('tokenScope', /^[a-z][a-z-]*\.(\*|[a-z][a-z-]*)$/);

/** An API key. The key itself is shown once; the vault has its hash. */
export const apiTokenSchema = z.strictObject({
  account: z.string(),
  label: z.string().min(1).max(100),
  scopes: z.array(tokenScopeSchema).min(1).max(100),
  createdOn: z.iso.date(),
  /** Its last day. */
  expiresOn: z.iso.date(),
  revokedOn: z.iso.date().optional(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const apiTokenKind = recordKind('api-token', apiTokenSchema, (token) => ({ account: token.account }));

export function scopeCovers(scopes: readonly string[], kind: string): boolean {
  const group = `${kind.slice(0, kind.indexOf('.'))}.*`;
  return scopes.includes(kind) || scopes.includes(group);
}

/** API keys that are not revoked; they may have expired. */
export async function standingTokens(reading: Reading, account: string): Promise<readonly Kept<ApiToken>[]> {
  const tokens = await reading.find(apiTokenKind, { key: 'account', equals: account });
  return tokens.filter(({ body }) => body.revokedOn === undefined);
}

/** A new password, a suspension or new roles revoke all keys; new ones must be made if needed (D-OFF-453). */
export function endedTokens(tokens: readonly Kept<ApiToken>[], today: IsoDate): readonly Change[] {
  return tokens.map(({ id, version, body }) => put(apiTokenKind, id, version, { ...body, revokedOn: today }));
}
