export { siteSearch } from './site-search.ts';
