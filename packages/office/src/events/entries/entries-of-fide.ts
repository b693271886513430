import { withoutGaps } from '@escala/core';
import type { FidePlayer } from '@escala/formats';
import { listedByIds } from '../../fide-register/find-listed.ts';
import { listedFacts } from '../../fide-register/listed-facts.ts';
import { registerState } from '../../fide-register/open-register.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { FidePages, Kept, Reading } from '../../ports.ts';
import { FIRST_BIRTH_YEAR, type Player, playerKind } from '../../registry/players/player.ts';
import { mayBeBornAlike } from '../../registry/players/similar-players.ts';
import { namesAgree } from '../reports/other-names.ts';
import type { ReadEntries } from './entries-of-source.ts';
import type { EntryFide } from './entry.ts';
import { type PossiblePlayers, possiblePlayers } from './match-players.ts';
import type { EnteredPlayer } from './new-entry.ts';
import { freeIds } from './newcomers.ts';

/** What an entry copies from the list; a list published after the event's first day gives no ratings (D-OFF-505). */
export function entryFideOf(listed: FidePlayer, date: string, start: string): EntryFide {
  const { id, name, federation, title, birthYear = 0, standard, rapid, blitz } = listed;
  return withoutGaps<EntryFide>({
    ...{ listed: date, id, name, federation, title },
    birthYear: birthYear >= FIRST_BIRTH_YEAR ? birthYear : undefined,
    ...(date <= start && { standard, rapid, blitz }),
  });
}

/**
 * What an entry copies for a player on the list. The registry's titles take precedence, except for guests, whose titles
 * are the list's.
 */
export function copiedFromList(
  { titles, guest }: Pick<Player, 'titles' | 'guest'>,
  listed: FidePlayer,
  date: string,
  start: string,
): Pick<EnteredPlayer, 'facts' | 'fide'> {
  const facts = listed.title && (guest || !titles?.length) ? { title: listed.title } : {};
  return { facts, fide: entryFideOf(listed, date, start) };
}

/**
 * Players on FIDE's list by their ids: those the registry knows by that id, and the others as guests with the list's
 * data (D-OFF-504). A player who may be the same as one in the registry without an id does not become a second person:
 * the registered one must be entered, or linked first.
 */
export async function fromFideList(
  reading: Reading,
  pages: FidePages | undefined,
  ids: readonly string[],
  start: string,
): Promise<ReadEntries> {
  const date = pages && (await registerState(pages))?.listed;
  const listed = pages ? await listedByIds(pages, ids) : new Map<string, FidePlayer>();
  const possible = await possiblePlayers(
    reading,
    [...listed.values()].map(({ id, name }) => ({ fideId: id, name })),
  );
  const count = await reading.count(playerKind);
  const [refused, wanted, guests]: [Refusal[], EnteredPlayer[], string[]] = [[], [], []];
  const players = new Map<string, Player>();
  const nextId = freeIds(reading, count, players);
  for (const [i, id] of ids.entries()) {
    const field = `from.ids.${i}`;
    const found = listed.get(id);
    if (found === undefined || date === undefined) {
      refused.push(missing('fide-id-not-listed', { id }, { field }));
      continue;
    }
    const known = knownAs(possible, found);
    if ('fault' in known) refused.push({ ...known.fault, field });
    else {
      const player = known.player?.id ?? (await nextId());
      const body = known.player?.body ?? { ...guestOfList(found, date), number: count + guests.length };
      if (known.player === undefined) guests.push(player);
      players.set(player, body);
      wanted.push({ player, field, ...copiedFromList(body, found, date, start) });
    }
  }
  return { refused, wanted, players, byName: [], passedOver: [], guests };
}

/** A number counts only with a matching name (D-OFF-271). */
function knownAs(
  possible: PossiblePlayers,
  { id, name, birthYear }: FidePlayer,
): { readonly player: Kept<Player> | undefined } | { readonly fault: Refusal } {
  const [player] = possible.ofFideId(id);
  if (player !== undefined)
    return namesAgree(player.body.name, name)
      ? { player }
      : { fault: invalid('player-named-otherwise', { id, name, holder: player.body.name }) };
  const similar = possible
    .ofName(name)
    .find(({ body }) => body.fide?.id === undefined && mayBeBornAlike(body, { birthYear }));
  return similar === undefined
    ? { player: undefined }
    : { fault: invalid('fide-player-similar', { fideId: id, id: similar.id, name: similar.body.name }) };
}

/** A player not in the registry, with what the list of a date says. */
export const guestOfList = (listed: FidePlayer, date: string): Omit<Player, 'number'> => ({
  ...{ name: listed.name, licences: {}, guest: true },
  ...listedFacts(listed, date),
});
