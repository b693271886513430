import { publishHistory } from './publish-history.ts';
import { publishList } from './publish-list.ts';
import { reviseLists } from './revise-lists.ts';

export const ratingActs = [publishList, publishHistory, reviseLists] as const;
