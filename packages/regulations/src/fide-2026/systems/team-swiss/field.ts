import type { Colour } from '@escala/core';
import { type ColourPreference, colourDifference, colourPreference } from './colours.ts';
import { pairingScore, type RoundState, scoreBefore, type TeamRecord, type TeamState } from './round-state.ts';

/** A team to be paired. */
export interface FieldTeam {
  /** Place in the initial order. */
  readonly team: number;
  /** The pairing number in force (1.1, D-TSW-3). */
  readonly number: number;
  /** Including virtual points, if any (C.04.7 1). */
  readonly score: number;
  /** Without them (4.2.1). */
  readonly primary: number;
  readonly secondary: number;
  /** Colours of the matches played, in order (C.04.2 3.4). */
  readonly colours: readonly Colour[];
  readonly difference: number;
  readonly preference: ColourPreference | undefined;
  /** Whether it met a team with another score in the previous round (1.5). */
  readonly wasFloater: boolean;
  /** [C2]: the round because of which it may not have the bye. */
  readonly barredBy: (TeamRecord & { readonly round: number }) | undefined;
}

/** All teams to be paired, by rank: higher score, then lower number. */
export interface Field {
  readonly teams: readonly FieldTeam[];
  /** [C7] and [C10] are ignored in the last two rounds. */
  readonly looksAtFloats: boolean;
  /** Scores of the round from the top (1.3). */
  readonly scores: readonly number[];
  /** [C1] (2.1.1), by rank. */
  haveMet(a: number, b: number): boolean;
  /** They have not met, and are not forbidden to. */
  mayMeet(a: number, b: number): boolean;
}

export function fieldOf(state: RoundState): Field {
  const { teams, round, rounds } = state;
  const numbers = numbersInForce(teams);
  const field = teams
    .map((team, place): FieldTeam => {
      const colours = team.records.flatMap(({ kind, colour }) => (kind === 'played' ? [colour!] : []));
      return {
        team: place,
        number: numbers[place]!,
        score: pairingScore(team, round),
        primary: scoreBefore(team, round),
        secondary: scoreBefore(team, round, 'secondary'),
        colours,
        difference: colourDifference(colours),
        preference: colourPreference(colours, state.preferences, round === rounds),
        wasFloater: wasFloater(state, team),
        barredBy: barsBye(team),
      };
    })
    .filter(({ team }) => teams[team]!.isPresent)
    .sort((a, b) => b.score - a.score || a.number - b.number);
  const met = field.map(
    ({ team }) => new Set(teams[team]!.records.flatMap(({ kind, opponent }) => (kind === 'played' ? [opponent] : []))),
  );
  const haveMet = (a: number, b: number): boolean => met[a]!.has(field[b]!.team);
  const areForbidden = (a: number, b: number): boolean =>
    state.forbidden?.some((group) => group.includes(a) && group.includes(b)) ?? false;
  return {
    teams: field,
    looksAtFloats: round < rounds - 1,
    scores: [...new Set(field.map(({ score }) => score))],
    haveMet,
    mayMeet: (a, b) => !haveMet(a, b) && !areForbidden(field[a]!.team, field[b]!.team),
  };
}

/** 1.1, C.04.2 2.4: the place in the initial order among teams that are present or took part before (D-TSW-3). */
function numbersInForce(teams: readonly TeamState[]): number[] {
  let number = 0;
  return teams.map(({ records, isPresent }) => (isPresent || records.some(tookPart) ? ++number : 0));
}

export const tookPart = ({ kind, opponent }: TeamRecord): boolean =>
  kind === 'pairing-allocated-bye' || opponent !== undefined;

/** 1.5: a bye or an unplayed match does not make a floater. */
function wasFloater({ round, teams }: RoundState, team: TeamState): boolean {
  const last = team.records[round - 2];
  if (last?.kind !== 'played') return false;
  return pairingScore(team, round - 1) !== pairingScore(teams[last.opponent!]!, round - 1);
}

/** [C2] (2.1.2): the team has had the bye, has won a match by forfeit, or was given the points of a win. */
function barsBye({ records }: TeamState): FieldTeam['barredBy'] {
  const at = records.findIndex(({ kind }) => BARRING.has(kind));
  return at < 0 ? undefined : { ...records[at]!, round: at + 1 };
}

const BARRING: ReadonlySet<TeamRecord['kind']> = new Set(['pairing-allocated-bye', 'forfeit-win', 'full-point-bye']);
