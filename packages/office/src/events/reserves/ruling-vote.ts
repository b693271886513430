import type { IsoDate } from '@escala/core';
import type { commissionVoteSchema } from '../../claims/claim.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import { votedBy } from '../book-of-event.ts';

type Vote = ReturnType<(typeof commissionVoteSchema)['parse']>;

/** fce-1990, Comissió 7: if a vote is given, it must carry the ruling (D-OFF-234). */
export function rulingVoteRefusals(
  federation: Federation | undefined,
  vote: Vote | undefined,
  today: IsoDate,
): Refusal[] {
  const voted = votedBy(federation, vote, today, 'competition');
  if (vote === undefined || voted === undefined || voted.outcome === 'adopted') return [];
  const { inFavour, against, members } = vote;
  const { outcome, regulation, article } = voted;
  return [invalid('ruling-vote', { outcome, inFavour, against, members }, { field: 'vote', regulation, article })];
}
