import { clubMembers } from './club-members.ts';
import { keptApart } from './kept-apart.ts';
import { previewMerge } from './preview-merge.ts';
import { recordHistory } from './record-history.ts';
import { searchActs } from './search-acts.ts';
import { searchClubs } from './search-clubs.ts';
import { searchPlayers } from './search-players.ts';
import { searchSanctions } from './search-sanctions.ts';
import { searchSimilarPlayers } from './search-similar-players.ts';
import { showClub } from './show-club.ts';
import { showFederation } from './show-federation.ts';
import { showPlayer } from './show-player.ts';
import { suspectedDuplicates } from './suspected-duplicates.ts';

export const registryQuestions = [
  showFederation,
  searchClubs,
  showClub,
  clubMembers,
  searchPlayers,
  showPlayer,
  suspectedDuplicates,
  keptApart,
  searchSimilarPlayers,
  previewMerge,
  searchSanctions,
  recordHistory,
  searchActs,
] as const;
