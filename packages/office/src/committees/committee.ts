import { z } from 'zod';
import { recordKind } from '../kit/record-kind.ts';

/** The sports commission, and the competition committee: two bodies (D-OFF-234). */
export const COMMITTEES = ['sports', 'competition'] as const;
export const committeeNameSchema = z.enum(COMMITTEES);
export type CommitteeName = (typeof COMMITTEES)[number];

export const OFFICES = ['president', 'secretary', 'member'] as const;
/** How a membership ends before its term (fce-1990, Comissió 3.1, 3.2). */
export const RELEASES = ['own-wish', 'council', 'vote', 'absences'] as const;

export const seatSchema = z.strictObject({
  /** From 1, never given again. */
  member: z.int().min(1),
  name: z.string().min(1).max(200),
  office: z.enum(OFFICES),
  /** What the member takes care of (Comissió 4.3). */
  task: z.string().max(200).exactOptional(),
  since: z.iso.date(),
  /** The general election from which the term runs (Comissió 2.2). */
  elected: z.iso.date(),
  left: z.strictObject({ on: z.iso.date(), by: z.enum(RELEASES) }).exactOptional(),
});
export type Seat = z.infer<typeof seatSchema>;

export const meetingSchema = z.strictObject({ on: z.iso.date(), present: z.array(z.int().min(1)).max(99) });

/** A decision that the board revoked (Comissió 6.1): which, and who had it discussed. */
export const revocationSchema = z.strictObject({
  decision: z.string().min(1).max(500),
  on: z.iso.date(),
  members: z.array(z.string()),
  judges: z.array(z.string()),
  reason: z.string(),
});

/** Who sits on a committee and came to its meetings (fce-1990, Comissió 1-6), under the committee's name. */
export const committeeSchema = z.strictObject({
  committee: committeeNameSchema,
  seats: z.array(seatSchema).max(500),
  meetings: z.array(meetingSchema).max(2000),
  revoked: z.array(revocationSchema).max(500),
});
export type Committee = z.infer<typeof committeeSchema>;

export const committeeKind = recordKind('committee', committeeSchema);
