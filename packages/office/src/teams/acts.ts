import { submitClubList } from './club-lists/submit-club-list.ts';
import { amendLeague } from './leagues/amend-league.ts';
import { drawLeague } from './leagues/draw-league.ts';
import { dropGroup } from './leagues/drop-group.ts';
import { foundLeague } from './leagues/found-league.ts';
import { registerTeam } from './leagues/register-team.ts';
import { withdrawTeam } from './leagues/withdraw-team.ts';
import { submitLineUp } from './line-ups/submit-line-up.ts';
import { confirmActa } from './matches/confirm-acta.ts';
import { contestActa } from './matches/contest-acta.ts';
import { ruleMatch } from './matches/rule-match.ts';
import { submitActa } from './matches/submit-acta.ts';
import { releaseActa } from './reserves/release-acta.ts';
import { reserveActa } from './reserves/reserve-acta.ts';
import { ruleActa } from './reserves/rule-acta.ts';

/** Everything that can be done with teams. */
export const teamsActs = [
  foundLeague,
  amendLeague,
  registerTeam,
  withdrawTeam,
  drawLeague,
  dropGroup,
  submitClubList,
  submitLineUp,
  submitActa,
  confirmActa,
  contestActa,
  reserveActa,
  releaseActa,
  ruleActa,
  ruleMatch,
] as const;
