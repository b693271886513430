export { enterNormElsewhere, revokeNormElsewhere } from './performance/enter-norm-elsewhere.ts';
export { enterTitleByPlace, revokeTitleByPlace } from './performance/enter-title-by-place.ts';
export { applyPromotion, revokePromotion } from './promotion-acts.ts';
export { recordNormByRating } from './record-norm-by-rating.ts';
export { recordNorms } from './record-norms.ts';
export { recordPromotions } from './record-promotions.ts';
export { revokeNorm } from './revoke-norm.ts';
export { awardTitle, grantTitle, withdrawTitle } from './title-acts.ts';
