import { conclude, type Reason, reason } from '@escala/core';
import type { NormElsewhere, NormTold } from '../../contracts/titles.ts';
import { performanceDifference, scoreNeeded } from '../conditions/average.ts';
import { exempt } from '../conditions/federations.ts';
import { lowestScore, performance, type ScoreFacts, strongOpponents } from '../conditions/score.ts';
import { atMost, IN_FORCE_FROM, type NormTitle, numbersOfEvent } from '../parameters.ts';

/**
 * A norm of an event that nobody has here, by the figures of its certificate: what they show is judged, the rest is believed (D-FT-13).
 * One of an event before these rules keeps those of its day (1.5.4) and is believed altogether (D-FT-14).
 */
export function normElsewhere(told: NormTold): NormElsewhere {
  const { start, games, score, average: ra, as9 = false } = told;
  const numbers = numbersOfEvent(start);
  const title = told.norm as NormTitle;
  const halfPoints = 2 * score;
  const needed = scoreNeeded(numbers, title, ra, games);
  const rp = ra + performanceDifference(halfPoints, games);
  const facts: ScoreFacts = { field: { numbers }, title, ra, rp, needed, halfPoints, games: { length: games } };
  const isOfTheseRules = start >= IN_FORCE_FROM;
  const over = isOfTheseRules && needed !== null ? Math.max(0, Math.floor((halfPoints - needed) / 2)) : 0;
  return {
    rp,
    credited: (as9 ? numbers.fewestGames : games) + over,
    exemption: told.exemption ?? null,
    as9,
    end: told.end,
    singleRoundDays: told.singleRoundDays ?? null,
    qualifying: told.qualifying === undefined ? null : told.qualifying ? '1.5.6' : '',
    ...conclude(isOfTheseRules ? reasonsOf(told, facts) : []),
  };
}

function reasonsOf({ games, federations, own, exemption, as9 }: NormTold, facts: ScoreFacts): Reason[] {
  const { numbers } = facts.field;
  const [ownMost, anyMost] = [atMost(numbers.ownShare, games), atMost(numbers.anyShare, games)];
  // Seven and eight games are enough in some championships, which the figures do not show (1.4.1b).
  const isEnough = games >= numbers.fewestGames || (as9 && games === numbers.fewestGames - 1);
  const holds = isEnough ? 'yes' : games >= numbers.fewestTeamGames ? 'unknown' : 'no';
  return [
    reason('fide-titles-2024.games', '1.4.1', holds, { games, fewest: numbers.fewestGames }),
    ...(exemption === undefined
      ? [
          reason('fide-titles-2024.federations', '1.4.3', federations >= numbers.foreignFederations, {
            federations,
            needed: numbers.foreignFederations,
          }),
          reason('fide-titles-2024.one-federation', '1.4.4', own <= ownMost, {
            own,
            ownMost,
            most: own,
            anyMost,
            federation: '',
          }),
        ]
      : [exempt(exemption)]),
    strongOpponents(facts),
    lowestScore(facts),
    performance(facts),
  ];
}
