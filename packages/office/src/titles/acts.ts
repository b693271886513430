import { applyPromotion } from './apply-promotion.ts';
import { grantTitle } from './grant-title.ts';
import { recordNormByRating } from './record-norm-by-rating.ts';
import { recordNorms } from './record-norms.ts';
import { recordPromotions } from './record-promotions.ts';
import { revokeNorm } from './revoke-norm.ts';
import { revokePromotion } from './revoke-promotion.ts';

export const titlesActs = [
  recordNorms,
  recordNormByRating,
  revokeNorm,
  grantTitle,
  recordPromotions,
  applyPromotion,
  revokePromotion,
] as const;
