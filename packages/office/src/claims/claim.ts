import { z } from 'zod';
import { recordKind } from '../kit/record-kind.ts';
import { listId } from '../rating/lists/list.ts';

/** `open` awaits the officer, `appealed` the commission; the other states are final. */
export const CLAIM_STATES = [
  'open',
  'upheld',
  'rejected',
  'appealed',
  'appeal-upheld',
  'appeal-rejected',
  'withdrawn',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

export const CLAIM_VERDICTS = ['upheld', 'rejected'] as const;

export const claimTextSchema = z.string().trim().min(1).max(5000);

/** The player's claim about a game: how it ended for the player, or what else is wrong (D-OFF-160). */
export const CLAIMED_OUTCOMES = ['won', 'drawn', 'lost'] as const;
const claimedWrongSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('result'), outcome: z.enum(CLAIMED_OUTCOMES) }),
  z.strictObject({ kind: z.literal('colours') }),
  z.strictObject({ kind: z.literal('not-played') }),
  z.strictObject({ kind: z.literal('missing') }),
]);
export type ClaimedWrong = z.infer<typeof claimedWrongSchema>;

/**
 * What is contested: the whole line of the list, or a game on it, including a missing one or one that was not the
 * player's.
 */
export const claimMatterSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('line') }),
  z.strictObject({
    kind: z.literal('game'),
    event: z.string(),
    round: z.int().min(1).max(999),
    opponent: z.string(),
    wrong: claimedWrongSchema.optional(),
  }),
]);
export type ClaimMatter = z.infer<typeof claimMatterSchema>;

/** The days on which the regulation accepts claims against the list. */
export const claimWindowSchema = z.strictObject({
  regulation: z.string(),
  article: z.string(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
});
export type ClaimWindow = z.infer<typeof claimWindowSchema>;

/** A vote of the sports commission, whose rulings record it (fce-1990, Comissió 7). */
export const commissionVoteSchema = z.strictObject({
  members: z.int().min(1).max(99),
  inFavour: z.int().min(0).max(99),
  against: z.int().min(0).max(99),
  president: z.enum(['in-favour', 'against', 'abstains']),
});

const claimDecisionSchema = z.strictObject({
  verdict: z.enum(CLAIM_VERDICTS),
  by: z.string(),
  on: z.iso.date(),
  reason: z.string(),
  /** The correction made; absent if an answer was enough. */
  correction: z.string().optional(),
  vote: commissionVoteSchema.optional(),
});
export type ClaimDecision = z.infer<typeof claimDecisionSchema>;

export const claimSchema = z.strictObject({
  player: z.string(),
  list: z.strictObject({ series: z.string(), date: z.iso.date() }),
  about: claimMatterSchema,
  text: claimTextSchema,
  evidence: z.array(z.strictObject({ text: claimTextSchema, by: z.string(), on: z.iso.date() })),
  openedBy: z.string(),
  /** The day that counts: when the office received the claim. */
  openedOn: z.iso.date(),
  /** Absent if the regulation sets no time limit. */
  window: claimWindowSchema.optional(),
  state: z.enum(CLAIM_STATES),
  decision: claimDecisionSchema.optional(),
  appeal: z
    .strictObject({
      text: claimTextSchema,
      by: z.string(),
      /** The day that counts: when the office received the appeal. */
      on: z.iso.date(),
      /** For an appeal on paper: who submitted it, and when the office (`by`) entered it (D-OFF-438). */
      onPaper: z.strictObject({ from: z.string(), enteredOn: z.iso.date() }).optional(),
      /** A withdrawn appeal leaves the decision in place. */
      withdrawnOn: z.iso.date().optional(),
    })
    .optional(),
  appealDecision: claimDecisionSchema.optional(),
  withdrawnOn: z.iso.date().optional(),
});
export type Claim = z.infer<typeof claimSchema>;

export const claimKind = recordKind('claim', claimSchema, (claim) => ({
  player: claim.player,
  line: claimLine(claim.list, claim.player),
  state: `${claim.state}/${claim.openedOn}`,
  /** The inbox, by the day the wait began. */
  waiting: waitingSince(claim),
  event: claim.about.kind === 'game' ? claim.about.event : undefined,
}));

export const claimLine = ({ series, date }: Claim['list'], player: string): string =>
  `${listId(series, date)}/${player}`;

export function waitingSince({ state, openedOn, appeal }: Claim): string | undefined {
  if (state === 'open') return openedOn;
  return state === 'appealed' ? appeal?.on : undefined;
}
