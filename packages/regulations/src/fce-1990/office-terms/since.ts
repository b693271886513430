import { type Day, dayFrom, holdingFrom, type IsoDate, inForce, type Parameter } from '@escala/core';

/** The document carries no date; its latest source is of 1989, so that it holds from 1990 on as far as it tells. */
export const IN_FORCE_FROM: IsoDate = '1990-01-01';

export const since = holdingFrom(IN_FORCE_FROM);

export type RulesOf<P extends Readonly<Record<string, Parameter<unknown>>>> = {
  readonly [Name in keyof P]: P[Name] extends Parameter<infer T> ? T : never;
};

/** Every parameter of a file as it stands on a day. */
export function rulesOn<P extends Readonly<Record<string, Parameter<unknown>>>>(parameters: P, day: Day): RulesOf<P> {
  const entries = Object.entries(parameters).map(([name, parameter]) => [name, inForce(parameter, day)] as const);
  return Object.fromEntries(entries) as RulesOf<P>;
}

/** The day by which an event is judged: its end, else its start, else the regulation's first day. */
export function judgingDay(
  event: { readonly start?: IsoDate | undefined; readonly end?: IsoDate | undefined } = {},
): Day {
  return dayFrom(event.end ?? event.start ?? IN_FORCE_FROM);
}
