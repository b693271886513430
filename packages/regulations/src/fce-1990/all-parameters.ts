import { partOfBook, type WordedParameters } from '../contracts/worded.ts';
import { PARAMETERS as catalanMaster } from './catalan-master/parameters.ts';
import { PARAMETERS as entry } from './entry/parameters.ts';
import { PARAMETERS as homologation } from './homologation/parameters.ts';
import { PARAMETERS as officeTerms } from './office-terms/parameters.ts';
import { PARAMETERS as promotions } from './promotions/parameters.ts';
import { SWISS_PARAMETERS as swiss } from './swiss/parameters.ts';
import { PARAMETERS as teams } from './teams/parameters.ts';
import { PARAMETERS as tieBreaks } from './tie-breaks/parameters.ts';

export { IN_FORCE_FROM } from './office-terms/since.ts';

/** Every number of the regulation, named by its part and its own name: `teams.cupBoards`. */
const NUMBERS = {
  ...partOfBook('entry', entry),
  ...partOfBook('office-terms', officeTerms),
  ...partOfBook('teams', teams),
  ...partOfBook('swiss', swiss),
  ...partOfBook('tie-breaks', tieBreaks),
  ...partOfBook('homologation', homologation),
  ...partOfBook('promotions', promotions),
  ...partOfBook('catalan-master', catalanMaster),
};

export const ALL_PARAMETERS = NUMBERS satisfies WordedParameters<'fce-1990', typeof NUMBERS>;
