import { addEvidence } from './add-evidence.ts';
import { appealClaim } from './appeal-claim.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decideClaim } from './decide-claim.ts';
import { openClaim } from './open-claim.ts';
import { withdrawClaim } from './withdraw-claim.ts';

export const claimsActs = [openClaim, addEvidence, withdrawClaim, decideClaim, appealClaim, decideAppeal] as const;
