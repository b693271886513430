import type { Actor } from '../../access/actor.ts';
import { mayPerform } from '../../access/roles.ts';
import { wordsInOrder } from '../../kit/search-words.ts';
import type { Reading } from '../../ports.ts';
import { mayBeBornAlike } from '../../registry/players/similar-players.ts';
import { loadNewcomers, type Newcomers } from '../entries/newcomers.ts';
import { activeEntries, type EventDesk, standingBoards, standingRounds } from '../event-desk.ts';
import { type EventFile, renamedFile } from '../file/event-file.ts';
import { idsOfOrigin, type OriginIds } from '../file/origin-ids.ts';
import { asReceived, fileHere } from '../file/received-parts.ts';
import { type ReceivedPlayers, receivedPlayers } from '../file/received-players.ts';
import { historyOf } from '../file/write-event-file.ts';
import type { EventSide } from './differences.ts';

/** Another laptop's version of an event that is here too. */
interface TheirEvent {
  /** With this office's ids. */
  readonly file: EventFile;
  readonly side: EventSide;
  readonly known: ReceivedPlayers;
  readonly newcomers: Newcomers;
  /** Entries known to the office the event came from, by their ids there. */
  readonly ofOrigin: ReadonlyMap<string, string>;
}

export const sideOfDesk = (desk: EventDesk): EventSide => ({
  event: desk.event.body,
  entries: activeEntries(desk).map(({ body }) => body),
  rounds: standingRounds(desk).map(({ body }) => body),
  boards: standingBoards(desk).map(({ body }) => body),
});

/** What this actor may take from it (D-OFF-1305). */
export function asTaken(
  there: TheirEvent,
  desk: EventDesk,
  by: { readonly actor: Actor; readonly today: string },
): TheirEvent {
  const here = standingBoards(desk).map(({ body }) => body);
  const rules = mayPerform(by.actor, 'result.rule', {});
  const file = asReceived(there.file, { today: by.today, rules, here });
  const { event, entries, rounds, boards } = file;
  return { ...there, file, side: { event: event.body, entries, rounds, boards } };
}

export async function theirEvent(reading: Reading, told: EventFile, desk: EventDesk): Promise<TheirEvent> {
  const origin = idsOfOrigin(await historyOf(reading, told.event.id), told.history);
  const marked = withAdded(told, origin);
  const own = personsHere(marked, origin, desk);
  const settled = renamedFile(withoutMarks(marked, own), (id) => own.get(id) ?? id);
  const known = await receivedPlayers(reading, settled);
  const newcomers = await loadNewcomers(reading, settled, known.strangers);
  const file = fileHere(settled, known, newcomers);
  const ofOrigin = marked.players.flatMap(({ id, addedThere }, i) =>
    addedThere ? [] : [[file.players[i]!.id, id] as const],
  );
  const { event, entries, rounds, boards } = file;
  return { file, side: { event: event.body, entries, rounds, boards }, known, newcomers, ofOrigin: new Map(ofOrigin) };
}

/**
 * Players entered on one laptop after the event came to it have ids that may be other players' on the other laptop
 * (D-OFF-651).
 */
function withAdded(file: EventFile, { shared }: OriginIds): EventFile {
  if (shared === undefined) return file;
  const players = file.players.map((player) =>
    shared.has(player.id) ? player : { ...player, addedThere: true as const },
  );
  return { ...file, players };
}

/**
 * Ids here for those in the file: as the event came, or, for players added there, by the same name in the same event
 * (D-OFF-651).
 */
function personsHere(file: EventFile, { here: known }: OriginIds, desk: EventDesk): Map<string, string> {
  const entered = activeEntries(desk).flatMap(({ body: { player: id } }) => {
    const player = desk.players.get(id);
    return player === undefined ? [] : [{ id, player, words: wordsInOrder(player.name) }];
  });
  const own = new Map<string, string>();
  for (const { id, addedThere } of file.players) if (!addedThere) own.set(id, known.get(id) ?? id);
  const used = new Set(own.values());
  for (const { id, name, birthYear, addedThere } of file.players) {
    if (!addedThere) continue;
    const words = wordsInOrder(name ?? '');
    const alike = entered.find(
      (each) => each.words === words && mayBeBornAlike(each.player, { birthYear }) && !used.has(each.id),
    );
    // Ids from the other laptop must not collide with ids of this one.
    const here = alike?.id ?? `${id}${STRANGER}`;
    own.set(id, here);
    used.add(here);
  }
  return own;
}
const STRANGER = '.there';

const withoutMarks = (file: EventFile, own: ReadonlyMap<string, string>): EventFile => ({
  ...file,
  players: file.players.map(({ addedThere, ...player }) =>
    addedThere && own.get(player.id)?.endsWith(STRANGER) ? { ...player, addedThere } : player,
  ),
});
