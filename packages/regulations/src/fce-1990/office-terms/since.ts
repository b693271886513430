import { type Day, dayFrom, holdingFrom, type IsoDate, inForce, type Parameter } from '@escala/core';

/** The document is undated; its latest source is from 1989, so it is taken to be in force from 1990. */
export const IN_FORCE_FROM: IsoDate = '1990-01-01';

export const since = holdingFrom(IN_FORCE_FROM);

export type RulesOf<P extends Readonly<Record<string, Parameter<unknown>>>> = {
  readonly [Name in keyof P]: P[Name] extends Parameter<infer T> ? T : never;
};

/** The value of every parameter of a file on a given day. */
export function rulesOn<P extends Readonly<Record<string, Parameter<unknown>>>>(parameters: P, day: Day): RulesOf<P> {
  const entries = Object.entries(parameters).map(([name, parameter]) => [name, inForce(parameter, day)] as const);
  return Object.fromEntries(entries) as RulesOf<P>;
}

/** The day whose rules apply to an event: its end, else its start, else the regulation's first day. */
export function judgingDay(
  event: { readonly start?: IsoDate | undefined; readonly end?: IsoDate | undefined } = {},
): Day {
  return dayFrom(event.end ?? event.start ?? IN_FORCE_FROM);
}
