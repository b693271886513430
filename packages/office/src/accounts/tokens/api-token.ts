import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { writtenForm } from '../../kit/written-form.ts';

/** A kind of act or question (`player.show`), or all of a thing (`player.*`). */
const tokenScopeSchema = writtenForm('tokenScope', /^[a-z][a-z-]*\.(\*|[a-z][a-z-]*)$/);

/** A key for programs. The key itself is shown once; the vault has its hash. */
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
