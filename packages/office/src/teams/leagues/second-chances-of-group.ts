import { z } from 'zod';
import { knockoutOutcome } from '../matches/match-outcome.ts';
import { openReserves } from '../reserves/match-reserves.ts';
import { teamRulesOf } from './book-of-league.ts';
import { type LeagueDesk, teamsOf } from './league-desk.ts';

export const categoryEventShape = z.strictObject({
  group: z.string(),
  category: z.string(),
  /** The strongest first. */
  entries: z.array(z.strictObject({ team: z.string(), round: z.int(), beatenBy: z.string() })),
});

/** Who goes on in the event of which category (fce-1990 Sistemes 3.1.1); a match that waits for a ruling sends nobody on. */
export function secondChancesOf(desk: LeagueDesk): z.infer<typeof categoryEventShape>[] {
  const { competition, system, groups } = desk.league.body;
  const rules = teamRulesOf(desk.league.body);
  if (!rules.cups.includes(competition) || system !== 'knockout') return [];
  const waiting = new Set(openReserves(desk.reserves).map(({ body }) => body.match));
  return groups.flatMap(({ id: group }) => {
    const teams = teamsOf(desk, group).map(({ id, body: { number, category } }) => ({ id, number, category }));
    const defeats = desk.matches.flatMap(({ id, body }) => {
      if (body.group !== group || waiting.has(id)) return [];
      const result = knockoutOutcome(desk.league.body, body, desk.actas.get(id)?.body);
      if (result !== '1-0' && result !== '0-1') return [];
      const [winner, loser] = result === '1-0' ? [body.home, body.away] : [body.away, body.home];
      return [{ round: body.round, winner, loser }];
    });
    return rules.secondChances(teams, defeats).map(({ category, entries }) => ({
      group,
      category,
      entries: [...entries],
    }));
  });
}
