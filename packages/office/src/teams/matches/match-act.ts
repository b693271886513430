import type { Side } from '@escala/core';
import { refuse } from '../../kit/act.ts';
import { actsOn } from '../../kit/acts-on.ts';
import { matchUnknown } from '../leagues/league-act.ts';
import { loadMatch } from './match-desk.ts';

interface MatchCommand {
  readonly match: string;
  /** The club for which the act is performed. */
  readonly side?: Side;
}

/** An act on a league match, by the office or for one of its clubs. */
export const matchAct = actsOn({
  subject: ({ match }: MatchCommand) => ({ kind: 'match', id: match }),
  load: (reading, { match }) => loadMatch(reading, match),
  scope: (desk, { side }) => ({ club: side && desk?.sides[side].team.body.club }),
  find: (desk, { match }) => (desk === undefined ? refuse(matchUnknown(match)) : { desk }),
});
