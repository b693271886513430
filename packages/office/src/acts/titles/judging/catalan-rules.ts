/** What the office asks of the rules of Catalan Master and of the sports commission. */
export { normByRating } from '../../../../../regulations/src/fce-1990/catalan-master/norm-by-rating.ts';
export {
  type NormRecord,
  type NormsHeld,
  normsHeld,
} from '../../../../../regulations/src/fce-1990/catalan-master/norms-held.ts';
export { type NormRules, normRules } from '../../../../../regulations/src/fce-1990/catalan-master/parameters.ts';
export {
  type TitleVerdict,
  titleVerdict,
} from '../../../../../regulations/src/fce-1990/catalan-master/title-grounds.ts';
export { commissionVote } from '../../../../../regulations/src/fce-1990/office-terms/commission-vote.ts';
