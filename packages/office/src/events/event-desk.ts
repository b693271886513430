import type { Scope } from '../access/actor.ts';
import type { Kept, Reading } from '../ports.ts';
import { type Federation, federationOf } from '../registry/federation/federation.ts';
import { type Player, playerKind } from '../registry/players/player.ts';
import { type EventEntry, entryKind } from './entries/entry.ts';
import { eventKind, type FederationEvent } from './event.ts';
import { boardKind, type EventBoard } from './rounds/board.ts';
import { type EventRound, roundKind } from './rounds/round.ts';

/** Everything on the arbiter's desk: the event with its entries, rounds and boards, and the players. */
export interface EventDesk {
  readonly event: Kept<FederationEvent>;
  /** By player id, including entries taken back before the start. */
  readonly entries: readonly Kept<EventEntry>[];
  /** By number, including rounds taken back. */
  readonly rounds: readonly Kept<EventRound>[];
  /** By round and board, including rounds taken back. */
  readonly boards: readonly Kept<EventBoard>[];
  readonly players: ReadonlyMap<string, Player>;
  readonly federation: Federation | undefined;
}

export async function loadDesk(reading: Reading, id: string): Promise<EventDesk | undefined> {
  const event = await reading.get(eventKind, id);
  if (event === undefined) return undefined;
  const ofEvent = { key: 'event', equals: id };
  const entries = await reading.find(entryKind, ofEvent);
  const players = await reading.getMany(
    playerKind,
    entries.map(({ body }) => body.player),
  );
  return {
    event,
    entries,
    rounds: await reading.find(roundKind, ofEvent),
    boards: await reading.find(boardKind, ofEvent),
    players: new Map(players.map((player) => [player.id, player.body])),
    federation: await federationOf(reading),
  };
}

/** For permissions: whose event it is. */
export function eventScope(event: Kept<FederationEvent> | undefined): Scope {
  if (event === undefined) return {};
  const { registeredBy, arbiters } = event.body;
  return { event: { id: event.id, registeredBy, arbiters } };
}

/** The participants, in order of entry. */
export function activeEntries({ entries }: Pick<EventDesk, 'entries'>): readonly Kept<EventEntry>[] {
  return entries.filter(({ body }) => body.cancelled !== true).sort((a, b) => a.body.order - b.body.order);
}

/** The rounds in force, by number. */
export function standingRounds({ rounds }: Pick<EventDesk, 'rounds'>): readonly Kept<EventRound>[] {
  return rounds.filter(({ body }) => body.state !== 'undone').sort((a, b) => a.body.round - b.body.round);
}

export function lastRound(desk: Pick<EventDesk, 'rounds'>): number {
  return standingRounds(desk).at(-1)?.body.round ?? 0;
}

/** What those waiting for the next round need to know; `isToCome`: there may be one. */
export async function eventStage(reading: Reading, id: string) {
  const body = (await reading.get(eventKind, id))?.body;
  if (body === undefined) return undefined;
  const rounds = await reading.find(roundKind, { key: 'event', equals: id });
  const isToCome = body.state === 'registered' || body.state === 'running';
  return { name: body.name, end: body.end, isToCome, lastRound: lastRound({ rounds }) };
}

/** It has rounds here or is over: a file can no longer replace it. */
export const hasBegun = (desk: EventDesk): boolean => desk.event.body.state !== 'registered' || lastRound(desk) > 0;

/** The boards of the rounds in force; for a round paired again, only as many as it has now. */
export function standingBoards(desk: Pick<EventDesk, 'rounds' | 'boards'>): readonly Kept<EventBoard>[] {
  const counts = new Map(standingRounds(desk).map(({ body }) => [body.round, body.pairs.length]));
  return desk.boards.filter(({ body }) => body.board <= (counts.get(body.round) ?? 0));
}
