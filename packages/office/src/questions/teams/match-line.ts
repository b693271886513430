import { matchVerdict } from '@escala/regulations/fce-1990';
import type { z } from 'zod';
import { outcomeOfMatch, teamMatch } from '../../acts/teams/desk/match-outcome.ts';
import { openReserves } from '../../acts/teams/desk/match-reserves.ts';
import type { Kept } from '../../ports.ts';
import type { Acta, LeagueMatch } from '../../records/match.ts';
import type { MatchReserve } from '../../records/match-reserve.ts';
import type { matchLineShape } from './shapes.ts';

/** A match in one line. */
export function matchLine(
  { id, version, body }: Kept<LeagueMatch>,
  acta: Acta | undefined,
  reserves: readonly Kept<MatchReserve>[],
): z.infer<typeof matchLineShape> {
  const { round, group, home, away, homeClub, awayClub, on, ruling } = body;
  const result = outcomeOfMatch(body, acta);
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
    ...(acta !== undefined && {
      boardPoints: { ...matchVerdict(teamMatch(body, acta).boards, 'match-points').boardPoints },
    }),
    ...(result !== undefined && { result }),
    acta: actaState(acta),
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
