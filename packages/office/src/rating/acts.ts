export { confirmCorrection } from './corrections/confirm-correction.ts';
export { publishHistory } from './publishing/publish-history.ts';
export { publishList } from './publishing/publish-list.ts';
export { reviseLists } from './publishing/revise-lists.ts';
