import type { Finding, PrizeFund, Prizes, StandingsRow, Tournament } from '@escala/core';
import type { PrizeRules } from '../../contracts/prizes.ts';
import type { NameOf } from '../../contracts/step.ts';
import { type Claim, choosePrizes, type Entrant, type OpenCategory } from './choose-prizes.ts';
import { prizeSteps } from './prize-steps.ts';
import { type PrizePlayer, qualifies } from './qualifies.ts';

export interface PrizeTerms {
  readonly rules: PrizeRules;
  readonly fund: PrizeFund;
  readonly players: readonly PrizePlayer[];
  /** In the order of the table; players level on everything are in order of number. */
  readonly rows: readonly StandingsRow[];
  readonly round: number;
  /** The year of the event, for age limits. */
  readonly year: number;
  readonly nameOf: NameOf;
  /** Then players of equal rank are level, not those of equal points (D-OFF-875). */
  readonly isKnockout?: boolean | undefined;
}

/** Who wins which prizes of an event, with reasons, and prizes left over. Every coin is accounted for. */
export function awardPrizes(terms: PrizeTerms): Prizes {
  const { fund, round } = terms;
  const claims = round === 0 ? [] : contests(terms).flatMap((contest) => claimsOf(contest, terms));
  const awards = claims.sort((a, b) => a.category - b.category || a.place - b.place);
  const left = fund.categories.flatMap(({ prizes }, category) => {
    const taken = awards.filter((award) => award.category === category).length;
    return prizes.slice(taken).flatMap((prize) => (prize === 0 ? [] : [{ category, prize }]));
  });
  return { format: 'escala/prizes@1', round, ...fund, awards, left };
}

/** Categories of which an entrant takes one prize, and their entrants. */
interface Contest {
  readonly entrants: readonly Entrant[];
  readonly categories: readonly OpenCategory[];
}

function contests({ fund, rules, players, rows, year, isKnockout = false }: PrizeTerms): Contest[] {
  const playerOf = new Map(players.map((player) => [player.id, player]));
  const open = fund.categories.map((category, i) => {
    const isIn = (id: string): boolean => qualifies(category, playerOf.get(id) ?? { id }, rules, year);
    return { ...category, category: i, qualifies: (entrant: Entrant) => isIn(entrant.id), isIn };
  });
  const ofTeams = open.flatMap(({ teamOf, isIn, ...category }): Contest[] => {
    if (teamOf === undefined) return [];
    const members = rows.filter(({ player }) => isIn(player));
    const teams = clubTeams(members, (player) => playerOf.get(player)?.club, teamOf);
    return [{ entrants: teams, categories: [{ ...category, qualifies: () => true }] }];
  });
  const entrants = rows.map(({ player, points, rank }) => ({ id: player, points, ...(isKnockout && { rank }) }));
  const ofPlayers = open.filter(({ teamOf }) => teamOf === undefined);
  const [limited, free] = [ofPlayers.filter(isLimited), ofPlayers.filter((each) => !isLimited(each))];
  return [{ entrants, categories: limited }, ...free.map((each) => ({ entrants, categories: [each] })), ...ofTeams];

  function isLimited({ prizes }: OpenCategory): boolean {
    return fund.limit === 'one' || (fund.limit === 'one-of-money' && prizes.some((prize) => typeof prize === 'number'));
  }
}

function claimsOf({ entrants, categories }: Contest, terms: PrizeTerms): Prizes['awards'][number][] {
  const claims = choosePrizes(entrants, categories);
  const claimOf = new Map(claims.map((claim) => [claim.entrant, claim]));
  const passedBefore = (claim: Claim): Entrant[] => {
    const { qualifies: isIn } = categories.find(({ category }) => category === claim.category)!;
    return entrants.slice(0, entrants.indexOf(claim.entrant)).filter((each) => {
      const other = claimOf.get(each);
      return other !== undefined && other.category !== claim.category && isIn(each);
    });
  };
  return claims.map((claim) => ({
    category: claim.category,
    place: claim.firstPlace + claim.level.indexOf(claim.entrant),
    taker: claim.entrant.id,
    prize: claim.prize,
    steps: prizeSteps(claim, { ...terms, passed: passedBefore(claim) }),
  }));
}

/** Warns that the table is not final. */
export function prizesBeforeTheEnd(
  { article = '' }: PrizeRules,
  { rounds }: Pick<Tournament, 'rounds'>,
  round: number,
): readonly Finding[] {
  if (round >= rounds) return [];
  return [{ severity: 'warning', code: 'prizes.early', article, values: { round, rounds } }];
}

export interface ClubTeam extends Entrant {
  readonly players: readonly StandingsRow[];
}

/**
 * Ranks clubs by the points of their best `size` players; a club with fewer has no team. Ties are broken by the lower
 * sum of places in the table, then by the best placed player (D-PRZ-8).
 */
function clubTeams(
  rows: readonly StandingsRow[],
  clubOf: (player: string) => string | undefined,
  size: number,
): ClubTeam[] {
  const places = new Map(rows.map((row, i) => [row, i + 1]));
  const placesOf = ({ players }: ClubTeam): number => players.reduce((sum, row) => sum + places.get(row)!, 0);
  const clubs = Map.groupBy(rows, ({ player }) => clubOf(player) ?? '');
  clubs.delete('');
  return [...clubs]
    .filter(([, members]) => members.length >= size)
    .map(([id, members]) => {
      const players = members.slice(0, size);
      return { id, players, points: players.reduce((sum, { points }) => sum + points, 0) };
    })
    .sort(
      (a, b) =>
        b.points - a.points || placesOf(a) - placesOf(b) || places.get(a.players[0]!)! - places.get(b.players[0]!)!,
    );
}
