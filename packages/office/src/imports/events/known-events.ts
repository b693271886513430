import { eventKind, type FederationEvent } from '../../events/event.ts';
import { folded, wordsInOrder } from '../../kit/search-words.ts';
import type { Kept, Reading } from '../../ports.ts';
import { GAMES_FOLDER, unpackGames } from '../../rating/columns/packed-games.ts';
import type { Player } from '../../registry/players/player.ts';
import type { KnownPlayers } from '../players/known-players.ts';
import type { MentionedPlayer } from './imported-event.ts';

type Named = Pick<FederationEvent, 'name' | 'start'>;
const keyOf = ({ name, start }: Named): string => `${start} ${folded(name)}`;

/**
 * Events by name and first day, with their participants. D-OFF-193: reports with the same name and first day are for
 * one event if at least half of the players of the smaller one are in the other; otherwise they are groups of one
 * tournament, each an event of its own.
 */
export class KnownEvents {
  readonly #byKey = new Map<string, ReadonlySet<string>[]>();

  add(event: Named, players: ReadonlySet<string>): void {
    const key = keyOf(event);
    this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), players]);
  }

  /** `same`: it is on record. `namesake`: only other events with its name are. */
  look(event: Named, players: ReadonlySet<string>): 'same' | 'namesake' | 'new' {
    const namesakes = this.#byKey.get(keyOf(event));
    if (namesakes === undefined) return 'new';
    return namesakes.some((others) => isSame(players, others)) ? 'same' : 'namesake';
  }
}

/** Without players on record nothing can be compared: the event is taken for the same. */
function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const smaller = Math.min(one.size, other.size);
  const shared = [...one].filter((player) => other.has(player)).length;
  return smaller === 0 || 2 * shared >= smaller;
}

/** The players of a report by the words of their names, as on record for known players. */
export function namesOfPlayers(mentions: readonly MentionedPlayer[], players: KnownPlayers): Set<string> {
  return new Set(
    mentions.map((mention) =>
      wordsInOrder(players.recognise(mention).player?.body.name ?? mention.name ?? mention.key),
    ),
  );
}

export async function loadKnownEvents(
  reading: Reading,
  starts: readonly string[],
  players: readonly Kept<Player>[],
): Promise<KnownEvents> {
  const known = new KnownEvents();
  const names = new Map(players.map(({ body }) => [body.number, wordsInOrder(body.name)]));
  for (const start of new Set(starts))
    for (const { id, body } of await reading.find(eventKind, { key: 'start', equals: start })) {
      const [games] = await reading.papers(GAMES_FOLDER, { name: id, part: 0, edition: 'latest' });
      const participants = games === undefined ? [] : [...unpackGames(games.bytes).participants];
      known.add(body, new Set(participants.map((number) => names.get(number) ?? String(number))));
    }
  return known;
}
