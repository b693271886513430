import { SIDES, type Side } from '@escala/core';
import type { AnswerOf, showLeague, showMatch } from '@escala/office/questions';

type Shown = AnswerOf<typeof showMatch>;
type Team = AnswerOf<typeof showLeague>['teams'][number];

/** Which of the two teams of a match is the club's; if both are, the one asked for. */
export interface MatchSide {
  readonly side: Side;
  readonly team: string;
  readonly letter: string;
  readonly home: string;
  readonly away: string;
  /** To be kept in addresses if both teams are the club's. */
  readonly query: string;
  /** False if the club plays in neither team. */
  readonly isOf: boolean;
}

export function matchSideOf(
  { match }: Shown,
  teams: readonly Team[],
  club: string,
  asked: string | undefined,
): MatchSide {
  const own = SIDES.filter((side) => match[`${side}Club`] === club);
  const side = own.find((each) => each === asked) ?? own[0] ?? 'home';
  const team = (of: Side): Team | undefined => teams.find(({ id }) => id === match[of]);
  const nameOf = (of: Side): string => team(of)?.name ?? match[of];
  return {
    side,
    team: nameOf(side),
    letter: team(side)?.letter ?? '',
    home: nameOf('home'),
    away: nameOf('away'),
    query: own.length === 2 ? `?side=${side}` : '',
    isOf: own.length > 0,
  };
}
