import {
  type Colour,
  entryOf,
  eventRating,
  FIDE_LISTS,
  type RatingLists,
  type RatingsBySource,
  type Rhythm,
  type Tournament,
  type TournamentPlayer,
} from '@escala/core';
import { type CompetitionRuleBook, nationalList, usualBook } from '@escala/regulations';
import type { ReportedSystem } from '../trf/tournament/system-of-report.ts';
import { titleOfTrf } from '../trf/tournament/trf-title.ts';
import { type EntriesRemark, remarkOn, remarkOnAll } from './entries-problem.ts';
import type { Entry } from './parse-entries-csv.ts';

export interface TournamentOfEntriesOptions {
  readonly name?: string | undefined;
  readonly system?: string | undefined;
  /** Whose system it is; by default FIDE's (D-OFF-1240). */
  readonly book?: Pick<CompetitionRuleBook, 'systems' | 'entryFacts'> | undefined;
  readonly rounds?: number | undefined;
  /** Rounds needed for a number of players, if the system specifies it. */
  readonly roundsNeeded?: ((players: number) => number) | undefined;
  readonly initialColour?: Colour | undefined;
  /**
   * Which ratings count (D-OFF-510); by default the entry's rating, else FIDE's, else the national one (fce-1990
   * Suis 7, D-OFF-971).
   */
  readonly ratings?: RatingsOfEntries | undefined;
  /** The rhythm of the FIDE list its ratings come from. */
  readonly rhythm?: Rhythm | undefined;
}

/** From one list, from the first of two that has one, or the highest. */
export type RatingsOfEntries = 'fide' | 'national' | 'fide-national' | 'national-fide' | 'highest';

export interface TournamentOfEntries {
  /** Players in the order of the entries, without pairing numbers: the regulation assigns them. */
  readonly tournament: Tournament;
  /** The entry of each player, by id. */
  readonly entries: ReadonlyMap<string, Entry>;
  readonly remarks: readonly EntriesRemark[];
}

/** The list of national ratings where the book has no name for it. */
const NATIONAL = 'national';

/** A tournament before its first round. */
export function tournamentOfEntries(
  entries: readonly Entry[],
  options: TournamentOfEntriesOptions = {},
): TournamentOfEntries {
  const { name, book = usualBook, system = Object.keys(book.systems)[0]!, initialColour } = options;
  const national = nationalList(book.entryFacts)?.[0];
  const remarks: EntriesRemark[] = [];
  if (options.system === undefined) remarks.push(remarkOnAll('entries-system-assumed', { system }));
  const lists = options.ratings && listsOf(options.ratings, FIDE_LISTS[options.rhythm ?? 'standard'], national);
  const byId = new Map<string, Entry>();
  const players = entries.map((entry) => {
    const id = idOf(entry, byId);
    byId.set(id, entry);
    const player = playerOf(entry, id, entryOf<ReportedSystem>(book.systems, system), national, remarks);
    return lists === undefined ? player : ratedBy(lists, player, entry, national);
  });
  const rounds = options.rounds ?? (options.roundsNeeded ?? roundsOfKnockout)(players.length);
  if (options.rounds === undefined) remarks.push(remarkOnAll('entries-rounds-assumed', { rounds }));
  const count = entries.filter(({ nationalRating }) => nationalRating !== undefined).length;
  if (count > 0)
    remarks.push(
      national === undefined
        ? remarkOnAll('entries-national-left-out', { count })
        : remarkOnAll('entries-national-as', { count, list: national }),
    );
  const tournament: Tournament = {
    format: 'escala/tournament@1',
    ...(name !== undefined && { name }),
    system,
    rounds,
    ...(initialColour !== undefined && { initialColour }),
    ...(lists && { ratingLists: lists }),
    players,
    games: [],
  };
  return { tournament, entries: byId, remarks };
}

function listsOf(ratings: RatingsOfEntries, fide: string, national = NATIONAL): RatingLists {
  const [first, second] = ratings === 'highest' ? ['fide', 'national'] : ratings.split('-');
  const named = [first, ...(second ? [second] : [])].map((list) => ({ list: list === 'fide' ? fide : national }));
  return { take: ratings === 'highest' ? 'highest' : 'first', lists: named };
}

/** Rated by the lists; a player on none of them has the rating given in the entry. */
function ratedBy(lists: RatingLists, player: TournamentPlayer, entry: Entry, national = NATIONAL): TournamentPlayer {
  const told = (list: string): number | undefined => (list === national ? entry.nationalRating : entry.fideRating);
  const known = lists.lists.flatMap(({ list }) => (told(list) === undefined ? [] : [[list, told(list)!] as const]));
  const { rating: _before, ...others } = player;
  const listRatings = Object.fromEntries(known);
  const found = eventRating(lists, listRatings) ?? (entry.rating === undefined ? {} : { rating: entry.rating });
  return { ...others, ...found, ...(known.length > 0 && { listRatings }) };
}

function idOf({ fideId, nationalId, line }: Entry, taken: ReadonlyMap<string, Entry>): string {
  const id = [fideId, nationalId].find((known) => known !== undefined && !taken.has(known));
  return id ?? `line-${line}`;
}

function playerOf(
  entry: Entry,
  id: string,
  system: ReportedSystem | undefined,
  national: string | undefined,
  remarks: EntriesRemark[],
): TournamentPlayer {
  const { name, club, category, birthDate, birthYear, federation, sex, fideId } = entry;
  const read = entry.title === undefined ? undefined : titleOfTrf(entry.title, system);
  const { title, isKnown } = read ?? { title: undefined, isKnown: true };
  if (!isKnown && title !== undefined) remarks.push(remarkOn(entry, 'entries-title-unknown', { title }));
  const { rating: told, nationalRating, fideRating } = entry;
  const rating = told ?? fideRating ?? nationalRating;
  const ratings: RatingsBySource = {
    ...(nationalRating !== undefined && national !== undefined && { [national]: nationalRating }),
    ...(entry.fideRating !== undefined && { fide: entry.fideRating }),
  };
  return {
    id,
    name,
    ...(rating !== undefined && { rating }),
    ...(isKnown && title !== undefined && { title }),
    ...(club !== undefined && { club }),
    ...(category !== undefined && { category }),
    ...(birthDate === undefined ? birthYear !== undefined && { birthYear } : { birthDate }),
    ...(Object.keys(ratings).length > 0 && { ratings }),
    ...(federation !== undefined && { federation }),
    ...(sex !== undefined && { sex }),
    ...(fideId !== undefined && { fideId }),
  };
}

/** As many as leave at most one player who has won every game. */
const roundsOfKnockout = (players: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(1, players))));
