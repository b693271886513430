import { withoutGaps } from '@escala/core';
import type { FidePlayer } from '@escala/formats';
import { listedByIds, registerState } from '../../fide-register/find-listed.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { FidePages, Kept, Reading } from '../../ports.ts';
import { countrySchema, FIRST_BIRTH_YEAR, type Player, playerKind } from '../../registry/players/player.ts';
import { similarPlayers } from '../../registry/players/similar-players.ts';
import { namesAgree } from '../reports/names-agree.ts';
import type { ReadEntries } from './entries-of-source.ts';
import type { EntryFide } from './entry.ts';
import type { EnteredPlayer } from './new-entry.ts';
import { freeId } from './newcomers.ts';

/** What the list says, as an entry copies it; a list that comes after the event's first day gives no ratings (D-OFF-505). */
export function entryFideOf(listed: FidePlayer, date: string, start: string): EntryFide {
  const { id, name, federation, title, birthYear = 0, standard, rapid, blitz } = listed;
  return withoutGaps<EntryFide>({
    ...{ listed: date, id, name, federation, title },
    birthYear: birthYear >= FIRST_BIRTH_YEAR ? birthYear : undefined,
    ...(date <= start && { standard, rapid, blitz }),
  });
}

/**
 * Players of FIDE's list by their ids: whom the registry knows by it, and the others as guests with what the list says (D-OFF-504).
 * Whoever may be somebody of the registry without an id is not made a second person: that one is entered, or linked first.
 */
export async function fromFideList(
  reading: Reading,
  pages: FidePages | undefined,
  ids: readonly string[],
  start: string,
): Promise<ReadEntries> {
  const date = pages && (await registerState(pages))?.listed;
  const listed = pages ? await listedByIds(pages, ids) : new Map<string, FidePlayer>();
  const count = await reading.count(playerKind);
  const [refused, wanted, guests]: [Refusal[], EnteredPlayer[], string[]] = [[], [], []];
  const players = new Map<string, Player>();
  for (const [i, id] of ids.entries()) {
    const field = `from.ids.${i}`;
    const found = listed.get(id);
    if (found === undefined || date === undefined) {
      refused.push(missing('fide-id-not-listed', { id }, { field }));
      continue;
    }
    const known = await knownAs(reading, found);
    if ('fault' in known) refused.push({ ...known.fault, field });
    else {
      const player = known.player?.id ?? (await freeId(reading, count, players));
      if (known.player === undefined) {
        players.set(player, guestOf(found, date, count + guests.length));
        guests.push(player);
      } else players.set(player, known.player.body);
      const facts = found.title && !players.get(player)!.titles?.length ? { title: found.title } : {};
      wanted.push({ player, facts, field, fide: entryFideOf(found, date, start) });
    }
  }
  return { refused, wanted, players, byName: [], passedOver: [], guests };
}

/** A number counts with an agreeing name (D-OFF-271). */
async function knownAs(
  reading: Reading,
  { id, name, birthYear }: FidePlayer,
): Promise<{ readonly player: Kept<Player> | undefined } | { readonly fault: Refusal }> {
  const linked = await reading.find(playerKind, { key: 'fideId', equals: id });
  const player = linked.find(({ body }) => body.mergedInto === undefined);
  if (player !== undefined)
    return namesAgree(player.body.name, name)
      ? { player }
      : { fault: invalid('player-named-otherwise', { id, name, holder: player.body.name }) };
  const similar = (await similarPlayers(reading, { name, birthYear })).find(({ body }) => body.fide?.id === undefined);
  return similar === undefined
    ? { player: undefined }
    : { fault: invalid('fide-player-similar', { fideId: id, id: similar.id, name: similar.body.name }) };
}

function guestOf({ id, name, sex, birthYear, federation, ...more }: FidePlayer, date: string, number: number): Player {
  const { standard, rapid, blitz } = more;
  const ratings = withoutGaps<Pick<FidePlayer, 'standard' | 'rapid' | 'blitz'>>({ standard, rapid, blitz });
  return withoutGaps<Player>({
    ...{ number, name, sex, licences: {}, guest: true },
    birthYear: birthYear !== undefined && birthYear >= FIRST_BIRTH_YEAR ? birthYear : undefined,
    nationality: countrySchema.safeParse(federation).data,
    fide: { id, ...(Object.keys(ratings).length > 0 && { ratings: [{ from: date, ...ratings }] }) },
  });
}
