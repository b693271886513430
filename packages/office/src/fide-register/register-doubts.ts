import type { RegisterState } from './register-head.ts';

type RegisterDoubt = 'ahead' | 'older' | 'smaller';

/** FIDE publishes a month's list in the last days of the month before. */
const DAYS_AHEAD = 7;

/** Signs that this may be the wrong list; it is loaded nevertheless (D-OFF-855). */
export function registerDoubts({ listed, loadedAt, players, replaced }: RegisterState): readonly RegisterDoubt[] {
  const days = (Date.parse(listed) - Date.parse(loadedAt)) / 86_400_000;
  return [
    ...(days > DAYS_AHEAD ? (['ahead'] as const) : []),
    ...(replaced !== undefined && listed < replaced.listed ? (['older'] as const) : []),
    ...(replaced !== undefined && 2 * players < replaced.players ? (['smaller'] as const) : []),
  ];
}
