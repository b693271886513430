import type { Tournament, TournamentPlayer } from '@escala/core';
import { isFideList, type TrfNational, type TrfReport } from '@escala/formats';

type Ratings = Pick<TrfReport, 'players' | 'nationals' | 'ratedCount' | 'ratingFederation'>;

/**
 * D-OFF-542: a player's line has FIDE's rating; a rating of a national list, before all of the federation's first one,
 * goes into the record of its federation.
 */
export function nationalRatings(
  { players, nationals: written }: Pick<TrfReport, 'players' | 'nationals'>,
  tournament: Pick<Tournament, 'players' | 'ratingLists'>,
  country: string | undefined,
  firstList?: string,
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
  const nationals = country === undefined ? written : inRecordOf(country, written);
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

/** The record of a book that calls the first series of any federation Catalan (D-OFF-23). */
const OF_FIRST_SERIES = 'CAT';

function inRecordOf(country: string, nationals: readonly TrfNational[]): readonly TrfNational[] {
  const told = new Set(nationals.flatMap(({ record, number }) => (record === country ? [number] : [])));
  return nationals.flatMap((each) => {
    if (each.record !== OF_FIRST_SERIES || country === OF_FIRST_SERIES) return [each];
    return told.has(each.number) ? [] : [{ ...each, record: country }];
  });
}

const isNational = ({ ratingFrom }: TournamentPlayer): boolean => ratingFrom !== undefined && !isFideList(ratingFrom);

function fideRatingOf({ listRatings = {} }: TournamentPlayer, lists: readonly string[]): number | undefined {
  const list = lists.find((each) => isFideList(each) && listRatings[each] !== undefined) ?? 'fide';
  return listRatings[list];
}
