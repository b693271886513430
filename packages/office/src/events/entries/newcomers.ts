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
  /** The id given by this office: the one in the file, or the next free one for players added there. */
  readonly id: string;
  /** A player here who may be the same person. */
  readonly similar: Kept<Player> | undefined;
}

/** Players, clubs and delegations in an event's file that this office does not know. */
export interface Newcomers {
  readonly count: number;
  readonly players: readonly Newcomer[];
  /** Without a name they could be registered by. */
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

/** Consecutive ids for newcomers: the next free numbers, looked up in blocks. */
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

/**
 * Clubs of the event and in the newcomers' licences; licences that another office gave on its own do not count here.
 */
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
