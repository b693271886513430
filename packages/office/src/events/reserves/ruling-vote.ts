import { dayFrom, type IsoDate } from '@escala/core';
import type { commissionVoteSchema } from '../../claims/claim.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import { commissionVote } from '../../titles/judging/catalan-rules.ts';

type Vote = ReturnType<(typeof commissionVoteSchema)['parse']>;

/** fce-1990, Comissió 7: where the vote is told, it has to carry the ruling (D-OFF-234). */
export function rulingVoteRefusals(
  federation: Federation | undefined,
  vote: Vote | undefined,
  today: IsoDate,
): Refusal[] {
  if (vote === undefined || federation?.competitionRules !== 'fce-1990') return [];
  const { outcome, reasons } = commissionVote(vote, dayFrom(today));
  if (outcome === 'adopted') return [];
  const { inFavour, against, members } = vote;
  const quorum = reasons.find(({ code }) => code === 'fce-1990.commission-quorum');
  const { article } = (outcome === 'invalid' ? quorum : undefined) ?? reasons.at(-1)!;
  return [
    invalid('ruling-vote', { outcome, inFavour, against, members }, { field: 'vote', regulation: 'fce-1990', article }),
  ];
}
