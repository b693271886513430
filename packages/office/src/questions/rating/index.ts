import { explainLiveRating } from './explain-live-rating.ts';
import { explainRating, ratingDocument } from './explain-rating.ts';
import { listDifferences } from './list-differences.ts';
import { listSections } from './list-sections.ts';
import { liveRating } from './live-rating.ts';
import { playerEvents } from './player-events.ts';
import { previewList } from './preview-list.ts';
import { previewRevision } from './preview-revision.ts';
import { ratingHistory } from './rating-history.ts';
import { readList } from './read-list.ts';
import { readPeriod } from './read-period.ts';
import { searchLists } from './search-lists.ts';
import { verifyPublished } from './verify-published.ts';

export { type WholeList, wholeList } from './whole-list.ts';

export const ratingQuestions = [
  explainLiveRating,
  explainRating,
  listDifferences,
  listSections,
  liveRating,
  playerEvents,
  previewList,
  previewRevision,
  ratingDocument,
  ratingHistory,
  readList,
  readPeriod,
  searchLists,
  verifyPublished,
] as const;
