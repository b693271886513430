import { withoutGaps } from '@escala/core';

/** How an amendment treats a field: unchanged, a new value, or removed. */
type Amendment = Readonly<Record<string, unknown>>;

/** A body with the amended fields: `undefined` leaves a field unchanged, `null` removes it. */
export function amended<Body extends object>(body: Body, amendment: Amendment): Body {
  const entries = Object.entries({ ...body, ...withoutGaps(amendment) });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null)) as Body;
}
