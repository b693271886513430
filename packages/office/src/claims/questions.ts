export { claimsOfLine } from './claims-of-line.ts';
export { claimsOfPlayer } from './claims-of-player.ts';
export { readClaim } from './read-claim.ts';
export { searchClaims } from './search-claims.ts';
