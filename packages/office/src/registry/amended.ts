import { withoutGaps } from '@escala/core';

/** What an amendment says of a field: nothing, a new value, or that there is none. */
type Amendment = Readonly<Record<string, unknown>>;

/** A body with the amended fields: `undefined` leaves a field as it is, `null` takes it away. */
export function amended<Body extends object>(body: Body, amendment: Amendment): Body {
  const entries = Object.entries({ ...body, ...withoutGaps(amendment) });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null)) as Body;
}
