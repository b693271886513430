import { amendLeague } from './amend-league.ts';
import { confirmActa } from './confirm-acta.ts';
import { contestActa } from './contest-acta.ts';
import { drawLeague } from './draw-league.ts';
import { dropGroup } from './drop-group.ts';
import { foundLeague } from './found-league.ts';
import { registerTeam } from './register-team.ts';
import { releaseActa } from './release-acta.ts';
import { reserveActa } from './reserve-acta.ts';
import { ruleActa } from './rule-acta.ts';
import { ruleMatch } from './rule-match.ts';
import { submitActa } from './submit-acta.ts';
import { submitClubList } from './submit-club-list.ts';
import { submitLineUp } from './submit-line-up.ts';
import { withdrawTeam } from './withdraw-team.ts';

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
