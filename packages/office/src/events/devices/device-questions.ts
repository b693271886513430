import { z } from 'zod';
import { accountKind } from '../../accounts/account.ts';
import { defineQuestion } from '../../kit/question.ts';
import { forbidden, Refused } from '../../kit/refusal.ts';
import { boardLine, boardLineShape, namesShape } from '../answer-shapes.ts';
import { hasLeave } from '../entries/call-roll.ts';
import { eventKind } from '../event.ts';
import { activeEntries, eventScope, lastRound, standingBoards, standingRounds } from '../event-desk.ts';
import { deskOf, namesOf } from '../event-seen.ts';
import { roundSchema } from '../rounds/round.ts';
import { deviceBoardsSchema, deviceKind, deviceSchema } from './device.ts';

/** What a phone shows: its boards of the current round. */
export const deviceBoards = defineQuestion({
  kind: 'device.boards',
  input: z.strictObject({}),
  answer: z.strictObject({
    device: z.string(),
    label: z.string(),
    event: z.string(),
    name: z.string(),
    /** Absent for a check-in screen. */
    reach: deviceBoardsSchema.optional(),
    /** The current round; none before the first. */
    round: z.strictObject({ round: z.int(), state: roundSchema.shape.state }).optional(),
    boards: z.array(boardLineShape),
    names: namesShape,
  }),
  ask: async (reading, _input, { viewer }) => {
    if (viewer.device === undefined) throw new Refused([forbidden('not-allowed', { act: 'device.boards' })]);
    const { id, label, event, from, to, round: only } = viewer.device;
    const desk = await deskOf(reading, event);
    const rounds = standingRounds(desk).map(({ body }) => body);
    const round = only === undefined ? rounds.at(-1) : rounds.find((each) => each.round === only);
    const boards = standingBoards(desk)
      .filter(
        ({ body }) =>
          body.round === round?.round &&
          from !== undefined &&
          to !== undefined &&
          from <= body.board &&
          body.board <= to,
      )
      .map((board) => boardLine(board, false));
    const shown = new Set(boards.flatMap(({ white, black }) => [white, black]));
    return {
      device: id,
      label,
      event,
      name: desk.event.body.name,
      ...(from !== undefined &&
        to !== undefined && { reach: { from, to, ...(only !== undefined && { round: only }) } }),
      ...(round !== undefined && { round: { round: round.round, state: round.state } }),
      boards,
      names: Object.fromEntries(Object.entries(namesOf(desk)).filter(([player]) => shown.has(player))),
    };
  },
});

/** What a check-in screen shows: all players who may play the next round, and who has checked in. */
export const deviceCheckIn = defineQuestion({
  kind: 'device.check-in',
  input: z.strictObject({}),
  answer: z.strictObject({
    label: z.string(),
    event: z.string(),
    name: z.string(),
    /** The next round; absent if all are paired. */
    round: z.int().optional(),
    players: z.array(z.strictObject({ player: z.string(), name: z.string(), here: z.boolean() })),
  }),
  ask: async (reading, _input, { viewer }) => {
    if (viewer.device === undefined) throw new Refused([forbidden('not-allowed', { act: 'device.check-in' })]);
    const { label, event, from } = viewer.device;
    const desk = await deskOf(reading, event);
    const [next, names] = [lastRound(desk) + 1, namesOf(desk)];
    const { name, rounds, state } = desk.event.body;
    // A phone for boards sees no players here.
    const isOpen = from === undefined && next <= rounds && (state === 'registered' || state === 'running');
    return {
      label,
      event,
      name,
      ...(isOpen && { round: next }),
      players: (isOpen ? activeEntries(desk) : [])
        .filter(({ body }) => !hasLeave(body, next))
        .map(({ body: { player, absences } }) => ({
          player,
          name: names[player] ?? player,
          here: !absences.includes(next),
        })),
    };
  },
});

/** Phones of an event, newest first. */
export const searchDevices = defineQuestion({
  kind: 'device.search',
  input: z.strictObject({ event: z.string() }),
  answer: z.strictObject({
    devices: z.array(
      z.strictObject({
        device: z.string(),
        ...deviceSchema.omit({ event: true }).shape,
        /** Name of the account that handed it out. */
        name: z.string(),
        /** `open`: the code has not been used yet; `over`: expired or revoked. */
        state: z.enum(['open', 'taken-up', 'over']),
      }),
    ),
  }),
  scope: async (reading, { event }) => eventScope(await reading.get(eventKind, event)),
  ask: async (reading, { event }, { at }) => {
    const found = await reading.find(deviceKind, { key: 'event', equals: event });
    const accounts = await reading.getMany(accountKind, [...new Set(found.map(({ body }) => body.account))]);
    const names = new Map(accounts.map(({ id, body }) => [id, body.name]));
    return {
      devices: found
        .map(({ id, body: { event: _event, ...device } }) => {
          const isOver = device.revokedAt !== undefined || device.expires <= at;
          const taken = device.takenUpAt === undefined ? ('open' as const) : ('taken-up' as const);
          const name = names.get(device.account) ?? device.account;
          return { device: id, ...device, name, state: isOver ? ('over' as const) : taken };
        })
        .sort((a, b) => Number(b.device) - Number(a.device)),
    };
  },
});
