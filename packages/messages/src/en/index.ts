import { messages as cli } from './cli.ts';
import { messages as cliCompetitions } from './cli-competitions.ts';
import { messages as explain } from './explain.ts';
import { messages as fce1990Judging } from './fce-1990-judging.ts';
import { messages as fce1990JudgingArticles } from './fce-1990-judging-articles.ts';
import { messages as fce1990JudgingOffice } from './fce-1990-judging-office.ts';
import { messages as fce1990Standings } from './fce-1990-standings.ts';
import { messages as fce1990Swiss } from './fce-1990-swiss.ts';
import { messages as fce2016 } from './fce-2016.ts';
import { messages as fide2009 } from './fide-2009.ts';
import { messages as frs2012 } from './frs-2012.ts';
import { messages as interchange } from './interchange.ts';
import { messages as trf } from './trf.ts';

export const messages: Readonly<Record<string, string>> = {
  ...cli,
  ...cliCompetitions,
  ...explain,
  ...fce1990Judging,
  ...fce1990JudgingArticles,
  ...fce1990JudgingOffice,
  ...fce1990Standings,
  ...fce1990Swiss,
  ...fce2016,
  ...fide2009,
  ...frs2012,
  ...interchange,
  ...trf,
};
