import { claimsOfLine } from './claims-of-line.ts';
import { claimsOfPlayer } from './claims-of-player.ts';
import { readClaim } from './read-claim.ts';
import { searchClaims } from './search-claims.ts';

export const claimsQuestions = [readClaim, searchClaims, claimsOfLine, claimsOfPlayer] as const;
