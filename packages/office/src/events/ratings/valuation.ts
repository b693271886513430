import {
  dayFrom,
  FIDE_LISTS,
  type IsoDate,
  type RatingList,
  type RatingLists,
  withoutGaps,
  writeDay,
} from '@escala/core';
import canonicalize from 'canonicalize';
import { fideListKind, ratingsOn } from '../../imports/fide/fide-list.ts';
import { type Change, put } from '../../kit/act.ts';
import type { Reading } from '../../ports.ts';
import { type Federation, federationOf } from '../../registry/federation/federation.ts';
import type { Player } from '../../registry/players/player.ts';
import type { ByRules } from '../book-of-event.ts';
import { type EntryFide, type EventEntry, entryKind } from '../entries/entry.ts';
import { listInForce, ratingsOnList } from '../entries/listed-ratings.ts';
import type { FederationEvent } from '../event.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';
import { ratedBy } from './entry-rating.ts';
import { listOfSeries, ratingListsOf, seriesOfList } from './rating-lists.ts';

type RatedEvent = Pick<FederationEvent, 'rules' | 'start' | 'timeControl' | 'ratingLists' | 'fixedLists'>;
type Players = ReadonlyMap<string, Player>;

/** Players' ratings on an event's lists, from the editions in force at its start. */
export interface Valuation extends ByRules {
  /** Each with its date. */
  readonly lists: RatingLists;
  readonly federation: Federation | undefined;
  /** The federation's lists of which the office has an edition. */
  readonly known: ReadonlySet<string>;
  /** By player, then by list. */
  readonly own: ReadonlyMap<string, Readonly<Record<string, number>>>;
  readonly fide: ReadonlyMap<string, EntryFide>;
}

/**
 * D-OFF-510: the federation's lists named by the event and its first one, and FIDE's; `entries` may have copied newer
 * ones from FIDE.
 */
export async function loadValuation(
  reading: Reading,
  event: RatedEvent,
  players: Players,
  entries: EventDesk['entries'] = [],
): Promise<Valuation> {
  const federation = await federationOf(reading);
  const told = ratingListsOf(event, federation);
  const fixed = new Map(event.fixedLists?.lists.map(({ list, date }) => [list, date]));
  const dates = new Map<string, IsoDate>();
  const own = new Map([...players.keys()].map((id): [string, Record<string, number>] => [id, {}]));
  for (const { id } of federation?.series ?? []) {
    const list = listOfSeries(id);
    if (id !== federation?.series[0]?.id && !told.lists.some((each) => each.list === list)) continue;
    const date = fixed.get(list) ?? (await listInForce(reading, id, event.start));
    if (date === undefined) continue;
    dates.set(list, date);
    for (const [player, rating] of await ratingsOnList(reading, id, date, players)) own.get(player)![list] = rating;
  }
  const known = new Set(dates.keys());
  const fideDate = fixedFide(fixed) ?? (await fideListInForce(reading, event, players, entries));
  const fide = new Map([...players].flatMap(([id, player]) => fideFacts(id, player, fideDate ?? event.start)));
  const dateOf = (list: string): IsoDate | undefined => (seriesOfList(list) === undefined ? fideDate : dates.get(list));
  const dated = ({ list, name }: RatingList) => withoutGaps<RatingList>({ list, name, date: dateOf(list) });
  const { rules } = event;
  return { rules, lists: { ...told, lists: told.lists.map(dated) }, federation, known, own, fide };
}

const fixedFide = (fixed: ReadonlyMap<string, IsoDate | undefined>): IsoDate | undefined =>
  Object.values(FIDE_LISTS)
    .map((list) => fixed.get(list))
    .find((date) => date !== undefined);

/** The newest list that was taken over or has a rating of any of the players. */
async function fideListInForce(
  reading: Reading,
  { start }: RatedEvent,
  players: Players,
  entries: EventDesk['entries'],
): Promise<IsoDate | undefined> {
  const before = { key: 'date', to: writeDay(dayFrom(start) + 1) };
  const applied = await reading.find(fideListKind, before, { descending: true, limit: 1 });
  return [
    ...applied.map(({ body }) => body.date),
    ...[...players.values()].flatMap(({ fide }) => ratingsOn(fide?.ratings, start).from ?? []),
    ...entries.flatMap(({ body }) => body.fide?.listed ?? []),
  ]
    .sort()
    .at(-1);
}

/** FIDE's ratings in all rhythms on a day, if the registry has them. */
function fideFacts(id: string, { fide }: Player, day: IsoDate): [string, EntryFide][] {
  const { from, ...ratings } = ratingsOn(fide?.ratings, day);
  return from === undefined ? [] : [[id, withoutGaps<EntryFide>({ listed: from, id: fide?.id, ...ratings })]];
}

/**
 * The entry with its present ratings on the lists. Ratings from a list this office has no edition of stay as they
 * arrived (D-OFF-512).
 */
export function valued(valuation: Valuation, entry: EventEntry): EventEntry {
  const { lists, federation, known, own, fide } = valuation;
  const { listRatings: before = {}, ...others } = entry;
  const brought = Object.entries(before).filter(([list]) => !known.has(list));
  const listRatings = { ...Object.fromEntries(brought), ...own.get(entry.player) };
  const inRegistry = fide.get(entry.player);
  const isNewer = inRegistry !== undefined && inRegistry.listed > (entry.fide?.listed ?? '');
  const copied: EventEntry = {
    ...others,
    ...(isNewer && { fide: inRegistry }),
    ...(Object.keys(listRatings).length > 0 && { listRatings }),
  };
  return ratedBy(valuation, lists, federation, copied, entry);
}

/** The desk with all entries valued by today's lists. */
export const valuedDesk = (desk: EventDesk, valuation: Valuation): EventDesk => ({
  ...desk,
  entries: desk.entries.map((entry) => ({ ...entry, body: valued(valuation, entry.body) })),
});

/** Entries that have changed. */
export function changedEntries(before: EventDesk, after: EventDesk): Change[] {
  const kept = new Map(before.entries.map(({ id, body }) => [id, canonicalize(body)]));
  return activeEntries(after)
    .filter(({ id, body }) => canonicalize(body) !== kept.get(id))
    .map(({ id, version, body }) => put(entryKind, id, version, body));
}
