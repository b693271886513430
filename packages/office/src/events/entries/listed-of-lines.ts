import type { Entry, FidePlayer } from '@escala/formats';
import { listedByIds } from '../../fide-register/find-listed.ts';
import { listedNamesakes } from '../../fide-register/listed-namesakes.ts';
import { registerState } from '../../fide-register/open-register.ts';
import type { FidePages } from '../../ports.ts';
import { namesAgree } from '../reports/other-names.ts';

/** What FIDE's list says about pasted lines; nothing if no list is loaded. */
export interface ListedOfLines {
  /** Date of the list. */
  readonly date: string;
  ofId(id: string | undefined): FidePlayer | undefined;
  /** Players on the list with this name, strongest first; the year of birth may confirm or exclude them. */
  namesakes(entry: Pick<Entry, 'name' | 'birthYear'>): readonly FidePlayer[];
}

/** At most this many namesakes are offered (D-OFF-581). */
const MOST_OFFERED = 5;

/** All lines are looked up at once; names only for lines without a number that identifies the player. */
export async function listedOfLines(
  pages: FidePages | undefined,
  entries: readonly Entry[],
  chosen: readonly string[],
): Promise<ListedOfLines> {
  const state = pages && (await registerState(pages));
  if (!pages || !state) return { date: '', ofId: () => undefined, namesakes: () => [] };
  const ids = await listedByIds(pages, [...new Set([...entries.flatMap(({ fideId }) => fideId ?? []), ...chosen])]);
  const isTold = ({ fideId = '', name }: Entry): boolean => {
    const holder = ids.get(fideId);
    return holder !== undefined && namesAgree(holder.name, name);
  };
  const names = new Set(entries.filter((entry) => !isTold(entry)).map(({ name }) => name));
  const namesakes = await listedNamesakes(pages, [...names]);
  return {
    date: state.listed,
    ofId: (id = '') => ids.get(id),
    namesakes: ({ name, birthYear }) =>
      (namesakes.get(name) ?? [])
        .filter((each) => birthYear === undefined || each.birthYear === undefined || each.birthYear === birthYear)
        .slice(0, MOST_OFFERED),
  };
}
