import { publishHistory } from './lists/publish-history.ts';
import { publishList } from './lists/publish-list.ts';
import { reviseLists } from './lists/revise-lists.ts';

export const ratingActs = [publishList, publishHistory, reviseLists] as const;
