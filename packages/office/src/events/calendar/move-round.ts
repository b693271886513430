import type { IsoDate } from '@escala/core';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { bookOfEvent } from '../book-of-event.ts';
import { type EventFacts, eventKind, type FederationEvent, MOVE_GROUNDS, type Move, moveSchema } from '../event.ts';
import { eventAct } from '../event-act.ts';
import { refusalOfFinding, stateRefusals, versionRefusals } from '../event-refusals.ts';
import { seenEvent } from '../settings/set-part.ts';
import { objectionsToMove } from './moved-round.ts';

const { round, place } = moveSchema.shape;

/**
 * The sports commission moves a round of an official or homologated event to another day or place (fce-1990, Calendaris
 * 15.10). Its permission and the change are one act.
 */
export const moveRound = eventAct({
  kind: 'event.move-round',
  command: z.strictObject({
    ...seenEvent,
    round,
    to: z.iso.date().optional(),
    place: place.unwrap().trim().min(1).max(200).optional(),
    because: z.enum(MOVE_GROUNDS),
  }),
  reason: 'required',
  outcome: z.strictObject({ event: z.string(), version: z.int() }),
  decide: ({ event }, command, { today }) => {
    const { rounds, roundDates } = event.body;
    const { to, because } = command;
    const refused = [
      ...versionRefusals(event, command.version, command),
      ...stateRefusals(event, ['registered', 'running']),
      ...moveRefusals(event.body, command),
    ];
    const from = roundDates?.[command.round - 1];
    const venueMoves = command.place !== undefined && command.place !== event.body.place;
    const move = { round: command.round, rounds, from, to, venueMoves, because };
    const against = objectionsToMove(bookOfEvent(event.body), move, today);
    refused.push(...against.map((finding) => refusalOfFinding(finding, 'round')));
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [put(eventKind, event.id, event.version, moved(event.body, command, today))],
      outcome: { event: event.id, version: event.version + 1 },
    };
  },
});

type Told = { readonly round: number; readonly to?: IsoDate | undefined; readonly place?: string | undefined } & Pick<
  Move,
  'because'
>;

function moveRefusals({ rounds, roundDates = [], place: before }: FederationEvent, told: Told): Refusal[] {
  const { round: of, to } = told;
  if (of > rounds) return [invalid('round-beyond', { round: of, rounds }, { field: 'round' })];
  const isMoved =
    (to !== undefined && to !== roundDates[of - 1]) || (told.place !== undefined && told.place !== before);
  if (!isMoved) return [invalid('move-nothing', { round: of }, { field: 'to' })];
  if (to === undefined) return [];
  if (roundDates.length === 0) return [invalid('move-no-dates', {}, { field: 'to' })];
  const [earlier, later] = [roundDates[of - 2], roundDates[of]];
  if (earlier !== undefined && to < earlier)
    return [invalid('round-date-order', { round: of, date: to, before: earlier }, { field: 'to' })];
  if (later !== undefined && to > later)
    return [invalid('round-date-order', { round: of + 1, date: later, before: to }, { field: 'to' })];
  return [];
}

/** The event lasts as long as its rounds; its own place stays that of all the other rounds. */
function moved(event: FederationEvent, { round: of, to, place: at, because }: Told, today: IsoDate): FederationEvent {
  const { roundDates = [], start, end, moves = [] } = event;
  const from = roundDates[of - 1];
  const dates = to === undefined ? roundDates : roundDates.with(of - 1, to);
  const move: Move = {
    round: of,
    ...(to !== undefined && { ...(from !== undefined && { from }), to }),
    ...(at !== undefined && { place: at }),
    because,
    on: today,
  };
  return {
    ...event,
    ...(to !== undefined && { roundDates: dates, start: to < start ? to : start, end: to > end ? to : end }),
    moves: [...moves, move],
  };
}

/** Official championships, and events whose rules the federation approved, are homologated (fce-1990, Oberts 5). */
const isBound = ({ flags, ruleFacts }: EventFacts): boolean =>
  flags?.official === true || ruleFacts?.rulesApproved === true;

/**
 * Once a round is paired, what was announced of days and place is changed by the commission, not by those who run the
 * event (fce-1990, Calendaris 15.10, D-COMP-53).
 */
export function movedByHand(before: FederationEvent, after: EventFacts, paired: number, today: IsoDate): Refusal[] {
  if (paired === 0 || !isBound(before)) return [];
  const book = bookOfEvent(before);
  const { rounds, roundDates = [] } = before;
  const venueMoves = before.place !== after.place;
  const days = roundDates.flatMap((from, i) =>
    objectionsToMove(book, { round: i + 1, rounds, from, to: after.roundDates?.[i], venueMoves: false }, today).map(
      (finding) => refusalOfFinding(finding, `facts.roundDates.${i}`),
    ),
  );
  const place = objectionsToMove(book, { round: rounds, rounds, venueMoves }, today);
  return [...days, ...place.map((finding) => refusalOfFinding(finding, 'facts.place'))];
}
