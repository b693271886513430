import { type EventRecord, NO_DAY } from '@escala/core';
import { eventKind, type FederationEvent } from '../../events/event.ts';
import { type Change, type Filing, put, type Terms } from '../../kit/act.ts';
import { ALL_ROUNDS, GAMES_FOLDER, packGames } from '../../rating/columns/packed-games.ts';
import { packedReport } from '../../rating/columns/packed-report.ts';
import type { Doubt } from '../doubt.ts';
import type { KnownPlayers } from '../players/known-players.ts';
import type { ImportedEvent } from './imported-event.ts';
import { type KnownEvents, namesOfPlayers } from './known-events.ts';
import { guestChange, participantsOf, type Tell } from './participants.ts';
import type { RatingsThen } from './ratings-then.ts';

export interface EventTerms {
  readonly players: KnownPlayers;
  readonly ratingsThen: RatingsThen;
  /** Every event on those days that is on record or was imported before. */
  readonly events: KnownEvents;
  /** Date of the last list the office computed, if any. */
  readonly lastComputed: string | undefined;
  /** The federation's book (D-OFF-481). */
  readonly rules: string | undefined;
  readonly act: Pick<Terms, 'today' | 'newId' | 'actor' | 'seq'>;
}

interface TakenEvent {
  readonly changes: readonly Change[];
  readonly filings: readonly Filing[];
  readonly doubts: readonly Doubt[];
  readonly isTaken: boolean;
}

/** Imports a past event as accepted, with its games, or leaves it out with a doubt that says why. */
export function takeEvent(event: ImportedEvent, line: number, terms: EventTerms): TakenEvent {
  const doubts: Doubt[] = [];
  const tell: Tell = (code, values) =>
    doubts.push({ line, code, leftOut: false, values: { event: event.facts.name, ...values } });
  const names = namesOfPlayers(event.players, terms.players);
  const looked = terms.events.look(event.facts, names);
  const reason = reasonToLeave(event, looked === 'same', terms);
  if (reason !== undefined) {
    const values = { event: event.facts.name, ...reason.values };
    return { changes: [], filings: [], doubts: [{ line, code: reason.code, leftOut: true, values }], isTaken: false };
  }
  if (looked === 'namesake') tell('import-event-namesake', { start: event.facts.start });
  const { byKey, guests, twice } = participantsOf(event.players, terms.players, terms.act.today, tell);
  const changes = guests.map(guestChange);
  const [same] = twice;
  if (same !== undefined) {
    // Guests are registered all the same: the next event of the batch may include them.
    doubts.push({ line, code: 'import-player-twice', leftOut: true, values: { event: event.facts.name, ...same } });
    return { changes, filings: [], doubts, isTaken: false };
  }
  for (const { key, rating } of event.players) {
    const { id, body } = byKey.get(key)!;
    const known = terms.ratingsThen(body, event.facts.start);
    if (rating !== undefined && known.length > 0 && !known.includes(rating))
      tell('import-rating-differs', { id, name: body.name, own: known.join(', '), theirs: rating });
  }
  terms.events.add(event.facts, names);
  const id = terms.act.newId();
  const numbers = new Map([...byKey].map(([key, { body }]) => [key, body.number]));
  // Lists from before the office already include it; of the lists the office computed, only later ones can (D-OFF-400).
  const evaluation = { ...ALL_ROUNDS, act: terms.act.seq, on: NO_DAY, received: NO_DAY };
  const bytes = packGames(packedReport(recordOf(id, event), (key) => numbers.get(key)!, [evaluation]));
  return {
    changes: [...changes, put(eventKind, id, 0, acceptedEvent(event, terms))],
    filings: [{ folder: GAMES_FOLDER, name: id, part: 0, bytes }],
    doubts,
    isTaken: true,
  };
}

function reasonToLeave(
  { facts, players, games }: ImportedEvent,
  isKnown: boolean,
  { lastComputed, act }: EventTerms,
): Pick<Doubt, 'code' | 'values'> | undefined {
  const { start, end } = facts;
  if (end < start) return { code: 'import-event-dates', values: { start, end } };
  if (end > act.today) return { code: 'import-event-future', values: { end } };
  if (isKnown) return { code: 'import-event-twice', values: { start } };
  if (lastComputed !== undefined && end < lastComputed)
    return { code: 'import-event-late', values: { end, list: lastComputed } };
  const keys = new Set(players.map(({ key }) => key));
  if (keys.size < players.length) return { code: 'import-key-twice', values: {} };
  const stranger = games.find(({ white, black }) => !keys.has(white) || !keys.has(black) || white === black);
  if (stranger === undefined) return undefined;
  const { round, white, black } = stranger;
  return { code: 'import-game-unclear', values: { round, white, black } };
}

function recordOf(id: string, { facts, players, games }: ImportedEvent): EventRecord {
  const { name, type, start, end, timeControl, flags } = facts;
  // The number of rounds agreed only matters in matches.
  const rounds = type === 'match' ? { rounds: facts.rounds } : {};
  const participants = players.map(({ key }) => key);
  return { id, name, type, start, end, timeControl, ...flags, ...rounds, participants, games };
}

function acceptedEvent({ facts }: ImportedEvent, { rules, act }: EventTerms): FederationEvent {
  const { today, actor } = act;
  return {
    ...facts,
    ...(rules !== undefined && { rules }),
    state: 'accepted',
    arbiters: [],
    registeredBy: actor.account,
    registeredOn: today,
    submittedOn: today,
    decidedOn: today,
  };
}
