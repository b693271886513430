import { dayFrom, findingOf } from '@escala/core';
import { z } from 'zod';
import { refusalOfFinding } from '../events/event-refusals.ts';
import { put, refuse } from '../kit/act.ts';
import { invalid, missing, type Refusal } from '../kit/refusal.ts';
import { nameSchema } from '../kit/written-form.ts';
import { committeeKind, committeeNameSchema, RELEASES, type Seat, seatSchema } from './committee.ts';
import { committeeAct } from './committee-act.ts';
import { missesTooMuch, seatedOn } from './committee-rules.ts';

const seen = { committee: committeeNameSchema, version: z.int().min(0) };
const { office, task, since, elected } = seatSchema.shape;

/** Somebody is appointed to a committee (fce-1990, Comissió 1.1, 1.2, 2.2, 4.1). */
export const seatMember = committeeAct({
  kind: 'committee.seat',
  command: z.strictObject({ ...seen, name: nameSchema, office, task: task.unwrap().optional(), since, elected }),
  outcome: z.strictObject({ committee: z.string(), version: z.int(), member: z.int() }),
  decide: ({ kept, rules }, { committee, version: _seen, task: of, ...told }) => {
    const { seats } = kept.body;
    const seated = seatedOn(kept.body, told.since, rules);
    const refused: Refusal[] = [];
    if (told.since < told.elected)
      refused.push(invalid('seat-before-election', { since: told.since, elected: told.elected }, { field: 'since' }));
    const president = seated.find((seat) => seat.office === 'president');
    if (told.office === 'president' && president !== undefined)
      refused.push(invalid('president-there', { name: president.name }, { field: 'office' }));
    // Fewer than the least number is no fault of an appointment: a commission fills up member by member (D-OFF-1282).
    const size = rules?.size(seated.length + 1, dayFrom(told.since));
    if (size?.holds === 'no' && rules?.size(seated.length, dayFrom(told.since)).holds === 'yes')
      refused.push(refusalOfFinding(findingOf(size, 'error'), 'name'));
    if (refused.length > 0) return refuse(...refused);
    const member = Math.max(0, ...seats.map((seat) => seat.member)) + 1;
    const seat: Seat = { member, ...told, ...(of !== undefined && of !== '' && { task: of }) };
    return {
      changes: [put(committeeKind, kept.id, kept.version, { ...kept.body, seats: [...seats, seat] })],
      outcome: { committee, version: kept.version + 1, member },
    };
  },
});

/** A membership ends: by own wish, by the council, by all the others, or for absences (fce-1990, Comissió 3.1, 3.2). */
export const releaseMember = committeeAct({
  kind: 'committee.release',
  command: z.strictObject({
    ...seen,
    member: z.int().min(1),
    on: z.iso.date(),
    by: z.enum(RELEASES),
    /** Votes of the other members, for a release by vote. */
    inFavour: z.int().min(0).max(99).optional(),
  }),
  reason: 'required',
  outcome: z.strictObject({ committee: z.string(), version: z.int() }),
  decide: ({ kept, rules }, { committee, member, on, by, inFavour = 0 }) => {
    const seat = kept.body.seats.find((each) => each.member === member && each.left === undefined);
    if (seat === undefined) return refuse(missing('member-unknown', { member }, { field: 'member' }));
    const others = seatedOn(kept.body, on, rules).filter((each) => each.member !== member).length;
    const refused: Refusal[] = [];
    const removal = by === 'vote' ? rules?.mayBeRemoved(others, inFavour, false) : undefined;
    if (removal?.holds === 'no') refused.push(refusalOfFinding(findingOf(removal, 'error'), 'inFavour'));
    if (by === 'absences' && missesTooMuch(rules, kept.body, seat, dayFrom(on)).length === 0)
      refused.push(invalid('member-attends', { name: seat.name }, { field: 'by' }));
    if (refused.length > 0) return refuse(...refused);
    const seats = kept.body.seats.map((each) => (each === seat ? { ...seat, left: { on, by } } : each));
    return {
      changes: [put(committeeKind, kept.id, kept.version, { ...kept.body, seats })],
      outcome: { committee, version: kept.version + 1 },
    };
  },
});
