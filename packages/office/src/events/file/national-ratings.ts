import type { Tournament, TournamentPlayer } from '@escala/core';
import { isFideList, type TrfNational, type TrfReport } from '@escala/formats';
import { type EntryFactTable, nationalList } from '@escala/regulations';

type Ratings = Pick<TrfReport, 'players' | 'nationals' | 'ratedCount' | 'ratingFederation'>;

interface Around {
  readonly country?: string | undefined;
  /** The federation's first list. */
  readonly firstList?: string | undefined;
  /** What the book of the event asks of its entries. */
  readonly asked?: EntryFactTable | undefined;
}

/**
 * D-OFF-542: a player's line has FIDE's rating; a rating of a national list, before all of the federation's first one,
 * goes into the record of its federation.
 */
export function nationalRatings(
  { players, nationals: written }: Pick<TrfReport, 'players' | 'nationals'>,
  tournament: Pick<Tournament, 'players' | 'ratingLists'>,
  { country, firstList, asked }: Around,
): Partial<Ratings> {
  const byNumber = new Map(tournament.players.map((player) => [player.number, player]));
  const lists = (tournament.ratingLists?.lists ?? []).map(({ list }) => list);
  const rows = players.map((row) => {
    const player = byNumber.get(row.number);
    const ofFirst = player?.listRatings?.[firstList ?? ''];
    return player !== undefined && isNational(player)
      ? { ...row, rating: fideRatingOf(player, lists), national: ofFirst ?? row.rating }
      : { ...row, national: ofFirst };
  });
  const nationals = country === undefined ? written : inRecordOf(country, written, nationalList(asked)?.[1].record);
  const isTold = (number: number): boolean =>
    nationals.some((each) => each.record === country && each.number === number);
  const told = rows.flatMap(({ number, national }) =>
    country === undefined || national === undefined || isTold(number)
      ? []
      : [{ record: country, number, rating: national }],
  );
  // FIDE's rating is already in the player's line.
  const own = new Map(rows.map(({ number, rating }) => [number, rating]));
  const isOwn = ({ record, number, rating }: TrfNational): boolean => record === 'FID' && own.get(number) === rating;
  return {
    players: rows.map(({ national: _national, ...row }) => row),
    nationals: [...nationals.filter((each) => !isOwn(each)), ...told],
    ratedCount: String(rows.filter(({ rating = 0 }) => rating > 0).length),
    ...(lists.some((list) => !isFideList(list)) && country !== undefined && { ratingFederation: country }),
  };
}

/** `ofFirst` is the record in which the event's book has the ratings of any federation's first series (D-OFF-23). */
function inRecordOf(
  country: string,
  nationals: readonly TrfNational[],
  ofFirst: string | undefined,
): readonly TrfNational[] {
  const told = new Set(nationals.flatMap(({ record, number }) => (record === country ? [number] : [])));
  return nationals.flatMap((each) => {
    if (each.record !== ofFirst || country === ofFirst) return [each];
    return told.has(each.number) ? [] : [{ ...each, record: country }];
  });
}

const isNational = ({ ratingFrom }: TournamentPlayer): boolean => ratingFrom !== undefined && !isFideList(ratingFrom);

function fideRatingOf({ listRatings = {} }: TournamentPlayer, lists: readonly string[]): number | undefined {
  const list = lists.find((each) => isFideList(each) && listRatings[each] !== undefined) ?? 'fide';
  return listRatings[list];
}
