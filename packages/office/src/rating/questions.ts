import { listDifferences } from './lists/list-differences.ts';
import { listSections } from './lists/list-sections.ts';
import { previewList } from './lists/preview-list.ts';
import { previewRevision } from './lists/preview-revision.ts';
import { readList } from './lists/read-list.ts';
import { readPeriod } from './lists/read-period.ts';
import { searchLists } from './lists/search-lists.ts';
import { verifyPublished } from './lists/verify-published.ts';
import { explainLiveRating } from './player/explain-live-rating.ts';
import { explainRating, ratingDocument } from './player/explain-rating.ts';
import { liveRating } from './player/live-rating.ts';
import { playerEvents } from './player/player-events.ts';
import { ratingHistory } from './player/rating-history.ts';

export { type WholeList, wholeList } from './lists/whole-list.ts';

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
