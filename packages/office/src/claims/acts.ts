export { addEvidence } from './add-evidence.ts';
export { appealClaim } from './appeal-claim.ts';
export { decideAppeal } from './decide-appeal.ts';
export { decideClaim } from './decide-claim.ts';
export { openClaim } from './open-claim.ts';
export { withdrawClaim } from './withdraw-claim.ts';
