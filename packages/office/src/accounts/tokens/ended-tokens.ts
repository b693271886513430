import type { IsoDate } from '@escala/core';
import { type Change, put } from '../../kit/act.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type ApiToken, apiTokenKind } from './api-token.ts';

/** Keys for programs that still count, apart from their last day. */
export async function standingTokens(reading: Reading, account: string): Promise<readonly Kept<ApiToken>[]> {
  const tokens = await reading.find(apiTokenKind, { key: 'account', equals: account });
  return tokens.filter(({ body }) => body.revokedOn === undefined);
}

/** With a new password, a suspension or other roles they end: whoever needs one makes it again (D-OFF-453). */
export function endedTokens(tokens: readonly Kept<ApiToken>[], today: IsoDate): readonly Change[] {
  return tokens.map(({ id, version, body }) => put(apiTokenKind, id, version, { ...body, revokedOn: today }));
}
