import { dayFrom, daysInclusive, type IsoDate } from '@escala/core';
import { z } from 'zod';
import { type Actor, isOwnPlayer } from '../access/actor.ts';
import type { AskedBy } from '../kit/question.ts';
import type { Kept } from '../ports.ts';
import { birthYearOf, type Player } from '../registry/players/player.ts';
import { type Claim, type ClaimDecision, claimSchema, waitingSince } from './claim.ts';

const FULL_AGE = 18;

/**
 * Whether the player was of age before this year: by the year alone, since a claim that opens on a birthday would tell
 * the day (D-OFF-101). Without a year, nobody knows.
 */
export function isOfAge(player: Pick<Player, 'birthDate' | 'birthYear'>, today: IsoDate): boolean {
  const year = birthYearOf(player);
  return year !== undefined && `${year + FULL_AGE}-12-31` <= today;
}

const { shape } = claimSchema;

/** A claim as a viewer sees it, with its deadlines. What the player and others wrote is not public. */
export const shownClaimSchema = z.strictObject({
  claim: z.string(),
  version: z.int(),
  player: shape.player,
  list: shape.list,
  about: shape.about,
  state: shape.state,
  openedOn: shape.openedOn,
  window: shape.window,
  decision: shape.decision,
  appealedOn: z.iso.date().optional(),
  appealDecision: shape.appealDecision,
  withdrawnOn: shape.withdrawnOn,
  text: shape.text.optional(),
  evidence: shape.evidence.optional(),
  openedBy: shape.openedBy.optional(),
  appeal: shape.appeal,
  /** Who has to decide. */
  waitsFor: z.enum(['officer', 'commission']).nullable(),
  /** Days that the claim or its appeal has been waiting; null when it no longer is. */
  daysWaiting: z.int().nullable(),
  /** Days left for claims against the list, including today; null if there is no time limit. */
  daysLeft: z.int().nullable(),
});
type ShownClaim = z.infer<typeof shownClaimSchema>;

export function shownClaim({ id, version, body }: Kept<Claim>, { viewer, today }: AskedBy): ShownClaim {
  const since = waitingSince(body);
  const isOfParty = isParty(body, viewer);
  const facts = {
    claim: id,
    version,
    player: body.player,
    list: body.list,
    about: body.about,
    state: body.state,
    openedOn: body.openedOn,
    window: body.window,
    decision: isOfParty ? body.decision : asOffice(body.decision, 'officer'),
    appealedOn: body.appeal?.on,
    appealDecision: isOfParty ? body.appealDecision : asOffice(body.appealDecision, 'commission'),
    withdrawnOn: body.withdrawnOn,
    ...(isOfParty ? privateParts(body) : {}),
    waitsFor: body.state === 'open' ? 'officer' : body.state === 'appealed' ? 'commission' : null,
    daysWaiting: since === undefined ? null : dayFrom(today) - dayFrom(since),
    daysLeft: body.window === undefined ? null : daysLeft(body.window.lastDay, today),
  };
  return shownClaimSchema.parse(facts);
}

export function daysLeft(lastDay: IsoDate, today: IsoDate): number {
  return Math.max(0, daysInclusive(dayFrom(today), dayFrom(lastDay)));
}

function privateParts({
  text,
  evidence,
  openedBy,
  appeal,
}: Claim): Pick<Claim, 'text' | 'evidence' | 'openedBy' | 'appeal'> {
  return { text, evidence, openedBy, appeal };
}

/** Other viewers see the role that decided, not the account (D-OFF-264). */
function asOffice(decision: ClaimDecision | undefined, by: 'officer' | 'commission'): ClaimDecision | undefined {
  return decision && { ...decision, by };
}

/** The player, the office and the commission see everything. */
export function isParty({ player }: Claim, viewer: Actor): boolean {
  return isOwnPlayer(viewer, player) || viewer.roles.some((role) => role === 'officer' || role === 'commission');
}

/** The public sees decided claims of players of age, but nothing pending or withdrawn (D-OFF-85). */
export function maySee(claim: Claim, player: Player | undefined, { viewer, today }: AskedBy): boolean {
  if (isParty(claim, viewer)) return true;
  const isDecided = claim.decision !== undefined && waitingSince(claim) === undefined;
  return isDecided && player !== undefined && isOfAge(player, today);
}
