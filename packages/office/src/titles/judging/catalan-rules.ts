/** What the office asks of the rules of Catalan Master and of the sports commission. */
export {
  commissionVote,
  type NormRecord,
  type NormRules,
  type NormsHeld,
  normByRating,
  normRules,
  normsHeld,
  type TitleVerdict,
  titleVerdict,
} from '@escala/regulations/fce-1990';
