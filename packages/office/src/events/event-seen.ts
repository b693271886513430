import { namesApart, type Tournament } from '@escala/core';
import type { Actor } from '../access/actor.ts';
import { mayPerform } from '../access/roles.ts';
import type { AskedBy } from '../kit/question.ts';
import { missing, Refused } from '../kit/refusal.ts';
import type { Reading } from '../ports.ts';
import { playerKind } from '../registry/players/player.ts';
import { loadEventTournament } from '../titles/judging/event-tournament.ts';
import { numberedIn } from './book-of-event.ts';
import { activeEntries, type EventDesk, eventScope, lastRound, loadDesk } from './event-desk.ts';
import { eventUnknown } from './event-refusals.ts';
import { reportKind } from './reports/report.ts';
import { type Births, bornIn, tournamentOfDesk } from './tournament-of-desk.ts';

/** Throws `Refused` if there is no such event. */
export async function deskOf(reading: Reading, id: string): Promise<EventDesk> {
  const desk = await loadDesk(reading, id);
  if (desk === undefined) throw new Refused([eventUnknown(id)]);
  return desk;
}

/** Whether the viewer runs the event: accounts, reasons and years of birth are only for them (D-OFF-20). */
export function runs(viewer: Actor, desk: Pick<EventDesk, 'event'>): boolean {
  return mayPerform(viewer, 'event.amend', eventScope(desk.event));
}

/** Births in an answer about an event (D-OFF-1303). */
export function birthsFor(
  { viewer, forFide }: Pick<AskedBy, 'viewer' | 'forFide'>,
  desk: Pick<EventDesk, 'event'>,
): Births {
  if (!runs(viewer, desk)) return 'none';
  return forFide ? 'dates-of-playing' : 'years';
}

/** For people to read: namesakes are told apart. Files have the names as they are. */
export function namesOf(desk: EventDesk): Record<string, string> {
  const names = [...desk.players].map(([id, { name }]) => [id, name] as const);
  const entered = activeEntries(desk).map(({ body: { player: id, rating, club } }) => {
    return { id, name: desk.players.get(id)?.name, rating, club };
  });
  const apart = namesApart(entered, () => numberedIn(desk.event.body, tournamentOfDesk(desk)));
  return Object.fromEntries([...names, ...apart]);
}

export interface TournamentSeen {
  readonly desk: EventDesk;
  readonly tournament: Tournament;
  readonly names: Readonly<Record<string, string>>;
}

/** The tournament of an event run here, or as given by its report or by its games, including corrections. */
export async function tournamentSeen(reading: Reading, id: string, births: Births = 'none'): Promise<TournamentSeen> {
  const desk = await deskOf(reading, id);
  const told = await toldTournament(reading, desk);
  if (told === undefined) {
    const tournament = tournamentOfDesk(desk, { births, forbidden: births !== 'none' });
    return { desk, tournament, names: namesOf(desk) };
  }
  const players = await playersSeen(reading, told);
  const born = bornIn(births, told.games);
  const tournament = {
    ...told,
    players: told.players.map(({ birthDate: written, birthYear: year, ...player }) => {
      const known = players.get(player.id);
      const birth = { birthDate: written ?? known?.birthDate, birthYear: year ?? known?.birthYear };
      return { ...player, ...born(player.id, birth) };
    }),
  };
  const names = tournament.players.map(({ id: player, name }) => [player, name ?? players.get(player)?.name ?? player]);
  return { desk, tournament, names: Object.fromEntries(names) };
}

/** An event's tournament from outside its desk: once accepted, as it counts today; before that, as in its report. */
async function toldTournament(reading: Reading, desk: EventDesk): Promise<Tournament | undefined> {
  const { id, body } = desk.event;
  if (body.state === 'accepted') return (await loadEventTournament(reading, id))?.tournament;
  return lastRound(desk) > 0 ? undefined : (await reading.get(reportKind, id))?.body.tournament;
}

/** FIDE's and the federation's data on a tournament's players, by id. */
export async function playersSeen(reading: Reading, { players }: Tournament) {
  const found = await reading.getMany(
    playerKind,
    players.map(({ id }) => id),
  );
  return new Map(found.map(({ id, body }) => [id, body]));
}

export const roundUnknown = (round: number): Refused =>
  new Refused([missing('round-unknown', { round }, { field: 'round' })]);
