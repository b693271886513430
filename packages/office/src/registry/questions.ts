import { recordHistory } from '../log/record-history.ts';
import { searchActs } from '../log/search-acts.ts';
import { clubMembers } from './clubs/club-members.ts';
import { searchClubs } from './clubs/search-clubs.ts';
import { showClub } from './clubs/show-club.ts';
import { showFederation } from './federation/show-federation.ts';
import { previewMerge } from './merging/preview-merge.ts';
import { keptApart } from './merging/search-kept-apart.ts';
import { suspectedDuplicates } from './merging/suspected-duplicates.ts';
import { searchPlayers } from './players/search-players.ts';
import { searchSimilarPlayers } from './players/search-similar-players.ts';
import { showPlayer } from './players/show-player.ts';
import { searchSanctions } from './sanctions/search-sanctions.ts';

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
