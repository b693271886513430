import { nameSchema } from '../../kit/written-form.ts';
import type { Kept, Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { namesakeOf } from '../../registry/clubs/club-acts.ts';
import { delegationKind } from '../../registry/clubs/delegation-acts.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { similarPlayers } from '../../registry/players/similar-players.ts';
import type { EventFile, FileClub, FileDelegation } from '../file/event-file.ts';
import type { FilePlayer } from '../file/file-player.ts';

export interface Newcomer {
  readonly told: FilePlayer;
  /** The id that this office gives: that of the file, or the next one of its own for whoever was added there. */
  readonly id: string;
  /** Somebody here who may be the same person. */
  readonly similar: Kept<Player> | undefined;
}

/** Who and what the file of an event names and this office does not know. */
export interface Newcomers {
  readonly count: number;
  readonly players: readonly Newcomer[];
  /** Without a name that could be registered. */
  readonly nameless: readonly FilePlayer[];
  readonly clubs: readonly (FileClub & { readonly namesake: string | undefined })[];
  readonly delegations: readonly FileDelegation[];
}

const IDS_AT_ONCE = 50;

export async function loadNewcomers(
  reading: Reading,
  file: EventFile,
  strangers: readonly FilePlayer[],
): Promise<Newcomers> {
  const count = await reading.count(playerKind);
  const named = strangers.filter(({ name }) => nameSchema.safeParse(name).success);
  const taken = new Set(file.players.map(({ id }) => id));
  const nextId = freeIds(reading, count, taken);
  const players: Newcomer[] = [];
  for (const told of named) {
    const [similar] = await similarPlayers(reading, { ...told, name: told.name ?? '' });
    const id = told.addedThere ? await nextId() : told.id;
    taken.add(id);
    players.push({ told, id, similar });
  }
  const clubs = await unknownClubs(reading, file, named);
  return {
    count,
    players,
    nameless: strangers.filter((each) => !named.includes(each)),
    clubs,
    delegations: await unknownDelegations(reading, file, clubs),
  };
}

/** Ids for newcomers, one after the other: the next numbers that nobody has, asked for in blocks. */
export function freeIds(
  reading: Reading,
  count: number,
  taken: Pick<ReadonlySet<string>, 'has'>,
): () => Promise<string> {
  let last = count;
  let free: string[] = [];
  return async () => {
    for (;;) {
      const id = free.shift();
      if (id !== undefined && !taken.has(id)) return id;
      if (id !== undefined) continue;
      const block = Array.from({ length: IDS_AT_ONCE }, () => String(++last));
      const known = new Set((await reading.getMany(playerKind, block)).map((player) => player.id));
      free = block.filter((each) => !known.has(each));
    }
  };
}

/** Of the event and of the licences of those who are new; what another office licensed on its own does not count here. */
async function unknownClubs(
  reading: Reading,
  { clubs = [], event }: EventFile,
  players: readonly FilePlayer[],
): Promise<Newcomers['clubs']> {
  const licensed = players.flatMap(({ addedThere, licences = {} }) => (addedThere ? [] : Object.values(licences)));
  const wanted = new Set([event.body.club, ...licensed]);
  const unknown: (FileClub & { readonly namesake: string | undefined })[] = [];
  for (const club of clubs)
    if (wanted.has(club.id) && (await reading.get(clubKind, club.id)) === undefined)
      unknown.push({ ...club, namesake: await namesakeOf(reading, club.name) });
  return unknown;
}

async function unknownDelegations(
  reading: Reading,
  { delegations = [] }: EventFile,
  clubs: readonly FileClub[],
): Promise<FileDelegation[]> {
  const wanted = delegations.filter(({ id }) => clubs.some(({ delegation }) => delegation === id));
  const known = await reading.getMany(
    delegationKind,
    wanted.map(({ id }) => id),
  );
  return wanted.filter(({ id }) => !known.some((each) => each.id === id));
}
