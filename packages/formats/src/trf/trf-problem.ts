import type { Problem, Remark } from '../problems/problem.ts';

/** What can be wrong with the lines of a report. */
export const TRF_LINE_CODES = [
  'trf-empty',
  'trf-no-players',
  'trf-no-record',
  'trf-vega-own',
  'trf-unknown-record',
  'trf-record-twice',
  'trf-records-differ',
  'trf-not-a-number',
  'trf-not-allowed',
  'trf-missing',
  'trf-tab',
  'trf-misaligned',
  'trf-shifted',
  'trf-scoring-unknown',
] as const;

/** What can be wrong with the players and rounds taken together. */
export const TRF_CHECK_CODES = [
  'trf-number-missing',
  'trf-number-double',
  'trf-number-gap',
  'trf-player-unknown',
  'trf-count-differs',
  'trf-opponent-unknown',
  'trf-against-oneself',
  'trf-opponents-clash',
  'trf-result-one-sided',
  'trf-result-missing',
  'trf-result-unknown',
  'trf-result-without-opponent',
  'trf-bye-with-opponent',
  'trf-bye-of-paired',
  'trf-bye-of-two',
  'trf-results-clash',
  'trf-half-and-none',
  'trf-colour-unknown',
  'trf-colour-missing',
  'trf-colours-clash',
  'trf-too-many-rounds',
  'trf-points-differ',
  'trf-points-bye',
  'trf-date-unreadable',
  'trf-baku-points',
] as const;

/** What a report, or a tournament made from one, cannot hold. */
export const TRF_REMARK_CODES = [
  'trf-text-cut',
  'trf-number-too-long',
  'trf-not-in-edition',
  'trf-left-out',
  'trf-numbers-assigned',
  'trf-bye-points',
  'trf-bye-requested',
  'trf-points-lent-twice',
  'trf-older-edition',
  'trf-older-edition-unasked',
  'trf-scoring-uneven',
  'trf-rounds-unknown',
  'trf-rounds-needed',
  'trf-initial-colour-unknown',
  'trf-title-unknown',
  'trf-event-incomplete',
  'trf-system-assumed',
  'trf-time-control-unreadable',
] as const;

/** What a report lacks before FIDE takes it. */
export const TRF_GAP_CODES = [
  'trf-gap-name',
  'trf-gap-city',
  'trf-gap-federation',
  'trf-gap-start',
  'trf-gap-end',
  'trf-gap-arbiter',
  'trf-gap-arbiter-number',
  'trf-gap-deputy-number',
  'trf-gap-time-control',
  'trf-gap-round-dates',
  'trf-gap-rounds',
  'trf-gap-results',
  'trf-gap-unusual-results',
  'trf-gap-type-code',
  'trf-gap-rank',
  'trf-gap-player-name',
  'trf-gap-player-number',
  'trf-gap-player-federation',
  'trf-gap-player-birth',
  'trf-gap-player-birth-year',
  'trf-gap-player-sex',
  'trf-gap-player-title',
] as const;

export type TrfCode = (typeof TRF_LINE_CODES)[number] | (typeof TRF_CHECK_CODES)[number];
export type TrfProblem = Problem<TrfCode | 'too-many'>;
export type TrfGap = Remark<(typeof TRF_GAP_CODES)[number]>;
export type TrfRemark = Remark<(typeof TRF_REMARK_CODES)[number]>;
