import { type CompetitionRuleBook, competitionBookOf, type TeamRuleBook } from '@escala/regulations';
import { bookOfFederation } from '../../events/book-of-event.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import { type Acta, actaKind, type LeagueMatch, matchKind } from '../matches/match.ts';
import { type MatchReserve, matchReserveKind } from '../reserves/match-reserve.ts';
import { type League, leagueKind, type Team, teamKind } from './league.ts';

/** A league with its teams, matches and actas. */
export interface LeagueDesk {
  readonly league: Kept<League>;
  readonly teams: readonly Kept<Team>[];
  /** By group, round and number. */
  readonly matches: readonly Kept<LeagueMatch>[];
  /** By match id. */
  readonly actas: ReadonlyMap<string, Kept<Acta>>;
  readonly reserves: readonly Kept<MatchReserve>[];
}

export async function loadLeague(reading: Reading, id: string): Promise<LeagueDesk | undefined> {
  const league = await reading.get(leagueKind, id);
  if (league === undefined) return undefined;
  const ofLeague = { key: 'league', equals: id };
  const actas = await reading.find(actaKind, ofLeague);
  return {
    league,
    teams: await reading.find(teamKind, ofLeague),
    matches: await reading.find(matchKind, ofLeague),
    actas: new Map(actas.map((acta) => [acta.id, acta])),
    reserves: await reading.find(matchReserveKind, ofLeague),
  };
}

/** Teams of a group, strongest first. */
export function teamsOf({ teams }: Pick<LeagueDesk, 'teams'>, group: string): readonly Kept<Team>[] {
  return teams.filter(({ body }) => body.group === group).sort((a, b) => a.body.number - b.body.number);
}

/** The book of a league; no league can be founded under a book without team rules. */
export interface BookOfTeams extends CompetitionRuleBook {
  readonly teams: TeamRuleBook;
}

const hasTeams = (book: CompetitionRuleBook | undefined): book is BookOfTeams => book?.teams !== undefined;

export function bookOfLeague({ rules }: Pick<League, 'rules'>): BookOfTeams {
  const book = competitionBookOf(rules);
  if (!hasTeams(book)) throw new Error(`The book ${rules} has no rules for teams.`);
  return book;
}

export const teamRulesOf = (league: Pick<League, 'rules'>): TeamRuleBook => bookOfLeague(league).teams;

/** The team rules of the named book, or of the federation's; a refusal if there are none. */
export function teamBook(
  federation: Federation | undefined,
  named: string | undefined,
  field: string,
): BookOfTeams | { readonly refused: readonly [Refusal] } {
  const book = named === undefined ? bookOfFederation(federation) : competitionBookOf(named);
  if (hasTeams(book)) return book;
  const id = named ?? federation?.competitionRules;
  if (id === undefined) return { refused: [invalid('teams-no-rules', {}, { field })] };
  return { refused: [invalid('book-without-teams', { book: id }, { field, regulation: id })] };
}
