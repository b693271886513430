import type { Actor } from '../../access/actor.ts';
import { testPlayer } from '../../events/testing/event-office.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { playerKind } from '../../registry/players/player.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { submitClubList } from '../club-lists/submit-club-list.ts';
import { drawLeague } from '../leagues/draw-league.ts';
import type { LeagueFacts } from '../leagues/league.ts';
import { foundLeague } from '../leagues/league-acts.ts';
import { registerTeam } from '../leagues/team-acts.ts';
import { matchId } from '../matches/match.ts';

export const delegateOf = (club: string): Actor => ({
  account: `delegate-${club}`,
  roles: ['delegate'],
  clubs: [club],
  events: [],
  player: null,
});

export const CLUBS = ['alfa', 'beta', 'gama', 'delta'] as const;

/** Promotion to third category: four boards (Equips 8.1.3). */
export const LEAGUE: LeagueFacts = {
  name: 'Promoció a tercera',
  season: 2017,
  competition: 'promotion',
  system: 'round-robin',
  scoring: 'match-points',
  groups: [{ id: 'g1', name: 'Grup 1' }],
  roundDates: ['2017-02-04', '2017-02-11', '2017-02-18'],
};

export const playerOf = (club: string, i: number): string => `${club}${i}`;
export const FIRST = matchId('liga', 'g1', 1, 1);

/** Clubs with six players each: numbers 1 to 6, four of them regulars of team A. */
export async function officeWithClubs(): Promise<TestOffice> {
  const office = await testOffice();
  await office.ports.archive.write(office.federation, async (writing) => {
    let number = 0;
    for (const club of CLUBS) {
      await writing.put(clubKind, club, 1, 1, { name: `Club ${club}` });
      for (let i = 1; i <= 7; i++)
        await writing.put(playerKind, playerOf(club, i), 1, 1, testPlayer(number++, { licences: { '2017': club } }));
    }
  });
  return office;
}

export const listOf = (club: string, players = 6) => ({
  season: 2017,
  club,
  version: 0,
  players: Array.from({ length: players }, (_, i) => ({ id: playerOf(club, i + 1), number: String(i + 1) })),
});

/** A league of the four clubs, with lists submitted and matches drawn. */
export async function officeWithLeague(): Promise<TestOffice> {
  const office = await officeWithClubs();
  await office.perform(foundLeague, { league: 'liga', facts: LEAGUE });
  for (const club of CLUBS) {
    const team = { league: 'liga', group: 'g1', club, letter: 'A', name: `Club ${club} A` };
    await office.perform(registerTeam, team, { actor: delegateOf(club) });
    await office.perform(submitClubList, listOf(club), { actor: delegateOf(club) });
  }
  await office.perform(drawLeague, { league: 'liga', version: 1, group: 'g1' });
  return office;
}

export const sheetOf = (club: string) => ({ boards: [1, 2, 3, 4].map((i) => playerOf(club, i)) });

/** The day after the first round. */
export async function played(): Promise<TestOffice> {
  const office = await officeWithLeague();
  office.setToday('2017-02-05');
  return office;
}
