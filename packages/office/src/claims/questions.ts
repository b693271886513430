export { readClaim, searchClaims } from './claim-questions.ts';
export { claimsOfLine, claimsOfPlayer } from './claims-shown-to.ts';
