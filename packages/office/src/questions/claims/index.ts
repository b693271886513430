import { claimsOfLine } from './claims-of-line.ts';
import { readClaim } from './read-claim.ts';
import { searchClaims } from './search-claims.ts';

export const claimsQuestions = [readClaim, searchClaims, claimsOfLine] as const;
