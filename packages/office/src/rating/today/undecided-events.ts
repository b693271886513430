import type { EventRecord } from '@escala/core';
import { entryKind } from '../../events/entries/entry.ts';
import { type EventState, eventKind, type FederationEvent } from '../../events/event.ts';
import { lastRound } from '../../events/event-desk.ts';
import { tournamentSeen } from '../../events/event-seen.ts';
import { recordOfTournament } from '../../events/file/record-of-tournament.ts';
import type { Reading } from '../../ports.ts';

/** An event with results that do not count yet, or not all of them. */
export interface UndecidedEvent {
  readonly id: string;
  readonly body: FederationEvent & { readonly state: Undecided };
  /** All its results, as the rating books read them. */
  readonly record: EventRecord;
  /** The last paired round. */
  readonly round: number;
}

/** The stages of an event whose results may still count; its accepted parts do already. */
export const UNDECIDED = ['running', 'closed', 'submitted'] as const satisfies readonly EventState[];
type Undecided = (typeof UNDECIDED)[number];
export const isUndecided = <Event extends Pick<FederationEvent, 'state'>>(
  event: Event,
): event is Event & { readonly state: Undecided } => UNDECIDED.some((state) => state === event.state);

/** A page asks several questions about the same moment. */
const known = new WeakMap<Reading, Map<string, Promise<UndecidedEvent>>>();

function undecidedEvent(reading: Reading, id: string, body: UndecidedEvent['body']): Promise<UndecidedEvent> {
  const events = known.get(reading) ?? new Map<string, Promise<UndecidedEvent>>();
  known.set(reading, events);
  const found = events.get(id) ?? undecided(reading, id, body);
  events.set(id, found);
  return found;
}

async function undecided(reading: Reading, id: string, body: UndecidedEvent['body']): Promise<UndecidedEvent> {
  const { desk, tournament } = await tournamentSeen(reading, id);
  const record = recordOfTournament(id, body, tournament);
  // What is reported in parts counts game by game (fce-2016 8.3).
  return { id, body, record: body.parts ? { ...record, weekly: true } : record, round: lastRound(desk) };
}

/** Those that a player has games in, or is entered for and they have begun. */
export async function undecidedEventsOf(reading: Reading, player: string): Promise<UndecidedEvent[]> {
  const entries = await reading.find(entryKind, { key: 'player', equals: player });
  const entered = new Map(entries.filter(({ body }) => body.cancelled !== true).map(({ body }) => [body.event, body]));
  const events = (await reading.getMany(eventKind, [...entered.keys()])).flatMap(({ id, body }) =>
    isUndecided(body) ? [undecidedEvent(reading, id, body)] : [],
  );
  const found = await Promise.all(events);
  const isThere = ({ id, record, round }: UndecidedEvent): boolean =>
    hasGame(record, player) || (round > 0 && entered.get(id)!.withdrawnAfter === undefined);
  return found.filter(isThere);
}

export const hasGame = ({ games }: EventRecord, player: string): boolean =>
  games.some(({ white, black }) => white === player || black === player);
