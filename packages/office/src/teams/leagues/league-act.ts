import { refuse } from '../../kit/act.ts';
import { actsOn } from '../../kit/acts-on.ts';
import { loadLeague } from './league-desk.ts';
import { leagueUnknown } from './team-refusals.ts';

interface LeagueCommand {
  readonly league: string;
}

/** An act on a league with its teams and matches. */
export const leagueAct = actsOn({
  subject: ({ league }: LeagueCommand) => ({ kind: 'league', id: league }),
  load: (reading, { league }) => loadLeague(reading, league),
  find: (desk, { league }) => (desk === undefined ? refuse(leagueUnknown(league)) : { desk }),
});
