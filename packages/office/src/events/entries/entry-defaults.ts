import type { IsoDate } from '@escala/core';
import { clubOf, type Player } from '../../registry/players/player.ts';
import { highestTitle, printedTitle } from '../../titles/title.ts';
import type { FederationEvent } from '../event.ts';
import type { EntryFacts } from './entry.ts';

/**
 * What an entry says where whoever enters the player says nothing. The field is ordered by the FIDE rating, else by the
 * federation's own (Suis 7, note; D-OFF-23).
 */
export function entryDefaults(player: Player, event: FederationEvent, listed: number | undefined): EntryFacts {
  const title = highestTitle((player.titles ?? []).flatMap((held) => printedTitle(held.title) ?? []));
  const club = player.licences[event.start.slice(0, 4)] ?? clubOf(player);
  const fide = fideRatingOn(player, event.start);
  const rating = fide ?? listed;
  return {
    ...(rating !== undefined && { rating }),
    ...(rating !== undefined && {
      ratings: { ...(listed !== undefined && { catalan: listed }), ...(fide !== undefined && { fide }) },
    }),
    ...(title !== undefined && { title }),
    ...(club !== undefined && club !== '-' && { club }),
    ...(player.category !== undefined && { category: player.category }),
  };
}

function fideRatingOn({ fide }: Player, day: IsoDate): number | undefined {
  return fide?.ratings?.findLast(({ from, standard }) => from <= day && standard !== undefined)?.standard;
}
