import type { Parameter } from '@escala/core';
import { PARAMETERS as catalanMaster } from './catalan-master/parameters.ts';
import { PARAMETERS as entry } from './entry/parameters.ts';
import { PARAMETERS as homologation } from './homologation/parameters.ts';
import { PARAMETERS as officeTerms } from './office-terms/parameters.ts';
import { PARAMETERS as promotions } from './promotions/parameters.ts';
import { SWISS_PARAMETERS as swiss } from './swiss/parameters.ts';
import { PARAMETERS as teams } from './teams/parameters.ts';
import { PARAMETERS as tieBreaks } from './tie-breaks/parameters.ts';

export { IN_FORCE_FROM } from './office-terms/since.ts';

type Parameters = Readonly<Record<string, Parameter<unknown>>>;

const PARTS: Readonly<Record<string, Parameters>> = {
  entry,
  'office-terms': officeTerms,
  teams,
  swiss,
  'tie-breaks': tieBreaks,
  homologation,
  promotions,
  'catalan-master': catalanMaster,
};

/** Every number of the regulation, by its part and name: `teams.cupBoards`. */
export const ALL_PARAMETERS: Parameters = Object.fromEntries(
  Object.entries(PARTS).flatMap(([part, parameters]) =>
    Object.entries(parameters).map(([name, parameter]) => [`${part}.${name}`, parameter] as const),
  ),
);
