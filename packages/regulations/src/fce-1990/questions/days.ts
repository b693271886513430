import { IN_FORCE_FROM } from '../parameters.ts';

/** Days that a form accepts: the regulation must be in force, and a typo in the year is rejected. */
export const PLAYED = { min: IN_FORCE_FROM, max: '2099-12-31' } as const;
export const BORN = { min: '1900-01-01', max: PLAYED.max } as const;

/** Years of a final. */
export const YEARS = { min: Number(IN_FORCE_FROM.slice(0, 4)), max: Number(PLAYED.max.slice(0, 4)) } as const;
