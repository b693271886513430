import type { AnswerOf, findInFideRegister } from '@escala/office/questions';
import { type OfficeApi, officeApi } from '../api/office-api.ts';
import { combobox, optionOf } from '../page/combobox.ts';
import { filled } from '../page/words.ts';

interface Found {
  readonly player: string;
  readonly name: string;
  readonly title?: string;
  readonly birthYear?: number;
  readonly club?: string;
  readonly clubName?: string;
  /** For a player on FIDE's list but not in the registry. */
  readonly listed?: Listed;
  /** For an offer that is no known player: its text in the list. */
  readonly offer?: string;
}

/** A player on FIDE's list. */
export type Listed = AnswerOf<typeof findInFideRegister>['players'][number];

const MOST = 12;

/** Fields for choosing a player from the registry. */
export function pickPlayers(within: ParentNode): void {
  for (const input of within.querySelectorAll<HTMLInputElement>('input[data-pick-player]')) bringToLife(input);
}

function bringToLife(input: HTMLInputElement): void {
  const api = officeApi(input.dataset.pickPlayer ?? '');
  let found: readonly Found[] = [];
  combobox(input, {
    field: input,
    takesFirst: true,
    find: async (text, id, signal) => {
      // In the meantime a player may have been chosen, or the form sent.
      const isAsked = (): boolean => input.value.trim() === text && input.dataset.picked === undefined;
      const known = isAsked() ? await offersFor(api, text, input.dataset.fide, signal) : [];
      if (!isAsked()) return undefined;
      found = withGuest(known, text, input.dataset.guest);
      return found.map((each, i) => {
        const said = each.offer ?? each.name;
        return optionOf(`${id}-${i}`, each.player, [said], each.offer === undefined ? factsOf(each) : undefined);
      });
    },
    take: ({ dataset }) => {
      const detail = found.find(({ player }) => player === dataset.key)!;
      input.value = detail.name;
      input.dataset.picked = detail.player;
      input.dispatchEvent(new CustomEvent('escala:picked', { bubbles: true, detail }));
    },
    written: () => {
      delete input.dataset.picked;
    },
  });
}

/** Players of the registry first; then those on FIDE's list that it does not know. */
async function offersFor(
  api: OfficeApi,
  text: string,
  fide: string | undefined,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const search = `limit=${MOST}&text=${encodeURIComponent(text)}`;
  const [known, listed] = await Promise.all([
    fide === 'alone' ? [] : playersOf<Found>(api, `/players?${search}`, signal),
    fide === undefined ? [] : playersOf<Listed>(api, `/fide-register/players?${search}`, signal),
  ]);
  const shown = new Set(known.map(({ player }) => player));
  const offers = listed
    .filter(({ player }) => fide === 'alone' || player === undefined || !shown.has(player))
    .map((each): Found => ({ player: each.player ?? `fide:${each.id}`, name: each.name, listed: each }));
  return [...known, ...offers].slice(0, MOST);
}

/**
 * Lastly, the name as typed; if nobody is found, the player its
 * line describes (D-OFF-568). A number or id is not a name.
 */
function withGuest(known: readonly Found[], name: string, words: string | undefined): readonly Found[] {
  if (words === undefined || !/\p{L}{2}/u.test(name)) return known;
  const player = `${known.length === 0 ? 'line' : 'guest'}:${name}`;
  return [...known, { player, name, offer: filled(words, { name }) }];
}

/** Empty if the office does not answer: the text is then sent as typed. */
async function playersOf<T>(api: OfficeApi, path: string, signal: AbortSignal): Promise<readonly T[]> {
  try {
    return (await api.ask<{ players: readonly T[] }>(path, signal)).players;
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

function factsOf({
  player,
  title,
  birthYear,
  club,
  clubName,
  listed,
}: Found): readonly (string | number | undefined)[] {
  if (listed === undefined) return [title, birthYear, clubName ?? club, player];
  const rating = listed.standard ?? listed.rapid ?? listed.blitz;
  return [listed.title, rating, listed.federation, listed.birthYear, `FIDE ${listed.id}`];
}
