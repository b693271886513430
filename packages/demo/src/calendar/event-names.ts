import { civilDate, type Day, type RandomBelow } from '@escala/core';
import type { DemoClub } from '../clubs.ts';
import type { DemoPerson } from '../people.ts';
import { type EventSort, LEAGUE } from './event-sorts.ts';
import { drawPlayers, type PlayersOfYear } from './players-of-year.ts';

const MONTHS = [
  'gener',
  'febrer',
  'març',
  'abril',
  'maig',
  'juny',
  'juliol',
  'agost',
  'setembre',
  'octubre',
  'novembre',
  'desembre',
] as const;

/** An event's name; groups of a league are named by number. */
export function nameOfEvent(sort: EventSort, { name, town }: DemoClub, start: Day, serial: number): string {
  const { year, month } = civilDate(start);
  const when = `${MONTHS[month - 1]} de ${year}`;
  switch (sort.name) {
    case 'open':
      return `Obert social ${name}, ${when}`;
    case 'league':
      return `Lliga territorial, grup ${serial}, ${year}`;
    case 'rapid':
      return `Actius de ${town}, ${when}`;
    case 'blitz':
      return `Nit de llampecs, ${name}, ${when}`;
    case 'under-12':
      return `Escolar sub-12 de ${town}, ${when}`;
    case 'closed':
      return `Tancat ${name}, ${when}`;
    case 'match':
      return `Matx a ${town}, ${when}`;
    case 'festival':
      return `Obert internacional de ${town}, ${year}`;
  }
}

interface Invitation {
  readonly club: DemoClub;
  readonly start: Day;
  readonly players: PlayersOfYear;
  readonly people: readonly DemoPerson[];
  readonly clubs: readonly DemoClub[];
  readonly random: RandomBelow;
}

/** The players of an event; undefined if there are too few. */
export function entrantsOf(sort: EventSort, invitation: Invitation): number[] | undefined {
  if (sort.name === 'league') return leaguePlayers(invitation);
  const { club, start, players, people, random } = invitation;
  const [least, most] = sort.players;
  const count = least + random(most - least + 1);
  const isMember = (player: number): boolean => people[player]!.joinedOn! <= start;
  const pool =
    sort.name === 'under-12'
      ? players.children
      : sort.name === 'festival'
        ? players.everybody
        : players.byDelegation.get(club.delegation)!;
  const drawn = drawPlayers(random, pool, count, isMember);
  if (sort.name === 'festival') drawn.push(...drawPlayers(random, players.guests, 2 + random(8), () => true));
  // Not everyone at a children's event is under twelve, and any event may have a guest.
  else if (random(12) === 0) drawn.push(...drawPlayers(random, players.guests, 1, () => true));
  return drawn.length < Math.min(least, 4) ? undefined : sort.type === 'match' ? drawn.slice(0, 2) : drawn;
}

/** Squads of the delegation's clubs, each sorted by strength; small federations mix clubs of all delegations. */
function leaguePlayers({ club, start, players, people, clubs, random }: Invitation): number[] | undefined {
  const strong = clubs.map((_, i) => i).filter((i) => (players.byClub[i]?.length ?? 0) >= LEAGUE.squad);
  const near = strong.filter((i) => clubs[i]!.delegation === club.delegation);
  const pool = near.length >= LEAGUE.teams ? near : strong;
  if (pool.length < LEAGUE.teams) return undefined;
  const teams = drawPlayers(random, pool, LEAGUE.teams, () => true);
  if (teams.length < LEAGUE.teams) return undefined;
  const squads = teams.map((team) => {
    const members = players.byClub[team]!.filter((player) => people[player]!.joinedOn! <= start);
    // A club has several teams, each with players of similar strength.
    const first = random(Math.max(1, members.length - LEAGUE.squad + 1));
    return members.slice(first, first + LEAGUE.squad);
  });
  return squads.some((squad) => squad.length < LEAGUE.squad) ? undefined : squads.flat();
}
