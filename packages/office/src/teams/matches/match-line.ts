import type { z } from 'zod';
import type { Kept } from '../../ports.ts';
import type { matchLineShape } from '../answer-shapes.ts';
import type { League } from '../leagues/league.ts';
import { teamRulesOf } from '../leagues/league-desk.ts';
import type { MatchReserve } from '../reserves/match-reserve.ts';
import { openReserves } from '../reserves/match-reserves.ts';
import { type Acta, isProvisional, type LeagueMatch } from './match.ts';
import { outcomeOfMatch, teamMatch } from './match-outcome.ts';

/** A match in one line. */
export function matchLine(
  { id, version, body }: Kept<LeagueMatch>,
  acta: Acta | undefined,
  reserves: readonly Kept<MatchReserve>[],
  league: League,
): z.infer<typeof matchLineShape> {
  const { round, group, home, away, homeClub, awayClub, on, ruling } = body;
  const result = outcomeOfMatch(league, body, acta);
  return {
    id,
    version,
    round,
    group,
    home,
    away,
    homeClub,
    awayClub,
    ...(on !== undefined && { on }),
    ...(acta !== undefined && boardsOfActa(body, acta, league)),
    ...(result !== undefined && { result }),
    acta: actaState(acta),
    ...(isProvisional(body, acta) && { provisional: true as const }),
    ...(acta !== undefined && { actaBy: acta.side }),
    ...underReserve(openReserves(reserves.filter(({ body: { match } }) => match === id))),
    ...(ruling !== undefined && {
      ruling: {
        result: ruling.result,
        on: ruling.on,
        ...(ruling.article !== undefined && { article: ruling.article }),
      },
    }),
  };
}

/** Ajornaments 10.1: whether games still in progress decide the match. */
function boardsOfActa(
  match: LeagueMatch,
  acta: Acta,
  league: League,
): Pick<z.infer<typeof matchLineShape>, 'boardPoints' | 'adjourned'> {
  const { boardPoints, openBoards, openBoardsDecide } = teamRulesOf(league).matchVerdict(
    teamMatch(league, match, acta).boards,
    league.scoring,
  );
  const isRuled = match.ruling !== undefined || acta.awarded !== undefined;
  return {
    boardPoints: { ...boardPoints },
    ...(openBoards.length > 0 && { adjourned: { boards: [...openBoards], decide: openBoardsDecide && !isRuled } }),
  };
}

function underReserve(open: readonly Kept<MatchReserve>[]): Pick<z.infer<typeof matchLineShape>, 'underReserve'> {
  if (open.length === 0) return {};
  const boards = open.flatMap(({ body: { board } }) => board ?? []);
  return { underReserve: { match: boards.length < open.length, boards } };
}

function actaState(acta: Acta | undefined): z.infer<typeof matchLineShape>['acta'] {
  if (acta === undefined) return 'none';
  if (acta.confirmedBy !== undefined) return 'confirmed';
  return acta.contested === undefined ? 'submitted' : 'contested';
}
