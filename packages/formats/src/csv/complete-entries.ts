import type { ListRhythm } from '../fide-list/fide-list-fields.ts';
import { type EntriesRemark, remarkOn } from './entries-problem.ts';
import { type FidePlayer, type FidePlayersOfEntries, nameKey } from './fide-players-of-entries.ts';
import type { Entry } from './parse-entries-csv.ts';

export interface CompletedEntries {
  readonly entries: readonly Entry[];
  readonly remarks: readonly EntriesRemark[];
}

/** More candidates are not worth naming. */
const MOST_NAMED = 3;

/** Entries completed from a FIDE list; where the two differ, a remark says which one counts. */
export function completeEntries(
  entries: readonly Entry[],
  listed: FidePlayersOfEntries,
  rhythm: ListRhythm = 'standard',
): CompletedEntries {
  const remarks: EntriesRemark[] = [];
  const completed = entries.map((entry) => {
    const player = playerOf(entry, listed, remarks);
    if (player === undefined) return entry;
    remarks.push(...differences(entry, player, rhythm));
    return completedEntry(entry, player, rhythm);
  });
  return { entries: completed, remarks };
}

/** By id; without one by name together with year of birth. A name alone is only a hint (D-TRF-5). */
function playerOf(entry: Entry, listed: FidePlayersOfEntries, remarks: EntriesRemark[]): FidePlayer | undefined {
  const { fideId, birthYear } = entry;
  if (fideId !== undefined) {
    const player = listed.withId(fideId);
    if (player === undefined) remarks.push(remarkOn(entry, 'entries-not-on-list', { id: fideId }));
    return player;
  }
  const candidates = listed.named(entry.name);
  const sameAge = candidates.filter((player) => birthYear !== undefined && player.birthYear === birthYear);
  if (sameAge.length === 1) {
    remarks.push(remarkOn(entry, 'entries-found-by-name', { id: sameAge[0]!.id }));
    return sameAge[0];
  }
  const named = candidates.slice(0, MOST_NAMED).map(({ id, federation = '?', birthYear: born = '?' }) => {
    return `${id} (${federation}, ${born})`;
  });
  if (named.length > 0) remarks.push(remarkOn(entry, 'entries-perhaps', { players: named.join(', ') }));
  return undefined;
}

function differences(entry: Entry, player: FidePlayer, rhythm: ListRhythm): EntriesRemark[] {
  const remarks: EntriesRemark[] = [];
  const listed = player[rhythm];
  const compare = (code: EntriesRemark['code'], given: string | number | undefined, known: string | number = '-') => {
    if (given !== undefined && given !== known) remarks.push(remarkOn(entry, code, { given, listed: known }));
  };
  if (nameKey(entry.name) !== nameKey(player.name))
    remarks.push(remarkOn(entry, 'entries-name-differs', { id: player.id, listed: player.name }));
  compare('entries-fide-rating-differs', entry.fideRating, listed);
  if (listed !== undefined) compare('entries-rating-differs', entry.rating, listed);
  if (player.federation !== undefined) compare('entries-federation-differs', entry.federation, player.federation);
  if (player.birthYear !== undefined) compare('entries-birth-differs', entry.birthYear, player.birthYear);
  return remarks;
}

/** The list decides on FIDE ratings only: any other column may hold another federation's rating (D-TRF-5). */
function completedEntry(entry: Entry, player: FidePlayer, rhythm: ListRhythm): Entry {
  const { fideRating: _ownRating, ...own } = entry;
  const rating = player[rhythm];
  return {
    ...factsOfList(player),
    ...own,
    fideId: player.id,
    ...(rating !== undefined && { fideRating: rating }),
  };
}

function factsOfList({ federation, title, sex, birthYear }: FidePlayer): Partial<Entry> {
  return {
    ...(federation !== undefined && { federation }),
    ...(title !== undefined && { title }),
    ...(sex !== undefined && { sex }),
    ...(birthYear !== undefined && { birthYear }),
  };
}
