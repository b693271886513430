import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { cited } from '../book-of-event.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';
import type { Places } from './places.ts';

/** Players whom the decision left without a place, under their present numbers. */
export function leftWithoutPlace({ players }: Pick<EventDesk, 'players'>, places: Places | undefined): Set<string> {
  const leftOut = places?.lines.filter(({ has }) => !has) ?? [];
  return new Set(leftOut.map(({ player }) => players.get(player)?.mergedInto ?? player));
}

/**
 * Once an event's places are given, players without one cannot be entered by hand: vacancies are filled in order
 * (D-OFF-223). After the first pairing this order is closed; entering them then, or entering a player who had not asked
 * for a place, needs a reason on record (D-OFF-224).
 */
export function placeRefusals(
  desk: EventDesk,
  decided: Kept<Places> | undefined,
  wanted: readonly { readonly player: string; readonly field: string }[],
  reason: string | null,
): Refusal[] {
  if (decided === undefined) return [];
  const by = cited(desk.event.body, 'places');
  const leftOut = leftWithoutPlace(desk, decided.body);
  const entered = activeEntries(desk);
  const coming = wanted.filter(({ player }) => !entered.some(({ body }) => body.player === player));
  const isOpen = desk.event.body.state === 'registered';
  const barred = isOpen ? coming.filter(({ player }) => leftOut.has(player)) : [];
  const { places } = decided.body;
  const refused = barred.map(({ player, field }) =>
    invalid('place-not-given', { name: nameOf(desk, player), places }, { field, ...by }),
  );
  const present = entered.filter(({ body }) => body.withdrawnAfter === undefined).length;
  const others = coming.length - barred.length;
  const isBesideOrder = others > 0 && (leftOut.size > 0 || present + others > places);
  if (isBesideOrder && reason === null)
    refused.push(invalid('entry-beside-places', { places, leftOut: leftOut.size }, { field: 'reason', ...by }));
  return refused;
}

function nameOf({ players }: EventDesk, id: string): string {
  return players.get(id)?.name ?? id;
}
