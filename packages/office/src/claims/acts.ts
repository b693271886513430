export { appealClaim } from './appeal-claim.ts';
export { addEvidence, decideClaim, withdrawClaim } from './claim-acts.ts';
export { decideAppeal } from './decide-appeal.ts';
export { openClaim } from './open-claim.ts';
