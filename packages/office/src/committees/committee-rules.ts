import { type Day, dayFrom, type IsoDate, writeDay } from '@escala/core';
import type { CommissionRules } from '@escala/regulations';
import { bookOfFederation } from '../events/book-of-event.ts';
import type { Federation } from '../registry/federation/federation.ts';
import type { Committee, CommitteeName, Seat } from './committee.ts';

/** The rules of the federation's book, which are those of the sports commission alone. */
export const rulesOf = (
  federation: Federation | undefined,
  committee: CommitteeName = 'sports',
): CommissionRules | undefined =>
  committee === 'sports' ? bookOfFederation(federation)?.terms?.commission : undefined;

/** The last day of a term (Comissió 2.1, 2.2); without a rule it has none. */
export function untilOf(rules: CommissionRules | undefined, { elected }: Pick<Seat, 'elected'>): IsoDate | undefined {
  return rules && writeDay(rules.membershipEnds(dayFrom(elected)));
}

/** Who is in office on a day. */
export function seatedOn(
  { seats }: Pick<Committee, 'seats'>,
  day: IsoDate,
  rules: CommissionRules | undefined,
): readonly Seat[] {
  return seats.filter((seat) => {
    const until = untilOf(rules, seat);
    return seat.since <= day && (seat.left === undefined || day < seat.left.on) && (until === undefined || day < until);
  });
}

/** Whether the member came, meeting by meeting since the seat was taken. */
export const attendedBy = ({ meetings }: Pick<Committee, 'meetings'>, { member, since }: Seat): readonly boolean[] =>
  meetings.filter(({ on }) => on >= since).map(({ present }) => present.includes(member));

export const missesTooMuch = (rules: CommissionRules | undefined, committee: Committee, seat: Seat, day: Day) =>
  (rules?.attendance(attendedBy(committee, seat), day) ?? []).filter(({ holds }) => holds === 'no');
