export { clubMembers, searchClubs, showClub } from './clubs/club-questions.ts';
export { showFederation } from './federation/show-federation.ts';
export { showIdentity } from './identity/show-identity.ts';
export { previewMerge, suspectedDuplicates } from './merging/merge-questions.ts';
export { keptApart } from './merging/search-kept-apart.ts';
export { searchPlayers } from './players/search-players.ts';
export { searchSimilarPlayers } from './players/search-similar-players.ts';
export { showPlayer } from './players/show-player.ts';
export { searchSanctions } from './sanctions/search-sanctions.ts';
