import { conclude, type Reason, reason } from '@escala/core';
import type { NormElsewhere, NormTold } from '../../contracts/titles.ts';
import { performanceDifference, scoreNeeded } from '../conditions/average.ts';
import { exempt, REQUIRED_ARTICLES, requiredOf } from '../conditions/opponents.ts';
import { lowestScore, performance, type ScoreFacts, strongOpponents } from '../conditions/score.ts';
import { atLeast, atMost, IN_FORCE_FROM, type NormTitle, numbersOfEvent, type TitleNumbers } from '../parameters.ts';

/**
 * A norm from an event not in this office, by the figures of its certificate: what they show is judged, the rest is
 * taken on trust (D-FT-13). A norm from before these rules keeps those of its day (1.5.4) and is trusted entirely
 * (D-FT-14).
 */
export function normElsewhere(told: NormTold): NormElsewhere {
  const { start, games, score, average: ra, as9 = false, rounds = games } = told;
  const numbers = numbersOfEvent(start);
  const title = told.norm as NormTitle;
  const halfPoints = 2 * score;
  const needed = scoreNeeded(numbers, title, ra, games);
  const rp = ra + performanceDifference(halfPoints, games);
  const facts: ScoreFacts = { field: { numbers }, title, ra, rp, needed, halfPoints, games: { length: games } };
  const isOfTheseRules = start >= IN_FORCE_FROM;
  const over = isOfTheseRules && needed !== null ? Math.max(0, Math.floor((halfPoints - needed) / 2)) : 0;
  const credited = (as9 ? numbers.fewestGames : games) + over;
  return {
    rp,
    // 1.7: an event has at least as many rounds as any player has games.
    credited: isOfTheseRules && rounds > numbers.longRounds ? Math.min(credited, numbers.mostCredited) : credited,
    exemption: isOfTheseRules && areFederationsMet(told, numbers) ? null : (told.exemption ?? null),
    as9,
    end: told.end,
    singleRoundDays: told.singleRoundDays ?? null,
    qualifying: told.qualifying === undefined ? null : told.qualifying ? '1.5.6' : '',
    ...conclude(isOfTheseRules ? reasonsOf(told, facts) : []),
  };
}

/** Then no exemption is needed, whatever the certificate names (1.4.3e). */
const areFederationsMet = (told: NormTold, numbers: TitleNumbers): boolean =>
  conclude(federationsOf(told, numbers)).verdict === 'yes';

/** 1.4.3, 1.4.4. */
function federationsOf(
  { games, federations, own, sameFederation: most = own }: NormTold,
  { ownShare, anyShare, foreignFederations }: TitleNumbers,
): Reason[] {
  const [ownMost, anyMost] = [atMost(ownShare, games), atMost(anyShare, games)];
  const values = { own, ownMost, most, anyMost, federation: '' };
  return [
    reason('fide-titles-2024.federations', '1.4.3', federations >= foreignFederations, {
      federations,
      needed: foreignFederations,
    }),
    reason('fide-titles-2024.one-federation', '1.4.4', own <= ownMost && most <= anyMost, values),
  ];
}

function reasonsOf(told: NormTold, facts: ScoreFacts): Reason[] {
  const { games, exemption, as9 } = told;
  const { numbers } = facts.field;
  // Seven or eight games are enough in some championships, but the figures do not say which one it was (1.4.1b).
  const isEnough = games >= numbers.fewestGames || (as9 && games === numbers.fewestGames - 1);
  const holds = isEnough ? 'yes' : games >= numbers.fewestTeamGames ? 'unknown' : 'no';
  return [
    reason('fide-titles-2024.games', '1.4.1', holds, { games, fewest: numbers.fewestGames }),
    ...(exemption === undefined || areFederationsMet(told, numbers)
      ? federationsOf(told, numbers)
      : [exempt(exemption)]),
    ...titlesTold(told, facts),
    strongOpponents(facts),
    lowestScore(facts),
    performance(facts),
  ];
}

/**
 * 1.4.5, as far as the certificate says: fewer may be enough in a double round robin, but its figures do not show that
 * (D-FT-16).
 */
function titlesTold({ games, titled, required }: NormTold, { field: { numbers }, title }: ScoreFacts): Reason[] {
  const reasons: Reason[] = [];
  if (titled !== undefined) {
    const needed = atLeast(numbers.titledShare, games);
    reasons.push(reason('fide-titles-2024.titled', '1.4.5a', titled >= needed, { titled, needed }));
  }
  if (required !== undefined) {
    const needed = requiredOf(numbers, games);
    const isOfDouble = games % 2 === 0 && required >= atLeast(numbers.doubleShare, games / 2);
    const holds = required >= needed ? 'yes' : isOfDouble ? 'unknown' : 'no';
    const values = { found: required, needed, titles: numbers.requiredTitles[title].join(', ') };
    reasons.push(
      reason('fide-titles-2024.required', REQUIRED_ARTICLES[title], holds, values, { decisions: ['D-FT-16'] }),
    );
  }
  return reasons;
}
