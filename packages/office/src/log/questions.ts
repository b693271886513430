export { recordHistory } from './record-history.ts';
export { searchActs } from './search-acts.ts';
