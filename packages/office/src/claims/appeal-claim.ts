import { z } from 'zod';
import { isOwnPlayer } from '../access/actor.ts';
import { put, refuse } from '../kit/act.ts';
import { invalid, type Refusal } from '../kit/refusal.ts';
import { nameSchema } from '../kit/written-form.ts';
import { listId, listKind } from '../rating/lists/list.ts';
import { claimKind, claimTextSchema } from './claim.ts';
import { claimAct } from './claim-act.ts';
import { isWithin, windowOfAppeal } from './window-of-list.ts';

const commandSchema = z.strictObject({
  claim: z.string(),
  version: z.int().min(1),
  text: claimTextSchema,
  /** For an appeal on paper: who submitted it, and the day it reached the office. */
  onPaper: z.strictObject({ from: nameSchema, receivedOn: z.iso.date() }).optional(),
});
type Command = z.infer<typeof commandSchema>;

/** The player does not accept the officer's answer and appeals to the sports commission, once (D-OFF-81). */
export const appealClaim = claimAct({
  kind: 'claim.appeal',
  command: commandSchema,
  outcome: z.strictObject({ claim: z.string(), state: z.literal('appealed') }),
  load: async (reading, _command, _ports, { claim: { body } }) => ({
    list: body.list && (await reading.get(listKind, listId(body.list.series, body.list.date))),
  }),
  states: ['upheld', 'rejected'],
  decide: ({ claim: { id, version, body }, ...facts }, command, { actor, today }) => {
    const decidedOn = body.decision!.on;
    const term = facts.list && windowOfAppeal(facts.list.body, decidedOn);
    const on = command.onPaper?.receivedOn ?? today;
    const ofPaper = paperRefusals(command, isOwnPlayer(actor, body.player), decidedOn, today);
    const refused = [
      ...ofPaper,
      ...(body.appeal === undefined ? [] : [invalid('claim-appealed-before', { on: body.appeal.on })]),
      ...(term === undefined || ofPaper.length > 0 || isWithin(term, on)
        ? []
        : [invalid('claim-appeal-out-of-time', { decidedOn, lastDay: term.lastDay, today: on })]),
    ];
    if (refused.length > 0) return refuse(...refused);
    const onPaper = command.onPaper && { from: command.onPaper.from, enteredOn: today };
    const appeal = { text: command.text, by: actor.account, on, ...(onPaper && { onPaper }) };
    return {
      changes: [put(claimKind, id, version, { ...body, state: 'appealed' as const, appeal })],
      outcome: { claim: id, state: 'appealed' as const },
    };
  },
});

/**
 * Nobody can appeal in a player's name: the office enters what the player, or someone on their behalf, submitted
 * (D-OFF-438).
 */
function paperRefusals({ onPaper }: Command, isOwn: boolean, decidedOn: string, today: string): Refusal[] {
  if (onPaper === undefined) return isOwn ? [] : [invalid('appeal-on-paper', {}, { field: 'onPaper.from' })];
  if (isOwn) return [invalid('appeal-own-paper', {}, { field: 'onPaper' })];
  const { receivedOn } = onPaper;
  const field = { field: 'onPaper.receivedOn' };
  if (receivedOn > today) return [invalid('date-after-today', { date: receivedOn, today }, field)];
  return receivedOn < decidedOn ? [invalid('appeal-before-decision', { date: receivedOn, decidedOn }, field)] : [];
}
