import { entryKind } from '../../events/entries/entry.ts';
import { eventKind } from '../../events/event.ts';
import { reportKind } from '../../events/reports/report.ts';
import type { Reading } from '../../ports.ts';
import { scrabbleReportKind } from '../../scrabble/reports/scrabble-report.ts';
import { twiceByMerge } from '../../scrabble/reports/twice-by-merge.ts';
import { type CountedPlay, jsonOf, SCRABBLE_GAMES } from '../../scrabble/reports/waiting-reports.ts';
import { leagueKind } from '../../teams/leagues/league.ts';
import type { TeamSheet } from '../../teams/line-ups/line-up.ts';
import { actaKind } from '../../teams/matches/match.ts';
import type { SharedEvent } from './shared-play.ts';

/** The ids of each of two players on record: their own, and those of earlier duplicates. */
interface TwoPlayers {
  readonly ones: readonly string[];
  readonly others: readonly string[];
}

const areBoth = ({ ones, others }: TwoPlayers, players: readonly string[]): boolean =>
  ones.some((id) => players.includes(id)) && others.some((id) => players.includes(id));

/** Events at the desk, and waiting reports, in which both take part: merged, one person would be in them twice. */
export async function sharedAtDesk(reading: Reading, two: TwoPlayers): Promise<SharedEvent[]> {
  const entered = async (ids: readonly string[]): Promise<string[]> => {
    const found = await Promise.all(ids.map((id) => reading.find(entryKind, { key: 'player', equals: id })));
    return found.flat().flatMap(({ body }) => (body.cancelled ? [] : [body.event]));
  };
  const others = new Set(await entered(two.others));
  const both = new Set((await entered(two.ones)).filter((event) => others.has(event)));
  for (const { id, body } of await reading.find(reportKind, { key: 'state', equals: 'submitted' })) {
    const { participants = [], games } = body.record;
    if (areBoth(two, [...participants, ...games.flatMap(({ white, black }) => [white, black])])) both.add(id);
  }
  const events = await reading.getMany(eventKind, [...both]);
  return events.filter(({ body }) => body.state !== 'annulled').map(({ id, body }) => ({ id, event: body }));
}

export interface SharedRound {
  readonly league: string;
  readonly round: number;
}

/** Rounds of a league in which both played: a player plays once per round. */
export async function sharedRounds(reading: Reading, two: TwoPlayers): Promise<SharedRound[]> {
  const rounds = Map.groupBy(await reading.list(actaKind), ({ body }) => `${body.league}/${body.round}`);
  const shared: SharedRound[] = [];
  for (const actas of rounds.values()) {
    const players = actas.flatMap(({ body }) => [...playersOf(body.home), ...playersOf(body.away)]);
    const { league, round } = actas[0]!.body;
    if (areBoth(two, players)) shared.push({ league, round });
  }
  const leagues = await reading.getMany(leagueKind, [...new Set(shared.map(({ league }) => league))]);
  const names = new Map(leagues.map(({ id, body }) => [id, body.name]));
  return shared.map(({ league, round }) => ({ league: names.get(league) ?? league, round }));
}

function playersOf({ boards, substitutions = [] }: TeamSheet): string[] {
  return [...boards.flatMap((player) => player ?? []), ...substitutions.map(({ player }) => player)];
}

export interface SharedGame {
  readonly event: string;
  readonly game: string;
}

/** Scrabble games that both played; no list could be computed with them (`twiceByMerge`). */
export async function sharedGames(reading: Reading, { ones, others }: TwoPlayers): Promise<SharedGame[]> {
  const papers = await reading.papers(SCRABBLE_GAMES, { edition: 'latest' });
  if (papers.length === 0) return [];
  const [kept = ''] = ones;
  const mergedInto = new Map([...ones.slice(1), ...others].map((id) => [id, kept]));
  const plays = new Map(papers.map(({ name, bytes }) => [name, jsonOf<CountedPlay>(bytes)]));
  const twice = twiceByMerge({ mergedInto, plays });
  const events = await reading.getMany(scrabbleReportKind, [...new Set(twice.map(({ event }) => event))]);
  const names = new Map(events.map(({ id, body }) => [id, body.name]));
  return twice.map(({ event, game }) => ({ event: names.get(event) ?? event, game }));
}
