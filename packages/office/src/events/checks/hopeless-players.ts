import { dayFrom, type Reason, type Tournament } from '@escala/core';
import { bookOfEvent, pairingSystem, titlesOf } from '../book-of-event.ts';
import { type EventDesk, lastRound } from '../event-desk.ts';
import { boardsUnderReserve } from '../reserves/under-reserve.ts';
import { openBoards } from '../rounds/complete-rounds.ts';
import { tournamentOfDesk } from '../tournament-of-desk.ts';

/**
 * Players who can no longer be promoted, before a round of an official Swiss is paired (fce-1990, Retirats 14.2.2).
 * Nobody while results are missing or under reserve: they may still change the points (D-OFF-363).
 */
export function hopelessPlayers(
  desk: EventDesk,
  tournament: Tournament = tournamentOfDesk(desk),
): readonly { readonly player: string; readonly hope: Reason }[] {
  const event = desk.event.body;
  const { categories } = titlesOf(bookOfEvent(event)) ?? {};
  const last = lastRound(desk);
  if (categories?.hopeless === undefined || last === 0 || last >= event.rounds) return [];
  if (pairingSystem(event)?.pairedBy !== 'engine' || event.flags?.official !== true) return [];
  const rounds = Array.from({ length: last }, (_, i) => i + 1);
  if (rounds.some((round) => openBoards(desk, round).length + boardsUnderReserve(desk, round).length > 0)) return [];
  const wishes = new Set(desk.entries.flatMap(({ body }) => (body.goesOn ? [body.player] : [])));
  const there = new Set(
    desk.entries.flatMap(({ body }) => (body.cancelled || body.withdrawnAfter !== undefined ? [] : [body.player])),
  );
  return categories
    .hopeless(categories.promotions(tournament), last, dayFrom(event.end), wishes)
    .filter(({ player }) => there.has(player));
}

/** Whether they are withdrawn by the next pairing, without anybody asking: in the championship that the book names. */
export const withdrawsHopeless = ({ event }: EventDesk): boolean =>
  titlesOf(bookOfEvent(event.body))?.categories?.withdrawsHopeless?.(event.body.ruleFacts?.championship) === true;

/** The desk with everybody withdrawn whom the rules withdraw before the next round, and who they are. */
export function withoutHopeless(desk: EventDesk): { readonly desk: EventDesk; readonly withdrawn: readonly string[] } {
  const withdrawn = withdrawsHopeless(desk) ? hopelessPlayers(desk).map(({ player }) => player) : [];
  if (withdrawn.length === 0) return { desk, withdrawn };
  const withdrawnAfter = lastRound(desk);
  const entries = desk.entries.map((entry) =>
    withdrawn.includes(entry.body.player) ? { ...entry, body: { ...entry.body, withdrawnAfter } } : entry,
  );
  return { desk: { ...desk, entries }, withdrawn };
}
