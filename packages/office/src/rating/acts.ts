export { publishHistory } from './lists/publish-history.ts';
export { publishList } from './lists/publish-list.ts';
export { reviseLists } from './lists/revise-lists.ts';
