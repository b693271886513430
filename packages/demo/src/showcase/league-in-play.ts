import { dayFrom, type RandomBelow, resultIn, seededRandom, writeDay } from '@escala/core';
import {
  confirmActa,
  drawLeague,
  foundLeague,
  registerTeam,
  submitActa,
  submitClubList,
  submitLineUp,
} from '@escala/office/acts';
import { readList, showLeague } from '@escala/office/questions';
import type { DemoDesk } from '../building/demo-desk.ts';
import type { DemoClub } from '../clubs.ts';
import { type DemoFederation, demoPlayerId } from '../demo-federation.ts';
import { isForfeit, outcomeFor } from '../play/score-chances.ts';

/** A league with rounds still to come: one acta awaits the other club, one line-up is submitted. */
export const DEMO_LEAGUE = 'lliga';
const GROUP = 'g1';
const BOARDS = 4;
/** One more than boards, so that a player can be left out. */
const FEWEST_MEMBERS = BOARDS + 1;
const MOST_TEAMS = 6;
const FEWEST_TEAMS = 4;
const UNKNOWN = 1500;

type Members = ReadonlyMap<string, readonly { readonly id: string; readonly rating: number }[]>;

export async function leagueInPlay(desk: DemoDesk, demo: DemoFederation): Promise<void> {
  const season = Number(demo.size.endsOn.slice(0, 4));
  const members = await membersByStrength(desk, demo, season);
  const clubs = demo.clubs.filter(({ id }) => (members.get(id)?.length ?? 0) >= FEWEST_MEMBERS).slice(0, MOST_TEAMS);
  if (clubs.length < FEWEST_TEAMS) return;
  // An even number, so that no team is free.
  const teams = clubs.slice(0, clubs.length - (clubs.length % 2));
  const toCome = teams.length === FEWEST_TEAMS ? 1 : 2;
  await drawnLeague(desk, demo, teams, members, { season, toCome });
  const random = seededRandom(demo.size.seed + 103);
  await playedRounds(desk, members, teams.length - 1 - toCome, random, demo.size.toTry ? teams[0]!.id : undefined);
}

/** Saturdays around the last day of the history. */
function saturdays({ size }: DemoFederation, rounds: number, toCome: number): string[] {
  const today = dayFrom(size.endsOn);
  // Day 0 was a Thursday.
  const last = today - 1 - ((((today - 1 - 2) % 7) + 7) % 7);
  return Array.from({ length: rounds }, (_, i) => writeDay(last + 7 * (i + 1 - (rounds - toCome))));
}

async function drawnLeague(
  desk: DemoDesk,
  demo: DemoFederation,
  teams: readonly DemoClub[],
  members: Members,
  { season, toCome }: { readonly season: number; readonly toCome: number },
): Promise<void> {
  const facts = {
    name: `Lliga de promoció ${season}`,
    season,
    competition: 'promotion' as const,
    system: 'round-robin' as const,
    scoring: 'match-points' as const,
    groups: [{ id: GROUP, name: 'Grup 1' }],
    roundDates: saturdays(demo, teams.length - 1, toCome),
  };
  await desk.perform(foundLeague, { league: DEMO_LEAGUE, facts });
  for (const { id: club, name } of teams) {
    const team = { league: DEMO_LEAGUE, group: GROUP, club, letter: 'A', name: `${name} A` };
    await desk.perform(registerTeam, team);
    const players = members.get(club)!.map(({ id }, i) => ({ id, number: String(i + 1) }));
    await desk.perform(submitClubList, { season, club, version: 0, players });
  }
  await desk.perform(drawLeague, { league: DEMO_LEAGUE, version: 1, group: GROUP });
}

/**
 * Rounds up to the last day. `club` has two things to do: write an acta for its last home match, and confirm another.
 */
async function playedRounds(
  desk: DemoDesk,
  members: Members,
  rounds: number,
  random: RandomBelow,
  club: string | undefined,
): Promise<void> {
  const { matches } = await desk.ask(showLeague, { league: DEMO_LEAGUE });
  const played = matches.filter(({ round }) => round <= rounds);
  const unwritten = club !== undefined && played.findLast(({ homeClub }) => homeClub === club)?.id;
  const unconfirmed = played.findLast(({ awayClub, round }) =>
    club === undefined ? round === rounds : awayClub === club,
  )?.id;
  for (const { id: match, round, homeClub, awayClub, on } of matches) {
    if (round > rounds + 1) continue;
    const sheets = { home: lineUp(members, homeClub, random), away: lineUp(members, awayClub, random) };
    const sides = round <= rounds ? (['home', 'away'] as const) : (['home'] as const);
    for (const side of sides) {
      const boards = sheets[side].map(({ id }) => id);
      await desk.perform(submitLineUp, { match, side, version: 0, sheet: { boards } });
    }
    if (round > rounds) return;
    const results = sheets.home.map((player, i) => {
      const [white, black] = i % 2 === 0 ? [player, sheets.away[i]!] : [sheets.away[i]!, player];
      const outcome = outcomeFor(random, white.rating, black.rating);
      return { result: resultIn(outcome), ...(isForfeit(outcome) && { kind: 'forfeit' as const }) };
    });
    if (match === unwritten) continue;
    await desk.perform(submitActa, { match, side: 'home', version: 0, playedOn: on!, results });
    if (match !== unconfirmed) await desk.perform(confirmActa, { match, side: 'away', version: 1 });
  }
}

/** In order of the list, sometimes leaving players out. */
function lineUp(members: Members, club: string, random: RandomBelow) {
  const players = members.get(club)!.slice(0, BOARDS + 2);
  while (players.length > BOARDS) players.splice(random(players.length), 1);
  return players;
}

/** Players with a licence for the season, by the latest list of the first series. */
async function membersByStrength(desk: DemoDesk, demo: DemoFederation, season: number): Promise<Members> {
  const members = new Map<string, { id: string; rating: number }[]>();
  for (const { id: club } of demo.clubs.slice(0, 2 * MOST_TEAMS)) {
    const series = demo.facts.series[0]!.id;
    const asked = { series, club, edition: 'published', sort: 'rating', page: 1, size: 1000 } as const;
    const { rows } = await desk.ask(readList, asked);
    const ratings = new Map(rows.map(({ id, rating }) => [id, rating ?? UNKNOWN]));
    const own = demo.players.filter(({ licences }) => licences[String(season)] === club);
    const rated = own
      .map(({ number }) => demoPlayerId(number))
      .map((id) => ({ id, rating: ratings.get(id) ?? UNKNOWN }));
    members.set(
      club,
      rated.sort((a, b) => b.rating - a.rating),
    );
  }
  return members;
}
