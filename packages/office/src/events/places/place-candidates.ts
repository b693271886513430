import type { Candidate } from '@escala/regulations';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { countsAsSanctioned } from '../../registry/sanctions/sanction.ts';
import { sanctionsOfPlayer } from '../../registry/sanctions/search-sanctions.ts';
import { loadEventTournament } from '../../titles/judging/event-tournament.ts';
import { nationalRating, tableOf } from '../book-of-event.ts';
import type { EventEntry } from '../entries/entry.ts';
import { type EventDesk, loadDesk } from '../event-desk.ts';
import { type Places, placesKind } from './places.ts';

/** The candidates for places in an event, with everything their order depends on. */
export interface PlaceCandidates {
  readonly desk: EventDesk;
  /** The decision so far. */
  readonly kept: Kept<Places> | undefined;
  readonly candidates: readonly Candidate[];
  /** What is wrong with the given event of last season. */
  readonly refused: readonly Refusal[];
}

export async function loadPlaceCandidates(
  reading: Reading,
  event: string,
  previous: string | undefined,
): Promise<PlaceCandidates | undefined> {
  const desk = await loadDesk(reading, event);
  if (desk === undefined) return undefined;
  const kept = await reading.get(placesKind, event);
  const named = previous ?? kept?.body.previous;
  const last = named === undefined ? [] : await classified(reading, named);
  const lastPlaces = new Map('refusal' in last ? [] : last.map(({ player, rank }) => [player, rank]));
  const candidates = await Promise.all(
    asking(desk, kept?.body).map(async ({ body }): Promise<Candidate> => {
      const sanctions = await sanctionsOfPlayer(reading, body.player);
      return {
        id: body.player,
        // The regulation's rating is the federation's own (D-OFF-210).
        rating: nationalRating(desk.event.body, body) ?? body.rating,
        sanctioned: countsAsSanctioned(sanctions.map((sanction) => sanction.body)),
        title: body.title,
        lastPlace: lastPlaces.get(body.player),
      };
    }),
  );
  return { desk, kept, candidates, refused: 'refusal' in last ? [last.refusal] : [] };
}

/** All entered players, and those an earlier decision left without a place: a vacancy is theirs (D-OFF-213). */
function asking({ entries }: EventDesk, decided: Places | undefined): readonly Kept<EventEntry>[] {
  const leftOut = new Set(decided?.lines.flatMap(({ player, has }) => (has ? [] : [player])));
  return entries.filter(({ body }) => body.cancelled !== true || leftOut.has(body.player));
}

/** The final classification of an event that counts (D-OFF-211). */
async function classified(
  reading: Reading,
  event: string,
): Promise<readonly { readonly player: string; readonly rank: number }[] | { readonly refusal: Refusal }> {
  const last = await loadEventTournament(reading, event);
  const field = { field: 'previous' };
  if (last === undefined) return { refusal: missing('event-unknown', { id: event }, field) };
  const { name, state } = last.event.body;
  const table = state === 'accepted' && last.tournament && tableOf(last.event.body, last.tournament);
  if (!table || table.kind === 'refused')
    return { refusal: invalid('previous-unclassified', { id: event, name }, field) };
  return table.standings.rows;
}
